/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the person may do now and how it is done.
 */
#include "mat-view-private.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "compat.h"
#include "match/words.h"
#include "speeds.h"

static const ChieuWords *
words_of (ChieuMatView *self)
{
  return chieu_words_for_game (self->layout->game);
}

void
chieu_mat_announce (ChieuMatView *self,
                    const char   *text)
{
  if (text != NULL && *text != '\0')
    chieu_compat_announce (GTK_WIDGET (self), text);
}

/* ---- Moves ---- */

int
chieu_mat_list_moves (ChieuMatView   *self,
                      ChieuMoveScope  scope,
                      ChieuMove      *moves)
{
  int n, kept = 0;

  if (self->source == NULL || !self->source->is_asked (self->source_data))
    return 0;
  n = self->source->list_moves (self->source_data, scope, moves);
  if (!chieu_mat_is_opening (self))
    return n;
  for (int i = 0; i < n; i++)
    if ((self->layout->opening_kinds >> moves[i].kind & 1) != 0)
      moves[kept++] = moves[i];
  return kept;
}

/* ---- Deeds ---- */

typedef gboolean (*MoveTest) (ChieuMatView *self, const ChieuMove *move, gconstpointer data);

/* Keeps those of @moves for which @test holds. Returns: how many. */
static int
filter_moves (ChieuMatView  *self,
              ChieuMove     *moves,
              int            n,
              MoveTest       test,
              gconstpointer  data)
{
  int kept = 0;

  for (int i = 0; i < n; i++)
    if (test (self, &moves[i], data))
      moves[kept++] = moves[i];
  return kept;
}

static gboolean
deed_means (ChieuMatView    *self,
            const ChieuMove *move,
            gconstpointer    deed)
{
  ChieuMove composed;

  /* Where the hand is arranged no single card means a move. */
  if (self->layout->means == NULL)
    return chieu_mat_compose (self, -1, deed, &composed) && chieu_move_equal (&composed, move);
  return self->layout->means (chieu_mat_get_state (self), chieu_mat_get_person (self), deed, move);
}

/* In an order that tells nothing: the moves themselves come with the clean ones first. */
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

/* The clean moves for which @test holds; where there is none, the faulty ones. In the strict way all alike. */
static int
find_moves (ChieuMatView  *self,
            MoveTest       test,
            gconstpointer  data,
            gboolean       faulty,
            ChieuMove     *moves)
{
  gboolean alike = faulty && chieu_mat_is_strict (self);
  int n = alike ? 0 : filter_moves (self, moves, chieu_mat_list_moves (self, CHIEU_MOVES_CLEAN, moves), test, data);

  if (n == 0 && faulty)
    n = filter_moves (self, moves, chieu_mat_list_moves (self, CHIEU_MOVES_ALL, moves), test, data);
  if (alike)
    qsort (moves, (size_t) n, sizeof *moves, compare_moves);
  return n;
}

gboolean
chieu_mat_could (ChieuMatView       *self,
                 const ChieuMatDeed *deed,
                 gboolean            clean)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);

  if (!clean && chieu_mat_compose (self, -1, deed, moves))
    return TRUE;
  return find_moves (self, deed_means, deed, !clean, moves) > 0;
}

/* Marks the zones that one of @moves would bring @deed's card into. */
static void
mark_targets (ChieuMatView    *self,
              const ChieuMove *moves,
              int              n,
              ChieuMatDeed     deed,
              ChieuTarget      mark,
              ChieuTarget     *targets)
{
  for (deed.to = 0; deed.to < self->layout->n_zones; deed.to++)
    for (int i = 0; i < n && targets[deed.to] < mark; i++)
      if (deed_means (self, &moves[i], &deed))
        targets[deed.to] = mark;
}

void
chieu_mat_find_targets (ChieuMatView *self,
                        int           from,
                        ChieuCard     card,
                        ChieuTarget  *targets)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  const ChieuMatDeed deed = { .from = from, .card = card };

  memset (targets, 0, CHIEU_ZONES_MAX * sizeof *targets);
  if (self->layout->arranging != NULL)
    {
      chieu_mat_add_arrange_targets (self, from, targets);
      return;
    }
  if (self->layout->compose != NULL)
    {
      chieu_mat_find_composed_targets (self, from, card, targets);
      return;
    }
  mark_targets (self, moves, chieu_mat_list_moves (self, CHIEU_MOVES_ALL, moves), deed, CHIEU_TARGET_FAULTY, targets);
  /* In the strict way nothing tells the right place from another, nor whether a card can be claimed. */
  if (chieu_mat_is_strict (self))
    {
      chieu_mat_add_tried_targets (self, from, targets);
      return;
    }
  mark_targets (self, moves, chieu_mat_list_moves (self, CHIEU_MOVES_CLEAN, moves), deed, CHIEU_TARGET_CLEAN, targets);
}

/* Nothing that could be meant: what is asked for, or that it is not one's turn. */
static void
explain_nothing (ChieuMatView *self)
{
  const char *prompt = chieu_words_prompt (words_of (self), chieu_mat_get_state (self), chieu_mat_get_person (self));

  if (chieu_mat_get_tries (self) != 0)
    prompt = _("Your cards do not allow that now.");
  chieu_mat_view_notice (self, prompt != NULL ? prompt : _("It is not your turn."));
}

gboolean
chieu_mat_do (ChieuMatView       *self,
              const ChieuMatDeed *deed)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  int n;

  if (deed->to == self->layout->lay_zone && chieu_mat_may_lay (self))
    {
      chieu_mat_lay (self, deed->from, deed->card);
      return FALSE;
    }
  if (chieu_mat_compose (self, -1, deed, moves))
    n = 1;
  else
    n = find_moves (self, deed_means, deed, TRUE, moves);
  if (n == 0)
    {
      explain_nothing (self);
      return FALSE;
    }
  return chieu_mat_make_one_of (self, moves, n);
}

/* ---- Actions ---- */

static gboolean
move_has_action (ChieuMatView    *self,
                 const ChieuMove *move,
                 gconstpointer    action)
{
  /* In the strict way what goes down at a pass is laid before: the word alone is the pass alone. */
  if (chieu_mat_is_strict (self) && (self->layout->lay_passes >> move->kind & 1) != 0 && move->face != CHIEU_CARD_NONE)
    return FALSE;
  if (chieu_mat_opens_unchosen (self, move))
    return FALSE;
  for (int i = 0; i < self->layout->n_buttons; i++)
    if (self->layout->buttons[i].kind == move->kind && g_str_equal (self->layout->buttons[i].action, action))
      return TRUE;
  return FALSE;
}

static gboolean
is_action_of (ChieuMatView *self,
              int           kind,
              const char   *action)
{
  const ChieuMove move = { .kind = (guint8) MAX (kind, 0) };

  return kind >= 0 && move_has_action (self, &move, action);
}

static gboolean
offers_faults (ChieuMatView *self)
{
  return self->source != NULL && self->source->get_way (self->source_data) != CHIEU_WAY_HOC;
}

gboolean
chieu_mat_has_action (ChieuMatView *self,
                      const char   *action)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);

  for (int b = 0; b < self->layout->n_buttons; b++)
    if ((chieu_mat_get_tries (self) >> b & 1) != 0 && g_str_equal (self->layout->buttons[b].action, action))
      return TRUE;
  return find_moves (self, move_has_action, action, offers_faults (self), moves) > 0;
}

/* What is put together before it is a move: cards laid one by one, the call, a card chosen to be put down. */
static gboolean
do_put_together (ChieuMatView *self,
                 const char   *action)
{
  const ChieuMatDeed chosen = chieu_mat_chosen_deed (self, CHIEU_CARD_NONE, CHIEU_ZONE_NONE);

  if (chieu_mat_may_lay (self) && is_action_of (self, self->layout->lay_kind, action))
    {
      if (self->lays)
        chieu_mat_finish_laying (self);
      else
        chieu_mat_begin_laying (self);
    }
  else if (chieu_mat_pass_laid (self, action))
    return TRUE;
  else if (chieu_mat_is_opening (self) && is_action_of (self, self->layout->done_kind, action))
    chieu_mat_end_opening (self);
  else if (is_action_of (self, self->layout->call_kind, action))
    chieu_mat_make_call (self);
  else if (self->layout->arranging != NULL && is_action_of (self, self->layout->arranging->kind, action))
    chieu_mat_lay_arranged (self);
  else if (g_str_equal (action, "mat.danh") && chosen.card != CHIEU_CARD_NONE)
    chieu_mat_do (self, &chosen);
  else
    return chieu_mat_do_composed (self, action);
  return TRUE;
}

/* What cannot be meant lightly is pressed twice, and not by a trembling hand. Returns: whether it waits for that. */
static gboolean
asks_if_sure (ChieuMatView *self,
              const char   *action)
{
  gint64 now = g_get_monotonic_time (), before = self->sure_at;
  int kind = self->sure_kind;
  g_autofree char *text = NULL;

  self->sure_kind = -1;
  for (int b = 0; b < self->layout->n_buttons; b++)
    if (g_str_equal (self->layout->buttons[b].action, action) && (self->layout->sure_kinds >> self->layout->buttons[b].kind & 1) != 0)
      self->sure_kind = self->layout->buttons[b].kind;
  if (self->sure_kind < 0 || !chieu_mat_has_action (self, action))
    return FALSE;
  self->sure_at = now;
  if (self->sure_kind == kind && now - before > CHIEU_SPEED_REPEAT * 1000)
    return FALSE;
  /* Translators: a word of the game on a button. */
  text = g_strdup_printf (_("%s: press it once more if you mean it."), chieu_words_label (words_of (self), self->sure_kind));
  chieu_mat_view_notice (self, text);
  return TRUE;
}

void
chieu_mat_do_action (ChieuMatView *self,
                     const char   *action)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  int n;

  if (self->source == NULL || asks_if_sure (self, action) || do_put_together (self, action))
    return;
  n = find_moves (self, move_has_action, action, TRUE, moves);
  if (n == 0 && chieu_mat_is_opening (self) && self->chosen == 0)
    chieu_mat_view_notice (self, _("First choose one of the equal cards that you mean."));
  else if (n > 0 && g_str_equal (action, "mat.danh"))
    chieu_mat_view_notice (self, _("Choose a card first."));
  else if (n == 0)
    explain_nothing (self);
  else
    chieu_mat_make_one_of (self, moves, n);
}

/* ---- What is offered ---- */

static guint64
shown_buttons (ChieuMatView    *self,
               const ChieuMove *moves,
               int              n)
{
  guint64 shown = 0;

  for (int i = 0; i < n; i++)
    for (int b = 0; b < self->layout->n_buttons; b++)
      if (self->layout->buttons[b].kind == moves[i].kind)
        shown |= G_GUINT64_CONSTANT (1) << b;
  return shown;
}

/* The buttons of moves of @kind, as bits. */
static guint64
buttons_of (ChieuMatView *self,
            int           kind)
{
  const ChieuMove move = { .kind = (guint8) kind };

  return shown_buttons (self, &move, 1);
}

static void
enable_actions (ChieuMatView *self,
                guint64       shown,
                gboolean      undo,
                gboolean      proceed)
{
  GtkWidget *widget = GTK_WIDGET (self);

  for (int b = 0; b < self->layout->n_buttons; b++)
    gtk_widget_action_set_enabled (widget, self->layout->buttons[b].action, FALSE);
  for (int b = 0; b < self->layout->n_buttons; b++)
    if (shown >> b & 1)
      gtk_widget_action_set_enabled (widget, self->layout->buttons[b].action, TRUE);
  gtk_widget_action_set_enabled (widget, "mat.undo", undo);
  gtk_widget_action_set_enabled (widget, "mat.proceed", proceed);
  gtk_widget_action_set_enabled (widget, "mat.sort", self->layout->arranging != NULL ? chieu_mat_may_arrange (self) : self->own_order);
  gtk_widget_action_set_enabled (widget, "mat.best", chieu_mat_may_arrange_best (self));
}

static void
update_prompt (ChieuMatView *self,
               gboolean      asked)
{
  const char *prompt = chieu_mat_is_opening (self) ? chieu_words_opening (words_of (self))
                       : asked ? chieu_words_prompt (words_of (self), chieu_mat_get_state (self), chieu_mat_get_person (self))
                               : NULL;
  g_autofree char *laid = self->lays ? chieu_mat_describe_laying (self) : chieu_mat_arranged_wrong (self);

  if (laid != NULL)
    prompt = laid;
  else if (chieu_mat_shows (self))
    prompt = self->step_text;
  if (self->source->prompt == NULL)
    chieu_claim_bar_set_prompt (CHIEU_CLAIM_BAR (self->bar), prompt);
  if (g_strcmp0 (prompt, self->prompt) == 0)
    return;
  g_free (self->prompt);
  self->prompt = g_strdup (prompt);
  if (self->source->prompt != NULL)
    self->source->prompt (self->source_data, prompt);
  chieu_mat_announce (self, prompt);
}

/* Whether the card that lies open could be taken by one of the clean @moves. */
static gboolean
is_offered (ChieuMatView    *self,
            const ChieuMove *moves,
            int              n)
{
  const ChieuMatDeed take = { .from = self->layout->live_zone, .card = CHIEU_CARD_NONE, .to = CHIEU_ZONE_NONE };

  for (int i = 0; i < n; i++)
    if (deed_means (self, &moves[i], &take))
      return TRUE;
  return FALSE;
}

gboolean
chieu_mat_may_proceed (ChieuMatView *self)
{
  if (chieu_mat_shows (self))
    return TRUE;
  return !self->source->is_asked (self->source_data) && !chieu_mat_is_opening (self)
         && self->source->is_waiting != NULL && self->source->is_waiting (self->source_data);
}

void
chieu_mat_proceed (ChieuMatView *self)
{
  if (chieu_mat_shows (self))
    chieu_mat_show_next (self);
  else if (chieu_mat_may_proceed (self))
    self->source->proceed (self->source_data);
}

/* Shows @shown, those of them with a move that is no fault (@clean) in front. */
static void
show_buttons (ChieuMatView *self,
              guint64       shown,
              guint64       clean)
{
  gboolean undo = chieu_mat_may_undo (self);
  gboolean proceed = chieu_mat_may_proceed (self);
  guint64 in_panel = chieu_mat_calls (self) ? buttons_of (self, self->layout->call_kind) : 0;

  chieu_claim_bar_set_buttons (CHIEU_CLAIM_BAR (self->bar), shown & ~in_panel, clean, undo, proceed);
  chieu_claim_bar_set_best (CHIEU_CLAIM_BAR (self->bar), chieu_mat_may_arrange_best (self));
  chieu_claim_bar_set_laying (CHIEU_CLAIM_BAR (self->bar), self->lays ? &self->laying : NULL, shown);
  enable_actions (self, shown, undo, proceed);
}

void
chieu_mat_update_claims (ChieuMatView *self)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  gboolean asked, strict = chieu_mat_is_strict (self);
  guint64 shown;
  int n, n_clean;

  if (self->source == NULL)
    {
      chieu_claim_bar_set_prompt (CHIEU_CLAIM_BAR (self->bar), NULL);
      return;
    }
  asked = self->source->is_asked (self->source_data) || chieu_mat_is_opening (self);
  /* Of all moves the clean ones come first; in the strict way nothing tells which those are. */
  n_clean = strict ? 0 : chieu_mat_list_moves (self, CHIEU_MOVES_CLEAN, moves);
  n = chieu_mat_list_moves (self, CHIEU_MOVES_ALL, moves);
  shown = shown_buttons (self, moves, offers_faults (self) ? n : n_clean) | chieu_mat_get_tries (self);
  if (self->lays && !chieu_mat_may_lay (self))
    chieu_mat_leave_laying (self);
  chieu_mat_update_call (self, moves, n);
  show_buttons (self, shown, shown_buttons (self, moves, n_clean));
  update_prompt (self, asked);
  self->offered = is_offered (self, moves, n_clean);
}
