/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every row of the cước table and every worked example (docs/rules/to-tom.md, "Cước and
 * points"), by hand; the slow solver must agree with each.
 */
#include <stdio.h>
#include <string.h>

#include "deals.h"
#include "position.h"
#include "games/to-tom/rules/cuoc.h"

typedef struct
{
  const char *about;
  int seats;
  const char *cards;             /* the winning card among them */
  const char *win;               /* NULL: thiên ù */
  bool thong;
  int points;                    /* −1: not complete */
  const char *cuoc;              /* in calling order */
} Row;

/* Twenty cards all in phu but 9v and 8s; black but for these two. */
#define CHI_NAY_20 "9v 8s 2v 3v 4v 5n 6n 7n 2s 3s 4s 1v 1s 1n 5s 5s 5s 6v 6s 6n"
/* Nine red cards in three lưng, and a black rest of eight. */
#define NINE_RED "9v 8s cc 9v 9s tt 9s tt oc"
#define BLACK_8 "2n 3n 4n 5n 6n 1v 1s 1n"
/* Twelve black cards with one lưng. */
#define BLACK_12 "5s 5s 5s 2v 3v 4v 5v 6v 7v 1v 1s 1n"

static const Row rows[] = {
  { "suông", 5, BLACK_12 " 8v 9v 3n 4n 5n 6n 7n 8n 9n", "8v", false, 4, "suong" },
  { "thông alone", 5, BLACK_12 " 8v 9v 3n 4n 5n 6n 7n 8n 9n", "8v", true, 6, "thong" },
  { "no lưng", 5, "4v 5v 6v 7v 8v 9v 4s 5s 6s 7s 8s 9s 4n 5n 6n 7n 8n 9n 1v 1n 1n", "1v", true, -1, "" },
  { "tôm", 5, "3v 3s 7n 2v 3v 4v 5v 6v 7v 8v 9v 2n 3n 4n 5n 6n 7n 8n 1v 1s 1n", "7n", false, 6, "tom" },
  { "thông tôm", 5, "3v 3s 7n 2v 3v 4v 5v 6v 7v 8v 9v 2n 3n 4n 5n 6n 7n 8n 1v 1s 1n", "7n", true, 8, "thong tom" },
  { "tôm on the mat", 5, "2v 3v 4v 5v 6v 7v 8v 9v 2n 3n 4n 5n 6n 7n 8n 1v 1s 1n / lung 7n 3v 3s", "2v", false, 6, "tom" },
  { "tôm twice counts once", 5, "3v 3s 7n 3v 3s 7n 4v 5v 6v 7v 8v 2n 3n 4n 5n 6n 1v 1s 1n 1v cc", "cc", false, 6, "tom" },
  { "lèo", 5, "9v 8s cc 2v 3v 4v 5v 6v 7v 2n 3n 4n 5n 6n 7n 8n 9n 1v 1s 1n tt", "tt", false, 8, "leo" },
  { "lèo twice counts once", 5, "9v 8s cc 9v 8s cc 2v 3v 4v 5v 6v 7v 3n 4n 5n 6n 7n 1v 1s 1n 1v", "1v", false, 8, "leo" },
  { "tôm lèo", 5, "3v 3s 7n 9v 8s cc 2v 3v 4v 5v 6v 7v 2n 3n 4n 5n 6n 7n 1v 1s 1n", "7n", false, 10, "tom leo" },
  { "the reading that scores most", 5, "3v 3s 7n 3v 3s 3n 2v 3v 4v 5v 6v 7v 8v 7s 7n 7v 4n 5n 6n 1v 1s", "1s", false, 6, "tom" },
  { "thập hồng tôm lèo", 5, NINE_RED " cc 3v 3s 7n " BLACK_8, "7n", false, 16, "thap-hong tom leo" },
  { "nine reds are no thập hồng", 5, NINE_RED " 1v 3v 3s 7n " BLACK_8, "7n", false, 10, "tom leo" },
  { "reds on the mat count", 5, "1v cc 3v 3s 7n " BLACK_8 " 9s tt oc / lung 8s cc 9v / yeu tt / yeu oc", "7n", false, 10, "tom leo" },
  { "ten with those on the mat", 5, "cc cc oc 3v 3s 7n 2n 3n 4n 1v 1s 1n / lung 8s cc 9v / lung 9s tt oc / lung 9s tt 9v", "7n", false, 16, "thap-hong tom leo" },
  { "kính cố", 5, BLACK_12 " oc 2n 3n 4n 5n 6n 7n 8n 9n", "oc", false, 12, "kinh-co" },
  { "kính cố on the mat", 5, BLACK_12 " 2n 3n 4n 5n 6n 7n 8n 9n / yeu oc", "2n", false, 12, "kinh-co" },
  { "thông kính cố tôm", 5, "3v 3s 7n oc 2v 3v 4v 5v 6v 7v 2n 3n 4n 5n 6n 7n 8n 1v 1s 1n 1v", "1v", true, 16, "thong kinh-co tom" },
  { "two ông cụ are no kính cố", 5, BLACK_12 " oc oc 3n 4n 5n 6n 7n 8n 9n", "oc", false, 4, "suong" },
  { "three ông cụ are a khàn only", 5, "oc oc oc 2v 3v 4v 5v 6v 7v 1v 1s 1n 1v 2n 3n 4n 5n 6n 7n 8n 9n", "oc", false, 4, "suong" },
  { "ông cụ beside a red", 5, BLACK_12 " oc cc 3n 4n 5n 6n 7n 8n 9n", "oc", false, 4, "suong" },
  { "bạch định", 5, BLACK_12 " 1n 2n 3n 4n 5n 6n 7n 8n 9n", "1n", false, 16, "bach-dinh" },
  { "bạch định tôm", 5, "3v 3s 7n 2v 3v 4v 5v 6v 7v 2n 3n 4n 5n 6n 7n 8n 9n 1v 1s 1n 1v", "7n", false, 18, "bach-dinh tom" },
  { "thông bạch định tôm", 5, "3v 3s 7n 2v 3v 4v 5v 6v 7v 2n 3n 4n 5n 6n 7n 8n 9n 1v 1s 1n 1v", "7n", true, 20, "thong bach-dinh tom" },
  { "kính tứ cố", 5, "oc oc oc oc 2v 3v 4v 5v 6v 7v 1v 1s 1n 3n 4n 5n 6n 7n 8n 9n 1v", "oc", false, 46, "kinh-tu-co" },
  { "kính tứ cố tôm", 5, "oc oc oc oc 3v 3s 7n 2v 3v 4v 5v 6v 7v 1v 1s 1n 3n 4n 5n 6n 7n", "oc", false, 48, "kinh-tu-co tom" },
  { "kính tứ cố on the mat", 5, "2v 3v 4v 5v 6v 7v 1v 1s 1n 3n 4n 5n 6n 7n 8n 9n 1v / thien-khai oc", "2v", false, 46, "kinh-tu-co" },
  { "thông kính tứ cố", 5, "oc 2v 3v 4v 5v 6v 7v 1v 1s 1n 3n 4n 5n 6n 7n 8n 9n 1v / phong oc", "2v", true, 48, "thong kinh-tu-co" },
  { "chi nẩy", 5, CHI_NAY_20 " cc", "cc", false, 24, "chi-nay" },
  { "thông chi nẩy", 5, CHI_NAY_20 " cc", "cc", true, 26, "thong chi-nay" },
  { "thiên ù is no chi nẩy", 5, CHI_NAY_20 " cc", NULL, false, 8, "leo" },
  { "won by 8s", 5, CHI_NAY_20 " cc", "8s", false, 8, "leo" },
  { "chi nẩy tôm", 5, "9v 8s 2v 3v 4v 5n 6n 7n 2s 3s 4s 1v 1s 1n 3v 3s 7n 6v 6s 6n cc", "cc", false, 26, "chi-nay tom" },
  { "chi nẩy beside a lèo on the mat: none is called", 5, "9v 8s 2v 3v 4v 5n 6n 7n 2s 3s 4s 1v 1s 1n 6v 6s 6n cc / lung 9v 8s cc", "cc", false, 24, "chi-nay" },
  { "chi nẩy beside a lèo in the hand", 5, "9v 8s 2v 3v 4v 5n 6n 7n 2s 3s 4s 1v 1s 1n 6v 6s 6n cc 9v 8s cc", "cc", false, 24, "chi-nay" },
  { "chi nẩy thập hồng", 5, "9v 8s cc 9v 9s tt 9s tt oc tt 2n 3n 4n 5n 6n 7n 2v 3v 4v 1v 1s", "cc", false, 26, "chi-nay thap-hong" },
  { "a pair of cc waits for its third", 5, "cc cc cc 4v 5v 6v 7v 8v 4n 5n 6n 7n 8n 9n 4s 5s 6s 7s 8s 9s 1n", "cc", false, 4, "suong" },
  { "cc is not the only wait", 5, "9v 8s cc 5s 5s 5s 2v 3v 4v 5v 6v 7v 8v 2s 3s 4s 5s 6s 7s 1v 1n", "cc", false, 8, "leo" },
  { "cc wins and the lèo lies on the mat", 5, "cc 2v 3v 4v 5n 6n 7n 2s 3s 4s 1v 1s 1n 6v 6s 6n 7v 7s / lung 9v 8s cc", "cc", false, -1, "" },
  { "any yêu wins beside a lèo on the mat", 5, "cc 2v 3v 4v 5n 6n 7n 2s 3s 4s 1v 1s 1n 6v 6s 6n tt tt / lung 9v 8s cc", "cc", false, 8, "leo" },
  { "a phỗng lengthened by its fourth", 5, "5s 2v 3v 4v 5v 6v 7v 8v 9v 2n 3n 4n 5n 6n 7n 8n 9n 1v / phong 5s", "5s", false, 4, "suong" },
  { "a bí and a dọc on the mat lengthened", 5, "4v 4v 6n 7n 2n 1v 1s 1n cc cc cc / bi 4v 4s 4n / doc 3n 4n 5n / doc 8n 7n 6n 9n", "4v", false, 4, "suong" },
  { "a dọc 1n 2n 3n on the mat is no lưng", 5, "2v 3v 4v 5v 6v 7v 8v 2s 3s 4s 5s 6s 7s 1v 1s 1n cc tt / doc 1n 2n 3n", "cc", false, -1, "" },
  { "1n 2n 3n of the hand is one", 5, "2v 3v 4v 5v 6v 7v 8v 2s 3s 4s 5s 6s 7s 1v 1s 1n cc tt 1n 2n 3n", "cc", false, 4, "suong" },
  { "yêu eaten alone make a khàn", 5, "cc cc 2v 3v 4v 5v 6v 7v 8v 2s 3s 4s 5s 6s 7s 3n 4n 5n 6n 7n / yeu cc", "7n", false, 4, "suong" },

  { "bí tứ: suông with two lưng", 4, BLACK_12 " 8v 9v 3n 4n 5n 6n 7n 8n 9n 8n 8n 8n cc", "8v", false, 4, "suong" },
  { "bí tứ: one lưng is too few", 4, BLACK_12 " 8v 9v 3n 4n 5n 6n 7n 8n 1v 1s 1n cc tt", "8v", false, -1, "" },
  { "bí tứ: no thông", 4, BLACK_12 " 8v 9v 3n 4n 5n 6n 7n 8n 9n 8n 8n 8n cc", "8v", true, 4, "suong" },
  { "bí tứ: tôm lèo", 4, "3v 3s 7n 9v 8s cc 2v 3v 4v 5v 6v 7v 2n 3n 4n 5n 6n 7n 1v 1s 1n 1v 1s 1n 1v", "7n", true, 10, "tom leo" },
  { "bí tứ: kính nhị cố", 4, BLACK_12 " oc oc 3n 4n 5n 6n 7n 8n 9n 8n 8n 8n 1n", "oc", false, 12, "kinh-co" },
  { "bí tứ: one ông cụ is none", 4, BLACK_12 " oc 1n 3n 4n 5n 6n 7n 8n 9n 8n 8n 8n 1n", "oc", false, 4, "suong" },
  { "bí tứ: kính tứ cố", 4, BLACK_12 " oc oc oc oc 3n 4n 5n 6n 7n 8n 9n 1n 1v", "oc", false, 46, "kinh-tu-co" },
  { "bí tứ: bạch định", 4, BLACK_12 " 1v 1n 3n 4n 5n 6n 7n 8n 9n 8n 8n 8n 1n", "1v", false, 16, "bach-dinh" },
  { "thập nhị hồng", 4, NINE_RED " cc tt oc 3v 3s 7n " BLACK_8 " 1v 1s", "7n", false, 16, "thap-hong tom leo" },
  { "bí tứ: eleven reds are too few", 4, NINE_RED " cc tt 3v 3s 7n " BLACK_8 " 1v 1s 1n", "7n", false, 10, "tom leo" },
  { "bí tứ: chi nẩy", 4, CHI_NAY_20 " cc 8n 8n 8n 1v", "cc", false, 24, "chi-nay" },
};

static int failures;

static void
fail (const char *about,
      const char *what)
{
  printf ("%s: %s\n", about, what);
  failures++;
}

static void
join_cuoc (const ChieuScore *score,
           char             *text,
           size_t            size)
{
  *text = '\0';
  for (int i = 0; i < score->n; i++)
    snprintf (text + strlen (text), size - strlen (text), "%s%s", i > 0 ? " " : "", chieu_cuoc_ids[score->cuoc[i]]);
}

static void
check_row (const Row *row)
{
  SlowHolding slow;
  ChieuHolding holding;
  ChieuCuocValues values;
  ChieuScore score;
  char cuoc[128], message[300];
  ChieuCard win = row->win != NULL ? position_read_card (row->win) : CHIEU_CARD_NONE;
  int points;

  position_read (row->cards, row->seats, &slow);
  deal_convert (&slow, &holding);
  if (slow_count_cards (&slow) != slow_full_size (&slow))
    fail (row->about, "the row has a wrong number of cards");

  chieu_cuoc_values_init (&values, row->seats);
  points = chieu_cuoc_score (&holding, win, row->thong, true, &values, &score, NULL) ? score.points : -1;
  join_cuoc (&score, cuoc, sizeof cuoc);
  snprintf (message, sizeof message, "%d points, “%s”", points, cuoc);
  if (points != row->points || strcmp (cuoc, row->cuoc) != 0)
    fail (row->about, message);
  if (slow_find_points (&slow, win, row->thong) != row->points)
    fail (row->about, "the slow solver has other points");
}

/* Chi nẩy closed by a refusal, and what a house may change: a lèo beside chi nẩy, other points. */
static void
check_house (void)
{
  SlowHolding slow;
  ChieuHolding holding;
  ChieuCuocValues values;
  ChieuScore score;

  position_read ("9v 8s 2v 3v 4v 5n 6n 7n 2s 3s 4s 1v 1s 1n 6v 6s 6n cc / lung 9v 8s cc", 5, &slow);
  deal_convert (&slow, &holding);
  chieu_cuoc_values_init (&values, 5);
  chieu_cuoc_score (&holding, CHIEU_CC, false, false, &values, &score, NULL);
  if (score.points != 8 || score.n != 1 || score.cuoc[0] != CHIEU_CUOC_LEO)
    fail ("chi nẩy spoiled", "not a lèo of 8 points");

  values.chi_nay_leo = 1;
  chieu_cuoc_score (&holding, CHIEU_CC, false, true, &values, &score, NULL);
  if (score.points != 26 || score.n != 2 || score.cuoc[1] != CHIEU_CUOC_LEO)
    fail ("a lèo of the mat beside chi nẩy", "not 26 points");

  values.chi_nay_leo = 0;
  values.points[CHIEU_CUOC_CHI_NAY] = 5;
  chieu_cuoc_score (&holding, CHIEU_CC, false, true, &values, &score, NULL);
  if (score.points != 8 || score.cuoc[0] != CHIEU_CUOC_LEO)
    fail ("a house where chi nẩy is cheap", "the dearer lèo is not called");
}

static void
check_sums (void)
{
  static const uint8_t none[] = { CHIEU_CUOC_SUONG }, all[] = { CHIEU_CUOC_THONG, CHIEU_CUOC_THAP_HONG,
                                                                CHIEU_CUOC_TOM, CHIEU_CUOC_LEO };
  ChieuCuocValues values;

  chieu_cuoc_values_init (&values, 5);
  if (chieu_cuoc_sum (none, 0, &values) != 4 || chieu_cuoc_sum (none, 1, &values) != 4)
    fail ("sum", "nothing called is not a suông");
  if (chieu_cuoc_sum (all, 1, &values) != 6)
    fail ("sum", "thông alone is not 6");
  if (chieu_cuoc_sum (all, 4, &values) != 18)
    fail ("sum", "thông thập hồng tôm lèo is not 18");

  values.points[CHIEU_CUOC_THONG] = 3;
  values.more = 1;
  if (chieu_cuoc_sum (all, 4, &values) != 17)
    fail ("sum", "what thông adds is taken for a cước beside the highest");
}

int
main (void)
{
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    check_row (&rows[i]);
  check_house ();
  check_sums ();
  printf ("%zu rows, %d failures\n", sizeof rows / sizeof *rows, failures);
  return failures > 0;
}
