/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is done on the mat of Tổ tôm: the names of its zones, the moves that a card put somewhere can mean, and those that may be tried.
 */
#include "layout.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "mat/widgets/table-places.h"
#include "match/words/words.h"

/* The position of the right neighbour (chieu_to_tom_position()), at whose gate a discard goes. */
#define RIGHT 1

/* Returns: the position of a zone of those that begin with @first, gates or phu; −1 if it is none of them */
static int
zone_position (int zone,
               int first)
{
  return chieu_table_zone_position (zone, first, CHIEU_SEATS_MAX);
}

char *
chieu_to_tom_zone_name (const void        *view,
                        int                person,
                        int                zone,
                        const char *const *names)
{
  const ChieuToTomState *s = view;
  int gate = zone_position (zone, CHIEU_TO_TOM_ZONE_GATE), phu = zone_position (zone, CHIEU_TO_TOM_ZONE_PHU);
  const char *who = names[chieu_table_seat (s->seats, person, MAX (MAX (gate, phu), 0))];

  if (gate >= 0)
    /* Translators: %s is a player's name. The gate (cửa) is the place between two players where a card comes to the one. */
    return who == NULL ? g_strdup (_("Your gate")) : g_strdup_printf (_("Gate of %s"), who);
  if (phu >= 0)
    return who == NULL ? g_strdup (_("Your phu")) : g_strdup_printf (_("Phu of %s"), who);
  if (zone == CHIEU_TO_TOM_ZONE_HAND)
    return who == NULL ? g_strdup (_("Your hand")) : g_strdup_printf (_("Hand of %s"), who);
  if (zone == CHIEU_TO_TOM_ZONE_PILE && chieu_to_tom_count_under (s) > 0)
    /* Translators: the pile (nọc) in the words of a screen reader: its number of cards, and the one that went back under it. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Nọc, %1$d card, at the bottom %2$s", "Nọc, %1$d cards, at the bottom %2$s", s->noc_left),
                            s->noc_left, chieu_words_card (chieu_words_for_game (&chieu_to_tom), s->noc[0]));
  if (zone == CHIEU_TO_TOM_ZONE_PILE)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Nọc, %d card", "Nọc, %d cards", s->noc_left), s->noc_left);
  return g_strdup (_("Card in play"));
}

char *
chieu_to_tom_zone_place (const void        *view,
                         int                person,
                         int                zone,
                         const char *const *names)
{
  const ChieuToTomState *s = view;
  int gate = zone_position (zone, CHIEU_TO_TOM_ZONE_GATE), phu = zone_position (zone, CHIEU_TO_TOM_ZONE_PHU);
  const char *who;

  if (zone == CHIEU_TO_TOM_ZONE_LIVE)
    gate = chieu_to_tom_find_live_position (s, person);
  who = names[chieu_table_seat (s->seats, person, MAX (MAX (gate, phu), 0))];
  if (gate >= 0)
    return who == NULL ? g_strdup (_("at your gate")) : g_strdup_printf (_("at the gate of %s"), who);
  if (phu >= 0)
    return who == NULL ? g_strdup (_("before you")) : g_strdup_printf (_("before %s"), who);
  if (zone == CHIEU_TO_TOM_ZONE_HAND)
    return who == NULL ? g_strdup (_("in your hand")) : g_strdup_printf (_("in the hand of %s"), who);
  return g_strdup (_("in the nọc"));
}

static gboolean
uses_card (const ChieuMove *move,
           ChieuCard        card)
{
  for (int i = 0; i < move->n; i++)
    if (move->cards[i] == card)
      return TRUE;
  return move->face == card;
}

static gboolean
is_claim (int kind)
{
  return kind == CHIEU_TO_TOM_AN || kind == CHIEU_TO_TOM_PHONG || kind == CHIEU_TO_TOM_DAY_KHAN;
}

/* A card that is put down will lie at the place of the card in play of its gate, beside those that were left there. Returns: whether
 * @move puts a card of the hand at a gate, onto the card in play, down before oneself, or back under the pile, as @deed does; a card
 * that was only chosen goes to the gate */
static gboolean
means_from_hand (const ChieuToTomState *s,
                 int                    person,
                 const ChieuMatDeed    *deed,
                 const ChieuMove       *move)
{
  gboolean put = move->kind == CHIEU_TO_TOM_DANH || move->kind == CHIEU_TO_TOM_TRA;
  int gate = zone_position (deed->to, CHIEU_TO_TOM_ZONE_GATE);
  int goes_to = move->kind == CHIEU_TO_TOM_TRA ? chieu_to_tom_position (s, person, s->gate) : RIGHT;

  if (put)
    return move->face == deed->card && (deed->to == CHIEU_ZONE_NONE || deed->to == CHIEU_TO_TOM_ZONE_LIVE || gate == goes_to);
  if (is_claim (move->kind))
    return (deed->to == CHIEU_TO_TOM_ZONE_LIVE || deed->to == CHIEU_TO_TOM_ZONE_PHU) && uses_card (move, deed->card);
  if (move->kind == CHIEU_TO_TOM_KHAN || move->kind == CHIEU_TO_TOM_THIEN_KHAI)
    return deed->to == CHIEU_TO_TOM_ZONE_PHU && move->face == deed->card;
  if (move->kind == CHIEU_TO_TOM_TRA_THUA)
    return deed->to == CHIEU_TO_TOM_ZONE_PILE && move->face == deed->card;
  return FALSE;
}

/* Returns: whether @move takes the card in play to oneself or passes it on to the right, as @deed does; one that was only chosen is
 * taken */
static gboolean
means_from_live (const ChieuMatDeed *deed,
                 const ChieuMove    *move)
{
  gboolean to_self = deed->to == CHIEU_TO_TOM_ZONE_PHU || deed->to == CHIEU_TO_TOM_ZONE_HAND || deed->to == CHIEU_ZONE_NONE;

  if (is_claim (move->kind))
    return to_self;
  return move->kind == CHIEU_TO_TOM_DUOI && zone_position (deed->to, CHIEU_TO_TOM_ZONE_GATE) == RIGHT;
}

gboolean
chieu_to_tom_means (const void         *view,
                    int                 person,
                    const ChieuMatDeed *deed,
                    const ChieuMove    *move)
{
  const ChieuToTomState *s = view;

  if (deed->from == CHIEU_TO_TOM_ZONE_HAND)
    return means_from_hand (s, person, deed, move);
  if (deed->from == CHIEU_TO_TOM_ZONE_LIVE)
    return means_from_live (deed, move);
  if (deed->from == CHIEU_TO_TOM_ZONE_PILE)
    return move->kind == CHIEU_TO_TOM_BOC
           && (deed->to == CHIEU_ZONE_NONE || deed->to == CHIEU_TO_TOM_ZONE_GATE || deed->to == CHIEU_TO_TOM_ZONE_LIVE);
  return FALSE;
}

#define KIND(name) CHIEU_BIT64 (CHIEU_TO_TOM_##name)

/* Returns: the bit of the move of bất thực if that may still be made, else 0: one's own first discard or claim ends it, and everybody sees
 * that */
static guint64
get_bat_thuc_bit (const ChieuToTomState *s,
                  int                    person)
{
  gboolean may_still = s->rules.value[CHIEU_TO_TOM_BAT_THUC_KHI] == CHIEU_TO_TOM_BAT_THUC_KHI_TRUOC_DANH;

  return !s->seat[person].acted && may_still ? KIND (BAT_THUC) : 0;
}

guint64
chieu_to_tom_list_openings (const void *view)
{
  const ChieuToTomState *s = view;

  return KIND (KHAN) | KIND (THIEN_KHAI) | KIND (BAT_THUC) | KIND (XONG)
         | (s->rules.value[CHIEU_TO_TOM_DEAL_THUA_QUAN] != CHIEU_TO_TOM_THUA_NEVER ? KIND (TRA_THUA) : 0);
}

/* Any answer may be tried at every card; but ăn only at the person's own gate, since everybody sees where a card lies. The name
 * of a pass depends on the gate, and is among the listed moves. */
guint64
chieu_to_tom_list_tries (const void *view,
                         int         person)
{
  const ChieuToTomState *s = view;

  switch ((ChieuEatingPhase) s->phase)
    {
    case CHIEU_EATING_OPENING:
      return chieu_to_tom_list_openings (s);
    case CHIEU_EATING_SHOW:
      return KIND (U);
    case CHIEU_EATING_DISCARD:
      return (s->first_turn ? KIND (U) : 0) | get_bat_thuc_bit (s, person);
    case CHIEU_EATING_RETURN:
      return get_bat_thuc_bit (s, person);
    case CHIEU_EATING_CLAIM:
      return KIND (U) | KIND (DAY_KHAN) | KIND (PHONG) | (s->gate == person ? KIND (AN) : 0) | get_bat_thuc_bit (s, person);
    case CHIEU_EATING_PASSED_ON:
      return KIND (AN) | get_bat_thuc_bit (s, person);
    case CHIEU_EATING_LAY:
      return KIND (LAT_KHAN) | KIND (BAO_BAT_THUC) | KIND (TRA_CHEN) | KIND (HO_PHONG) | KIND (HO_KHONG_PHONG);
    case CHIEU_EATING_OVER:
    default:
      return 0;
    }
}

int
chieu_to_tom_count_seats (const void *view)
{
  return ((const ChieuToTomState *) view)->seats;
}

int
chieu_to_tom_list_cuoc (const void *view,
                        guint8     *cuoc,
                        guint64    *repeated)
{
  const ChieuToTomState *s = view;

  return chieu_to_tom_list_callable (&s->rules, s->seats, cuoc, repeated);
}

static int
compare_cards (const void *a,
               const void *b)
{
  return *(const ChieuCard *) a - *(const ChieuCard *) b;
}

void
chieu_to_tom_fill_choice (const void *view,
                          int         person,
                          ChieuMove  *move)
{
  const ChieuToTomSeat *seat = &((const ChieuToTomState *) view)->seat[person];
  const ChieuToTomPhu *phu;

  if (move->kind != CHIEU_TO_TOM_AN || move->target >= seat->n_phu || move->n + seat->phu[move->target].n > CHIEU_MOVE_CARDS_MAX)
    return;
  phu = &seat->phu[move->target];
  memmove (move->cards + phu->n, move->cards, move->n * sizeof (ChieuCard));
  memcpy (move->cards, phu->cards, phu->n * sizeof (ChieuCard));
  move->n += phu->n;
  if (move->split > 0)
    move->split += phu->n;
  if (phu->kind == CHIEU_PHU_DOC)
    qsort (move->cards, move->split > 0 ? move->split : move->n, sizeof (ChieuCard), compare_cards);
}
