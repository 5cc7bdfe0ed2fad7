/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "calling.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "mat/feast/call-line.h"
#include "mat/feast/open-hand.h"
#include "mat/played/mat.h"

/* Says @text about the call until that changes. */
static void
show_call_notice (ChieuCalling *self,
                  const char   *text)
{
  chieu_mat_view_show_notice (self->mat, text);
  self->told = TRUE;
}

/* Removes the words and marks of what was wrong: the person has changed the call. */
static void
changed_cb (ChieuCalling *self)
{
  self->missing = 0;
  if (self->told)
    chieu_mat_view_show_notice (self->mat, NULL);
  self->told = FALSE;
  self->wrong = 0;
  chieu_mat_sync (self->mat, CHIEU_SYNC_MOVES);
}

void
chieu_calling_make_panel (ChieuCalling *self)
{
  self->spread = chieu_call_spread_new ();
  gtk_widget_set_parent (self->spread, GTK_WIDGET (self->mat));
  self->panel = chieu_call_panel_new (self->played->layout->game, CHIEU_CALL_SPREAD (self->spread));
  gtk_widget_set_visible (self->panel, FALSE);
  g_signal_connect_swapped (self->panel, "called", G_CALLBACK (chieu_calling_make_call), self);
  g_signal_connect_swapped (self->panel, "changed", G_CALLBACK (changed_cb), self);
  chieu_side_column_add_call (CHIEU_SIDE_COLUMN (self->deeds->side), self->panel);
}

gboolean
chieu_calling_is_open (const ChieuCalling *self)
{
  return self->panel != NULL && gtk_widget_get_visible (self->panel);
}

void
chieu_calling_drop_panel (ChieuCalling *self)
{
  /* A lesson made room for the open panel; this tells it that the panel is closed. */
  if (chieu_calling_is_open (self))
    gtk_widget_set_visible (self->panel, FALSE);
  self->panel = NULL;
  g_clear_pointer (&self->spread, gtk_widget_unparent);
}

/* Returns: (nullable) (transfer none): the call among @moves */
static const ChieuMove *
find_call (ChieuCalling    *self,
           const ChieuMove *moves,
           int              n)
{
  int kind = self->played->layout->game->call_kind;

  for (int i = 0; kind >= 0 && i < n; i++)
    if (moves[i].kind == kind)
      return &moves[i];
  return NULL;
}

/* Finds the @right call (out). Returns: FALSE if nothing may be shown, or something else is to be done first */
static gboolean
find_right (ChieuCalling *self,
            ChieuMove    *right)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  const ChieuMove *call;

  if (chieu_played_is_strict (self->played))
    return FALSE;
  call = find_call (self, moves, chieu_deeds_list_moves (self->deeds, CHIEU_MOVES_CLEAN, moves));
  if (call != NULL)
    *right = *call;
  return call != NULL;
}

/* ---- The words to choose from ---- */

/* A word to choose from. */
typedef struct
{
  guint8 cuoc;
  char *key;                     /* its name, by which they are sorted */
} Word;

static int
compare_words (const void *a,
               const void *b)
{
  return strcmp (((const Word *) a)->key, ((const Word *) b)->key);
}

/* Sorts the @n words by their names, which does not reveal the order of the call. */
static void
sort_words (ChieuCalling *self,
            guint8       *offered,
            int           n)
{
  const ChieuWords *names = chieu_played_get_words (self->played);
  int seats = self->played->layout->count_seats (chieu_played_get_state (self->played));
  Word words[CHIEU_CUOC_OFFERED_MAX];

  for (int i = 0; i < n; i++)
    words[i] = (Word) { offered[i], g_utf8_collate_key (chieu_words_cuoc (names, offered[i], seats), -1) };
  qsort (words, (gsize) n, sizeof (Word), compare_words);
  for (int i = 0; i < n; i++)
    {
      offered[i] = words[i].cuoc;
      g_free (words[i].key);
    }
}

/* Returns: how often @call has the word @cuoc */
static int
count_equal (const ChieuMove *call,
             guint8           cuoc)
{
  int n = 0;

  for (int i = 0; i < call->n; i++)
    n += call->cards[i] == cuoc;
  return n;
}

/* Keeps of the @n words offered those of the call @right. @repeated: (out): bit c: it has cước c more than once. Returns: how many are
 * kept */
static int
keep_right (const ChieuMove *right,
            guint8          *offered,
            int              n,
            guint64         *repeated)
{
  int kept = 0;

  *repeated = 0;
  for (int i = 0; i < n; i++)
    {
      int times = count_equal (right, offered[i]);

      if (times > 1)
        *repeated |= CHIEU_BIT64 (offered[i]);
      if (times > 0)
        offered[kept++] = offered[i];
    }
  return kept;
}

/* Finds where each word shows in the hand that lies open, as chieu_call_panel_set_shown() wants it. */
static void
find_shown (ChieuCalling *self,
            const guint8 *offered,
            int           n,
            gint8        *shown)
{
  const ChieuMatOpening *opening = self->played->layout->opening;
  const void *state = chieu_played_get_state (self->played);
  ChieuOpenHand open = { .win = -1 };
  gboolean lies = opening != NULL && opening->lay (state, &open);

  for (int i = 0; i < n; i++)
    {
      guint64 faces = 0;
      ChieuCuocShown part = lies ? opening->find_shown (state, offered[i], &faces) : CHIEU_SHOWN_IN_HAND;
      int set = -1;

      if (part == CHIEU_SHOWN_IN_SET)
        set = chieu_open_hand_find_set (&open, faces);
      else if (part == CHIEU_SHOWN_IN_WIN)
        set = chieu_open_hand_find_set_of_win (&open);
      shown[i] = set >= 0 ? (gint8) set : CHIEU_CALL_OF_HAND;
    }
}

/* Opens the panel. In học only the right words are offered, each where it shows in the hand; otherwise all words, in the order of
 * their names. */
static void
write_panel (ChieuCalling *self)
{
  ChieuCallPanel *panel = CHIEU_CALL_PANEL (self->panel);
  const ChieuMatLayout *layout = self->played->layout;
  const void *state = chieu_played_get_state (self->played);
  gboolean learns = self->played->source->get_way (self->played->data) == CHIEU_WAY_HOC;
  guint8 offered[CHIEU_CUOC_OFFERED_MAX];
  gint8 shown[CHIEU_CUOC_OFFERED_MAX];
  guint64 repeated;
  ChieuMove right;
  int n = layout->list_cuoc (state, offered, &repeated);

  learns = learns && find_right (self, &right);
  memset (shown, CHIEU_CALL_TO_CHOOSE, sizeof shown);
  if (learns)
    n = keep_right (&right, offered, n, &repeated);
  sort_words (self, offered, n);
  if (learns)
    find_shown (self, offered, n, shown);
  chieu_call_panel_set_repeated (panel, repeated);
  chieu_call_panel_set_shown (panel, shown, n);
  chieu_side_column_set_call_slim (CHIEU_SIDE_COLUMN (self->deeds->side), learns);
  chieu_call_panel_open (panel, offered, n, layout->count_seats (state), NULL, 0, learns);
}

void
chieu_calling_update (ChieuCalling    *self,
                      const ChieuMove *moves,
                      int              n)
{
  gboolean due = find_call (self, moves, n) != NULL;

  if (due == chieu_calling_is_open (self))
    return;
  self->wrong = 0;
  self->missing = 0;
  self->told = FALSE;
  if (due)
    {
      chieu_call_spread_set_said (CHIEU_CALL_SPREAD (self->spread), NULL);
      write_panel (self);
    }
  chieu_call_spread_set_open (CHIEU_CALL_SPREAD (self->spread), due);
  gtk_widget_set_visible (self->panel, due);
  if (due)
    gtk_widget_grab_focus (self->panel);
  else
    chieu_mat_focus_place (self->mat, -1);
}

/* ---- Saying it ---- */

/* Marks the first misplaced word, if there is one, and says where it belongs. */
static void
show_misplaced (ChieuCalling    *self,
                const ChieuMove *call,
                const ChieuMove *right)
{
  const ChieuWords *words = chieu_played_get_words (self->played);
  int seats = self->played->layout->count_seats (chieu_played_get_state (self->played)), from, to;
  ChieuCallLine line = { .n = call->n };
  g_autofree char *text = NULL;
  const char *word;

  memcpy (line.cuoc, call->cards, call->n);
  if (!chieu_call_line_find_misplaced (&line, right->cards, right->n, &from, &to))
    return;
  chieu_call_panel_set_misplaced (CHIEU_CALL_PANEL (self->panel), from, to);
  word = chieu_words_cuoc (words, call->cards[from], seats);
  if (to < call->n)
    /* Translators: two words of a call that are said in the wrong order: “Tôm”, “Lèo”. */
    text = g_strdup_printf (_("“%1$s” is in the wrong place: it comes before “%2$s”."), word,
                            chieu_words_cuoc (words, call->cards[to], seats));
  else
    /* Translators: a word of a call that is said too early. */
    text = g_strdup_printf (_("“%s” is in the wrong place: it comes at the end."), word);
  if (self->played->source->get_way (self->played->data) == CHIEU_WAY_THUONG)
    {
      /* The warning says how the call can be made all the same. */
      g_autofree char *warning = g_strdup (gtk_label_get_text (GTK_LABEL (chieu_side_column_get_notice (
                                             CHIEU_SIDE_COLUMN (self->deeds->side)))));
      g_autofree char *both = g_strdup_printf ("%s\n%s", text, warning);

      show_call_notice (self, both);
    }
  else
    show_call_notice (self, text);
}

/* Marks the wrong words of the sentence, and the cards that show that they are wrong; if no word is wrong, the first misplaced one. */
static void
show_wrong (ChieuCalling    *self,
            const ChieuMove *call,
            const ChieuMove *right)
{
  const ChieuMatOpening *opening = self->played->layout->opening;
  const void *state = chieu_played_get_state (self->played);
  ChieuOpenHand open = { .win = -1 };
  gboolean lies = opening != NULL && opening->lay (state, &open);
  guint64 words = 0;

  for (int i = 0; i < call->n; i++)
    if (count_equal (call, call->cards[i]) > count_equal (right, call->cards[i]))
      {
        guint64 faces = 0;

        words |= CHIEU_BIT64 (call->cards[i]);
        if (opening == NULL)
          continue;
        if (opening->find_shown (state, call->cards[i], &faces) == CHIEU_SHOWN_IN_WIN && lies && open.win >= 0)
          faces |= CHIEU_BIT64 (open.cards[open.win]);
        self->wrong |= faces;
      }
  chieu_call_panel_set_wrong (CHIEU_CALL_PANEL (self->panel), words);
  if (words == 0)
    show_misplaced (self, call, right);
  chieu_mat_sync (self->mat, CHIEU_SYNC_MOVES);
}

/* Tells a learner, in học only, how many words are missing; once, until the call changes. Returns: whether it told it now */
static gboolean
tell_missing (ChieuCalling    *self,
              const ChieuMove *call,
              const ChieuMove *right)
{
  int missing = right->n - call->n;
  g_autofree char *text = NULL;

  for (int i = 0; i < call->n; i++)
    if (count_equal (call, call->cards[i]) > count_equal (right, call->cards[i]))
      return FALSE;
  if (missing <= 0 || missing == self->missing || self->played->source->get_way (self->played->data) != CHIEU_WAY_HOC)
    return FALSE;
  self->missing = missing;
  text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "You can call %d more word.",
                                       "You can call %d more words.", (gulong) missing), missing);
  show_call_notice (self, text);
  return TRUE;
}

void
chieu_calling_make_call (ChieuCalling *self)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  const ChieuMove *due = find_call (self, moves, chieu_deeds_list_moves (self->deeds, CHIEU_MOVES_ALL, moves));
  ChieuMove call, right;
  gboolean knows;

  if (!chieu_calling_is_open (self) || due == NULL)
    return;
  call = *due;
  memset (call.cards, 0, sizeof call.cards);
  call.n = (guint8) chieu_call_panel_get_call (CHIEU_CALL_PANEL (self->panel), call.cards);
  /* A game may say how many cards the first part of a move has, but a call has only one part. */
  call.split = due->split == due->n ? call.n : due->split;
  knows = find_right (self, &right);
  if (call.n == 0)
    show_call_notice (self, _("Say at least one word."));
  else if (!(knows && tell_missing (self, &call, &right)) && !chieu_deeds_make_one_of (self->deeds, &call, 1))
    {
      /* The notice says why the call was not made. */
      self->told = TRUE;
      if (knows)
        show_wrong (self, &call, &right);
    }
}

void
chieu_calling_show_taker (ChieuCalling *self,
                          int           set,
                          double        x,
                          double        y)
{
  ChieuCallSpread *spread;

  if (!chieu_calling_is_open (self))
    return;
  spread = CHIEU_CALL_SPREAD (self->spread);
  chieu_call_spread_show_taker (spread, chieu_call_panel_count_at_set (CHIEU_CALL_PANEL (self->panel), set) > 0,
                                chieu_call_spread_has_sentence_at (spread, x, y));
}

gboolean
chieu_calling_drop_set (ChieuCalling *self,
                        int           set,
                        double        x,
                        double        y)
{
  if (!chieu_calling_is_open (self) || !chieu_call_spread_has_sentence_at (CHIEU_CALL_SPREAD (self->spread), x, y))
    return FALSE;
  if (chieu_call_panel_count_at_set (CHIEU_CALL_PANEL (self->panel), set) > 0)
    chieu_call_panel_say_set (CHIEU_CALL_PANEL (self->panel), set);
  else
    show_call_notice (self, _("These cards add no word to the call. Choose a word instead."));
  return TRUE;
}

gboolean
chieu_calling_press_key (ChieuCalling *self,
                         guint         key)
{
  return chieu_calling_is_open (self) && chieu_call_panel_press_key (CHIEU_CALL_PANEL (self->panel), key);
}
