/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "call-panel.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "call-line.h"
#include "call-word.h"
#include "compat.h"
#include "mat/column/scroll-room.h"
#include "mat/digit-keys.h"
#include "mat/mat-layout.h"
#include "mat/widgets/css-class.h"
#include "mat/widgets/gloss.h"
#include "mat/widgets/widgets.h"
#include "mat/widgets/wrap-layout.h"

/* The space between two words, between two buttons and between the parts of the panel, in pixels. */
#define WORD_GAP 6
#define BUTTON_GAP 8
#define PART_GAP 8
/* The space between two explanations, in pixels. */
#define RULE_GAP 2
/* Heights in pixels. A line of the explanations is always seen. */
#define RULES_HEIGHT_MIN 28
/* In a game with many words, a line and a half of them is always seen, so that it is clear that there are more. */
#define TILES_HEIGHT_MIN 64
/* Of the call, one line is always seen, the newest: a long call in large text would cover the buttons. */
#define CHIPS_HEIGHT_MIN 54
/* The lines for which room is kept: hardly a call is longer. */
#define LINES_RESERVED 2
/* The most characters in a line of the explanations. */
#define RULES_CHARS 64

struct _ChieuCallPanel
{
  GtkWidget parent_instance;

  const ChieuGame *game;
  int seats;                     /* how many play */
  gboolean explain;              /* each word of the line is explained below it */
  gboolean keeps_room;           /* what shows the line has its room without words, too */
  int n_offered;                 /* in @offered */
  guint8 offered[CHIEU_CUOC_OFFERED_MAX];
  GtkWidget *tile[CHIEU_CUOC_OFFERED_MAX];       /* the button of each of those offered */
  gint8 shown[CHIEU_CUOC_OFFERED_MAX];   /* the place of each of those offered: a set, or CHIEU_CALL_… */
  ChieuCallLine line;            /* what is said */
  guint64 wrong;                 /* bit c: cước c of the line is wrong */
  int misplaced, belongs;        /* the word of the line that stands in the wrong order, and before which place it belongs; −1:
                                  * none */

  ChieuCallSpread *spread;       /* (nullable): words stand round the hand; not owned */
  GtkWidget *tiles, *choice;     /* GtkBox of what can be said, and the room it scrolls in */
  GtkWidget *begin, *end;        /* the texts before and after the chips */
  GtkWidget *chips, *said;       /* GtkBox of what is said, and the room it scrolls in; NULL with a spread */
  GtkWidget *rules, *scroller;   /* GtkBox of sentences, and what it scrolls in */
  GtkWidget *call, *back;        /* the buttons that say the call, and take its last word back */
};

G_DEFINE_FINAL_TYPE (ChieuCallPanel, chieu_call_panel, GTK_TYPE_WIDGET)

enum { CALLED, CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void show_line (ChieuCallPanel *self);

static const ChieuWords *
words_of (ChieuCallPanel *self)
{
  return chieu_words_for_game (self->game);
}

/* ---- Changing the line ---- */

static void
changed (ChieuCallPanel *self)
{
  self->wrong = 0;
  self->misplaced = self->belongs = -1;
  show_line (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
chieu_call_panel_add_offered (ChieuCallPanel *self,
                              int             i)
{
  g_return_if_fail (CHIEU_IS_CALL_PANEL (self));

  if (i >= 0 && i < self->n_offered && chieu_call_line_insert (&self->line, self->offered[i], self->line.n))
    changed (self);
}

gboolean
chieu_call_panel_say (ChieuCallPanel *self,
                      int             cuoc)
{
  g_return_val_if_fail (CHIEU_IS_CALL_PANEL (self), FALSE);

  if (memchr (self->offered, cuoc, (gsize) self->n_offered) == NULL
      || !chieu_call_line_insert (&self->line, cuoc, self->line.n))
    return FALSE;
  changed (self);
  return TRUE;
}

int
chieu_call_panel_count_at_set (ChieuCallPanel *self,
                               int             set)
{
  int n = 0;

  g_return_val_if_fail (CHIEU_IS_CALL_PANEL (self), 0);

  for (int i = 0; set >= 0 && i < self->n_offered; i++)
    n += self->shown[i] == set && chieu_call_line_may_add (&self->line, self->offered[i]);
  return n;
}

void
chieu_call_panel_say_set (ChieuCallPanel *self,
                          int             set)
{
  gboolean said = FALSE;

  g_return_if_fail (CHIEU_IS_CALL_PANEL (self) && set >= 0);

  for (int i = 0; i < self->n_offered; i++)
    if (self->shown[i] == set)
      said |= chieu_call_line_insert (&self->line, self->offered[i], self->line.n);
  if (said)
    changed (self);
}

void
chieu_call_panel_take_back (ChieuCallPanel *self)
{
  g_return_if_fail (CHIEU_IS_CALL_PANEL (self));

  if (chieu_call_line_remove (&self->line, self->line.n - 1))
    changed (self);
}

/* Reports that the person says the line. */
static void
emit_called (ChieuCallPanel *self)
{
  g_signal_emit (self, signals[CALLED], 0);
}

int
chieu_call_panel_get_call (ChieuCallPanel *self,
                           guint8         *cuoc)
{
  g_return_val_if_fail (CHIEU_IS_CALL_PANEL (self) && cuoc != NULL, 0);

  memcpy (cuoc, self->line.cuoc, (gsize) self->line.n);
  return self->line.n;
}

/* ---- Drag ---- */

/* Returns: (nullable): the chip of word number @place; after the last word follows what ends the sentence */
static GtkWidget *
get_chip (ChieuCallPanel *self,
          int             place)
{
  GtkWidget *chip = gtk_widget_get_next_sibling (self->begin);

  while (chip != NULL && place-- > 0)
    chip = gtk_widget_get_next_sibling (chip);
  return chip;
}

/* Returns: where in the line a word is dropped: before the first chip of this row or a later one whose middle lies beyond */
static int
place_at (ChieuCallPanel *self,
          double          x,
          double          y)
{
  int place = 0;

  for (GtkWidget *chip = get_chip (self, 0); chip != NULL && chip != self->end; chip = gtk_widget_get_next_sibling (chip))
    {
      graphene_rect_t box;

      if (gtk_widget_compute_bounds (chip, self->chips, &box)
          && (y < box.origin.y - WORD_GAP
              || (y < box.origin.y + box.size.height && x < box.origin.x + box.size.width / 2)))
        break;
      place++;
    }
  return place;
}

static gboolean
drop_cb (ChieuCallPanel *self,
         const GValue   *value,
         double          x,
         double          y)
{
  int dragged = g_value_get_int (value), place = self->line.n > 0 ? place_at (self, x, y) : 0;
  gboolean done = FALSE;

  if (dragged >= CHIEU_CALL_WORD_PLACED)
    done = chieu_call_line_move (&self->line, dragged - CHIEU_CALL_WORD_PLACED, place);
  else if (memchr (self->offered, dragged, (gsize) self->n_offered) != NULL)
    done = chieu_call_line_insert (&self->line, dragged, place);
  if (done)
    changed (self);
  return done;
}

/* ---- Words ---- */

/* Gives the focus to the tile of a word that may be said: the first from number @from on, or before it if there is none. Returns: FALSE if
 * none may be said */
static gboolean
focus_tile (ChieuCallPanel *self,
            int             from)
{
  for (int i = 0; i < self->n_offered; i++)
    if (gtk_widget_grab_focus (self->tile[(from + i) % self->n_offered]))
      return TRUE;
  return FALSE;
}

/* Returns: the number of @cuoc among those that are offered, which it is one of */
static int
find_offered (ChieuCallPanel *self,
              int             cuoc)
{
  int i = 0;

  while (self->offered[i] != cuoc)
    i++;
  return i;
}

static void
tile_clicked_cb (GtkWidget      *tile,
                 ChieuCallPanel *self)
{
  int cuoc = chieu_call_word_get_cuoc (tile);
  gboolean had_focus = gtk_widget_has_focus (tile);

  if (!chieu_call_line_insert (&self->line, cuoc, self->line.n))
    return;
  changed (self);
  /* A word that may not be said again gives up the focus, which would go anywhere, and the page would scroll after it. */
  if (had_focus && !gtk_widget_is_sensitive (tile) && !focus_tile (self, find_offered (self, cuoc)))
    gtk_widget_grab_focus (self->call);
}

static void
chip_clicked_cb (GtkWidget      *chip,
                 ChieuCallPanel *self)
{
  int place = chieu_call_word_get_place (chip), cuoc = chieu_call_word_get_cuoc (chip);

  if (!chieu_call_line_remove (&self->line, place))
    return;
  changed (self);
  /* The chip itself was removed by the change, but the focus stays where the person was: at the word that is there now, or if it was the
   * last one, at the word before it; without words where this one can be said again. */
  if (self->line.n == 0)
    focus_tile (self, find_offered (self, cuoc));
  else
    gtk_widget_grab_focus (get_chip (self, MIN (place, self->line.n - 1)));
}

/* Puts each word where it shows in the hand, or among those to choose from. */
static void
fill_tiles (ChieuCallPanel *self)
{
  gboolean chosen_from = FALSE;

  chieu_widget_empty_box (GTK_BOX (self->tiles));
  if (self->spread != NULL)
    chieu_call_spread_clear_words (self->spread);
  for (int i = 0; i < self->n_offered; i++)
    {
      g_autofree char *key = i < CHIEU_DIGIT_KEYS ? g_strdup_printf ("%d", i + 1) : NULL;
      GtkWidget *tile = chieu_call_word_new (words_of (self), self->offered[i], -1, self->seats, key, "tile");

      g_signal_connect (tile, "clicked", G_CALLBACK (tile_clicked_cb), self);
      if (self->spread != NULL && self->shown[i] != CHIEU_CALL_TO_CHOOSE)
        chieu_call_spread_add_word (self->spread, tile, self->shown[i]);
      else
        gtk_box_append (GTK_BOX (self->tiles), tile);
      self->tile[i] = tile;
      chosen_from |= self->shown[i] == CHIEU_CALL_TO_CHOOSE;
    }
  gtk_widget_set_visible (self->choice, chosen_from);
}

/* ---- The line ---- */

static GtkWidget *
rule_new (ChieuCallPanel *self,
          int             cuoc)
{
  g_autofree char *text = g_strdup_printf ("%s: %s", chieu_words_cuoc (words_of (self), cuoc, self->seats),
                                           chieu_words_cuoc_rule (words_of (self), cuoc, self->seats));
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), RULES_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  return chieu_gloss_mark (label);
}

/* Puts the words of the line into the sentence, between what is said before every call and its end. */
static void
fill_chips (ChieuCallPanel *self)
{
  GtkWidget *last = self->begin, *chip;

  while ((chip = gtk_widget_get_next_sibling (self->begin)) != self->end)
    gtk_box_remove (GTK_BOX (self->chips), chip);
  for (int i = 0; i < self->line.n; i++)
    {
      chip = chieu_call_word_new (words_of (self), self->line.cuoc[i], i, self->seats, NULL, "chip");
      chieu_css_class_set (chip, "wrong", chieu_mat_has_bit (self->wrong, self->line.cuoc[i]));
      chieu_css_class_set (chip, "misplaced", i == self->misplaced);
      chieu_css_class_set (chip, "belongs", i == self->belongs);
      g_signal_connect (chip, "clicked", G_CALLBACK (chip_clicked_cb), self);
      gtk_box_insert_child_after (GTK_BOX (self->chips), chip, last);
      last = chip;
    }
  chieu_css_class_set (self->end, "belongs", self->belongs == self->line.n && self->line.n > 0);
}

/* Returns: (transfer full): the line as a sentence: "“Ù thông bạch định tôm!”" */
static char *
describe_line (ChieuCallPanel *self)
{
  g_autofree char *call = chieu_words_call_aloud (words_of (self), self->line.cuoc, self->line.n, self->seats);

  /* Translators: %s is what somebody says: “Ù thông bạch định tôm!” */
  return g_strdup_printf (_("“%s!”"), call);
}

/* Shows the texts before and after the words; a sentence without words has both round an ellipsis. */
static void
show_frame (ChieuCallPanel *self)
{
  g_autofree char *call = chieu_words_call_aloud (words_of (self), NULL, 0, self->seats);
  g_autofree char *said = chieu_words_call_aloud (words_of (self), self->line.cuoc, self->line.n, self->seats);
  g_autofree char *sentence = g_strdup_printf (_("“%s!”"), call);
  char *gap = strstr (sentence, "…");
  /* A call that consists only of its first word has no ù before it: “Ù suông”. */
  gboolean is_whole = self->line.n > 0
                      && g_str_has_prefix (said, chieu_words_cuoc (words_of (self), self->line.cuoc[0], self->seats));
  const char *end = is_whole ? strstr (sentence, call) : gap;
  g_autofree char *before = g_strndup (sentence, end != NULL ? (gsize) (end - sentence) : 0);

  gtk_label_set_text (GTK_LABEL (self->begin), g_strchomp (before));
  gtk_label_set_text (GTK_LABEL (self->end), gap == NULL ? "" : self->line.n > 0 ? gap + strlen ("…") : gap);
}

/* Lets the words be chosen that may still be said, as most are said only once, and keeps the word that was said last in sight. */
static void
show_tiles (ChieuCallPanel *self)
{
  GtkWidget *first = gtk_widget_get_first_child (self->tiles);

  for (int i = 0; i < self->n_offered; i++)
    {
      gtk_widget_set_sensitive (self->tile[i], chieu_call_line_may_add (&self->line, self->offered[i]));
      if (self->line.n > 0 && self->offered[i] == self->line.cuoc[self->line.n - 1]
          && gtk_widget_get_parent (self->tile[i]) == self->tiles)
        first = self->tile[i];
    }
  chieu_scroll_room_begin_with (CHIEU_SCROLL_ROOM (self->choice), first != NULL ? first : self->tiles);
}

/* Reserves the height of the lines that a call may take; it is as high as that of the words to choose from. */
static void
reserve_lines (ChieuCallPanel *self)
{
  int height;

  if (self->n_offered == 0)
    return;
  gtk_widget_measure (self->tile[0], GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  gtk_widget_set_size_request (self->said, -1, LINES_RESERVED * height + (LINES_RESERVED - 1) * WORD_GAP);
}

static void
show_line (ChieuCallPanel *self)
{
  g_autofree char *spoken = describe_line (self);

  show_frame (self);
  fill_chips (self);
  show_tiles (self);
  chieu_widget_empty_box (GTK_BOX (self->rules));
  for (int i = 0; self->explain && i < self->line.n; i++)
    gtk_box_append (GTK_BOX (self->rules), rule_new (self, self->line.cuoc[i]));
  gtk_widget_set_visible (self->scroller, self->explain && self->line.n > 0);
  /* Before the first word is chosen, all the room is for the words to choose from. */
  if (self->said != NULL)
    gtk_widget_set_visible (self->said, self->line.n > 0 || self->keeps_room);
  if (self->keeps_room)
    reserve_lines (self);
  /* A call without a word cannot be said, and has no word to take back. */
  if (self->line.n == 0 && (gtk_widget_has_focus (self->call) || gtk_widget_has_focus (self->back)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
  gtk_widget_set_visible (self->back, self->line.n > 0 || self->keeps_room);
  gtk_widget_set_sensitive (self->back, self->line.n > 0);
  gtk_widget_set_sensitive (self->call, self->line.n > 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->chips), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    chieu_compat_announce (GTK_WIDGET (self), spoken);
}

void
chieu_call_panel_keep_room (ChieuCallPanel *self)
{
  g_return_if_fail (CHIEU_IS_CALL_PANEL (self) && self->spread == NULL);

  self->keeps_room = TRUE;
}

void
chieu_call_panel_set_repeated (ChieuCallPanel *self,
                               guint64         repeated)
{
  g_return_if_fail (CHIEU_IS_CALL_PANEL (self));

  self->line.repeated = repeated;
}

void
chieu_call_panel_set_shown (ChieuCallPanel *self,
                            const gint8    *shown,
                            int             n)
{
  g_return_if_fail (CHIEU_IS_CALL_PANEL (self));
  g_return_if_fail (n >= 0 && n <= CHIEU_CUOC_OFFERED_MAX);

  memcpy (self->shown, shown, (gsize) n);
}

void
chieu_call_panel_set_wrong (ChieuCallPanel *self,
                            guint64         wrong)
{
  g_return_if_fail (CHIEU_IS_CALL_PANEL (self));

  self->wrong = wrong;
  fill_chips (self);
}

void
chieu_call_panel_set_misplaced (ChieuCallPanel *self,
                                int             from,
                                int             to)
{
  g_return_if_fail (CHIEU_IS_CALL_PANEL (self));
  g_return_if_fail (from >= 0 && from < self->line.n && to >= 0 && to <= self->line.n);

  self->misplaced = from;
  self->belongs = to;
  fill_chips (self);
}

void
chieu_call_panel_open (ChieuCallPanel *self,
                       const guint8   *offered,
                       int             n_offered,
                       int             seats,
                       const guint8   *proposed,
                       int             n_proposed,
                       gboolean        explain)
{
  g_return_if_fail (CHIEU_IS_CALL_PANEL (self));
  g_return_if_fail (n_offered >= 0 && n_offered <= CHIEU_CUOC_OFFERED_MAX);
  g_return_if_fail (n_proposed >= 0 && n_proposed <= CHIEU_CUOC_MAX);

  self->seats = seats;
  self->explain = explain;
  self->n_offered = n_offered;
  memcpy (self->offered, offered, (gsize) n_offered);
  self->line.n = n_proposed;
  self->wrong = 0;
  self->misplaced = self->belongs = -1;
  if (n_proposed > 0)
    memcpy (self->line.cuoc, proposed, (gsize) n_proposed);
  fill_tiles (self);
  show_line (self);
}

/* ---- Keys ---- */

void
chieu_call_panel_move_word (ChieuCallPanel *self,
                            int             place,
                            int             by)
{
  int to = place + by;

  g_return_if_fail (CHIEU_IS_CALL_PANEL (self));

  if (to < 0 || to >= self->line.n || !chieu_call_line_move (&self->line, place, by > 0 ? to + 1 : to))
    return;
  changed (self);
  gtk_widget_grab_focus (get_chip (self, to));
}

/* Ctrl with an arrow moves the word in focus. */
static gboolean
chip_key_cb (ChieuCallPanel  *self,
             guint            key,
             guint            code,
             GdkModifierType  state)
{
  GtkWidget *chip = gtk_widget_get_focus_child (self->chips);
  gboolean left = key == GDK_KEY_Left || key == GDK_KEY_KP_Left;

  if (chip == NULL || !(state & GDK_CONTROL_MASK) || (!left && key != GDK_KEY_Right && key != GDK_KEY_KP_Right))
    return FALSE;
  chieu_call_panel_move_word (self, chieu_call_word_get_place (chip), left ? -1 : 1);
  return TRUE;
}

gboolean
chieu_call_panel_press_key (ChieuCallPanel *self,
                            guint           key)
{
  g_return_val_if_fail (CHIEU_IS_CALL_PANEL (self), FALSE);

  if (chieu_digit_key_get (key) > 0)
    chieu_call_panel_add_offered (self, chieu_digit_key_get (key) - 1);
  else if (key == GDK_KEY_BackSpace)
    chieu_call_panel_take_back (self);
  else if (key == GDK_KEY_x || key == GDK_KEY_X)
    emit_called (self);
  else
    return FALSE;
  return TRUE;
}

static gboolean
grab_focus (GtkWidget *widget)
{
  ChieuCallPanel *self = CHIEU_CALL_PANEL (widget);

  if (self->line.n > 0)
    return gtk_widget_grab_focus (self->call);
  for (int i = 0; i < self->n_offered; i++)
    if (gtk_widget_is_sensitive (self->tile[i]) && gtk_widget_grab_focus (self->tile[i]))
      return TRUE;
  return gtk_widget_grab_focus (self->call);
}

/* ---- The object ---- */

static GtkWidget *
button_new (ChieuCallPanel *self,
            const char     *label,
            const char     *css_class,
            GCallback       clicked)
{
  GtkWidget *button = gtk_button_new_with_label (label), *text = gtk_button_get_child (GTK_BUTTON (button));

  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (text), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (GTK_LABEL (text), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (button, "claim");
  gtk_widget_add_css_class (button, css_class);
  g_signal_connect_swapped (button, "clicked", clicked, self);
  return button;
}

GtkWidget *
chieu_call_panel_new (const ChieuGame *game,
                      ChieuCallSpread *spread)
{
  ChieuCallPanel *self;

  g_return_val_if_fail (game != NULL && (spread == NULL || CHIEU_IS_CALL_SPREAD (spread)), NULL);

  self = g_object_new (CHIEU_TYPE_CALL_PANEL, NULL);
  self->game = game;
  self->misplaced = self->belongs = -1;
  memset (self->shown, CHIEU_CALL_TO_CHOOSE, sizeof self->shown);
  self->call = button_new (self, _("Xướng"), "main", G_CALLBACK (emit_called));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->call), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Xướng"),
                                  GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, "X", -1);
  if (spread == NULL)
    {
      /* Without a spread the sentence stands below the words to choose from, and the button that says it below that. */
      GtkWidget *widget = GTK_WIDGET (self);

      self->said = chieu_scroll_room_new (self->chips, CHIPS_HEIGHT_MIN);
      chieu_scroll_room_keep_end (CHIEU_SCROLL_ROOM (self->said));
      gtk_widget_insert_after (self->said, widget, self->choice);
      gtk_widget_insert_before (self->call, gtk_widget_get_parent (self->back), self->back);
    }
  else
    {
      /* If the sentence stands at the hand, the button that says it is at the top, where ù was. */
      self->spread = spread;
      gtk_widget_insert_after (self->call, GTK_WIDGET (self), NULL);
      chieu_call_spread_set_sentence (spread, self->chips);
    }
  return GTK_WIDGET (self);
}

static void
dispose (GObject *object)
{
  chieu_widget_unparent_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (chieu_call_panel_parent_class)->dispose (object);
}

static void
chieu_call_panel_class_init (ChieuCallPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->grab_focus = grab_focus;
  signals[CALLED] = g_signal_new ("called", CHIEU_TYPE_CALL_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CHANGED] = g_signal_new ("changed", CHIEU_TYPE_CALL_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "chieu-call");
}

static GtkWidget *
make_buttons (ChieuCallPanel *self)
{
  GtkWidget *row = chieu_wrap_row_new (BUTTON_GAP);

  self->back = button_new (self, _("Take back the last word"), "quiet", G_CALLBACK (chieu_call_panel_take_back));
  gtk_box_append (GTK_BOX (row), self->back);
  return row;
}

static GtkWidget *
frame_new (ChieuCallPanel *self)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, "spoken");
  gtk_box_append (GTK_BOX (self->chips), label);
  return label;
}

static void
make_line (ChieuCallPanel *self)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INT, GDK_ACTION_COPY);
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->chips = chieu_wrap_row_new (WORD_GAP);
  gtk_widget_add_css_class (self->chips, "line");
  self->begin = frame_new (self);
  self->end = frame_new (self);
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->chips, GTK_EVENT_CONTROLLER (target));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (chip_key_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->chips, keys);
}

/* The explanations give way first where large text needs more room than there is. */
static void
make_rules (ChieuCallPanel *self)
{
  GtkScrolledWindow *scroller;

  self->rules = gtk_box_new (GTK_ORIENTATION_VERTICAL, RULE_GAP);
  gtk_widget_add_css_class (self->rules, "rules");
  self->scroller = gtk_scrolled_window_new ();
  scroller = GTK_SCROLLED_WINDOW (self->scroller);
  gtk_scrolled_window_set_policy (scroller, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_overlay_scrolling (scroller, FALSE);
  gtk_scrolled_window_set_propagate_natural_width (scroller, TRUE);
  gtk_scrolled_window_set_propagate_natural_height (scroller, TRUE);
  gtk_scrolled_window_set_min_content_height (scroller, RULES_HEIGHT_MIN);
  gtk_scrolled_window_set_child (scroller, self->rules);
  gtk_widget_set_vexpand (self->scroller, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, _("The call"), -1);
}

static void
chieu_call_panel_init (ChieuCallPanel *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (widget);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), PART_GAP);
  make_line (self);
  self->tiles = chieu_wrap_row_new (WORD_GAP);
  make_rules (self);
  self->choice = chieu_scroll_room_new (self->tiles, TILES_HEIGHT_MIN);
  gtk_widget_set_parent (self->choice, widget);
  gtk_widget_set_parent (self->scroller, widget);
  gtk_widget_set_parent (make_buttons (self), widget);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("The call"), -1);
}
