/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hand-end.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/warm-up.h"
#include "closing-page.h"
#include "compat.h"
#include "match-words.h"
#include "match/record/replay.h"
#include "match/scores/judgement.h"
#include "moments-window.h"
#include "result-page.h"
#include "seat-names.h"

/* The time for which the cards of the win are seen on the mat before the result covers them. */
#define RESULT_DELAY_MS 2500
/* The same after the cards of all hands have been turned up one by one. */
#define SHOWN_DELAY_MS 300

struct _ChieuHandEnd
{
  GObject parent_instance;

  ChieuPages *pages;
  ChieuSession *session;         /* weak (nullable): the window's */
  ChieuMatView *mat;             /* the window's */
  GSignalGroup *signals;         /* those of the match that is followed */
  guint timer;                   /* source that shows the result, 0 if none */
  gboolean looks_at_mat;         /* the person went back to the mat of a hand that is over */
};

G_DEFINE_FINAL_TYPE (ChieuHandEnd, chieu_hand_end, G_TYPE_OBJECT)

static void
stop_timer (ChieuHandEnd *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
}

static void
finalize (GObject *object)
{
  ChieuHandEnd *self = CHIEU_HAND_END (object);

  stop_timer (self);
  g_object_unref (self->signals);
  g_object_unref (self->pages);
  g_clear_weak_pointer (&self->session);
  G_OBJECT_CLASS (chieu_hand_end_parent_class)->finalize (object);
}

static void
chieu_hand_end_class_init (ChieuHandEndClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = finalize;
}

static void
chieu_hand_end_init (ChieuHandEnd *self)
{
}

static GtkWidget *
make_result_page (gpointer data)
{
  return g_object_new (CHIEU_TYPE_RESULT_PAGE, NULL);
}

static GtkWidget *
make_closing_page (gpointer data)
{
  return g_object_new (CHIEU_TYPE_CLOSING_PAGE, NULL);
}

/* Returns: (nullable): the open match. @over: (out): whether there is one and its hand is over; @result: (out): the result, if it is */
static ChieuMatch *
get_match (ChieuHandEnd *self,
           ChieuResult  *result,
           gboolean     *over)
{
  ChieuMatch *match = self->session != NULL ? chieu_session_get_match (self->session) : NULL;

  *over = match != NULL && chieu_match_get_result (match, result);
  return match;
}

/* ---- The pages ---- */

/* Removes from @all the findings that are also in @counted. */
static void
remove_counted (GPtrArray       *all,
                const GPtrArray *counted)
{
  for (guint i = 0; i < counted->len; i++)
    for (guint j = all->len; j > 0; j--)
      {
        const ChieuFinding *one = counted->pdata[i], *other = all->pdata[j - 1];

        if (one->fault.move == other->fault.move && one->fault.reason == other->fault.reason)
          g_ptr_array_remove_index (all, j - 1);
      }
}

/* Lists the faults with the moment of each: those that counted, and those the person got away with. If the hand cannot be replayed, the
 * remarks of the account stay, which name them, too. */
static void
fill_findings (ChieuResultPage      *page,
               ChieuMatch           *match,
               const ChieuSeatNames  names)
{
  g_autoptr (ChieuRecord) record = chieu_match_make_record (match);
  g_autoptr (ChieuReplay) replay = chieu_replay_new (record, NULL);
  g_autoptr (GPtrArray) counted = NULL;
  g_autoptr (GPtrArray) own = NULL;
  int person = chieu_match_get_person (match);

  if (replay == NULL)
    return;
  counted = chieu_judgement_new (replay, names);
  own = person >= 0 ? chieu_judgement_new_of_seat (replay, person, names) : g_ptr_array_new ();
  remove_counted (own, counted);
  chieu_result_page_set_findings (page, chieu_match_get_options (match)->game, counted, own, TRUE);
}

void
chieu_hand_end_fill_result (ChieuHandEnd *self)
{
  ChieuResult result;
  gboolean over;
  ChieuMatch *match;
  ChieuResultPage *page;
  const ChieuMatchOptions *options;
  g_autoptr (ChieuAccount) account = NULL;
  ChieuResultThen then = CHIEU_RESULT_NEXT_HAND;
  ChieuSeatNames shown, spoken;
  g_autoptr (ChieuRecord) record = NULL;
  g_autofree char *text = NULL;
  g_autofree char *occasion = NULL;
  ChieuDealCode code;

  g_return_if_fail (CHIEU_IS_HAND_END (self));

  match = get_match (self, &result, &over);
  if (!over)
    return;
  page = CHIEU_RESULT_PAGE (chieu_pages_get_page (self->pages, CHIEU_PAGE_RESULT));
  options = chieu_match_get_options (match);
  chieu_seat_names_at_mat (self->mat, match, shown);
  /* Words speak to the person as “you”: there the person's seat has no name. */
  memcpy (spoken, shown, sizeof spoken);
  if (options->person >= 0)
    spoken[options->person] = NULL;
  account = chieu_account_new (options->game, &options->rules, chieu_match_get_final_state (match), spoken);
  chieu_result_page_set_account (page, account, chieu_result_page_choose_card_height (chieu_pages_get_window (self->pages)));
  fill_findings (page, match, spoken);
  record = chieu_match_make_record (match);
  if (chieu_deal_code_init_of_record (&code, record))
    text = chieu_deal_code_to_string (&code);
  chieu_result_page_set_score (page, chieu_scores_grid_new (match, &result, shown, FALSE), result.next.pot, text);
  chieu_result_page_set_record (page, g_steal_pointer (&record), shown);
  /* A try leads back to where it began. */
  if (chieu_session_is_try (self->session))
    then = CHIEU_RESULT_TRY;
  else if (options->kind != CHIEU_MATCH_OWN)
    then = CHIEU_RESULT_DEAL;
  else if (chieu_match_is_over (match))
    then = CHIEU_RESULT_STANDINGS;
  if (then == CHIEU_RESULT_DEAL)
    occasion = chieu_single_deal_to_words (options);
  chieu_result_page_set_occasion (page, occasion);
  chieu_result_page_set_then (page, then, chieu_moments_window_can_show (match));
}

void
chieu_hand_end_fill_standings (ChieuHandEnd *self)
{
  ChieuMatch *match;
  int person, seats;
  g_autofree char *leaders = NULL;
  g_autofree char *place = NULL;
  ChieuSeatNames names;

  g_return_if_fail (CHIEU_IS_HAND_END (self) && self->session != NULL && chieu_session_get_match (self->session) != NULL);

  match = chieu_session_get_match (self->session);
  person = chieu_match_get_person (match);
  seats = chieu_match_get_options (match)->seats;
  if (person >= 0)
    /* Translators: at the end of a match: the reader's place, and how many play. */
    place = g_strdup_printf (_("Your place: %1$d of %2$d"), chieu_scores_find_place (match, person), seats);
  chieu_seat_names_at_mat (self->mat, match, names);
  leaders = chieu_scores_name_leaders (match, names);
  chieu_closing_page_set_standings (CHIEU_CLOSING_PAGE (chieu_pages_get_page (self->pages, CHIEU_PAGE_CLOSING)),
                                    leaders, place, chieu_match_get_hand_number (match) + 1,
                                    chieu_scores_grid_new (match, NULL, names, TRUE));
}

/* A person who hears the match hears how it ended. */
static void
announce_places (ChieuHandEnd *self,
                 ChieuMatch   *match)
{
  g_autofree char *places = NULL;
  ChieuSeatNames names;

  chieu_seat_names_at_mat (self->mat, match, names);
  places = chieu_scores_describe_places (match, names);
  chieu_compat_announce (GTK_WIDGET (chieu_pages_get_window (self->pages)), places);
}

/* ---- Turning to the pages ---- */

void
chieu_hand_end_show_match (ChieuHandEnd *self)
{
  ChieuResult result;
  gboolean over;

  g_return_if_fail (CHIEU_IS_HAND_END (self));

  get_match (self, &result, &over);
  if (over)
    chieu_hand_end_fill_result (self);
  chieu_pages_show_page (self->pages, over ? CHIEU_PAGE_RESULT : CHIEU_PAGE_TABLE);
}

void
chieu_hand_end_show_result (ChieuHandEnd *self)
{
  g_return_if_fail (CHIEU_IS_HAND_END (self));

  stop_timer (self);
  chieu_pages_show_page (self->pages, CHIEU_PAGE_RESULT);
}

void
chieu_hand_end_show_mat (ChieuHandEnd *self)
{
  g_return_if_fail (CHIEU_IS_HAND_END (self));

  self->looks_at_mat = TRUE;
  chieu_pages_show_page (self->pages, CHIEU_PAGE_TABLE);
}

void
chieu_hand_end_show_standings (ChieuHandEnd *self)
{
  g_return_if_fail (CHIEU_IS_HAND_END (self));

  chieu_hand_end_fill_standings (self);
  chieu_pages_show_page (self->pages, CHIEU_PAGE_CLOSING);
  announce_places (self, chieu_session_get_match (self->session));
}

static gboolean
show_result_cb (gpointer data)
{
  ChieuHandEnd *self = data;

  self->timer = 0;
  if (chieu_pages_is_seen (self->pages, CHIEU_PAGE_TABLE))
    chieu_pages_show_page (self->pages, CHIEU_PAGE_RESULT);
  return G_SOURCE_REMOVE;
}

/* ---- The match ---- */

static void
hand_over_cb (ChieuHandEnd *self)
{
  ChieuResult result;
  gboolean over;
  ChieuMatch *match = get_match (self, &result, &over);
  gboolean at_once = match != NULL && chieu_match_get_pace (match) == CHIEU_PACE_NONE;

  chieu_hand_end_fill_result (self);
  chieu_warm_up (chieu_pages_get_page (self->pages, CHIEU_PAGE_RESULT));
  stop_timer (self);
  chieu_pages_tell_changed (self->pages);
  if (match != NULL && chieu_match_is_over (match) && !chieu_session_is_try (self->session))
    announce_places (self, match);
  /* A match that is started again signals its end again, and cards may still be turning up. */
  if (self->looks_at_mat || chieu_mat_view_is_showing (self->mat))
    return;
  self->timer = g_timeout_add (at_once ? 0 : RESULT_DELAY_MS, show_result_cb, self);
}

/* All cards have been turned up, and there was time to read them. */
static void
show_over_cb (ChieuHandEnd *self)
{
  stop_timer (self);
  /* The button that leads to the result is what comes next from now on. */
  chieu_pages_tell_changed (self->pages);
  if (!self->looks_at_mat)
    self->timer = g_timeout_add (SHOWN_DELAY_MS, show_result_cb, self);
}

static void
hand_dealt_cb (ChieuHandEnd *self)
{
  stop_timer (self);
  chieu_pages_tell_changed (self->pages);
}

static void
moved_cb (ChieuHandEnd *self)
{
  self->looks_at_mat = FALSE;
}

void
chieu_hand_end_follow_match (ChieuHandEnd *self,
                             ChieuMatch   *match)
{
  g_return_if_fail (CHIEU_IS_HAND_END (self) && (match == NULL || CHIEU_IS_MATCH (match)));

  stop_timer (self);
  self->looks_at_mat = FALSE;
  g_signal_group_set_target (self->signals, match);
}

ChieuHandEnd *
chieu_hand_end_new (ChieuPages   *pages,
                    ChieuSession *session,
                    ChieuMatView *mat)
{
  ChieuHandEnd *self;

  g_return_val_if_fail (CHIEU_IS_PAGES (pages) && CHIEU_IS_SESSION (session) && CHIEU_IS_MAT_VIEW (mat), NULL);

  self = g_object_new (CHIEU_TYPE_HAND_END, NULL);
  self->signals = g_signal_group_new (CHIEU_TYPE_MATCH);
  g_signal_group_connect_swapped (self->signals, "hand-over", G_CALLBACK (hand_over_cb), self);
  g_signal_group_connect_swapped (self->signals, "hand-dealt", G_CALLBACK (hand_dealt_cb), self);
  g_signal_group_connect_swapped (self->signals, "moved", G_CALLBACK (moved_cb), self);
  self->pages = g_object_ref (pages);
  g_set_weak_pointer (&self->session, session);
  self->mat = mat;
  chieu_pages_add_page (pages, CHIEU_PAGE_RESULT, make_result_page, NULL);
  chieu_pages_add_page (pages, CHIEU_PAGE_CLOSING, make_closing_page, NULL);
  g_signal_connect_object (mat, "show-over", G_CALLBACK (show_over_cb), self, G_CONNECT_SWAPPED);
  return self;
}
