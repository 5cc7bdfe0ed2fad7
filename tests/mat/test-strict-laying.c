/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The strict way on the mat: a phu lies as it was laid, card by card. Needs a
 * display.
 */
#include <adwaita.h>

#include "mat/faces/pictures.h"
#include "strict-hand.h"

/* ---- Laying ---- */

/* Returns: whether @move lays a new bí, and none of its cards comes from a khàn bất thực */
static gboolean
is_new_bi (Fixture         *f,
           const ChieuMove *move)
{
  return move->kind == CHIEU_TO_TOM_AN && move->target == CHIEU_TO_TOM_NEW && move->n == move->split && move->n >= 3
         && ((ChieuToTomState *) &f->play.view)->seat[f->play.person].n_bat_thuc == 0
         && (move->detail & CHIEU_TO_TOM_KIND_MASK) == CHIEU_PHU_BI;
}

/* Lays the cards of @move from @from to before @to, the card in play among them; undermost last if @reversed. */
static void
lay_part (Fixture         *f,
          const ChieuMove *move,
          int              from,
          int              to,
          gboolean         reversed)
{
  for (int k = from; k < to; k++)
    {
      ChieuCard card = move->cards[reversed ? from + to - 1 - k : k];
      gboolean live = card == move->face && !chieu_laying_has_live (&f->mat->lay.laying);

      hands_click (&f->play, live ? CHIEU_TO_TOM_ZONE_LIVE : CHIEU_TO_TOM_ZONE_HAND, card);
    }
}

/* The cards lie on the mat in the order in which they were laid, though it is a fault; and that is called out. */
static void
test_own_order (Fixture       *f,
                gconstpointer  data)
{
  ChieuMove move;
  gsize eaten = 0;

  g_assert_true (play_until (f, TRUE, is_new_bi, &move));
  /* In the right order the eaten card is undermost; laid the other way round it comes last. */
  while (move.cards[eaten] != move.face)
    eaten++;
  memmove (move.cards + 1, move.cards, eaten);
  move.cards[0] = move.face;
  g_assert_true (do_action (f, "mat.an"));
  g_assert_true (f->mat->lay.mode.is_on);
  lay_part (f, &move, 0, move.n, TRUE);
  g_assert_cmpint (f->play.n_tried, ==, 0);
  g_assert_nonnull (strstr (f->mat->offers.prompt, "From the bottom: "));
  g_assert_true (do_action (f, "mat.an"));
  g_assert_cmpint (f->play.n_tried, ==, 1);
  g_assert_cmpint (f->play.last_tried.kind, ==, CHIEU_TO_TOM_AN);
  for (int i = 0; i < move.n; i++)
    g_assert_cmpint (f->play.last_tried.cards[i], ==, move.cards[move.n - 1 - i]);
  play_source_run (&f->play, 10);
  hands_settle ();
  g_assert_false (f->mat->lay.mode.is_on);
  /* In this hand no seat before the person claims the card. */
  g_assert_cmpint (((ChieuToTomState *) &f->play.state)->phase, ==, CHIEU_EATING_DISCARD);
  g_assert_true (gtk_widget_get_visible (f->mat->teller.notice));
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (f->mat->teller.notice)), "Trái vỉ"));
}

/* Cards that were laid are taken up again, one or all, and no move is made. */
static void
test_take_up (Fixture       *f,
              gconstpointer  data)
{
  ChieuMove move;
  int held;

  g_assert_true (play_until (f, TRUE, is_new_bi, &move));
  held = f->mat->held.hand.n;
  do_action (f, "mat.an");
  hands_click (&f->play, CHIEU_TO_TOM_ZONE_LIVE, move.face);
  hands_click (&f->play, CHIEU_TO_TOM_ZONE_HAND, f->mat->held.hand.cards[0]);
  g_assert_cmpint (f->mat->held.hand.n, ==, held - 1);
  g_assert_cmpint (chieu_zone_get_n_cards (chieu_mat_zone (f->mat, CHIEU_TO_TOM_ZONE_LIVE)), ==, 0);
  do_action (f, "mat.lay-beside");
  g_assert_cmpint (f->mat->lay.laying.first, ==, 2);
  do_action (f, "mat.lay-back");
  g_assert_cmpint (f->mat->held.hand.n, ==, held);
  g_assert_cmpint (f->mat->lay.laying.first, ==, 0);
  do_action (f, "mat.lay-leave");
  g_assert_false (f->mat->lay.mode.is_on);
  g_assert_cmpint (chieu_zone_get_n_cards (chieu_mat_zone (f->mat, CHIEU_TO_TOM_ZONE_LIVE)), ==, 1);
  g_assert_cmpint (f->play.n_tried, ==, 0);
}

/* Cards without the one in play are no claim. */
static void
test_without_card (Fixture       *f,
                   gconstpointer  data)
{
  ChieuMove move;

  g_assert_true (play_until (f, TRUE, is_new_bi, &move));
  do_action (f, "mat.an");
  hands_click (&f->play, CHIEU_TO_TOM_ZONE_HAND, f->mat->held.hand.cards[0]);
  do_action (f, "mat.an");
  g_assert_cmpint (f->play.n_tried, ==, 0);
  g_assert_true (f->mat->lay.mode.is_on);
  g_assert_true (gtk_widget_get_visible (f->mat->teller.notice));
}

static gboolean
is_two_parts (Fixture         *f,
              const ChieuMove *move)
{
  return move->kind == CHIEU_TO_TOM_AN && move->target == CHIEU_TO_TOM_NEW && move->split > 2 && move->n > move->split;
}

/* The second part lies beside the first, as the person laid it: elsewhere the same cards would make another move. */
static void
test_beside (Fixture       *f,
             gconstpointer  data)
{
  ChieuMove move;

  g_assert_true (play_until (f, TRUE, is_two_parts, &move));
  do_action (f, "mat.an");
  lay_part (f, &move, 0, move.split, FALSE);
  do_action (f, "mat.lay-beside");
  lay_part (f, &move, move.split, move.n, FALSE);
  g_assert_nonnull (strstr (f->mat->offers.prompt, "beside it: "));
  do_action (f, "mat.lay-done");
  if (f->mat->deeds.n_choices > 0)
    chieu_deeds_choose (&f->mat->deeds, 0);
  g_assert_cmpint (f->play.n_tried, ==, 1);
  g_assert_cmpint (f->play.last_tried.split, ==, move.split);
  g_assert_cmpmem (f->play.last_tried.cards, move.n, move.cards, move.n);
}

static gboolean
is_pass_with_card (Fixture         *f,
                   const ChieuMove *move)
{
  return (CHIEU_TO_TOM_PASSES >> move->kind & 1) != 0 && move->face != CHIEU_CARD_NONE;
}

/* The word by itself only passes; if a card was laid before, it goes down with the word. @data: not NULL: a card is laid */
static void
test_pass (Fixture       *f,
           gconstpointer  data)
{
  ChieuMove move;
  const char *action;

  g_assert_true (play_until (f, TRUE, is_pass_with_card, &move));
  action = move.kind == CHIEU_TO_TOM_BOC ? "mat.boc" : "mat.duoi";
  if (data != NULL)
    {
      do_action (f, "mat.an");
      hands_click (&f->play, CHIEU_TO_TOM_ZONE_HAND, move.face);
    }
  do_action (f, action);
  if (f->mat->deeds.n_choices > 0)
    chieu_deeds_choose (&f->mat->deeds, 0);
  g_assert_cmpint (f->play.n_tried, ==, 1);
  g_assert_cmpint (f->play.last_tried.kind, ==, move.kind);
  g_assert_cmpint (f->play.last_tried.face, ==, data != NULL ? move.face : CHIEU_CARD_NONE);
}

static gboolean
is_no_discard (Fixture         *f,
               const ChieuMove *move)
{
  return move->kind == CHIEU_TO_TOM_KHONG_DANH;
}

static void
test_no_discard (Fixture       *f,
                 gconstpointer  data)
{
  ChieuMove move;

  g_assert_true (play_until (f, TRUE, is_no_discard, &move));
  g_assert_true (do_action (f, "mat.khong-danh"));
  g_assert_cmpint (f->play.last_tried.kind, ==, CHIEU_TO_TOM_KHONG_DANH);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  chieu_pictures_set_folder (PICTURES_FOLDER);
  add_test ("/mat/strict/own-order", NULL, test_own_order);
  add_test ("/mat/strict/take-up", NULL, test_take_up);
  add_test ("/mat/strict/without-card", NULL, test_without_card);
  add_test ("/mat/strict/beside", NULL, test_beside);
  add_test ("/mat/strict/pass", NULL, test_pass);
  add_test ("/mat/strict/pass-with-card", "with", test_pass);
  add_test ("/mat/strict/no-discard", NULL, test_no_discard);
  return g_test_run ();
}
