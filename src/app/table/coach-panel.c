/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "coach-panel.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/letters.h"
#include "app/preferences/looks.h"
#include "app/widgets/column-layout.h"
#include "compat.h"
#include "mat/widgets/card-widget.h"
#include "mat/widgets/gloss.h"
#include "mat/widgets/widgets.h"
#include "mat/widgets/wrap-layout.h"
#include "match/words/words.h"

/* The space between the parts of the advice and that within a part, and the height of its cards, in pixels. */
#define SPACE 12
#define PART_SPACE 3
#define CARD_HEIGHT 120
/* The lines of text in which what the coach says is easy to read: for more than these the panel asks for no room, but scrolls. */
#define LINES_READABLE 14

struct _ChieuCoachPanel
{
  GtkWidget parent_instance;

  GtkWidget *content;
  GtkWidget *scroller, *column;  /* what scrolls, and all that is in it */
  ChieuCoachLessonFunc lesson_func;   /* (nullable) */
  gpointer lesson_data;
  GtkWidget *lesson;             /* a button below the parts */
  GtkBox *parts;
  ChieuMatch *match;             /* (nullable): not owned */
  const ChieuGame *game;         /* (nullable): the game that the advice is about */
  ChieuCoachAdvice *advice;      /* (nullable) */
  char *names[CHIEU_SEATS_MAX];  /* (nullable) each: by which the coach calls the others */
  GCancellable *cancellable;     /* (nullable): of the search that runs now */
  atomic_bool *unwanted;         /* (nullable): makes the thread of that search stop */
  gboolean own_hand_only;        /* he does not look deeper */
  guint idle;                    /* source that asks for advice on the match, 0 if none */
};

G_DEFINE_FINAL_TYPE (ChieuCoachPanel, chieu_coach_panel, GTK_TYPE_WIDGET)

static guint advised_signal, lesson_signal;

const ChieuCoachAdvice *
chieu_coach_panel_get_advice (ChieuCoachPanel *self)
{
  g_return_val_if_fail (CHIEU_IS_COACH_PANEL (self), NULL);

  return self->advice;
}

char *
chieu_coach_panel_get_words (ChieuCoachPanel *self)
{
  GString *words;

  g_return_val_if_fail (CHIEU_IS_COACH_PANEL (self), NULL);

  words = g_string_new (NULL);
  for (guint i = 0; self->advice != NULL && i < self->advice->parts->len; i++)
    g_string_append_printf (words, "%s\n", ((const ChieuCoachPart *) g_ptr_array_index (self->advice->parts, i))->text);
  return g_string_free (words, FALSE);
}

/* ---- What is shown ---- */

static GtkWidget *
card_new (const ChieuGame *game,
          ChieuCard        card,
          int              left)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *picture = chieu_card_widget_new (game->deck, card);
  const ChieuWords *words = chieu_words_for_game (game);
  g_autofree char *count = left >= 0 ? g_strdup_printf ("%d", left) : NULL;

  gtk_widget_set_focusable (picture, FALSE);
  gtk_widget_set_can_target (picture, FALSE);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  chieu_card_widget_set_height (CHIEU_CARD_WIDGET (picture), CARD_HEIGHT);
  /* The cards are small and the words only name them; a label helps to find them in the hand. */
  if (chieu_card_index_get_shown () == CHIEU_INDEX_NONE)
    chieu_card_widget_set_own_index (CHIEU_CARD_WIDGET (picture), CHIEU_INDEX_TAB);
  gtk_box_append (GTK_BOX (box), picture);
  if (count != NULL)
    gtk_box_append (GTK_BOX (box), gtk_label_new (count));
  gtk_widget_set_tooltip_text (box, chieu_words_card_long (words, card));
  return box;
}

static GtkWidget *
cards_new (const ChieuGame      *game,
           const ChieuCoachPart *part)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, chieu_wrap_layout_new (0));
  gtk_widget_add_css_class (box, "coach-cards");
  for (int i = 0; i < part->n; i++)
    gtk_box_append (GTK_BOX (box), card_new (game, part->cards[i], part->left[i]));
  return box;
}

/* Returns: (transfer full): the cards in words for a screen reader, with how many of each are left. */
static char *
name_cards (const ChieuGame      *game,
            const ChieuCoachPart *part)
{
  const ChieuWords *words = chieu_words_for_game (game);
  GString *text = g_string_new (NULL);

  for (int i = 0; i < part->n; i++)
    {
      if (i > 0)
        g_string_append (text, chieu_words_comma ());
      if (part->left[i] >= 0)
        /* Translators: a card, and how many of it are unseen. */
        g_string_append_printf (text, ngettext ("%1$s: %2$d unseen", "%1$s: %2$d unseen", (gulong) part->left[i]),
                                chieu_words_card (words, part->cards[i]), part->left[i]);
      else
        g_string_append (text, chieu_words_card (words, part->cards[i]));
    }
  return g_string_free (text, FALSE);
}

static void
add_part (ChieuCoachPanel      *self,
          const ChieuCoachPart *part)
{
  static const char *const classes[] = {
    [CHIEU_COACH_BEST] = "coach-best", [CHIEU_COACH_NOT] = "coach-not", [CHIEU_COACH_WORTH] = NULL,
  };
  const char *css_class = part->topic < (int) G_N_ELEMENTS (classes) ? classes[part->topic] : NULL;
  GtkWidget *box = chieu_column_new (PART_SPACE);
  g_autofree char *names = name_cards (self->game, part);

  gtk_widget_add_css_class (box, "coach-part");
  gtk_box_append (GTK_BOX (box), chieu_reading_new (part->text, css_class));
  /* The cards of what is best are in play, or marked in the hand: the room is for the reasons. */
  if (part->n > 0 && part->topic != CHIEU_COACH_BEST)
    {
      GtkWidget *cards = cards_new (self->game, part);

      gtk_accessible_update_property (GTK_ACCESSIBLE (cards), GTK_ACCESSIBLE_PROPERTY_LABEL, names, -1);
      gtk_box_append (GTK_BOX (box), cards);
    }
  gtk_box_append (self->parts, box);
}

/* Returns: how many parts of the advice @before are the same in @now, 0 if one of them is not. Parts that are the same stay where they are,
 * and so do the focus and the place to which the words are scrolled. */
static guint
count_same (const ChieuCoachAdvice *before,
            const ChieuCoachAdvice *now)
{
  guint n = before != NULL && now != NULL ? MIN (before->parts->len, now->parts->len) : 0;

  for (guint i = 0; i < n; i++)
    {
      const ChieuCoachPart *old = before->parts->pdata[i], *new = now->parts->pdata[i];

      if (!g_str_equal (old->text, new->text) || old->n != new->n || memcmp (old->cards, new->cards, sizeof old->cards) != 0
          || memcmp (old->left, new->left, sizeof old->left) != 0)
        return 0;
    }
  return n;
}

static void
show_advice (ChieuCoachPanel        *self,
             const ChieuCoachAdvice *before)
{
  guint same = count_same (before, self->advice);

  if (same == 0 || same < before->parts->len)
    {
      chieu_widget_empty_box (self->parts);
      same = 0;
      /* What is best stands at the top. */
      gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), 0);
    }
  for (guint i = same; self->advice != NULL && i < self->advice->parts->len; i++)
    add_part (self, g_ptr_array_index (self->advice->parts, i));
  if (self->advice == NULL || self->advice->parts->len == 0)
    gtk_box_append (self->parts, chieu_text_new (_("The coach speaks while a hand is played."), NULL));
}

static void
lesson_cb (ChieuCoachPanel *self)
{
  if (self->advice != NULL && self->advice->has_move)
    g_signal_emit (self, lesson_signal, 0, (guint) self->advice->move.kind);
}

/* Names the lesson behind the advice. */
static void
show_lesson (ChieuCoachPanel *self)
{
  g_autofree char *name = self->lesson_func != NULL && self->advice != NULL && self->advice->has_move
                          ? self->lesson_func (self->game, self->advice->move.kind, self->lesson_data) : NULL;

  gtk_widget_set_visible (self->lesson, name != NULL);
  if (name == NULL)
    return;
  gtk_label_set_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->lesson))), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->lesson), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
chieu_coach_panel_set_lesson_func (ChieuCoachPanel      *self,
                                   ChieuCoachLessonFunc  func,
                                   gpointer              data)
{
  g_return_if_fail (CHIEU_IS_COACH_PANEL (self));

  self->lesson_func = func;
  self->lesson_data = data;
  show_lesson (self);
}

/* Announces the best move when it is new. */
static void
announce_best (ChieuCoachPanel        *self,
               const ChieuCoachAdvice *before)
{
  const ChieuCoachPart *best = self->advice != NULL ? chieu_coach_advice_find (self->advice, CHIEU_COACH_BEST) : NULL;
  const ChieuCoachPart *last = before != NULL ? chieu_coach_advice_find (before, CHIEU_COACH_BEST) : NULL;

  if (best != NULL && (last == NULL || !g_str_equal (best->text, last->text)))
    chieu_compat_announce (GTK_WIDGET (self), best->text);
}

/* ---- Asking the coach, in a thread ---- */

/* A question for the thread, which reads nothing else of the panel. */
typedef struct
{
  const ChieuGame *game;
  int seat;
  char *names[CHIEU_SEATS_MAX];  /* (nullable) each: by which the coach calls the others */
  gboolean deeper;               /* the coach shall think longer */
  atomic_bool *unwanted;         /* shared with the panel */
  ChieuState view;               /* what @seat knows */
} Question;

static void
question_free (gpointer data)
{
  Question *self = data;

  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    g_free (self->names[seat]);
  g_atomic_rc_box_release (self->unwanted);
  g_free (self);
}

static void
advise_in_thread (GTask        *task,
                  gpointer      source,
                  gpointer      data,
                  GCancellable *cancellable)
{
  const Question *question = data;
  ChieuCoachQuestion more = {
    .game = question->game,
    .view = &question->view,
    .seat = question->seat,
    .names = (const char *const *) question->names,
    .cancel = question->unwanted,
  };
  ChieuCoachAdvice *advice = chieu_coach_advise (question->game, &question->view, question->seat);

  if (advice != NULL && question->deeper)
    chieu_coach_look_deeper (advice, &more);
  g_task_return_pointer (task, advice, (GDestroyNotify) chieu_coach_advice_free);
}

static void ask_coach (ChieuCoachPanel *self, const ChieuGame *game, const void *view, int seat, gboolean deeper);

static void
take_advice (ChieuCoachPanel  *self,
             const ChieuGame  *game,
             ChieuCoachAdvice *advice)
{
  g_autoptr (ChieuCoachAdvice) before = g_steal_pointer (&self->advice);

  self->advice = advice;
  self->game = game;
  show_advice (self, before);
  show_lesson (self);
  announce_best (self, before);
  g_signal_emit (self, advised_signal, 0);
}

/* Shows the advice. If it came without a search, and there is a move to be made, the coach is asked to look deeper. */
static void
worked_out_cb (GObject      *object,
               GAsyncResult *result,
               gpointer      data)
{
  g_autoptr (GError) error = NULL;
  ChieuCoachPanel *self = CHIEU_COACH_PANEL (object);
  ChieuCoachAdvice *advice = g_task_propagate_pointer (G_TASK (result), &error);
  const Question *question = g_task_get_task_data (G_TASK (result));

  /* There is an error if another question was asked meanwhile. */
  if (error != NULL)
    return;
  g_clear_object (&self->cancellable);
  if (advice != NULL && advice->has_move && !question->deeper && !self->own_hand_only)
    ask_coach (self, question->game, &question->view, question->seat, TRUE);
  take_advice (self, question->game, advice);
}

gboolean
chieu_coach_panel_is_thinking (ChieuCoachPanel *self)
{
  g_return_val_if_fail (CHIEU_IS_COACH_PANEL (self), FALSE);

  return self->idle != 0 || self->cancellable != NULL;
}

static void
cancel_question (ChieuCoachPanel *self)
{
  if (self->cancellable != NULL)
    {
      atomic_store (self->unwanted, true);
      g_cancellable_cancel (self->cancellable);
    }
  g_clear_object (&self->cancellable);
}

static Question *
question_new (ChieuCoachPanel *self,
              const ChieuGame *game,
              const void      *view,
              int              seat,
              gboolean         deeper)
{
  Question *question = g_new0 (Question, 1);

  question->game = game;
  question->seat = seat;
  question->deeper = deeper;
  question->unwanted = g_atomic_rc_box_acquire (self->unwanted);
  for (int i = 0; i < CHIEU_SEATS_MAX; i++)
    question->names[i] = g_strdup (self->names[i]);
  memcpy (&question->view, view, game->state_size);
  return question;
}

static void
ask_coach (ChieuCoachPanel *self,
           const ChieuGame *game,
           const void      *view,
           int              seat,
           gboolean         deeper)
{
  g_autoptr (GTask) task = NULL;

  self->cancellable = g_cancellable_new ();
  g_clear_pointer (&self->unwanted, g_atomic_rc_box_release);
  self->unwanted = g_atomic_rc_box_new (atomic_bool);
  atomic_init (self->unwanted, false);
  task = g_task_new (self, self->cancellable, worked_out_cb, NULL);
  g_task_set_task_data (task, question_new (self, game, view, seat, deeper), question_free);
  g_task_run_in_thread (task, advise_in_thread);
}

void
chieu_coach_panel_show_view (ChieuCoachPanel *self,
                             const ChieuGame *game,
                             const void      *view,
                             int              seat)
{
  g_return_if_fail (CHIEU_IS_COACH_PANEL (self) && game != NULL && view != NULL && seat >= 0 && seat < CHIEU_SEATS_MAX);

  cancel_question (self);
  ask_coach (self, game, view, seat, FALSE);
}

void
chieu_coach_panel_set_own_hand_only (ChieuCoachPanel *self,
                                     gboolean         own_hand_only)
{
  g_return_if_fail (CHIEU_IS_COACH_PANEL (self));

  self->own_hand_only = own_hand_only;
}

void
chieu_coach_panel_set_names (ChieuCoachPanel   *self,
                             const char *const *names)
{
  g_return_if_fail (CHIEU_IS_COACH_PANEL (self));

  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    {
      g_free (self->names[seat]);
      self->names[seat] = names != NULL ? g_strdup (names[seat]) : NULL;
    }
}

/* ---- Following a match ---- */

static gboolean
show_match_cb (gpointer data)
{
  ChieuCoachPanel *self = data;

  self->idle = 0;
  if (self->match != NULL && gtk_widget_get_visible (GTK_WIDGET (self)))
    chieu_coach_panel_show_view (self, chieu_match_get_options (self->match)->game, chieu_match_get_view (self->match),
                                 chieu_match_get_person (self->match));
  return G_SOURCE_REMOVE;
}

/* Moves that follow upon each other are handled together. */
static void
match_changed_cb (ChieuCoachPanel *self)
{
  if (self->idle == 0)
    self->idle = g_idle_add (show_match_cb, self);
}

void
chieu_coach_panel_set_match (ChieuCoachPanel *self,
                             ChieuMatch      *match)
{
  static const char *const signals[] = { "moved", "asked", "hand-dealt", "hand-over" };

  g_return_if_fail (CHIEU_IS_COACH_PANEL (self));

  if (self->match == match)
    return;
  if (self->match != NULL)
    {
      g_signal_handlers_disconnect_by_func (self->match, match_changed_cb, self);
      g_object_remove_weak_pointer (G_OBJECT (self->match), (gpointer *) &self->match);
    }
  cancel_question (self);
  self->match = match;
  if (match == NULL)
    return;
  g_object_add_weak_pointer (G_OBJECT (match), (gpointer *) &self->match);
  for (gsize i = 0; i < G_N_ELEMENTS (signals); i++)
    g_signal_connect_object (match, signals[i], G_CALLBACK (match_changed_cb), self, G_CONNECT_SWAPPED);
  match_changed_cb (self);
}

void
chieu_coach_panel_follow_settings (ChieuCoachPanel *self,
                                   GSettings       *settings)
{
  g_return_if_fail (CHIEU_IS_COACH_PANEL (self) && G_IS_SETTINGS (settings));

  chieu_looks_mark_large_text (GTK_WIDGET (self), settings);
}

/* ---- The widget ---- */

GtkWidget *
chieu_coach_panel_new (void)
{
  return g_object_new (CHIEU_TYPE_COACH_PANEL, NULL);
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The panel asks for the height of its words, as far as they are read with ease. The scrolled window does not ask for it, since it measures
 * its content without a width, as if no line broke. */
static void
measure (GtkWidget      *widget,
         GtkOrientation  orientation,
         int             for_size,
         int            *minimum,
         int            *natural,
         int            *minimum_baseline,
         int            *natural_baseline)
{
  ChieuCoachPanel *self = CHIEU_COACH_PANEL (widget);
  int scrolled, whole;

  gtk_widget_measure (self->content, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  gtk_widget_measure (self->scroller, orientation, for_size, NULL, &scrolled, NULL, NULL);
  gtk_widget_measure (self->column, orientation, for_size, NULL, &whole, NULL, NULL);
  *natural = MAX (*natural, MIN (*natural - scrolled + whole, LINES_READABLE * chieu_letters_get_line_height (widget)));
}

static void
size_allocate (GtkWidget *widget,
               int        width,
               int        height,
               int        baseline)
{
  gtk_widget_allocate (CHIEU_COACH_PANEL (widget)->content, width, height, baseline, NULL);
}

static gboolean
grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (CHIEU_COACH_PANEL (widget)->scroller);
}

static void
show (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (chieu_coach_panel_parent_class)->show (widget);
  match_changed_cb (CHIEU_COACH_PANEL (widget));
}

static void
dispose (GObject *object)
{
  ChieuCoachPanel *self = CHIEU_COACH_PANEL (object);

  chieu_coach_panel_set_match (self, NULL);
  /* There may be a question without a match. Its answer would come to parts that are gone. */
  cancel_question (self);
  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_pointer (&self->advice, chieu_coach_advice_free);
  G_OBJECT_CLASS (chieu_coach_panel_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  ChieuCoachPanel *self = CHIEU_COACH_PANEL (object);

  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    g_free (self->names[seat]);
  g_clear_pointer (&self->unwanted, g_atomic_rc_box_release);
  G_OBJECT_CLASS (chieu_coach_panel_parent_class)->finalize (object);
}

static void
chieu_coach_panel_class_init (ChieuCoachPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->finalize = finalize;
  widget_class->get_request_mode = get_request_mode;
  widget_class->measure = measure;
  widget_class->size_allocate = size_allocate;
  widget_class->grab_focus = grab_focus;
  widget_class->show = show;
  gtk_widget_class_set_css_name (widget_class, "coach");
  lesson_signal = g_signal_new ("lesson-asked", CHIEU_TYPE_COACH_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                G_TYPE_UINT);
  advised_signal = g_signal_new ("advised", CHIEU_TYPE_COACH_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

/* Tab comes to the button after what the coach says; the key with which lessons are opened at the table leads there from
 * everywhere. */
static void
give_key (GtkWidget *lesson)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_l, GDK_CONTROL_MASK | GDK_SHIFT_MASK),
                                                          g_object_ref (gtk_activate_action_get ())));
  gtk_widget_add_controller (lesson, keys);
  gtk_accessible_update_property (GTK_ACCESSIBLE (lesson), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, "Control+Shift+L", -1);
}

static void
chieu_coach_panel_init (ChieuCoachPanel *self)
{
  self->column = chieu_column_new (SPACE);
  self->parts = GTK_BOX (chieu_column_new (SPACE));
  self->lesson = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->lesson), chieu_text_new (NULL, NULL));
  gtk_widget_add_css_class (self->lesson, "coach-lesson");
  gtk_widget_set_visible (self->lesson, FALSE);
  give_key (self->lesson);
  g_signal_connect_object (self->lesson, "clicked", G_CALLBACK (lesson_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->column), GTK_WIDGET (self->parts));
  gtk_widget_add_css_class (GTK_WIDGET (self->parts), "coach-words");
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->column);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, _("What the coach says"), -1);
  gtk_widget_set_vexpand (self->scroller, TRUE);
  self->content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (self->content), self->scroller);
  /* The button stands below everything that the coach says, outside of what scrolls. */
  gtk_box_append (GTK_BOX (self->content), self->lesson);
  gtk_widget_set_parent (self->content, GTK_WIDGET (self));
  show_advice (self, NULL);
}
