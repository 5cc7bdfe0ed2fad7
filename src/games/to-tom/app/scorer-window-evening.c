/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The evening that the scorer keeps: hands written down and taken back, saved at once.
 */
#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "app/messages.h"
#include "match/record/bounded.h"
#include "scorer-window-private.h"

/* How long nothing has to change before it is saved. */
#define SAVE_DELAY_MS 700
/* The most bytes of the file with the cards of a hand; its text is always shorter. */
#define HAND_BYTES_MAX 1024

/* ---- Keeping the evening ---- */

/* Shows @text for a while. If this window is being closed, the one behind it shows the text; if there is none that can, the log gets
 * it. */
static void
show_toast (ChieuScorerWindow *self,
            const char        *text)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  if (!self->closed)
    adw_toast_overlay_add_toast (self->toasts, chieu_message_toast_new (text));
  else if (parent != NULL && chieu_message_has_toasts (parent))
    chieu_message_show_toast (parent, chieu_message_toast_new (text));
  else
    g_message ("%s", text);
}

/* Saves the cards of the hand that is being entered, so that they are not lost when the window is closed over them; without cards the
 * file goes. */
static gboolean
save_hand (ChieuScorerWindow  *self,
           GError            **error)
{
  g_autofree char *cards = chieu_table_hand_to_text (&self->hand);
  g_autofree char *name = NULL;
  int reason;

  if (*cards != '\0')
    return g_file_set_contents (self->hand_path, cards, -1, error);
  if (g_unlink (self->hand_path) == 0 || errno == ENOENT)
    return TRUE;
  reason = errno;
  name = g_filename_display_name (self->hand_path);
  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (reason), "%s: %s", name, g_strerror (reason));
  return FALSE;
}

void
chieu_scorer_window_save (ChieuScorerWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  g_clear_handle_id (&self->save_source, g_source_remove);
  if (chieu_evening_save (self->evening, self->path, &error))
    {
      if (save_hand (self, &error))
        return;
    }
  /* Without cards the file stays: it may have those of the hand that was written down just now, and nothing else has them. */
  else if (chieu_table_hand_size (&self->hand) > 0)
    save_hand (self, NULL);
  text = g_strdup_printf (_("The evening could not be saved: %s"), error->message);
  show_toast (self, text);
}

static gboolean
save_cb (gpointer data)
{
  ChieuScorerWindow *self = data;

  self->save_source = 0;
  chieu_scorer_window_save (self);
  return G_SOURCE_REMOVE;
}

/* Names are typed letter by letter, and hands card by card; they are saved after a pause. */
static void
save_soon (ChieuScorerWindow *self)
{
  g_clear_handle_id (&self->save_source, g_source_remove);
  self->save_source = g_timeout_add (SAVE_DELAY_MS, save_cb, self);
}

void
chieu_scorer_window_keep_hand (ChieuScorerWindow *self)
{
  save_soon (self);
}

static ChieuEvening *
first_evening (ChieuScorerWindow *self)
{
  const char *const nobody[CHIEU_SEATS_MAX] = { NULL };

  return chieu_evening_new (chieu_to_tom.max_seats, nobody, chieu_rules_shelf_get (self->shelf, 0), CHIEU_SCORER_POT_USUAL);
}

void
chieu_scorer_window_load (ChieuScorerWindow *self)
{
  g_autofree char *aside = NULL;
  g_autoptr (GError) error = NULL;

  self->evening = chieu_evening_load (self->path, &aside, &error);
  if (self->evening != NULL)
    return;
  self->evening = first_evening (self);
  if (aside != NULL)
    self->notice = g_strdup_printf (_("The points kept so far could not be read (%1$s). They have been set aside as %2$s."),
                                    error->message, aside);
  else if (error != NULL)
    self->notice = g_strdup_printf (_("The points kept so far could not be read: %s"), error->message);
}

static void
show_hand (ChieuScorerWindow *self)
{
  chieu_scorer_cards_refresh (CHIEU_SCORER_CARDS (self->cards));
  chieu_scorer_call_refresh (CHIEU_SCORER_CALL (self->call));
  chieu_scorer_window_judge (self);
}

/* If the hand cannot be read an empty one begins: the loss is not great. */
void
chieu_scorer_window_load_hand (ChieuScorerWindow *self)
{
  g_autofree char *cards = NULL;

  if (chieu_bounded_read (self->hand_path, HAND_BYTES_MAX, &cards, NULL, NULL) && chieu_table_hand_restore (&self->hand, cards))
    show_hand (self);
}

/* ---- Hands ---- */

void
chieu_scorer_window_begin_hand (ChieuScorerWindow *self)
{
  chieu_table_hand_init (&self->hand, chieu_evening_get_seats (self->evening), &chieu_evening_get_house (self->evening)->rules);
  chieu_scorer_call_begin (CHIEU_SCORER_CALL (self->call), self->evening);
  chieu_scorer_cards_begin (CHIEU_SCORER_CARDS (self->cards));
  chieu_scorer_evening_show (CHIEU_SCORER_EVENING (self->points), self->evening);
  chieu_scorer_window_judge (self);
}

static void
add_hand (ChieuScorerWindow      *self,
          const ChieuEveningHand *hand)
{
  ChieuEveningHand dated = *hand;

  dated.when = g_get_real_time () / G_USEC_PER_SEC;
  if (!chieu_evening_add (self->evening, &dated))
    {
      show_toast (self, _("No more hands fit into this evening. Begin a new one."));
      return;
    }
  chieu_scorer_window_begin_hand (self);
  chieu_scorer_window_save (self);
  gtk_stack_set_visible_child_name (self->pages, CHIEU_SCORER_PAGE_EVENING);
}

void
chieu_scorer_window_write_down (ChieuScorerWindow *self)
{
  const ChieuResult *result = &self->verdict->result;
  g_autofree char *cards = chieu_table_hand_to_text (&self->hand);
  ChieuEveningHand hand = {
    .winner = chieu_scorer_call_get_winner (CHIEU_SCORER_CALL (self->call)),
    .outcome = (ChieuOutcome) result->outcome,
    .n_cuoc = result->n_cuoc,
    .cards = *cards != '\0' ? cards : NULL,
    .entered = &self->hand,
  };

  for (int i = 0; i < result->n_cuoc; i++)
    hand.cuoc[i] = result->cuoc[i];
  add_hand (self, &hand);
}

static void
drawn_cb (ChieuScorerWindow *self)
{
  ChieuEveningHand hand = { .winner = -1, .outcome = CHIEU_OUTCOME_DRAWN };

  add_hand (self, &hand);
}

static void
new_hoi_cb (ChieuScorerWindow *self)
{
  ChieuEveningHand hand = { .winner = -1, .outcome = CHIEU_OUTCOME_NONE };

  add_hand (self, &hand);
}

/* A wrong entry comes back, to be corrected; after the window was closed, only what the file has of it, and no cards if these cannot be
 * read. */
static void
undo_cb (ChieuScorerWindow *self)
{
  guint n = chieu_evening_get_n_hands (self->evening);
  ChieuEveningHand last;
  g_autofree char *cards = NULL;
  g_autofree ChieuTableHand *entered = NULL;

  if (n == 0)
    return;
  last = *chieu_evening_get_hand (self->evening, n - 1);
  cards = g_strdup (last.cards);
  entered = g_memdup2 (last.entered, sizeof *last.entered);
  chieu_evening_undo (self->evening);
  chieu_scorer_window_begin_hand (self);
  if (last.winner >= 0)
    chieu_scorer_call_set_winner (CHIEU_SCORER_CALL (self->call), last.winner);
  if (last.n_cuoc > 0)
    chieu_scorer_call_set_call (CHIEU_SCORER_CALL (self->call), last.cuoc, last.n_cuoc);
  if (entered != NULL)
    self->hand = *entered;
  else if (cards != NULL)
    chieu_table_hand_restore (&self->hand, cards);
  show_hand (self);
  chieu_scorer_window_save (self);
  show_toast (self, _("The last hand is taken back"));
}

static void
renamed_cb (ChieuScorerWindow *self,
            int                seat,
            const char        *name)
{
  /* While a name is typed anew it is empty for a moment; nobody is called so. */
  if (seat >= chieu_evening_get_seats (self->evening) || *name == '\0')
    return;
  chieu_evening_set_name (self->evening, seat, name);
  chieu_scorer_call_rename (CHIEU_SCORER_CALL (self->call), self->evening);
  chieu_scorer_window_judge (self);
  save_soon (self);
}

/* Returns: (transfer full) (nullable): the path where the evening that ends is kept; NULL if that failed, which a toast says */
static char *
put_away (ChieuScorerWindow *self)
{
  g_autoptr (GError) error = NULL;
  char *kept = chieu_evening_put_away (self->evening, self->path, &error);

  if (kept == NULL)
    show_toast (self, error->message);
  return kept;
}

static void
new_evening_cb (ChieuScorerWindow *self)
{
  g_autofree char *kept = NULL;
  g_autofree char *text = NULL;
  ChieuEvening *evening;

  if (chieu_evening_get_n_hands (self->evening) > 0 && (kept = put_away (self)) == NULL)
    return;
  if (kept != NULL)
    {
      g_autofree char *name = g_path_get_basename (kept);

      text = g_strdup_printf (_("The previous evening is kept as %s"), name);
    }
  evening = chieu_scorer_evening_make (CHIEU_SCORER_EVENING (self->points));
  g_clear_pointer (&self->evening, chieu_evening_free);
  self->evening = evening;
  chieu_scorer_window_begin_hand (self);
  chieu_scorer_window_save (self);
  show_toast (self, text != NULL ? text : _("A new evening begins"));
}

void
chieu_scorer_window_listen (ChieuScorerWindow *self)
{
  g_signal_connect_swapped (self->points, "renamed", G_CALLBACK (renamed_cb), self);
  g_signal_connect_swapped (self->points, "drawn", G_CALLBACK (drawn_cb), self);
  g_signal_connect_swapped (self->points, "undo", G_CALLBACK (undo_cb), self);
  g_signal_connect_swapped (self->points, "new-hoi", G_CALLBACK (new_hoi_cb), self);
  g_signal_connect_swapped (self->points, "new-evening", G_CALLBACK (new_evening_cb), self);
}
