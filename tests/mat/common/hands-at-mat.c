/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hands-at-mat.h"

#include "mat/feast/call-panel.h"
#include "games/to-tom/mat/layout.h"
#include "mat/view/mat-view-private.h"

void
hands_settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

void
hands_say (PlaySource *play,
           const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (play->mat), action, NULL));
  hands_settle ();
}

void
hands_click (PlaySource *play,
             int         zone,
             ChieuCard   card)
{
  ChieuZone *from = chieu_mat_zone (play->mat, zone);

  for (int i = 0; i < chieu_zone_get_n_cards (from); i++)
    if (chieu_card_widget_get_card (chieu_zone_get_card (from, i)) == card)
      {
        play->mat->modes.now->ops->press_card (play->mat->modes.now, zone, chieu_zone_get_card (from, i));
        hands_settle ();
        return;
      }
  g_error ("card %d does not lie in zone %d", card, zone);
}

/* Drops @card of the hand on @zone. The strict way hides what is right, so all that hands could do may be a fault. */
static void
drop_card (PlaySource *play,
           ChieuCard   card,
           int         zone)
{
  ChieuTarget targets[CHIEU_ZONES_MAX];

  chieu_modes_find_targets (&play->mat->modes, CHIEU_TO_TOM_ZONE_HAND, card, targets);
  g_assert_cmpint (targets[zone], ==, CHIEU_TARGET_FAULTY);
  chieu_choose_mode_do_deed (&play->mat->choose.mode, &(ChieuMatDeed) { .from = CHIEU_TO_TOM_ZONE_HAND, .card = card, .to = zone });
  hands_settle ();
}

/* Chooses @move if several ways of a move are shown. */
static void
pick_way (PlaySource      *play,
          const ChieuMove *move)
{
  int n = play->mat->deeds.n_choices;

  for (int i = 0; i < n; i++)
    if (chieu_move_equal (&play->mat->deeds.choices[i], move))
      {
        chieu_deeds_choose (&play->mat->deeds, i);
        hands_settle ();
        return;
      }
  g_assert_cmpint (n, ==, 0);
}

/* ---- Cards ---- */

/* Says @word of a set or card of the hand. A thiên khai is put down instead. During the opening one of the cards is chosen first; later
 * the khàn lies on the mat, and all can see which it is. */
static void
declare (PlaySource      *play,
         const ChieuMove *move,
         const char      *word)
{
  if (move->kind == CHIEU_TO_TOM_THIEN_KHAI)
    {
      drop_card (play, move->face, CHIEU_TO_TOM_ZONE_PHU);
      return;
    }
  if (chieu_played_is_opening (&play->mat->played))
    hands_click (play, CHIEU_TO_TOM_ZONE_HAND, move->face);
  hands_say (play, word);
}

/* Eats: lays the cards of @move one by one, those after its split as a set beside. */
static void
lay_cards (PlaySource      *play,
           const ChieuMove *move)
{
  hands_say (play, "mat.an");
  for (int i = 0; i < move->n; i++)
    {
      gboolean live = move->cards[i] == move->face && !chieu_laying_has_live (&play->mat->lay.laying);

      if (i == move->split)
        hands_say (play, "mat.lay-beside");
      hands_click (play, live ? CHIEU_TO_TOM_ZONE_LIVE : CHIEU_TO_TOM_ZONE_HAND, move->cards[i]);
    }
  hands_say (play, "mat.an");
}

/* Says @word, which passes; an equal card that goes down with it is laid before. */
static void
pass (PlaySource      *play,
      const ChieuMove *move,
      const char      *word)
{
  if (move->face != CHIEU_CARD_NONE)
    {
      hands_say (play, "mat.an");
      hands_click (play, CHIEU_TO_TOM_ZONE_HAND, move->face);
    }
  hands_say (play, word);
}

/* Discards a card by two clicks, or returns one by dropping it at its gate. */
static void
put_down (PlaySource      *play,
          const ChieuMove *move)
{
  const ChieuToTomState *s = (ChieuToTomState *) &play->view;

  if (move->kind == CHIEU_TO_TOM_TRA)
    {
      drop_card (play, move->face, CHIEU_TO_TOM_ZONE_GATE + chieu_to_tom_position (s, play->person, s->gate));
      return;
    }
  hands_click (play, CHIEU_TO_TOM_ZONE_HAND, move->face);
  hands_click (play, CHIEU_TO_TOM_ZONE_HAND, move->face);
}

/* ---- The call ---- */

static void
press_key (PlaySource *play,
           guint       key)
{
  g_assert_true (chieu_call_panel_press_key (CHIEU_CALL_PANEL (play->mat->calling.panel), key));
  hands_settle ();
}

/* Puts the call of @move together, and makes it with its key. */
static void
make_call (PlaySource      *play,
           const ChieuMove *move)
{
  for (int i = 0; i < move->n; i++)
    g_assert_true (chieu_call_panel_say (CHIEU_CALL_PANEL (play->mat->calling.panel), move->cards[i]));
  press_key (play, GDK_KEY_x);
}

/* ---- Moves ---- */

static void
make_move (PlaySource      *play,
           const ChieuMove *move)
{
  static const char *const words[CHIEU_TO_TOM_N_MOVES] = {
    [CHIEU_TO_TOM_KHAN] = "mat.khan", [CHIEU_TO_TOM_THIEN_KHAI] = "mat.thien-khai", [CHIEU_TO_TOM_BAT_THUC] = "mat.bat-thuc",
    [CHIEU_TO_TOM_XONG] = "mat.xong", [CHIEU_TO_TOM_U] = "mat.u", [CHIEU_TO_TOM_DAY_KHAN] = "mat.khan",
    [CHIEU_TO_TOM_PHONG] = "mat.phong", [CHIEU_TO_TOM_BOC] = "mat.boc", [CHIEU_TO_TOM_DUOI] = "mat.duoi",
    [CHIEU_TO_TOM_QUA] = "mat.qua", [CHIEU_TO_TOM_LAT_KHAN] = "mat.lat-khan",
    [CHIEU_TO_TOM_BAO_BAT_THUC] = "mat.bao-bat-thuc", [CHIEU_TO_TOM_TRA_CHEN] = "mat.tra-chen",
    [CHIEU_TO_TOM_HO_PHONG] = "mat.ho-phong", [CHIEU_TO_TOM_HO_KHONG_PHONG] = "mat.ho-khong-phong",
    [CHIEU_TO_TOM_KHONG_DANH] = "mat.khong-danh", [CHIEU_TO_TOM_TRA_THUA] = "mat.tra-thua",
  };

  switch ((ChieuToTomMoveKind) move->kind)
    {
    case CHIEU_TO_TOM_KHAN:
    case CHIEU_TO_TOM_THIEN_KHAI:
    case CHIEU_TO_TOM_BAT_THUC:
    case CHIEU_TO_TOM_TRA_THUA:
      declare (play, move, words[move->kind]);
      break;
    case CHIEU_TO_TOM_DANH:
    case CHIEU_TO_TOM_TRA:
      put_down (play, move);
      break;
    case CHIEU_TO_TOM_AN:
      lay_cards (play, move);
      break;
    case CHIEU_TO_TOM_BOC:
    case CHIEU_TO_TOM_DUOI:
      pass (play, move, words[move->kind]);
      break;
    case CHIEU_TO_TOM_XUONG:
      make_call (play, move);
      break;
    default:
      hands_say (play, words[move->kind]);
    }
}

static void
print_move (const char      *about,
            const ChieuMove *move)
{
  char text[CHIEU_MOVE_TEXT_MAX];

  chieu_to_tom.print_move (move, text);
  g_test_message ("%s: %s", about, text);
}

void
hands_make_move (PlaySource      *play,
                 const ChieuMove *move)
{
  guint tried = play->n_tried;

  make_move (play, move);
  pick_way (play, move);
  if (play->n_tried != tried + 1 || !chieu_move_equal (&play->last_tried, move))
    {
      print_move ("expected", move);
      print_move ("tried last", &play->last_tried);
    }
  g_assert_cmpuint (play->n_tried, ==, tried + 1);
  g_assert_true (chieu_move_equal (&play->last_tried, move));
}

void
hands_end_opening (PlaySource *play)
{
  if (chieu_played_is_opening (&play->mat->played))
    hands_say (play, "mat.xong");
}
