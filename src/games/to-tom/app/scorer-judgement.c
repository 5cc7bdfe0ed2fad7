/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scorer-judgement.h"

#include "app/table/score-parts.h"
#include "match/words/words.h"

/* The space between the parts of the judgement, in pixels. */
#define SPACING 12
/* The most letters in a line of a remark. */
#define LINE_CHARS 72

/* Returns: (transfer full) (nullable): the call that was judged; as long as none is judged, the right one of a hand that wins */
static char *
describe_call (const ChieuVerdict *verdict)
{
  const ChieuWords *words = chieu_words_for_game (&chieu_to_tom);
  int seats = verdict->state.seats;

  if (verdict->kind == CHIEU_VERDICT_JUDGED)
    return chieu_words_call (words, verdict->result.cuoc, verdict->result.n_cuoc, seats);
  return verdict->n_call > 0 ? chieu_words_call (words, verdict->call, verdict->n_call, seats) : NULL;
}

static GtkWidget *
remarks_new (const GPtrArray *remarks)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "remarks");
  for (guint i = 0; i < remarks->len; i++)
    {
      GtkWidget *line = chieu_line_new (remarks->pdata[i], NULL, 0);

      gtk_label_set_max_width_chars (GTK_LABEL (line), LINE_CHARS);
      gtk_box_append (GTK_BOX (box), line);
    }
  gtk_widget_set_visible (box, remarks->len > 0);
  return box;
}

GtkWidget *
chieu_scorer_judgement_new (const ChieuVerdict *verdict,
                            int                 card_height)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING), *title;
  g_autofree char *call = NULL;

  g_return_val_if_fail (verdict != NULL, box);

  call = describe_call (verdict);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (box, "page");
  if (call != NULL)
    gtk_box_append (GTK_BOX (box), chieu_line_new (call, "call", 0.5));
  title = chieu_line_new (verdict->title, "title-2", 0.5);
  gtk_label_set_justify (GTK_LABEL (title), GTK_JUSTIFY_CENTER);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), chieu_shown_phu_list_widget_new (&chieu_to_tom, verdict->phu, card_height));
  gtk_box_append (GTK_BOX (box), remarks_new (verdict->remarks));
  return box;
}
