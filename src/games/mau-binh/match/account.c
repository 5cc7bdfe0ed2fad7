/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Explains how the points of a hand of Mậu binh come together (help/C/mau-binh-points.page): the parts of the win, and the winner
 * beside each of the others.
 */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "match/words/account-parts.h"
#include "match/words/account.h"
#include "words.h"

typedef ChieuMauBinhState State;
typedef ChieuMauBinhAnswer Answer;
typedef ChieuMauBinhComparison Comparison;

static void
compare (const State *s,
         int          seat,
         int          other,
         Comparison  *pair)
{
  chieu_mau_binh_compare (&s->rules, &s->answer[seat], s->hand[seat], &s->answer[other], s->hand[other], pair);
}

/* ---- The parts of a win ---- */

/* The kind of a chi is the same wherever A-2-3-4-5 stands. */
static ChieuMauBinhKind
find_kind (const State *s,
           int          seat,
           int          row)
{
  return chieu_mau_binh_kind (chieu_mau_binh_row_class (s->answer[seat].cards, row, FALSE), chieu_mau_binh_row_size (row));
}

/* Adds to @parts what @seat won from @other: each chi, then what sập and sập làng added. What these added to a loss goes with the
 * chi that have no name of their own. */
static void
add_compared (const State      *s,
              int               seat,
              int               other,
              const Comparison *pair,
              int              *parts)
{
  int sum = 0;

  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    {
      int points = pair->earned[row];
      int cuoc = points > 0 ? chieu_mau_binh_row_cuoc (row, find_kind (s, seat, row)) : -1;

      sum += points;
      parts[cuoc >= 0 ? cuoc : CHIEU_MAU_BINH_CUOC_SO_CHI] += points;
    }
  parts[pair->sap > 0 ? CHIEU_MAU_BINH_CUOC_SAP : CHIEU_MAU_BINH_CUOC_SO_CHI] += pair->points - sum;
  parts[pair->sap > 0 ? CHIEU_MAU_BINH_CUOC_SAP_LANG : CHIEU_MAU_BINH_CUOC_SO_CHI]
    += chieu_mau_binh_points_from (s, seat, other) - pair->points;
}

/* Returns: the part of the win that decides between two players who were not compared */
static int
find_uncompared_cuoc (const State *s,
                      int          seat,
                      int          other)
{
  const Answer *mine = &s->answer[seat], *theirs = &s->answer[other];

  if (theirs->kind == CHIEU_MAU_BINH_BO)
    return CHIEU_MAU_BINH_CUOC_BO_BAI;
  if (mine->kind == CHIEU_MAU_BINH_TOI_TRANG)
    return mine->instant;
  return theirs->kind == CHIEU_MAU_BINH_XEP && theirs->foul ? CHIEU_MAU_BINH_CUOC_BINH_LUNG : CHIEU_MAU_BINH_CUOC_SO_CHI;
}

void
chieu_mau_binh_find_parts (const State       *s,
                           const ChieuResult *result,
                           int               *parts)
{
  int seat = result->winner;

  memset (parts, 0, CHIEU_MAU_BINH_N_CUOC * sizeof *parts);
  for (int other = 0; other < s->seats; other++)
    {
      Comparison pair;

      if (other == seat)
        continue;
      compare (s, seat, other, &pair);
      if (pair.compared)
        add_compared (s, seat, other, &pair, parts);
      else
        parts[find_uncompared_cuoc (s, seat, other)] += chieu_mau_binh_points_from (s, seat, other);
    }
}

char *
chieu_mau_binh_write_sum (const ChieuResult *result,
                          const int         *parts)
{
  GString *text;
  int sum = 0;

  if (result->n_cuoc == 1 && parts[result->cuoc[0]] == result->worth)
    return NULL;
  text = g_string_new (NULL);
  for (int i = 0; i < result->n_cuoc; i++)
    {
      int part = parts[result->cuoc[i]];

      if (part == 0)
        continue;
      g_string_append_printf (text, "%s%d", text->len == 0 ? (part < 0 ? "−" : "") : part < 0 ? " − " : " + ", ABS (part));
      sum += part;
    }
  if (sum != result->worth)
    g_string_append_printf (text, " %s %d", sum > result->worth ? "−" : "+", ABS (result->worth - sum));
  g_string_append_printf (text, " = %d", result->worth);
  return g_string_free (text, FALSE);
}

char *
chieu_mau_binh_write_pair (const char *winner,
                           const char *loser,
                           int         points)
{
  g_autofree char *sum = chieu_words_points (points);

  if (winner == NULL)
    return g_strdup_printf (_("%1$s pays you %2$s."), loser, sum);
  if (loser == NULL)
    return g_strdup_printf (_("You pay %1$s %2$s."), winner, sum);
  /* Translators: who pays, whom, and points. */
  return g_strdup_printf (_("%1$s pays %2$s %3$s."), loser, winner, sum);
}

/* ---- The cards ---- */

/* Shows the chi of @seat, or the hand of a tới trắng, each with what it is. */
static void
show_cards (const State *s,
            int          seat,
            GPtrArray   *phu)
{
  const Answer *answer = &s->answer[seat];
  ChieuCard cards[CHIEU_MAU_BINH_HAND];
  int n = 0;

  if (answer->kind == CHIEU_MAU_BINH_XEP)
    {
      for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
        {
          const ChieuCard *first = answer->cards + chieu_mau_binh_row_start (row);
          g_autofree char *chi = chieu_words_mau_binh_chi (first, row);

          chieu_shown_phu_add_cards (phu, g_strdup_printf (_("%1$s: %2$s"), chieu_words_mau_binh_row (row), chi), FALSE, first,
                                     chieu_mau_binh_row_size (row));
        }
      return;
    }
  for (int card = CHIEU_MAU_BINH_FACES - 1; card >= 0 && answer->kind == CHIEU_MAU_BINH_TOI_TRANG; card--)
    if ((s->hand[seat] & CHIEU_MAU_BINH_CARD (card)) != 0)
      cards[n++] = (ChieuCard) card;
  if (n > 0)
    chieu_shown_phu_add_cards (phu, g_strdup (chieu_words_cuoc (chieu_words_for_game (&chieu_mau_binh), answer->instant, s->seats)),
                               FALSE, cards, n);
}

/* ---- Two by two ---- */

/* Says which of the others @other is: by name or, without @names, as seen from @seat. */
static char *
describe_other (const State       *s,
                const char *const *names,
                int                seat,
                int                other)
{
  int place = (other - seat + s->seats) % s->seats;

  if (names != NULL)
    return g_strdup (names[other] != NULL ? names[other] : C_("seat", "You"));
  if (s->seats == CHIEU_MAU_BINH_SEATS_MIN)
    return g_strdup (_("The other player"));
  if (place == 1)
    return g_strdup (_("The right neighbour"));
  return g_strdup (place == s->seats - 1 ? _("The left neighbour") : _("The player across"));
}

/* Returns: (transfer full): whose hand that of @seat is, in an account of the win of @winner */
static char *
describe_seat (const State       *s,
               const char *const *names,
               int                winner,
               int                seat)
{
  return names == NULL && seat == winner ? g_strdup (_("The winner")) : describe_other (s, names, winner, seat);
}

/* Shows what is multiplied, and the sum. */
static void
add_sum (const State      *s,
         const Comparison *pair,
         int               points,
         GString          *text)
{
  g_autofree char *sum = NULL;

  if (pair->compared && pair->sap != 0)
    g_string_append_printf (text, _("; sập × %d"), s->rules.value[CHIEU_MAU_BINH_SAP]);
  if (pair->points != points)
    g_string_append_printf (text, _("; sập làng × %d"), s->rules.value[CHIEU_MAU_BINH_SAP_LANG]);
  sum = chieu_words_signed (points);
  g_string_append_printf (text, " = %s", sum);
}

/* Returns: (transfer full): the line of the table for @row */
static char **
compare_row (const State      *s,
             int               seat,
             int               other,
             int               row,
             const Comparison *pair)
{
  char *cells[] = {
    g_strdup (chieu_words_mau_binh_row (row)),
    chieu_words_mau_binh_chi (s->answer[seat].cards + chieu_mau_binh_row_start (row), row),
    chieu_words_mau_binh_chi (s->answer[other].cards + chieu_mau_binh_row_start (row), row),
    chieu_words_signed (pair->earned[row]),
    NULL,
  };

  return g_memdup2 (cells, sizeof cells);
}

/* Adds what @seat wins from @other or loses, chi by chi. */
static void
add_duel (ChieuAccount      *self,
          const State       *s,
          int                winner,
          int                seat,
          int                other,
          const char *const *names)
{
  ChieuAccountDuel *duel = g_new0 (ChieuAccountDuel, 1);
  GString *text = g_string_new (NULL);
  Comparison pair;

  duel->first = describe_seat (s, names, winner, seat);
  duel->second = describe_seat (s, names, winner, other);
  duel->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  compare (s, seat, other, &pair);
  for (int row = 0; row < CHIEU_MAU_BINH_ROWS && pair.compared; row++)
    {
      char **cells = compare_row (s, seat, other, row, &pair);

      g_ptr_array_add (duel->rows, cells);
      g_string_append_printf (text, "%s%s", row > 0 ? " " : "", cells[CHIEU_MAU_BINH_ROWS]);
    }
  if (!pair.compared && find_uncompared_cuoc (s, seat, other) != CHIEU_MAU_BINH_CUOC_SO_CHI)
    g_string_append (text, chieu_words_cuoc (chieu_words_for_game (&chieu_mau_binh), find_uncompared_cuoc (s, seat, other), s->seats));
  add_sum (s, &pair, chieu_mau_binh_points_from (s, seat, other), text);
  duel->sum = g_string_free (text, FALSE);
  g_ptr_array_add (self->duels, duel);
}

/* Adds a sentence on what @seat got from all others together. */
static void
add_total (ChieuAccount      *self,
           const State       *s,
           int                winner,
           int                seat,
           const char *const *names)
{
  g_autofree char *who = describe_seat (s, names, winner, seat), *sum = NULL;
  GString *text = g_string_new (NULL);
  int all = 0;

  for (int i = 1; i < s->seats; i++)
    {
      int points = chieu_mau_binh_points_from (s, seat, (seat + i) % s->seats);
      g_autofree char *part = chieu_words_signed (points);

      g_string_append_printf (text, "%s%s", i > 1 ? " " : "", part);
      all += points;
    }
  sum = chieu_words_signed (all);
  /* Translators: a player, what that player got from each of the others (“+3 −1 +6”), and the sum. */
  g_ptr_array_add (self->steps, g_strdup_printf (_("%1$s, in all: %2$s = %3$s"), who, text->str, sum));
  g_string_free (text, TRUE);
}

/* Adds @seat beside each of the others; if it is not the winner, beside each but the winner: there the winner's part says how they came to
 * their points. */
static void
add_duels (ChieuAccount      *self,
           const State       *s,
           int                winner,
           int                seat,
           const char *const *names)
{
  for (int i = 1; i < s->seats; i++)
    if ((seat + i) % s->seats != winner)
      add_duel (self, s, winner, seat, (seat + i) % s->seats, names);
  add_total (self, s, winner, seat, names);
}

/* Adds the hand of @seat, which is not the winner's, if it was laid out. */
static void
add_hand (ChieuAccount      *self,
          const State       *s,
          int                winner,
          int                seat,
          const char *const *names)
{
  ChieuAccountHand *hand;

  if (s->answer[seat].kind != CHIEU_MAU_BINH_XEP && s->answer[seat].kind != CHIEU_MAU_BINH_TOI_TRANG)
    return;
  hand = g_new0 (ChieuAccountHand, 1);
  hand->who = describe_other (s, names, winner, seat);
  hand->phu = chieu_shown_phu_list_new ();
  show_cards (s, seat, hand->phu);
  g_ptr_array_add (self->hands, hand);
}

/* Adds the hands that were compared with the winner's, the person's first. @person: −1: nobody's is */
static void
add_hands (ChieuAccount      *self,
           const State       *s,
           int                winner,
           int                person,
           const char *const *names)
{
  if (person >= 0 && person != winner)
    add_hand (self, s, winner, person, names);
  for (int i = 1; i < s->seats; i++)
    if ((winner + i) % s->seats != person)
      add_hand (self, s, winner, (winner + i) % s->seats, names);
}

/* ---- All of it ---- */

/* Says who pays whom, for each pair of players. */
static char *
write_paid (const State       *s,
            const char *const *names)
{
  GString *text = g_string_new (NULL);

  for (int seat = 0; seat < s->seats; seat++)
    for (int other = 0; other < s->seats; other++)
      {
        int points = other != seat ? chieu_mau_binh_points_from (s, seat, other) : 0;
        g_autofree char *line = points > 0 ? chieu_mau_binh_write_pair (names[seat], names[other], points) : NULL;

        if (line == NULL)
          continue;
        if (text->len > 0)
          g_string_append_c (text, '\n');
        g_string_append (text, line);
      }
  return g_string_free (text, text->len == 0);
}

/* Returns: (transfer full): whom @winner beat in all three chi */
static char *
describe_sap (const State       *s,
              int                winner,
              const char *const *names)
{
  g_autoptr (GPtrArray) beaten = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (int i = 1; i < s->seats; i++)
    {
      int other = (winner + i) % s->seats;
      Comparison pair;

      compare (s, winner, other, &pair);
      if (pair.compared && pair.sap > 0)
        g_ptr_array_add (beaten, describe_other (s, names, winner, other));
    }
  g_ptr_array_add (beaten, NULL);
  list = g_strjoinv (", ", (char **) beaten->pdata);
  /* Translators: players, and a number: “Beaten in all three chi: An, Bình. These count × 2.” */
  return g_strdup_printf (_("Beaten in all three chi: %1$s. These count × %2$d."), list, s->rules.value[CHIEU_MAU_BINH_SAP]);
}

/* Shows what the winner won with. Returns: (transfer full) (nullable): the sum in one line */
static char *
add_cards_and_cuoc (ChieuAccount      *self,
                    const State       *s,
                    const ChieuResult *result,
                    const char *const *names)
{
  int parts[CHIEU_MAU_BINH_N_CUOC];

  show_cards (s, result->winner, self->phu);
  chieu_mau_binh_find_parts (s, result, parts);
  for (int i = 0; i < result->n_cuoc; i++)
    {
      chieu_account_add_cuoc (self, result->cuoc[i], parts[result->cuoc[i]]);
      if (result->cuoc[i] == CHIEU_MAU_BINH_CUOC_SAP)
        g_array_index (self->cuoc, ChieuAccountCuoc, self->cuoc->len - 1).detail = describe_sap (s, result->winner, names);
    }
  return chieu_mau_binh_write_sum (result, parts);
}

static void
fill (ChieuAccount      *self,
      const void        *state,
      const ChieuResult *result,
      const char *const *names)
{
  self->sum = add_cards_and_cuoc (self, state, result, names);
  self->paid = write_paid (state, names);
}

static void
explain (ChieuAccount      *self,
         const void        *data,
         const char *const *names)
{
  const State *s = data;
  int person = names != NULL ? chieu_account_find_person (names, s->seats) : -1;
  ChieuResult result;
  chieu_mau_binh.result (s, &result);
  self->seats = s->seats;
  if (result.winner < 0)
    {
      chieu_account_set_nothing (self, TRUE);
      return;
    }
  self->points = result.worth;
  self->call = chieu_account_write_call (self, result.cuoc, result.n_cuoc);
  g_free (add_cards_and_cuoc (self, s, &result, names));
  add_duels (self, s, result.winner, result.winner, names);
  if (person >= 0 && person != result.winner)
    add_duels (self, s, result.winner, person, names);
  add_hands (self, s, result.winner, person, names);
}

const ChieuAccountWords chieu_account_mau_binh = { .fill = fill, .explain = explain, .pays_in_pairs = TRUE };
