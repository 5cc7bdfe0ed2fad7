/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One deed that can mean several moves: the person chooses which.
 */
#include "mat-view-private.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Of the row of choices and of one choice, in pixels (mat.css). */
#define CHOICES_MARGIN 44
#define CHOICE_MARGIN 34
#define CHOICE_WIDTH_MIN 64
#define CHOICE_HEIGHT_MIN 56

void
chieu_mat_drop_choices (ChieuMatView *self)
{
  if (self->n_choices == 0)
    return;
  self->n_choices = 0;
  chieu_claim_bar_set_choices (CHIEU_CLAIM_BAR (self->bar), NULL, 0, 0, 0);
  gtk_widget_grab_focus (self->zones[self->layout->hand_zone]);
}

/* Width of the widest row of choices with cards of @height. */
static int
rows_width (const ChieuDeck *deck,
            const ChieuMove *moves,
            int              n,
            int              height)
{
  int widest = 0, width = 0;

  for (int i = 0; i < n; i++)
    {
      width = i % CHIEU_CHOICES_ROW == 0 ? 0 : width;
      width += CHOICE_MARGIN + MAX (CHOICE_WIDTH_MIN, chieu_claim_bar_cards_width (deck, &moves[i], height));
      widest = MAX (widest, width);
    }
  return widest;
}

/* Height of the cards at which all @moves are seen: as large as the room lets them be. */
static int
choice_height (ChieuMatView    *self,
               const ChieuMove *moves,
               int              n)
{
  int rows = (n + CHIEU_CHOICES_ROW - 1) / CHIEU_CHOICES_ROW;
  int height = chieu_face_quantise (CLAMP (gtk_widget_get_height (GTK_WIDGET (self)) * 0.22, 104, 240) * (rows > 1 ? 0.75 : 1));
  int room = gtk_widget_get_width (GTK_WIDGET (self)) - CHOICES_MARGIN;

  while (height > CHOICE_HEIGHT_MIN
         && (rows_width (self->layout->game->deck, moves, n, height) > room || rows * height > gtk_widget_get_height (GTK_WIDGET (self)) / 2))
    height -= CHIEU_FACE_STEP;
  return height;
}

void
chieu_mat_choose (ChieuMatView *self,
                  int           choice)
{
  ChieuMove move;

  if (choice < 0 || choice >= self->n_choices)
    return;
  move = self->choices[choice];
  /* A fault that is only warned of leaves the choices open: the same key again makes it. */
  if (chieu_mat_try (self, &move))
    chieu_mat_drop_choices (self);
}

/* Whole phu, so that no two ways look and sound the same. */
static void
show_choices (ChieuMatView *self)
{
  g_autofree ChieuMove *shown = g_memdup2 (self->choices, self->n_choices * sizeof (ChieuMove));

  for (int i = 0; i < self->n_choices && self->layout->fill_choice != NULL; i++)
    self->layout->fill_choice (chieu_mat_get_state (self), chieu_mat_get_person (self), &shown[i]);
  chieu_claim_bar_set_choices (CHIEU_CLAIM_BAR (self->bar), shown, self->n_choices, self->scene->n_seats,
                               choice_height (self, shown, self->n_choices));
}

gboolean
chieu_mat_make_one_of (ChieuMatView    *self,
                       const ChieuMove *moves,
                       int              n)
{
  if (n == 1)
    {
      chieu_mat_drop_choices (self);
      return chieu_mat_try (self, &moves[0]);
    }
  self->n_choices = MIN (n, CHIEU_CHOICES_MAX);
  memcpy (self->choices, moves, self->n_choices * sizeof (ChieuMove));
  show_choices (self);
  chieu_mat_announce (self, _("Choose how."));
  return FALSE;
}
