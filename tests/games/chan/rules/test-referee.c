/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A second referee: it watches random hands, writes down what every seat does,
 * and judges each card eaten or put down from these notes, sentence by sentence of
 * the table of faults. At the end of a hand both referees must have found the same.
 *
 *   test-referee HANDS SEED
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "chan.h"
#include "games/chan/rules/chan.h"

typedef enum { REFUSED, REFUSED_CHIU, ATE_CHAN, ATE_CA, PUT } DeedKind;

/* One deed of a seat, and the cards that it held before. */
typedef struct
{
  DeedKind kind;
  int face, with;
  uint8_t hand[CHIEU_CHAN_FACES];
  int n_hand, mat_chan;
} Deed;

typedef struct
{
  Deed deeds[80];                /* far more than a seat does in one hand */
  int n;
  bool faults[CHIEU_CHAN_N_REASONS];
} Notes;

static Notes notes[CHIEU_CHAN_MAX_SEATS];

static bool
same_rank (int a,
           int b)
{
  return a != CHIEU_CHAN_CC && b != CHIEU_CHAN_CC && a % 8 == b % 8;
}

static bool
is_ca (int a,
       int b)
{
  return a != b && same_rank (a, b);
}

/* ---- Faults 3, 4 and 5 of docs/rules/chan.md: the hand itself ---- */

/* Returns: the number of faces that make a cạ with @face and of which the hand has a card in no chắn */
static int
count_single_mates (const Deed *deed,
                    int         face)
{
  int n = 0;

  for (int other = 0; other < CHIEU_CHAN_FACES; other++)
    n += is_ca (face, other) && deed->hand[other] % 2 == 1;
  return n;
}

static bool
breaks_chan (const Deed *deed)
{
  return deed->hand[deed->with] == 2 || deed->hand[deed->with] == 4;
}

static bool
breaks_ca (const Deed *deed)
{
  return !breaks_chan (deed) && count_single_mates (deed, deed->with) > 0;
}

/* Returns: whether there are five chắn or more, and of all cards in no chắn the one with which the deed eats alone lies without a mate */
static bool
changes_wait (const Deed *deed)
{
  int chan = deed->mat_chan, que = 0, ba_dau = 0;

  for (int face = 0; face < CHIEU_CHAN_FACES; face++)
    {
      chan += deed->hand[face] / 2;
      if (deed->hand[face] % 2 == 1)
        {
          que += count_single_mates (deed, face) == 0;
          ba_dau += count_single_mates (deed, face) == 2;
        }
    }
  return chan >= 5 && que == 1 && ba_dau == 0 && deed->hand[deed->with] % 2 == 1 && count_single_mates (deed, deed->with) == 0;
}

static bool
is_barred (const Deed *deed)
{
  return breaks_chan (deed) || breaks_ca (deed) || changes_wait (deed);
}

/* ---- What was done before ---- */

static bool
refused_chan (const Notes *self,
              int          face)
{
  for (int i = 0; i < self->n; i++)
    if ((self->deeds[i].kind == REFUSED || self->deeds[i].kind == REFUSED_CHIU)
        && self->deeds[i].face == face && self->deeds[i].hand[face] > 0 && self->deeds[i].n_hand > 1)
      return true;
  return false;
}

static bool
refused_ca_with (const Notes *self,
                 int          with)
{
  for (int i = 0; i < self->n; i++)
    {
      Deed deed = self->deeds[i];

      deed.with = with;
      if (deed.kind == REFUSED && is_ca (deed.face, with) && deed.hand[with] > 0 && deed.n_hand > 1 && !is_barred (&deed))
        return true;
    }
  return false;
}

static bool
has_done (const Notes *self,
          DeedKind     kind,
          int          face)
{
  for (int i = 0; i < self->n; i++)
    if (self->deeds[i].kind == kind && self->deeds[i].face == face)
      return true;
  return false;
}

static bool
has_done_in_rank (const Notes *self,
                  DeedKind     kind,
                  int          face)
{
  for (int i = 0; i < self->n; i++)
    if (self->deeds[i].kind == kind && same_rank (self->deeds[i].face, face))
      return true;
  return false;
}

static bool
has_put_ca (const Notes *self)
{
  for (int i = 0; i < self->n; i++)
    for (int j = 0; j < i; j++)
      if (self->deeds[i].kind == PUT && self->deeds[j].kind == PUT && is_ca (self->deeds[i].face, self->deeds[j].face))
        return true;
  return false;
}

static bool
has_eaten_ca (const Notes *self)
{
  for (int i = 0; i < self->n; i++)
    if (self->deeds[i].kind == ATE_CA)
      return true;
  return false;
}

static bool
has_put_mate (const Notes *self,
              int          face)
{
  for (int i = 0; i < self->n; i++)
    if (self->deeds[i].kind == PUT && is_ca (self->deeds[i].face, face))
      return true;
  return false;
}

/* ---- Judging ---- */

static void
note_fault (Notes *self,
            bool   wrong,
            int    reason)
{
  self->faults[reason] |= wrong;
}

static void
judge_ca (Notes      *self,
          const Deed *deed)
{
  bool could_eat_chan = deed->hand[deed->face] > 0;

  note_fault (self, could_eat_chan, CHIEU_CHAN_TREO_TRANH);
  note_fault (self, !could_eat_chan && breaks_ca (deed), CHIEU_CHAN_AN_CHON_CA);
  note_fault (self, !could_eat_chan && !breaks_ca (deed) && changes_wait (deed), CHIEU_CHAN_CHUYEN_CHO);
  note_fault (self, !could_eat_chan && breaks_chan (deed), CHIEU_CHAN_CAU_CA);
  note_fault (self, refused_chan (self, deed->with), CHIEU_CHAN_BO_CHAN_AN_CA);
  note_fault (self, refused_ca_with (self, deed->with), CHIEU_CHAN_BO_CA_AN_CA);
  note_fault (self, has_put_ca (self), CHIEU_CHAN_DANH_CA_AN_CA);
  note_fault (self, has_done_in_rank (self, PUT, deed->face), CHIEU_CHAN_XE_CA_AN_CA);
  note_fault (self, has_done (self, PUT, deed->face), CHIEU_CHAN_DANH_ROI_AN_LAI);
}

static void
judge_chan (Notes      *self,
            const Deed *deed,
            bool        chiu)
{
  note_fault (self, has_done_in_rank (self, ATE_CA, deed->face), CHIEU_CHAN_AN_CA_AN_CHAN);
  if (chiu)
    return;
  note_fault (self, deed->hand[deed->face] == 3, CHIEU_CHAN_CHIU_AN_THUONG);
  note_fault (self, refused_chan (self, deed->face), CHIEU_CHAN_BO_CHAN_AN_CHAN);
  note_fault (self, has_done (self, PUT, deed->face), CHIEU_CHAN_DANH_ROI_AN_LAI);
}

static void
judge_put (Notes      *self,
           const Deed *deed)
{
  note_fault (self, refused_chan (self, deed->face), CHIEU_CHAN_BO_CHAN_DANH_CHAN);
  note_fault (self, has_done (self, PUT, deed->face), CHIEU_CHAN_DANH_DOI_CHAN);
  note_fault (self, has_done (self, ATE_CHAN, deed->face) || has_done (self, ATE_CA, deed->face), CHIEU_CHAN_AN_ROI_DANH);
  note_fault (self, has_eaten_ca (self) && has_put_mate (self, deed->face), CHIEU_CHAN_AN_CA_DANH_CA);
  note_fault (self, has_done_in_rank (self, ATE_CA, deed->face), CHIEU_CHAN_AN_CA_DANH_HANG);
}

/* ---- Chắn that are to be kept and taken ---- */

/* Returns: whether @face can be put down from @hand without a fault; whether it parts a chắn is not asked */
static bool
may_put (const Notes   *self,
         const uint8_t *hand,
         int            face)
{
  Notes trial = *self;
  Deed deed = { .face = face };

  memset (trial.faults, 0, sizeof trial.faults);
  judge_put (&trial, &deed);
  for (int reason = 0; reason < CHIEU_CHAN_N_REASONS; reason++)
    if (trial.faults[reason])
      return false;
  return hand[face] > 0;
}

static bool
parts_chan (const Notes *self,
            const Deed  *deed)
{
  for (int face = 0; deed->hand[deed->face] % 2 == 0 && face < CHIEU_CHAN_FACES; face++)
    if (deed->hand[face] % 2 == 1 && may_put (self, deed->hand, face))
      return true;
  return false;
}

/* Returns: whether the card that @deed is about could have been taken as chắn or by chíu, and a card put down after it, without a fault */
static bool
could_take (const Notes *self,
            const Deed  *deed)
{
  Notes trial = *self;
  Deed taken = *deed;
  bool chiu = deed->hand[deed->face] == 3;

  if (deed->n_hand < (chiu ? 4 : 2))
    return false;
  taken.kind = ATE_CHAN;
  memset (trial.faults, 0, sizeof trial.faults);
  judge_chan (&trial, &taken, chiu);
  for (int reason = 0; reason < CHIEU_CHAN_N_REASONS; reason++)
    if (trial.faults[reason])
      return false;
  trial.deeds[trial.n++] = taken;
  taken.hand[taken.face] = 0;
  for (int face = 0; face < CHIEU_CHAN_FACES; face++)
    if (may_put (&trial, taken.hand, face))
      return true;
  return false;
}

/* ---- Watching ---- */

static Deed
begin_deed (const ChieuChanState *before,
            int                   seat,
            DeedKind              kind,
            int                   face)
{
  const ChieuChanSeat *self = &before->seat[seat];
  Deed deed = { .kind = kind, .face = face, .with = face, .n_hand = self->n_hand, .mat_chan = self->mat_chan };

  memcpy (deed.hand, self->hand, sizeof deed.hand);
  return deed;
}

static void
see_taken (const ChieuChanState *before,
           int                   seat,
           const ChieuMove      *move)
{
  Deed deed = begin_deed (before, seat, ATE_CHAN, move->face);

  if (move->kind == CHIEU_CHAN_AN)
    {
      deed.with = move->cards[0] == move->face ? move->cards[1] : move->cards[0];
      note_fault (&notes[seat], move->cards[0] != move->face, CHIEU_CHAN_TRAI_VI);
    }
  if (deed.with != deed.face)
    {
      deed.kind = ATE_CA;
      judge_ca (&notes[seat], &deed);
    }
  else
    judge_chan (&notes[seat], &deed, move->kind == CHIEU_CHAN_CHIU);
  notes[seat].deeds[notes[seat].n++] = deed;
}

static void
see_put (const ChieuChanState *before,
         int                   seat,
         const ChieuMove      *move)
{
  Deed deed = begin_deed (before, seat, PUT, move->face);

  note_fault (&notes[seat], before->rules.value[CHIEU_CHAN_GIU_CHAN] != 0 && parts_chan (&notes[seat], &deed), CHIEU_CHAN_XE_CHAN);
  judge_put (&notes[seat], &deed);
  notes[seat].deeds[notes[seat].n++] = deed;
}

/* Returns: whether the hand wins with the card there, and may */
static bool
could_win (const ChieuChanState *before,
           int                   seat)
{
  const ChieuChanSeat *self = &before->seat[seat];

  if (before->phase != CHIEU_EATING_CLAIM || (before->bao >> seat & 1) != 0
      || (before->source != CHIEU_EATING_FROM_NOC && (before->from == seat || self->hand[before->card] != 3)))
    return false;
  return (slow_chan_waits (self->hand, self->mat_chan) >> before->card & 1) != 0;
}

static bool
is_claim (const ChieuChanState *before)
{
  return before->phase == CHIEU_EATING_CLAIM || before->phase == CHIEU_EATING_PASSED_ON;
}

/* Nobody took the card by chíu or won with it: notes the fault of @seat if it had to take it and has left it. */
static void
see_left (const ChieuChanState *before,
          int                   seat,
          bool                  says_nothing)
{
  Deed deed = begin_deed (before, seat, REFUSED_CHIU, before->card);
  bool own = before->source != CHIEU_EATING_FROM_NOC && before->from == seat;

  if (!says_nothing || own || (before->bao >> seat & 1) != 0 || could_win (before, seat) || !could_take (&notes[seat], &deed))
    return;
  if (deed.hand[deed.face] == 3 && before->phase == CHIEU_EATING_CLAIM && before->rules.value[CHIEU_CHAN_PHAI_CHIU] != 0)
    {
      note_fault (&notes[seat], true, CHIEU_CHAN_BO_CHIU);
      notes[seat].deeds[notes[seat].n++] = deed;
    }
  if (deed.hand[deed.face] == 1 && seat == before->turn && before->rules.value[CHIEU_CHAN_PHAI_AN_CHAN] != 0)
    {
      note_fault (&notes[seat], true, CHIEU_CHAN_BO_CHAN);
      notes[seat].deeds[notes[seat].n++] = deed;
    }
}

static void
see_all_left (const ChieuChanState *before,
              int                   last,
              const ChieuMove      *move,
              const ChieuEvents    *events)
{
  for (int i = 0; i < events->n; i++)
    if (events->items[i].kind == CHIEU_EVENT_MOVE && (events->items[i].detail == CHIEU_CHAN_U || events->items[i].detail == CHIEU_CHAN_CHIU))
      return;
  for (int seat = 0; seat < before->seats; seat++)
    if (seat == last || (before->answered >> seat & 1) != 0)
      see_left (before, seat, chieu_chan.is_pass (seat == last ? move : &before->answer[seat]));
}

/* Notes what became of the card, for the seat that took it or for the seat in turn that left it. */
static void
see_claim (const ChieuChanState *before,
           int                   seat,
           const ChieuMove      *move,
           const ChieuChanState *after,
           const ChieuEvents    *events)
{
  int turn = before->turn;
  bool settled = before->asked == CHIEU_BIT (seat);

  if (settled && after->outcome != CHIEU_OUTCOME_FALSE)
    see_all_left (before, seat, move, events);
  for (int i = 0; i < events->n; i++)
    {
      int taker = events->items[i].seat, kind = events->items[i].detail;

      if (events->items[i].kind == CHIEU_EVENT_MOVE && (kind == CHIEU_CHAN_AN || kind == CHIEU_CHAN_CHIU))
        see_taken (before, taker, taker == seat ? move : &before->answer[taker]);
      if (events->items[i].kind == CHIEU_EVENT_MOVE && kind != CHIEU_CHAN_DUOI)
        return;
    }
  /* Answers are still missing, or a false ù ended the hand. */
  if ((after->phase == before->phase && after->card == before->card && events->n == 0) || after->outcome == CHIEU_OUTCOME_FALSE)
    return;
  if ((before->source == CHIEU_EATING_FROM_NOC || before->from != turn) && (before->bao >> turn & 1) == 0)
    notes[turn].deeds[notes[turn].n++] = begin_deed (before, turn, REFUSED, before->card);
}

static void
watch_move (const ChieuChanState *before,
            int                   seat,
            const ChieuMove      *move,
            const ChieuChanState *after,
            const ChieuEvents    *events)
{
  bool puts = move->kind == CHIEU_CHAN_DANH || move->kind == CHIEU_CHAN_TRA;

  if (move->kind != CHIEU_CHAN_U && is_claim (before))
    note_fault (&notes[seat], could_win (before, seat), CHIEU_CHAN_BO_U);
  if (puts && before->first_turn)
    note_fault (&notes[seat], slow_chan_is_complete (before->seat[seat].hand, 0), CHIEU_CHAN_BO_U);
  if (puts)
    see_put (before, seat, move);
  else if (is_claim (before))
    see_claim (before, seat, move, after, events);
}

/* ---- Hands ---- */

/* Returns: whether this referee judges that fault: all but false ù and false calls */
static bool
is_known (int reason)
{
  return (reason >= CHIEU_CHAN_BO_U && reason < CHIEU_CHAN_U_LAO) || reason >= CHIEU_CHAN_XE_CHAN;
}

/* Returns: the fault that only one of the referees has found, or NULL */
static const char *
compare_referees (const ChieuChanState *s)
{
  for (int seat = 0; seat < s->seats; seat++)
    {
      bool found[CHIEU_CHAN_N_REASONS] = { false };

      for (int i = 0; i < s->seat[seat].n_faults; i++)
        found[s->seat[seat].faults[i].reason] = true;
      for (int reason = 0; reason < CHIEU_CHAN_N_REASONS; reason++)
        if (is_known (reason) && found[reason] != notes[seat].faults[reason])
          return chieu_chan.reasons[reason];
    }
  return NULL;
}

/* Chooses mostly a clean move, sometimes any; seldom an ù, so that hands last. */
static ChieuMove
choose_move (const ChieuChanState *s,
             int                   seat,
             ChieuRandom          *random)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  bool all = chieu_random_below (random, 4) == 0;
  int n = chieu_chan.moves (s, seat, all ? CHIEU_MOVES_ALL : CHIEU_MOVES_CLEAN, moves), at;

  do
    at = (int) chieu_random_below (random, (uint32_t) n);
  while (n > 1 && moves[at].kind == CHIEU_CHAN_U && chieu_random_below (random, 8) != 0);
  return moves[at];
}

/* Returns: the fault about which the referees differ, or NULL */
static const char *
play_hand (ChieuChanState *s,
           ChieuRandom    *random)
{
  memset (notes, 0, sizeof notes);
  while (chieu_chan.to_answer (s) != 0)
    {
      int seat = __builtin_ctz (chieu_chan.to_answer (s));
      ChieuChanState before = *s;
      ChieuMove move = choose_move (s, seat, random);
      ChieuEvents events = { 0 };
      const char *wrong;

      chieu_chan.apply (s, seat, &move, &events);
      watch_move (&before, seat, &move, s, &events);
      wrong = compare_referees (s);
      if (wrong != NULL)
        {
          char text[CHIEU_MOVE_TEXT_MAX], state[8192];

          chieu_chan.print_move (&move, text);
          chieu_chan.print_state (&before, state, sizeof state);
          printf ("%s\nseat %d: %s\n", state, seat, text);
          return wrong;
        }
    }
  return NULL;
}

int
main (int    argc,
      char **argv)
{
  int hands = argc > 1 ? atoi (argv[1]) : 2000;
  long found[CHIEU_CHAN_N_REASONS] = { 0 };
  ChieuRandom random;
  ChieuRules rules;

  chieu_random_init (&random, argc > 2 ? strtoull (argv[2], NULL, 10) : 1);
  chieu_rules_init (&rules, &chieu_chan);
  for (int hand = 0; hand < hands; hand++)
    {
      ChieuCarry carry;
      ChieuChanState s;
      const char *wrong;

      /* Of every twelve hands six have most of the house rules of the Japanese page. */
      for (int choice = CHIEU_CHAN_GIU_CHAN; choice <= CHIEU_CHAN_CAI_BOC; choice++)
        rules.value[choice] = (int16_t) (hand % 12 >= 6 && chieu_random_below (&random, 3) > 0);
      chieu_carry_init (&carry, 2 + hand % 3, -1, hand % 2 == 0);
      chieu_chan.deal (&s, &rules, &carry, chieu_random_next (&random));
      wrong = play_hand (&s, &random);
      if (wrong != NULL)
        {
          printf ("hand %d: the referees differ about %s\n", hand, wrong);
          return 1;
        }
      for (int seat = 0; seat < s.seats; seat++)
        for (int reason = 0; reason < CHIEU_CHAN_N_REASONS; reason++)
          found[reason] += notes[seat].faults[reason];
    }
  for (int reason = CHIEU_CHAN_BO_U; reason < CHIEU_CHAN_N_REASONS; reason++)
    {
      if (!is_known (reason))
        continue;
      printf ("%s: %ld\n", chieu_chan.reasons[reason], found[reason]);
      if (found[reason] == 0)
        return 1;
    }
  return 0;
}
