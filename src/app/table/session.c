/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session.h"

#include "config.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

#include "app/game-offer.h"
#include "app/match-settings.h"
#include "match/record/record.h"
#include "app/preferences/own-program.h"

#define STORE_NAME "matches.db"

struct _ChieuSession
{
  GObject parent_instance;

  GSettings *settings;
  ChieuStore *store;             /* (nullable): it could not be opened */
  GCancellable *opening;         /* cancelled when the session goes */
  gboolean is_open;              /* the store and the match in it, as far as they can be opened */
  gboolean has_played;           /* there is a hand in the store */
  char *folder;
  GHashTable *shelves;           /* ChieuGame → ChieuRulesShelf, of the games asked for so far */
  ChieuMatch *match;             /* (nullable) */
  ChieuMatch *kept;              /* (nullable): the match that a try has taken the place of */
  gboolean is_try;               /* the match is a try */
  GDateTime *last_played;        /* (nullable) */
  char *message;                 /* (nullable) */
  ChieuPace forced_pace;
  gboolean pace_is_forced;
};

G_DEFINE_FINAL_TYPE (ChieuSession, chieu_session, G_TYPE_OBJECT)

enum
{
  MATCH_CHANGED,
  ANSWERS_LOST,
  OPENED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

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

/* Seats the program that the settings name, where the match has a seat for one. */
static void
seat_own_program (ChieuSession *self,
                  ChieuMatch   *match)
{
  g_autofree char *line = g_settings_get_string (self->settings, "own-program");
  g_auto (GStrv) command = NULL;
  g_autoptr (GError) error = NULL;

  if (!chieu_match_has_program_seat (match))
    return;
  command = chieu_own_program_command (line, self->folder, &error);
  chieu_match_set_program (match, (const char *const *) command, error != NULL ? error->message : NULL);
}

static void
set_match (ChieuSession *self,
           ChieuMatch   *match)
{
  if (match != NULL)
    seat_own_program (self, match);
  if (self->match != NULL)
    chieu_match_pause (self->match);
  g_clear_object (&self->match);
  self->match = match;
  follow_settings_cb (self);
  g_signal_emit (self, signals[MATCH_CHANGED], 0);
}

/* Finds when the store was last written. Its own file hardly changes while it is open: moves go to the log beside it. */
static void
find_last_played (ChieuSession *self,
                  const char   *path)
{
  g_autofree char *log = g_strconcat (path, "-wal", NULL);
  const char *files[] = { path, log };
  gint64 latest = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GFile) file = g_file_new_for_path (files[i]);
      g_autoptr (GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_TIME_MODIFIED,
                                                      G_FILE_QUERY_INFO_NONE, NULL, NULL);

      if (info != NULL)
        latest = MAX (latest, (gint64) g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED));
    }
  if (latest > 0)
    self->last_played = g_date_time_new_from_unix_utc (latest);
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

  if (chieu_store_ask_finish (result, &found, &error))
    {
      self = data;
      self->has_played = *(gboolean *) found;
      if (chieu_store_get_notice (self->store) != NULL)
        add_message (self, chieu_store_get_notice (self->store));
      return;
    }
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  self = data;
  message = g_strdup_printf (_("Nothing can be saved now: %s"), error->message);
  add_message (self, message);
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
    add_message (self, error->message);
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
  chieu_store_ask_async (self->store, look_for_hand, g_new0 (gboolean, 1), g_free, self->opening, store_opened_cb, self);
  chieu_match_resume_async (self->store, self->opening, resumed_cb, self);
}

/* The house rules of the next match. */
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
  find_last_played (self, path);
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
chieu_session_get_shelf (ChieuSession    *self,
                         const ChieuGame *game)
{
  ChieuRulesShelf *shelf;

  g_return_val_if_fail (CHIEU_IS_SESSION (self), NULL);
  g_return_val_if_fail (game != NULL, NULL);

  shelf = g_hash_table_lookup (self->shelves, game);
  if (shelf == NULL)
    {
      const char *variable = g_getenv ("CHIEU_HOUSE_RULES");
      g_autofree char *shipped = g_build_filename (variable != NULL ? variable : PKGDATADIR "/house-rules", game->id, NULL);
      /* House rules that the person made lie beside the matches that are played by them. */
      g_autofree char *own = g_build_filename (self->folder, "house-rules", game->id, NULL);

      shelf = chieu_rules_shelf_new (game, shipped, own);
      g_hash_table_insert (self->shelves, (gpointer) game, shelf);
    }
  return shelf;
}

ChieuStore *
chieu_session_get_store (ChieuSession *self)
{
  g_return_val_if_fail (CHIEU_IS_SESSION (self), NULL);

  return self->store;
}

GDateTime *
chieu_session_get_last_played (ChieuSession *self)
{
  g_return_val_if_fail (CHIEU_IS_SESSION (self), NULL);

  return self->last_played;
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

void
chieu_session_force_pace (ChieuSession *self,
                          ChieuPace     pace)
{
  g_return_if_fail (CHIEU_IS_SESSION (self));

  self->forced_pace = pace;
  self->pace_is_forced = TRUE;
  follow_settings_cb (self);
}

gboolean
chieu_session_begin_match (ChieuSession *self,
                           guint64       seed,
                           GError      **error)
{
  const ChieuGameOffer *offer;
  ChieuMatchOptions options;
  ChieuMatch *match;

  g_return_val_if_fail (CHIEU_IS_SESSION (self), FALSE);

  offer = chieu_game_offer_chosen (self->settings);
  chieu_match_settings_read (self->settings, offer->game, seed, &options);
  options.rules = *get_next_rules (self, offer);
  match = chieu_match_new (&options, self->store, error);
  if (match == NULL)
    return FALSE;
  g_clear_object (&self->kept);
  self->is_try = FALSE;
  set_match (self, match);
  return TRUE;
}

/* ---- Tries ---- */

/* The rules are those of the hand; the level of the players is the one that is set now. */
static void
set_try_options (ChieuSession      *self,
                 const ChieuRecord *record,
                 int                person,
                 ChieuMatchOptions *options)
{
  const char *level;

  chieu_match_settings_read (self->settings, record->game, 0, options);
  level = options->level[options->seats - 1];
  options->person = person;
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    options->level[seat] = seat < record->carry.seats && seat != person ? level : NULL;
  if (record->carry.strict)
    options->way = CHIEU_WAY_NGHIEM;
  else if (options->way == CHIEU_WAY_NGHIEM)
    options->way = CHIEU_WAY_THUONG;
  options->hoi = CHIEU_HOI_HANDS;
  options->hoi_limit = 1;
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
  if (self->match != NULL)
    chieu_match_pause (self->match);
  g_clear_object (&self->match);
  g_clear_object (&self->kept);
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

  g_clear_pointer (&self->last_played, g_date_time_unref);
  g_hash_table_unref (self->shelves);
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
  signals[ANSWERS_LOST] = g_signal_new ("answers-lost", CHIEU_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                        NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
chieu_session_init (ChieuSession *self)
{
  self->shelves = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) chieu_rules_shelf_free);
}
