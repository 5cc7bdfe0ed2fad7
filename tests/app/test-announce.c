/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The mat for a player who does not see it, and for one who wants nothing to move: each thing that all saw is announced once, with who did
 * it and the card; cards and zones have their names, and nothing of another's hand is told; without animations no card flies.
 */
#include <adwaita.h>
#include <locale.h>
#include <string.h>

#include "compat.h"
#include "mat/view/mat-view-private.h"
#include "mat/widgets/zone-private.h"
#include "match/words/account.h"
#include "match/words/words.h"
#include "play-source.h"
#include "games/to-tom/rules/to-tom.h"
#include "../patience.h"

#define HANDS 60

typedef struct
{
  PlaySource play;
  GtkWidget *window;
  ChieuMatView *mat;
  GPtrArray *heard;              /* texts */
  ChieuMove answers[CHIEU_SEATS_MAX];    /* the last of each seat, if it has moved in this hand */
  gboolean answered[CHIEU_SEATS_MAX];
} Fixture;

static void
heard_cb (const char *text,
          gpointer    data)
{
  g_ptr_array_add (((Fixture *) data)->heard, g_strdup (text));
}

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  f->heard = g_ptr_array_new_with_free_func (g_free);
  f->window = gtk_window_new ();
  f->mat = CHIEU_MAT_VIEW (chieu_mat_view_new ());
  gtk_window_set_child (GTK_WINDOW (f->window), GTK_WIDGET (f->mat));
  gtk_window_set_default_size (GTK_WINDOW (f->window), 1024, 600);
  play_source_init (&f->play, 5, 1);
  f->play.mat = f->mat;
  chieu_mat_view_set_source (f->mat, &play_source, &f->play, NULL);
  gtk_window_present (GTK_WINDOW (f->window));
  /* The mat shows its parts one after another. */
  while (gtk_widget_get_width (GTK_WIDGET (f->mat)) == 0 || !gtk_widget_get_child_visible (f->mat->side))
    g_main_context_iteration (NULL, TRUE);
  chieu_compat_set_listener (heard_cb, f);
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  chieu_compat_set_listener (NULL, NULL);
  gtk_window_destroy (GTK_WINDOW (f->window));
  g_ptr_array_unref (f->heard);
}

/* ---- A hand ---- */

static void
deal_hand (Fixture  *f,
           ChieuWay  way,
           guint64   seed)
{
  if (way == CHIEU_WAY_NGHIEM)
    play_source_init_strict (&f->play, 4 + (int) (seed % 2), seed);
  else
    play_source_init (&f->play, 4 + (int) (seed % 2), seed);
  memset (f->answered, 0, sizeof f->answered);
  chieu_mat_view_report_deal (f->mat);
}

/* Makes a move by chance for a seat that is asked, in the strict way now and then a faulty one; what was heard before is forgotten.
 * Returns: FALSE if no seat is asked: the hand is over */
static gboolean
make_move (Fixture     *f,
           ChieuEvents *events)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  int seat = g_bit_nth_lsf (chieu_to_tom.to_answer (&f->play.state), -1), n;
  ChieuMove move;
  gboolean faulty;

  if (seat < 0)
    return FALSE;
  faulty = f->play.way == CHIEU_WAY_NGHIEM && chieu_random_below (&f->play.random, 8) == 0;
  n = chieu_to_tom.moves (&f->play.state, seat, faulty ? CHIEU_MOVES_ALL : CHIEU_MOVES_CLEAN, moves);
  move = moves[chieu_random_below (&f->play.random, (guint32) n)];
  events->n = 0;
  chieu_to_tom.apply (&f->play.state, seat, &move, events);
  chieu_to_tom.observe (&f->play.state, f->play.person, &f->play.view);
  g_ptr_array_set_size (f->heard, 0);
  f->answers[seat] = move;
  f->answered[seat] = TRUE;
  chieu_mat_view_report_move (f->mat, seat, &move, events);
  return TRUE;
}

/* ---- What is heard ---- */

static gboolean
names_a_card (const char *text)
{
  for (ChieuCard card = 0; card < chieu_to_tom.deck->n_faces; card++)
    if (strstr (text, chieu_words_card (chieu_words_for_game (&chieu_to_tom), card)) != NULL)
      return TRUE;
  return FALSE;
}

/* Checks that @text tells of @event as all saw it. */
static void
check_text (Fixture          *f,
            const ChieuEvent *event,
            const char       *text)
{
  const ChieuWords *words = chieu_words_for_game (&chieu_to_tom);
  const char *who;

  if (event->kind == CHIEU_EVENT_END)
    return;
  /* A whole sentence, also of a claim that takes effect when somebody else has answered. */
  if (event->kind == CHIEU_EVENT_MOVE)
    {
      const ChieuMove *move = f->answered[event->seat] ? &f->answers[event->seat] : NULL;
      g_autofree char *sentence = chieu_words_event (words, event, move, f->mat->scene->n_seats, event->seat == f->play.person
                                                     ? NULL : chieu_mat_view_get_seat_name (f->mat, event->seat));

      g_assert_nonnull (move);
      g_assert_cmpstr (text, ==, sentence);
    }
  if (event->kind == CHIEU_EVENT_FAULT)
    {
      g_assert_nonnull (strstr (text, chieu_words_fault (words, event->detail)));
      return;
    }
  who = event->seat == f->play.person ? "You" : chieu_mat_view_get_seat_name (f->mat, event->seat);
  g_assert_nonnull (strstr (text, who));
  if (event->card == CHIEU_CARD_HIDDEN)
    g_assert_false (names_a_card (text));
  /* The card won with lies in play and was named when it came there. */
  else if (event->card != CHIEU_CARD_NONE && !(event->kind == CHIEU_EVENT_MOVE && event->detail == CHIEU_TO_TOM_U))
    g_assert_nonnull (strstr (text, chieu_words_card (words, event->card)));
}

/* Returns: whether @event is announced: a fault is called out only in the strict way, and not every one has a name. */
static gboolean
is_told (Fixture          *f,
         const ChieuEvent *event)
{
  return event->kind != CHIEU_EVENT_FAULT
         || (f->play.way == CHIEU_WAY_NGHIEM
             && chieu_words_fault (chieu_words_for_game (&chieu_to_tom), event->detail) != NULL);
}

/* Checks that the question is heard without the name of the card that @before, the sentence before it, has told of. */
static void
check_prompt (Fixture    *f,
              const char *before,
              const char *text)
{
  const ChieuToTomState *s = (ChieuToTomState *) &f->play.view;
  const char *card = s->card != CHIEU_CARD_NONE ? chieu_words_card (chieu_words_for_game (&chieu_to_tom), s->card) : NULL;
  const char *ways = strrchr (text, ':');

  if (card != NULL && strstr (before, card) != NULL && strstr (f->mat->offers.prompt, "shows a thiên khai") == NULL)
    g_assert_null (strstr (text, card));
  else
    g_assert_cmpstr (text, ==, f->mat->offers.prompt);
  if (ways != NULL)
    g_assert_true (g_str_has_suffix (f->mat->offers.prompt, ways));
}

/* Checks that the sentence in place @told says which card the hand was won with, and whose it was. Returns: the number of such sentences:
 * 1, or 0 after a hand that nobody won */
static guint
check_winning_card (Fixture *f,
                    guint    told)
{
  const char *names[CHIEU_NAMES_MAX];
  g_autofree char *card = NULL;

  chieu_played_get_names (&f->mat->played, names);
  card = chieu_account_describe_card (&chieu_to_tom, &f->play.view, names);
  if (card == NULL)
    return 0;
  g_assert_cmpuint (told, <, f->heard->len);
  g_assert_cmpstr (f->heard->pdata[told], ==, card);
  return 1;
}

/* Checks that every event was heard once, in its order, and after them what the person is asked, if that is new. */
static void
check_heard (Fixture           *f,
             const ChieuEvents *events,
             const char        *prompt_before)
{
  guint told = 0;

  for (int i = 0; i < events->n; i++)
    if (is_told (f, &events->items[i]))
      {
        if (events->items[i].kind == CHIEU_EVENT_END)
          told += check_winning_card (f, told);
        g_assert_cmpuint (told, <, f->heard->len);
        check_text (f, &events->items[i], f->heard->pdata[told++]);
      }
  if (f->mat->offers.prompt != NULL && g_strcmp0 (f->mat->offers.prompt, prompt_before) != 0)
    {
      g_assert_cmpuint (told, <, f->heard->len);
      check_prompt (f, told > 0 ? f->heard->pdata[told - 1] : "", f->heard->pdata[told]);
      told++;
      /* The key that says it again says the whole. */
      g_assert_cmpstr (f->mat->teller.said, ==, f->mat->offers.prompt);
    }
  g_assert_cmpuint (told, ==, f->heard->len);
}

static void
test_hands (Fixture       *f,
            gconstpointer  way)
{
  gboolean strict = (ChieuWay) GPOINTER_TO_INT (way) == CHIEU_WAY_NGHIEM;
  guint kinds[CHIEU_EVENT_END + 1] = { 0 };

  for (guint64 seed = 1; seed <= HANDS; seed++)
    {
      ChieuEvents events;
      g_autofree char *prompt = NULL;

      deal_hand (f, (ChieuWay) GPOINTER_TO_INT (way), seed);
      prompt = g_strdup (f->mat->offers.prompt);
      while (make_move (f, &events))
        {
          check_heard (f, &events, prompt);
          g_free (prompt);
          prompt = g_strdup (f->mat->offers.prompt);
          for (int i = 0; i < events.n; i++)
            kinds[events.items[i].kind]++;
        }
    }
  g_assert_cmpuint (kinds[CHIEU_EVENT_MOVE], >, HANDS);
  g_assert_cmpuint (kinds[CHIEU_EVENT_DRAW], >, HANDS);
  g_assert_cmpuint (kinds[CHIEU_EVENT_END], ==, HANDS);
  g_assert_cmpuint (kinds[strict ? CHIEU_EVENT_FAULT : CHIEU_EVENT_SHOW], >, 0);
}

/* The same words twice are two announcements. */
static void
test_twice (Fixture       *f,
            gconstpointer  data)
{
  for (int i = 0; i < 3; i++)
    chieu_mat_view_show_notice (f->mat, "Not now.");
  g_assert_cmpuint (f->heard->len, ==, 3);
}

/* A screen reader may take two announcements that come at once in either order: they are one. The letters are such as its voice has. */
static void
test_at_once (Fixture       *f,
              gconstpointer  data)
{
  GObject *window = G_OBJECT (f->window);

  /* The mat may have said something of its own when it came up: that is over first. */
  for (gint64 end = g_get_monotonic_time () + G_USEC_PER_SEC; g_get_monotonic_time () < end;)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
  g_object_set_data (window, CHIEU_COMPAT_ANNOUNCED, NULL);
  chieu_mat_view_show_notice (f->mat, "First.");
  chieu_mat_view_show_notice (f->mat, "Then phỗng.");
  wait_until (g_object_get_data (window, CHIEU_COMPAT_ANNOUNCED) != NULL);
  g_assert_cmpstr (g_object_get_data (window, CHIEU_COMPAT_ANNOUNCED), ==, "First. Then phông.");
#if !GTK_CHECK_VERSION (4, 14, 0)
  /* A window that still bore the text would let Orca take its event for no change. */
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (f->window), GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  g_assert_true (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (f->window), GTK_ACCESSIBLE_RELATION_LABELLED_BY));
#endif
}

/* How the cái was found is told once for each hand, although the table is shown before the hand begins. */
static void
test_dealt_once (Fixture       *f,
                 gconstpointer  data)
{
  guint told = 0;

  deal_hand (f, CHIEU_WAY_HOC, 3);
  g_ptr_array_set_size (f->heard, 0);
  chieu_mat_view_report_deal (f->mat);
  for (guint i = 0; i < f->heard->len; i++)
    told += strstr (f->heard->pdata[i], "Cho cái") != NULL;
  g_assert_cmpuint (told, ==, 0);
  deal_hand (f, CHIEU_WAY_HOC, 4);
  for (guint i = 0; i < f->heard->len; i++)
    told += strstr (f->heard->pdata[i], "Cho cái") != NULL;
  g_assert_cmpuint (told, ==, 1);
}

/* ---- What lies on the mat ---- */

/* Checks the name of @card in the accessible tree. */
static void
check_card (Fixture         *f,
            ChieuCardWidget *card)
{
  g_autofree char *label = gtk_test_accessible_check_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  ChieuCard face = chieu_card_widget_get_card (card);

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  g_assert_nonnull (label);
  if (face == CHIEU_CARD_HIDDEN)
    g_assert_false (names_a_card (label));
  else
    g_assert_nonnull (strstr (label, chieu_words_card (chieu_words_for_game (&chieu_to_tom), face)));
  /* Only a chosen card says so: “not selected” after each of the others tells nothing. */
  g_assert_true ((chieu_card_widget_get_flags (card) & CHIEU_CARD_CHOSEN) != 0
                 || !gtk_test_accessible_has_state (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_STATE_SELECTED));
}

/* Checks that every word that can be said now is a button with its name and its key. */
static void
check_claims (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

  if (!gtk_widget_get_visible (widget))
    return;
  if (gtk_widget_has_css_class (widget, "claim") && !gtk_widget_has_css_class (widget, "quiet"))
    {
      gtk_test_accessible_assert_role (accessible, GTK_ACCESSIBLE_ROLE_BUTTON);
      g_assert_true (gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL));
      g_assert_true (gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_claims (child);
}

/* Checks the hand, and each zone with its cards. A face on the mat that the person may not see would be named, too. */
static void
check_zones (Fixture *f)
{
  const ChieuToTomState *s = (ChieuToTomState *) &f->play.view;
  ChieuZone *hand = chieu_mat_zone (f->mat, f->mat->played.layout->hand_zone);

  /* A winner has laid the hand open. */
  g_assert_cmpint (chieu_zone_get_n_cards (hand), ==,
                   f->mat->scene->n_open > 0 && s->winner == f->play.person ? 0 : s->seat[f->play.person].n_hand);
  for (int zone = 0; zone < f->mat->scene->n_zones; zone++)
    {
      gtk_test_accessible_assert_role (GTK_ACCESSIBLE (f->mat->zones[zone]), GTK_ACCESSIBLE_ROLE_LIST);
      g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (f->mat->zones[zone]), GTK_ACCESSIBLE_PROPERTY_LABEL));
      for (int i = 0; i < chieu_zone_get_n_cards (chieu_mat_zone (f->mat, zone)); i++)
        check_card (f, chieu_zone_get_card (chieu_mat_zone (f->mat, zone), i));
    }
}

/* A card that is chosen by keys is told once; that it is chosen no longer is not. The sentence that can be said again stays. */
static void
test_chosen (Fixture       *f,
             gconstpointer  data)
{
  const ChieuWords *words = chieu_words_for_game (&chieu_to_tom);
  g_autofree char *first = NULL, *second = NULL, *said = NULL;

  deal_hand (f, CHIEU_WAY_HOC, 3);
  first = g_strdup_printf ("Chosen: %s.", chieu_words_card (words, f->mat->held.hand.cards[0]));
  second = g_strdup_printf ("Chosen: %s.", chieu_words_card (words, f->mat->held.hand.cards[4]));
  said = g_strdup (f->mat->teller.said);
  g_ptr_array_set_size (f->heard, 0);
  chieu_mat_set_chosen (f->mat, 0);
  chieu_mat_set_chosen (f->mat, 4);
  chieu_mat_set_chosen (f->mat, 4);
  check_zones (f);
  chieu_mat_set_chosen (f->mat, -1);
  check_zones (f);
  g_assert_cmpuint (f->heard->len, ==, 2);
  g_assert_cmpstr (f->heard->pdata[0], ==, first);
  g_assert_cmpstr (f->heard->pdata[1], ==, second);
  g_assert_cmpstr (f->mat->teller.said, ==, said);
}

static void
test_tree (Fixture       *f,
           gconstpointer  way)
{
  for (guint64 seed = 1; seed <= HANDS / 4; seed++)
    {
      ChieuEvents events;

      deal_hand (f, (ChieuWay) GPOINTER_TO_INT (way), seed);
      do
        {
          check_zones (f);
          check_claims (f->mat->side);
        }
      while (make_move (f, &events));
    }
}

/* ---- Reduced motion ---- */

/* Cards fly and slide if and only if animations are on. */
static void
test_motion (Fixture       *f,
             gconstpointer  animations)
{
  gboolean moving = GPOINTER_TO_INT (animations);
  int flights = 0, slides = 0;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", moving, NULL);
  for (guint64 seed = 1; seed <= 2; seed++)
    {
      ChieuEvents events;

      deal_hand (f, CHIEU_WAY_HOC, seed);
      do
        {
          flights += chieu_flight_layer_get_n_flights (CHIEU_FLIGHT_LAYER (f->mat->flights));
          for (int zone = 0; zone < f->mat->scene->n_zones; zone++)
            slides += chieu_mat_zone (f->mat, zone)->progress < 1;
        }
      while (make_move (f, &events));
    }
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_assert_cmpint (flights > 0, ==, moving);
  g_assert_cmpint (slides > 0, ==, moving);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add ("/announce/hands", Fixture, GINT_TO_POINTER (CHIEU_WAY_HOC), set_up, test_hands, tear_down);
  g_test_add ("/announce/strict", Fixture, GINT_TO_POINTER (CHIEU_WAY_NGHIEM), set_up, test_hands, tear_down);
  g_test_add ("/announce/twice", Fixture, NULL, set_up, test_twice, tear_down);
  g_test_add ("/announce/at-once", Fixture, NULL, set_up, test_at_once, tear_down);
  g_test_add ("/announce/dealt-once", Fixture, NULL, set_up, test_dealt_once, tear_down);
  g_test_add ("/announce/chosen", Fixture, NULL, set_up, test_chosen, tear_down);
  g_test_add ("/tree/hands", Fixture, GINT_TO_POINTER (CHIEU_WAY_HOC), set_up, test_tree, tear_down);
  g_test_add ("/tree/strict", Fixture, GINT_TO_POINTER (CHIEU_WAY_NGHIEM), set_up, test_tree, tear_down);
  g_test_add ("/motion/reduced", Fixture, GINT_TO_POINTER (FALSE), set_up, test_motion, tear_down);
  g_test_add ("/motion/usual", Fixture, GINT_TO_POINTER (TRUE), set_up, test_motion, tear_down);
  return g_test_run ();
}
