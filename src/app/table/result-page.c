/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "result-page.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/widgets/bottom-bar.h"
#include "fair-window.h"
#include "finding-card.h"
#include "mat/widgets/gloss.h"
#include "mat/widgets/widgets.h"
#include "mat/widgets/wrap-layout.h"
#include "score-parts.h"
#include "score-window.h"

/* The height of cards in pixels: that of the window divided by this number, within these limits. */
#define CARD_PART 4
#define CARD_MIN 120
#define CARD_MAX 360
/* The most characters of a line about oneself and about those who waited. */
#define ABOUT_CHARS 72
/* The buttons below the page take at most this part of its height. */
#define BUTTONS_PART 0.35
/* Part of the page that an arrow key scrolls by, and that the button over its end does: what stood last is still seen. */
#define SCROLL_PART 0.2
#define BELOW_PART 0.8
/* The page is seen to its end if less than this is missing, in pixels. */
#define END_TOLERANCE 4
/* More pages than any result has. */
#define ALL_PAGES 1000.0

struct _ChieuResultPage
{
  GtkWidget parent_instance;

  GtkWidget *content;
  GtkScrolledWindow *scroller;
  GtkWidget *below;              /* lies over the end of what is seen, and scrolls, while there is more */
  GtkWidget *occasion;           /* the words about a single deal, such as that of the day */
  GtkLabel *occasion_what;       /* says which deal it was */
  GtkLabel *occasion_code;       /* the code of that deal */
  GtkLabel *call;
  GtkLabel *title;
  GtkBox *about;
  GtkWidget *phu;
  GtkWidget *lower;              /* all below the cards; drawn one frame after them */
  GtkWidget *reckoning;          /* the cước with their sum, and the remarks */
  GtkBox *cuoc;
  GtkLabel *sum;
  GtkLabel *paid;
  GtkBox *remarks;
  GtkBox *scores;
  GtkLabel *pot;
  GtkWidget *deal;
  GtkLabel *code;
  GtkActionable *copy;
  GtkWidget *fair;
  GtkWidget *next_hand;
  GtkWidget *standings;
  GtkWidget *home;
  GtkWidget *share;
  GtkWidget *again;
  GtkWidget *buttons;            /* the rows of buttons below the page */
  GtkWidget *more;               /* the end of the page, for those of them that find no room there */
  guint fold_source;             /* source that moves buttons from @buttons to @more or back, 0 if none */
  GtkWidget *look;
  GtkWidget *replay;
  GtkWidget *explain;
  GtkWidget *moments;
  GtkWidget *back;

  const ChieuGame *game;         /* of the hand that is shown */
  gpointer state;                /* (nullable): how it ended */
  ChieuRecord *record;           /* (nullable): how it was dealt */
  char *names[CHIEU_SEATS_MAX];  /* (nullable) each: of the players */
  char *spoken[CHIEU_SEATS_MAX]; /* (nullable) each: the same as in sentences, which say “you” to the person, whose name is NULL */
  gboolean laid_out;             /* a frame has been drawn since the page was turned to */
};

G_DEFINE_FINAL_TYPE (ChieuResultPage, chieu_result_page, GTK_TYPE_WIDGET)

static void
fill_phu (ChieuResultPage    *self,
          const ChieuAccount *account,
          int                 card_height)
{
  chieu_widget_unparent_children (self->phu);
  for (guint i = 0; i < account->phu->len; i++)
    gtk_widget_set_parent (chieu_shown_phu_widget_new (account->game, g_ptr_array_index (account->phu, i), card_height), self->phu);
  gtk_widget_set_visible (self->phu, account->phu->len > 0);
}

static void
add_about (ChieuResultPage *self,
           const char      *text,
           const char      *css_class)
{
  GtkWidget *line = chieu_line_new (text, css_class, 0.5);

  gtk_label_set_max_width_chars (GTK_LABEL (line), ABOUT_CHARS);
  gtk_label_set_justify (GTK_LABEL (line), GTK_JUSTIFY_CENTER);
  gtk_box_append (self->about, line);
}

/* Shows what the account says about the hand. The first line tells how it ended for the person, who wants to know that first, the second
 * where the winning card came from. Who pays whom is told here, too, if that takes no list. */
static void
fill_about (ChieuResultPage    *self,
            const ChieuAccount *account)
{
  chieu_widget_empty_box (self->about);
  /* After an own win the title has told it already. */
  if (account->about->len > 0 && !account->title_has_own)
    add_about (self, account->about->pdata[0], "own-result");
  if (account->came != NULL)
    add_about (self, account->came, NULL);
  for (guint i = 1; i < account->about->len; i++)
    add_about (self, account->about->pdata[i], NULL);
  if (account->paid != NULL && !account->paid_in_pairs)
    add_about (self, account->paid, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->about), gtk_widget_get_first_child (GTK_WIDGET (self->about)) != NULL);
}

static void
fill_cuoc (ChieuResultPage    *self,
           const ChieuAccount *account)
{
  chieu_widget_empty_box (self->cuoc);
  for (guint i = 0; i < account->cuoc->len; i++)
    gtk_box_append (self->cuoc, chieu_cuoc_row_new (&g_array_index (account->cuoc, ChieuAccountCuoc, i)));
  gtk_widget_set_visible (GTK_WIDGET (self->cuoc), account->cuoc->len > 0);
  gtk_label_set_label (self->sum, account->sum != NULL ? account->sum : "");
  gtk_widget_set_visible (GTK_WIDGET (self->sum), account->sum != NULL);
  chieu_label_say (self->paid, account->paid);
  gtk_widget_set_visible (GTK_WIDGET (self->paid), account->paid != NULL && account->paid_in_pairs);
}

static void
fill_remarks (ChieuResultPage    *self,
              const ChieuAccount *account)
{
  chieu_widget_empty_box (self->remarks);
  for (guint i = 0; i < account->remarks->len; i++)
    gtk_box_append (self->remarks, chieu_line_new (g_ptr_array_index (account->remarks, i), NULL, 0));
  gtk_widget_set_visible (GTK_WIDGET (self->remarks), account->remarks->len > 0);
}

static void
explain_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  ChieuResultPage *self = CHIEU_RESULT_PAGE (widget);

  if (self->state != NULL)
    gtk_window_present (chieu_score_window_new (GTK_WINDOW (gtk_widget_get_root (widget)), self->game, self->state,
                                                (const char *const *) self->spoken));
}

static void
fair_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  ChieuResultPage *self = CHIEU_RESULT_PAGE (widget);

  if (self->record != NULL)
    gtk_window_present (chieu_fair_window_new (GTK_WINDOW (gtk_widget_get_root (widget)), self->record, (const char *const *) self->names));
}

int
chieu_result_page_choose_card_height (GtkWindow *window)
{
  g_return_val_if_fail (GTK_IS_WINDOW (window), CARD_MIN);

  return CLAMP (gtk_widget_get_height (GTK_WIDGET (window)) / CARD_PART, CARD_MIN, CARD_MAX);
}

void
chieu_result_page_set_account (ChieuResultPage    *self,
                               const ChieuAccount *account,
                               int                 card_height)
{
  g_return_if_fail (CHIEU_IS_RESULT_PAGE (self));
  g_return_if_fail (account != NULL);

  /* What was called stands alone only where the title does not say it: a page shows nothing twice. */
  gtk_label_set_label (self->call, account->call != NULL ? account->call : "");
  gtk_widget_set_visible (GTK_WIDGET (self->call), account->call != NULL && !account->title_has_call);
  chieu_label_say (self->title, account->title);
  fill_about (self, account);
  fill_phu (self, account, card_height);
  fill_cuoc (self, account);
  fill_remarks (self, account);
  /* The end of the hand is kept, because the score is explained only on demand. */
  g_free (self->state);
  self->game = account->game;
  self->state = g_memdup2 (account->state, account->game->state_size);
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    {
      g_free (self->spoken[seat]);
      self->spoken[seat] = g_strdup (account->names[seat]);
    }
  gtk_widget_set_visible (self->explain, account->cuoc->len > 0);
  gtk_widget_set_visible (self->reckoning, account->cuoc->len > 0 || account->remarks->len > 0);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

static void
add_findings (ChieuResultPage *self,
              const ChieuGame *game,
              const GPtrArray *findings,
              gboolean         with_moments)
{
  for (guint i = 0; i < findings->len; i++)
    gtk_box_append (self->remarks, chieu_finding_card_new (game, findings->pdata[i], with_moments));
}

void
chieu_result_page_set_findings (ChieuResultPage *self,
                                const ChieuGame *game,
                                const GPtrArray *counted,
                                const GPtrArray *own,
                                gboolean         with_moments)
{
  g_return_if_fail (CHIEU_IS_RESULT_PAGE (self));
  g_return_if_fail (game != NULL && counted != NULL && own != NULL);

  chieu_widget_empty_box (self->remarks);
  if (counted->len > 0)
    gtk_box_append (self->remarks, chieu_line_new (_("The làng’s judgement"), "title-3", 0));
  add_findings (self, game, counted, with_moments);
  if (own->len > 0)
    gtk_box_append (self->remarks, chieu_line_new (_("Your faults that nobody noticed"), "title-3", 0));
  add_findings (self, game, own, with_moments);
  gtk_widget_set_visible (GTK_WIDGET (self->remarks), counted->len + own->len > 0);
  gtk_widget_set_visible (self->reckoning, gtk_widget_get_visible (GTK_WIDGET (self->cuoc)) || counted->len + own->len > 0);
}

void
chieu_result_page_set_score (ChieuResultPage *self,
                             GtkWidget       *grid,
                             int              pot,
                             const char      *code)
{
  g_autofree char *pot_text = NULL;

  g_return_if_fail (CHIEU_IS_RESULT_PAGE (self));
  g_return_if_fail (GTK_IS_WIDGET (grid));

  chieu_widget_empty_box (self->scores);
  gtk_box_append (self->scores, grid);
  pot_text = g_strdup_printf (ngettext ("%d point is left in the pot", "%d points are left in the pot", pot), pot);
  gtk_label_set_label (self->pot, pot_text);
  gtk_widget_set_visible (GTK_WIDGET (self->pot), pot >= 0);
  gtk_widget_set_visible (self->deal, code != NULL);
  gtk_label_set_label (self->code, code != NULL ? code : "");
  gtk_actionable_set_action_target (self->copy, "s", code != NULL ? code : "");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->share), "s", code != NULL ? code : "");
  gtk_label_set_label (self->occasion_code, code != NULL ? code : "");
}

void
chieu_result_page_set_occasion (ChieuResultPage *self,
                                const char      *occasion)
{
  g_return_if_fail (CHIEU_IS_RESULT_PAGE (self));

  gtk_widget_set_visible (self->occasion, occasion != NULL);
  gtk_label_set_label (self->occasion_what, occasion != NULL ? occasion : "");
  gtk_widget_set_visible (GTK_WIDGET (self->occasion_code), *gtk_label_get_label (self->occasion_code) != '\0');
}

static void
forget_record (ChieuResultPage *self)
{
  g_clear_pointer (&self->record, chieu_record_free);
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    g_clear_pointer (&self->names[seat], g_free);
}

void
chieu_result_page_set_record (ChieuResultPage      *self,
                              ChieuRecord          *record,
                              const ChieuSeatNames  names)
{
  g_return_if_fail (CHIEU_IS_RESULT_PAGE (self) && record != NULL && names != NULL);

  forget_record (self);
  self->record = record;
  for (int seat = 0; seat < record->carry.seats; seat++)
    self->names[seat] = g_strdup (names[seat]);
}

void
chieu_result_page_set_then (ChieuResultPage *self,
                            ChieuResultThen  then,
                            gboolean         with_moments)
{
  gboolean has_code;

  g_return_if_fail (CHIEU_IS_RESULT_PAGE (self));

  has_code = *gtk_label_get_label (self->code) != '\0';
  gtk_widget_set_visible (self->home, then == CHIEU_RESULT_DEAL);
  gtk_widget_set_visible (self->share, then == CHIEU_RESULT_DEAL && has_code);
  gtk_widget_set_visible (self->again, then == CHIEU_RESULT_DEAL && has_code);
  gtk_widget_set_visible (self->deal, then != CHIEU_RESULT_DEAL && has_code);
  gtk_widget_set_visible (self->next_hand, then == CHIEU_RESULT_NEXT_HAND);
  gtk_widget_set_visible (self->standings, then == CHIEU_RESULT_STANDINGS);
  gtk_widget_set_visible (self->moments, with_moments && then != CHIEU_RESULT_RECORD);
  gtk_widget_set_visible (self->look, then != CHIEU_RESULT_RECORD);
  gtk_widget_set_visible (self->replay, then != CHIEU_RESULT_RECORD);
  gtk_widget_set_visible (self->back, then == CHIEU_RESULT_RECORD || then == CHIEU_RESULT_TRY);
}

/* Scrolls by @pages, each as high as what is visible. */
static void
scroll_by (ChieuResultPage *self,
           double           pages)
{
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (self->scroller);

  gtk_adjustment_set_value (place, gtk_adjustment_get_value (place) + pages * gtk_adjustment_get_page_size (place));
}

/* The keys work from every button of the page, as none of the buttons uses them. */
static gboolean
scroll_cb (GtkWidget *widget,
           GVariant  *pages,
           gpointer   data)
{
  scroll_by (CHIEU_RESULT_PAGE (widget), g_variant_get_double (pages));
  return GDK_EVENT_STOP;
}

static void
scroll_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  scroll_by (CHIEU_RESULT_PAGE (widget), BELOW_PART);
}

/* Shows the button that scrolls while there is more. It is made clear, not hidden: this may be called while the page is laid out. */
static void
show_below (ChieuResultPage *self)
{
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (self->scroller);
  gboolean more = gtk_adjustment_get_value (place) + gtk_adjustment_get_page_size (place) + END_TOLERANCE
                  < gtk_adjustment_get_upper (place);

  gtk_widget_set_opacity (self->below, more ? 1 : 0);
  gtk_widget_set_can_target (self->below, more);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->below), GTK_ACCESSIBLE_STATE_HIDDEN, !more, -1);
}

static void
add_scroll_keys (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint key;
    double pages;
  } keys[] = {
    { GDK_KEY_Up, -SCROLL_PART }, { GDK_KEY_Down, SCROLL_PART }, { GDK_KEY_Page_Up, -1 }, { GDK_KEY_Page_Down, 1 },
    { GDK_KEY_Home, -ALL_PAGES }, { GDK_KEY_End, ALL_PAGES },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding (widget_class, keys[i].key, 0, scroll_cb, "d", keys[i].pages);
}

static gboolean
grab_focus (GtkWidget *widget)
{
  ChieuResultPage *self = CHIEU_RESULT_PAGE (widget);
  GtkWidget *buttons[] = { self->next_hand, self->standings, self->home, self->back };

  for (gsize i = 0; i < G_N_ELEMENTS (buttons); i++)
    if (gtk_widget_get_visible (buttons[i]))
      return gtk_widget_grab_focus (buttons[i]);
  return FALSE;
}

/* The lower half follows one frame after the cards, because to lay out and draw the whole page at once would keep the main loop
 * busy for too long. */
static gboolean
draw_lower_cb (GtkWidget     *widget,
               GdkFrameClock *clock,
               gpointer       data)
{
  ChieuResultPage *self = CHIEU_RESULT_PAGE (widget);

  if (!self->laid_out)
    {
      self->laid_out = TRUE;
      return G_SOURCE_CONTINUE;
    }
  gtk_widget_set_opacity (self->lower, 1);
  return G_SOURCE_REMOVE;
}

static void
map (GtkWidget *widget)
{
  ChieuResultPage *self = CHIEU_RESULT_PAGE (widget);

  GTK_WIDGET_CLASS (chieu_result_page_parent_class)->map (widget);
  self->laid_out = FALSE;
  gtk_widget_set_opacity (self->lower, 0);
  gtk_widget_add_tick_callback (widget, draw_lower_cb, NULL, NULL);
}

/* ---- Where the buttons are ---- */

static int
get_height (GtkWidget *widget,
            int        width)
{
  int height = 0;

  if (gtk_widget_get_visible (widget))
    gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

/* Returns: whether all buttons below the page would leave too little of it */
static gboolean
should_fold (ChieuResultPage *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));

  return get_height (self->buttons, width) + get_height (self->more, width) > height * BUTTONS_PART;
}

static gboolean
fold_cb (gpointer data)
{
  ChieuResultPage *self = data;
  GtkWidget *buttons[] = { self->share, self->again, self->look, self->replay, self->moments, self->explain };
  gboolean folds = should_fold (self);
  GtkWidget *from = folds ? self->buttons : self->more, *to = folds ? self->more : self->buttons;

  self->fold_source = 0;
  for (gsize i = 0; i < G_N_ELEMENTS (buttons); i++)
    if (gtk_widget_get_parent (buttons[i]) == from)
      {
        g_object_ref (buttons[i]);
        gtk_box_remove (GTK_BOX (from), buttons[i]);
        gtk_box_append (GTK_BOX (to), buttons[i]);
        g_object_unref (buttons[i]);
      }
  gtk_widget_set_visible (self->more, folds);
  return G_SOURCE_REMOVE;
}

/* The buttons may not be moved while the page is being laid out. */
static void
size_allocate (GtkWidget *widget,
               int        width,
               int        height,
               int        baseline)
{
  ChieuResultPage *self = CHIEU_RESULT_PAGE (widget);

  gtk_widget_allocate (self->content, width, height, baseline, NULL);
  if (self->fold_source == 0 && should_fold (self) != gtk_widget_get_visible (self->more))
    self->fold_source = g_idle_add (fold_cb, self);
}

static void
measure (GtkWidget      *widget,
         GtkOrientation  orientation,
         int             for_size,
         int            *minimum,
         int            *natural,
         int            *minimum_baseline,
         int            *natural_baseline)
{
  gtk_widget_measure (CHIEU_RESULT_PAGE (widget)->content, orientation, for_size, minimum, natural, NULL, NULL);
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return gtk_widget_get_request_mode (CHIEU_RESULT_PAGE (widget)->content);
}

/* ---- The object ---- */

static void
dispose (GObject *object)
{
  ChieuResultPage *self = CHIEU_RESULT_PAGE (object);

  g_clear_handle_id (&self->fold_source, g_source_remove);
  if (self->phu != NULL)
    chieu_widget_unparent_children (self->phu);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  G_OBJECT_CLASS (chieu_result_page_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  g_free (CHIEU_RESULT_PAGE (object)->state);
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    g_free (CHIEU_RESULT_PAGE (object)->spoken[seat]);
  forget_record (CHIEU_RESULT_PAGE (object));
  G_OBJECT_CLASS (chieu_result_page_parent_class)->finalize (object);
}

static void
chieu_result_page_class_init (ChieuResultPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->finalize = finalize;
  widget_class->grab_focus = grab_focus;
  widget_class->map = map;
  widget_class->get_request_mode = get_request_mode;
  widget_class->measure = measure;
  widget_class->size_allocate = size_allocate;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/chieubai/ChieuBai/result-page.ui");
  add_scroll_keys (widget_class);
  gtk_widget_class_bind_template_child (widget_class, ChieuResultPage, content);
  gtk_widget_class_bind_template_child (widget_class, ChieuResultPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, ChieuResultPage, below);
  gtk_widget_class_install_action (widget_class, "result.scroll", NULL, scroll_action);
  gtk_widget_class_bind_template_child (widget_class, ChieuResultPage, occasion);
  gtk_widget_class_bind_template_child (widget_class, ChieuResultPage, occasion_what);
  gtk_widget_class_bind_template_child (widget_class, ChieuResultPage, occasion_code);
  gtk_widget_class_bind_template_child (widget_class, ChieuResultPage, call);
  gtk_widget_class_bind_template_child (widget_class, ChieuResultPage, title);
  gtk_widget_class_bind_template_child (widget_class, ChieuResultPage, about);
  gtk_widget_class_bind_template_child (widget_class, ChieuResultPage, phu);
  gtk_widget_class_bind_template_child (widget_class, ChieuResultPage, lower);
  gtk_widget_class_bind_template_child (widget_class, ChieuResultPage, reckoning);
  gtk_widget_class_bind_template_child (widget_class, ChieuResultPage, cuoc);
  gtk_widget_class_bind_template_child (widget_class, ChieuResultPage, sum);
  gtk_widget_class_bind_template_child (widget_class, ChieuResultPage, paid);
  gtk_widget_class_install_action (widget_class, "result.explain", NULL, explain_action);
  gtk_widget_class_bind_template_child (widget_class, ChieuResultPage, remarks);
  gtk_widget_class_bind_template_child (widget_class, ChieuResultPage, scores);
  gtk_widget_class_bind_template_child (widget_class, ChieuResultPage, pot);
  gtk_widget_class_bind_template_child (widget_class, ChieuResultPage, deal);
  gtk_widget_class_bind_template_child (widget_class, ChieuResultPage, code);
  gtk_widget_class_bind_template_child (widget_class, ChieuResultPage, copy);
  gtk_widget_class_bind_template_child (widget_class, ChieuResultPage, fair);
  gtk_widget_class_install_action (widget_class, "result.fair", NULL, fair_action);
  gtk_widget_class_bind_template_child (widget_class, ChieuResultPage, next_hand);
  gtk_widget_class_bind_template_child (widget_class, ChieuResultPage, standings);
  gtk_widget_class_bind_template_child (widget_class, ChieuResultPage, home);
  gtk_widget_class_bind_template_child (widget_class, ChieuResultPage, share);
  gtk_widget_class_bind_template_child (widget_class, ChieuResultPage, again);
  gtk_widget_class_bind_template_child (widget_class, ChieuResultPage, buttons);
  gtk_widget_class_bind_template_child (widget_class, ChieuResultPage, more);
  gtk_widget_class_bind_template_child (widget_class, ChieuResultPage, explain);
  gtk_widget_class_bind_template_child (widget_class, ChieuResultPage, moments);
  gtk_widget_class_bind_template_child (widget_class, ChieuResultPage, look);
  gtk_widget_class_bind_template_child (widget_class, ChieuResultPage, replay);
  gtk_widget_class_bind_template_child (widget_class, ChieuResultPage, back);
}

static void
chieu_result_page_init (ChieuResultPage *self)
{
  GtkAdjustment *place;

  gtk_widget_init_template (GTK_WIDGET (self));
  place = gtk_scrolled_window_get_vadjustment (self->scroller);
  g_signal_connect_object (place, "changed", G_CALLBACK (show_below), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (place, "value-changed", G_CALLBACK (show_below), self, G_CONNECT_SWAPPED);
  gtk_widget_set_layout_manager (self->phu, chieu_wrap_layout_new (CHIEU_PHU_SPACING));
  gtk_widget_set_layout_manager (self->lower, chieu_wrap_layout_new (CHIEU_PHU_SPACING));
  chieu_gloss_mark (GTK_WIDGET (self->call));
  chieu_gloss_mark (GTK_WIDGET (self->title));
  chieu_bottom_bar_break_words (self->fair);
  /* Large text needs a second line of buttons. */
  chieu_bottom_bar_use (self->buttons, CHIEU_BOTTOM_BAR_SPACING);
  gtk_widget_set_layout_manager (self->more, chieu_wrap_layout_new (CHIEU_BOTTOM_BAR_SPACING));
}
