/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

#include "app/game-offer.h"
#include "app/match-settings.h"
#include "app/preferences/own-program.h"
#include "config.h"
#include "match/deals/hand-of-day.h"
#include "match/record/record.h"
#include "school/friendly/friendly.h"

#define STORE_NAME "matches.db"
/* The environment variable that names another folder of shipped house rules, for a program that is not installed. */
#define HOUSE_RULES_VARIABLE "CHIEU_HOUSE_RULES"

/* A match that is read from the store to go on with it. */
typedef struct
{
  GCancellable *cancellable;     /* cancelled when another match is continued instead, or this one is given up */
  ChieuMatchOptions place;
} Going;

struct _ChieuSession
{
  GObject parent_instance;

  GSettings *settings;
  ChieuStore *store;             /* (nullable): NULL: it could not be opened */
  GCancellable *opening;         /* cancelled when the session is freed */
  gboolean is_open;              /* the store and the match in it have been opened, as far as possible */
  gboolean has_played;           /* a finished hand lay in the store, or one was played to its end since */
  char *folder;                  /* where matches and house rules are kept */
  GHashTable *shelves;           /* ChieuGame → ChieuRulesShelf, of the games asked for so far */
  ChieuMatch *match;             /* (nullable): the one on the mat */
  ChieuMatch *kept;              /* (nullable): the match that a try has replaced */
  GPtrArray *aside;              /* ChieuMatch: those that were open here before and are not over, with all that is not yet saved */
  ChieuOpenMatches *open;        /* what can be continued, as far as it is known */
  Going *going;                  /* (nullable): NULL: no match is on its way */
  gboolean is_try;               /* the match on the mat is a try */
  char *message;                 /* (nullable): what the person has still to be told about the store */
  ChieuPace forced_pace;         /* if pace_is_forced */
  gboolean pace_is_forced;
};

G_DEFINE_FINAL_TYPE (ChieuSession, chieu_session, G_TYPE_OBJECT)

enum
{
  MATCH_CHANGED,
  ANSWERS_LOST,
  OPENED,
  OPEN_CHANGED,
  WENT_ON,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
going_free (Going *going)
{
  g_object_unref (going->cancellable);
  g_free (going);
}

/* Stops what is on its way; "went-on" is not emitted. */
static void
drop_going (ChieuSession *self)
{
  if (self->going != NULL)
    g_cancellable_cancel (self->going->cancellable);
  g_clear_pointer (&self->going, going_free);
}

static void
add_message (ChieuSession *self,
             const char   *message)
{
  g_autofree char *before = g_steal_pointer (&self->message);

  self->message = before != NULL ? g_strconcat (before, "\n\n", message, NULL) : g_strdup (message);
}

static void
follow_settings_cb (ChieuSession *self)
{
  if (self->match == NULL)
    return;
  chieu_match_set_pace (self->match, chieu_session_get_pace (self));
  chieu_match_set_auto_boc (self->match, g_settings_get_boolean (self->settings, "auto-boc"));
}

/* Seats the program that the settings name, if the match has a seat for one. */
static void
seat_own_program (ChieuSession *self,
                  ChieuMatch   *match)
{
  g_autofree char *line = g_settings_get_string (self->settings, "own-program");
  g_auto (GStrv) command = NULL;
  g_autoptr (GError) error = NULL;

  if (!chieu_match_has_program_seat (match))
    return;
  command = chieu_own_program_make_command (line, self->folder, &error);
  chieu_match_set_program (match, (const char *const *) command, error != NULL ? error->message : NULL);
}

/* A try is saved nowhere. */
static void
hand_over_cb (ChieuSession *self)
{
  self->has_played = self->has_played || !self->is_try;
}

/* Puts @match (transfer full) (nullable) on the mat. */
static void
set_match (ChieuSession *self,
           ChieuMatch   *match)
{
  if (match != NULL)
    seat_own_program (self, match);
  if (self->match != NULL)
    {
      chieu_match_pause (self->match);
      g_signal_handlers_disconnect_by_func (self->match, hand_over_cb, self);
    }
  g_clear_object (&self->match);
  self->match = match;
  if (match != NULL)
    g_signal_connect_object (match, "hand-over", G_CALLBACK (hand_over_cb), self, G_CONNECT_SWAPPED);
  follow_settings_cb (self);
  g_signal_emit (self, signals[MATCH_CHANGED], 0);
}

/* ---- Matches that are open beside each other ---- */

static gboolean
has_place (ChieuMatch              *match,
           const ChieuMatchOptions *options)
{
  return match != NULL && chieu_match_options_share_place (chieu_match_get_options (match), options);
}

/* Removes the match that has the place of @options from those that were laid aside. Returns: (transfer full) (nullable): the
 * match */
static ChieuMatch *
take_from_aside (ChieuSession            *self,
                 const ChieuMatchOptions *options)
{
  for (guint i = 0; i < self->aside->len; i++)
    if (has_place (self->aside->pdata[i], options))
      return g_ptr_array_steal_index (self->aside, i);
  return NULL;
}

/* Puts @match (transfer full) on the mat instead of the open match, which is laid aside as it is, with the moves that could
 * not be saved. A try is not kept. */
static void
replace_match (ChieuSession *self,
               ChieuMatch   *match)
{
  g_autoptr (ChieuMatch) before = self->is_try ? g_steal_pointer (&self->kept)
                                  : self->match != NULL ? g_object_ref (self->match) : NULL;

  self->is_try = FALSE;
  set_match (self, match);
  if (before != NULL && !chieu_match_is_over (before) && !has_place (before, chieu_match_get_options (match)))
    g_ptr_array_add (self->aside, g_steal_pointer (&before));
}

ChieuOpenMatch
chieu_session_describe_match (ChieuMatch *match)
{
  ChieuOpenMatch open = { .played = g_get_real_time () / G_USEC_PER_SEC };
  const ChieuCarry *carry;
  ChieuResult result;

  g_return_val_if_fail (CHIEU_IS_MATCH (match), open);

  carry = chieu_match_get_carry (match);
  open.options = *chieu_match_get_options (match);
  open.hand = chieu_match_get_hand_number (match);
  open.ended = chieu_match_get_result (match, &result);
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    open.points[seat] = open.ended ? result.next.points[seat] : carry->points[seat];
  return open;
}

/* Puts @match (nullable) into the list of open matches if the store has not been able to save it. */
static void
add_unsaved (ChieuSession *self,
             ChieuMatch   *match)
{
  ChieuOpenMatch open;

  if (match == NULL || chieu_match_is_over (match)
      || chieu_open_matches_find (self->open, chieu_match_get_options (match)) != NULL)
    return;
  open = chieu_session_describe_match (match);
  g_array_append_val (self->open->matches, open);
}

/* Takes @open (transfer full) for the list of open matches. */
static void
set_open (ChieuSession     *self,
          ChieuOpenMatches *open)
{
  chieu_open_matches_free (self->open);
  self->open = open;
  add_unsaved (self, self->is_try ? self->kept : self->match);
  for (guint i = 0; i < self->aside->len; i++)
    add_unsaved (self, self->aside->pdata[i]);
  g_signal_emit (self, signals[OPEN_CHANGED], 0);
}

/* A question for the store's thread. */
typedef struct
{
  char *day;
  ChieuOpenMatches *open;        /* (nullable) */
} OpenQuestion;

static void
open_question_free (gpointer data)
{
  OpenQuestion *question = data;

  g_free (question->day);
  chieu_open_matches_free (question->open);
  g_free (question);
}

static gboolean
list_open_matches (ChieuDatabase  *database,
                   gpointer        data,
                   GCancellable   *cancellable,
                   GError        **error)
{
  OpenQuestion *question = data;

  question->open = chieu_open_matches_new (database, question->day, error);
  return question->open != NULL;
}

static void
open_listed_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      data)
{
  gpointer question;
  g_autoptr (GError) error = NULL;

  chieu_store_run_finish (result, &question, &error);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (error != NULL)
    g_message ("The open matches cannot be read: %s", error->message);
  set_open (data, ((OpenQuestion *) question)->open != NULL ? g_steal_pointer (&((OpenQuestion *) question)->open)
                                                            : chieu_open_matches_new_empty ());
}

void
chieu_session_look_for_open_matches (ChieuSession *self)
{
  OpenQuestion *question;

  g_return_if_fail (CHIEU_IS_SESSION (self));

  if (self->store == NULL)
    {
      set_open (self, chieu_open_matches_new_empty ());
      return;
    }
  question = g_new0 (OpenQuestion, 1);
  question->day = chieu_session_get_day (self);
  chieu_store_run_async (self->store, list_open_matches, question, open_question_free, self->opening, open_listed_cb, self);
}

static void
answers_lost_cb (const char *message,
                 gpointer    self)
{
  g_signal_emit (self, signals[ANSWERS_LOST], 0, message);
}

static gboolean
found_cb (const ChieuStoredHand *hand,
          gpointer               found)
{
  *(gboolean *) found = TRUE;
  return FALSE;
}

/* Runs in the store's thread. If the list of hands cannot be read, the store still opens. */
static gboolean
look_for_hand (ChieuDatabase  *database,
               gpointer        found,
               GCancellable   *cancellable,
               GError        **error)
{
  chieu_database_foreach_hand (database, 0, found_cb, found, NULL);
  return TRUE;
}

static void
store_opened_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      data)
{
  ChieuSession *self;
  gpointer found;
  g_autoptr (GError) error = NULL;
  g_autofree char *message = NULL;

  if (chieu_store_run_finish (result, &found, &error))
    {
      self = data;
      self->has_played = self->has_played || *(gboolean *) found;
      if (chieu_store_get_notice (self->store) != NULL)
        add_message (self, chieu_store_get_notice (self->store));
      return;
    }
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  self = data;
  message = g_strdup_printf (_("Nothing can be saved now: %s"), error->message);
  add_message (self, message);
  /* The school may hold the store longer than this session lives. */
  chieu_store_set_trouble_func (self->store, NULL, NULL);
  g_clear_pointer (&self->store, chieu_store_unref);
}

/* A match that was started meanwhile replaces the one that was left. */
static void
take_resumed_match (ChieuSession *self,
                    GAsyncResult *result)
{
  g_autoptr (ChieuMatch) match = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *news = NULL;

  match = chieu_match_resume_finish (self->store, result, &news, &error);
  if (error != NULL)
    {
      add_message (self, error->message);
      /* A match that cannot be resumed does not count as open any more. The list was read before that was known. */
      chieu_session_look_for_open_matches (self);
    }
  if (news != NULL)
    add_message (self, news);
  if (match != NULL && self->match == NULL)
    set_match (self, g_steal_pointer (&match));
}

static void
resumed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  ChieuSession *self;

  if (g_cancellable_is_cancelled (g_task_get_cancellable (G_TASK (result))))
    return;
  self = data;
  if (self->store != NULL)
    take_resumed_match (self, result);
  /* The list was asked for before, so it is there when "opened" is emitted. */
  self->is_open = TRUE;
  g_signal_emit (self, signals[OPENED], 0);
}

static void
open_store (ChieuSession *self,
            const char   *path)
{
  self->store = chieu_store_new (path);
  chieu_store_set_trouble_func (self->store, answers_lost_cb, self);
  self->opening = g_cancellable_new ();
  chieu_store_run_async (self->store, look_for_hand, g_new0 (gboolean, 1), g_free, self->opening, store_opened_cb, self);
  chieu_session_look_for_open_matches (self);
  chieu_match_resume_async (self->store, 0, self->opening, resumed_cb, self);
}

/* Returns: the house rules of the next match */
static const ChieuRules *
get_next_rules (ChieuSession         *self,
                const ChieuGameOffer *offer)
{
  ChieuRulesShelf *shelf = chieu_session_get_shelf (self, offer->game);
  g_autoptr (GSettings) own = chieu_game_offer_open_settings (offer, self->settings);
  g_autofree char *id = g_settings_get_string (own, "house-rules");

  return &chieu_rules_shelf_get (shelf, chieu_rules_shelf_find (shelf, id))->rules;
}

ChieuSession *
chieu_session_new (const char *folder,
                   GSettings  *settings)
{
  ChieuSession *self;
  g_autofree char *path = NULL;

  g_return_val_if_fail (folder != NULL, NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (CHIEU_TYPE_SESSION, NULL);
  self->settings = g_object_ref (settings);
  self->folder = g_strdup (folder);
  g_signal_connect_object (settings, "changed::pace", G_CALLBACK (follow_settings_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::auto-boc", G_CALLBACK (follow_settings_cb), self, G_CONNECT_SWAPPED);
  path = g_build_filename (folder, STORE_NAME, NULL);
  open_store (self, path);
  return self;
}

gboolean
chieu_session_is_open (ChieuSession *self)
{
  g_return_val_if_fail (CHIEU_IS_SESSION (self), FALSE);

  return self->is_open;
}

gboolean
chieu_session_has_played (ChieuSession *self)
{
  g_return_val_if_fail (CHIEU_IS_SESSION (self), FALSE);

  return self->has_played;
}

ChieuMatch *
chieu_session_get_match (ChieuSession *self)
{
  g_return_val_if_fail (CHIEU_IS_SESSION (self), NULL);

  return self->match;
}

ChieuRulesShelf *
chieu_session_open_shelf (const char      *folder,
                          const ChieuGame *game)
{
  const char *variable = g_getenv (HOUSE_RULES_VARIABLE);
  g_autofree char *shipped = NULL;
  g_autofree char *own = NULL;

  g_return_val_if_fail (folder != NULL && game != NULL, NULL);

  shipped = g_build_filename (variable != NULL ? variable : PKGDATADIR "/house-rules", game->id, NULL);
  /* House rules that the person made lie beside the matches that are played by them. */
  own = g_build_filename (folder, "house-rules", game->id, NULL);
  return chieu_rules_shelf_new (game, shipped, own);
}

ChieuRulesShelf *
chieu_session_get_shelf (ChieuSession    *self,
                         const ChieuGame *game)
{
  ChieuRulesShelf *shelf;

  g_return_val_if_fail (CHIEU_IS_SESSION (self), NULL);
  g_return_val_if_fail (game != NULL, NULL);

  shelf = g_hash_table_lookup (self->shelves, game);
  if (shelf == NULL)
    {
      shelf = chieu_session_open_shelf (self->folder, game);
      g_hash_table_insert (self->shelves, (gpointer) game, shelf);
    }
  return shelf;
}

char *
chieu_session_get_day (ChieuSession *self)
{
  g_autoptr (GDateTime) now = NULL;

  g_return_val_if_fail (CHIEU_IS_SESSION (self), NULL);

  now = g_date_time_new_now_local ();
  return chieu_day_to_name (now);
}

const ChieuOpenMatches *
chieu_session_get_open (ChieuSession *self)
{
  g_return_val_if_fail (CHIEU_IS_SESSION (self), NULL);

  return self->open;
}

ChieuStore *
chieu_session_get_store (ChieuSession *self)
{
  g_return_val_if_fail (CHIEU_IS_SESSION (self), NULL);

  return self->store;
}

char *
chieu_session_steal_message (ChieuSession *self)
{
  g_return_val_if_fail (CHIEU_IS_SESSION (self), NULL);

  return g_steal_pointer (&self->message);
}

ChieuPace
chieu_session_get_pace (ChieuSession *self)
{
  g_return_val_if_fail (CHIEU_IS_SESSION (self), CHIEU_PACE_NORMAL);

  return self->pace_is_forced ? self->forced_pace : chieu_pace_from_settings (self->settings);
}

gboolean
chieu_session_is_pace_forced (ChieuSession *self)
{
  g_return_val_if_fail (CHIEU_IS_SESSION (self), FALSE);

  return self->pace_is_forced;
}

void
chieu_session_force_pace (ChieuSession *self,
                          ChieuPace     pace)
{
  g_return_if_fail (CHIEU_IS_SESSION (self));

  self->forced_pace = pace;
  self->pace_is_forced = TRUE;
  follow_settings_cb (self);
}

static gboolean
begin_match (ChieuSession             *self,
             const ChieuMatchOptions  *options,
             GError                  **error)
{
  g_autoptr (ChieuMatch) ended = NULL;
  ChieuMatch *match = chieu_match_new (options, self->store, error);

  if (match == NULL)
    return FALSE;
  drop_going (self);
  ended = take_from_aside (self, options);
  replace_match (self, match);
  chieu_session_look_for_open_matches (self);
  return TRUE;
}

/* Makes the options of a single hand of @game for @seats, the person at @person, with the way of play and the level that are
 * set. */
static void
make_single_hand (ChieuSession      *self,
                  const ChieuGame   *game,
                  int                seats,
                  int                person,
                  ChieuMatchOptions *options)
{
  const char *level;

  chieu_match_settings_read (self->settings, game, 0, options);
  /* The person's own program gets the last seat only if it plays at all of them. */
  level = options->level[options->seats - 1];
  options->person = person;
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    options->level[seat] = seat < seats && seat != options->person ? level : NULL;
  options->seats = seats;
  options->hoi = CHIEU_HOI_HANDS;
  options->hoi_limit = 1;
}

gboolean
chieu_session_begin_day (ChieuSession     *self,
                         const ChieuGame  *game,
                         GError          **error)
{
  ChieuMatchOptions options;
  g_autofree char *day = NULL;

  g_return_val_if_fail (CHIEU_IS_SESSION (self) && game != NULL, FALSE);

  day = chieu_session_get_day (self);
  make_single_hand (self, game, game->max_seats, 0, &options);
  options.kind = CHIEU_MATCH_DAY;
  options.seed = chieu_random_match_seed (chieu_day_find_seed (game, day), 0);
  g_strlcpy (options.deal, day, sizeof options.deal);
  return begin_match (self, &options, error);
}

gboolean
chieu_session_find_rules (ChieuSession         *self,
                          const ChieuDealCode  *code,
                          ChieuRules           *rules,
                          const char          **name,
                          GError              **error)
{
  ChieuRulesShelf *shelf;

  g_return_val_if_fail (CHIEU_IS_SESSION (self) && code != NULL, FALSE);

  shelf = chieu_session_get_shelf (self, code->game);
  for (guint i = 0; i < chieu_rules_shelf_get_n (shelf); i++)
    {
      const ChieuHouseRules *set = chieu_rules_shelf_get (shelf, i);

      if (!chieu_deal_code_has_rules (code, &set->rules))
        continue;
      if (rules != NULL)
        *rules = set->rules;
      if (name != NULL)
        *name = code->usual ? _("the usual") : set->name;
      return TRUE;
    }
  /* If a game's usual rules differ from the switches' defaults, no set has these defaults; but codes of older versions mean
   * them. */
  if (code->defaults)
    {
      if (rules != NULL)
        chieu_deal_code_find_rules (code, rules);
      if (name != NULL)
        *name = _("the usual");
      return TRUE;
    }
  g_set_error_literal (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_CODE,
                       _("The deal uses house rules that you do not have: ask for their file too, and import it under House rules"));
  return FALSE;
}

gboolean
chieu_session_begin_shared (ChieuSession         *self,
                            const ChieuDealCode  *code,
                            GError              **error)
{
  ChieuMatchOptions options;
  ChieuRules rules;
  g_autofree char *name = NULL;

  g_return_val_if_fail (CHIEU_IS_SESSION (self) && code != NULL, FALSE);

  if (!chieu_session_find_rules (self, code, &rules, NULL, error))
    return FALSE;
  name = chieu_deal_code_to_string (code);
  make_single_hand (self, code->game, code->seats, 0, &options);
  options.kind = CHIEU_MATCH_SHARED;
  options.seed = chieu_random_match_seed (code->seed, 0);
  options.first_cai = code->cai + 1;
  options.rules = rules;
  g_strlcpy (options.deal, name, sizeof options.deal);
  return begin_match (self, &options, error);
}

gboolean
chieu_session_begin_friendly (ChieuSession  *self,
                              const char    *code,
                              GError       **error)
{
  ChieuMatchOptions options;

  g_return_val_if_fail (CHIEU_IS_SESSION (self) && code != NULL, FALSE);

  if (!chieu_friendly_read_options (code, &options, error) || !begin_match (self, &options, error))
    return FALSE;
  /* A person who has put the coach away wants it back here: the deal belongs to the coach. */
  g_settings_set_boolean (self->settings, "coach", TRUE);
  return TRUE;
}

gboolean
chieu_session_begin_match (ChieuSession *self,
                           guint64       seed,
                           GError      **error)
{
  const ChieuGameOffer *offer;
  ChieuMatchOptions options;

  g_return_val_if_fail (CHIEU_IS_SESSION (self), FALSE);

  offer = chieu_game_offer_get_chosen (self->settings);
  chieu_match_settings_read (self->settings, offer->game, seed, &options);
  options.rules = *get_next_rules (self, offer);
  return begin_match (self, &options, error);
}

/* ---- Going on, and giving up ---- */

static void
end_going (ChieuSession *self,
           gboolean      well)
{
  g_clear_pointer (&self->going, going_free);
  g_signal_emit (self, signals[WENT_ON], 0, well);
}

static void
gone_on_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  ChieuSession *self;
  g_autoptr (ChieuMatch) match = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *news = NULL;
  gboolean well;

  if (g_cancellable_is_cancelled (g_task_get_cancellable (G_TASK (result))))
    return;
  self = data;
  match = chieu_match_resume_finish (self->store, result, &news, &error);
  if (error != NULL)
    add_message (self, error->message);
  if (news != NULL)
    add_message (self, news);
  well = match != NULL;
  if (well)
    replace_match (self, g_steal_pointer (&match));
  chieu_session_look_for_open_matches (self);
  end_going (self, well);
}

void
chieu_session_go_on (ChieuSession            *self,
                     const ChieuMatchOptions *place)
{
  const ChieuOpenMatch *open;
  ChieuMatchOptions wanted;
  ChieuMatch *match;
  gint64 id;

  g_return_if_fail (CHIEU_IS_SESSION (self) && place != NULL);

  /* Copies: a match that comes on the mat may change the list, to which @place may belong, too. */
  wanted = *place;
  open = chieu_open_matches_find (self->open, place);
  id = open != NULL ? open->id : 0;
  drop_going (self);
  match = take_from_aside (self, &wanted);
  if (match != NULL)
    replace_match (self, match);
  else if (self->is_try && has_place (self->kept, &wanted))
    chieu_session_end_try (self);
  if (!self->is_try && has_place (self->match, &wanted))
    end_going (self, TRUE);
  else if (id == 0 || self->store == NULL)
    end_going (self, FALSE);
  else
    {
      self->going = g_new (Going, 1);
      *self->going = (Going) { g_cancellable_new (), wanted };
      chieu_match_resume_async (self->store, id, self->going->cancellable, gone_on_cb, self);
    }
}

static gboolean
give_up_match (ChieuDatabase  *database,
               gpointer        options,
               GCancellable   *cancellable,
               GError        **error)
{
  return chieu_open_matches_give_up (database, options, error);
}

void
chieu_session_give_up (ChieuSession            *self,
                       const ChieuMatchOptions *match)
{
  g_autoptr (ChieuMatch) aside = NULL;
  ChieuMatchOptions *options;

  g_return_if_fail (CHIEU_IS_SESSION (self) && match != NULL);

  options = g_memdup2 (match, sizeof *match);
  aside = take_from_aside (self, options);
  if (has_place (self->kept, options))
    g_clear_object (&self->kept);
  if (!self->is_try && has_place (self->match, options))
    set_match (self, NULL);
  if (self->going != NULL && chieu_match_options_share_place (&self->going->place, options))
    {
      drop_going (self);
      end_going (self, FALSE);
    }
  /* The store does this after everything of the match that is still to be saved. */
  if (self->store != NULL)
    chieu_store_run_async (self->store, give_up_match, options, g_free, NULL, NULL, NULL);
  else
    g_free (options);
  chieu_session_look_for_open_matches (self);
}

/* ---- Tries ---- */

/* The rules are those of the hand; the level of the players is the one that is set now. */
static void
set_try_options (ChieuSession      *self,
                 const ChieuRecord *record,
                 int                person,
                 ChieuMatchOptions *options)
{
  make_single_hand (self, record->game, record->carry.seats, person, options);
  if (record->carry.strict)
    options->way = CHIEU_WAY_NGHIEM;
  else if (options->way == CHIEU_WAY_NGHIEM)
    options->way = CHIEU_WAY_THUONG;
}

gboolean
chieu_session_play_on (ChieuSession       *self,
                       const ChieuRecord  *record,
                       guint               n_moves,
                       int                 person,
                       GError            **error)
{
  ChieuMatchOptions options;
  ChieuMatch *match;

  g_return_val_if_fail (CHIEU_IS_SESSION (self), FALSE);
  g_return_val_if_fail (record != NULL, FALSE);

  set_try_options (self, record, person, &options);
  match = chieu_match_new_from (&options, record, n_moves, error);
  if (match == NULL)
    return FALSE;
  drop_going (self);
  if (!self->is_try && self->match != NULL)
    g_set_object (&self->kept, self->match);
  self->is_try = TRUE;
  set_match (self, match);
  return TRUE;
}

gboolean
chieu_session_is_try (ChieuSession *self)
{
  g_return_val_if_fail (CHIEU_IS_SESSION (self), FALSE);

  return self->is_try;
}

void
chieu_session_end_try (ChieuSession *self)
{
  g_return_if_fail (CHIEU_IS_SESSION (self));

  if (!self->is_try)
    return;
  self->is_try = FALSE;
  set_match (self, g_steal_pointer (&self->kept));
}

static void
dispose (GObject *object)
{
  ChieuSession *self = CHIEU_SESSION (object);

  g_cancellable_cancel (self->opening);
  g_clear_object (&self->opening);
  drop_going (self);
  if (self->match != NULL)
    chieu_match_pause (self->match);
  g_clear_object (&self->match);
  g_clear_object (&self->kept);
  g_ptr_array_set_size (self->aside, 0);
  if (self->store != NULL)
    {
      chieu_store_set_trouble_func (self->store, NULL, NULL);
      chieu_store_flush (self->store);
    }
  g_clear_pointer (&self->store, chieu_store_unref);
  g_hash_table_remove_all (self->shelves);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (chieu_session_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  ChieuSession *self = CHIEU_SESSION (object);

  g_hash_table_unref (self->shelves);
  g_ptr_array_unref (self->aside);
  chieu_open_matches_free (self->open);
  g_free (self->folder);
  g_free (self->message);
  G_OBJECT_CLASS (chieu_session_parent_class)->finalize (object);
}

static void
chieu_session_class_init (ChieuSessionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->finalize = finalize;
  signals[MATCH_CHANGED] = g_signal_new ("match-changed", CHIEU_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                         NULL, G_TYPE_NONE, 0);
  signals[OPENED] = g_signal_new ("opened", CHIEU_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[OPEN_CHANGED] = g_signal_new ("open-changed", CHIEU_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[WENT_ON] = g_signal_new ("went-on", CHIEU_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                   G_TYPE_BOOLEAN);
  signals[ANSWERS_LOST] = g_signal_new ("answers-lost", CHIEU_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                        NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
chieu_session_init (ChieuSession *self)
{
  self->aside = g_ptr_array_new_with_free_func (g_object_unref);
  self->open = chieu_open_matches_new_empty ();
  self->shelves = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) chieu_rules_shelf_free);
}
