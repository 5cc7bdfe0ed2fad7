/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The strict way on the mat: nothing tells what the cards allow, everybody is asked in the opening, the call is put together. And the
 * call in the other ways. Needs a display.
 */
#include <adwaita.h>

#include "mat/feast/call-line.h"
#include "mat/feast/call-panel.h"
#include "mat/feast/call-word.h"
#include "mat/faces/pictures.h"
#include "mat/widgets/table-places.h"
#include "games/chan/rules/chan.h"
#include "games/to-tom/rules/to-tom.h"
#include "rules/seats.h"
#include "strict-hand.h"
#include "../patience.h"

/* The hands that are compared. */
#define SEEDS 60

/* ---- Nothing tells ---- */

/* Appends to @text what is shown of @widget: its labels, "!" for the main button and "-" for what takes no press. */
static void
append_shown (GtkWidget *widget,
              GString   *text)
{
  if (!gtk_widget_get_visible (widget))
    return;
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, "%s ", gtk_label_get_text (GTK_LABEL (widget)));
  if (gtk_widget_has_css_class (widget, "main"))
    g_string_append (text, "! ");
  if (!gtk_widget_get_sensitive (widget))
    g_string_append (text, "- ");
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    append_shown (child, text);
}

/* Appends to @text which target each zone is for @card of @zone. */
static void
append_targets (Fixture   *f,
                int        zone,
                ChieuCard  card,
                GString   *text)
{
  ChieuTarget targets[CHIEU_ZONES_MAX];

  chieu_modes_find_targets (&f->mat->modes, zone, card, targets);
  g_string_append_c (text, '|');
  for (int z = 0; z < CHIEU_TO_TOM_N_ZONES; z++)
    g_string_append_printf (text, "%d", targets[z]);
}

/* Returns: (transfer full): what the person sees of the moves: prompt, buttons, and where each card could go. Asserts that it is the same
 * for all cards of the hand. */
static char *
describe_offers (Fixture *f)
{
  const ChieuToTomState *s = (ChieuToTomState *) &f->play.view;
  GString *text = g_string_new (NULL);
  g_autoptr (GString) first = g_string_new (NULL);
  const char *opened;

  append_shown (f->mat->side, text);
  /* Everybody saw which cards were opened in cho cái, and they differ from hand to hand. */
  opened = strstr (text->str, "Cho cái");
  if (opened != NULL)
    g_string_erase (text, opened - text->str, (gssize) (strstr (opened, ". ") + 2 - opened));
  /* Everybody sees which card lies there. */
  if (s->card != CHIEU_CARD_NONE)
    g_string_replace (text, chieu_words_card (chieu_words_for_game (&chieu_to_tom), s->card), "*", 0);
  append_targets (f, CHIEU_TO_TOM_ZONE_HAND, f->mat->held.hand.cards[0], first);
  for (int i = 1; i < f->mat->held.hand.n; i++)
    {
      g_autoptr (GString) other = g_string_new (NULL);

      append_targets (f, CHIEU_TO_TOM_ZONE_HAND, f->mat->held.hand.cards[i], other);
      g_assert_cmpstr (other->str, ==, first->str);
    }
  g_string_append (text, first->str);
  if (s->card != CHIEU_CARD_NONE)
    append_targets (f, CHIEU_TO_TOM_ZONE_LIVE, s->card, text);
  g_assert_false (f->mat->offers.is_claimable);
  return g_string_free (text, FALSE);
}

/* Returns: (transfer full): what everybody at the mat sees of the moment */
static char *
describe_moment (Fixture *f)
{
  const ChieuToTomState *s = (ChieuToTomState *) &f->play.view;

  return g_strdup_printf ("%d %d %d %d %d %d", s->phase, s->gate, s->from == f->play.person, s->source,
                          s->first_turn, s->seat[f->play.person].acted);
}

/* At moments of the same kind the same is offered, whatever cards are held. */
static void
test_no_hint (Fixture       *f,
              gconstpointer  data)
{
  g_autoptr (GHashTable) offers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  guint compared = 0;

  for (int seed = 1; seed <= SEEDS; seed++)
    {
      f->play.auto_person = TRUE;
      play_source_init_strict (&f->play, 5, seed);
      chieu_mat_view_report_deal (f->mat);
      do
        {
          g_autofree char *moment = NULL, *shown = NULL;
          const char *before;

          if (!play_source.is_asked (&f->play) || ((ChieuToTomState *) &f->play.view)->phase == CHIEU_EATING_LAY)
            continue;
          chieu_mat_view_report_question (f->mat);
          moment = describe_moment (f);
          shown = describe_offers (f);
          before = g_hash_table_lookup (offers, moment);
          compared += before != NULL;
          if (before != NULL)
            g_assert_cmpstr (shown, ==, before);
          else
            g_hash_table_insert (offers, g_steal_pointer (&moment), g_steal_pointer (&shown));
        }
      while (play_source_step (&f->play));
    }
  g_assert_cmpuint (g_hash_table_size (offers), >, 6);
  g_assert_cmpuint (compared, >, 200);
}

/* ---- The opening ---- */

static gboolean
lays_khan (Fixture         *f,
           const ChieuMove *move)
{
  return move->kind == CHIEU_TO_TOM_KHAN;
}

static int
find_button (ChieuMatView *mat,
             int           kind)
{
  for (int b = 0; b < mat->played.layout->n_buttons; b++)
    if (mat->played.layout->buttons[b].kind == kind)
      return b;
  g_assert_not_reached ();
}

/* A player without a khàn is shown the same as one who holds one, and nobody plays before the person says xong. */
static void
test_opening (Fixture       *f,
              gconstpointer  data)
{
  g_autofree char *first = NULL;
  guint with = 0, without = 0;

  for (int seed = 1; seed <= SEEDS; seed++)
    {
      g_autofree char *shown = NULL;

      play_source_init_strict (&f->play, 5, seed);
      chieu_mat_view_report_deal (f->mat);
      hands_settle ();
      with += ((ChieuToTomState *) &f->play.state)->phase == CHIEU_EATING_OPENING && play_source.is_asked (&f->play);
      without += !play_source.is_asked (&f->play);
      shown = describe_offers (f);
      if (first == NULL)
        first = g_steal_pointer (&shown);
      else
        g_assert_cmpstr (shown, ==, first);
      g_assert_true (f->mat->scene->seats[0].turn);
      play_source_run (&f->play, 10);
      g_assert_cmpint (((ChieuToTomState *) &f->play.state)->move_number, ==, 0);
      do_action (f, "mat.xong");
      g_assert_false (chieu_played_is_opening (&f->mat->played));
      g_assert_true (((ChieuToTomState *) &f->play.state)->phase != CHIEU_EATING_OPENING || !play_source.is_asked (&f->play));
    }
  g_assert_cmpuint (with, >, 5);
  g_assert_cmpuint (without, >, 5);
  g_assert_nonnull (strstr (first, "press Xong"));
}

/* Returns: how many cards of the hand are like the one at @place */
static int
count_alike (Fixture *f,
             int      place)
{
  const ChieuHand *hand = &f->mat->held.hand;
  int n = 0;

  for (int i = 0; i < hand->n; i++)
    n += hand->cards[i] == hand->cards[place];
  return n;
}

/* The word alone lays no khàn: one of its cards has to be chosen first. */
static void
test_own_khan (Fixture       *f,
               gconstpointer  data)
{
  ChieuMove move;
  int place = 0;

  g_assert_true (play_until (f, TRUE, lays_khan, &move));
  f->play.opens = TRUE;
  chieu_mat_view_report_deal (f->mat);
  hands_settle ();
  g_assert_true ((chieu_deeds_get_tries (&f->mat->deeds) >> find_button (f->mat, CHIEU_TO_TOM_KHAN) & 1) != 0);
  do_action (f, "mat.khan");
  g_assert_cmpint (f->play.n_tried, ==, 0);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (f->mat->teller.notice)), ==,
                   "First choose which of the equal cards you mean.");
  /* A card that is chosen for something else is no khàn, but there may be one: the answer is the same. */
  while (count_alike (f, place) > 1)
    place++;
  chieu_mat_set_chosen (f->mat, place);
  chieu_mat_view_show_notice (f->mat, NULL);
  do_action (f, "mat.khan");
  g_assert_cmpint (f->play.n_tried, ==, 0);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (f->mat->teller.notice)), ==,
                   "First choose which of the equal cards you mean.");
  g_assert_true (gtk_widget_get_visible (f->mat->teller.notice));
  for (place = 0; place < f->mat->held.hand.n && count_alike (f, place) != 2; place++)
    ;
  if (place < f->mat->held.hand.n)
    {
      chieu_mat_set_chosen (f->mat, place);
      do_action (f, "mat.khan");
      g_assert_cmpint (f->play.n_tried, ==, 0);
      g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (f->mat->teller.notice)), ==, "Your cards do not allow that now.");
    }
  place = 0;
  while (f->mat->held.hand.cards[place] != move.face)
    place++;
  chieu_mat_set_chosen (f->mat, place);
  do_action (f, "mat.khan");
  g_assert_cmpint (f->play.n_tried, ==, 1);
  g_assert_cmpint (f->play.last_tried.face, ==, move.face);
  /* The opening goes on until the person says xong. */
  g_assert_true (chieu_played_is_opening (&f->mat->played));
}

/* ---- A card too many ---- */

/* The seeds of the hands: in some of them the person has the card too many, in most another seat. */
#define TOO_MANY_FIRST 30
#define TOO_MANY_LAST 46

/* Deals the hand of @seed, in which a seat has a card too many. */
static void
deal_too_many (Fixture *f,
               int      seed)
{
  ChieuRules rules;
  ChieuCarry carry;
  ChieuRecord *record;

  chieu_rules_init (&rules, &chieu_to_tom);
  rules.value[CHIEU_TO_TOM_DEAL_THUA_QUAN] = CHIEU_TO_TOM_THUA_ALWAYS;
  chieu_carry_init (&carry, 5, 50, true);
  record = chieu_record_new (&chieu_to_tom, &rules, &carry, (guint64) seed);
  play_source_init_record (&f->play, record, 0);
  f->play.mat = f->mat;
  f->play.n_tried = 0;
  chieu_record_free (record);
  chieu_mat_view_report_deal (f->mat);
  hands_settle ();
}

/* Returns: the place in the hand of the first card whose bit is in @faces, −1: there is none */
static int
find_held (Fixture *f,
           guint32  faces)
{
  for (int place = 0; place < f->mat->held.hand.n; place++)
    if (faces >> f->mat->held.hand.cards[place] & 1)
      return place;
  return -1;
}

static void
assert_notice (Fixture    *f,
               const char *text)
{
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (f->mat->teller.notice)), ==, text);
}

/* Nothing shows whether the person has a card too many: the prompt says how many there should be, one more for the cái, and the person
 * counts. */
static void
test_too_many_untold (Fixture       *f,
                      gconstpointer  data)
{
  char *shown_to[2] = { NULL, NULL };   /* those who are not the cái, the cái */
  guint with = 0, without = 0;

  for (int seed = TOO_MANY_FIRST; seed <= TOO_MANY_LAST; seed++)
    {
      const ChieuToTomState *s = (ChieuToTomState *) &f->play.state;
      char **before;
      g_autofree char *shown = NULL;

      deal_too_many (f, seed);
      with += s->seat[0].too_many;
      without += !s->seat[0].too_many;
      before = &shown_to[s->cai == 0];
      shown = describe_offers (f);
      g_assert_nonnull (strstr (shown, s->cai == 0 ? "there should be 21." : "there should be 20."));
      if (*before == NULL)
        *before = g_steal_pointer (&shown);
      else
        g_assert_cmpstr (shown, ==, *before);
    }
  g_assert_cmpuint (with, >, 2);
  g_assert_cmpuint (without, >, 3);
  g_free (shown_to[0]);
  g_free (shown_to[1]);
}

/* By the button, or laid under the nọc, the card too many goes back, and all see it there; a person who has none is told so. @data: not
 * NULL: it is laid */
static void
test_too_many (Fixture       *f,
               gconstpointer  data)
{
  gboolean by_drop = data != NULL;
  guint with = 0, without = 0;

  for (int seed = TOO_MANY_FIRST; seed <= TOO_MANY_LAST; seed++)
    {
      const ChieuToTomState *s = (ChieuToTomState *) &f->play.state;
      const ChieuZoneScene *pile = &f->mat->scene->zones[CHIEU_TO_TOM_ZONE_PILE];
      gboolean too_many;
      ChieuCard card;
      int place;

      deal_too_many (f, seed);
      too_many = s->seat[0].too_many > 0;
      place = find_held (f, chieu_to_tom_find_faces_due (s->seat[0].hand));
      g_assert_cmpint (place, >=, 0);
      card = f->mat->held.hand.cards[place];
      do_action (f, "mat.tra-thua");
      assert_notice (f, "Choose a card first.");
      chieu_mat_set_chosen (f->mat, place);
      if (by_drop)
        chieu_deeds_do_deed (&f->mat->deeds, &(ChieuMatDeed) { CHIEU_TO_TOM_ZONE_HAND, card, CHIEU_TO_TOM_ZONE_PILE, 0, { 0 } });
      else
        do_action (f, "mat.tra-thua");
      hands_settle ();
      with += too_many;
      without += !too_many;
      g_assert_cmpuint (f->play.n_tried, ==, too_many);
      if (!too_many)
        {
          assert_notice (f, "You have no card too many: nothing goes back.");
          continue;
        }
      g_assert_cmpint (f->play.last_tried.kind, ==, CHIEU_TO_TOM_TRA_THUA);
      g_assert_cmpint (f->play.last_tried.face, ==, card);
      g_assert_cmpint (s->seat[0].too_many, ==, 0);
      g_assert_cmpint (pile->cards[0].card, ==, card);
      for (int i = 1; i < pile->n; i++)
        g_assert_cmpint (pile->cards[i].card, ==, CHIEU_CARD_HIDDEN);
      g_assert_true (chieu_played_is_opening (&f->mat->played));
    }
  g_assert_cmpuint (with, >, 2);
  g_assert_cmpuint (without, >, 3);
}

/* ---- The call ---- */

static gboolean
is_call (Fixture         *f,
         const ChieuMove *move)
{
  return move->kind == CHIEU_TO_TOM_XUONG;
}

/* Returns: (transfer none) (nullable): the tile with which @cuoc is chosen, from @widget down */
static GtkWidget *
find_tile (GtkWidget *widget,
           int        cuoc)
{
  GtkWidget *found = NULL;

  if (gtk_widget_has_css_class (widget, "tile") && chieu_call_word_get_cuoc (widget) == cuoc)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_tile (child, cuoc);
  return found;
}

/* In Học the words of the right call stand round the hand that lies open, and no other can be said. */
static void
test_call_of_learner (Fixture       *f,
                      gconstpointer  data)
{
  ChieuMove move, *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  ChieuCallPanel *panel;
  guint8 line[CHIEU_CUOC_MAX];
  ChieuMove right;

  g_assert_true (play_until (f, FALSE, is_call, &move));
  panel = CHIEU_CALL_PANEL (f->mat->calling.panel);
  g_assert_cmpint (f->mat->scene->n_open, >, 4);
  g_assert_cmpint (f->mat->scene->zones[CHIEU_TO_TOM_ZONE_HAND].n, ==, 0);
  chieu_deeds_list_moves (&f->mat->deeds, CHIEU_MOVES_CLEAN, moves);
  right = moves[0];
  g_free (moves);
  g_assert_cmpint (right.kind, ==, CHIEU_TO_TOM_XUONG);
  g_assert_cmpint (chieu_call_panel_get_call (panel, line), ==, 0);
  for (int cuoc = 0; cuoc < CHIEU_N_CUOC; cuoc++)
    {
      gboolean there = memchr (right.cards, cuoc, right.n) != NULL;

      g_assert_true ((find_tile (f->mat->calling.spread, cuoc) != NULL) == there);
      g_assert_null (find_tile (f->mat->calling.panel, cuoc));
      g_assert_true (chieu_call_panel_say (panel, cuoc) == there);
    }
  do_action (f, "mat.xuong");
  g_assert_cmpint (f->play.n_tried, ==, 1);
  g_assert_cmpint (f->play.last_tried.n, ==, right.n);
}

/* In Thường the cards that show that a word of the call is wrong are framed, until that word is taken back. */
static void
test_wrong_call (Fixture       *f,
                 gconstpointer  data)
{
  ChieuCallPanel *panel;
  const ChieuZoneScene *zone = &f->mat->scene->zones[CHIEU_TO_TOM_ZONE_PHU];
  int wrong = 0;
  ChieuMove move;

  g_assert_true (play_until (f, FALSE, is_call, &move));
  f->play.way = CHIEU_WAY_THUONG;
  panel = CHIEU_CALL_PANEL (f->mat->calling.panel);
  /* The hand has red cards, so that it is no bạch định. */
  chieu_call_panel_open (panel, (const guint8[]) { CHIEU_CUOC_BACH_DINH, CHIEU_CUOC_THAP_HONG }, 2, 5, NULL, 0, FALSE);
  g_assert_true (chieu_call_panel_say (panel, CHIEU_CUOC_BACH_DINH));
  g_assert_true (chieu_call_panel_say (panel, CHIEU_CUOC_THAP_HONG));
  do_action (f, "mat.xuong");
  for (int i = 0; i < zone->n; i++)
    {
      gboolean framed = (zone->cards[i].flags & CHIEU_CARD_WRONG) != 0;

      g_assert_true (framed == chieu_deck_is_red (&chieu_deck_to_tom, zone->cards[i].card));
      wrong += framed;
    }
  g_assert_cmpint (wrong, >, 0);
  chieu_call_panel_take_back (panel);
  for (int i = 0; i < zone->n; i++)
    g_assert_cmpint (zone->cards[i].flags & CHIEU_CARD_WRONG, ==, 0);
}

/* Returns: (transfer none) (nullable): the button below @widget that says the call */
static GtkWidget *
find_call_button (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget) && gtk_widget_has_css_class (widget, "main"))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_call_button (child);
  return found;
}

/* A call without a word cannot be said. Whoever tries to is told so until there is a word. */
static void
test_call_without_word (Fixture       *f,
                        gconstpointer  data)
{
  ChieuCallPanel *panel;
  GtkWidget *call;
  gboolean said = FALSE;
  ChieuMove move;

  g_assert_true (play_until (f, FALSE, is_call, &move));
  panel = CHIEU_CALL_PANEL (f->mat->calling.panel);
  call = find_call_button (f->mat->calling.panel);
  g_assert_false (gtk_widget_get_sensitive (call));
  g_assert_true (chieu_call_panel_press_key (panel, GDK_KEY_x));
  g_assert_true (gtk_widget_get_visible (f->mat->teller.notice));
  for (int cuoc = 0; cuoc < CHIEU_N_CUOC && !said; cuoc++)
    said = chieu_call_panel_say (panel, cuoc);
  g_assert_true (gtk_widget_get_sensitive (call));
  g_assert_false (gtk_widget_get_visible (f->mat->teller.notice));
  /* What does not concern the call stays. */
  chieu_mat_view_show_notice (f->mat, "Saved.");
  chieu_call_panel_take_back (panel);
  g_assert_true (gtk_widget_get_visible (f->mat->teller.notice));
  g_assert_false (gtk_widget_get_sensitive (call));
}

static void
count_cb (int *n)
{
  (*n)++;
}

/* There are words beside every plate; beside the winner's are the points. Only the right neighbour, who speaks first, addresses the
 * person. */
static void
assert_addressed_once (Fixture    *f,
                       const char *address)
{
  int seats = f->mat->scene->n_seats, first = chieu_seat_right (seats, f->play.person, 1);

  for (int seat = 0; seat < seats; seat++)
    {
      GtkLabel *said = GTK_LABEL (f->mat->teller.called[chieu_table_position (seats, f->play.person, seat)]);

      g_assert_cmpstr (gtk_label_get_text (said), !=, "");
      g_assert_true ((strstr (gtk_label_get_text (said), address) != NULL) == (seat == first));
    }
}

/* A right call is praised with gold, points and the words of the làng; after that the game goes on only when the person does. */
static void
test_praise (Fixture       *f,
             gconstpointer  data)
{
  ChieuPraise *praise = &f->mat->praise;
  ChieuCallPanel *panel;
  int over = 0;
  ChieuMove move;

  f->play.step_delay = -1;
  g_signal_connect_swapped (f->mat, "show-over", G_CALLBACK (count_cb), &over);
  g_object_set (f->mat, "address", "Auntie", NULL);
  g_assert_true (play_until (f, FALSE, is_call, &move));
  panel = CHIEU_CALL_PANEL (f->mat->calling.panel);
  for (int cuoc = 0; cuoc < CHIEU_N_CUOC; cuoc++)
    chieu_call_panel_say (panel, cuoc);
  do_action (f, "mat.xuong");
  g_assert_true (praise->is_on);
  g_assert_true (chieu_mat_view_is_showing (f->mat));
  chieu_praise_finish (praise);
  g_assert_cmpfloat (chieu_gold_border_get_progress (CHIEU_GOLD_BORDER (praise->border)), ==, 1);
  g_assert_true (gtk_widget_has_css_class (f->mat->seats[0], "proud"));
  g_assert_true (gtk_widget_get_visible (f->mat->teller.called[0]));
  assert_addressed_once (f, "Auntie");
  g_assert_cmpint (f->mat->scene->n_open, >, 4);
  g_assert_cmpint (over, ==, 0);
  do_action (f, "mat.proceed");
  g_assert_cmpint (over, ==, 1);
  /* With another hand all that is gone. */
  play_source_init (&f->play, 5, 3);
  chieu_mat_view_report_deal (f->mat);
  g_assert_false (praise->is_on);
  g_assert_cmpfloat (chieu_gold_border_get_progress (CHIEU_GOLD_BORDER (praise->border)), ==, 0);
  g_assert_false (gtk_widget_has_css_class (f->mat->seats[0], "proud"));
}

/* The cards that lie open stay where they are when the first word is said. */
static void
test_first_word (Fixture       *f,
                 gconstpointer  data)
{
  const ChieuZoneScene *zone = &f->mat->scene->zones[CHIEU_TO_TOM_ZONE_PHU];
  ChieuCallPanel *panel;
  ChieuPlace before;
  gboolean said = FALSE;
  ChieuMove move;

  g_assert_true (play_until (f, FALSE, is_call, &move));
  hands_settle ();
  panel = CHIEU_CALL_PANEL (f->mat->calling.panel);
  g_assert_cmpint (zone->n, >, 10);
  before = zone->cards[0];
  for (int cuoc = 0; cuoc < CHIEU_N_CUOC && !said; cuoc++)
    said = chieu_call_panel_say (panel, cuoc);
  g_assert_true (said);
  hands_settle ();
  g_assert_cmpint (zone->cards[0].height, ==, before.height);
  g_assert_cmpfloat (zone->cards[0].y, ==, before.y);
}

/* In Nghiêm nothing stands in the line, and all words are there in the order of their names. */
static void
test_call (Fixture       *f,
           gconstpointer  data)
{
  guint8 line[CHIEU_CUOC_MAX];
  ChieuCallPanel *panel;
  ChieuMove move;

  g_assert_true (play_until (f, TRUE, is_call, &move));
  panel = CHIEU_CALL_PANEL (f->mat->calling.panel);
  g_assert_true (gtk_widget_get_visible (f->mat->calling.panel));
  g_assert_cmpint (chieu_call_panel_get_call (panel, line), ==, 0);
  for (int cuoc = 0; cuoc < CHIEU_N_CUOC; cuoc++)
    {
      g_assert_nonnull (find_tile (f->mat->calling.panel, cuoc));
      g_assert_null (find_tile (f->mat->calling.spread, cuoc));
    }
  do_action (f, "mat.xuong");
  g_assert_cmpint (f->play.n_tried, ==, 0);
  g_assert_true (chieu_call_panel_press_key (panel, GDK_KEY_8));
  g_assert_true (chieu_call_panel_press_key (panel, GDK_KEY_KP_5));
  chieu_call_panel_move_word (panel, 1, -1);
  g_assert_cmpint (chieu_call_panel_get_call (panel, line), ==, 2);
  /* The words: Bạch định, Chi nẩy, Kính cố, Kính tứ cố, Lèo, Thập hồng, Thông, Tôm, Ù suông. The second one has been moved to the front. */
  g_assert_cmpint (line[0], ==, CHIEU_CUOC_LEO);
  g_assert_cmpint (line[1], ==, CHIEU_CUOC_TOM);
  g_assert_true (chieu_call_panel_press_key (panel, GDK_KEY_x));
  g_assert_cmpint (f->play.n_tried, ==, 1);
  g_assert_cmpmem (f->play.last_tried.cards, f->play.last_tried.n, line, 2);
}

static void
test_line (void)
{
  ChieuCallLine line = { .repeated = G_GUINT64_CONSTANT (1) << CHIEU_CUOC_TOM };

  g_assert_true (chieu_call_line_insert (&line, CHIEU_CUOC_LEO, 0));
  g_assert_true (chieu_call_line_insert (&line, CHIEU_CUOC_TOM, 0));
  g_assert_true (chieu_call_line_insert (&line, CHIEU_CUOC_TOM, 99));
  g_assert_false (chieu_call_line_insert (&line, CHIEU_CUOC_LEO, 0));
  g_assert_cmpint (line.n, ==, 3);
  g_assert_true (chieu_call_line_move (&line, 1, 3));
  g_assert_cmpint (line.cuoc[2], ==, CHIEU_CUOC_LEO);
  g_assert_true (chieu_call_line_move (&line, 2, 0));
  g_assert_cmpint (line.cuoc[0], ==, CHIEU_CUOC_LEO);
  g_assert_false (chieu_call_line_move (&line, 3, 0));
  g_assert_true (chieu_call_line_remove (&line, 0));
  g_assert_false (chieu_call_line_remove (&line, 2));
  g_assert_cmpint (line.n, ==, 2);
  g_assert_true (chieu_call_line_may_add (&line, CHIEU_CUOC_LEO));
}

/* ---- The words of a call that has many ---- */

static GtkAdjustment *
find_adjustment (GtkWidget *widget)
{
  GtkAdjustment *found = NULL;

  if (GTK_IS_SCROLLED_WINDOW (widget))
    return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_adjustment (child);
  return found;
}

/* Returns: whether there is more than is seen, and it is scrolled to its end, or if not @at_end to its beginning */
static gboolean
is_scrolled (GtkAdjustment *adjustment,
             gboolean       at_end)
{
  double most = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);

  return most > 0 && gtk_adjustment_get_value (adjustment) == (at_end ? most : 0);
}

/* However little room there is, the words that can be said next are seen. */
static void
test_next_words_seen (void)
{
  GtkWidget *window = gtk_window_new (), *panel = chieu_call_panel_new (&chieu_chan, NULL);
  guint8 offered[CHIEU_CHAN_N_CUOC];
  GtkAdjustment *adjustment;

  for (int i = 0; i < CHIEU_CHAN_N_CUOC; i++)
    offered[i] = (guint8) i;
  chieu_call_panel_open (CHIEU_CALL_PANEL (panel), offered, CHIEU_CHAN_N_CUOC, 4, NULL, 0, FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), 420, 260);
  gtk_window_set_child (GTK_WINDOW (window), panel);
  gtk_window_present (GTK_WINDOW (window));
  adjustment = find_adjustment (panel);
  wait_until (is_scrolled (adjustment, FALSE));
  chieu_call_panel_add_offered (CHIEU_CALL_PANEL (panel), CHIEU_CHAN_N_CUOC - 1);
  wait_until (is_scrolled (adjustment, TRUE));
  chieu_call_panel_take_back (CHIEU_CALL_PANEL (panel));
  wait_until (is_scrolled (adjustment, FALSE));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  chieu_pictures_set_folder (PICTURES_FOLDER);
  g_test_add_func ("/mat/strict/line", test_line);
  g_test_add_func ("/mat/strict/next-words-seen", test_next_words_seen);
  add_test ("/mat/strict/no-hint", NULL, test_no_hint);
  add_test ("/mat/strict/opening", NULL, test_opening);
  add_test ("/mat/strict/own-khan", NULL, test_own_khan);
  add_test ("/mat/strict/too-many-untold", NULL, test_too_many_untold);
  add_test ("/mat/strict/too-many", NULL, test_too_many);
  add_test ("/mat/strict/too-many-dropped", "drop", test_too_many);
  add_test ("/mat/strict/call", NULL, test_call);
  add_test ("/mat/strict/call-of-learner", NULL, test_call_of_learner);
  add_test ("/mat/strict/first-word", NULL, test_first_word);
  add_test ("/mat/strict/wrong-call", NULL, test_wrong_call);
  add_test ("/mat/strict/call-without-word", NULL, test_call_without_word);
  add_test ("/mat/strict/praise", NULL, test_praise);
  return g_test_run ();
}
