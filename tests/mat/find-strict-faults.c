/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Looks for hands in which seat 0 commits just one sort of fault and wins
 * nevertheless, and prints the shortest: data of test-strict-faults.c, to be
 * read before it is checked in.
 *
 * find-strict-faults REASON [KIND]: the fault is in a move of this kind, for example "xuong"
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bots/bot.h"
#include "games/to-tom/rules/to-tom.h"
#include "match/record/record.h"

/* The hands that are played at most, and the number of good ones among them that is enough to choose from. */
#define HANDS 4000
#define ENOUGH 12
/* After so many moves the opening is over for certain. */
#define IN_PLAY 12

typedef struct
{
  const ChieuGame *game;
  ChieuReason wanted;
  const char *kind;              /* (nullable): the first word of the faulty move in the notation */
  ChieuRules rules;
  ChieuState state;
  ChieuRandom random;
  ChieuRecord *record;
  gboolean committed;
} Search;

/* ---- What leads to the fault ---- */

/* Returns: whether @move keeps a khàn to split it, which leads to the faults with bất thực, one of which is wanted */
static gboolean
keeps_khan (Search          *self,
            const ChieuMove *move)
{
  gboolean of_bat_thuc = self->wanted == CHIEU_TO_TOM_BAT_THUC_MOT_CUC || self->wanted == CHIEU_TO_TOM_QUEN_BAT_THUC
                         || self->wanted == CHIEU_TO_TOM_BAT_THUC_QUA;

  return of_bat_thuc && move->kind == CHIEU_TO_TOM_BAT_THUC && ((ChieuToTomState *) &self->state)->phase == CHIEU_EATING_OPENING;
}

/* Returns: whether @move leads to the wanted fault: it leaves a card that is to be taken later (ăn lại), or of which the pair in the hand
 * is to be discarded (đánh đôi); it discards the first of such a pair, or a card of a bất thực; or it keeps a khàn */
static gboolean
leads_there (Search          *self,
             const ChieuMove *move)
{
  const ChieuToTomState *s = (ChieuToTomState *) &self->state;
  gboolean pass = move->kind == CHIEU_TO_TOM_BOC || move->kind == CHIEU_TO_TOM_DUOI || move->kind == CHIEU_TO_TOM_QUA;

  if (pass && !chieu_card_is_yeu (s->card) && move->face == CHIEU_CARD_NONE)
    return self->wanted == CHIEU_TO_TOM_DANH_DOI ? s->seat[0].hand[s->card] == 2
           : self->wanted == CHIEU_TO_TOM_AN_LAI && s->gate == 0 && chieu_random_below (&self->random, 2) == 0;
  if (move->kind != CHIEU_TO_TOM_DANH && move->kind != CHIEU_TO_TOM_TRA)
    return keeps_khan (self, move);
  if (self->wanted == CHIEU_TO_TOM_DANH_DOI)
    return (s->seat[0].refused >> move->face & 1) != 0 && s->seat[0].hand[move->face] == 2;
  return self->wanted == CHIEU_TO_TOM_BAT_THUC_QUA && s->seat[0].n_bat_thuc > 0 && s->seat[0].bat_thuc[0].face == move->face;
}

/* Khê khàn: the winner makes the call before the khàn is turned up, and then never turns it up. */
static gboolean
calls_early (Search          *self,
             const ChieuMove *move)
{
  return self->wanted == CHIEU_TO_TOM_KHE_KHAN && move->kind == CHIEU_TO_TOM_XUONG && self->record->moves->len > 0;
}

static gboolean
is_wanted (Search          *self,
           const ChieuMove *move)
{
  const ChieuToTomState *s = (ChieuToTomState *) &self->state;
  char text[CHIEU_MOVE_TEXT_MAX];
  bool possible;
  ChieuReason reason = self->game->check (s, 0, move, &possible);

  if (self->wanted == CHIEU_TO_TOM_TRA_THUA_SAI && move->kind != CHIEU_TO_TOM_TRA_THUA)
    return FALSE;
  if (!possible || reason != self->wanted)
    return FALSE;
  self->game->print_move (move, text);
  if (self->kind != NULL && strcspn (text, " ") != strlen (self->kind))
    return FALSE;
  if (self->kind != NULL && !g_str_has_prefix (text, self->kind))
    return FALSE;
  /* Ù sai: the ù is called, when the hand is in play, and it is not a card left undiscarded. Ăn lại: the plainer one of its two
   * sorts, in which this very face was refused. */
  if (reason == CHIEU_TO_TOM_U_SAI)
    return move->kind == CHIEU_TO_TOM_U && self->record->moves->len > IN_PLAY;
  return reason != CHIEU_TO_TOM_AN_LAI || (s->seat[0].refused >> s->card & 1) != 0;
}

/* Thừa quân: no ù is right after a surplus card was kept, and it is called all the same. */
static gboolean
calls_in_vain (Search          *self,
               const ChieuMove *move)
{
  return self->wanted == CHIEU_TO_TOM_THUA_QUAN && move->kind == CHIEU_TO_TOM_U && self->record->moves->len > IN_PLAY;
}

/* Returns: (nullable): the first of the @n @moves that @is_it is TRUE for */
static const ChieuMove *
find_move (Search          *self,
           const ChieuMove *moves,
           int              n,
           gboolean       (*is_it) (Search *self, const ChieuMove *move))
{
  for (int i = 0; i < n; i++)
    if (is_it (self, &moves[i]))
      return &moves[i];
  return NULL;
}

static void
choose_move (Search    *self,
             int        seat,
             ChieuMove *move)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  ChieuState view;
  ChieuBotBudget budget = { .seed = chieu_random_next (&self->random) };
  const ChieuMove *found = NULL;
  int n = self->game->moves (&self->state, seat, CHIEU_MOVES_ALL, moves);

  if (seat == 0 && !self->committed)
    {
      found = find_move (self, moves, n, is_wanted);
      self->committed = found != NULL;
      if (found == NULL)
        found = find_move (self, moves, n, calls_early);
      if (found == NULL)
        found = find_move (self, moves, self->game->moves (&self->state, seat, CHIEU_MOVES_CLEAN, moves), leads_there);
    }
  if (seat == 0 && self->committed && found == NULL)
    found = find_move (self, moves, n, calls_in_vain);
  if (found != NULL)
    {
      *move = *found;
      return;
    }
  self->game->observe (&self->state, seat, &view);
  chieu_bot_choose (chieu_bot_level_find (seat == 0 ? "vua" : "tap-su"), self->game, &view, seat, &budget, move, NULL);
}

/* ---- A hand ---- */

static void
play_hand (Search  *self,
           guint64  seed)
{
  ChieuCarry carry;
  unsigned asked;

  chieu_carry_init (&carry, 5, 50, true);
  self->record = chieu_record_new (self->game, &self->rules, &carry, seed);
  self->record->way = CHIEU_WAY_NGHIEM;
  self->committed = FALSE;
  chieu_random_init (&self->random, seed);
  self->game->deal (&self->state, &self->rules, &carry, seed);
  /* Seat 0 first, as the person at the mat opens before the others. */
  while ((asked = self->game->to_answer (&self->state)) != 0)
    {
      int seat = g_bit_nth_lsf (asked, -1);
      ChieuMove move;

      choose_move (self, seat, &move);
      chieu_record_add_move (self->record, seat, &move);
      self->game->apply (&self->state, seat, &move, NULL);
    }
}

/* Returns: whether seat 0 won with the wanted fault and no others, except those that always come with it */
static gboolean
is_good (Search            *self,
         const ChieuResult *result)
{
  gboolean found = FALSE;

  if (!self->committed || result->winner != 0)
    return FALSE;
  for (int i = 0; i < result->n_faults; i++)
    if (result->faults[i].reason == self->wanted)
      found = TRUE;
    else if ((self->wanted != CHIEU_TO_TOM_KHE_KHAN || result->faults[i].reason != CHIEU_TO_TOM_U_TRUOC_KHAN)
             && (self->wanted != CHIEU_TO_TOM_THUA_QUAN || result->faults[i].reason != CHIEU_TO_TOM_U_SAI))
      return FALSE;
  return found;
}

/* Returns: (transfer full) (nullable): the shortest of the first good hands */
static ChieuRecord *
search_hands (Search *self,
              int     hands)
{
  ChieuRecord *best = NULL;
  int found = 0;

  for (int seed = 1; seed <= hands && found < ENOUGH; seed++)
    {
      ChieuResult result;
      gboolean good;

      play_hand (self, (guint64) seed);
      self->game->result (&self->state, &result);
      chieu_record_set_result (self->record, &result);
      good = is_good (self, &result);
      found += good;
      if (good && (best == NULL || self->record->moves->len < best->moves->len))
        {
          g_clear_pointer (&best, chieu_record_free);
          best = g_steal_pointer (&self->record);
        }
      g_clear_pointer (&self->record, chieu_record_free);
    }
  return best;
}

int
main (int   argc,
      char *argv[])
{
  Search self = { .game = chieu_game_find ("to-tom") };
  g_autoptr (ChieuRecord) record = NULL;
  g_autofree char *text = NULL;

  while (argc > 1 && self.game->reasons[self.wanted] != NULL && strcmp (self.game->reasons[self.wanted], argv[1]) != 0)
    self.wanted++;
  if (argc < 2 || self.wanted == CHIEU_REASON_NONE || self.game->reasons[self.wanted] == NULL)
    {
      fprintf (stderr, "find-strict-faults: no such reason\n");
      return EXIT_FAILURE;
    }
  chieu_rules_init (&self.rules, self.game);
  /* Where a wrong order of the call costs nothing it is no fault: the seat is asked again. */
  self.rules.value[CHIEU_TO_TOM_FAULT_XUONG_ORDER] = self.wanted == CHIEU_TO_TOM_XUONG_ORDER ? CHIEU_TO_TOM_COST_UNPAID
                                                                                          : CHIEU_TO_TOM_COST_NONE;
  if (self.wanted == CHIEU_TO_TOM_THUA_QUAN || self.wanted == CHIEU_TO_TOM_TRA_THUA_SAI)
    self.rules.value[CHIEU_TO_TOM_DEAL_THUA_QUAN] = CHIEU_TO_TOM_THUA_ALWAYS;
  self.kind = argc > 2 ? argv[2] : NULL;
  record = search_hands (&self, HANDS);
  if (record == NULL)
    {
      fprintf (stderr, "find-strict-faults: %s: none found\n", argv[1]);
      return EXIT_FAILURE;
    }
  text = chieu_record_to_string (record);
  fputs (text, stdout);
  return EXIT_SUCCESS;
}
