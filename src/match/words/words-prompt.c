/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Says in one sentence what the person is asked. It is made from the moves that are offered, so that it names all possible moves
 * and no others.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "offered.h"

/* No game has more kinds of moves: each is a bit of a set. */
#define KINDS_MAX 64

char *
chieu_words_prompt_after (const ChieuWords  *self,
                          ChieuCard          named,
                          const void        *view,
                          int                seat,
                          const char *const *names,
                          const guint8      *kinds,
                          int                n)
{
  const ChieuOffered offered = { .words = self, .kinds = kinds, .n = n, .named = named };

  if (seat < 0 || !(self->game->to_answer (view) >> seat & 1))
    return NULL;
  return self->prompt (view, seat, names, &offered);
}

gboolean
chieu_offered_has (const ChieuOffered *self,
                   int                 kind)
{
  for (int i = 0; i < self->n; i++)
    if (self->kinds[i] == kind)
      return TRUE;
  return FALSE;
}

char *
chieu_offered_list (const ChieuOffered *self,
                    guint64             except)
{
  g_autoptr (GString) list = g_string_new (NULL);
  const char *last = NULL;

  /* What is usual comes first; within that the order of the buttons is kept. */
  for (int rare = 0; rare < 2; rare++)
    for (int i = 0; i < self->n; i++)
      {
        if ((except >> self->kinds[i] & 1) != 0 || (int) (self->words->rare >> self->kinds[i] & 1) != rare)
          continue;
        if (last != NULL && list->len > 0)
          g_string_append (list, chieu_words_comma ());
        if (last != NULL)
          g_string_append (list, last);
        last = chieu_words_label (self->words, self->kinds[i]);
      }
  if (list->len == 0)
    return g_strdup (last);
  /* Translators: what may be done now, in the words of the buttons: one or several with commas, and the last one: “Ù, Ăn or Bốc”. */
  return g_strdup_printf (C_("moves", "%1$s or %2$s"), list->str, last);
}

char *
chieu_words_prompt_ways (const ChieuWords *self,
                         const ChieuMove  *moves,
                         int               n)
{
  guint8 kinds[KINDS_MAX];
  ChieuOffered offered = { .words = self, .kinds = kinds, .named = CHIEU_CARD_NONE };
  guint64 listed = 0;            /* bit k: kind k is among @kinds */
  g_autofree char *list = NULL;

  for (int i = 0; i < n; i++)
    if ((listed >> moves[i].kind & 1) == 0)
      {
        listed |= G_GUINT64_CONSTANT (1) << moves[i].kind;
        kinds[offered.n++] = (guint8) moves[i].kind;
      }
  list = chieu_offered_list (&offered, 0);
  if (list == NULL)
    return g_strdup (_("Which do you mean?"));
  /* Translators: what the person wants to do, in the words of the buttons, where it can be done in several ways: “Ăn: with which cards?” */
  return g_strdup_printf (_("%s: with which cards?"), list);
}

/* A player who has just heard the card and its giver hears only what is new. */
static char *
say_where_named (ChieuCame   came,
                 const char *gate)
{
  if (came == CHIEU_CAME_DRAWN)
    return NULL;
  if (came == CHIEU_CAME_LEFT)
    /* Translators: a card that was named just before, and that its drawer did not want. What may be done with it follows. */
    return g_strdup (_("Left to you"));
  /* Translators: where a card lies that was named just before, for a screen reader: “Cụ Lý discards 8 Sách. At your gate: Ăn or Bốc.” */
  return gate != NULL ? g_strdup_printf (_("At the gate of %s"), gate) : g_strdup (_("At your gate"));
}

char *
chieu_offered_say_where (const ChieuOffered *self,
                         ChieuCard           card,
                         ChieuCame           came,
                         const char         *gate)
{
  const char *name = chieu_words_card (self->words, card);

  if (card == self->named)
    return say_where_named (came, gate);
  switch (came)
    {
    case CHIEU_CAME_DRAWN:
      /* Translators: a card. */
      return g_strdup_printf (_("%s, which you drew"), name);
    case CHIEU_CAME_LEFT:
      /* Translators: a card that its drawer did not want. */
      return g_strdup_printf (_("%s, left to you"), name);
    case CHIEU_CAME_TO_GATE:
      break;
    }
  /* Translators: a card, and the player at whose gate it lies. */
  return gate != NULL ? g_strdup_printf (_("%1$s at the gate of %2$s"), name, gate)
                      : g_strdup_printf (_("%s at your gate"), name);
}

char *
chieu_offered_prompt_with_card (const ChieuOffered *self,
                                const char         *where,
                                int                 u)
{
  g_autofree char *list = chieu_offered_list (self, 0);
  /* What everybody plays for is not worded as a limit. */
  gboolean only_wins = self->n == 1 && self->kinds[0] == u;

  if (list == NULL)
    return where != NULL ? g_strdup_printf ("%s.", where) : NULL;
  if (where == NULL && only_wins)
    /* Translators: how the person can win with a card that was named just before: “You can call Ù!” */
    return g_strdup_printf (_("You can call %s!"), list);
  if (only_wins)
    /* Translators: a card and where it lies, and how the person can win with it: “8 Sách at your gate: you can call Ù!” */
    return g_strdup_printf (_("%1$s: you can call %2$s!"), where, list);
  if (where == NULL && self->n == 1)
    /* Translators: what may be done with a card that was named just before: “You draw 8 Sách. Only Dưới.” */
    return g_strdup_printf (_("Only %s."), list);
  if (where == NULL)
    /* Translators: what may be done with a card that was named just before: “You draw 8 Sách. Ăn or Dưới.” */
    return g_strdup_printf (C_("asked", "%s."), list);
  if (self->n == 1)
    /* Translators: a card and where it lies, and the only thing that may be done: “8 Sách at your gate: only Bốc.” */
    return g_strdup_printf (_("%1$s: only %2$s."), where, list);
  /* Translators: a card and where it lies, and what may be done: “8 Sách at your gate: Ăn or Bốc.” */
  return g_strdup_printf (_("%1$s: %2$s."), where, list);
}

char *
chieu_offered_prompt_call (const ChieuOffered *self,
                           int                 kind,
                           ChieuCard           win)
{
  g_autofree char *list = chieu_offered_list (self, 0);

  if (self->n != 1 || self->kinds[0] != kind)
    /* Translators: what may be done: “Lật khàn or Xướng”. */
    return g_strdup_printf (_("You win! Now: %s."), list);
  if (win == CHIEU_CARD_NONE)
    return g_strdup (_("You called ù. Now make your call."));
  /* Translators: the card with which the reader wins, and is now to say what the hand has. */
  return g_strdup_printf (_("You called ù on %s. Now make your call."), chieu_words_card (self->words, win));
}

char *
chieu_offered_prompt_put_card (const ChieuOffered *self,
                               guint64             puts,
                               gboolean            returns)
{
  g_autofree char *list = chieu_offered_list (self, puts);

  if (list == NULL)
    return g_strdup (returns ? _("Return a card to the gate you took from.") : _("Your turn: discard a card."));
  /* Translators: what else may be done, in the words of the buttons. */
  return returns ? g_strdup_printf (_("Return a card to the gate you took from, or %s."), list)
                 : g_strdup_printf (_("Your turn: discard a card, or %s."), list);
}
