/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every fault of the table is committed at the mat by hand, in the strict way:
 * nothing hinders it, nobody speaks of it unless all could see it, and at the win
 * the làng names it, its cards and its moment. Needs a display.
 *
 * The hands are those of strict-faults/, at least one for each reason of the game
 * that is a fault, made by find-strict-faults.c: what the person does there is done at
 * the mat again, move by move.
 */
#include <adwaita.h>
#include <locale.h>
#include <string.h>

#include "hands-at-mat.h"
#include "mat-window.h"
#include "mat/view/mat-view-private.h"
#include "mat/faces/pictures.h"
#include "match/scores/judgement.h"
#include "match/words/words.h"
#include "games/to-tom/rules/to-tom.h"

typedef struct
{
  const char *fault;             /* id of the reason */
  const char *file;              /* in strict-faults/: the same, and what the hands do where there are several ways */
  const char *about;             /* its cards, in the notation of the deck */
  const char *found;             /* the sentence of the làng */
  const char *made;              /* the move as it is told */
  const char *clean;             /* (nullable): what could have been done instead */
  gboolean told;                 /* the others see it and say so at once (báo) */
} Row;

static const Row rows[] = {
#include "strict-faults-rows.h"
};

typedef struct
{
  PlaySource play;
  GtkWidget *window;
  ChieuRecord *record;           /* the moves that are to be made */
  ChieuRecord *made;             /* those that were made */
  gboolean told;                 /* somebody at the table has said that there was a fault */
} Fixture;

static ChieuRecord *
read_record (const char *id)
{
  g_autofree char *path = g_strdup_printf ("%s/%s.txt", RECORDS_FOLDER, id);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  ChieuRecord *record;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  record = chieu_record_parse (text, (gssize) length, &error);
  g_assert_no_error (error);
  return record;
}

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  const Row *row = data;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  f->record = read_record (row->file);
  f->made = chieu_record_new (f->record->game, &f->record->rules, &f->record->carry, f->record->seed);
  play_source_init_record (&f->play, f->record, 0);
  f->window = mat_window_new (&f->play);
  hands_settle ();
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
  hands_settle ();
  chieu_record_free (f->record);
  chieu_record_free (f->made);
}

static void
note_told (Fixture    *f,
           const Row  *row)
{
  const char *text = gtk_label_get_text (GTK_LABEL (f->play.mat->teller.notice));

  if (gtk_widget_get_visible (f->play.mat->teller.notice) && strstr (text, "has seen a fault") != NULL)
    {
      g_assert_true (row->told);
      f->told = TRUE;
    }
}

/* Plays the hand: every seat makes its moves of the record, and those of the person are made at the mat. */
static void
play_hand (Fixture   *f,
           const Row *row)
{
  for (guint i = 0; i < f->record->moves->len; i++)
    {
      const ChieuRecordMove *made = &g_array_index (f->record->moves, ChieuRecordMove, i);

      chieu_record_add_move (f->made, made->seat, &made->move);
      if (made->seat == f->play.person)
        hands_make_move (&f->play, &made->move);
      else
        {
          hands_end_opening (&f->play);
          play_source_make_move (&f->play, made->seat, &made->move);
          hands_settle ();
        }
      note_told (f, row);
    }
  g_assert_cmpuint (chieu_to_tom.to_answer (&f->play.state), ==, 0);
}

/* ---- The judgement ---- */

/* Returns: (transfer full): the cards of @fault, in the notation of the deck */
static char *
print_cards (const ChieuFault *fault)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < fault->n; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", chieu_deck_name (&chieu_deck_to_tom, fault->cards[i]));
  return g_string_free (text, FALSE);
}

/* Returns: (nullable): the first of @findings whose fault has this @id */
static const ChieuFinding *
find_finding (GPtrArray  *findings,
              const char *id)
{
  for (guint i = 0; i < findings->len; i++)
    {
      const ChieuFinding *finding = g_ptr_array_index (findings, i);

      if (g_str_equal (chieu_to_tom.reasons[finding->fault.reason], id))
        return finding;
    }
  return NULL;
}

static void
check_finding (Fixture            *f,
               const Row          *row,
               const ChieuFinding *finding)
{
  g_autofree char *about = print_cards (&finding->fault);
  const ChieuRecordMove *made = &g_array_index (f->made->moves, ChieuRecordMove, finding->fault.move);

  g_test_message ("%s: “%s” | %s | %s | %s | %d", row->file, finding->found, about, finding->made, finding->clean, f->told);
  g_assert_cmpint (finding->fault.seat, ==, f->play.person);
  g_assert_cmpint (made->seat, ==, f->play.person);
  g_assert_cmpstr (about, ==, row->about);
  g_assert_cmpstr (finding->found, ==, row->found);
  g_assert_cmpstr (finding->made, ==, row->made);
  g_assert_cmpstr (finding->clean, ==, row->clean);
}

static void
test_fault (Fixture       *f,
            gconstpointer  data)
{
  const char *const names[CHIEU_SEATS_MAX + 1] = { NULL, "An", "Bình", "Cúc", "Dần", NULL };
  const Row *row = data;
  g_autoptr (ChieuReplay) replay = NULL;
  g_autoptr (GPtrArray) findings = NULL;
  g_autoptr (GPtrArray) of_seat = NULL;
  g_autoptr (GError) error = NULL;
  ChieuResult result;

  play_hand (f, row);
  g_assert_cmpint (f->told, ==, row->told);
  chieu_to_tom.result (&f->play.state, &result);
  g_assert_cmpint (result.winner, ==, f->play.person);
  g_assert_true (chieu_record_result_equal (&result, &f->record->result, 5));
  chieu_record_set_result (f->made, &result);
  replay = chieu_replay_new (f->made, &error);
  g_assert_no_error (error);
  findings = chieu_judgement_new (replay, names);
  g_assert_nonnull (find_finding (findings, row->fault));
  check_finding (f, row, find_finding (findings, row->fault));
  of_seat = chieu_judgement_new_of_seat (replay, f->play.person, names);
  g_assert_nonnull (find_finding (of_seat, row->fault));
}

/* ---- All faults ---- */

static gsize
count_rows (const char *id)
{
  gsize n = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    n += g_str_equal (rows[i].fault, id);
  return n;
}

/* Every fault that the làng can find has a row, and nothing else has one. */
static void
test_complete (void)
{
  const ChieuWords *words = chieu_words_for_game (&chieu_to_tom);
  gsize n = 0;

  for (int reason = 1; chieu_to_tom.reasons[reason] != NULL; reason++)
    if (chieu_words_fault (words, (ChieuReason) reason) != NULL)
      {
        if (count_rows (chieu_to_tom.reasons[reason]) == 0)
          g_error ("nobody commits %s at the mat", chieu_to_tom.reasons[reason]);
        n += count_rows (chieu_to_tom.reasons[reason]);
      }
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (rows));
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  chieu_pictures_set_folder (PICTURES_FOLDER);
  g_test_add_func ("/mat/strict-faults/complete", test_complete);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/mat/strict-faults/%s", rows[i].file);

      g_test_add (path, Fixture, &rows[i], set_up, test_fault, tear_down);
    }
  return g_test_run ();
}
