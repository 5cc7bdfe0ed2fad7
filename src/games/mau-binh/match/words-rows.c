/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Puts into words what the three chi are (help/C/mau-binh.page), and the moves of Mậu binh, which are mostly that.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "words.h"
#include "match/words/words-sentence.h"

#define RANKS CHIEU_MAU_BINH_RANKS

static const char *const ranks[RANKS] = { "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A" };

/* Translators: the names of the three rows of a hand, with the number of cards in each. */
static const char *const rows[CHIEU_MAU_BINH_ROWS] = { N_("Chi 1 (5)"), N_("Chi 2 (5)"), N_("Chi 3 (3)") };

/* Translators: what a row of cards is; words of the game. */
static const char *const kinds[CHIEU_MAU_BINH_N_KINDS] = {
  [CHIEU_MAU_BINH_MAU_THAU] = N_("Mậu thầu"),
  [CHIEU_MAU_BINH_DOI] = N_("Một đôi"),
  [CHIEU_MAU_BINH_THU] = N_("Thú"),
  [CHIEU_MAU_BINH_XAM] = N_("Xám"),
  [CHIEU_MAU_BINH_SANH] = N_("Sảnh"),
  [CHIEU_MAU_BINH_THUNG] = N_("Thùng"),
  [CHIEU_MAU_BINH_CU_LU] = N_("Cù lũ"),
  [CHIEU_MAU_BINH_TU_QUY] = N_("Tứ quý"),
  [CHIEU_MAU_BINH_THUNG_PHA_SANH] = N_("Thùng phá sảnh"),
};

/* Translators: what a row of cards is, with the rank on the cards that decides: 9, K. Words of the game. */
static const char *const with_rank[CHIEU_MAU_BINH_N_KINDS] = {
  [CHIEU_MAU_BINH_MAU_THAU] = N_("Mậu thầu %s"),
  [CHIEU_MAU_BINH_DOI] = N_("Đôi %s"),
  /* Translators: the higher pair, and the lower one. */
  [CHIEU_MAU_BINH_THU] = N_("Thú %1$s, %2$s"),
  [CHIEU_MAU_BINH_XAM] = N_("Xám %s"),
  /* Translators: the highest card of the sequence. */
  [CHIEU_MAU_BINH_SANH] = N_("Sảnh to %s"),
  [CHIEU_MAU_BINH_THUNG] = N_("Thùng %s"),
  [CHIEU_MAU_BINH_CU_LU] = N_("Cù lũ %s"),
  [CHIEU_MAU_BINH_TU_QUY] = N_("Tứ quý %s"),
  [CHIEU_MAU_BINH_THUNG_PHA_SANH] = N_("Thùng phá sảnh to %s"),
};

const char *
chieu_words_mau_binh_row (int row)
{
  g_return_val_if_fail (row >= 0 && row < CHIEU_MAU_BINH_ROWS, "");
  return _(rows[row]);
}

const char *
chieu_words_mau_binh_kind (ChieuMauBinhKind kind)
{
  g_return_val_if_fail (kind < CHIEU_MAU_BINH_N_KINDS, "");
  return _(kinds[kind]);
}

/* ---- The ranks that decide ---- */

/* Returns: the highest rank below @below of which there are @least cards or more, or −1 */
static int
find_highest (const int count[RANKS],
              int       least,
              int       below)
{
  for (int rank = below - 1; rank >= 0; rank--)
    if (count[rank] >= least)
      return rank;
  return -1;
}

static gboolean
is_sequence (ChieuMauBinhKind kind)
{
  return kind == CHIEU_MAU_BINH_SANH || kind == CHIEU_MAU_BINH_THUNG_PHA_SANH;
}

/* Returns: the rank that is named first: that of a sequence's highest card, else the highest of those of which there are most */
static int
find_first (const int        count[RANKS],
            ChieuMauBinhKind kind)
{
  /* The five is the highest card of A-2-3-4-5. */
  if (is_sequence (kind) && count[CHIEU_MAU_BINH_ACE] > 0 && count[0] > 0)
    return CHIEU_MAU_BINH_FIVE;
  for (int most = CHIEU_MAU_BINH_SUITS; most > 1; most--)
    if (find_highest (count, most, RANKS) >= 0)
      return find_highest (count, most, RANKS);
  return find_highest (count, 1, RANKS);
}

/* The formats stand in the table above and take one rank or two. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
char *
chieu_words_mau_binh_chi (const ChieuCard *cards,
                          int              row)
{
  int n = chieu_mau_binh_row_size (row), count[RANKS] = { 0 }, first;
  ChieuMauBinhKind kind;

  g_return_val_if_fail (row >= 0 && row < CHIEU_MAU_BINH_ROWS, NULL);

  kind = chieu_mau_binh_kind (chieu_mau_binh_class (cards, n, FALSE), n);
  for (int i = 0; i < n; i++)
    count[chieu_mau_binh_rank (cards[i])]++;
  first = find_first (count, kind);
  if (kind == CHIEU_MAU_BINH_THU)
    return g_strdup_printf (_(with_rank[kind]), ranks[first], ranks[find_highest (count, 2, first)]);
  return g_strdup_printf (_(with_rank[kind]), ranks[first]);
}
#pragma GCC diagnostic pop

char *
chieu_words_mau_binh_rows (const ChieuCard cards[CHIEU_MAU_BINH_HAND])
{
  g_autofree char *one = chieu_words_mau_binh_chi (cards, CHIEU_MAU_BINH_CHI_1);
  g_autofree char *two = chieu_words_mau_binh_chi (cards + chieu_mau_binh_row_start (CHIEU_MAU_BINH_CHI_2), CHIEU_MAU_BINH_CHI_2);
  g_autofree char *three = chieu_words_mau_binh_chi (cards + chieu_mau_binh_row_start (CHIEU_MAU_BINH_CHI_3), CHIEU_MAU_BINH_CHI_3);

  /* Translators: what the three rows are: “chi 1: Cù lũ K; chi 2: Đôi 9; chi 3: Mậu thầu A”. */
  return g_strdup_printf (_("chi 1: %1$s; chi 2: %2$s; chi 3: %3$s"), one, two, three);
}

/* ---- Foul ---- */

char *
chieu_words_mau_binh_foul (const ChieuCard cards[CHIEU_MAU_BINH_HAND],
                           gboolean        a5)
{
  if (!chieu_mau_binh_is_foul (cards, a5))
    return NULL;
  return g_strdup (chieu_mau_binh_is_second_too_high (cards, a5) ? _("Binh lủng: chi 2 is higher than chi 1.")
                                                                 : _("Binh lủng: chi 3 is higher than chi 2."));
}

/* ---- Moves ---- */

char *
chieu_words_mau_binh_choice (const ChieuWords *self,
                             const ChieuMove  *move,
                             int               seats)
{
  g_autofree char *shown = NULL;

  g_return_val_if_fail (move->kind < CHIEU_MAU_BINH_N_MOVES, g_strdup (""));

  if (move->kind == CHIEU_MAU_BINH_BO)
    return g_strdup (chieu_words_label (self, move->kind));
  if (move->kind == CHIEU_MAU_BINH_TOI_TRANG)
    return g_strdup (chieu_words_cuoc (self, move->detail, seats));
  shown = chieu_words_mau_binh_rows (move->cards);
  /* Translators: a word of the game on a button, and what the three rows are. */
  return g_strdup_printf (_("%1$s: %2$s"), chieu_words_label (self, move->kind), shown);
}

char *
chieu_words_mau_binh_choice_name (const ChieuWords *self,
                                  const ChieuMove  *move,
                                  int               seats)
{
  return chieu_words_mau_binh_choice (self, move, seats);
}

static const ChieuSentence gives_up = { N_("%s gives up the hand."), N_("You give up the hand.") };
/* Translators: a player, and a tới trắng. */
static const ChieuSentence shows_instant = { N_("%1$s shows a tới trắng: %2$s."), N_("You show a tới trắng: %s.") };
/* Translators: a player, and what the three rows are. */
static const ChieuSentence lays = { N_("%1$s lays %2$s."), N_("You lay %s.") };

char *
chieu_words_mau_binh_move (const ChieuWords *self,
                           const ChieuMove  *move,
                           int               seats,
                           const char       *who)
{
  g_autofree char *shown = NULL;

  g_return_val_if_fail (move->kind < CHIEU_MAU_BINH_N_MOVES, g_strdup (""));

  if (move->kind == CHIEU_MAU_BINH_BO)
    return chieu_sentence_write (&gives_up, who);
  if (move->kind == CHIEU_MAU_BINH_TOI_TRANG)
    return chieu_sentence_write_with_card (&shows_instant, who, chieu_words_cuoc (self, move->detail, seats));
  shown = chieu_words_mau_binh_rows (move->cards);
  return chieu_sentence_write_with_card (&lays, who, shown);
}
