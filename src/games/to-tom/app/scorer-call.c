/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scorer-call.h"

#include <glib/gi18n.h>

#include "app/preferences/combo-words.h"
#include "mat/feast/call-panel.h"
#include "mat/widgets/widgets.h"
#include "mat/widgets/wrap-layout.h"
#include "match/words/words.h"
#include "scorer-page.h"

/* The faults that are seen at the table and not in the cards. */
static const ChieuToTomReason faults[] = {
  CHIEU_TO_TOM_BO_U, CHIEU_TO_TOM_TREO_TRANH, CHIEU_TO_TOM_TRAI_VI, CHIEU_TO_TOM_U_TRUOC_KHAN, CHIEU_TO_TOM_KHE_KHAN,
  CHIEU_TO_TOM_QUEN_BAT_THUC, CHIEU_TO_TOM_AN_MOT_DANH_HAI, CHIEU_TO_TOM_DANH_PHU_DUOI_CHIEU, CHIEU_TO_TOM_DANH_DOI,
  CHIEU_TO_TOM_DOI_LANG, CHIEU_TO_TOM_AN_LAI, CHIEU_TO_TOM_THOI_KHAN, CHIEU_TO_TOM_BO_YEU, CHIEU_TO_TOM_DANH_YEU,
  CHIEU_TO_TOM_BAT_THUC_QUA,
};

/* The space between the parts of the page, between the buttons of khàn, and between these and their title, in pixels. */
#define PART_SPACING 18
#define BUTTON_SPACING 12
#define TITLE_SPACING 6

struct _ChieuScorerCall
{
  GtkWidget parent_instance;

  ChieuTableHand *hand;
  ChieuCarry carry;              /* what the hands before left over: thông and debts */
  gboolean filling;              /* the rows are being set, not changed by the person */

  GtkWidget *scroller;
  GtkWidget *panel;
  AdwComboRow *winner;
  AdwComboRow *fault;
  GtkSwitch *thong, *debt, *thien_u, *closed, *word;
  GtkWidget *thong_row, *word_row, *closed_row;
  GtkWidget *bat_thuc_row;
  GtkWidget *bat_thuc;           /* a check button for each face that could be */
  guint32 bat_thuc_shown;        /* bit f: there is one for face f */
};

G_DEFINE_FINAL_TYPE (ChieuScorerCall, chieu_scorer_call, GTK_TYPE_WIDGET)

enum
{
  CHANGED,
  CALLED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
emit_changed_cb (ChieuScorerCall *self)
{
  if (!self->filling)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
emit_called_cb (ChieuScorerCall *self)
{
  g_signal_emit (self, signals[CALLED], 0);
}

/* ---- From the rows into the hand ---- */

static void
read_rows_cb (ChieuScorerCall *self)
{
  ChieuTableHand *hand = self->hand;
  guint fault;

  if (self->filling)
    return;
  fault = adw_combo_row_get_selected (self->fault);
  hand->thong = chieu_has_thong (hand->seats) && gtk_switch_get_active (self->thong);
  hand->debt = gtk_switch_get_active (self->debt);
  hand->thien_u = gtk_switch_get_active (self->thien_u);
  hand->chi_nay_closed = gtk_switch_get_active (self->closed);
  hand->no_word = !gtk_switch_get_active (self->word);
  hand->fault = fault > 0 && fault <= G_N_ELEMENTS (faults) ? faults[fault - 1] : CHIEU_REASON_NONE;
  if (hand->thien_u && hand->win != CHIEU_CARD_NONE)
    {
      hand->win = CHIEU_CARD_NONE;
      chieu_scorer_call_refresh (self);
    }
  emit_changed_cb (self);
}

/* The scorer knows the winner of the hand before and the player who owes the làng a win; at the table one may know better. */
static void
winner_changed_cb (ChieuScorerCall *self)
{
  int winner = chieu_scorer_call_get_winner (self);

  if (self->filling)
    return;
  self->filling = TRUE;
  gtk_switch_set_active (self->thong, self->carry.thong == winner);
  gtk_switch_set_active (self->debt, (self->carry.debts >> winner & 1) != 0);
  self->filling = FALSE;
  read_rows_cb (self);
}

int
chieu_scorer_call_get_winner (ChieuScorerCall *self)
{
  guint selected;

  g_return_val_if_fail (CHIEU_IS_SCORER_CALL (self), 0);

  selected = adw_combo_row_get_selected (self->winner);
  return selected == GTK_INVALID_LIST_POSITION ? 0 : (int) selected;
}

void
chieu_scorer_call_set_winner (ChieuScorerCall *self,
                              int              seat)
{
  g_return_if_fail (CHIEU_IS_SCORER_CALL (self) && seat >= 0);

  adw_combo_row_set_selected (self->winner, (guint) seat);
}

int
chieu_scorer_call_get_call (ChieuScorerCall *self,
                            guint8          *cuoc)
{
  g_return_val_if_fail (CHIEU_IS_SCORER_CALL (self), 0);

  return chieu_call_panel_get_call (CHIEU_CALL_PANEL (self->panel), cuoc);
}

void
chieu_scorer_call_set_call (ChieuScorerCall *self,
                            const guint8    *cuoc,
                            int              n)
{
  guint8 offered[CHIEU_N_CUOC];
  guint64 repeated;
  int n_offered;

  g_return_if_fail (CHIEU_IS_SCORER_CALL (self) && n >= 0 && (n == 0 || cuoc != NULL));

  n_offered = chieu_to_tom_list_callable (&self->hand->rules, self->hand->seats, offered, &repeated);
  chieu_call_panel_set_repeated (CHIEU_CALL_PANEL (self->panel), repeated);
  chieu_call_panel_open (CHIEU_CALL_PANEL (self->panel), offered, n_offered, self->hand->seats, cuoc, n, FALSE);
  emit_changed_cb (self);
}

/* ---- Khàn bất thực ---- */

static void
bat_thuc_toggled_cb (GtkCheckButton  *button,
                     ChieuScorerCall *self)
{
  guint32 bit = UINT32_C (1) << GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "card"));

  if (gtk_check_button_get_active (button))
    self->hand->bat_thuc |= bit;
  else
    self->hand->bat_thuc &= ~bit;
  emit_changed_cb (self);
}

static void
fill_bat_thuc (ChieuScorerCall *self)
{
  guint32 faces = chieu_table_hand_may_be_bat_thuc (self->hand);

  gtk_widget_set_visible (self->bat_thuc_row, faces != 0);
  self->hand->bat_thuc &= faces;
  if (faces == self->bat_thuc_shown)
    return;
  self->bat_thuc_shown = faces;
  chieu_widget_empty_box (GTK_BOX (self->bat_thuc));
  for (guint card = 0; card < CHIEU_TO_TOM_FACES; card++)
    if (faces >> card & 1)
      {
        GtkWidget *button = gtk_check_button_new_with_label (chieu_words_card (chieu_words_for_game (&chieu_to_tom), (ChieuCard) card));

        gtk_check_button_set_active (GTK_CHECK_BUTTON (button), self->hand->bat_thuc >> card & 1);
        gtk_widget_add_css_class (button, "scorer-button");
        g_object_set_data (G_OBJECT (button), "card", GUINT_TO_POINTER (card));
        g_signal_connect (button, "toggled", G_CALLBACK (bat_thuc_toggled_cb), self);
        gtk_box_append (GTK_BOX (self->bat_thuc), button);
      }
}

/* ---- From the hand into the rows ---- */

/* Returns: the place of @reason among the choices, 0, none, if it is not one of them */
static guint
find_fault (ChieuReason reason)
{
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    if (faults[i] == reason)
      return i + 1;
  return 0;
}

void
chieu_scorer_call_refresh (ChieuScorerCall *self)
{
  const ChieuTableHand *hand;

  g_return_if_fail (CHIEU_IS_SCORER_CALL (self));

  hand = self->hand;
  self->filling = TRUE;
  gtk_switch_set_active (self->thong, hand->thong);
  gtk_switch_set_active (self->debt, hand->debt);
  gtk_switch_set_active (self->thien_u, hand->thien_u);
  gtk_switch_set_active (self->closed, hand->chi_nay_closed);
  gtk_switch_set_active (self->word, !hand->no_word);
  adw_combo_row_set_selected (self->fault, find_fault (hand->fault));
  gtk_widget_set_visible (self->thong_row, chieu_has_thong (hand->seats));
  gtk_widget_set_visible (self->word_row, chieu_table_hand_needs_word (hand));
  gtk_widget_set_visible (self->closed_row, hand->win == CHIEU_CC);
  fill_bat_thuc (self);
  self->filling = FALSE;
}

static void
fill_names (ChieuScorerCall    *self,
            const ChieuEvening *evening)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (int seat = 0; seat < chieu_evening_get_seats (evening); seat++)
    gtk_string_list_append (names, chieu_evening_get_name (evening, seat));
  adw_combo_row_set_model (self->winner, G_LIST_MODEL (names));
}

void
chieu_scorer_call_update_names (ChieuScorerCall    *self,
                                const ChieuEvening *evening)
{
  int winner;

  g_return_if_fail (CHIEU_IS_SCORER_CALL (self));
  g_return_if_fail (evening != NULL);

  winner = chieu_scorer_call_get_winner (self);
  self->filling = TRUE;
  fill_names (self, evening);
  chieu_scorer_call_set_winner (self, winner);
  self->filling = FALSE;
}

void
chieu_scorer_call_begin_hand (ChieuScorerCall    *self,
                              const ChieuEvening *evening)
{
  g_return_if_fail (CHIEU_IS_SCORER_CALL (self));
  g_return_if_fail (evening != NULL);

  self->filling = TRUE;
  chieu_evening_get_carry (evening, &self->carry);
  fill_names (self, evening);
  gtk_switch_set_active (self->thien_u, FALSE);
  gtk_switch_set_active (self->closed, FALSE);
  gtk_switch_set_active (self->word, TRUE);
  adw_combo_row_set_selected (self->fault, 0);
  chieu_scorer_call_set_call (self, NULL, 0);
  self->filling = FALSE;
  winner_changed_cb (self);
  chieu_scorer_call_refresh (self);
}

/* ---- The widget ---- */

static GtkSwitch *
add_switch (ChieuScorerCall  *self,
            GtkWidget        *group,
            const char       *title,
            const char       *subtitle,
            GtkWidget       **row_out)
{
  GtkWidget *row = adw_action_row_new (), *button = gtk_switch_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_signal_connect_swapped (button, "notify::active", G_CALLBACK (read_rows_cb), self);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  if (row_out != NULL)
    *row_out = row;
  return GTK_SWITCH (button);
}

static AdwComboRow *
add_combo (ChieuScorerCall *self,
           GtkWidget       *group,
           const char      *title,
           GCallback        changed_cb)
{
  GtkWidget *row = adw_combo_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  chieu_combo_words_show_whole (ADW_COMBO_ROW (row));
  g_signal_connect_swapped (row, "notify::selected", changed_cb, self);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  return ADW_COMBO_ROW (row);
}

static void
fill_faults (AdwComboRow *row)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, C_("fault", "None"));
  for (gsize i = 0; i < G_N_ELEMENTS (faults); i++)
    gtk_string_list_append (names, chieu_words_fault (chieu_words_for_game (&chieu_to_tom), faults[i]));
  adw_combo_row_set_model (row, G_LIST_MODEL (names));
}

static void
add_bat_thuc (ChieuScorerCall *self,
              GtkWidget       *group)
{
  GtkWidget *title = gtk_label_new (_("Which khàn were bất thực?")), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, TITLE_SPACING);

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  self->bat_thuc = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (self->bat_thuc, chieu_wrap_layout_new (BUTTON_SPACING));
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), self->bat_thuc);
  gtk_widget_add_css_class (box, "scorer-row");
  self->bat_thuc_row = adw_preferences_row_new ();
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self->bat_thuc_row), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self->bat_thuc_row), box);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->bat_thuc_row);
}

static GtkWidget *
winner_new (ChieuScorerCall *self)
{
  GtkWidget *group = adw_preferences_group_new ();

  self->winner = add_combo (self, group, _("Who won?"), G_CALLBACK (winner_changed_cb));
  return group;
}

static GtkWidget *
rows_new (ChieuScorerCall *self)
{
  GtkWidget *group = adw_preferences_group_new ();

  self->thong = add_switch (self, group, _("Thông"), _("The winner won the previous hand, too."), &self->thong_row);
  self->debt = add_switch (self, group, _("Owes the làng a win"), _("From an earlier chèo đò: this win pays it off."), NULL);
  self->thien_u = add_switch (self, group, _("Thiên ù"), _("The cái won with the cards that were dealt."), NULL);
  self->word = add_switch (self, group, _("Said phỗng or không phỗng correctly"),
                           _("The winning card was the third of a pair."), &self->word_row);
  self->closed = add_switch (self, group, _("Chi nẩy is ruled out"),
                             _("The winner refused a card that would have brought the whole hand into phu."), &self->closed_row);
  add_bat_thuc (self, group);
  self->fault = add_combo (self, group, _("A fault that the làng saw"), G_CALLBACK (read_rows_cb));
  fill_faults (self->fault);
  return group;
}

GtkWidget *
chieu_scorer_call_new (ChieuTableHand *hand)
{
  ChieuScorerCall *self;

  g_return_val_if_fail (hand != NULL, NULL);

  self = g_object_new (CHIEU_TYPE_SCORER_CALL, NULL);
  self->hand = hand;
  return GTK_WIDGET (self);
}

static gboolean
grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (CHIEU_SCORER_CALL (widget)->panel);
}

static void
dispose (GObject *object)
{
  g_clear_pointer (&CHIEU_SCORER_CALL (object)->scroller, gtk_widget_unparent);
  G_OBJECT_CLASS (chieu_scorer_call_parent_class)->dispose (object);
}

static void
chieu_scorer_call_class_init (ChieuScorerCallClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->grab_focus = grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  signals[CHANGED] = g_signal_new ("changed", CHIEU_TYPE_SCORER_CALL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CALLED] = g_signal_new ("called", CHIEU_TYPE_SCORER_CALL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
chieu_scorer_call_init (ChieuScorerCall *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, PART_SPACING), *clamp = adw_clamp_new ();

  self->filling = TRUE;
  self->panel = chieu_call_panel_new (&chieu_to_tom, NULL);
  gtk_widget_add_css_class (self->panel, "scorer-call");
  chieu_call_panel_keep_room (CHIEU_CALL_PANEL (self->panel));
  g_signal_connect_swapped (self->panel, "changed", G_CALLBACK (emit_changed_cb), self);
  g_signal_connect_swapped (self->panel, "called", G_CALLBACK (emit_called_cb), self);
  gtk_box_append (GTK_BOX (box), winner_new (self));
  gtk_box_append (GTK_BOX (box), self->panel);
  gtk_box_append (GTK_BOX (box), rows_new (self));
  gtk_widget_add_css_class (box, "form");
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), CHIEU_SCORER_WIDTH_MAX);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), clamp);
  /* Elsewhere the panel of the call scrolls if it has too little room; here it takes the height that it likes, and the page scrolls. */
  gtk_scrollable_set_vscroll_policy (GTK_SCROLLABLE (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (self->scroller))),
                                     GTK_SCROLL_NATURAL);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  self->filling = FALSE;
}
