/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "score-view.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/widgets/data-table.h"
#include "mat/widgets/card-strip.h"
#include "mat/widgets/gloss.h"
#include "mat/widgets/wrap-layout.h"
#include "match/words/words.h"
#include "score-parts.h"

/* No line is wider than this, in pixels: wider ones are hard to read. */
#define WIDTH_MAX 960
/* The space between the lines of a part, in pixels. */
#define SPACING 12
/* The space between a card and the lines under it, in pixels. */
#define CAPTION_SPACING 3
/* The height of cards beside words, as a part of that of the hand's cards, and the least height in pixels. */
#define SMALL_PART 0.72
#define SMALL_MIN 96

/* ---- Parts ---- */

static void
append_child (GtkWidget *box,
              GtkWidget *child)
{
  gtk_box_append (GTK_BOX (box), child);
}

/* Adds a card with a heading over it at the end of @page. Returns: where its content goes */
static GtkWidget *
add_section (GtkWidget  *page,
             const char *heading)
{
  GtkWidget *label = chieu_reading_new (heading, "title-3");
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  gtk_widget_set_margin_top (label, SPACING);
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "remarks");
  append_child (page, label);
  append_child (page, box);
  return box;
}

static int
get_small_height (int card_height)
{
  return MAX (SMALL_MIN, (int) (card_height * SMALL_PART));
}

/* ---- What the hand is worth ---- */

static void
add_head (GtkWidget          *page,
          const ChieuAccount *account,
          int                 card_height)
{
  g_autofree char *points = chieu_words_points (account->points);

  append_child (page, chieu_line_new (account->call, "call", 0.5));
  append_child (page, chieu_line_new (points, "title-2", 0.5));
  if (account->win != CHIEU_CARD_NONE)
    {
      const ChieuWords *words = chieu_words_for_game (account->game);
      g_autofree char *text = g_strdup_printf (_("The winning card was %s."), chieu_words_card (words, account->win));

      append_child (page, chieu_line_new (text, NULL, 0.5));
    }
  append_child (page, chieu_shown_phu_list_widget_new (account->game, account->phu, card_height));
  if (account->called != NULL)
    append_child (page, chieu_reading_new (account->called, "lung"));
}

static void
add_cuoc (GtkWidget          *page,
          const ChieuAccount *account)
{
  GtkWidget *section = add_section (page, _("Each cước"));
  GtkWidget *table = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_TABLE,
                                   "orientation", GTK_ORIENTATION_VERTICAL, "spacing", SPACING, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (table), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Each cước"), -1);
  append_child (section, table);
  for (guint i = 0; i < account->cuoc->len; i++)
    append_child (table, chieu_cuoc_row_new (&g_array_index (account->cuoc, ChieuAccountCuoc, i)));
}

/* Adds two hands beside each other, part by part, and below them in large letters what they make. */
static void
add_duel (GtkWidget              *section,
          const ChieuAccountDuel *duel)
{
  const char *const heads[] = { "", duel->first, duel->second, C_("table head", "Points"), NULL };
  /* Translators: two players whose hands are compared. */
  g_autofree char *name = g_strdup_printf (_("%1$s against %2$s"), duel->first, duel->second);

  if (duel->rows->len > 0)
    {
      GtkWidget *table = chieu_data_table_new (name, heads);

      for (guint i = 0; i < duel->rows->len; i++)
        chieu_data_table_add_row (table, NULL, duel->rows->pdata[i]);
      append_child (section, table);
    }
  else
    append_child (section, chieu_reading_new (name, "heading"));
  append_child (section, chieu_line_new (duel->sum, "title-4", 1));
}

static void
add_steps (GtkWidget          *page,
           const ChieuAccount *account)
{
  GtkWidget *section = add_section (page, _("How the points add up"));

  for (guint i = 0; i < account->duels->len; i++)
    add_duel (section, account->duels->pdata[i]);
  for (guint i = 0; i < account->steps->len; i++)
    append_child (section, chieu_reading_new (account->steps->pdata[i], account->duels->len > 0 ? "title-3" : NULL));
}

/* Shows the hands that were compared with the winner's. */
static void
add_hands (GtkWidget          *page,
           const ChieuAccount *account,
           int                 card_height)
{
  GtkWidget *section;

  if (account->hands->len == 0)
    return;
  section = add_section (page, _("The other hands"));
  for (guint i = 0; i < account->hands->len; i++)
    {
      const ChieuAccountHand *hand = account->hands->pdata[i];

      append_child (section, chieu_reading_new (hand->who, "title-4"));
      append_child (section, chieu_shown_phu_list_widget_new (account->game, hand->phu, get_small_height (card_height)));
    }
}

/* ---- What else the hand could have been ---- */

static void
add_other (GtkWidget                 *section,
           const ChieuAccount        *account,
           const ChieuAccountReading *other,
           int                        card_height)
{
  g_autofree char *points = chieu_words_points (other->points);
  /* Translators: a call, and what it is worth. */
  g_autofree char *heading = g_strdup_printf (_("“%1$s”: %2$s"), other->call, points);

  append_child (section, chieu_reading_new (heading, "title-4"));
  append_child (section, chieu_reading_new (other->why, NULL));
  append_child (section, chieu_shown_phu_list_widget_new (account->game, other->phu, get_small_height (card_height)));
}

static void
add_others (GtkWidget          *page,
            const ChieuAccount *account,
            int                 card_height)
{
  GtkWidget *section;

  if (!account->tried_others)
    return;
  section = add_section (page, _("Other ways to group the same cards"));
  if (account->others->len == 0)
    append_child (section, chieu_reading_new (_("No other way would give different cước."), NULL));
  for (guint i = 0; i < account->others->len; i++)
    add_other (section, account, account->others->pdata[i], card_height);
}

/* Shows a card, and under it the call with which it would have won. */
static GtkWidget *
wait_new (const ChieuAccount     *account,
          const ChieuAccountWait *wait,
          int                     card_height)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, CAPTION_SPACING);
  GtkWidget *strip = chieu_card_strip_new (account->game, &wait->card, 1, card_height);
  g_autofree char *points = chieu_words_points (wait->points);

  gtk_widget_set_halign (strip, GTK_ALIGN_CENTER);
  append_child (box, strip);
  append_child (box, chieu_line_new (chieu_words_card (chieu_words_for_game (account->game), wait->card), "heading", 0.5));
  append_child (box, chieu_line_new (wait->call, NULL, 0.5));
  append_child (box, chieu_line_new (points, NULL, 0.5));
  return box;
}

static void
add_waits (GtkWidget          *page,
           const ChieuAccount *account,
           int                 card_height)
{
  GtkWidget *section, *box;

  if (!account->tried_changes || account->win == CHIEU_CARD_NONE)
    return;
  section = add_section (page, _("Other cards that would have won"));
  if (account->waits->len == 0)
    {
      g_autofree char *text = g_strdup_printf (_("There was no other: this hand waited only for %s."),
                                               chieu_words_card (chieu_words_for_game (account->game), account->win));

      append_child (section, chieu_reading_new (text, NULL));
      return;
    }
  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (box, chieu_wrap_layout_new (2 * SPACING));
  for (guint i = 0; i < account->waits->len; i++)
    append_child (box, wait_new (account, account->waits->pdata[i], get_small_height (card_height)));
  append_child (section, box);
}

static void
add_exchange (GtkWidget          *page,
              const ChieuAccount *account,
              int                 card_height)
{
  const ChieuAccountExchange *exchange = account->exchange;
  GtkWidget *section, *cards;

  if (!account->tried_changes)
    return;
  section = add_section (page, _("If one card had been different"));
  if (exchange == NULL)
    {
      append_child (section, chieu_reading_new (_("Changing one card would not have scored more."), NULL));
      return;
    }
  append_child (section, chieu_reading_new (exchange->text, NULL));
  cards = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  gtk_widget_set_halign (cards, GTK_ALIGN_CENTER);
  append_child (cards, chieu_card_strip_new (account->game, &exchange->out, 1, get_small_height (card_height)));
  append_child (cards, gtk_image_new_from_icon_name ("go-next-symbolic"));
  append_child (cards, chieu_card_strip_new (account->game, &exchange->in, 1, get_small_height (card_height)));
  append_child (section, cards);
}

GtkWidget *
chieu_score_view_new (const ChieuAccount *account,
                      int                 card_height)
{
  GtkWidget *page, *clamp, *scroller;

  g_return_val_if_fail (account != NULL, NULL);

  page = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  gtk_widget_add_css_class (page, "page");
  if (account->nothing != NULL)
    {
      append_child (page, chieu_line_new (account->nothing, "title-3", 0.5));
    }
  else
    {
      add_head (page, account, card_height);
      add_cuoc (page, account);
      add_steps (page, account);
      add_hands (page, account, card_height);
      add_others (page, account, card_height);
      add_waits (page, account, card_height);
      add_exchange (page, account, card_height);
    }
  clamp = adw_clamp_new ();
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), WIDTH_MAX);
  adw_clamp_set_child (ADW_CLAMP (clamp), page);
  scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_widget_set_focusable (scroller, TRUE);
  return scroller;
}
