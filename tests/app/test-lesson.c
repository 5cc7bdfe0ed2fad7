/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson EXAMPLES LESSONS   The page of a lesson: gone through with right and wrong answers, back and forth.
 */
#include "app/letters.h"
#include "common/find.h"
#include "common/layout-check.h"
#include "common/lesson-fixture.h"
#include "common/lesson-player.h"
#include "mat/view/mat-view-private.h"
#include "mat/widgets/card-widget.h"

#include <string.h>

/* Words that would go by themselves would have gone by then, in seconds. */
#define STAYS_S 0.5
/* At least so many lines of the task are in sight, in large letters and with many buttons below them, too. */
#define LINES_SEEN 4

/* ---- Going through ---- */

/* The example lessons, each gone through with wrong answers and with right ones. */
static void
test_examples (void)
{
  LessonFixture self;
  LessonPlayer player;

  lesson_fixture_set_up (&self, lesson_fixture_examples);
  g_assert_cmpuint (self.course->lessons->len, ==, 3);
  for (guint i = 0; i < self.course->lessons->len; i++)
    {
      lesson_fixture_open (&self, i, NULL);
      lesson_player_init (&player, self.page);
      lesson_player_finish (&player);
      g_assert_cmpuint (player.answers, >, 1);
      lesson_player_clear (&player);
      g_assert_true (g_str_has_suffix (self.places->str, "! "));
    }
  lesson_fixture_tear_down (&self);
}

/* Every lesson of Tổ tôm, gone through likewise. */
static void
test_all (void)
{
  LessonFixture self;
  LessonPlayer player;

  lesson_fixture_set_up (&self, lesson_fixture_lessons);
  g_assert_cmpuint (self.course->faults->len, ==, 0);
  for (guint i = 0; i < self.course->lessons->len; i++)
    {
      lesson_fixture_open (&self, i, NULL);
      lesson_player_init (&player, self.page);
      lesson_player_finish (&player);
      lesson_player_clear (&player);
    }
  lesson_fixture_tear_down (&self);
}

/* Skips the step, which shows its answer if it has a question, and goes on to the next one. */
static void
skip_step (LessonFixture *self)
{
  if (!chieu_lesson_run_is_done (self->page->run))
    lesson_fixture_press (self, "lesson.skip");
  g_assert_true (chieu_lesson_run_is_done (self->page->run));
  lesson_fixture_press (self, "lesson.next");
}

/* Everything can be skipped; then each question, and nothing else, comes back at the end. And one can go back to each step. */
static void
test_back_and_forth (void)
{
  LessonFixture self;
  guint n;

  lesson_fixture_set_up (&self, lesson_fixture_examples);
  lesson_fixture_open (&self, 1, NULL);
  n = chieu_lesson_page_get_lesson (self.page)->steps->len;
  for (guint i = 0; i < n; i++)
    skip_step (&self);
  g_assert_true (chieu_lesson_run_asks_again (self.page->run));
  while (chieu_lesson_run_get_step (self.page->run) != NULL)
    {
      g_assert_cmpuint (chieu_lesson_run_get_step (self.page->run)->task, !=, CHIEU_TASK_READ);
      skip_step (&self);
    }
  lesson_fixture_open (&self, 1, NULL);
  for (guint i = 1; i < n; i++)
    skip_step (&self);
  for (guint i = n - 1; i > 0; i--)
    {
      lesson_fixture_press (&self, "lesson.back");
      g_assert_cmpuint (chieu_lesson_run_get_number (self.page->run), ==, i - 1);
    }
  lesson_fixture_press (&self, "lesson.back");
  g_assert_cmpuint (chieu_lesson_run_get_number (self.page->run), ==, 0);
  lesson_fixture_tear_down (&self);
}

/* A step that was answered is asked again when the learner goes back to it. */
static void
test_again (void)
{
  LessonFixture self;
  LessonPlayer player;

  lesson_fixture_set_up (&self, lesson_fixture_examples);
  lesson_fixture_open (&self, 1, "eat");
  g_assert_cmpuint (chieu_lesson_run_get_number (self.page->run), ==, 1);
  lesson_player_init (&player, self.page);
  chieu_mat_view_land (self.page->mat);
  lesson_player_do_step (&player);
  lesson_fixture_press (&self, "lesson.back");
  g_assert_false (chieu_lesson_run_is_done (self.page->run));
  lesson_player_do_step (&player);
  g_assert_cmpstr (self.places->str, ==, "eat throw eat throw ");
  lesson_player_clear (&player);
  lesson_fixture_tear_down (&self);
}

/* The words on an answer stay until there is another answer, however long one takes. */
static void
test_stays (void)
{
  LessonFixture self;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  lesson_fixture_set_up (&self, lesson_fixture_examples);
  lesson_fixture_open (&self, 0, "suit");
  lesson_fixture_press (&self, "lesson.hint");
  before = chieu_lesson_page_get_words (self.page);
  g_assert_nonnull (strstr (before, "There are two of them."));
  for (gint64 end = g_get_monotonic_time () + STAYS_S * G_USEC_PER_SEC; g_get_monotonic_time () < end;)
    chieu_layout_settle (GTK_WIDGET (self.window));
  after = chieu_lesson_page_get_words (self.page);
  g_assert_cmpstr (before, ==, after);
  lesson_fixture_tear_down (&self);
}

/* ---- Questions ---- */

/* Returns: the toggle of the table with the card whose name begins with @name */
static GtkToggleButton *
find_card (LessonFixture *self,
           const char    *name)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->page->table)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_TOGGLE_BUTTON (child) && g_str_has_prefix (gtk_widget_get_tooltip_text (child), name))
      return GTK_TOGGLE_BUTTON (child);
  g_error ("%s is not there", name);
}

/* Where one card is the answer, one press answers: a wrong card does not stay chosen, and is marked until another is pressed. */
static void
test_one_press (void)
{
  LessonFixture self;
  GtkToggleButton *wrong;

  lesson_fixture_set_up (&self, lesson_fixture_lessons);
  lesson_fixture_open (&self, 0, "carp");
  g_assert_true (lesson_fixture_has_words (&self, "The first card you press is your answer"));
  wrong = find_card (&self, "Nhị vạn");
  gtk_toggle_button_set_active (wrong, TRUE);
  g_assert_true (lesson_fixture_has_words (&self, "These are two peaches"));
  g_assert_false (gtk_toggle_button_get_active (wrong));
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (wrong), "wrong"));
  g_assert_false (chieu_lesson_run_is_done (self.page->run));
  gtk_toggle_button_set_active (find_card (&self, "Bát vạn"), TRUE);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (wrong), "wrong"));
  g_assert_true (chieu_lesson_run_is_done (self.page->run));
  g_assert_cmpint (chieu_lesson_run_get_standing (self.page->run, 1), ==, CHIEU_STEP_MENDED);
  lesson_fixture_tear_down (&self);
}

/* Where several cards are right, the page says how many; after a wrong answer only the right ones stay chosen. */
static void
test_several (void)
{
  LessonFixture self;

  lesson_fixture_set_up (&self, lesson_fixture_lessons);
  lesson_fixture_open (&self, 0, "one-to-three");
  g_assert_true (lesson_fixture_has_words (&self, "When you have 2 cards"));
  gtk_toggle_button_set_active (find_card (&self, "Nhất vạn"), TRUE);
  gtk_toggle_button_set_active (find_card (&self, "Tam vạn"), TRUE);
  g_assert_true (gtk_widget_get_sensitive (self.page->next));
  lesson_fixture_press (&self, "lesson.next");
  g_assert_false (gtk_toggle_button_get_active (find_card (&self, "Nhất vạn")));
  g_assert_true (gtk_toggle_button_get_active (find_card (&self, "Tam vạn")));
  gtk_toggle_button_set_active (find_card (&self, "Tam sách"), TRUE);
  lesson_fixture_press (&self, "lesson.next");
  g_assert_true (chieu_lesson_run_is_done (self.page->run));
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (find_card (&self, "Tam sách")), "right"));
  g_assert_false (lesson_fixture_has_words (&self, "When you have 2 cards"));
  lesson_fixture_tear_down (&self);
}

/* Pressing “Check” before anything is chosen is no answer, and so not a wrong one. */
static void
test_empty (void)
{
  static const struct { guint lesson; const char *step, *says; } rows[] = {
    { 0, "one-to-three", "You have not chosen a card yet." },
    { 6, "six", "Nothing has been put together yet." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      LessonFixture self;

      lesson_fixture_set_up (&self, lesson_fixture_lessons);
      lesson_fixture_open (&self, rows[i].lesson, rows[i].step);
      for (int times = 0; times < 3; times++)
        lesson_fixture_press (&self, "lesson.next");
      g_assert_true (lesson_fixture_has_words (&self, rows[i].says));
      g_assert_false (lesson_fixture_has_words (&self, "Not yet"));
      g_assert_false (lesson_fixture_has_words (&self, "The answer"));
      lesson_fixture_tear_down (&self);
    }
}

/* Returns: whether there is text in what @node draws */
static gboolean
draws_text (GskRenderNode *node)
{
  switch (gsk_render_node_get_node_type (node))
    {
    case GSK_TEXT_NODE:
      return TRUE;
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        if (draws_text (gsk_container_node_get_child (node, i)))
          return TRUE;
      return FALSE;
    case GSK_TRANSFORM_NODE:
      return draws_text (gsk_transform_node_get_child (node));
    case GSK_CLIP_NODE:
      return draws_text (gsk_clip_node_get_child (node));
    default:
      return FALSE;
    }
}

/* Returns: whether the cards of the table bear their labels */
static gboolean
are_labelled (LessonFixture *self)
{
  GtkWidget *card = find_of_type (GTK_WIDGET (self->page->table), CHIEU_TYPE_CARD_WIDGET);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  GTK_WIDGET_GET_CLASS (card)->snapshot (card, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  return node != NULL && draws_text (node);
}

/* The step that explains the label shows it, though names are not switched on; the next one does not. */
static void
test_labels (void)
{
  LessonFixture self;

  lesson_fixture_set_up (&self, lesson_fixture_lessons);
  lesson_fixture_open (&self, 0, "label");
  g_assert_true (are_labelled (&self));
  lesson_fixture_open (&self, 0, "van");
  g_assert_false (are_labelled (&self));
  lesson_fixture_tear_down (&self);
}

/* After the same mistake twice the card to look at is marked; after it three times the page says the answer, with its reason. */
static void
test_more_help (void)
{
  LessonFixture self;

  lesson_fixture_set_up (&self, lesson_fixture_lessons);
  lesson_fixture_open (&self, 0, "carp");
  for (int i = 0; i < 3; i++)
    {
      g_assert_false (lesson_fixture_has_words (&self, "The answer"));
      gtk_toggle_button_set_active (find_card (&self, "Nhị vạn"), TRUE);
      g_assert_cmpint (lesson_fixture_has_words (&self, "Look at the marked card: "), ==, i == 1);
    }
  g_assert_true (lesson_fixture_has_words (&self, "The answer: 8 Vạn. That is the carp."));
  g_assert_false (chieu_lesson_run_is_done (self.page->run));
  lesson_fixture_tear_down (&self);
}

/* A skipped question shows its answer and is asked again at the end. As long as some are skipped again, the lesson is not learnt. */
static void
test_skipped (void)
{
  LessonFixture self;
  guint n;

  lesson_fixture_set_up (&self, lesson_fixture_lessons);
  lesson_fixture_open (&self, 0, "carp");
  lesson_fixture_press (&self, "lesson.skip");
  g_assert_true (lesson_fixture_has_words (&self, "The answer: 8 Vạn. That is the carp."));
  g_assert_true (gtk_toggle_button_get_active (find_card (&self, "Bát vạn")));
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (find_card (&self, "Bát vạn")), "answer"));
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (find_card (&self, "Bát vạn")), "right"));
  g_assert_false (lesson_fixture_has_words (&self, "✓"));
  g_assert_cmpint (chieu_lesson_run_get_standing (self.page->run, 1), ==, CHIEU_STEP_SHOWN);
  lesson_fixture_press (&self, "lesson.next");
  n = chieu_lesson_page_get_lesson (self.page)->steps->len;
  for (guint i = 2; i < n; i++)
    skip_step (&self);
  g_assert_cmpstr (chieu_lesson_run_get_step (self.page->run)->id, ==, "carp");
  gtk_toggle_button_set_active (find_card (&self, "Bát vạn"), TRUE);
  g_assert_cmpint (chieu_lesson_run_get_standing (self.page->run, 1), ==, CHIEU_STEP_MENDED);
  lesson_fixture_press (&self, "lesson.next");
  while (chieu_lesson_run_get_step (self.page->run) != NULL)
    skip_step (&self);
  g_assert_true (lesson_fixture_has_words (&self, "questions will come back"));
  g_assert_false (lesson_fixture_has_words (&self, "You know the cards"));
  g_assert_true (g_str_has_suffix (self.places->str, "welcome! "));
  lesson_fixture_tear_down (&self);
}

/* Returns: whether two parts of the page are seen and overlap by more than a pixel */
static gboolean
parts_overlap (const LessonFixture *self,
               GtkWidget           *one,
               GtkWidget           *other)
{
  graphene_rect_t a, b, both;

  return gtk_widget_get_mapped (one) && gtk_widget_get_mapped (other) && gtk_widget_compute_bounds (one, GTK_WIDGET (self->page), &a)
         && gtk_widget_compute_bounds (other, GTK_WIDGET (self->page), &b) && graphene_rect_intersection (&a, &b, &both)
         && both.size.width > 1 && both.size.height > 1;
}

typedef struct
{
  int width, height;
} Size;

/* Rooms in which the buttons stand beside the mat, in a sheet below it, and below a mat that is drawn smaller. */
static const Size sizes[] = { { 1024, 543 }, { 480, 743 }, { 480, 500 } };

/* Each button has one place and one size, whatever it says and whichever others are there, beside a mat, beside cards and alone; and it
 * covers no words and no cards. */
static void
test_one_place (gconstpointer data)
{
  const Size *size = data;
  LessonFixture self;
  graphene_rect_t places[3], now;
  gboolean seen[3] = { FALSE };
  guint on_mat = 0, beside_cards = 0;

  lesson_fixture_set_up (&self, lesson_fixture_lessons);
  gtk_window_set_default_size (self.window, size->width, size->height);
  for (guint lesson = 0; lesson < self.course->lessons->len && (on_mat < 2 || beside_cards < 2); lesson += 2)
    for (lesson_fixture_open (&self, lesson, NULL); chieu_lesson_run_get_step (self.page->run) != NULL;)
      {
        GtkWidget *const buttons[] = { self.page->next, self.page->skip, self.page->hint };
        gboolean mat = gtk_widget_get_mapped (GTK_WIDGET (self.page->mat));

        chieu_layout_settle (GTK_WIDGET (self.window));
        on_mat += mat;
        beside_cards += gtk_widget_get_mapped (GTK_WIDGET (self.page->table));
        g_assert_true (gtk_widget_get_visible (self.page->next));
        for (gsize b = 0; b < G_N_ELEMENTS (buttons); b++)
          {
            if (!gtk_widget_get_visible (buttons[b]))
              continue;
            g_assert_true (gtk_widget_compute_bounds (buttons[b], GTK_WIDGET (self.page), &now));
            if (!seen[b])
              places[b] = now;
            seen[b] = TRUE;
            if (!graphene_rect_equal (&places[b], &now))
              g_error ("%d×%d, lesson %u: button %zu has gone from %g,%g %g×%g to %g,%g %g×%g", size->width, size->height, lesson + 1, b,
                       (double) places[b].origin.x, (double) places[b].origin.y, (double) places[b].size.width,
                       (double) places[b].size.height, (double) now.origin.x, (double) now.origin.y, (double) now.size.width,
                       (double) now.size.height);
            g_assert_cmpfloat (now.origin.x + now.size.width, <=, size->width);
            g_assert_cmpfloat (now.origin.y + now.size.height, <=, size->height);
          }
        g_assert_false (parts_overlap (&self, self.page->foot, GTK_WIDGET (self.page->panel)));
        g_assert_false (parts_overlap (&self, self.page->foot, GTK_WIDGET (self.page->table)));
        g_assert_false (parts_overlap (&self, self.page->foot, GTK_WIDGET (self.page->groups)));
        if (!chieu_lesson_run_is_done (self.page->run))
          lesson_fixture_press (&self, "lesson.skip");
        lesson_fixture_press (&self, "lesson.next");
      }
  g_assert_cmpuint (on_mat, >=, 2);
  g_assert_cmpuint (beside_cards, >=, 2);
  g_assert_true (seen[0] && seen[1] && seen[2]);
  lesson_fixture_tear_down (&self);
}

/* An answer in words that the learner did not find is shown without the sign of one that was. */
static void
test_skipped_choice (void)
{
  LessonFixture self;

  lesson_fixture_set_up (&self, lesson_fixture_lessons);
  lesson_fixture_open (&self, 0, "four-of-each");
  lesson_fixture_press (&self, "lesson.skip");
  g_assert_true (lesson_fixture_has_words (&self, "The answer: Four."));
  g_assert_false (lesson_fixture_has_words (&self, "✓"));
  g_assert_nonnull (find_below (GTK_WIDGET (self.page->panel), gtk_widget_has_css_class, "answer"));
  lesson_fixture_tear_down (&self);
}

static guint
find_lesson (const LessonFixture *self,
             const char          *id)
{
  int place = chieu_course_find (self->course, id);

  g_assert_cmpint (place, >=, 0);
  return (guint) place;
}

/* The course of Chắn lies beside that of Tổ tôm. */
static void
set_up_chan (LessonFixture *self)
{
  g_autofree char *courses = g_path_get_dirname (lesson_fixture_lessons), *folder = g_build_filename (courses, "chan", NULL);

  lesson_fixture_set_up (self, folder);
}

/* The words of a step say which move to make. The question of the mat stands among them only where the learner plays a hand alone. */
static void
test_asked_once (void)
{
  LessonFixture self;

  set_up_chan (&self);
  lesson_fixture_open (&self, find_lesson (&self, "chieu"), "boc");
  g_assert_nonnull (self.page->mat->offers.prompt);
  g_assert_false (lesson_fixture_has_words (&self, self.page->mat->offers.prompt));
  lesson_fixture_open (&self, find_lesson (&self, "mot-minh"), NULL);
  while (chieu_lesson_run_get_step (self.page->run)->task != CHIEU_TASK_PLAY)
    skip_step (&self);
  chieu_mat_view_land (self.page->mat);
  chieu_layout_settle (GTK_WIDGET (self.window));
  g_assert_nonnull (self.page->mat->offers.prompt);
  g_assert_true (lesson_fixture_has_words (&self, self.page->mat->offers.prompt));
  lesson_fixture_tear_down (&self);
}

/* The answer names the move once. */
static void
test_skipped_move (void)
{
  LessonFixture self;

  set_up_chan (&self);
  lesson_fixture_open (&self, find_lesson (&self, "chieu"), "cai");
  lesson_fixture_press (&self, "lesson.skip");
  g_assert_true (lesson_fixture_has_words (&self, "The answer: Đánh: 6 Vạn."));
  lesson_fixture_tear_down (&self);
}

/* If a lesson is opened at another step while the call is open, its words go where that step has them: over the mat only if there is a call
 * in that step, too. */
static void
test_from_call (void)
{
  static const struct
  {
    const char *step;
    gboolean calls;
  } others[] = { { "costs", FALSE }, { "tom-leo", TRUE }, { "what", FALSE } };
  LessonFixture self;
  guint place;

  lesson_fixture_set_up (&self, lesson_fixture_lessons);
  place = find_lesson (&self, "xuong");
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    {
      lesson_fixture_open (&self, place, "chi-nay");
      chieu_mat_view_land (self.page->mat);
      chieu_layout_settle (GTK_WIDGET (self.window));
      g_assert_true (gtk_widget_get_parent (self.page->words) == GTK_WIDGET (self.page->over));
      lesson_fixture_open (&self, place, others[i].step);
      chieu_mat_view_land (self.page->mat);
      chieu_layout_settle (GTK_WIDGET (self.window));
      g_assert_cmpint (self.page->call != NULL, ==, others[i].calls);
      g_assert_cmpint (gtk_widget_get_parent (self.page->words) == GTK_WIDGET (self.page->over), ==, others[i].calls);
      g_assert_true (gtk_widget_get_mapped (self.page->words));
    }
  lesson_fixture_tear_down (&self);
}

/* While the call is open, the words of the lesson lie over the mat, and not over the buttons. */
static void
test_call_words (void)
{
  LessonFixture self;

  set_up_chan (&self);
  lesson_fixture_open (&self, find_lesson (&self, "u"), "xuong");
  chieu_mat_view_land (self.page->mat);
  chieu_layout_settle (GTK_WIDGET (self.window));
  g_assert_true (gtk_widget_get_parent (self.page->words) == GTK_WIDGET (self.page->over));
  g_assert_false (parts_overlap (&self, self.page->foot, self.page->words));
  lesson_fixture_tear_down (&self);
}

/* While the call is open, the words of the lesson on the mat cover neither the open hand above them nor the labels at its sets, however
 * large the letters. */
static void
test_call_in_sight (void)
{
  LessonFixture self;
  int dpi;

  set_up_chan (&self);
  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  for (int scale = 1; scale <= 2; scale++)
    {
      ChieuMatView *mat;
      graphene_rect_t words, spread;

      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", scale * dpi, NULL);
      chieu_mat_view_set_text_scale (self.page->mat, scale);
      gtk_window_set_default_size (self.window, 1024, 600);
      lesson_fixture_open (&self, find_lesson (&self, "u"), "xuong");
      mat = self.page->mat;
      chieu_mat_view_land (mat);
      chieu_layout_settle (GTK_WIDGET (self.window));
      while (self.page->cover_id != 0)
        g_main_context_iteration (NULL, TRUE);
      chieu_layout_settle (GTK_WIDGET (self.window));
      g_assert_true (gtk_widget_compute_bounds (self.page->words, GTK_WIDGET (mat), &words));
      g_assert_cmpint (mat->scene->n_open, >, 0);
      for (int set = 0; set < mat->scene->n_open; set++)
        g_assert_cmpfloat (mat->scene->open_sets[set].y + mat->scene->open_sets[set].height, <=, words.origin.y);
      for (GtkWidget *word = gtk_widget_get_first_child (mat->calling.spread); word != NULL; word = gtk_widget_get_next_sibling (word))
        if (gtk_widget_get_mapped (word) && gtk_widget_compute_bounds (word, GTK_WIDGET (mat), &spread))
          g_assert_cmpfloat (spread.origin.y + spread.size.height, <=, words.origin.y);
    }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi, NULL);
  lesson_fixture_tear_down (&self);
}

/* Where no card is held, the focus goes to the button that bears the space bar: the space bar presses whichever button has the focus. */
static void
test_focus_space (void)
{
  LessonFixture self;
  GtkWidget *focus = NULL;
  int way;

  lesson_fixture_set_up (&self, lesson_fixture_lessons);
  lesson_fixture_open (&self, find_lesson (&self, "lang"), "khe-khan");
  chieu_mat_view_land (self.page->mat);
  chieu_layout_settle (GTK_WIDGET (self.window));
  while (self.page->focus_id != 0)
    g_main_context_iteration (NULL, TRUE);
  focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self.page)));
  g_assert_cmpstr (chieu_side_column_get_action (CHIEU_SIDE_COLUMN (self.page->mat->side), focus, &way), ==, "mat.xong");
  lesson_fixture_tear_down (&self);
}

/* A question that has nothing to do with the mat stands alone; the mat is there again with the next step. */
static void
test_alone (void)
{
  LessonFixture self;

  lesson_fixture_set_up (&self, lesson_fixture_lessons);
  lesson_fixture_open (&self, find_lesson (&self, "bo"), "taken");
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (self.page->mat)));
  g_assert_true (gtk_widget_get_mapped (self.page->words));
  lesson_fixture_open (&self, find_lesson (&self, "bo"), "phong-again");
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (self.page->mat)));
  lesson_fixture_tear_down (&self);
}

/* Where the lesson asks which of several ways is right, the mat offers them all, though only one is clean. */
static void
test_ways (void)
{
  LessonFixture self;

  set_up_chan (&self);
  lesson_fixture_open (&self, find_lesson (&self, "loi-an"), "treo-tranh");
  chieu_mat_view_land (self.page->mat);
  gtk_widget_activate_action (GTK_WIDGET (self.page->mat), "mat.an", NULL);
  g_assert_false (chieu_lesson_run_is_done (self.page->run));
  g_assert_cmpint (self.page->mat->deeds.n_choices, >=, 2);
  lesson_fixture_tear_down (&self);
}

/* In letters of twice the size some lines of what is to be done are seen, however many buttons there are. */
static void
test_many_buttons (void)
{
  LessonFixture self;
  int dpi;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * dpi, NULL);
  lesson_fixture_set_up (&self, lesson_fixture_lessons);
  chieu_mat_view_set_text_scale (self.page->mat, 2);
  lesson_fixture_open (&self, find_lesson (&self, "bo"), "bo-u");
  g_assert_true (gtk_widget_get_mapped (self.page->words));
  g_assert_cmpint (gtk_widget_get_height (self.page->words), >=, LINES_SEEN * chieu_letters_get_line_height (self.page->words));
  lesson_fixture_tear_down (&self);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi, NULL);
}

/* A review asks the steps that it is given, and emits no signal "place", by which a place in the lesson is kept. */
static void
test_review (void)
{
  LessonFixture self;
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (guint));
  const guint asked[] = { 2, 1 };

  lesson_fixture_set_up (&self, lesson_fixture_lessons);
  g_array_append_vals (steps, asked, G_N_ELEMENTS (asked));
  g_assert_true (chieu_lesson_page_set_review (self.page, self.course, 0, steps, NULL));
  chieu_layout_settle (GTK_WIDGET (self.window));
  g_assert_cmpuint (chieu_lesson_run_get_number (self.page->run), ==, 2);
  skip_step (&self);
  g_assert_cmpuint (chieu_lesson_run_get_number (self.page->run), ==, 1);
  gtk_toggle_button_set_active (find_card (&self, "Bát vạn"), TRUE);
  g_assert_cmpint (chieu_lesson_run_get_standing (self.page->run, 1), ==, CHIEU_STEP_RIGHT);
  lesson_fixture_press (&self, "lesson.next");
  g_assert_null (chieu_lesson_run_get_step (self.page->run));
  g_assert_cmpstr (self.places->str, ==, "");
  lesson_fixture_tear_down (&self);
}

/* ---- Arranging ---- */

/* A card that is dragged onto another makes a group with it, where that lies and in the order of the deck; a press takes it apart. */
static void
test_dragging (void)
{
  LessonFixture self;
  ChieuLessonGroups *groups;
  const ChieuArrangement *made;

  lesson_fixture_set_up (&self, lesson_fixture_lessons);
  lesson_fixture_open (&self, 6, "six");
  groups = self.page->groups;
  g_assert_cmpint (chieu_lesson_groups_count_piles (groups), ==, 6);
  /* 8s 3v 8n 5v 8v 4v: the five onto the three, then the four. */
  g_assert_true (chieu_lesson_groups_drop (groups, 3, 1));
  g_assert_true (chieu_lesson_groups_drop (groups, 4, 1));
  g_assert_cmpint (chieu_lesson_groups_count_piles (groups), ==, 4);
  made = chieu_lesson_groups_get_arrangement (groups);
  g_assert_cmpint (made->n, ==, 1);
  g_assert_cmpint (made->groups[0].n, ==, 3);
  g_assert_true (made->groups[0].cards[0] < made->groups[0].cards[1] && made->groups[0].cards[1] < made->groups[0].cards[2]);
  g_assert_true (gtk_widget_has_css_class (chieu_lesson_groups_get_pile (groups, 1), "lesson-group"));
  /* A card that stands before the other comes to where the other lies, too. */
  g_assert_true (chieu_lesson_groups_drop (groups, 0, 3));
  g_assert_true (gtk_widget_has_css_class (chieu_lesson_groups_get_pile (groups, 2), "lesson-group"));
  g_assert_false (chieu_lesson_groups_drop (groups, 1, 1));
  g_signal_emit_by_name (chieu_lesson_groups_get_pile (groups, 2), "clicked");
  g_assert_cmpint (made->n, ==, 1);
  lesson_fixture_tear_down (&self);
}

/* ---- Moves of the others ---- */

/* A learner whose pace is to wait sees the moves of the others one after another, and hears only then that the answer was right. */
static void
test_pace (void)
{
  LessonFixture self;
  LessonPlayer player;
  const ChieuStep *step;
  guint presses = 0;

  lesson_fixture_set_up (&self, lesson_fixture_examples);
  chieu_lesson_page_set_pace (self.page, CHIEU_PACE_WAIT);
  lesson_fixture_open (&self, 1, "discard");
  lesson_player_init (&player, self.page);
  step = chieu_lesson_run_get_step (self.page->run);
  chieu_deeds_try_move (&self.page->mat->deeds, &g_array_index (step->moves, ChieuLessonMove, 0).move);
  while (strstr (player.heard->str, "✓") == NULL && presses < 20)
    {
      presses++;
      gtk_widget_activate_action (GTK_WIDGET (self.page->mat), "mat.proceed", NULL);
    }
  /* All deeds but the learner’s own came by pressing. */
  g_assert_cmpuint (presses, ==, chieu_lesson_run_get_deeds (self.page->run)->len - 1);
  g_assert_cmpuint (presses, >=, step->then->len);
  lesson_player_clear (&player);
  lesson_fixture_tear_down (&self);
}

static void
answered_cb (GString    *answers,
             const char *step,
             guint       standing)
{
  g_string_append_printf (answers, "%s %u ", step, standing);
}

/* If the learner goes back or begins the step again while the moves that follow a right answer are still shown, the answer counts for
 * the step to which it belongs, and nothing is said of it on the other one. */
static void
test_left_early (void)
{
  static const struct
  {
    const char *lesson, *step;
    const char *press;
    const char *to;              /* where it leads */
    gboolean has_mat;
  } rows[] = {
    /* Back to a question without a mat and to a step on the same mat, and once more at the same step. */
    { "bo", "bo-u", "lesson.back", "never-barred", FALSE },
    { "eat", "discard", "lesson.back", "throw", TRUE },
    { "eat", "discard", "lesson.again", "discard", TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      LessonFixture self;
      g_autoptr (GString) answers = g_string_new (NULL);
      g_autofree char *expected = g_strdup_printf ("%s %d ", rows[i].step, CHIEU_STEP_RIGHT);
      const ChieuStep *step;

      g_test_message ("%s of %s, %s", rows[i].step, rows[i].lesson, rows[i].press);
      lesson_fixture_set_up (&self, g_str_equal (rows[i].lesson, "eat") ? lesson_fixture_examples : lesson_fixture_lessons);
      chieu_lesson_page_set_pace (self.page, CHIEU_PACE_WAIT);
      lesson_fixture_open (&self, (guint) chieu_course_find (self.course, rows[i].lesson), rows[i].step);
      g_signal_connect_swapped (self.page, "answered", G_CALLBACK (answered_cb), answers);
      step = chieu_lesson_run_get_step (self.page->run);
      chieu_deeds_try_move (&self.page->mat->deeds, &g_array_index (step->moves, ChieuLessonMove, 0).move);
      g_assert_true (chieu_lesson_source_is_behind (self.page->source));
      g_assert_cmpstr (answers->str, ==, "");
      lesson_fixture_press (&self, rows[i].press);
      g_assert_cmpstr (answers->str, ==, expected);
      g_assert_cmpstr (chieu_lesson_run_get_step (self.page->run)->id, ==, rows[i].to);
      g_assert_false (chieu_lesson_run_is_done (self.page->run));
      g_assert_false (lesson_fixture_has_words (&self, "✓"));
      lesson_fixture_tear_down (&self);
    }
}

int
main (int    argc,
      char **argv)
{
  lesson_fixture_init (&argc, &argv);
  g_test_add_func ("/lesson/examples", test_examples);
  g_test_add_func ("/lesson/all", test_all);
  g_test_add_func ("/lesson/back-and-forth", test_back_and_forth);
  g_test_add_func ("/lesson/again", test_again);
  g_test_add_func ("/lesson/stays", test_stays);
  g_test_add_func ("/lesson/one-press", test_one_press);
  g_test_add_func ("/lesson/several", test_several);
  g_test_add_func ("/lesson/empty", test_empty);
  g_test_add_func ("/lesson/labels", test_labels);
  g_test_add_func ("/lesson/more-help", test_more_help);
  g_test_add_func ("/lesson/skipped", test_skipped);
  g_test_add_func ("/lesson/skipped-choice", test_skipped_choice);
  g_test_add_func ("/lesson/skipped-move", test_skipped_move);
  g_test_add_func ("/lesson/asked-once", test_asked_once);
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *path = g_strdup_printf ("/lesson/one-place-%dx%d", sizes[i].width, sizes[i].height);

      g_test_add_data_func (path, &sizes[i], test_one_place);
    }
  g_test_add_func ("/lesson/from-call", test_from_call);
  g_test_add_func ("/lesson/call-words", test_call_words);
  g_test_add_func ("/lesson/call-in-sight", test_call_in_sight);
  g_test_add_func ("/lesson/focus-space", test_focus_space);
  g_test_add_func ("/lesson/alone", test_alone);
  g_test_add_func ("/lesson/ways", test_ways);
  g_test_add_func ("/lesson/many-buttons", test_many_buttons);
  g_test_add_func ("/lesson/review", test_review);
  g_test_add_func ("/lesson/dragging", test_dragging);
  g_test_add_func ("/lesson/pace", test_pace);
  g_test_add_func ("/lesson/left-early", test_left_early);
  return g_test_run ();
}
