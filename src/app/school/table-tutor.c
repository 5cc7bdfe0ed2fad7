/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-tutor.h"

#include <glib/gi18n.h>

#include "app/help/help-place.h"
#include "school/tutor.h"

/* The action of the line, which opens what it offers. */
#define ACTION "tutor.open"

struct _ChieuTableTutor
{
  GObject parent_instance;

  GtkWidget *window;             /* not owned */
  ChieuCoachPanel *coach;        /* weak (nullable) */
  ChieuMatView *mat;             /* not owned, like the next */
  ChieuSchoolPages *school;
  GSettings *settings;
  GSimpleAction *open;
  GSignalGroup *signals;         /* of the match */
  ChieuMatch *match;             /* (nullable): not owned; that of @signals */
  ChieuTutor *tutor;
  ChieuReason offered;           /* what the line is about; NONE: there is none */
  gboolean hinted;               /* the line says that a card can be taken */
  ChieuReason pending;           /* a fault that is offered when the next hand is dealt; NONE: none */
};

G_DEFINE_FINAL_TYPE (ChieuTableTutor, chieu_table_tutor, G_TYPE_OBJECT)

static const ChieuGame *
get_game (ChieuTableTutor *self)
{
  return self->match != NULL ? chieu_match_get_options (self->match)->game : NULL;
}

/* ---- The line ---- */

static gboolean
find_lesson (ChieuTableTutor  *self,
             ChieuReason       reason,
             ChieuCoursePlace *place)
{
  const ChieuCourse *course = get_game (self) != NULL ? chieu_school_pages_peek_course (self->school, get_game (self)) : NULL;

  return course != NULL && chieu_course_find_reason (course, reason, place);
}

static void
take_line_back (ChieuTableTutor *self)
{
  self->offered = CHIEU_REASON_NONE;
  self->hinted = FALSE;
  g_simple_action_set_enabled (self->open, FALSE);
  chieu_mat_view_set_tip (self->mat, NULL, NULL);
}

static void
offer_lesson (ChieuTableTutor *self,
              ChieuReason      reason)
{
  ChieuCoursePlace place;
  g_autofree char *name = find_lesson (self, reason, &place) ? chieu_school_pages_name_place (self->school, get_game (self), &place) : NULL;
  g_autofree char *text = NULL;

  self->offered = reason;
  if (name != NULL)
    /* Translators: a quiet line at the table; %s is "Lesson 12: What may not be discarded". The keys in brackets open it. */
    text = g_strdup_printf (_("%s explains this (Ctrl+Shift+L)"), name);
  else
    text = g_strdup (_("The help explains this (Ctrl+Shift+L)"));
  g_simple_action_set_enabled (self->open, TRUE);
  chieu_mat_view_set_tip (self->mat, text, ACTION);
}

static void
open_cb (ChieuTableTutor *self)
{
  ChieuReason reason = self->offered;
  const ChieuGame *game = get_game (self);
  ChieuCoursePlace place;

  if (reason == CHIEU_REASON_NONE || game == NULL)
    return;
  take_line_back (self);
  if (find_lesson (self, reason, &place))
    chieu_school_pages_show_place (self->school, game, &place);
  else
    gtk_widget_activate_action (self->window, "app.help", NULL);
}

/* ---- What goes wrong ---- */

static void
refused_cb (ChieuTableTutor *self,
            guint            reason)
{
  if (chieu_tutor_note_refusal (self->tutor, (ChieuReason) reason))
    offer_lesson (self, (ChieuReason) reason);
}

static void
dealt_cb (ChieuTableTutor *self)
{
  chieu_tutor_begin_hand (self->tutor);
  take_line_back (self);
  if (self->pending != CHIEU_REASON_NONE)
    offer_lesson (self, self->pending);
  self->pending = CHIEU_REASON_NONE;
}

/* Counts the person's own faults; a move that was refused is not one. */
static void
hand_over_cb (ChieuTableTutor *self)
{
  ChieuFault faults[CHIEU_FAULTS_MAX];
  int person = chieu_match_get_person (self->match);
  int n = person >= 0 ? get_game (self)->faults (chieu_match_get_view (self->match), person, faults) : 0;

  take_line_back (self);
  for (int i = 0; i < n; i++)
    if (chieu_tutor_note_fault (self->tutor, faults[i].reason))
      self->pending = faults[i].reason;
}

/* ---- The hint ---- */

/* Returns: whether the person is asked about a card that could be taken: the games call that place of the help "claim" or, as
 * "chan-claim", with their name before it. To keep a khàn is a claim, too, but takes no card. */
static gboolean
can_claim (ChieuTableTutor *self)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);

  return chieu_match_get_options (self->match)->way == CHIEU_WAY_THUONG && chieu_match_is_asked (self->match)
         && g_str_has_suffix (chieu_help_place_of_match (self->match), "claim")
         && chieu_mat_view_would_take (self->mat, moves, chieu_match_list_moves (self->match, CHIEU_MOVES_CLEAN, moves));
}

/* A lesson that is offered keeps its line. */
static void
update_hint (ChieuTableTutor *self)
{
  gboolean hint;

  if (self->match == NULL || self->offered != CHIEU_REASON_NONE)
    return;
  hint = g_settings_get_boolean (self->settings, "claim-hint") && can_claim (self);
  if (hint != self->hinted)
    chieu_mat_view_set_tip (self->mat, hint ? _("You can take this card. F1 shows how.") : NULL, hint ? "app.help" : NULL);
  self->hinted = hint;
}

/* ---- The coach ---- */

static char *
name_lesson (const ChieuGame *game,
             int              kind,
             gpointer         data)
{
  ChieuTableTutor *self = data;
  const ChieuCourse *course = chieu_school_pages_peek_course (self->school, game);
  ChieuCoursePlace place;

  return course != NULL && chieu_course_find_kind (course, kind, &place) ? chieu_school_pages_name_place (self->school, game, &place) : NULL;
}

static void
lesson_asked_cb (ChieuTableTutor *self,
                 guint            kind)
{
  const ChieuCourse *course = get_game (self) != NULL ? chieu_school_pages_peek_course (self->school, get_game (self)) : NULL;
  ChieuCoursePlace place;

  if (course != NULL && chieu_course_find_kind (course, (int) kind, &place))
    chieu_school_pages_show_place (self->school, get_game (self), &place);
}

/* ---- Life ---- */

void
chieu_table_tutor_follow_match (ChieuTableTutor *self,
                                ChieuMatch      *match)
{
  g_return_if_fail (CHIEU_IS_TABLE_TUTOR (self));

  if (self->match == match)
    return;
  self->match = match;
  self->pending = CHIEU_REASON_NONE;
  g_signal_group_set_target (self->signals, match);
  take_line_back (self);
  chieu_tutor_begin_hand (self->tutor);
}

static void
finalize (GObject *object)
{
  ChieuTableTutor *self = CHIEU_TABLE_TUTOR (object);

  /* The coach may ask for lessons for longer than there is a tutor. */
  if (self->coach != NULL)
    chieu_coach_panel_set_lesson_func (self->coach, NULL, NULL);
  g_clear_weak_pointer (&self->coach);
  g_object_unref (self->signals);
  g_object_unref (self->settings);
  g_object_unref (self->open);
  chieu_tutor_free (self->tutor);
  G_OBJECT_CLASS (chieu_table_tutor_parent_class)->finalize (object);
}

static void
chieu_table_tutor_class_init (ChieuTableTutorClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = finalize;
}

static void
chieu_table_tutor_init (ChieuTableTutor *self)
{
  self->tutor = chieu_tutor_new ();
  self->open = g_simple_action_new ("open", NULL);
  g_simple_action_set_enabled (self->open, FALSE);
  g_signal_connect_object (self->open, "activate", G_CALLBACK (open_cb), self, G_CONNECT_SWAPPED);
  self->signals = g_signal_group_new (CHIEU_TYPE_MATCH);
  g_signal_group_connect_swapped (self->signals, "hand-dealt", G_CALLBACK (dealt_cb), self);
  g_signal_group_connect_swapped (self->signals, "asked", G_CALLBACK (update_hint), self);
  g_signal_group_connect_swapped (self->signals, "moved", G_CALLBACK (update_hint), self);
  g_signal_group_connect_swapped (self->signals, "hand-over", G_CALLBACK (hand_over_cb), self);
}

ChieuTableTutor *
chieu_table_tutor_new (GtkWidget        *window,
                       ChieuMatView     *mat,
                       ChieuCoachPanel  *coach,
                       ChieuSchoolPages *school,
                       GSettings        *settings)
{
  ChieuTableTutor *self;
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_return_val_if_fail (GTK_IS_WIDGET (window) && CHIEU_IS_MAT_VIEW (mat) && CHIEU_IS_COACH_PANEL (coach), NULL);
  g_return_val_if_fail (CHIEU_IS_SCHOOL_PAGES (school) && G_IS_SETTINGS (settings), NULL);

  self = g_object_new (CHIEU_TYPE_TABLE_TUTOR, NULL);
  self->window = window;
  self->mat = mat;
  self->school = school;
  g_set_weak_pointer (&self->coach, coach);
  self->settings = g_object_ref (settings);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (self->open));
  gtk_widget_insert_action_group (window, "tutor", G_ACTION_GROUP (group));
  g_signal_connect_object (mat, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (coach, "lesson-asked", G_CALLBACK (lesson_asked_cb), self, G_CONNECT_SWAPPED);
  chieu_coach_panel_set_lesson_func (coach, name_lesson, self);
  return self;
}
