/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Discarding and returning a card, and what may not be put down
 * (to-tom.md, "Turn", "Faults").
 */
#include "to-tom-private.h"

/* Kinds of phu as bits: all, and those of equal cards. */
#define ALL_KINDS ((1u << CHIEU_N_PHU_KINDS) - 1)
#define EQUAL_KINDS (1u << CHIEU_PHU_KHAN | 1u << CHIEU_PHU_PHONG | 1u << CHIEU_PHU_THIEN_KHAI)

static ChieuToTomDeedKind
deed_kind (uint8_t deed)
{
  return (ChieuToTomDeedKind) (deed >> 5);
}

static ChieuCard
deed_face (uint8_t deed)
{
  return deed & 0x1f;
}

/* Which yêu goes first when nothing else is left: 1n, another black one, a red one. */
static int
yeu_rank (ChieuCard face)
{
  if (face == CHIEU_N (1))
    return 0;
  return face >= CHIEU_CC ? 2 : 1;
}

static bool
is_danh_yeu (const State *s,
             const Seat  *self,
             ChieuCard    face)
{
  bool any = s->rules.value[CHIEU_TO_TOM_YEU_CUOI] == 1;

  if (!chieu_card_is_yeu (face))
    return false;
  for (ChieuCard other = 0; other < CHIEU_TO_TOM_FACES; other++)
    if (self->hand[other] > 0
        && (!chieu_card_is_yeu (other) || (!any && yeu_rank (other) < yeu_rank (face))))
      return true;
  return false;
}

static bool
is_in_own_phu (const Seat *self,
               ChieuCard   face)
{
  for (int i = 0; i < self->n_phu; i++)
    if (memchr (self->phu[i].cards, face, self->phu[i].n) != NULL)
      return true;
  return false;
}

/* The pair was not taken by phỗng, one of it went, and this is the other. */
static bool
is_danh_doi (const Seat *self,
             ChieuCard   face)
{
  bool refused = false;

  for (int i = 0; i < self->n_deeds; i++)
    if (deed_face (self->deeds[i]) != face)
      continue;
    else if (deed_kind (self->deeds[i]) == CHIEU_TO_TOM_DEED_REFUSED_PHONG)
      refused = true;
    else if (refused && deed_kind (self->deeds[i]) == CHIEU_TO_TOM_DEED_DISCARD)
      return true;
  return false;
}

/* Three cards of one suit and three ranks in sequence, or of one rank and three suits. */
static bool
make_doc_or_bi (ChieuCard a,
                ChieuCard b,
                ChieuCard c)
{
  int low, high;

  if (a >= CHIEU_CC || b >= CHIEU_CC || c >= CHIEU_CC)
    return false;
  if (a % 9 == b % 9 && b % 9 == c % 9)
    return a != b && b != c && a != c;
  low = a < b ? (a < c ? a : c) : (b < c ? b : c);
  high = a > b ? (a > c ? a : c) : (b > c ? b : c);
  return a / 9 == b / 9 && b / 9 == c / 9 && high - low == 2 && a != b && b != c && a != c;
}

static bool
make_triple (int       n_lung,
             ChieuCard a,
             ChieuCard b,
             ChieuCard c)
{
  for (int i = 0; i < n_lung; i++)
    {
      uint32_t cards = CHIEU_TO_TOM_BIT (chieu_lung_cards[i][0]) | CHIEU_TO_TOM_BIT (chieu_lung_cards[i][1])
                       | CHIEU_TO_TOM_BIT (chieu_lung_cards[i][2]);

      if ((CHIEU_TO_TOM_BIT (a) | CHIEU_TO_TOM_BIT (b) | CHIEU_TO_TOM_BIT (c)) == cards)
        return true;
    }
  return false;
}

/* The kinds of phu, as bits, that a card which was eaten lies in. */
static unsigned
kinds_eaten (const Seat *self,
             ChieuCard   ate)
{
  unsigned kinds = 0;

  for (int i = 0; i < self->n_phu; i++)
    if (memchr (self->phu[i].cards, ate, self->phu[i].n) != NULL)
      kinds |= CHIEU_TO_TOM_BIT (self->phu[i].kind);
  return kinds;
}

/* Whether the three make a phu of one of @kinds; asked for every card of every discard, so without detours. */
static bool
make_phu (const State *s,
          ChieuCard    a,
          ChieuCard    b,
          ChieuCard    c,
          unsigned     kinds)
{
  if (a == b && b == c)
    return (kinds & EQUAL_KINDS) != 0;
  if (make_doc_or_bi (a, b, c)
      && (kinds & CHIEU_TO_TOM_BIT (a % 9 == b % 9 ? CHIEU_PHU_BI : CHIEU_PHU_DOC)) != 0)
    return true;
  return (kinds & CHIEU_TO_TOM_BIT (CHIEU_PHU_LUNG)) != 0
         && make_triple (chieu_house_n_lung (chieu_to_tom_house (s)), a, b, c);
}

/* The card eaten and the earlier discard with which @face makes a phu, or false. */
static bool
find_an_mot_danh_hai (const State *s,
                      const Seat  *self,
                      ChieuCard    face,
                      ChieuCard   *ate,
                      ChieuCard   *discarded)
{
  bool any = s->rules.value[CHIEU_TO_TOM_DANH_HAI] == 0;

  for (int i = 0; i < self->n_deeds; i++)
    {
      unsigned kinds;

      if (deed_kind (self->deeds[i]) != CHIEU_TO_TOM_DEED_ATE)
        continue;
      kinds = any ? ALL_KINDS : kinds_eaten (self, deed_face (self->deeds[i]));
      for (int j = i + 1; j < self->n_deeds; j++)
        if (deed_kind (self->deeds[j]) == CHIEU_TO_TOM_DEED_DISCARD
            && make_phu (s, deed_face (self->deeds[i]), deed_face (self->deeds[j]), face, kinds))
          {
            *ate = deed_face (self->deeds[i]);
            *discarded = deed_face (self->deeds[j]);
            return true;
          }
    }
  return false;
}

/* One card of a khàn bất thực may go, two of a thiên khai. */
static bool
is_bat_thuc_qua (const Seat *self,
                 ChieuCard   face)
{
  int place = chieu_to_tom_find_bat_thuc (self, face);

  return place >= 0
         && self->bat_thuc[place].named == 0
         && self->bat_thuc[place].discarded >= self->bat_thuc[place].held - 2;
}

int
chieu_to_tom_discard_faults (const State *s,
                             int          seat,
                             ChieuCard    face,
                             int         *reasons,
                             int          max)
{
  const Seat *self = &s->seat[seat];
  ChieuCard ate, discarded;
  int n = 0;

  if (is_danh_yeu (s, self, face) && n < max)
    reasons[n++] = CHIEU_TO_TOM_DANH_YEU;
  if (is_in_own_phu (self, face) && n < max)
    reasons[n++] = CHIEU_TO_TOM_DANH_PHU_DUOI_CHIEU;
  if (is_danh_doi (self, face) && n < max)
    reasons[n++] = CHIEU_TO_TOM_DANH_DOI;
  if (find_an_mot_danh_hai (s, self, face, &ate, &discarded) && n < max)
    reasons[n++] = CHIEU_TO_TOM_AN_MOT_DANH_HAI;
  if (is_bat_thuc_qua (self, face) && n < max)
    reasons[n++] = CHIEU_TO_TOM_BAT_THUC_QUA;
  return n;
}

bool
chieu_to_tom_has_clean_discard (const State *s,
                                int          seat)
{
  int reason;

  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    if (s->seat[seat].hand[face] > 0 && chieu_to_tom_discard_faults (s, seat, face, &reason, 1) == 0)
      return true;
  return false;
}

static ChieuToTomMoveKind
discard_kind (const State *s)
{
  return s->phase == CHIEU_TO_TOM_RETURN ? CHIEU_TO_TOM_TRA : CHIEU_TO_TOM_DANH;
}

/* The cái may win with what was dealt. */
static bool
may_call_u (const State *s)
{
  return s->phase == CHIEU_TO_TOM_DISCARD && s->first_turn;
}

/* Nobody is at fault who cannot do otherwise: without a clean discard any but a wrong yêu is free of blame. */
static ChieuReason
discard_reason (const State *s,
                int          seat,
                ChieuCard    face)
{
  int reason;

  if (chieu_to_tom_discard_faults (s, seat, face, &reason, 1) == 0)
    return CHIEU_TO_TOM_OK;
  if (reason == CHIEU_TO_TOM_DANH_YEU || chieu_to_tom_has_clean_discard (s, seat))
    return (ChieuReason) reason;
  return CHIEU_TO_TOM_OK;
}

static int
list_cards (const State   *s,
            int            seat,
            bool           clean,
            ChieuMove     *moves)
{
  int reasons[CHIEU_TO_TOM_FACES] = { 0 }, n = 0;
  bool any_clean = false;

  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    if (s->seat[seat].hand[face] > 0)
      any_clean |= chieu_to_tom_discard_faults (s, seat, face, &reasons[face], 1) == 0;
  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    {
      bool faulty = reasons[face] != CHIEU_TO_TOM_OK && (any_clean || reasons[face] == CHIEU_TO_TOM_DANH_YEU);

      if (s->seat[seat].hand[face] > 0 && faulty != clean)
        moves[n++] = chieu_to_tom_move (discard_kind (s), face);
    }
  return n;
}

static int
list_take_backs (const State *s,
                 int          seat,
                 ChieuMove   *moves)
{
  int n = 0;

  for (ChieuCard face = 0; !s->seat[seat].acted && face < CHIEU_TO_TOM_FACES; face++)
    if (chieu_to_tom_may_take_back (s, seat, face))
      moves[n++] = chieu_to_tom_move (CHIEU_TO_TOM_BAT_THUC, face);
  return n;
}

static ChieuReason
judge_thien_u (const State *s,
               int          seat)
{
  if (!chieu_to_tom_wins (s, seat, CHIEU_CARD_NONE))
    return CHIEU_TO_TOM_U_SAI;
  return chieu_to_tom_bat_thuc_spread (s, seat, CHIEU_CARD_NONE) ? CHIEU_TO_TOM_OK : CHIEU_TO_TOM_BAT_THUC_MOT_CUC;
}

int
chieu_to_tom_list_discards (const State   *s,
                            int            seat,
                            ChieuMoveScope scope,
                            ChieuMove     *moves)
{
  bool u = may_call_u (s), wins = u && judge_thien_u (s, seat) == CHIEU_TO_TOM_OK;
  int n = list_cards (s, seat, true, moves);

  if (wins)
    moves[n++] = chieu_to_tom_move (CHIEU_TO_TOM_U, CHIEU_CARD_NONE);
  n += list_take_backs (s, seat, moves + n);
  if (scope == CHIEU_MOVES_CLEAN)
    return n;
  n += list_cards (s, seat, false, moves + n);
  if (u && !wins)
    moves[n++] = chieu_to_tom_move (CHIEU_TO_TOM_U, CHIEU_CARD_NONE);
  if (s->carry.strict)
    moves[n++] = chieu_to_tom_move (CHIEU_TO_TOM_KHONG_DANH, CHIEU_CARD_NONE);
  return n;
}

ChieuReason
chieu_to_tom_judge_discard (const State     *s,
                            int              seat,
                            const ChieuMove *move,
                            bool            *possible)
{
  *possible = false;
  if (move->kind == CHIEU_TO_TOM_U && may_call_u (s))
    {
      *possible = true;
      return judge_thien_u (s, seat);
    }
  if (move->kind == CHIEU_TO_TOM_BAT_THUC)
    {
      *possible = chieu_to_tom_may_take_back (s, seat, move->face);
      return *possible ? CHIEU_TO_TOM_OK : CHIEU_TO_TOM_NOT_NOW;
    }
  if (move->kind == CHIEU_TO_TOM_KHONG_DANH && s->carry.strict)
    {
      /* No ù of this hand can be right any more: there the làng finds it. */
      *possible = true;
      return CHIEU_TO_TOM_U_SAI;
    }
  if (move->kind != discard_kind (s))
    return CHIEU_TO_TOM_NOT_NOW;
  if (move->face >= CHIEU_TO_TOM_FACES || s->seat[seat].hand[move->face] == 0)
    return CHIEU_TO_TOM_NO_CARD;
  *possible = true;
  return discard_reason (s, seat, move->face);
}

static void
note_discard_faults (State    *s,
                     int       seat,
                     ChieuCard face)
{
  int reasons[8], n = chieu_to_tom_discard_faults (s, seat, face, reasons, 8);

  if (n == 0 || discard_reason (s, seat, face) == CHIEU_TO_TOM_OK)
    return;
  for (int i = 0; i < n; i++)
    {
      ChieuCard ate = CHIEU_CARD_NONE, discarded = CHIEU_CARD_NONE;

      if (reasons[i] == CHIEU_TO_TOM_AN_MOT_DANH_HAI)
        find_an_mot_danh_hai (s, &s->seat[seat], face, &ate, &discarded);
      chieu_to_tom_note_fault (s, seat, reasons[i], face, ate, discarded);
    }
}

static void
put_down (State    *s,
          int       seat,
          ChieuCard face)
{
  Seat *self = &s->seat[seat];
  int place = chieu_to_tom_find_bat_thuc (self, face);

  note_discard_faults (s, seat, face);
  self->hand[face]--;
  self->n_hand--;
  self->acted = 1;
  if (place >= 0)
    self->bat_thuc[place].discarded++;
  chieu_to_tom_note_deed (self, CHIEU_TO_TOM_DEED_DISCARD, face);
  s->first_turn = 0;
}

static void
do_thien_u (State       *s,
            int          seat,
            ChieuEvents *events)
{
  if (chieu_to_tom_wins (s, seat, CHIEU_CARD_NONE))
    {
      s->thien_u = 1;
      chieu_to_tom_do_win (s, seat, CHIEU_CARD_NONE);
      return;
    }
  chieu_to_tom_note_fault (s, seat, CHIEU_TO_TOM_U_SAI, CHIEU_CARD_NONE, CHIEU_CARD_NONE, CHIEU_CARD_NONE);
  s->false_u = (uint8_t) CHIEU_TO_TOM_BIT (seat);
  chieu_to_tom_end (s, CHIEU_OUTCOME_FALSE, seat, events);
}

/* The seat that the card would have come to draws. */
static void
put_nothing_down (State       *s,
                  int          seat,
                  ChieuEvents *events)
{
  int gate = s->phase == CHIEU_TO_TOM_RETURN ? s->gate : seat_right (s, seat, 1);

  s->seat[seat].acted = 1;
  s->seat[seat].too_many++;
  s->first_turn = 0;
  chieu_to_tom_draw (s, gate, events);
}

void
chieu_to_tom_do_discard (State           *s,
                         int              seat,
                         const ChieuMove *move,
                         ChieuEvents     *events)
{
  bool returned = s->phase == CHIEU_TO_TOM_RETURN;

  if (move->kind == CHIEU_TO_TOM_U)
    {
      do_thien_u (s, seat, events);
      return;
    }
  if (move->kind == CHIEU_TO_TOM_BAT_THUC)
    {
      chieu_to_tom_take_back (s, seat, move->face);
      return;
    }
  if (move->kind == CHIEU_TO_TOM_KHONG_DANH)
    {
      put_nothing_down (s, seat, events);
      return;
    }
  put_down (s, seat, move->face);
  if (returned)
    chieu_to_tom_start_claim (s, move->face, s->gate, CHIEU_TO_TOM_FROM_RETURN, seat);
  else
    chieu_to_tom_start_claim (s, move->face, seat_right (s, seat, 1), CHIEU_TO_TOM_FROM_DISCARD, seat);
}
