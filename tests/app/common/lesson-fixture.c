/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lesson-fixture.h"
#include "layout-check.h"

#include <adwaita.h>
#include <string.h>

#include "games/to-tom/rules/to-tom.h"
#include "rules/games.h"

const char *lesson_fixture_examples, *lesson_fixture_lessons;

void
lesson_fixture_init (int    *argc,
                     char ***argv)
{
  gtk_test_init (argc, argv, NULL);
  adw_init ();
  lesson_fixture_examples = (*argv)[1];
  lesson_fixture_lessons = (*argv)[2];
}

static void
place_cb (LessonFixture *self,
          const char    *step,
          gboolean       done)
{
  g_string_append_printf (self->places, "%s%s ", step, done ? "!" : "");
}

/* The names of their files have no numbers, without which chieu_course_load() takes none. */
static ChieuCourse *
load_examples (void)
{
  static const char *const names[] = { "bi.xml", "eat.xml", "hand.xml" };
  ChieuCourse *course = g_new0 (ChieuCourse, 1);

  course->game = &chieu_to_tom;
  course->lessons = g_ptr_array_new_with_free_func ((GDestroyNotify) chieu_lesson_free);
  course->faults = g_ptr_array_new_with_free_func (g_free);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (lesson_fixture_examples, names[i], NULL);
      g_autoptr (GError) error = NULL;

      g_ptr_array_add (course->lessons, chieu_lesson_load (path, &error));
      g_assert_no_error (error);
    }
  return course;
}

void
lesson_fixture_set_up (LessonFixture *self,
                       const char    *folder)
{
  g_autofree char *game = g_path_get_basename (folder);

  self->window = GTK_WINDOW (gtk_window_new ());
  self->page = CHIEU_LESSON_PAGE (chieu_lesson_page_new ());
  self->course = folder == lesson_fixture_examples ? load_examples () : chieu_course_load (chieu_game_find (game), folder);
  self->places = g_string_new (NULL);
  chieu_lesson_page_set_pace (self->page, CHIEU_PACE_NONE);
  g_signal_connect_swapped (self->page, "place", G_CALLBACK (place_cb), self);
  gtk_window_set_default_size (self->window, 1024, 560);
  gtk_window_set_child (self->window, GTK_WIDGET (self->page));
  gtk_window_present (self->window);
}

void
lesson_fixture_tear_down (LessonFixture *self)
{
  gtk_window_destroy (self->window);
  chieu_course_free (self->course);
  g_string_free (self->places, TRUE);
}

void
lesson_fixture_open (LessonFixture *self,
                     guint          place,
                     const char    *step)
{
  g_autoptr (GError) error = NULL;

  chieu_lesson_page_set_lesson (self->page, self->course, place, step, &error);
  g_assert_no_error (error);
  chieu_layout_settle (GTK_WIDGET (self->window));
}

gboolean
lesson_fixture_has_words (LessonFixture *self,
                          const char    *text)
{
  g_autofree char *words = chieu_lesson_page_get_words (self->page);

  return strstr (words, text) != NULL;
}

void
lesson_fixture_press (LessonFixture *self,
                      const char    *action)
{
  gtk_widget_activate_action (GTK_WIDGET (self->page), action, NULL);
}
