/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The places of everything in Mậu binh: the person's chi while they are arranged, the backs of the
 * others, what each step of the show turns up, and the words beside the chi.
 */
#include <string.h>

#include "games/mau-binh/bots/choice.h"
#include "games/mau-binh/mat/layout.h"
#include "mat/sound.h"
#include "scenes.h"

/* The hands that each test deals. */
#define HANDS 40

static const ChieuMatLayout *layout;
/* The names of the seats; the person's is not told. */
static const char *const names[] = { NULL, "An", "Bình", "Cúc", NULL };

/* Arranges the scene at @step of the show. @chosen: the place of the chosen card in the hand, −1: none; @hand: as it lay before, empty for
 * a new one; @ask: (out): what the layout was asked */
static void
arrange_at (const PlaySource *play,
            int               step,
            int               chosen,
            const SceneSize  *size,
            float             text_scale,
            ChieuHand        *hand,
            ChieuScene       *scene,
            ChieuMatAsk      *ask)
{
  static const ChieuLaying none;

  *ask = (ChieuMatAsk) { .view = &play->view, .person = play->person, .width = size->width, .height = size->height,
                         .card_scale = 1, .text_scale = text_scale, .hand = hand, .focus = -1, .laying = &none, .tells = TRUE,
                         .chosen = chosen < 0 ? 0 : 1u << chosen, .step = step };
  layout->hold (&play->view, play->person, hand->n > 0, hand);
  layout->arrange (ask, scene);
}

/* Returns: how many cards of the seat at @position lie face down */
static int
count_hidden (const ChieuScene *scene,
              int               position)
{
  int n = 0;

  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    {
      const ChieuZoneScene *zone = &scene->zones[chieu_mau_binh_zone (position, row)];

      n += zone->below;
      for (int i = 0; i < zone->n; i++)
        n += zone->cards[i].card == CHIEU_CARD_HIDDEN;
    }
  return n;
}

/* No chi takes drops that are meant for another one, and no caption lies outside the mat or over the cards of a chi before it. */
static void
check_boxes (const ChieuScene *scene,
             const SceneSize  *size)
{
  for (int z = 0; z < CHIEU_MAU_BINH_N_ZONES; z++)
    {
      const ChieuZoneScene *zone = &scene->zones[z];

      for (int other = 0; other < z && zone->n > 0; other++)
        {
          g_assert_true (scene->zones[other].n == 0 || !scene_boxes_overlap (&zone->box, &scene->zones[other].box));
          g_assert_false (zone->caption.width > 0 && scene->zones[other].n > 0
                          && scene_boxes_overlap (&zone->caption, &scene->zones[other].box));
        }
      g_assert_cmpfloat (zone->caption.x + zone->caption.width, <=, size->width);
      g_assert_cmpfloat (zone->box.y + zone->box.height, <=, size->height);
    }
}

/* ---- While hands are arranged ---- */

static void
test_arranging (gconstpointer data)
{
  int seats = GPOINTER_TO_INT (data);
  g_autofree ChieuScene *scene = g_new (ChieuScene, 1);

  for (int h = 0; h < HANDS; h++)
    {
      PlaySource play = { .person = h % seats };
      const SceneSize *size = &scene_sizes[h % N_SCENE_SIZES];
      ChieuHand hand = { 0 };
      ChieuMatAsk ask;

      play_source_init_game (&play, &chieu_mau_binh, seats, 300 + h, FALSE);
      arrange_at (&play, CHIEU_STEPS_ALL, -1, size, h % 2 == 0 ? 1 : 2, &hand, scene, &ask);
      g_assert_cmpint (count_hidden (scene, 0), ==, 0);
      for (int p = 1; p < seats; p++)
        g_assert_cmpint (count_hidden (scene, p), ==, CHIEU_MAU_BINH_HAND);
      for (int i = 0; i < CHIEU_MAU_BINH_HAND; i++)
        g_assert_cmpint (scene_count_card (&scene->zones[layout->arranging->parts[chieu_mau_binh_row_of (i)].zone], hand.cards[i]), ==, 1);
      scene_check_places (scene, size);
      check_boxes (scene, size);
    }
}

/* The hand is sorted when it is dealt, and keeps the person's order from then on, as long as it has the same cards; the chosen card
 * stands out. */
static void
test_order (void)
{
  g_autofree ChieuScene *scene = g_new (ChieuScene, 1);
  PlaySource play = { .person = 0 };
  ChieuHand hand = { 0 }, before;
  ChieuMatAsk ask;
  ChieuCard first;
  float y;

  play_source_init_game (&play, &chieu_mau_binh, 4, 7, FALSE);
  arrange_at (&play, CHIEU_STEPS_ALL, -1, &scene_sizes[1], 1, &hand, scene, &ask);
  for (int i = 0; i < hand.n; i++)
    for (int j = chieu_mau_binh_row_start (chieu_mau_binh_row_of (i) + 1); j < hand.n; j++)
      g_assert_cmpint (hand.cards[i] / 4, >=, hand.cards[j] / 4);
  first = hand.cards[0];
  hand.cards[0] = hand.cards[12];
  hand.cards[12] = first;
  layout->arranging->tidy (&hand);
  before = hand;
  y = scene->zones[chieu_mau_binh_zone (0, 0)].cards[1].y;
  arrange_at (&play, CHIEU_STEPS_ALL, 1, &scene_sizes[1], 1, &hand, scene, &ask);
  g_assert_cmpmem (before.cards, CHIEU_MAU_BINH_HAND, hand.cards, CHIEU_MAU_BINH_HAND);
  g_assert_cmpfloat (scene->zones[chieu_mau_binh_zone (0, 0)].cards[1].y, <, y);
  layout->hold (&play.view, 0, FALSE, &hand);
  g_assert_cmpint (memcmp (before.cards, hand.cards, CHIEU_MAU_BINH_HAND), !=, 0);
  play_source_init_game (&play, &chieu_mau_binh, 4, 8, FALSE);
  layout->hold (&play.view, 0, TRUE, &before);
  g_assert_true ((((ChieuMauBinhState *) &play.view)->hand[0] >> before.cards[0] & 1) != 0);
}

/* The button makes the arrangement that the coach, too, finds the best, and never a foul one. */
static void
test_best (void)
{
  for (int h = 0; h < HANDS; h++)
    {
      PlaySource play = { .person = 1 };
      ChieuHand hand = { 0 };
      ChieuMauBinhChoice choice;

      play_source_init_game (&play, &chieu_mau_binh, 2, 500 + h, FALSE);
      layout->hold (&play.view, 1, FALSE, &hand);
      layout->arranging->arrange_best (&play.view, 1, &hand);
      chieu_mau_binh_choose (((ChieuMauBinhState *) &play.view)->hand[1], &((ChieuMauBinhState *) &play.view)->rules, &choice);
      g_assert_cmpmem (hand.cards, CHIEU_MAU_BINH_HAND, choice.best.cards, CHIEU_MAU_BINH_HAND);
      g_assert_false (chieu_mau_binh_is_foul (hand.cards, FALSE));
    }
}

/* ---- Words beside the chi ---- */

static void
assert_caption (const ChieuMatAsk *ask,
                int                row,
                const char        *text,
                ChieuTone          tone)
{
  ChieuCaption caption = { 0 };

  g_assert_true (layout->caption (ask, chieu_mau_binh_zone (0, row), &caption));
  g_assert_cmpstr (caption.text, ==, text);
  g_assert_cmpint (caption.tone, ==, tone);
  g_free (caption.title);
  g_free (caption.text);
  g_free (caption.brief);
}

/* Lays the cards of @hand as the move @rows, in the notation, does. */
static void
set_hand (ChieuHand  *hand,
          const char *rows)
{
  ChieuMove move;
  int column;

  g_assert_true (chieu_mau_binh.parse_move (rows, &move, &column));
  hand->n = CHIEU_MAU_BINH_HAND;
  memcpy (hand->cards, move.cards, CHIEU_MAU_BINH_HAND);
}

static void
test_captions (void)
{
  ChieuMauBinhState state = { .seats = 2, .asked = 3 };
  ChieuHand hand = { 0 };
  ChieuMatAsk ask = { .view = &state, .hand = &hand, .tells = TRUE, .step = CHIEU_STEPS_ALL };
  g_autofree char *wrong = NULL, *right = NULL;

  set_hand (&hand, "xep Ks Kh Kd 9s 9h / Ts Td 4c 4d 2s / As Qd 8h");
  assert_caption (&ask, 0, "Cù lũ K", CHIEU_TONE_PLAIN);
  assert_caption (&ask, 1, "Thú 10, 4", CHIEU_TONE_PLAIN);
  assert_caption (&ask, 2, "Mậu thầu A", CHIEU_TONE_PLAIN);
  right = layout->arranging->find_wrong (&ask);
  g_assert_null (right);
  set_hand (&hand, "xep Ks Kh Kd 9s 9h / Ts Jd 4c 3d 2s / As Qd 8h");
  assert_caption (&ask, 1, "Mậu thầu J", CHIEU_TONE_PLAIN);
  assert_caption (&ask, 2, "Mậu thầu A: higher than chi 2", CHIEU_TONE_WRONG);
  wrong = layout->arranging->find_wrong (&ask);
  g_assert_cmpstr (wrong, ==, "Binh lủng: chi 3 is higher than chi 2.");
  /* In the strict way nobody says what the cards are. */
  ask.tells = FALSE;
  assert_caption (&ask, 2, "Chi 3 (3)", CHIEU_TONE_PLAIN);
}

/* ---- The show ---- */

/* Makes a right hand a foul one: chi 1 and chi 2 change places. */
static void
make_foul (ChieuMove *move)
{
  ChieuCard first[5];

  memcpy (first, move->cards, sizeof first);
  memcpy (move->cards, move->cards + 5, sizeof first);
  memcpy (move->cards + 5, first, sizeof first);
  g_assert_true (chieu_mau_binh_is_foul (move->cards, FALSE));
}

/* Lets each seat answer as @kinds says: "xep", "foul", "bo". */
static void
answer_all (PlaySource        *play,
            const char *const *kinds)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);

  for (int seat = 0; seat < ((ChieuMauBinhState *) &play->state)->seats; seat++)
    {
      int kind = g_str_equal (kinds[seat], "bo") ? CHIEU_MAU_BINH_BO : CHIEU_MAU_BINH_XEP, at = 0;
      int n = chieu_mau_binh.moves (&play->state, seat, CHIEU_MOVES_CLEAN, moves);

      while (at < n && moves[at].kind != kind)
        at++;
      g_assert_cmpint (at, <, n);
      if (g_str_equal (kinds[seat], "foul"))
        make_foul (&moves[at]);
      play_source_make_move (play, seat, &moves[at]);
    }
}

static const struct { int seats; const char *kinds[4]; guint64 seed; const char *steps; } shows[] = {
  { 2, { "xep", "xep" }, 1, "chi chi chi sum" },
  { 4, { "xep", "xep", "xep", "xep" }, 3, "chi chi chi sum" },
  { 3, { "xep", "bo", "xep" }, 1, "open chi chi chi sum" },
  { 3, { "foul", "xep", "xep" }, 2, "open chi chi chi sum" },
  { 2, { "xep", "foul" }, 2, "open sum" },
  { 2, { "bo", "bo" }, 2, "open sum" },
};

/* Returns: (transfer full): the steps in words, without sập and sập làng, as these depend on the cards */
static char *
print_steps (const ChieuMauBinhState *state)
{
  static const char *const words[] = { "chi", "chi", "chi", "open", "sap", "lang", "sum" };
  guint8 steps[CHIEU_MAU_BINH_STEPS_MAX];
  int n = chieu_mau_binh_list_steps (state, steps);
  GString *text = g_string_new (NULL);

  for (int i = 0; i < n; i++)
    if (steps[i] != CHIEU_MAU_BINH_STEP_SAP && steps[i] != CHIEU_MAU_BINH_STEP_SAP_LANG)
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", words[steps[i]]);
  return g_string_free (text, FALSE);
}

/* Step by step more cards lie open, at the end all but those that were given up; every step has a sentence and a sound. */
static void
check_show (PlaySource *play)
{
  g_autofree ChieuScene *scene = g_new (ChieuScene, 1);
  int n = layout->show->count_steps (&play->view), before = G_MAXINT;

  for (int step = 0; step <= n; step++)
    {
      const SceneSize *size = &scene_sizes[step % N_SCENE_SIZES];
      ChieuHand hand = { 0 };
      ChieuMatStep told = { 0 };
      ChieuMatAsk ask;
      int hidden = 0, gave_up = 0;

      arrange_at (play, step, -1, size, 1, &hand, scene, &ask);
      for (int p = 1; p < ((ChieuMauBinhState *) &play->view)->seats; p++)
        {
          hidden += count_hidden (scene, p);
          gave_up += ((ChieuMauBinhState *) &play->view)->answer[p].kind == CHIEU_MAU_BINH_BO ? CHIEU_MAU_BINH_HAND : 0;
        }
      g_assert_cmpint (hidden, <=, before);
      g_assert_true (step < n || hidden == gave_up);
      before = hidden;
      scene_check_places (scene, size);
      check_boxes (scene, size);
      if (step == n)
        break;
      layout->show->tell_step (&play->view, 0, step, names, &told);
      g_assert_cmpint (*told.text, !=, '\0');
      g_assert_cmpint (told.sound, >, CHIEU_SOUND_NONE);
      g_free (told.text);
    }
}

static void
test_show (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (shows); i++)
    {
      PlaySource play = { .person = 0 };
      g_autofree char *steps = NULL;

      play_source_init_game (&play, &chieu_mau_binh, shows[i].seats, shows[i].seed, FALSE);
      g_assert_cmpint (layout->show->count_steps (&play.view), ==, 0);
      answer_all (&play, shows[i].kinds);
      steps = print_steps ((ChieuMauBinhState *) &play.view);
      g_assert_cmpstr (steps, ==, shows[i].steps);
      check_show (&play);
    }
}

/* The factors of the house, and how the sentences of sập and sập làng end with them. */
static const struct { int sap, sap_lang; const char *told, *told_lang; } factors[] = {
  { 1, 1, "(sập).", "(sập làng)." },
  { 2, 2, "(sập). The points are doubled.", "(sập làng). The points are doubled again." },
  { 1, 2, "(sập).", "(sập làng). The points are doubled." },
  { 3, 1, "(sập). The points are multiplied by 3.", "(sập làng)." },
  { 2, 4, "(sập). The points are doubled.", "(sập làng). The points are multiplied by 4." },
  { 3, 2, "(sập). The points are multiplied by 3.", "(sập làng). The points are doubled." },
};

/* Checks the sentences of both steps with all factors. @sap, @sap_lang: the numbers of these steps */
static void
check_factors (PlaySource *play,
               int         sap,
               int         sap_lang)
{
  ChieuMauBinhState *view = (ChieuMauBinhState *) &play->view;

  for (gsize i = 0; i < G_N_ELEMENTS (factors); i++)
    {
      ChieuMatStep told = { 0 }, told_lang = { 0 };

      view->rules.value[CHIEU_MAU_BINH_SAP] = (int16_t) factors[i].sap;
      view->rules.value[CHIEU_MAU_BINH_SAP_LANG] = (int16_t) factors[i].sap_lang;
      layout->show->tell_step (view, 0, sap, names, &told);
      layout->show->tell_step (view, 0, sap_lang, names, &told_lang);
      if (!g_str_has_suffix (told.text, factors[i].told) || !g_str_has_suffix (told_lang.text, factors[i].told_lang))
        g_error ("sập × %d, sập làng × %d: “%s”, “%s”", factors[i].sap, factors[i].sap_lang, told.text, told_lang.text);
      g_free (told.text);
      g_free (told_lang.text);
    }
}

/* Sập is told after the chi, and sập làng after that. */
static void
test_show_sap (void)
{
  int sap = 0, lang = 0;

  for (int h = 0; h < 300 && (sap < 3 || lang < 1); h++)
    {
      PlaySource play = { .person = 0 };
      guint8 steps[CHIEU_MAU_BINH_STEPS_MAX];
      gboolean all = FALSE;
      int n;

      play_source_init_game (&play, &chieu_mau_binh, 3, 40 + h, FALSE);
      answer_all (&play, (const char *const[]) { "xep", "xep", "xep" });
      n = chieu_mau_binh_list_steps ((ChieuMauBinhState *) &play.view, steps);
      for (int seat = 0; seat < 3; seat++)
        all |= chieu_mau_binh_is_sap_lang ((ChieuMauBinhState *) &play.view, seat);
      g_assert_true (all == (steps[n - 2] == CHIEU_MAU_BINH_STEP_SAP_LANG));
      g_assert_true (!all || steps[n - 3] == CHIEU_MAU_BINH_STEP_SAP);
      sap += steps[3] == CHIEU_MAU_BINH_STEP_SAP;
      lang += all;
      check_show (&play);
      if (all)
        check_factors (&play, n - 3, n - 2);
    }
  g_assert_cmpint (sap, >=, 3);
  g_assert_cmpint (lang, >=, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  layout = chieu_mat_layout_find (&chieu_mau_binh);
  g_test_add_data_func ("/layout/mau-binh/two", GINT_TO_POINTER (2), test_arranging);
  g_test_add_data_func ("/layout/mau-binh/three", GINT_TO_POINTER (3), test_arranging);
  g_test_add_data_func ("/layout/mau-binh/four", GINT_TO_POINTER (4), test_arranging);
  g_test_add_func ("/layout/mau-binh/order", test_order);
  g_test_add_func ("/layout/mau-binh/best", test_best);
  g_test_add_func ("/layout/mau-binh/captions", test_captions);
  g_test_add_func ("/layout/mau-binh/show", test_show);
  g_test_add_func ("/layout/mau-binh/show-sap", test_show_sap);
  return g_test_run ();
}
