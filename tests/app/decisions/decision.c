/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "decision.h"

#include <string.h>

#include "../common/layout-check.h"
#include "app/school/lesson-page-private.h"
#include "app/table/coach-panel.h"
#include "mat/view/mat-view-private.h"
#include "../../patience.h"

/* The lesson with the question. */
#define LESSON "phong"
/* How many times the window settles before everything lies in its place: after a change of the mat, and when a lesson is opened. */
#define SETTLING 10
#define SETTLING_LESSON 30

/* Calls the right words of the hand and one that does not fit it, which is struck out. */
static void
call_too_much (ChieuMatView *mat)
{
  ChieuCallPanel *panel = CHIEU_CALL_PANEL (mat->calling.panel);
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  int n = chieu_deeds_list_moves (&mat->deeds, CHIEU_MOVES_CLEAN, moves);
  const ChieuMatOpening *opening = mat->played.layout->opening;
  guint8 offered[CHIEU_CUOC_OFFERED_MAX];
  guint64 repeated, faces = 0;
  int n_offered = mat->played.layout->list_cuoc (chieu_played_get_state (&mat->played), offered, &repeated);

  for (int i = 0; n > 0 && i < moves[0].n; i++)
    chieu_call_panel_say (panel, moves[0].cards[i]);
  for (int i = 0; n > 0 && i < n_offered && faces == 0; i++)
    if (memchr (moves[0].cards, offered[i], moves[0].n) == NULL
        && opening->find_shown (chieu_played_get_state (&mat->played), offered[i], &faces) == CHIEU_SHOWN_IN_HAND && faces != 0)
      chieu_call_panel_say (panel, offered[i]);
  /* The sentence has grown to its length before it is called, as it has for a person. */
  for (int i = 0; i < SETTLING; i++)
    chieu_layout_settle (GTK_WIDGET (mat));
  gtk_widget_activate_action (GTK_WIDGET (mat), "mat.xuong", NULL);
  for (int i = 0; i < SETTLING; i++)
    chieu_layout_settle (GTK_WIDGET (mat));
}

/* Puts the best cards into the first chi; the others stay as they were dealt. */
static void
arrange_half (ChieuMatView *mat)
{
  ChieuHand *hand = &mat->held.hand, best = *hand;
  const ChieuMatArranging *arranging = mat->played.layout->arranging;

  arranging->arrange_best (chieu_played_get_state (&mat->played), chieu_played_get_person (&mat->played), &best);
  for (int i = 0; i < arranging->parts[0].n; i++)
    for (int j = i; j < hand->n; j++)
      if (hand->cards[j] == best.cards[i])
        {
          hand->cards[j] = hand->cards[i];
          hand->cards[i] = best.cards[i];
          break;
        }
  arranging->tidy (hand);
  chieu_mat_update_offers (mat);
  chieu_mat_sync (mat, CHIEU_SYNC_STILL);
}

const ChieuDecision chieu_decisions[CHIEU_DECISIONS] = {
  { "claim", 3, "mat.an mat.boc", NULL, FALSE },
  { "phong", 4, "mat.phong mat.qua", NULL, FALSE },
  { "khan", 0, "mat.khan mat.bat-thuc", NULL, FALSE },
  { "draw", 3, "mat.an mat.duoi", NULL, TRUE },
  { "u", 2, "mat.u", NULL, FALSE },
  { "call", 2, "mat.xuong", NULL, FALSE },
  { "wrong-u", 2, "mat.xuong", call_too_much, FALSE, "call", "thuong" },
  { "bat-thuc", 0, "mat.an mat.bat-thuc mat.boc", NULL, FALSE },
  { "chiu", 0, "mat.chiu mat.qua", NULL, FALSE },
  { "mau-binh", 0, "mat.xep mat.bo", arrange_half, FALSE },
  { "luc-ho", 3, "mat.bat", NULL, FALSE },
  { "lesson", -1, "phong", NULL, FALSE },
};

static gboolean
wait_for (gboolean (*is_so) (const ChieuWindowParts *parts),
          const ChieuWindowParts *parts)
{
  gint64 since = g_get_monotonic_time ();

  while (!is_so (parts) && run_patiently (since))
    ;
  chieu_layout_settle (GTK_WIDGET (chieu_pages_get_window (parts->pages)));
  return is_so (parts);
}

static gboolean
is_asked (const ChieuWindowParts *parts)
{
  ChieuMatch *match = chieu_session_get_match (parts->session);

  return match != NULL && chieu_match_is_asked (match) && parts->mat->opened > CHIEU_SEATS_MAX
         && parts->mat->played.source != NULL;
}

static gboolean
coach_has_spoken (const ChieuWindowParts *parts)
{
  return !chieu_coach_panel_is_thinking (CHIEU_COACH_PANEL (parts->coach));
}

static char *
list_offered (ChieuMatView *mat)
{
  GString *offered = g_string_new (NULL);
  const ChieuMatLayout *layout = mat->played.layout;

  for (int b = 0; b < layout->n_buttons; b++)
    if (layout->buttons[b].make == CHIEU_MAKE_BUTTON && chieu_mat_layout_find_button (layout, layout->buttons[b].action) == b
        && chieu_offers_have (&mat->offers, layout->buttons[b].action))
      g_string_append_printf (offered, "%s%s", offered->len > 0 ? " " : "", layout->buttons[b].action);
  return g_string_free (offered, FALSE);
}

/* Plays on from the end of the record, whose last move is the one before the decision. Returns: as chieu_decision_show() */
static char *
show_hand (const ChieuDecision    *decision,
           const ChieuWindowParts *parts,
           const char             *folder)
{
  g_autofree char *file = g_strdup_printf ("%s.record", decision->record != NULL ? decision->record : decision->name);
  g_autofree char *path = g_build_filename (folder, file, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuRecord) record = NULL;
  char *offered;

  g_settings_set_string (parts->settings, "way-of-play", decision->way != NULL ? decision->way : "hoc");
  if (g_file_get_contents (path, &text, NULL, &error))
    record = chieu_record_parse (text, -1, &error);
  if (record == NULL || !chieu_session_play_on (parts->session, record, record->moves->len, decision->seat, &error))
    {
      g_printerr ("%s: %s\n", path, error->message);
      return NULL;
    }
  g_settings_set_boolean (parts->settings, "coach", decision->coach);
  chieu_pages_show_page (parts->pages, CHIEU_PAGE_TABLE);
  if (!wait_for (is_asked, parts) || !wait_for (coach_has_spoken, parts))
    {
      g_printerr ("%s: the question or the coach did not come in %d seconds\n", path, PATIENCE_S);
      return NULL;
    }
  offered = list_offered (parts->mat);
  if (decision->prepare != NULL)
    decision->prepare (parts->mat);
  chieu_layout_settle (GTK_WIDGET (chieu_pages_get_window (parts->pages)));
  return offered;
}

/* Shows the first step of the lesson that asks for a move on the mat. Returns: as chieu_decision_show() */
static char *
show_lesson (const ChieuWindowParts *parts)
{
  ChieuSchool *school = chieu_school_pages_get_school (parts->school);
  const ChieuCourse *course = chieu_school_get_course (school, 0);
  int place = chieu_course_find (course, LESSON);
  const ChieuLesson *lesson = chieu_course_get (course, (guint) place);
  ChieuLessonPage *page;

  chieu_school_pages_show_list (parts->school);
  page = CHIEU_LESSON_PAGE (chieu_pages_get_page (parts->pages, CHIEU_PAGE_LESSON));
  chieu_lesson_page_set_pace (page, CHIEU_PACE_NONE);
  chieu_pages_show_page (parts->pages, CHIEU_PAGE_LESSON);
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const ChieuStep *step = g_ptr_array_index (lesson->steps, i);

      if (step->task != CHIEU_TASK_DO)
        continue;
      chieu_lesson_page_set_lesson (page, course, place, step->id, NULL);
      for (int frame = 0; frame < SETTLING_LESSON; frame++)
        chieu_layout_settle (GTK_WIDGET (chieu_pages_get_window (parts->pages)));
      return g_strdup (step->id);
    }
  g_printerr ("no step of the lesson %s asks for a move on the mat\n", LESSON);
  return NULL;
}

char *
chieu_decision_show (const ChieuDecision    *decision,
                     const ChieuWindowParts *parts,
                     const char             *folder)
{
  return decision->seat < 0 ? show_lesson (parts) : show_hand (decision, parts, folder);
}
