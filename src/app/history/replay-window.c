/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "replay-window.h"

#include <glib/gi18n.h>

#include "app/help/help-window.h"
#include "compat.h"
#include "history-words.h"
#include "mat/mat-layout.h"
#include "mat/widgets/card-strip.h"
#include "mat/widgets/css-class.h"
#include "mat/widgets/pan-room.h"
#include "mat/widgets/widgets.h"
#include "match/words/words.h"
#include "replay-source.h"

/* A card's height in pixels when all hands lie open beside the mat. */
#define OPEN_HEIGHT 96
/* The milliseconds between two moves while the replay runs automatically: slow, normal, fast, in the order of the answers of “speed”. */
static const guint speeds[] = { 3000, 1600, 700 };
/* The place of the normal speed among them. */
#define NORMAL_SPEED 1
/* The parts of the screen's width and height, in per cent, that the window has if its parent has less, so that the mat in it is large; and
 * the greatest size, in pixels, to which that leads: on a huge screen a window need not be huge. */
#define SCREEN_PER_CENT 90
#define WIDTH_MOST 1760
#define HEIGHT_MOST 1100
/* The number of moves by which a page key moves the slider. */
#define PAGE_MOVES 10

struct _ChieuReplayWindow
{
  AdwWindow parent_instance;

  ChieuReplay *replay;
  ChieuReplaySource *source;     /* owned by the mat */
  char *names[CHIEU_SEATS_MAX];
  int person;                    /* −1: nobody at this table is the person */
  int seat;                      /* the seat from which the replay looks, also while all hands are open */
  gboolean is_setting_slider;    /* the program sets the slider, so that its change is no wish of the person */
  guint play_id;                 /* of the callback that makes the next move, 0: the replay does not run automatically */

  GtkButton *play_on;
  GtkButton *export;
  GtkLabel *title;
  GtkDropDown *eyes;
  ChieuMatView *mat;
  GtkWidget *open_hands;
  GtkBox *hands;
  GtkWidget *bar;
  GtkLabel *sentence;
  GtkLabel *remark;              /* about the place @remark_position; shown only there */
  guint remark_position;
  GtkRange *position;            /* the slider */
  GtkWidget *forward;
  GtkWidget *play;
  AdwButtonContent *play_content;
  GtkDropDown *speed;
  GtkWidget *fault;              /* the button that goes to the next fault */
};

G_DEFINE_FINAL_TYPE (ChieuReplayWindow, chieu_replay_window, ADW_TYPE_WINDOW)

enum
{
  PLAY_ON,
  EXPORT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const ChieuRecord *
get_record (ChieuReplayWindow *self)
{
  return chieu_replay_get_record (self->replay);
}

static int
get_seats (ChieuReplayWindow *self)
{
  return get_record (self)->carry.seats;
}

/* The answer after those for the seats stands for all hands open. */
static gboolean
is_all_open (ChieuReplayWindow *self)
{
  return (int) gtk_drop_down_get_selected (self->eyes) >= get_seats (self);
}

/* ---- All hands open ---- */

static void
show_hands (ChieuReplayWindow *self)
{
  gtk_widget_set_visible (self->open_hands, is_all_open (self));
  chieu_widget_empty_box (self->hands);
  for (int seat = 0; is_all_open (self) && seat < get_seats (self); seat++)
    {
      const ChieuGame *game = get_record (self)->game;
      const ChieuMatLayout *layout = chieu_mat_layout_find (game);
      GtkWidget *name = gtk_label_new (self->names[seat]);
      ChieuHand hand = { 0 };

      layout->hold (chieu_replay_get_state (self->replay), seat, FALSE, &hand);
      gtk_label_set_xalign (GTK_LABEL (name), 0);
      gtk_widget_add_css_class (name, "heading");
      gtk_box_append (self->hands, name);
      gtk_box_append (self->hands, chieu_card_strip_new (game, hand.cards, hand.n, OPEN_HEIGHT));
    }
}

/* ---- What is shown ---- */

/* Returns: (transfer full): the move just made, as a sentence with its number. */
static char *
move_to_words (ChieuReplayWindow *self)
{
  guint position = chieu_replay_get_position (self->replay), n = chieu_replay_get_n_moves (self->replay);
  const ChieuRecordMove *made;
  g_autofree char *move = NULL;

  if (position == 0)
    return g_strdup (_("The hand is dealt."));
  made = &g_array_index (get_record (self)->moves, ChieuRecordMove, position - 1);
  move = chieu_words_move (chieu_words_for_game (get_record (self)->game), &made->move, get_seats (self),
                           made->seat == self->person ? NULL : self->names[made->seat]);
  /* Translators: number of a move, how many there are, the move as a sentence. */
  return g_strdup_printf (_("%1$u of %2$u: %3$s"), position, n, move);
}

/* Adds to @text what was wrong with the move just made. Returns: whether anything was */
static gboolean
add_faults (ChieuReplayWindow  *self,
            char              **text)
{
  const ChieuWords *words = chieu_words_for_game (get_record (self)->game);
  const GArray *faults = chieu_replay_get_faults (self->replay);
  guint position = chieu_replay_get_position (self->replay);
  gboolean any = FALSE;

  for (guint i = 0; i < faults->len; i++)
    {
      const ChieuFault *fault = &g_array_index (faults, ChieuFault, i);
      g_autofree char *before = NULL;

      if (fault->move + 1u != position)
        continue;
      before = *text;
      /* Translators: a move as a sentence, and the name of the fault that it was. */
      *text = g_strdup_printf (_("%1$s A fault: %2$s."), before, chieu_words_fault (words, fault->reason));
      any = TRUE;
    }
  return any;
}

static void
show_sentence (ChieuReplayWindow *self)
{
  g_autofree char *text = move_to_words (self);
  gboolean faulty = add_faults (self, &text);

  chieu_label_say (self->sentence, text);
  chieu_css_class_set (GTK_WIDGET (self->sentence), "error", faulty);
}

static void
show_remark (ChieuReplayWindow *self)
{
  const char *text = gtk_label_get_text (self->remark);
  gboolean shown = *text != '\0' && chieu_replay_get_position (self->replay) == self->remark_position;

  if (shown && !gtk_widget_get_visible (GTK_WIDGET (self->remark)))
    chieu_compat_announce (GTK_WIDGET (self), text);
  gtk_widget_set_visible (GTK_WIDGET (self->remark), shown);
}

static void
enable_action (ChieuReplayWindow *self,
               const char        *action,
               gboolean           enabled)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), action, enabled);
}

static void
show_all (ChieuReplayWindow *self)
{
  guint position = chieu_replay_get_position (self->replay), n = chieu_replay_get_n_moves (self->replay);

  self->is_setting_slider = TRUE;
  gtk_range_set_value (self->position, position);
  self->is_setting_slider = FALSE;
  show_sentence (self);
  show_remark (self);
  show_hands (self);
  enable_action (self, "replay.first", position > 0);
  enable_action (self, "replay.back", position > 0);
  enable_action (self, "replay.forward", position < n);
  enable_action (self, "replay.last", position < n);
  enable_action (self, "replay.claim-before", chieu_replay_find_mark (self->replay, FALSE, CHIEU_MARK_CALLED) != NULL);
  enable_action (self, "replay.claim-after", chieu_replay_find_mark (self->replay, TRUE, CHIEU_MARK_CALLED) != NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->play_on), position < n);
}

static void
seek_position (ChieuReplayWindow *self,
               guint              position)
{
  chieu_replay_source_seek (self->source, MIN (position, chieu_replay_get_n_moves (self->replay)));
  show_all (self);
}

/* ---- Playing by itself ---- */

static gboolean play_cb (gpointer data);

static void
set_playing (ChieuReplayWindow *self,
             gboolean           playing)
{
  const char *word = playing ? C_("replay", "Pause") : C_("replay", "Play");

  g_clear_handle_id (&self->play_id, g_source_remove);
  if (playing)
    self->play_id = g_timeout_add (speeds[gtk_drop_down_get_selected (self->speed)], play_cb, self);
  adw_button_content_set_label (self->play_content, word);
  adw_button_content_set_icon_name (self->play_content, playing ? "media-playback-pause-symbolic" : "media-playback-start-symbolic");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play), GTK_ACCESSIBLE_PROPERTY_LABEL, word, -1);
}

static gboolean
play_cb (gpointer data)
{
  ChieuReplayWindow *self = data;

  seek_position (self, chieu_replay_get_position (self->replay) + 1);
  if (chieu_replay_get_position (self->replay) < chieu_replay_get_n_moves (self->replay))
    return G_SOURCE_CONTINUE;
  self->play_id = 0;
  set_playing (self, FALSE);
  return G_SOURCE_REMOVE;
}

/* At the end of the hand the replay starts again from the beginning. */
static void
play_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  ChieuReplayWindow *self = CHIEU_REPLAY_WINDOW (widget);
  gboolean begins = self->play_id == 0;

  if (begins && chieu_replay_get_position (self->replay) == chieu_replay_get_n_moves (self->replay))
    seek_position (self, 0);
  set_playing (self, begins);
}

/* A replay that runs continues at the new speed. */
static void
speed_changed_cb (ChieuReplayWindow *self)
{
  if (self->play_id != 0)
    set_playing (self, TRUE);
}

/* ---- Actions ---- */

/* Goes to the position after the move of @mark (nullable), so that its effect is seen. */
static void
seek_mark (ChieuReplayWindow *self,
           const ChieuMark   *mark)
{
  if (mark != NULL)
    seek_position (self, mark->move + 1);
}

static const ChieuMark *
find_first_mark (ChieuReplayWindow *self,
                 int                kind)
{
  const GArray *marks = chieu_replay_get_marks (self->replay);

  for (guint i = 0; i < marks->len; i++)
    if ((int) g_array_index (marks, ChieuMark, i).kind == kind)
      return &g_array_index (marks, ChieuMark, i);
  return NULL;
}

static void
seek_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  ChieuReplayWindow *self = CHIEU_REPLAY_WINDOW (widget);
  guint position = chieu_replay_get_position (self->replay);

  /* A player who goes to a move wants to look at it. */
  set_playing (self, FALSE);
  if (g_str_equal (name, "replay.first"))
    seek_position (self, 0);
  else if (g_str_equal (name, "replay.back"))
    seek_position (self, MAX (position, 1) - 1);
  else if (g_str_equal (name, "replay.forward"))
    seek_position (self, position + 1);
  else if (g_str_equal (name, "replay.last"))
    seek_position (self, chieu_replay_get_n_moves (self->replay));
  else if (g_str_equal (name, "replay.claim-before"))
    seek_mark (self, chieu_replay_find_mark (self->replay, FALSE, CHIEU_MARK_CALLED));
  else if (g_str_equal (name, "replay.claim-after"))
    seek_mark (self, chieu_replay_find_mark (self->replay, TRUE, CHIEU_MARK_CALLED));
  else
    {
      /* After the last fault the first one comes again. */
      const ChieuMark *mark = chieu_replay_find_mark (self->replay, TRUE, CHIEU_MARK_FAULT);

      seek_mark (self, mark != NULL ? mark : find_first_mark (self, CHIEU_MARK_FAULT));
    }
}

static void
position_changed_cb (ChieuReplayWindow *self)
{
  guint position = (guint) (gtk_range_get_value (self->position) + 0.5);

  if (!self->is_setting_slider && position != chieu_replay_get_position (self->replay))
    seek_position (self, position);
}

static void
eyes_changed_cb (ChieuReplayWindow *self)
{
  if (self->source == NULL)
    return;
  if (!is_all_open (self))
    self->seat = (int) gtk_drop_down_get_selected (self->eyes);
  chieu_replay_source_set_eyes (self->source, self->seat);
  show_all (self);
}

static void
play_on_cb (ChieuReplayWindow *self)
{
  g_signal_emit (self, signals[PLAY_ON], 0, chieu_replay_get_position (self->replay), self->seat);
}

static void
export_cb (ChieuReplayWindow *self)
{
  g_signal_emit (self, signals[EXPORT], 0);
}

static gboolean
export_key_cb (GtkWidget *widget,
               GVariant  *parameter,
               gpointer   data)
{
  export_cb (CHIEU_REPLAY_WINDOW (widget));
  return TRUE;
}

/* ---- Opening ---- */

static void
fill_eyes (ChieuReplayWindow *self,
           int                eyes)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (int seat = 0; seat < get_seats (self); seat++)
    gtk_string_list_append (list, self->names[seat]);
  gtk_string_list_append (list, _("All hands open"));
  gtk_drop_down_set_model (self->eyes, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (self->eyes, (guint) eyes);
}

/* Marks claims above the line, faults below it. */
static void
fill_slider (ChieuReplayWindow *self)
{
  const GArray *marks = chieu_replay_get_marks (self->replay);

  gtk_range_set_range (self->position, 0, MAX (chieu_replay_get_n_moves (self->replay), 1));
  gtk_range_set_increments (self->position, 1, PAGE_MOVES);
  for (guint i = 0; i < marks->len; i++)
    {
      const ChieuMark *mark = &g_array_index (marks, ChieuMark, i);

      gtk_scale_add_mark (GTK_SCALE (self->position), mark->move + 1,
                          mark->kind == CHIEU_MARK_FAULT ? GTK_POS_BOTTOM : GTK_POS_TOP, NULL);
    }
}

/* Says which hand it is: the game, and @which (nullable). How it ended would give away what is replayed. */
static void
fill_title (ChieuReplayWindow *self,
            const char        *which)
{
  const char *form = chieu_words_game (chieu_words_for_game (get_record (self)->game), get_seats (self));
  g_autofree char *title = which != NULL ? g_strconcat (form, CHIEU_HISTORY_BETWEEN, which, NULL) : g_strdup (form);

  gtk_label_set_label (self->title, title);
  /* In a list of windows two replays can be told apart. */
  gtk_window_set_title (GTK_WINDOW (self), title);
}

/* Makes the window as large as its parent or larger, and no larger than the screen. */
static void
set_size_for_screen (ChieuReplayWindow *self,
                     GtkWindow         *parent)
{
  GdkSurface *surface = parent != NULL ? gtk_native_get_surface (GTK_NATIVE (parent)) : NULL;
  GdkMonitor *monitor = surface != NULL ? gdk_display_get_monitor_at_surface (gdk_surface_get_display (surface), surface) : NULL;
  GdkRectangle screen;
  int width, height;

  /* A parent that is not shown lies on no screen. */
  if (monitor == NULL)
    return;
  gdk_monitor_get_geometry (monitor, &screen);
  width = MAX (gtk_widget_get_width (GTK_WIDGET (parent)), MIN (screen.width * SCREEN_PER_CENT / 100, WIDTH_MOST));
  height = MAX (gtk_widget_get_height (GTK_WIDGET (parent)), MIN (screen.height * SCREEN_PER_CENT / 100, HEIGHT_MOST));
  gtk_window_set_default_size (GTK_WINDOW (self), MIN (width, screen.width), MIN (height, screen.height));
}

GtkWindow *
chieu_replay_window_new (GtkWindow            *parent,
                         ChieuReplay          *replay,
                         const char           *which,
                         const ChieuSeatNames  names,
                         int                   person,
                         int                   eyes,
                         guint                 position)
{
  ChieuReplayWindow *self;

  g_return_val_if_fail (replay != NULL, NULL);

  self = g_object_new (CHIEU_TYPE_REPLAY_WINDOW, "transient-for", parent, NULL);
  set_size_for_screen (self, parent);
  self->replay = replay;
  self->person = person;
  self->seat = eyes >= 0 && eyes < get_seats (self) ? eyes : MAX (person, 0);
  for (int seat = 0; seat < get_seats (self); seat++)
    {
      self->names[seat] = g_strdup (names[seat]);
      chieu_mat_view_set_seat_name (self->mat, seat, names[seat]);
    }
  fill_title (self, which);
  fill_eyes (self, CLAMP (eyes, 0, get_seats (self)));
  fill_slider (self);
  gtk_widget_set_visible (self->fault, find_first_mark (self, CHIEU_MARK_FAULT) != NULL);
  chieu_replay_seek (replay, position);
  self->source = chieu_replay_source_show (self->mat, replay, self->seat, person);
  show_all (self);
  gtk_widget_grab_focus (self->forward);
  return GTK_WINDOW (self);
}

void
chieu_replay_window_set_remark (ChieuReplayWindow *self,
                                const char        *remark)
{
  g_return_if_fail (CHIEU_IS_REPLAY_WINDOW (self) && remark != NULL);

  chieu_label_say (self->remark, remark);
  self->remark_position = chieu_replay_get_position (self->replay);
  show_remark (self);
}

ChieuMatView *
chieu_replay_window_get_mat (ChieuReplayWindow *self)
{
  g_return_val_if_fail (CHIEU_IS_REPLAY_WINDOW (self), NULL);

  return self->mat;
}

ChieuReplay *
chieu_replay_window_get_replay (ChieuReplayWindow *self)
{
  g_return_val_if_fail (CHIEU_IS_REPLAY_WINDOW (self), NULL);

  return self->replay;
}

static void
dispose (GObject *object)
{
  ChieuReplayWindow *self = CHIEU_REPLAY_WINDOW (object);

  g_clear_handle_id (&self->play_id, g_source_remove);
  /* The mat gives up the replay before the replay is freed. */
  if (self->mat != NULL)
    chieu_mat_view_set_match (self->mat, NULL);
  self->source = NULL;
  g_clear_pointer (&self->replay, chieu_replay_free);
  G_OBJECT_CLASS (chieu_replay_window_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    g_free (CHIEU_REPLAY_WINDOW (object)->names[seat]);
  G_OBJECT_CLASS (chieu_replay_window_parent_class)->finalize (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *name;
    guint key;
  } actions[] = {
    { "replay.first", GDK_KEY_Home },
    { "replay.last", GDK_KEY_End },
    { "replay.claim-before", GDK_KEY_Page_Up },
    { "replay.claim-after", GDK_KEY_Page_Down },
    { "replay.fault", GDK_KEY_f },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      gtk_widget_class_install_action (widget_class, actions[i].name, NULL, seek_action);
      gtk_widget_class_add_binding_action (widget_class, actions[i].key, 0, actions[i].name, NULL);
    }
  gtk_widget_class_install_action (widget_class, "replay.play", NULL, play_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, 0, "replay.play", NULL);
  gtk_widget_class_install_action (widget_class, "replay.back", NULL, seek_action);
  gtk_widget_class_install_action (widget_class, "replay.forward", NULL, seek_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_s, GDK_CONTROL_MASK, export_key_cb, NULL);
}

/* Lets the keys left and right go through the hand while the focus is in the bar; on the mat they go from card to card. They come here
 * before the window would use them to go from button to button. */
static void
take_arrows (ChieuReplayWindow *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();
  static const struct { guint key; const char *action; } arrows[] = {
    { GDK_KEY_Left, "replay.back" }, { GDK_KEY_KP_Left, "replay.back" },
    { GDK_KEY_Right, "replay.forward" }, { GDK_KEY_KP_Right, "replay.forward" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (arrows); i++)
    gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                          gtk_shortcut_new (gtk_keyval_trigger_new (arrows[i].key, 0),
                                                            gtk_named_action_new (arrows[i].action)));
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (self->bar, controller);
}

static void
chieu_replay_window_class_init (ChieuReplayWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->finalize = finalize;
  signals[PLAY_ON] = g_signal_new ("play-on", CHIEU_TYPE_REPLAY_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_INT);
  signals[EXPORT] = g_signal_new ("export", CHIEU_TYPE_REPLAY_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);
  g_type_ensure (CHIEU_TYPE_PAN_ROOM);
  g_type_ensure (CHIEU_TYPE_MAT_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/chieubai/ChieuBai/replay-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ChieuReplayWindow, play_on);
  gtk_widget_class_bind_template_child (widget_class, ChieuReplayWindow, export);
  gtk_widget_class_bind_template_child (widget_class, ChieuReplayWindow, title);
  gtk_widget_class_bind_template_child (widget_class, ChieuReplayWindow, eyes);
  gtk_widget_class_bind_template_child (widget_class, ChieuReplayWindow, mat);
  gtk_widget_class_bind_template_child (widget_class, ChieuReplayWindow, open_hands);
  gtk_widget_class_bind_template_child (widget_class, ChieuReplayWindow, hands);
  gtk_widget_class_bind_template_child (widget_class, ChieuReplayWindow, bar);
  gtk_widget_class_bind_template_child (widget_class, ChieuReplayWindow, sentence);
  gtk_widget_class_bind_template_child (widget_class, ChieuReplayWindow, remark);
  gtk_widget_class_bind_template_child (widget_class, ChieuReplayWindow, position);
  gtk_widget_class_bind_template_child (widget_class, ChieuReplayWindow, forward);
  gtk_widget_class_bind_template_child (widget_class, ChieuReplayWindow, play);
  gtk_widget_class_bind_template_child (widget_class, ChieuReplayWindow, play_content);
  gtk_widget_class_bind_template_child (widget_class, ChieuReplayWindow, speed);
  gtk_widget_class_bind_template_child (widget_class, ChieuReplayWindow, fault);
  install_actions (widget_class);
}

static void
chieu_replay_window_init (ChieuReplayWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_name (GTK_WIDGET (self), "replay");
  chieu_help_listen_to_keys (GTK_WINDOW (self));
  take_arrows (self);
  g_signal_connect_swapped (self->position, "value-changed", G_CALLBACK (position_changed_cb), self);
  g_signal_connect_swapped (self->eyes, "notify::selected", G_CALLBACK (eyes_changed_cb), self);
  gtk_drop_down_set_selected (self->speed, NORMAL_SPEED);
  set_playing (self, FALSE);
  g_signal_connect_swapped (self->speed, "notify::selected", G_CALLBACK (speed_changed_cb), self);
  g_signal_connect_swapped (self->play_on, "clicked", G_CALLBACK (play_on_cb), self);
  g_signal_connect_swapped (self->export, "clicked", G_CALLBACK (export_cb), self);
}
