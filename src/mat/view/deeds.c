/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "deeds.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "mat/motion.h"
#include "mat/played/mat.h"

/* ---- What there is to do ---- */

int
chieu_deeds_list_moves (ChieuDeeds     *self,
                        ChieuMoveScope  scope,
                        ChieuMove      *moves)
{
  const ChieuPlayed *played = self->played;
  int n, kept = 0;

  if (!chieu_played_is_asked (played))
    return 0;
  n = played->source->list_moves (played->data, scope, moves);
  if (!chieu_played_is_opening (played))
    return n;
  for (int i = 0; i < n; i++)
    if ((played->layout->list_openings (chieu_played_get_state (played)) >> moves[i].kind & 1) != 0)
      moves[kept++] = moves[i];
  return kept;
}

/* Returns: the kinds of moves that hands may try now, as bits */
static guint64
find_tries (ChieuDeeds *self)
{
  const ChieuPlayed *played = self->played;

  if (chieu_played_is_opening (played))
    return played->layout->list_openings (chieu_played_get_state (played));
  if (!chieu_played_is_strict (played) || !chieu_played_is_asked (played))
    return 0;
  return played->layout->list_tries (chieu_played_get_state (played), chieu_played_get_person (played));
}

guint64
chieu_deeds_get_tries (ChieuDeeds *self)
{
  const ChieuMatLayout *layout = self->played->layout;
  guint64 kinds = find_tries (self), shown = 0;

  for (int button = 0; button < layout->n_buttons; button++)
    if (kinds >> layout->buttons[button].kind & 1)
      shown |= CHIEU_BIT64 (button);
  return shown;
}

gboolean
chieu_deeds_may_lay (ChieuDeeds *self)
{
  int kind = self->played->layout->lay_kind;

  return kind >= 0 && (find_tries (self) >> kind & 1) != 0;
}

gboolean
chieu_deeds_may_put_under (ChieuDeeds *self)
{
  int kind = self->played->layout->under_kind;

  return kind > 0 && (find_tries (self) >> kind & 1) != 0;
}

gboolean
chieu_deeds_puts_under (ChieuDeeds *self,
                        const char *action)
{
  return chieu_deeds_may_put_under (self) && chieu_played_makes (self->played, action, self->played->layout->under_kind);
}

/* ---- Which moves are meant ---- */

gboolean
chieu_deeds_compose (ChieuDeeds         *self,
                     int                 kind,
                     const ChieuMatDeed *deed,
                     ChieuMove          *move)
{
  const ChieuPlayed *played = self->played;

  return played->layout->compose != NULL
         && played->layout->compose (chieu_played_get_state (played), chieu_played_get_person (played), kind, deed, move);
}

gboolean
chieu_deeds_means (ChieuDeeds         *self,
                   const ChieuMove    *move,
                   const ChieuMatDeed *deed)
{
  const ChieuPlayed *played = self->played;
  ChieuMove composed;

  /* A layout without means() composes the move of a deed, and @move is meant if it is that one; where the hand is arranged nothing
   * is composed, and no card alone means a move. */
  if (played->layout->means == NULL)
    return chieu_deeds_compose (self, -1, deed, &composed) && chieu_move_equal (&composed, move);
  return played->layout->means (chieu_played_get_state (played), chieu_played_get_person (played), deed, move);
}

/* Returns: whether @move would open a khàn of the hand that the person has not chosen: they have to find it themselves. A khàn that
 * already lies on the mat is seen by everybody, and need not be chosen. */
static gboolean
opens_unchosen (ChieuDeeds      *self,
                const ChieuMove *move)
{
  const ChieuHand *hand = &self->held->hand;
  ChieuCard chosen[CHIEU_MOVE_CARDS_MAX];

  if (!chieu_played_is_opening (self->played) || move->kind == self->played->layout->done_kind
      || memchr (hand->cards, move->face, (gsize) hand->n) == NULL)
    return FALSE;
  return memchr (chosen, move->face, (gsize) chieu_held_list_chosen (self->held, chosen)) == NULL;
}

/* Returns: whether @move is made by the button of @action alone */
static gboolean
has_action (ChieuDeeds      *self,
            const ChieuMove *move,
            const char      *action)
{
  const ChieuPlayed *played = self->played;

  /* In the strict way a card that goes down at a pass is laid before it; the word alone is only the pass. */
  if (chieu_played_is_strict (played) && (played->layout->lay_passes >> move->kind & 1) != 0 && move->face != CHIEU_CARD_NONE)
    return FALSE;
  return !opens_unchosen (self, move) && chieu_played_makes (played, action, move->kind);
}

/* Returns: whether @move takes the card that lies open */
static gboolean
takes_live (ChieuDeeds      *self,
            const ChieuMove *move)
{
  int live = self->played->layout->live_zone;

  return live >= 0 && live < self->scene->n_zones && self->scene->zones[live].n > 0
         && self->scene->zones[live].cards[0].card == move->face;
}

gboolean
chieu_deeds_is_put (ChieuDeeds      *self,
                    const ChieuMove *move)
{
  const ChieuMatLayout *layout = self->played->layout;

  for (int button = 0; button < layout->n_buttons; button++)
    if (layout->buttons[button].kind == move->kind)
      return layout->buttons[button].make == CHIEU_MAKE_PUT;
  return TRUE;
}

guint32
chieu_deeds_get_hand_cards (ChieuDeeds      *self,
                            const ChieuMove *move)
{
  const ChieuHand *hand = &self->held->hand;
  gboolean skips_live = takes_live (self, move);         /* the card in play is still to be met among the cards of @move */
  guint32 cards = 0;

  for (int i = 0; move->n == 0 && i < hand->n; i++)
    if (hand->cards[i] == move->face)
      cards |= 1u << i;
  for (int card = 0; card < move->n; card++)
    {
      if (skips_live && move->cards[card] == move->face)
        {
          skips_live = FALSE;
          continue;
        }
      for (int i = 0; i < hand->n; i++)
        if (hand->cards[i] == move->cards[card] && (cards >> i & 1) == 0)
          {
            cards |= 1u << i;
            break;
          }
    }
  return cards;
}

gboolean
chieu_deeds_has_part (ChieuDeeds      *self,
                      const ChieuMove *move,
                      int              from,
                      ChieuCard        card)
{
  const ChieuMatLayout *layout = self->played->layout;
  const ChieuMatDeed take = { .from = from, .card = card, .to = CHIEU_ZONE_NONE };
  guint32 cards;

  if (from == layout->live_zone)
    return TRUE;
  if (from != layout->hand_zone)
    return chieu_deeds_means (self, move, &take);
  cards = chieu_deeds_get_hand_cards (self, move);
  for (int i = 0; i < self->held->hand.n; i++)
    if ((cards >> i & 1) != 0 && self->held->hand.cards[i] == card)
      return TRUE;
  return FALSE;
}

/* Compares two moves for an order that reveals nothing: the rules list the clean ones first. */
static int
compare_moves (const void *a,
               const void *b)
{
  const ChieuMove *first = a, *second = b;

  if (first->kind != second->kind)
    return first->kind - second->kind;
  if (first->face != second->face)
    return first->face - second->face;
  if (first->target != second->target)
    return first->target - second->target;
  if (first->n != second->n)
    return first->n - second->n;
  return memcmp (first, second, sizeof *first);
}

/* Something that the person wants: a deed, or the button of @action, alone or with a card of zone @from. */
typedef struct
{
  const ChieuMatDeed *deed;      /* (nullable) */
  const char *action;
  int from;                      /* CHIEU_ZONE_NONE: the button alone */
  ChieuCard card;
} Wish;

/* Returns: whether @move is one that @wish means */
static gboolean
is_meant (ChieuDeeds      *self,
          const ChieuMove *move,
          const Wish      *wish)
{
  if (wish->deed != NULL)
    return chieu_deeds_means (self, move, wish->deed);
  if (wish->from == CHIEU_ZONE_NONE || wish->from == self->played->layout->live_zone)
    return has_action (self, move, wish->action);
  return chieu_played_makes (self->played, wish->action, move->kind) && chieu_deeds_has_part (self, move, wish->from, wish->card);
}

/* Finds the clean moves that @wish means; if there are none, with @faulty the faulty ones. In the strict way, and if every way is
 * asked for, it finds all of them alike, in an order that reveals nothing. Returns: how many */
static int
find_moves (ChieuDeeds *self,
            const Wish *wish,
            gboolean    faulty,
            ChieuMove  *moves)
{
  gboolean alike = faulty && (self->every_way || chieu_played_is_strict (self->played));
  int kept = 0;

  for (ChieuMoveScope scope = alike ? CHIEU_MOVES_ALL : CHIEU_MOVES_CLEAN;; scope = CHIEU_MOVES_ALL)
    {
      int n = chieu_deeds_list_moves (self, scope, moves);

      for (int i = 0; i < n; i++)
        if (is_meant (self, &moves[i], wish))
          moves[kept++] = moves[i];
      if (kept > 0 || !faulty || scope == CHIEU_MOVES_ALL)
        break;
    }
  if (alike)
    qsort (moves, (size_t) kept, sizeof *moves, compare_moves);
  return kept;
}

int
chieu_deeds_find_moves (ChieuDeeds         *self,
                        const ChieuMatDeed *deed,
                        ChieuMove          *moves)
{
  if (self->played->layout->compose != NULL)
    return chieu_deeds_compose (self, -1, deed, moves) ? 1 : 0;
  return find_moves (self, &(Wish) { .deed = deed }, TRUE, moves);
}

int
chieu_deeds_find_of_action (ChieuDeeds *self,
                            const char *action,
                            gboolean    faulty,
                            ChieuMove  *moves)
{
  return find_moves (self, &(Wish) { .action = action, .from = CHIEU_ZONE_NONE }, faulty, moves);
}

int
chieu_deeds_find_with_card (ChieuDeeds *self,
                            const char *action,
                            int         from,
                            ChieuCard   card,
                            gboolean    faulty,
                            ChieuMove  *moves)
{
  return find_moves (self, &(Wish) { .action = action, .from = from, .card = card }, faulty, moves);
}

gboolean
chieu_deeds_could_mean (ChieuDeeds         *self,
                        const ChieuMatDeed *deed,
                        gboolean            clean)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);

  return (clean ? find_moves (self, &(Wish) { .deed = deed }, FALSE, moves) : chieu_deeds_find_moves (self, deed, moves)) > 0;
}

void
chieu_deeds_mark_targets (ChieuDeeds     *self,
                          ChieuMoveScope  scope,
                          int             from,
                          ChieuCard       card,
                          ChieuTarget     mark,
                          ChieuTarget    *targets)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  int n = chieu_deeds_list_moves (self, scope, moves);
  ChieuMatDeed deed = { .from = from, .card = card };

  for (deed.to = 0; deed.to < self->played->layout->n_zones; deed.to++)
    for (int i = 0; i < n && targets[deed.to] < mark; i++)
      if (chieu_deeds_means (self, &moves[i], &deed))
        targets[deed.to] = mark;
}

/* ---- Trying a move ---- */

/* Says why a move was not made, and how to make it nevertheless. */
static void
explain_refusal (ChieuDeeds      *self,
                 ChieuTry         tried,
                 ChieuReason      reason,
                 const ChieuMove *move)
{
  g_autofree char *text = NULL;
  g_autofree char *why = NULL;

  if (tried == CHIEU_TRY_GIVES_UP_WIN)
    {
      chieu_mat_view_show_notice (self->mat, _("Your hand wins as it was dealt, and this would give the win up. "
                                               "If you still want to do it, do it again."));
      return;
    }
  /* A source that refuses a move without a reason has said itself why. */
  if (reason == CHIEU_REASON_NONE)
    return;
  why = chieu_words_refusal (chieu_played_get_words (self->played), reason, move);
  if (tried == CHIEU_TRY_WARNED)
    /* Translators: %s is a sentence that says what is wrong. */
    text = g_strdup_printf (_("This is a fault: %s If you still want to do it, do it again."), why);
  else
    text = g_steal_pointer (&why);
  chieu_mat_view_show_notice (self->mat, text);
  g_signal_emit_by_name (self->mat, "refused", (guint) reason);
}

gboolean
chieu_deeds_try_move (ChieuDeeds      *self,
                      const ChieuMove *move)
{
  ChieuReason reason = CHIEU_REASON_NONE;
  gint64 now = g_get_monotonic_time ();
  ChieuMove made = *move;
  ChieuTry tried;

  /* Nothing is done if this is the move that was just warned of, repeated before anybody could read why: by a double click, a trembling
   * hand, or a key held down. */
  if (self->warned_at != 0 && now - self->warned_at <= CHIEU_TIME_REPEAT * 1000 && chieu_move_equal (&self->warned, &made))
    {
      self->warned_at = now;
      return FALSE;
    }
  /* The old notice goes before the move is made: afterwards this would remove what the others say to the move at once. */
  chieu_mat_view_show_notice (self->mat, NULL);
  tried = self->played->source->try_move (self->played->data, &made, &reason);
  if (tried == CHIEU_TRY_WARNED || tried == CHIEU_TRY_GIVES_UP_WIN)
    {
      self->warned = made;
      self->warned_at = g_get_monotonic_time ();
    }
  if (tried != CHIEU_TRY_DONE)
    explain_refusal (self, tried, reason, move);
  return tried == CHIEU_TRY_DONE;
}

/* ---- One deed that can mean several moves ---- */

void
chieu_deeds_drop_choices (ChieuDeeds *self)
{
  if (self->n_choices == 0)
    return;
  self->n_choices = 0;
  chieu_mat_ask_anew (self->mat);
  chieu_side_column_set_choices (CHIEU_SIDE_COLUMN (self->side), NULL, 0, 0, NULL, -1);
  chieu_mat_focus_place (self->mat, -1);
}

/* Asks which of the ways is meant. Whole phu are shown, so that no two ways look or sound the same. */
static void
show_choices (ChieuDeeds *self)
{
  g_autofree ChieuMove *shown = g_memdup2 (self->choices, (gsize) self->n_choices * sizeof (ChieuMove));
  const ChieuPlayed *played = self->played;
  g_autofree char *question = chieu_words_prompt_ways (chieu_played_get_words (played), self->choices, self->n_choices);

  for (int i = 0; i < self->n_choices && played->layout->fill_choice != NULL; i++)
    played->layout->fill_choice (chieu_played_get_state (played), chieu_played_get_person (played), &shown[i]);
  chieu_side_column_set_choices (CHIEU_SIDE_COLUMN (self->side), shown, self->n_choices, self->scene->n_seats, question,
                                 chieu_mat_find_advised_way (self->mat));
  chieu_mat_announce (self->mat, question);
}

void
chieu_deeds_choose (ChieuDeeds *self,
                    int         choice)
{
  ChieuMove move;

  if (choice < 0 || choice >= self->n_choices)
    return;
  move = self->choices[choice];
  /* A fault that was only warned of leaves the choices open, so that the same key makes it. */
  if (chieu_deeds_try_move (self, &move))
    chieu_deeds_drop_choices (self);
}

gboolean
chieu_deeds_make_one_of (ChieuDeeds      *self,
                         const ChieuMove *moves,
                         int              n)
{
  if (n == 1)
    {
      if (self->n_choices > 0)
        chieu_deeds_drop_choices (self);
      return chieu_deeds_try_move (self, &moves[0]);
    }
  g_free (self->choices);
  self->choices = g_memdup2 (moves, (gsize) n * sizeof *moves);
  self->n_choices = n;
  chieu_mat_ask_anew (self->mat);
  show_choices (self);
  return FALSE;
}

/* Returns: whether the person may make a move now: the rules ask for one, or play has not begun and moves of the opening may be
 * made unasked. */
static gboolean
may_answer (ChieuDeeds *self)
{
  return chieu_played_is_asked (self->played) || chieu_played_is_opening (self->played);
}

void
chieu_deeds_explain_nothing (ChieuDeeds *self)
{
  const char *prompt = chieu_mat_get_prompt (self->mat);

  if (!may_answer (self))
    prompt = _("It is not your turn.");
  else if (chieu_deeds_get_tries (self) != 0 || prompt == NULL)
    prompt = _("Your cards do not allow that now.");
  chieu_mat_view_show_notice (self->mat, prompt);
}

void
chieu_deeds_explain_under (ChieuDeeds *self)
{
  chieu_mat_view_show_notice (self->mat, chieu_words_reason (chieu_played_get_words (self->played), self->played->layout->under_reason));
}

/* Returns: (nullable): the word on the button of @action as it is there now; NULL: there is none */
static const char *
find_word (ChieuDeeds *self,
           const char *action)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  int n = chieu_deeds_list_moves (self, CHIEU_MOVES_ALL, moves);

  for (int i = 0; i < n; i++)
    if (chieu_played_makes (self->played, action, moves[i].kind))
      return chieu_words_label (chieu_played_get_words (self->played), moves[i].kind);
  return NULL;
}

void
chieu_deeds_explain_drop (ChieuDeeds *self,
                          const char *action,
                          ChieuCard   card,
                          gboolean    lit)
{
  const char *word = action != NULL ? find_word (self, action) : NULL;
  g_autofree char *text = NULL;

  if (action != NULL && chieu_deeds_puts_under (self, action))
    {
      chieu_deeds_explain_under (self);
      return;
    }
  if (!may_answer (self) || (word != NULL && chieu_deeds_get_tries (self) != 0))
    {
      chieu_deeds_explain_nothing (self);
      return;
    }
  if (word != NULL && card != CHIEU_CARD_HIDDEN)
    /* Translators: a card was dropped on a button that cannot use it. %1$s is the word on the button, %2$s the card. */
    text = g_strdup_printf (_("You cannot use %2$s for “%1$s”."), word,
                            chieu_words_card (chieu_played_get_words (self->played), card));
  else if (lit)
    text = g_strdup (_("A card dropped there does nothing. Let go of it where the mat is lit."));
  else
    text = g_strdup (_("You cannot do anything with this card now."));
  chieu_mat_view_show_notice (self->mat, text);
}

gboolean
chieu_deeds_do_deed (ChieuDeeds         *self,
                     const ChieuMatDeed *deed)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  int n = chieu_deeds_find_moves (self, deed, moves);

  if (n > 0)
    return chieu_deeds_make_one_of (self, moves, n);
  if (deed->from == self->played->layout->hand_zone && deed->to == self->played->layout->pile_zone && chieu_deeds_may_put_under (self))
    chieu_deeds_explain_under (self);
  else
    chieu_deeds_explain_nothing (self);
  return FALSE;
}
