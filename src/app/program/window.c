/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window puts its parts together: the pages (pages.h), how a hand ends
 * (hand-end.h), hands that are over (hands.h), the school, practice and the
 * reading aloud. It follows the session's match, says what can be done, and
 * has the actions.
 */
#include "window-private.h"

#include <glib/gi18n.h>

#include "app/aloud/screen-reader.h"
#include "app/deals/code-window.h"
#include "app/first-frame.h"
#include "app/gallery/gallery-visit.h"
#include "app/game-offer.h"
#include "app/help/help-place.h"
#include "app/help/help-window.h"
#include "app/history/scores-window.h"
#include "app/home/first-choices.h"
#include "app/home/house-rules-window.h"
#include "app/home/new-match.h"
#include "app/home/welcome-page.h"
#include "app/letters.h"
#include "app/match-settings.h"
#include "app/messages.h"
#include "app/preferences/looks.h"
#include "app/preferences/mat-looks.h"
#include "app/preferences/players.h"
#include "app/school/lesson-page.h"
#include "app/school/own-lesson.h"
#include "app/school/practice-page.h"
#include "app/side-button.h"
#include "app/table/coach-panel.h"
#include "app/table/match-words.h"
#include "app/table/log-window.h"
#include "app/table/moments-window.h"
#include "app/table/seat-names.h"
#include "app/warm-up.h"
#include "app/window-parts.h"
#include "app/yield-layout.h"
#include "mat/widgets/css-class.h"
#include "mat/widgets/pan-room.h"
#include "match/programs/program.h"
#include "school/friendly/friendly.h"
#include "school/practice/practice.h"

/* The delay between the window's appearing and the first message. */
#define MESSAGE_DELAY_MS 300
/* The time in seconds for which the message stays that a program has stopped playing: long enough to press its button. */
#define NOTE_S 10

struct _ChieuWindow
{
  AdwApplicationWindow parent_instance;

  ChieuWindowParts parts;
  gboolean has_begun;            /* a match was begun or continued in this window */
  guint64 seed;                  /* of the next match, if has_seed */
  gboolean has_seed;
  GFile *waiting;                /* (nullable): to be opened when the store is */
  GSignalGroup *match_signals;   /* of the open match */
  guint message_source;          /* source that shows the message of the session, 0 if none */
  GtkWindow *log;                /* weak (nullable): the log of the hand, while it is open */
  GtkWidget *focus_in_page;      /* weak (nullable): the widget below the header that had the focus last */

  AdwHeaderBar *header;
  GtkLabel *title;
  GtkWidget *back;
  GtkWidget *take_back;
  GtkWidget *redo;
  GtkWidget *scores;
  GtkWidget *result;
  GtkWidget *coach_button;
  GtkWidget *hand_button;        /* the menu of the hand that is played, or of the lesson */
  GtkMenuButton *primary_button;
  GMenuModel *primary_menu, *hand_menu, *lesson_menu;
  GtkWidget *lesson_heads[2];    /* (nullable): what the page of a lesson has at the start and at the end of the header */
  GtkOverlay *over_table;        /* the ceremony before a hand lies over the mat */
  ChieuPanRoom *table;           /* the mat, with the coach in the column beside it */
  GtkStack *stack;
};

G_DEFINE_FINAL_TYPE (ChieuWindow, chieu_window, ADW_TYPE_APPLICATION_WINDOW)

const ChieuWindowParts *
chieu_window_get_parts (ChieuWindow *self)
{
  g_return_val_if_fail (CHIEU_IS_WINDOW (self), NULL);

  return &self->parts;
}

ChieuMatch *
chieu_window_get_match (ChieuWindow *self)
{
  g_return_val_if_fail (CHIEU_IS_WINDOW (self), NULL);

  return self->parts.session != NULL ? chieu_session_get_match (self->parts.session) : NULL;
}

static gboolean
match_goes_on (ChieuWindow *self)
{
  return chieu_window_get_match (self) != NULL && !chieu_match_is_over (chieu_window_get_match (self));
}

static gboolean
page_is_seen (ChieuWindow *self,
              const char  *page)
{
  return chieu_pages_is_seen (self->parts.pages, page);
}

/* Returns: whether the hand of the day, a friendly deal or a shared one is on the mat */
static gboolean
has_single_deal (ChieuWindow *self)
{
  ChieuMatch *match = chieu_window_get_match (self);

  return match != NULL && !chieu_session_is_try (self->parts.session) && chieu_match_get_options (match)->kind != CHIEU_MATCH_OWN;
}

/* Returns: the place for which help opens after a single deal of @kind */
static const char *
get_place_of_single_deal (ChieuMatchKind kind)
{
  return kind == CHIEU_MATCH_DAY ? "day" : kind == CHIEU_MATCH_FRIENDLY ? "friendly" : "shared";
}

/* Finds the place for which help opens: the visible page, or on the mat the kind of move that is due. */
static const char *
get_help_place (GtkWindow *window)
{
  ChieuWindow *self = CHIEU_WINDOW (window);

  if (page_is_seen (self, CHIEU_PAGE_TABLE))
    return chieu_help_place_of_match (chieu_window_get_match (self));
  if (page_is_seen (self, CHIEU_PAGE_RESULT) && has_single_deal (self))
    return get_place_of_single_deal (chieu_match_get_options (chieu_window_get_match (self))->kind);
  return chieu_pages_get_seen_name (self->parts.pages);
}

const char *
chieu_window_get_page (ChieuWindow      *self,
                       const ChieuGame **game)
{
  ChieuMatch *match;

  g_return_val_if_fail (CHIEU_IS_WINDOW (self) && game != NULL, NULL);

  match = chieu_window_get_match (self);
  if (page_is_seen (self, CHIEU_PAGE_LESSON))
    *game = chieu_school_pages_get_game (self->parts.school);
  else if (page_is_seen (self, CHIEU_PAGE_TASK))
    *game = chieu_practice_page_get_game (CHIEU_PRACTICE_PAGE (chieu_pages_get_page (self->parts.pages, CHIEU_PAGE_TASK)));
  else
    *game = page_is_seen (self, CHIEU_PAGE_TABLE) && match != NULL ? chieu_match_get_options (match)->game : NULL;
  return chieu_pages_get_seen_name (self->parts.pages);
}

/* ---- The coach beside the mat ---- */

/* The cards of the coach's last words stand out on the mat, too, as long as it is the person's turn. */
static void
advised_cb (ChieuWindow *self)
{
  const ChieuCoachAdvice *advice = chieu_coach_panel_get_advice (CHIEU_COACH_PANEL (self->parts.coach));
  ChieuMatch *match = chieu_window_get_match (self);
  gboolean can = advice != NULL && advice->has_move && match != NULL && chieu_match_is_asked (match);

  chieu_mat_view_set_coach (self->parts.mat, gtk_widget_get_visible (self->parts.coach), can ? &advice->move : NULL);
}

/* The coach appears, without advice yet, or disappears. */
static void
coach_shown_cb (ChieuWindow *self)
{
  chieu_mat_view_set_coach (self->parts.mat, gtk_widget_get_visible (self->parts.coach), NULL);
}

/* The coach exists only in the way of play for learning and while a hand is played, and is visible if the person wants it. When a hand is
 * over there is nothing to advise, and the mat has the room. */
static void
update_coach (ChieuWindow *self)
{
  ChieuMatch *match = chieu_window_get_match (self);
  ChieuCoachPanel *panel = CHIEU_COACH_PANEL (self->parts.coach);
  ChieuResult result;
  gboolean can = match != NULL && page_is_seen (self, CHIEU_PAGE_TABLE) && !chieu_match_get_result (match, &result)
                 && chieu_match_get_options (match)->way == CHIEU_WAY_HOC && chieu_match_get_person (match) >= 0
                 && chieu_coach_knows (chieu_match_get_options (match)->game);

  gtk_widget_set_visible (self->coach_button, can);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.coach", can);
  if (can)
    {
      ChieuSeatNames names;

      chieu_seat_names_at_mat (self->parts.mat, match, names);
      chieu_coach_panel_set_names (panel, names);
      chieu_coach_panel_set_own_hand_only (panel, chieu_match_get_options (match)->kind == CHIEU_MATCH_FRIENDLY);
    }
  chieu_coach_panel_set_match (panel, can ? match : NULL);
  gtk_widget_set_visible (self->parts.coach, can && g_settings_get_boolean (self->parts.settings, "coach"));
}

/* The key toggles the button. */
static void
coach_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  GSettings *settings = CHIEU_WINDOW (widget)->parts.settings;

  g_settings_set_boolean (settings, "coach", !g_settings_get_boolean (settings, "coach"));
}

/* ---- The log of the hand, in a window beside which play goes on ---- */

/* Makes the log follow the open match, with the names on the mat. */
static void
update_log (ChieuWindow *self)
{
  ChieuMatch *match = chieu_window_get_match (self);
  ChieuSeatNames names;

  if (self->log == NULL)
    return;
  chieu_seat_names_at_mat (self->parts.mat, match, names);
  chieu_log_window_set_match (CHIEU_LOG_WINDOW (self->log), match, names);
}

/* Notes where the focus is in the page, so that it comes back there from a menu in the header. */
static void
focus_moved_cb (ChieuWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (focus != NULL && self->stack != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->stack)))
    g_set_weak_pointer (&self->focus_in_page, focus);
}

/* The log was opened from the menu in the header, and is closed: the focus, which GTK has left on the button of the menu, goes back to where
 * it was in the page. */
static void
log_closed_cb (ChieuWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self)), *before = self->focus_in_page;
  /* The log also goes with the window, whose parts are gone then. */
  gboolean at_menu = focus != NULL && self->hand_button != NULL
                     && (focus == self->hand_button || gtk_widget_is_ancestor (focus, self->hand_button));

  if (at_menu && before != NULL && gtk_widget_get_mapped (before))
    gtk_widget_grab_focus (before);
}

static void
log_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  ChieuWindow *self = CHIEU_WINDOW (widget);

  if (self->log == NULL)
    {
      g_set_weak_pointer (&self->log, GTK_WINDOW (chieu_log_window_new (GTK_WINDOW (self))));
      g_signal_connect_object (self->log, "unmap", G_CALLBACK (log_closed_cb), self, G_CONNECT_SWAPPED);
      update_log (self);
    }
  gtk_window_present (self->log);
}

/* ---- What can be done on the page that is seen ---- */

static gboolean
can_go_back (ChieuWindow *self)
{
  return chieu_school_pages_are_seen (self->parts.school) || chieu_practice_pages_are_seen (self->parts.practice)
         || page_is_seen (self, CHIEU_PAGE_RECORD) || page_is_seen (self, CHIEU_PAGE_GALLERY) || page_is_seen (self, CHIEU_PAGE_GAME)
         || chieu_session_is_try (self->parts.session)
         || (page_is_seen (self, CHIEU_PAGE_NEW) && chieu_pages_remembers (self->parts.pages, CHIEU_BACK_FROM_FORM));
}

/* Returns: (nullable): the title of a page whose title never changes. */
static const char *
get_page_title (ChieuWindow *self)
{
  static const struct { const char *page, *title; } titles[] = {
    { CHIEU_PAGE_SCHOOL, N_("School") },
    { CHIEU_PAGE_PRACTICE, N_("Practice") },
    { CHIEU_PAGE_TASK, N_("Practice") },
    { CHIEU_PAGE_RECORD, N_("A hand from a record") },
    { CHIEU_PAGE_GALLERY, N_("Card gallery") },
    { CHIEU_PAGE_NEW, N_("New match") },
    { CHIEU_PAGE_START, N_("Chiếu Bài") },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (titles); i++)
    if (page_is_seen (self, titles[i].page))
      return _(titles[i].title);
  return NULL;
}

static void
enable_action (ChieuWindow *self,
               const char  *action,
               gboolean     enabled)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), action, enabled);
}

/* Returns: whether the header has room only for a title and the buttons that lead elsewhere. */
static gboolean
is_narrow (ChieuWindow *self)
{
  return adw_header_bar_get_decoration_layout (self->header) != NULL;
}

/* @hand: there is a hand with a menu of its own. If the button of the result is shown, the header is full. */
static void
update_hand_button (ChieuWindow *self,
                    gboolean     hand)
{
  GtkMenuButton *button = GTK_MENU_BUTTON (self->hand_button);
  gboolean lesson = page_is_seen (self, CHIEU_PAGE_LESSON);
  const char *name = lesson ? _("This lesson") : _("This hand");
  GMenuModel *menu = lesson ? self->lesson_menu : self->hand_menu;

  /* In a narrow window the page of a lesson has all of these buttons itself. */
  gtk_widget_set_visible (self->hand_button, hand || (lesson && !is_narrow (self)));
  /* A menu that is open would be closed. One that cannot be opened is not made: at the start that would delay the first frame. */
  if (gtk_widget_get_visible (self->hand_button) && gtk_menu_button_get_menu_model (button) != menu)
    gtk_menu_button_set_menu_model (button, menu);
  gtk_widget_set_tooltip_text (self->hand_button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->hand_button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* While the page of a lesson is shown, the header has the buttons that the page brings. */
static void
update_lesson_heads (ChieuWindow *self)
{
  gboolean lesson = page_is_seen (self, CHIEU_PAGE_LESSON);

  if (lesson && self->lesson_heads[0] == NULL)
    {
      ChieuLessonPage *page = CHIEU_LESSON_PAGE (chieu_pages_get_seen (self->parts.pages));

      gtk_widget_insert_action_group (GTK_WIDGET (self), "lesson", chieu_lesson_page_get_actions (page));
      for (int end = 0; end < 2; end++)
        self->lesson_heads[end] = chieu_lesson_page_get_head (page, end);
      adw_header_bar_pack_start (self->header, self->lesson_heads[0]);
      adw_header_bar_pack_end (self->header, self->lesson_heads[1]);
    }
  for (int end = 0; end < 2 && self->lesson_heads[end] != NULL; end++)
    gtk_widget_set_visible (self->lesson_heads[end], lesson && !is_narrow (self));
}

/* Brings title, buttons and actions in line with page and match. */
static void
update_controls (ChieuWindow *self)
{
  ChieuMatch *match = chieu_window_get_match (self);
  gboolean at_table = page_is_seen (self, CHIEU_PAGE_TABLE);
  ChieuResult result;
  gboolean over = match != NULL && chieu_match_get_result (match, &result);
  gboolean can_read = chieu_page_reader_can_read (self->parts.reader);
  gboolean is_single = has_single_deal (self);
  g_autofree char *title = g_strdup (get_page_title (self));

  if (title == NULL)
    title = g_strdup (chieu_front_room_get_title (self->parts.front_room));
  if (page_is_seen (self, CHIEU_PAGE_LESSON))
    title = chieu_school_pages_get_lesson_title (self->parts.school);
  else if (title == NULL && chieu_window_get_match (self) == NULL)
    title = g_strdup (_("Chiếu Bài"));
  else if (title == NULL && chieu_session_is_try (self->parts.session))
    title = g_strdup (_("Only a trial: none of it is kept"));
  else if (title == NULL)
    title = chieu_hoi_to_words (chieu_window_get_match (self));
  gtk_label_set_label (self->title, title);
  chieu_stack_name_seen (self->stack, title);
  enable_action (self, "win.read-aloud", can_read);
  if (!can_read)
    chieu_page_reader_stop (self->parts.reader);
  enable_action (self, "win.undo", at_table && match != NULL && chieu_match_can_undo (match));
  gtk_widget_set_visible (self->take_back, at_table && match != NULL && chieu_match_can_undo (match));
  enable_action (self, "win.redo", at_table && match != NULL && chieu_match_can_redo (match));
  gtk_widget_set_visible (self->redo, at_table && match != NULL && chieu_match_can_redo (match));
  enable_action (self, "win.sort-hand", at_table && match != NULL && chieu_mat_view_get_own_order (self->parts.mat));
  enable_action (self, "win.back", can_go_back (self));
  enable_action (self, "win.history", chieu_session_get_store (self->parts.session) != NULL);
  enable_action (self, "win.statistics", chieu_session_get_store (self->parts.session) != NULL);
  enable_action (self, "win.go-on", match != NULL);
  enable_action (self, "win.give-up", match_goes_on (self) && !chieu_session_is_try (self->parts.session));
  /* Until the store is open the mat is seen without a match. */
  enable_action (self, "win.leave", match != NULL && (at_table || page_is_seen (self, CHIEU_PAGE_RESULT)
                                                      || page_is_seen (self, CHIEU_PAGE_CLOSING)));
  enable_action (self, "win.new-match", !page_is_seen (self, CHIEU_PAGE_NEW));
  enable_action (self, "win.scores", match != NULL && !page_is_seen (self, CHIEU_PAGE_NEW));
  enable_action (self, "win.log", match != NULL && (at_table || page_is_seen (self, CHIEU_PAGE_RESULT)
                                                   || page_is_seen (self, CHIEU_PAGE_CLOSING)));
  enable_action (self, "win.save-record", match != NULL && !page_is_seen (self, CHIEU_PAGE_NEW));
  enable_action (self, "win.show-result", over && !page_is_seen (self, CHIEU_PAGE_RESULT));
  enable_action (self, "win.look-at-mat", over);
  enable_action (self, "win.replay", over);
  enable_action (self, "win.moments", chieu_moments_window_can_show (match));
  enable_action (self, "win.next-hand", over && match_goes_on (self));
  enable_action (self, "win.standings", over && !match_goes_on (self) && !is_single);
  enable_action (self, "win.play-again", over && is_single);
  update_coach (self);
  gtk_widget_set_visible (self->back, can_go_back (self));
  gtk_widget_set_visible (self->result, at_table && over);
  /* As long as cards are turned up one by one the result is there for whoever does not want to wait, but it is not what comes next. */
  chieu_css_class_set (self->result, "suggested-action", over && !chieu_mat_view_is_showing (self->parts.mat));
  update_lesson_heads (self);
  update_hand_button (self, match != NULL && ((at_table && !over) || page_is_seen (self, CHIEU_PAGE_RESULT)
                                              || page_is_seen (self, CHIEU_PAGE_CLOSING)));
  gtk_widget_set_visible (self->scores, match != NULL && (at_table || page_is_seen (self, CHIEU_PAGE_RESULT))
                                        && !(is_narrow (self) && chieu_letters_are_large ()));
}

/* The match runs only while the mat is visible. */
static void
page_shown_cb (ChieuWindow *self)
{
  ChieuMatch *match = chieu_window_get_match (self);

  if (match != NULL && page_is_seen (self, CHIEU_PAGE_TABLE))
    {
      chieu_table_ceremony_start_match (self->parts.ceremony);
      chieu_screen_reader_offer_pace (GTK_WINDOW (self), self->parts.settings);
    }
  else if (match != NULL)
    {
      chieu_match_pause (match);
      chieu_session_look_for_open_matches (self->parts.session);
    }
  update_controls (self);
}

/* ---- The match ---- */

/* @text: (transfer full). The message stays until it is closed. */
static void
show_lasting_toast (ChieuWindow *self,
                    char        *text)
{
  AdwToast *toast = chieu_message_toast_new (text);

  adw_toast_set_timeout (toast, 0);
  chieu_message_show_toast (GTK_WINDOW (self), toast);
  g_free (text);
}

static void
save_failed_cb (ChieuWindow *self,
                const char  *message)
{
  show_lasting_toast (self, g_strdup_printf (_("This match cannot be saved: %s"), message));
}

static void
answers_lost_cb (ChieuWindow *self,
                 const char  *message)
{
  show_lasting_toast (self, g_strdup_printf (_("Your answers cannot be kept: %s"), message));
}

/* The person is told at once that a program of their own has stopped playing; the log says why. */
static void
noted_cb (ChieuWindow *self,
          ChieuMatch  *match)
{
  const GPtrArray *notes = chieu_match_get_notes (match);
  const ChieuMatchNote *note = notes->pdata[notes->len - 1];
  ChieuSeatNames names;
  g_autofree char *text = NULL;
  AdwToast *toast;

  /* After news of a kind before this one the program still plays (program.h). */
  if (note->kind < CHIEU_PROGRAM_NEWS_NOT_STARTED)
    return;
  chieu_seat_names_at_mat (self->parts.mat, match, names);
  /* Translators: %s is a player at the mat, for whom a program of one’s own plays. */
  text = g_strdup_printf (_("Your program is not playing for %s in this hand"), names[note->seat]);
  toast = chieu_message_toast_new (text);
  adw_toast_set_button_label (toast, _("Why?"));
  adw_toast_set_action_name (toast, "win.log");
  adw_toast_set_timeout (toast, NOTE_S);
  chieu_message_show_toast (GTK_WINDOW (self), toast);
}

static void
match_changed_cb (ChieuWindow *self)
{
  ChieuMatch *match = chieu_window_get_match (self);

  chieu_mat_view_set_match (self->parts.mat, match);
  update_log (self);
  chieu_table_ceremony_follow_match (self->parts.ceremony, match);
  /* A match that was laid aside comes back as the same object, so handlers that were connected before must not be connected
   * twice. */
  g_signal_group_set_target (self->match_signals, match);
  chieu_hand_end_follow_match (self->parts.end, match);
  if (self->parts.tutor != NULL)
    chieu_table_tutor_follow_match (self->parts.tutor, match);
  update_controls (self);
}

/* Shows the match that was begun, or why none could be. */
static void
show_begun (ChieuWindow  *self,
            gboolean      well,
            const GError *error)
{
  if (!well)
    {
      chieu_message_show (GTK_WINDOW (self), _("A new match could not be started"), error->message);
      return;
    }
  self->has_begun = TRUE;
  chieu_pages_forget (self->parts.pages, CHIEU_BACK_FROM_FORM);
  chieu_pages_show_page (self->parts.pages, CHIEU_PAGE_TABLE);
}

static void
begin_new_match (ChieuWindow *self)
{
  guint64 seed = self->has_seed ? self->seed : chieu_make_random_seed ();
  g_autoptr (GError) error = NULL;
  gboolean well;

  self->has_seed = FALSE;
  well = chieu_session_begin_match (self->parts.session, seed, &error);
  if (well)
    chieu_match_settings_keep (self->parts.settings, chieu_game_offer_get_chosen (self->parts.settings));
  show_begun (self, well, error);
}

/* Returns: whether the match on the mat has @place and is over */
static gboolean
has_ended (ChieuWindow             *self,
           const ChieuMatchOptions *place)
{
  ChieuMatch *match = chieu_window_get_match (self);

  return match != NULL && !chieu_session_is_try (self->parts.session) && chieu_match_is_over (match)
         && chieu_match_options_share_place (place, chieu_match_get_options (match));
}

/* Returns: (transfer none) (nullable): the open match of @place */
static const ChieuOpenMatch *
find_open (ChieuWindow             *self,
           const ChieuMatchOptions *place)
{
  /* The list may have been made before the last hand of the match ended. */
  return has_ended (self, place) ? NULL : chieu_open_matches_find (chieu_session_get_open (self->parts.session), place);
}

/* Returns: (transfer none) (nullable): the open match that a new one would end */
static const ChieuOpenMatch *
find_match_to_end (ChieuWindow *self)
{
  ChieuMatchOptions place = { .game = chieu_game_offer_get_chosen (self->parts.settings)->game };

  return find_open (self, &place);
}

static void
new_response_cb (ChieuWindow *self,
                 const char  *response)
{
  const ChieuOpenMatch *open = find_match_to_end (self);

  if (g_str_equal (response, "new"))
    begin_new_match (self);
  else if (g_str_equal (response, "go-on") && open != NULL)
    chieu_session_go_on (self->parts.session, &open->options);
}

void
chieu_window_begin_match (ChieuWindow *self)
{
  const ChieuOpenMatch *open;
  g_autofree char *standing = NULL;
  g_autofree char *body = NULL;
  GtkWidget *dialog;

  g_return_if_fail (CHIEU_IS_WINDOW (self));

  open = find_match_to_end (self);
  if (open == NULL)
    {
      begin_new_match (self);
      return;
    }
  standing = chieu_open_match_to_words (open);
  /* Translators: %s is a game and where its match stands: "Tổ tôm · hand 3 · your points: 4". */
  body = g_strdup_printf (_("This match is still open: %s. It ends if you begin a new one."),
                          standing);
  dialog = adw_message_dialog_new (GTK_WINDOW (self), _("End the match of this game?"), body);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "stay", _("Cancel"), "go-on", _("Continue that match"),
                                    "new", _("Begin the new match"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "go-on", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "new", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "go-on");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "stay");
  g_signal_connect_object (dialog, "response", G_CALLBACK (new_response_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_name (dialog, "end-match");
  chieu_help_listen_to_keys (GTK_WINDOW (dialog));
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Reports a fault of the store at once if the window has been open for a while; else settled_cb() does. */
static void
tell_store_message (ChieuWindow *self)
{
  g_autofree char *message = self->message_source == 0 && gtk_widget_get_mapped (GTK_WIDGET (self))
                             ? chieu_session_steal_message (self->parts.session) : NULL;

  if (message != NULL)
    chieu_message_show (GTK_WINDOW (self), _("About your saved matches"), message);
}

static void
next_hand (ChieuWindow *self)
{
  chieu_match_deal_next_hand (chieu_window_get_match (self));
  chieu_pages_show_page (self->parts.pages, CHIEU_PAGE_TABLE);
}

static void
went_on_cb (ChieuWindow *self,
            gboolean     well)
{
  ChieuResult result;

  tell_store_message (self);
  if (!well)
    return;
  self->has_begun = TRUE;
  chieu_pages_forget (self->parts.pages, CHIEU_BACK_FROM_FORM);
  /* One press is to lead to cards: a match that was left at the result of a hand continues with the next hand. */
  if (match_goes_on (self) && chieu_match_get_result (chieu_window_get_match (self), &result)
      && chieu_match_get_options (chieu_window_get_match (self))->kind == CHIEU_MATCH_OWN)
    next_hand (self);
  else
    chieu_hand_end_show_match (self->parts.end);
}

/* ---- Leaving ---- */

static void
leave_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  ChieuWindow *self = CHIEU_WINDOW (widget);
  const ChieuGame *game = chieu_match_get_options (chieu_window_get_match (self))->game;

  if (chieu_session_is_try (self->parts.session))
    chieu_session_end_try (self->parts.session);
  chieu_front_room_show_game (self->parts.front_room, game);
}

static void
give_up_response_cb (ChieuWindow *self,
                     const char  *response)
{
  ChieuMatch *match = chieu_window_get_match (self);

  if (!g_str_equal (response, "give-up") || match == NULL)
    return;
  chieu_session_give_up (self->parts.session, chieu_match_get_options (match));
  chieu_pages_show_page (self->parts.pages, CHIEU_PAGE_START);
}

static void
give_up_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  ChieuWindow *self = CHIEU_WINDOW (widget);
  ChieuOpenMatch open = chieu_session_describe_match (chieu_window_get_match (self));
  gboolean is_own = open.options.kind == CHIEU_MATCH_OWN;
  g_autofree char *standing = is_own ? chieu_open_match_to_words (&open) : chieu_single_deal_to_words (&open.options);
  g_autofree char *body = NULL;
  GtkWidget *dialog;

  if (is_own)
    /* Translators: %s is a game and where its match stands: "Tổ tôm · hand 3 · your points: 4". */
    body = g_strdup_printf (_("%s. The match ends here and cannot be continued; the hands you finished stay under “Hands "
                              "played”. If you want to go on later, just leave the table."), standing);
  else
    /* Translators: %s is “Tổ tôm: the hand of the day” or “Tổ tôm: a shared deal”. */
    body = g_strdup_printf (_("%s. What you have played of it is lost and does not count. If you want to go on later, just leave the "
                              "table."), standing);
  dialog = adw_message_dialog_new (GTK_WINDOW (self), _("Give up this match?"), body);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "stay", _("Go on playing"), "give-up", _("Give up"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "give-up", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "stay");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "stay");
  g_signal_connect_object (dialog, "response", G_CALLBACK (give_up_response_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_name (dialog, "give-up");
  chieu_help_listen_to_keys (GTK_WINDOW (dialog));
  gtk_window_present (GTK_WINDOW (dialog));
}

/* The parameter is the place of an open match: the game's id, ChieuMatchKind and the name of the deal. */
static void
go_on_with_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  const char *game, *deal;
  guint32 kind;
  ChieuMatchOptions place = { 0 };

  g_variant_get (parameter, "(&su&s)", &game, &kind, &deal);
  place.game = chieu_game_find (game);
  place.kind = (ChieuMatchKind) kind;
  g_strlcpy (place.deal, deal, sizeof place.deal);
  if (place.game != NULL)
    chieu_session_go_on (CHIEU_WINDOW (widget)->parts.session, &place);
}

/* The parameter is the game's id. A hand that was begun today is continued; one that was played to its end is shown. */
static void
hand_of_day_action (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  ChieuWindow *self = CHIEU_WINDOW (widget);
  const ChieuOpenMatches *open = chieu_session_get_open (self->parts.session);
  ChieuMatchOptions place = { .game = chieu_game_find (g_variant_get_string (parameter, NULL)), .kind = CHIEU_MATCH_DAY };
  const ChieuDayHand *played = place.game != NULL ? chieu_open_matches_find_day (open, place.game) : NULL;
  g_autofree char *day = chieu_session_get_day (self->parts.session);
  g_autoptr (GError) error = NULL;

  if (place.game == NULL)
    return;
  g_strlcpy (place.deal, day, sizeof place.deal);
  if (has_ended (self, &place))
    chieu_hand_end_show_match (self->parts.end);
  else if (find_open (self, &place) != NULL)
    chieu_session_go_on (self->parts.session, &place);
  else if (played != NULL)
    {
      chieu_message_show_toast (GTK_WINDOW (self), chieu_message_toast_new (_("You have already played the hand of the "
                                                                              "day. Here it is again")));
      chieu_hands_replay_stored (self->parts.hands, GTK_WINDOW (self), played->hand);
    }
  else
    {
      gboolean well = chieu_session_begin_day (self->parts.session, place.game, &error);

      show_begun (self, well, error);
    }
}

/* ---- Friendly deals ---- */

static void
play_friendly (ChieuWindow *self,
               const char  *code)
{
  g_autoptr (GError) error = NULL;
  ChieuMatchOptions place;
  gboolean well = chieu_friendly_read_options (code, &place, &error);

  if (well && find_open (self, &place) != NULL)
    {
      chieu_session_go_on (self->parts.session, &place);
      return;
    }
  well = well && chieu_session_begin_friendly (self->parts.session, code, &error);
  show_begun (self, well, error);
}

/* The parameter is the code of the deal. */
static void
friendly_deal_action (GtkWidget  *widget,
                      const char *name,
                      GVariant   *parameter)
{
  play_friendly (CHIEU_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

/* ---- Deals that are shared ---- */

static void
play_code (gpointer             window,
           const ChieuDealCode *code)
{
  ChieuWindow *self = window;
  g_autofree char *name = chieu_deal_code_to_string (code);
  ChieuMatchOptions place = { .game = code->game, .kind = CHIEU_MATCH_SHARED };
  g_autoptr (GError) error = NULL;
  gboolean well;

  g_strlcpy (place.deal, name, sizeof place.deal);
  if (find_open (self, &place) != NULL)
    {
      chieu_session_go_on (self->parts.session, &place);
      return;
    }
  well = chieu_session_begin_shared (self->parts.session, code, &error);
  show_begun (self, well, error);
}

static void
enter_code_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  ChieuWindow *self = CHIEU_WINDOW (widget);

  gtk_window_present (chieu_code_window_new (GTK_WINDOW (self), self->parts.session, NULL, play_code, self));
}

/* The parameter is the code. */
static void
play_code_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  ChieuDealCode code;
  g_autoptr (GError) error = NULL;

  if (chieu_deal_code_parse (&code, g_variant_get_string (parameter, NULL), &error))
    play_code (widget, &code);
  else
    chieu_message_show (GTK_WINDOW (widget), _("This deal cannot be played"), error->message);
}

/* Plays the single hand that is over once more. A friendly deal stays one; others are played as a shared deal, so that their
 * first result is kept. */
static void
play_again_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  ChieuWindow *self = CHIEU_WINDOW (widget);
  g_autoptr (ChieuRecord) record = chieu_match_make_record (chieu_window_get_match (self));
  ChieuDealCode code;

  if (chieu_match_get_options (chieu_window_get_match (self))->kind == CHIEU_MATCH_FRIENDLY)
    play_friendly (self, chieu_match_get_options (chieu_window_get_match (self))->deal);
  else if (chieu_deal_code_init_of_record (&code, record))
    play_code (self, &code);
}

static void
copy_code_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), g_variant_get_string (parameter, NULL));
  chieu_message_show_toast (GTK_WINDOW (widget), chieu_message_toast_new (_("The code is copied")));
}

/* ---- Actions ---- */

/* An action that a part of the window carries out. */
typedef void (*PartFunc) (gpointer part);

static const struct
{
  const char *name;
  gsize part;                    /* where it is in ChieuWindowParts */
  PartFunc func;
} part_actions[] = {
  { "win.gallery", G_STRUCT_OFFSET (ChieuWindowParts, pages), (PartFunc) chieu_gallery_visit_all },
  { "win.go-on", G_STRUCT_OFFSET (ChieuWindowParts, end), (PartFunc) chieu_hand_end_show_match },
  { "win.look-at-mat", G_STRUCT_OFFSET (ChieuWindowParts, end), (PartFunc) chieu_hand_end_show_mat },
  { "win.show-result", G_STRUCT_OFFSET (ChieuWindowParts, end), (PartFunc) chieu_hand_end_show_result },
  { "win.standings", G_STRUCT_OFFSET (ChieuWindowParts, end), (PartFunc) chieu_hand_end_show_standings },
  { "win.moments", G_STRUCT_OFFSET (ChieuWindowParts, hands), (PartFunc) chieu_hands_show_moments },
  { "win.history", G_STRUCT_OFFSET (ChieuWindowParts, hands), (PartFunc) chieu_hands_show_history },
  { "win.statistics", G_STRUCT_OFFSET (ChieuWindowParts, hands), (PartFunc) chieu_hands_show_statistics },
  { "win.save-record", G_STRUCT_OFFSET (ChieuWindowParts, hands), (PartFunc) chieu_hands_save_record },
  { "win.open-record", G_STRUCT_OFFSET (ChieuWindowParts, hands), (PartFunc) chieu_hands_open_record },
  { "win.school", G_STRUCT_OFFSET (ChieuWindowParts, school), (PartFunc) chieu_school_pages_show_list },
  { "win.practice", G_STRUCT_OFFSET (ChieuWindowParts, practice), (PartFunc) chieu_practice_pages_show_kinds },
  { "win.read-aloud", G_STRUCT_OFFSET (ChieuWindowParts, reader), (PartFunc) chieu_page_reader_toggle },
};

static void
part_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  const ChieuWindowParts *parts = &CHIEU_WINDOW (widget)->parts;

  for (gsize i = 0; i < G_N_ELEMENTS (part_actions); i++)
    if (g_str_equal (name, part_actions[i].name))
      part_actions[i].func (G_STRUCT_MEMBER (gpointer, parts, part_actions[i].part));
}

/* Returns: (nullable): the id of the game that is seen: that of the page of a game, or of the match on the mat or its result */
static const char *
find_seen_game (ChieuWindow *self)
{
  ChieuMatch *match = chieu_window_get_match (self);

  if (match != NULL && (page_is_seen (self, CHIEU_PAGE_TABLE) || page_is_seen (self, CHIEU_PAGE_RESULT)
                        || page_is_seen (self, CHIEU_PAGE_CLOSING)))
    return chieu_match_get_options (match)->game->id;
  return chieu_front_room_get_game (self->parts.front_room);
}

/* Shows the form of a new match. A person who asks for one while looking at a game wants that game, not the one that was begun last. */
static void
new_match_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  ChieuWindow *self = CHIEU_WINDOW (widget);
  const char *game = find_seen_game (self);

  if (game != NULL)
    g_settings_set_string (self->parts.settings, "game", game);
  chieu_pages_remember (self->parts.pages, CHIEU_BACK_FROM_FORM);
  chieu_pages_show_page (self->parts.pages, CHIEU_PAGE_NEW);
}

static void
back_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  ChieuWindow *self = CHIEU_WINDOW (widget);

  if (page_is_seen (self, CHIEU_PAGE_GALLERY))
    chieu_gallery_visit_leave (self->parts.pages);
  else if (chieu_school_pages_are_seen (self->parts.school))
    chieu_school_pages_leave (self->parts.school);
  else if (chieu_practice_pages_are_seen (self->parts.practice))
    chieu_practice_pages_leave (self->parts.practice);
  else if (page_is_seen (self, CHIEU_PAGE_GAME))
    chieu_front_room_show_home (self->parts.front_room);
  else if (!chieu_session_is_try (self->parts.session) || page_is_seen (self, CHIEU_PAGE_NEW))
    chieu_pages_go_back (self->parts.pages, CHIEU_BACK_FROM_FORM);
  else
    {
      /* Continues the match that was open before the try. */
      chieu_session_end_try (self->parts.session);
      if (chieu_window_get_match (self) != NULL)
        chieu_hand_end_show_match (self->parts.end);
      else
        chieu_pages_show_page (self->parts.pages, CHIEU_PAGE_NEW);
    }
}

static void
open_lesson_action (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  chieu_school_pages_ask_for_file (CHIEU_WINDOW (widget)->parts.school);
}

static void
undo_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  chieu_match_undo (chieu_window_get_match (CHIEU_WINDOW (widget)));
}

static void
redo_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  chieu_match_redo (chieu_window_get_match (CHIEU_WINDOW (widget)));
}

static void
sort_hand_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  chieu_mat_view_set_own_order (CHIEU_WINDOW (widget)->parts.mat, FALSE);
}

static void
scores_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  ChieuWindow *self = CHIEU_WINDOW (widget);
  ChieuMatch *match = chieu_window_get_match (self);
  /* A try is saved nowhere; the hands of the store belong to another match. */
  ChieuStore *store = chieu_session_is_try (self->parts.session) ? NULL : chieu_session_get_store (self->parts.session);
  ChieuSeatNames names;
  int portraits[CHIEU_SEATS_MAX];

  chieu_seat_names_at_mat (self->parts.mat, match, names);
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    portraits[seat] = chieu_mat_view_get_portrait (self->parts.mat, seat);
  gtk_window_present (chieu_scores_window_new (GTK_WINDOW (self), match, store, self->parts.hands, names, portraits));
}

/* The person wants to see the rules of another game. */
static void
rules_of_game_cb (ChieuHouseRulesWindow *rules,
                  const char            *id,
                  ChieuWindow           *self)
{
  const ChieuGameOffer *offer = chieu_game_offer_find (id);
  g_autoptr (GSettings) own = chieu_game_offer_open_settings (offer, self->parts.settings);

  chieu_house_rules_window_set_shelf (rules, chieu_session_get_shelf (self->parts.session, offer->game), own);
}

static void
house_rules_action (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  ChieuWindow *self = CHIEU_WINDOW (widget);
  const ChieuGameOffer *offer = chieu_game_offer_get_chosen (self->parts.settings);
  g_autoptr (GSettings) own = chieu_game_offer_open_settings (offer, self->parts.settings);
  GtkWindow *rules = chieu_house_rules_window_new (GTK_WINDOW (self), chieu_session_get_shelf (self->parts.session, offer->game), own);

  g_signal_connect_object (rules, "game", G_CALLBACK (rules_of_game_cb), self, 0);
  gtk_window_present (rules);
}

static void
next_hand_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  next_hand (CHIEU_WINDOW (widget));
}

static void
replay_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  chieu_hands_replay_match (CHIEU_WINDOW (widget)->parts.hands, GTK_WINDOW (widget), g_variant_get_uint32 (parameter), NULL);
}

/* The question of the first start is not asked again, whatever the answer is. A person who knows the games comes to the home page and not
 * to a table: they have not said which game they want, and there each is one press away. The focus is on playing. */
static void
welcome_answer_action (GtkWidget  *widget,
                       const char *name,
                       GVariant   *parameter)
{
  ChieuWindow *self = CHIEU_WINDOW (widget);

  g_settings_set_boolean (self->parts.settings, "welcomed", TRUE);
  chieu_pages_show_page (self->parts.pages, CHIEU_PAGE_START);
  if (!g_str_equal (name, "win.learn"))
    return;
  chieu_school_pages_show_list (self->parts.school);
  chieu_school_pages_show_first_lesson (self->parts.school);
}

static void
fullscreen_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

/* ---- The pages of the window's own ---- */

static GtkWidget *
make_welcome_page (gpointer data)
{
  return chieu_welcome_page_new (CHIEU_WINDOW (data)->parts.settings);
}

static GtkWidget *
make_new_match_page (gpointer data)
{
  ChieuWindow *self = data;
  GtkWidget *form = g_object_new (CHIEU_TYPE_NEW_MATCH, NULL);

  chieu_new_match_set_settings (CHIEU_NEW_MATCH (form), self->parts.settings, self->parts.session);
  g_signal_connect_object (form, "begin", G_CALLBACK (chieu_window_begin_match), self, G_CONNECT_SWAPPED);
  return form;
}

static void
card_asked_cb (ChieuWindow *self,
               guint        card)
{
  ChieuMatch *match = chieu_window_get_match (self);

  if (match != NULL)
    chieu_gallery_visit_card (self->parts.pages, chieu_match_get_options (match)->game, card);
}

static void
open_waiting (ChieuWindow *self)
{
  g_autoptr (GFile) file = g_steal_pointer (&self->waiting);

  if (file == NULL)
    return;
  if (chieu_own_lesson_has_suffix (file))
    chieu_school_pages_open_file (self->parts.school, file);
  else
    chieu_hands_open_file (self->parts.hands, file);
}

void
chieu_window_open_files (ChieuWindow  *self,
                         GFile       **files,
                         int           n)
{
  g_return_if_fail (CHIEU_IS_WINDOW (self) && (files != NULL || n < 1));

  if (n < 1)
    return;
  g_set_object (&self->waiting, files[0]);
  if (n > 1)
    chieu_message_show_toast (GTK_WINDOW (self), chieu_message_toast_new (_("Only the first file is opened")));
  if (chieu_session_is_open (self->parts.session))
    open_waiting (self);
}

static gboolean
dropped_cb (GtkDropTarget *target,
            const GValue  *value,
            double         x,
            double         y,
            ChieuWindow   *self)
{
  g_autoptr (GSList) list = gdk_file_list_get_files (g_value_get_boxed (value));
  g_autoptr (GPtrArray) files = g_ptr_array_new ();

  for (GSList *at = list; at != NULL; at = at->next)
    g_ptr_array_add (files, at->data);
  chieu_window_open_files (self, (GFile **) files->pdata, (int) files->len);
  return files->len > 0;
}

/* The page that is seen first depends on the match that was left. A person who has gone elsewhere meanwhile stays there. */
static void
show_first_page (ChieuWindow *self)
{
  /* A person who has played before is not asked, whatever the settings have forgotten. */
  gboolean is_first_start = !g_settings_get_boolean (self->parts.settings, "welcomed")
                            && !chieu_front_room_has_begun (self->parts.front_room) && !match_goes_on (self);

  tell_store_message (self);
  if (!page_is_seen (self, CHIEU_PAGE_TABLE) || self->has_begun)
    return;
  if (is_first_start)
    chieu_first_choices_guess (self->parts.settings, chieu_looks_get_system_scale (self->parts.settings), g_get_language_names ()[0]);
  chieu_pages_show_page (self->parts.pages, is_first_start ? CHIEU_PAGE_WELCOME : CHIEU_PAGE_START);
}

/* ---- The object ---- */

/* Runs when the window has been visible for a while, and prepares what takes time. */
static gboolean
settled_cb (gpointer data)
{
  ChieuWindow *self = data;

  self->message_source = 0;
  if (!page_is_seen (self, CHIEU_PAGE_TABLE))
    chieu_warm_up (GTK_WIDGET (self->parts.mat));
  chieu_school_pages_warm_up (self->parts.school);
  tell_store_message (self);
  return G_SOURCE_REMOVE;
}

/* The message waits until the window is visible: over a window that is just appearing it stays half transparent. */
static void
map (GtkWidget *widget)
{
  ChieuWindow *self = CHIEU_WINDOW (widget);

  GTK_WIDGET_CLASS (chieu_window_parent_class)->map (widget);
  if (self->message_source == 0)
    self->message_source = g_timeout_add (MESSAGE_DELAY_MS, settled_cb, self);
}

void
chieu_window_set_seed (ChieuWindow *self,
                       guint64      seed)
{
  g_return_if_fail (CHIEU_IS_WINDOW (self));

  self->seed = seed;
  self->has_seed = TRUE;
  chieu_practice_pages_set_seed (self->parts.practice, seed);
}

static void
follow_settings (ChieuWindow *self)
{
  GSettings *settings = self->parts.settings;

  chieu_mat_looks_follow (self->parts.mat, settings);
  chieu_players_follow_names_of_others (settings, self->parts.mat);
  g_settings_bind (settings, "own-order", self->parts.mat, "own-order", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (self->parts.mat, "notify::own-order", G_CALLBACK (update_controls), self, G_CONNECT_SWAPPED);
  g_settings_bind (settings, "cards-put", self->parts.mat, "cards-put", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "hand-order", self->parts.mat, "hand-order", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-height", self, "default-height", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT);
  chieu_coach_panel_follow_settings (CHIEU_COACH_PANEL (self->parts.coach), settings);
  g_settings_bind (settings, "coach", self->coach_button, "active", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (settings, "changed::coach", G_CALLBACK (update_coach), self, G_CONNECT_SWAPPED);
}

static void
make_parts (ChieuWindow *self)
{
  ChieuWindowParts *parts = &self->parts;

  parts->pages = chieu_pages_new (self->stack);
  chieu_pages_add_page (parts->pages, CHIEU_PAGE_WELCOME, make_welcome_page, self);
  chieu_pages_add_page (parts->pages, CHIEU_PAGE_NEW, make_new_match_page, self);
  chieu_gallery_visit_add_page (parts->pages);
  /* The coach beside the mat takes no focus from it. */
  chieu_pages_set_focus (parts->pages, CHIEU_PAGE_TABLE, GTK_WIDGET (self->parts.mat));
  parts->reader = chieu_page_reader_new (parts->pages, self->parts.settings);
  parts->end = chieu_hand_end_new (parts->pages, self->parts.session, self->parts.mat);
  parts->ceremony = chieu_table_ceremony_new (parts->session, parts->settings, parts->mat, self->over_table);
  parts->hands = chieu_hands_new (parts->pages, self->parts.session, self->parts.settings, self->parts.mat);
  parts->school = chieu_school_pages_new (parts->pages, parts->reader, self->parts.session, self->parts.settings);
  parts->tutor = chieu_table_tutor_new (GTK_WIDGET (self), parts->mat, CHIEU_COACH_PANEL (parts->coach), parts->school, parts->settings);
  parts->practice = chieu_practice_pages_new (parts->pages, parts->reader, self->parts.session, self->parts.settings);
  parts->front_room = chieu_front_room_new (&(ChieuFrontRoomDoors) {
    .pages = parts->pages,
    .session = parts->session,
    .settings = parts->settings,
    .school = parts->school,
    .practice = parts->practice,
    .hands = parts->hands,
  }, GTK_WIDGET (self));
  g_signal_connect_object (parts->front_room, "begin", G_CALLBACK (chieu_window_begin_match), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (parts->pages, "shown", G_CALLBACK (page_shown_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (parts->pages, "changed", G_CALLBACK (update_controls), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->header, "notify::decoration-layout", G_CALLBACK (update_controls), self, G_CONNECT_SWAPPED);
}

ChieuWindow *
chieu_window_new (AdwApplication *application,
                  ChieuSession   *session,
                  GSettings      *settings,
                  const guint64  *seed)
{
  ChieuWindow *self;

  g_return_val_if_fail (ADW_IS_APPLICATION (application), NULL);
  g_return_val_if_fail (CHIEU_IS_SESSION (session), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (CHIEU_TYPE_WINDOW, "application", application, NULL);
  self->parts.session = g_object_ref (session);
  self->parts.settings = g_object_ref (settings);
  make_parts (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.practice", chieu_practice_get_table (0) != NULL);
  if (seed != NULL)
    chieu_window_set_seed (self, *seed);
  g_signal_connect_object (session, "match-changed", G_CALLBACK (match_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "went-on", G_CALLBACK (went_on_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "answers-lost", G_CALLBACK (answers_lost_cb), self, G_CONNECT_SWAPPED);
  follow_settings (self);
  match_changed_cb (self);
  g_signal_connect_object (session, "opened", G_CALLBACK (show_first_page), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "opened", G_CALLBACK (open_waiting), self, G_CONNECT_SWAPPED);
  if (chieu_session_is_open (session))
    show_first_page (self);
  else
    update_controls (self);
  return self;
}

static void
dispose (GObject *object)
{
  ChieuWindow *self = CHIEU_WINDOW (object);

  g_clear_handle_id (&self->message_source, g_source_remove);
  g_clear_object (&self->match_signals);
  g_clear_object (&self->waiting);
  if (chieu_window_get_match (self) != NULL)
    chieu_match_pause (chieu_window_get_match (self));
  /* The tutor speaks through the mat, so it is freed before the mat. */
  g_clear_object (&self->parts.tutor);
  if (self->parts.mat != NULL)
    chieu_mat_view_set_match (self->parts.mat, NULL);
  self->parts.mat = NULL;
  g_clear_object (&self->parts.ceremony);
  g_clear_object (&self->parts.end);
  g_clear_object (&self->parts.hands);
  g_clear_object (&self->parts.session);
  g_clear_object (&self->parts.settings);
  if (self->parts.reader != NULL)
    chieu_page_reader_stop (self->parts.reader);
  G_OBJECT_CLASS (chieu_window_parent_class)->dispose (object);
}

/* The school and practice are freed after all pages, which show what these own. */
static void
finalize (GObject *object)
{
  ChieuWindow *self = CHIEU_WINDOW (object);

  g_clear_weak_pointer (&self->log);
  g_clear_weak_pointer (&self->focus_in_page);
  g_clear_object (&self->parts.front_room);
  g_clear_object (&self->parts.school);
  g_clear_object (&self->parts.practice);
  g_clear_object (&self->parts.reader);
  g_clear_object (&self->parts.pages);
  G_OBJECT_CLASS (chieu_window_parent_class)->finalize (object);
}

static void
chieu_window_class_init (ChieuWindowClass *klass)
{
  static const struct
  {
    const char *name, *parameter;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "win.new-match", NULL, new_match_action },
    { "win.back", NULL, back_action },
    { "win.undo", NULL, undo_action },
    { "win.redo", NULL, redo_action },
    { "win.sort-hand", NULL, sort_hand_action },
    { "win.scores", NULL, scores_action },
    { "win.house-rules", NULL, house_rules_action },
    { "win.next-hand", NULL, next_hand_action },
    { "win.enter-code", NULL, enter_code_action },
    { "win.open-lesson", NULL, open_lesson_action },
    { "win.play-code", "s", play_code_action },
    { "win.copy-code", "s", copy_code_action },
    { "win.play-again", NULL, play_again_action },
    { "win.leave", NULL, leave_action },
    { "win.give-up", NULL, give_up_action },
    { "win.go-on-with", "(sus)", go_on_with_action },
    { "win.hand-of-day", "s", hand_of_day_action },
    { "win.friendly-deal", "s", friendly_deal_action },
    /* The parameter is the number of the move to begin with; a number beyond the last move means the end. */
    { "win.replay", "u", replay_action },
    { "win.coach", NULL, coach_action },
    { "win.log", NULL, log_action },
    { "win.know", NULL, welcome_answer_action },
    { "win.learn", NULL, welcome_answer_action },
    { "win.fullscreen", NULL, fullscreen_action },
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->finalize = finalize;
  widget_class->map = map;
  g_type_ensure (CHIEU_TYPE_PAN_ROOM);
  g_type_ensure (CHIEU_TYPE_YIELD_LAYOUT);
  g_type_ensure (CHIEU_TYPE_MAT_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/chieubai/ChieuBai/window.ui");
  gtk_widget_class_bind_template_child (widget_class, ChieuWindow, header);
  gtk_widget_class_bind_template_child (widget_class, ChieuWindow, title);
  gtk_widget_class_bind_template_child (widget_class, ChieuWindow, back);
  gtk_widget_class_bind_template_child (widget_class, ChieuWindow, take_back);
  gtk_widget_class_bind_template_child (widget_class, ChieuWindow, redo);
  gtk_widget_class_bind_template_child (widget_class, ChieuWindow, scores);
  gtk_widget_class_bind_template_child (widget_class, ChieuWindow, result);
  gtk_widget_class_bind_template_child (widget_class, ChieuWindow, coach_button);
  gtk_widget_class_bind_template_child (widget_class, ChieuWindow, hand_button);
  gtk_widget_class_bind_template_child (widget_class, ChieuWindow, primary_button);
  gtk_widget_class_bind_template_child (widget_class, ChieuWindow, primary_menu);
  gtk_widget_class_bind_template_child (widget_class, ChieuWindow, hand_menu);
  gtk_widget_class_bind_template_child (widget_class, ChieuWindow, lesson_menu);
  gtk_widget_class_bind_template_child (widget_class, ChieuWindow, over_table);
  gtk_widget_class_bind_template_child (widget_class, ChieuWindow, table);
  gtk_widget_class_bind_template_child (widget_class, ChieuWindow, stack);
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].parameter, actions[i].activate);
  for (gsize i = 0; i < G_N_ELEMENTS (part_actions); i++)
    gtk_widget_class_install_action (widget_class, part_actions[i].name, NULL, part_action);
}

static void
side_button_cb (GtkWidget *widget)
{
  gtk_widget_activate_action (widget, can_go_back (CHIEU_WINDOW (widget)) ? "win.back" : "win.leave", NULL);
}

/* The menu is made when it is opened for the first time: at the start that would delay the first frame. */
static void
make_primary_menu_cb (GtkMenuButton *button,
                      gpointer       user_data)
{
  ChieuWindow *self = CHIEU_WINDOW (user_data);

  if (gtk_menu_button_get_menu_model (button) == NULL)
    gtk_menu_button_set_menu_model (button, self->primary_menu);
}

static void
chieu_window_init (ChieuWindow *self)
{
  GtkDropTarget *target;

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->primary_button, make_primary_menu_cb, self, NULL);
  chieu_side_button_listen (GTK_WIDGET (self), side_button_cb);
  chieu_first_frame_lighten (GTK_WINDOW (self));
  chieu_help_place_set_func (GTK_WINDOW (self), get_help_place);
  target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);
  g_signal_connect (target, "drop", G_CALLBACK (dropped_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
  self->match_signals = g_signal_group_new (CHIEU_TYPE_MATCH);
  g_signal_group_connect_swapped (self->match_signals, "notify::can-undo", G_CALLBACK (update_controls), self);
  g_signal_group_connect_swapped (self->match_signals, "notify::can-redo", G_CALLBACK (update_controls), self);
  g_signal_group_connect_swapped (self->match_signals, "save-failed", G_CALLBACK (save_failed_cb), self);
  g_signal_group_connect_swapped (self->match_signals, "noted", G_CALLBACK (noted_cb), self);
  self->parts.mat = CHIEU_MAT_VIEW (chieu_pan_room_get_child (self->table));
  self->parts.coach = chieu_coach_panel_new ();
  gtk_widget_set_visible (self->parts.coach, FALSE);
  chieu_mat_view_set_page (self->parts.mat, self->parts.coach);
  g_signal_connect_object (self->parts.coach, "advised", G_CALLBACK (advised_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->parts.coach, "notify::visible", G_CALLBACK (coach_shown_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->parts.mat, "card-asked", G_CALLBACK (card_asked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::focus-widget", G_CALLBACK (focus_moved_cb), NULL);
}
