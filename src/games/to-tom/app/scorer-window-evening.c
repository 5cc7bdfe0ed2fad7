/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The evening that the scorer keeps: hands are written down and taken back, and saved at once; names and cards are saved after a pause.
 */
#include <glib/gi18n.h>

#include "app/messages.h"
#include "match/record/file-writer.h"
#include "scorer-window-private.h"

/* The pause after the last change, in milliseconds, before a name or the cards of a hand are saved. */
#define SAVE_DELAY_MS 700
/* The most bytes of the file with the cards of a hand; its text is always shorter. */
#define HAND_BYTES_MAX 1024

/* ---- Keeping the evening ---- */

/* Shows @text for a while. If this window was closed, the one behind it shows the text; if there is none that can, the log gets it. With
 * the high priority, which failures have, @text does not wait for what is shown already. */
static void
show_toast (ChieuScorerWindow *self,
            const char        *text,
            AdwToastPriority   priority)
{
  g_autoptr (AdwToast) toast = chieu_message_toast_new (text);

  adw_toast_set_priority (toast, priority);
  if (!self->closed)
    adw_toast_overlay_add_toast (self->toasts, g_steal_pointer (&toast));
  else if (self->behind != NULL && chieu_message_can_show_toast (self->behind))
    chieu_message_show_toast (self->behind, g_steal_pointer (&toast));
  else
    g_message ("%s", text);
}

static void
saved_cb (GObject      *object,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (chieu_file_writer_write_finish (result, &error))
    return;
  text = g_strdup_printf (_("The evening could not be saved: %s"), error->message);
  show_toast (CHIEU_SCORER_WINDOW (object), text, ADW_TOAST_PRIORITY_HIGH);
}

/* The cards of the hand that is being entered are saved as well, so that they are not lost when the window is closed over them; without
 * cards their file goes. If the evening cannot be saved it stays: it may have the cards of the hand that was written down just now, and
 * nothing else has them. While the evening is put away the next one is on its way to its file, which must not get the old one again. */
void
chieu_scorer_window_save (ChieuScorerWindow *self)
{
  g_autofree char *evening = chieu_evening_to_string (self->evening);
  g_autofree char *cards = chieu_table_hand_to_text (&self->hand);
  const ChieuFileToWrite files[] = {
    { self->path, evening },
    { self->hand_path, *cards != '\0' ? cards : NULL },
  };

  g_clear_handle_id (&self->save_source, g_source_remove);
  if (self->ending)
    return;
  chieu_file_writer_write_async (files, G_N_ELEMENTS (files), self, saved_cb, NULL);
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
void
chieu_scorer_window_save_soon (ChieuScorerWindow *self)
{
  g_clear_handle_id (&self->save_source, g_source_remove);
  self->save_source = g_timeout_add (SAVE_DELAY_MS, save_cb, self);
}

static ChieuEvening *
make_first_evening (ChieuScorerWindow *self)
{
  const char *const nobody[CHIEU_SEATS_MAX] = { NULL };

  return chieu_evening_new (chieu_to_tom.max_seats, nobody, chieu_rules_shelf_get (self->shelf, 0), CHIEU_SCORER_POT_USUAL);
}

void
chieu_scorer_window_load_evening (ChieuScorerWindow *self)
{
  g_autofree char *aside = NULL;
  g_autoptr (GError) error = NULL;

  self->evening = chieu_evening_load (self->path, &aside, &error);
  if (self->evening != NULL)
    return;
  self->evening = make_first_evening (self);
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

  if (chieu_file_writer_read (self->hand_path, HAND_BYTES_MAX, &cards, NULL, NULL) && chieu_table_hand_restore (&self->hand, cards))
    show_hand (self);
}

/* ---- Hands ---- */

void
chieu_scorer_window_begin_hand (ChieuScorerWindow *self)
{
  chieu_table_hand_init (&self->hand, chieu_evening_get_seats (self->evening), &chieu_evening_get_house (self->evening)->rules);
  chieu_scorer_call_begin_hand (CHIEU_SCORER_CALL (self->call), self->evening);
  chieu_scorer_cards_begin_hand (CHIEU_SCORER_CARDS (self->cards));
  chieu_scorer_evening_show (CHIEU_SCORER_EVENING (self->points), self->evening);
  chieu_scorer_window_judge (self);
}

static void
add_hand (ChieuScorerWindow      *self,
          const ChieuEveningHand *hand)
{
  ChieuEveningHand dated = *hand;

  if (self->ending)
    return;
  dated.when = g_get_real_time () / G_USEC_PER_SEC;
  if (!chieu_evening_add_hand (self->evening, &dated))
    {
      show_toast (self, _("No more hands fit into this evening. Begin a new one."), ADW_TOAST_PRIORITY_NORMAL);
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

  if (n == 0 || self->ending)
    return;
  last = *chieu_evening_get_hand (self->evening, n - 1);
  cards = g_strdup (last.cards);
  entered = g_memdup2 (last.entered, sizeof *last.entered);
  chieu_evening_undo_hand (self->evening);
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
  show_toast (self, _("The last hand is taken back"), ADW_TOAST_PRIORITY_NORMAL);
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
  chieu_scorer_call_update_names (CHIEU_SCORER_CALL (self->call), self->evening);
  chieu_scorer_window_judge (self);
  chieu_scorer_window_save_soon (self);
}

/* @kept: (nullable): the path where the evening before is kept */
static void
begin_evening (ChieuScorerWindow *self,
               const char        *kept)
{
  g_autofree char *text = NULL;
  ChieuEvening *evening = chieu_scorer_evening_make (CHIEU_SCORER_EVENING (self->points));

  if (kept != NULL)
    {
      g_autofree char *name = g_path_get_basename (kept);

      text = g_strdup_printf (_("The previous evening is kept as %s"), name);
    }
  g_clear_pointer (&self->evening, chieu_evening_free);
  self->evening = evening;
  chieu_scorer_window_begin_hand (self);
  chieu_scorer_window_save (self);
  show_toast (self, text != NULL ? text : _("A new evening begins"), ADW_TOAST_PRIORITY_NORMAL);
}

/* The new evening begins with the names as they are now; the file has it already, if the program ends before. If the old one could not be
 * put away it goes on, with what has changed meanwhile. */
static void
put_away_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      data)
{
  ChieuScorerWindow *self = CHIEU_SCORER_WINDOW (object);
  g_autofree char *kept = data;
  g_autoptr (GError) error = NULL;

  self->ending = FALSE;
  if (!chieu_file_writer_write_finish (result, &error))
    {
      show_toast (self, error->message, ADW_TOAST_PRIORITY_HIGH);
      chieu_scorer_window_save (self);
    }
  else
    begin_evening (self, kept);
}

/* The old evening is put away and the new one takes its file in one go: whatever is closed or ends meanwhile, an evening that is put away
 * does not go on. */
static void
put_away_evening (ChieuScorerWindow *self)
{
  g_autoptr (ChieuEvening) next = chieu_scorer_evening_make (CHIEU_SCORER_EVENING (self->points));
  g_autofree char *text = chieu_evening_to_string (self->evening), *next_text = chieu_evening_to_string (next);
  char *kept = chieu_evening_find_place (self->path);
  const ChieuFileToWrite files[] = {
    { kept, text },
    { self->path, next_text, .follows = TRUE },
    { self->hand_path, NULL },
  };

  /* If the evening cannot be put away, its file has all of it. */
  if (self->save_source != 0)
    chieu_scorer_window_save (self);
  self->ending = TRUE;
  chieu_file_writer_write_async (files, G_N_ELEMENTS (files), self, put_away_cb, kept);
}

static void
new_evening_cb (ChieuScorerWindow *self)
{
  if (self->ending)
    return;
  if (chieu_evening_get_n_hands (self->evening) > 0)
    put_away_evening (self);
  else
    begin_evening (self, NULL);
}

void
chieu_scorer_window_listen_to_points (ChieuScorerWindow *self)
{
  g_signal_connect_swapped (self->points, "renamed", G_CALLBACK (renamed_cb), self);
  g_signal_connect_swapped (self->points, "drawn", G_CALLBACK (drawn_cb), self);
  g_signal_connect_swapped (self->points, "undo", G_CALLBACK (undo_cb), self);
  g_signal_connect_swapped (self->points, "new-hoi", G_CALLBACK (new_hoi_cb), self);
  g_signal_connect_swapped (self->points, "new-evening", G_CALLBACK (new_evening_cb), self);
}
