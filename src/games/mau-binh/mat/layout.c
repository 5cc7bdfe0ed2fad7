/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Mậu binh on the mat: the hand in its three chi, and what can be done with it.
 */
#include "layout.h"

#include <gdk/gdk.h>
#include <string.h>

#include "games/mau-binh/bots/choice.h"
#include "mat/sound.h"
#include "mat/widgets/table-places.h"

/* ---- The hand ---- */

/* Puts the cards into the order of a move: chi 1, chi 2, chi 3; each chi is a group. */
static void
tidy (ChieuHand *hand)
{
  if (hand->n != CHIEU_MAU_BINH_HAND)
    return;
  chieu_mau_binh_sort_rows (hand->cards);
  for (int i = 0; i < hand->n; i++)
    hand->group[i] = (guint8) chieu_mau_binh_row_of (i);
}

static gboolean
holds_all (const ChieuHand *hand,
           guint64          cards)
{
  guint64 held = 0;

  for (int i = 0; i < hand->n; i++)
    held |= CHIEU_MAU_BINH_CARD (hand->cards[i]);
  return hand->n == CHIEU_MAU_BINH_HAND && held == cards;
}

static void
hold (const void *view,
      int         person,
      gboolean    keep,
      ChieuHand  *hand)
{
  const ChieuMauBinhState *s = view;
  int seat = chieu_table_viewer (s->seats, person);
  gboolean laid = (s->asked >> seat & 1) == 0 && s->answer[seat].kind == CHIEU_MAU_BINH_XEP;

  if (keep && person >= 0 && !laid && holds_all (hand, s->hand[seat]))
    return;
  hand->n = person >= 0 && chieu_mau_binh_list_seen_cards (s, seat, hand->cards) ? CHIEU_MAU_BINH_HAND : 0;
  tidy (hand);
}

/* Arranges the hand as well as possible. This is done at once: the comparison takes some milliseconds, less than a frame. */
static void
arrange_best (const void *view,
              int         person,
              ChieuHand  *hand)
{
  const ChieuMauBinhState *s = view;
  ChieuMauBinhChoice found;

  chieu_mau_binh_choose (s->hand[person], &s->rules, &found);
  memcpy (hand->cards, found.best.cards, CHIEU_MAU_BINH_HAND);
}

static int
find_laid_zone (int position)
{
  return chieu_mau_binh_zone (position, CHIEU_MAU_BINH_CHI_1);
}

static int
count_seats (const void *view)
{
  return ((const ChieuMauBinhState *) view)->seats;
}

/* ---- What can be done ---- */

#define KIND(name) CHIEU_BIT64 (CHIEU_MAU_BINH_##name)

/* The person has to see without help that the hand has a tới trắng. */
static guint64
list_tries (const void *view,
            int         person)
{
  return KIND (TOI_TRANG) | KIND (XEP) | KIND (BO);
}

/* The places beside the mat are those of every game: a tới trắng, which wins, on top (4), to lay the hand lowest (0). */
static const ChieuMatButton buttons[] = {
  { CHIEU_MAU_BINH_TOI_TRANG, CHIEU_MAKE_BUTTON, 1, "mat.toi-trang", GDK_KEY_t, 0, "T", 4 },
  { CHIEU_MAU_BINH_XEP, CHIEU_MAKE_BUTTON, 0, "mat.xep", GDK_KEY_x, 0, "X", 0 },
  { CHIEU_MAU_BINH_BO, CHIEU_MAKE_BUTTON, 0, "mat.bo", GDK_KEY_b, 0, "B", 2 },
};

/* The sounds of the answers, which are heard when all have answered; the chi have their beats in the show. */
static const guint8 sounds[CHIEU_MAU_BINH_N_MOVES] = {
  [CHIEU_MAU_BINH_TOI_TRANG] = CHIEU_SOUND_ROLL,
  [CHIEU_MAU_BINH_XEP] = CHIEU_SOUND_CARD,
  [CHIEU_MAU_BINH_BO] = CHIEU_SOUND_GONG,
};

static const ChieuHandPart parts[CHIEU_MAU_BINH_ROWS] = {
  { CHIEU_MAU_BINH_ZONE_OWN_CHI_1, CHIEU_MAU_BINH_LONG_ROW }, { CHIEU_MAU_BINH_ZONE_OWN_CHI_2, CHIEU_MAU_BINH_LONG_ROW },
  { CHIEU_MAU_BINH_ZONE_OWN_CHI_3, CHIEU_MAU_BINH_SHORT_ROW },
};

static const ChieuMatArranging arranging = {
  .parts = parts,
  .n_parts = CHIEU_MAU_BINH_ROWS,
  .kind = CHIEU_MAU_BINH_XEP,
  .tidy = tidy,
  .arrange_best = arrange_best,
  .find_wrong = chieu_mau_binh_find_wrong,
};

const ChieuMatLayout chieu_mat_layout_mau_binh = {
  .game = &chieu_mau_binh,
  .n_zones = CHIEU_MAU_BINH_N_ZONES,
  .hand_zone = CHIEU_MAU_BINH_ZONE_OWN_CHI_1,
  .pile_zone = CHIEU_ZONE_NONE,
  .live_zone = CHIEU_ZONE_NONE,
  .gate_zone = CHIEU_ZONE_NONE,
  .buttons = buttons,
  .n_buttons = G_N_ELEMENTS (buttons),
  .sounds = sounds,
  .hold = hold,
  .arrange = chieu_mau_binh_place_all,
  .zone_name = chieu_mau_binh_zone_name,
  .zone_place = chieu_mau_binh_zone_place,
  .count_seats = count_seats,
  .lay_kind = -1,
  .lay_zone = CHIEU_ZONE_NONE,
  .find_laid_zone = find_laid_zone,
  .done_kind = -1,
  .list_tries = list_tries,
  .arranging = &arranging,
  .show = &chieu_mau_binh_show,
  .caption = chieu_mau_binh_caption,
  .sure_kinds = KIND (BO),
};
