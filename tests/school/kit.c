/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "kit.h"

#include <locale.h>
#include <string.h>

#include "games/to-tom/rules/to-tom.h"

const char *kit_folder;

void
kit_init (int    *argc,
          char ***argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (argc, argv, NULL);
  g_assert_cmpint (*argc, ==, 2);
  kit_folder = (*argv)[1];
}

ChieuLesson *
kit_load_example (const char *name)
{
  g_autofree char *path = g_build_filename (kit_folder, name, NULL);
  g_autoptr (GError) error = NULL;
  ChieuLesson *lesson = chieu_lesson_load (path, &error);

  g_assert_no_error (error);
  return lesson;
}

char *
kit_make_text (const char *steps)
{
  return g_strconcat ("<lesson format=\"1\" id=\"try\" game=\"to-tom\">\n"
                      "<title>Try</title><aim>To try.</aim>\n", steps, "\n</lesson>\n", NULL);
}

ChieuLesson *
kit_read_lesson (const char *steps)
{
  g_autofree char *text = kit_make_text (steps);
  g_autoptr (GError) error = NULL;
  ChieuLesson *lesson = chieu_lesson_parse (text, -1, "try.xml", &error);

  g_assert_no_error (error);
  return lesson;
}

ChieuCard
kit_parse_card (const char *text)
{
  ChieuCard card = chieu_deck_parse (&chieu_deck_to_tom, text, strlen (text));

  g_assert_cmpint (card, <, CHIEU_TO_TOM_FACES);
  return card;
}

ChieuLessonCards
kit_parse_cards (const char *text)
{
  return kit_parse_cards_of (&chieu_to_tom, text);
}

ChieuLessonCards
kit_parse_cards_of (const ChieuGame *game,
                    const char      *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  ChieuLessonCards cards = { 0 };

  for (int i = 0; words[i] != NULL && *text != '\0'; i++)
    {
      ChieuCard card = chieu_deck_parse (game->deck, words[i], strlen (words[i]));

      g_assert_cmpint (card, <, game->deck->n_faces);
      chieu_lesson_cards_add (&cards, card);
    }
  return cards;
}

ChieuMove
kit_parse_move (const char *text)
{
  ChieuMove move;
  int column;

  g_assert_true (chieu_to_tom.parse_move (text, &move, &column));
  return move;
}

void
kit_assert_error (const GError *error,
                  int           code,
                  const char   *parts,
                  const char   *what)
{
  g_auto (GStrv) wanted = g_strsplit (parts, "|", -1);

  if (error == NULL || error->domain != CHIEU_LESSON_ERROR || error->code != code)
    g_error ("%s: no such error: %s", what, error != NULL ? error->message : "it passed");
  for (int i = 0; wanted[i] != NULL; i++)
    if (strstr (error->message, wanted[i]) == NULL)
      g_error ("%s: “%s” does not say “%s”", what, error->message, wanted[i]);
}
