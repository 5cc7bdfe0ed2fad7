/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The checker on lessons of Mậu binh and Lục hổ: tasks that only these games have are judged by their rules, and tasks that
 * they do not have are refused.
 */
#include "kit.h"

#include <string.h>

#include "school/lesson/lesson-check.h"

/* Steps of a lesson, and a part of the error that is found in it, or NULL: it is right. */
typedef struct
{
  const char *what;
  const char *game;
  const char *steps;
  const char *said;
} Case;

#define STEP(inside) "<step id='a'>" inside "<text>A</text><hint>A</hint></step>"
#define CLUBS "<position><hand>Ac Kc 9c 7c 4c 8s 8d 8h 5s 2d Qs Qd Jh</hand></position>"
#define LED "<position cai='3'><hand>7k 8k 2x 6x 3s 8s 2q 5q 6q 8q 4s 2s</hand><hand seat='3'>5k</hand>" \
  "<moves>3 lam; 3 ra 5k</moves></position>"
#define FREE "<position cai='3'><hand>3k 2k 2x 6x 3s 8s 2q 5q 6q 8q 4s 2s</hand><hand seat='3'>5k</hand>" \
  "<moves>3 lam; 3 ra 5k</moves></position>"
#define LOST "<position cai='3'><hand>7x 7k 7s 5x 4x 9k 9s 4s 5s 2q 5q 6q</hand><hand seat='1'>1s</hand>" \
  "<hand seat='2'>8k 8s 8q 9q 1x vt 2s 6s 3q 4q 1k 2k</hand><hand seat='3'>3x 2x 3k 4k 3s 5k 6k 6x 8x 9x 1q 7q</hand>" \
  "<moves>3 khong; 0 lam; 3 ra 3x; 0 bat 5x; 2 chui 2s; 0 ra 7x 7k 7s; 2 bat 8k 8s 8q; 3 chui 3k 4k 3s; 2 an-ho</moves></position>"

static const Case cases[] = {
  { "cards of one chi in any order", "mau-binh",
    STEP (CLUBS "<do><move>xep 4c 7c 9c Ac Kc / 8h 2d 8s 8d 5s / Qd Jh Qs</move></do>"), NULL },
  { "chi are not exchanged", "mau-binh",
    STEP (CLUBS "<do><move>xep Ac Kc 9c 7c 4c / 8s 8d 8h 5s 2d / Qs Qd Jh</move></do>"
          "<wrong move='xep Ac Kc 9c 7c 4c / 8s 8d 8h 5s Jh / Qs Qd 2d'>A</wrong>"), NULL },
  { "a foul arrangement is not right", "mau-binh", STEP (CLUBS "<do><move>xep 8s 8d 8h 5s 2d / Ac Kc 9c 7c 4c / Qs Qd Jh</move></do>"), "binh-lung" },
  { "any arrangement that is not foul is right", "mau-binh",
    STEP (CLUBS "<do any='yes'><move>xep Ac Kc 9c 7c 4c / 8s 8d 8h 5s 2d / Qs Qd Jh</move></do>"), NULL },
  { "where any is right, none that is not foul is wrong", "mau-binh",
    STEP (CLUBS "<do any='yes'><move>xep Ac Kc 9c 7c 4c / 8s 8d 8h 5s 2d / Qs Qd Jh</move></do>"
          "<wrong move='xep Ac Kc 9c 7c 4c / 8s 8d 8h 5s Jh / Qs Qd 2d'>A</wrong>"), "right by the rules" },
  { "after any arrangement a position is needed", "mau-binh",
    STEP (CLUBS "<do any='yes'><move>xep Ac Kc 9c 7c 4c / 8s 8d 8h 5s 2d / Qs Qd Jh</move></do>") "<step id='b'><text>A</text></step>",
    "it needs a position" },
  { "five of one suit", "mau-binh", STEP ("<cards>2h 9h Kh 5d 7h Jh</cards><pick rule='thung'/><wrong has='5d'>A</wrong>"), NULL },
  { "a straight flush is no flush", "mau-binh",
    STEP ("<cards>5h 6h 7h 8h 9h 2d</cards><pick rule='thung'/>"), "no cards here are right" },
  { "the highest cards", "mau-binh", STEP ("<cards>Kh 8h 5h Kd 2h Qh Ks 9c</cards><pick rule='highest'/><wrong has='Kd'>A</wrong>"), NULL },
  { "a pair with a card of it", "mau-binh",
    STEP ("<cards>9h 9d Kh Kd 2c</cards><pick rule='doi' with='9h'/><wrong cards='Kh Kd'>A</wrong>"), NULL },
  { "a pair with a card that lies beside", "mau-binh",
    STEP ("<cards>9d Kh Kd 2c</cards><pick rule='doi' with='9h'/><wrong cards='Kh Kd'>A</wrong>"), NULL },
  { "no pair of three", "mau-binh", STEP ("<cards>9h 9d 9c Kh</cards><pick rule='doi' n='3'/>"), "no cards here are right" },
  { "the highest with a card", "mau-binh",
    STEP ("<cards>Kh Kd Ks 2h 4d 6c</cards><pick rule='highest' with='2h'/><wrong cards='Kh Kd Ks 6c 4d'>A</wrong>"), NULL },
  { "the highest with a card that lies beside", "mau-binh",
    STEP ("<cards>Kh Kd 7s 4d 6c</cards><pick rule='highest' n='3' with='Ks'/><wrong cards='Kh Kd 7s'>A</wrong>"), NULL },
  { "the highest of four", "mau-binh", STEP ("<cards>Kh Kd Ks 2h 4d 6c</cards><pick rule='highest' n='4'/>"), "no cards here are right" },
  { "nothing is put together", "mau-binh", STEP ("<cards>2h 9h</cards><arrange/>"), "no such task" },
  { "nothing waits", "luc-ho", STEP ("<cards>2x 9x</cards><faces rule='waits'/>"), "no such task" },
  { "a card that stays in the box", "luc-ho", STEP ("<position><hand>lh</hand></position>"), "“lh” is not dealt" },
  { "the dream has one card", "luc-ho", STEP ("<position cai='0'><hand seat='2'>2x 3x</hand></position>"), "it can have 1" },
  { "what beats a card", "luc-ho", STEP ("<cards>7k 3k 8s</cards><pick rule='beats' with='5k'/><wrong has='8s'>A</wrong>"), NULL },
  { "the card to beat must be named", "luc-ho", STEP ("<cards>7k 3k 8s</cards><pick rule='beats'/>"), "needs “with”" },
  { "holding back", "luc-ho", STEP (LED "<do><move>bat 7k</move></do><wrong move='chui 8k' reason='held-back'>A</wrong>"), NULL },
  { "dropping what one likes", "luc-ho", STEP (FREE "<do any='yes'><move>chui 2q</move></do><wrong move='bat 6x' reason='no-beat'>A</wrong>"), NULL },
  { "points that were lost", "luc-ho",
    STEP (LOST "<choose rule='points'><answer>3: −3 points</answer><answer right='yes'>2 × 3 = 6: −6 points</answer></choose>"), NULL },
  { "points that were lost are not won", "luc-ho",
    STEP (LOST "<choose rule='points'><answer>3 points</answer><answer right='yes'>6 points</answer></choose>"), "the rules pay -6" },
};

static void
test_case (gconstpointer data)
{
  const Case *self = data;
  g_autofree char *text = g_strdup_printf ("<lesson format='1' id='a' game='%s'><title>A</title><aim>A</aim>%s</lesson>",
                                           self->game, self->steps);
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuLesson) lesson = chieu_lesson_parse (text, -1, "test", &error);

  if (lesson != NULL)
    chieu_lesson_check (lesson, NULL, &error);
  if (self->said == NULL)
    g_assert_no_error (error);
  else if (error == NULL || strstr (error->message, self->said) == NULL)
    g_error ("%s: “%s” is not in “%s”", self->what, self->said, error != NULL ? error->message : "");
}

int
main (int    argc,
      char **argv)
{
  kit_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/check/%s/%s", cases[i].game, cases[i].what);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  return g_test_run ();
}
