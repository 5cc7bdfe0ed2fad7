/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each suit is laid out in two passes over its ranks and the open ends of dọc
 * on the mat: backwards, how many khàn each state of open dọc can still lead
 * to; then forwards along a best way, putting down the phu.
 */
#include "eval-reading.h"

#include <string.h>

#include "eval-open.h"

/* The most dọc that a hand has on the mat. */
#define MAT_DOC_MAX (CHIEU_HAND_FULL_MAX / CHIEU_DOC_CARDS_MIN)
/* The ranks, and two ends for each dọc on the mat. */
#define STEPS_MAX (CHIEU_SUIT_RANKS + 2 * MAT_DOC_MAX)
#define IMPOSSIBLE (-1)

typedef enum
{
  STEP_UP,                 /* a dọc on the mat may be lengthened from this rank upwards */
  STEP_CARDS,
  STEP_DOWN,               /* a dọc on the mat may be lengthened from this rank downwards */
} StepKind;

typedef struct
{
  uint8_t kind;
  uint8_t rank;            /* from 0 */
} Step;

/* The choice at one step: with cards, how many dọc go on and begin and how many equal ones are a khàn; at an end, how many cards
 * the short dọc has that ends there (0: none does). */
typedef struct
{
  int8_t on, begun, equal;
  int8_t ends;
} Choice;

/* A dọc being put down. */
typedef struct
{
  int8_t low;
  int8_t n;
  bool on_mat;
} Run;

/* A suit that is being laid out. */
typedef struct
{
  const EvalForms *forms;
  ChieuReading *reading;
  uint32_t bi;
  int suit;
  Step steps[STEPS_MAX];
  int n_steps;
  int8_t khan[STEPS_MAX + 1][EVAL_OPEN_STATES];   /* by step and number of a state before it: look_ahead() */
  Run runs[2 * EVAL_OPEN_MAX + 1];   /* no more than EVAL_OPEN_MAX are open at once: there is room to spare */
  int n_runs;
} Layout;

static int8_t *
khan_from (Layout   *self,
           int       step,
           EvalOpen  open)
{
  return &self->khan[step][eval_open_number (open)];
}

static int
cards_at (const Layout *self,
          int           rank)
{
  return self->forms->left[self->suit * CHIEU_SUIT_RANKS + rank] - (int) (self->bi >> rank & 1);
}

/* Returns: whether the cards of a rank may stand by themselves: yêu, beside a bí, or joining the mat */
static bool
may_stay (const Layout *self,
          int           rank)
{
  return rank == 0 || self->bi >> rank & 1
         || self->forms->lone >> (self->suit * CHIEU_SUIT_RANKS + rank) & 1;
}

/* Returns: how many equal cards of a face may be read as one phu: 4, 3 or none */
static int
most_equal (const EvalForms *forms,
            int              face)
{
  if (forms->capped >> face & 1)
    return 0;
  return chieu_holding_count_lone (forms->holding, (ChieuCard) face) > 0 ? CHIEU_KHAN_CARDS : CHIEU_THIEN_KHAI_CARDS;
}

static void
note_steps (Layout *self,
            int     kind,
            int     rank,
            int     n)
{
  while (n-- > 0 && self->n_steps < STEPS_MAX)
    self->steps[self->n_steps++] = (Step) { (uint8_t) kind, (uint8_t) rank };
}

/* Makes @choice the best one if the @khan that can follow it and the @own khàn of its step are together more than *@most. */
static void
keep_better (int     khan,
             int     own,
             Choice  choice,
             int    *most,
             Choice *best)
{
  if (khan == IMPOSSIBLE || khan + own <= *most)
    return;
  *most = khan + own;
  *best = choice;
}

static int
best_with_cards (Layout   *self,
                 int       step,
                 EvalOpen  open,
                 Choice   *best)
{
  const int rank = self->steps[step].rank;
  const int spare = cards_at (self, rank) - open.one - open.two;
  const int equal_most = most_equal (self->forms, self->suit * CHIEU_SUIT_RANKS + rank);
  int most = IMPOSSIBLE;

  for (int on = 0; on <= open.more && on <= spare; on++)
    for (int begun = 0; on + begun <= spare; begun++)
      for (int equal = 0; on + begun + equal <= spare && equal <= equal_most; equal += equal == 0 ? CHIEU_KHAN_CARDS : 1)
        {
          const Choice choice = { (int8_t) on, (int8_t) begun, (int8_t) equal, 0 };

          if (on + begun + equal == spare || may_stay (self, rank))
            keep_better (*khan_from (self, step + 1, (EvalOpen) { begun, open.one, open.two + on }), equal > 0,
                         choice, &most, best);
        }
  return most;
}

static int
best_at_end (Layout   *self,
             int       step,
             EvalOpen  open,
             Choice   *best)
{
  int most = IMPOSSIBLE;

  for (int ends = 0; ends <= 2; ends++)
    if ((ends != 1 || open.one > 0) && (ends != 2 || open.two > 0))
      keep_better (*khan_from (self, step + 1, eval_open_without (open, ends)), 0,
                   (Choice) { .ends = (int8_t) ends }, &most, best);
  return most;
}

static int
best_choice (Layout   *self,
             int       step,
             EvalOpen  open,
             Choice   *best)
{
  memset (best, 0, sizeof *best);
  switch ((StepKind) self->steps[step].kind)
    {
    case STEP_UP:
      return *khan_from (self, step + 1, eval_open_with_end (open));
    case STEP_CARDS:
      return best_with_cards (self, step, open, best);
    case STEP_DOWN:
      return best_at_end (self, step, open, best);
    }
  return IMPOSSIBLE;
}

/* Returns: the most dọc that can be open before a step: each has a card of the rank before it, or an open end on the mat. */
static int
open_limit (const Layout *self,
            int           step)
{
  const int rank = self->steps[step].rank;
  int limit;

  if (self->steps[step].kind == STEP_DOWN)
    return cards_at (self, rank);
  limit = self->forms->holding->doc_up[self->suit * CHIEU_SUIT_RANKS + rank];
  if (rank > 0)
    limit += cards_at (self, rank - 1);
  return limit < EVAL_OPEN_MAX ? limit : EVAL_OPEN_MAX;
}

/* Fills @khan from the last step to the first: how many khàn each state of open dọc can still lead to. */
static void
look_ahead (Layout *self)
{
  Choice choice;

  memset (self->khan, IMPOSSIBLE, sizeof self->khan);
  for (int more = 0; more <= EVAL_OPEN_MAX; more++)
    *khan_from (self, self->n_steps, (EvalOpen) { 0, 0, more }) = 0;
  for (int step = self->n_steps - 1; step >= 0; step--)
    {
      const int limit = open_limit (self, step);

      for (int one = 0; one <= limit; one++)
        for (int two = 0; one + two <= limit; two++)
          for (int more = 0; one + two + more <= limit; more++)
            {
              const EvalOpen open = { one, two, more };

              *khan_from (self, step, open) = (int8_t) best_choice (self, step, open, &choice);
            }
    }
}

static ChieuPhu *
add_phu (ChieuReading *reading,
         int           kind)
{
  ChieuPhu *phu = &reading->phu[reading->n++];

  phu->kind = (uint8_t) kind;
  phu->n = 0;
  return phu;
}

static void
add_cards (ChieuPhu *phu,
           int       face,
           int       n)
{
  while (n-- > 0)
    phu->cards[phu->n++] = (ChieuCard) face;
}

/* Puts down @n equal cards, three or four, as one phu. */
static void
add_equal (ChieuReading *reading,
           int           face,
           int           n)
{
  add_cards (add_phu (reading, n == CHIEU_KHAN_CARDS ? CHIEU_PHU_KHAN : CHIEU_PHU_THIEN_KHAI), face, n);
}

static void
end_run (Layout *self,
         int     run)
{
  const Run *ended = &self->runs[run];

  if (ended->n > 0)
    {
      ChieuPhu *phu = add_phu (self->reading, CHIEU_PHU_DOC);

      for (int i = 0; i < ended->n; i++)
        add_cards (phu, self->suit * CHIEU_SUIT_RANKS + ended->low + i, 1);
    }
  self->runs[run] = self->runs[--self->n_runs];
}

static void
begin_run (Layout *self,
           int     rank,
           int     n,
           bool    on_mat)
{
  self->runs[self->n_runs++] = (Run) { (int8_t) rank, (int8_t) n, on_mat };
}

static bool
is_long (const Run *run)
{
  return run->on_mat || run->n >= CHIEU_DOC_CARDS_MIN;
}

/* Lengthens every short dọc by a card, and as many long ones as @on says; the other long ones end. */
static void
lengthen_runs (Layout *self,
               int     on)
{
  for (int i = self->n_runs - 1; i >= 0; i--)
    if (!is_long (&self->runs[i]) || on-- > 0)
      self->runs[i].n++;
    else
      end_run (self, i);
}

/* Returns: the bí of @rank, or NULL: of three cards, one of each suit, to begin with; others of the rank join it */
static ChieuPhu *
bi_of (Layout *self,
       int     rank)
{
  for (int i = 0; i < self->reading->n; i++)
    {
      ChieuPhu *phu = &self->reading->phu[i];

      if (phu->kind == CHIEU_PHU_BI && chieu_card_rank (phu->cards[0]) == rank + 1)
        return phu;
    }
  return NULL;
}

/* Puts down cards that stand by themselves: in the bí of the form, onto the mat, or as yêu. */
static void
put_down_single (Layout *self,
                 int     rank,
                 int     n)
{
  const int face = self->suit * CHIEU_SUIT_RANKS + rank;

  if (self->bi >> rank & 1)
    {
      add_cards (bi_of (self, rank), face, n);
      return;
    }
  while (n-- > 0)
    add_cards (add_phu (self->reading,
                        rank == 0 ? CHIEU_PHU_YEU
                        : self->forms->holding->mat_bi >> rank & 1 ? CHIEU_PHU_BI
                                                                   : CHIEU_PHU_PHONG),
               face, 1);
}

static void
put_down_cards (Layout       *self,
                int           rank,
                EvalOpen      open,
                const Choice *choice)
{
  if (choice->equal > 0)
    add_equal (self->reading, self->suit * CHIEU_SUIT_RANKS + rank, choice->equal);
  lengthen_runs (self, choice->on);
  for (int i = 0; i < choice->begun; i++)
    begin_run (self, rank, 1, false);
  put_down_single (self, rank,
                   cards_at (self, rank) - open.one - open.two - choice->on - choice->begun
                   - choice->equal);
}

static void
end_short_run (Layout *self,
               int     n)
{
  for (int i = 0; i < self->n_runs; i++)
    if (!self->runs[i].on_mat && self->runs[i].n == n)
      {
        end_run (self, i);
        return;
      }
}

/* Makes the choice of one step. Returns: the dọc that are open after it */
static EvalOpen
put_down (Layout   *self,
          int       step,
          EvalOpen  open)
{
  const int rank = self->steps[step].rank;
  Choice choice;

  best_choice (self, step, open, &choice);
  switch ((StepKind) self->steps[step].kind)
    {
    case STEP_UP:
      /* With four open already, no rank has a card for a fifth. */
      if (eval_open_with_end (open).more > open.more)
        begin_run (self, rank, 0, true);
      return eval_open_with_end (open);
    case STEP_CARDS:
      put_down_cards (self, rank, open, &choice);
      return (EvalOpen) { choice.begun, open.one, open.two + choice.on };
    case STEP_DOWN:
      if (choice.ends > 0)
        end_short_run (self, choice.ends);
      return eval_open_without (open, choice.ends);
    }
  return open;
}

/* Puts down the phu of one suit. Returns: how many khàn it has */
static int
lay_out (Layout *self)
{
  const EvalOpen nothing = { 0, 0, 0 };
  EvalOpen open = nothing;
  const ChieuHolding *holding = self->forms->holding;

  self->n_steps = 0;
  for (int rank = 0; rank < CHIEU_SUIT_RANKS; rank++)
    {
      note_steps (self, STEP_UP, rank, holding->doc_up[self->suit * CHIEU_SUIT_RANKS + rank]);
      note_steps (self, STEP_CARDS, rank, 1);
      note_steps (self, STEP_DOWN, rank, holding->doc_down[self->suit * CHIEU_SUIT_RANKS + rank]);
    }
  look_ahead (self);
  self->n_runs = 0;
  for (int step = 0; step < self->n_steps; step++)
    open = put_down (self, step, open);
  while (self->n_runs > 0)
    end_run (self, 0);
  return *khan_from (self, 0, nothing);
}

static void
put_down_honours (const EvalForms *forms,
                  ChieuReading    *reading)
{
  for (int face = CHIEU_CC; face < CHIEU_TO_TOM_FACES; face++)
    {
      const int most = most_equal (forms, face);
      int equal = forms->left[face] < most ? forms->left[face] : most;

      if (equal < CHIEU_KHAN_CARDS)
        equal = 0;
      else
        add_equal (reading, face, equal);
      for (int i = equal; i < forms->left[face]; i++)
        add_cards (add_phu (reading, CHIEU_PHU_YEU), face, 1);
    }
}

int
eval_reading_make (const EvalForms *forms,
                   uint32_t         bi,
                   ChieuReading    *reading)
{
  Layout layout = { .forms = forms, .reading = reading, .bi = bi };
  int lung = forms->lung + eval_forms_honour_lung (forms);

  reading->n = 0;
  for (int triple = 0; triple < CHIEU_N_LUNG_ALL; triple++)
    for (int i = 0; i < forms->times[triple]; i++)
      {
        ChieuPhu *phu = add_phu (reading, CHIEU_PHU_LUNG);

        for (int card = 0; card < CHIEU_LUNG_CARDS; card++)
          add_cards (phu, chieu_lung_cards[triple][card], 1);
      }
  for (; bi != 0; bi &= bi - 1)
    {
      ChieuPhu *phu = add_phu (reading, CHIEU_PHU_BI);

      for (int suit = 0; suit < CHIEU_STRIP_SUITS; suit++)
        add_cards (phu, suit * CHIEU_SUIT_RANKS + __builtin_ctz (bi), 1);
    }
  put_down_honours (forms, reading);
  for (layout.suit = 0; layout.suit < CHIEU_STRIP_SUITS; layout.suit++)
    lung += lay_out (&layout);
  return lung;
}
