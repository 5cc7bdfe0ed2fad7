/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Discarding and returning a card, and what may not be put down
 * (docs/rules/to-tom.md, "Turn", "Faults").
 */
#include "discard.h"

#include "games/to-tom/rules/eval/eval-faces.h"
#include "opening.h"
#include "turn.h"
#include "win.h"

/* Kinds of phu as bits: all, and those of equal cards. */
#define ALL_KINDS ((1u << CHIEU_N_PHU_KINDS) - 1)
#define EQUAL_KINDS (1u << CHIEU_PHU_KHAN | 1u << CHIEU_PHU_PHONG | 1u << CHIEU_PHU_THIEN_KHAI)

/* The faults of putting a card down. check() gives the first of them as its reason. */
enum
{
  FAULT_YEU,
  FAULT_OWN_PHU,
  FAULT_DOI,
  FAULT_MOT_HAI,
  FAULT_BAT_THUC,
  N_FAULTS
};

static const uint8_t fault_reasons[N_FAULTS] = {
  [FAULT_YEU] = CHIEU_TO_TOM_DANH_YEU,
  [FAULT_OWN_PHU] = CHIEU_TO_TOM_DANH_PHU_DUOI_CHIEU,
  [FAULT_DOI] = CHIEU_TO_TOM_DANH_DOI,
  [FAULT_MOT_HAI] = CHIEU_TO_TOM_AN_MOT_DANH_HAI,
  [FAULT_BAT_THUC] = CHIEU_TO_TOM_BAT_THUC_QUA,
};

/* By fault, the faces that may not be put down. */
typedef struct
{
  uint32_t held;                 /* faces of the hand */
  uint32_t faces[N_FAULTS];
  uint32_t any;                  /* all of these together */
} Faulty;

/* Returns: the yêu that may not be put down: any, if the hand has other cards. If it has only yêu, 1n goes first, then another black
 * one, then a red one; in some houses any may go then. */
static uint32_t
find_danh_yeu (const State *s,
               uint32_t     held)
{
  uint32_t yeu = held & EVAL_YEU, first = chieu_to_tom_find_first_yeu (yeu);

  if (held != yeu)
    return yeu;
  if (s->rules.value[CHIEU_TO_TOM_YEU_CUOI] == CHIEU_TO_TOM_YEU_CUOI_TUY_Y)
    return 0;
  return first != 0 ? yeu & ~first : 0;
}

/* Returns: the faces that lie in the phu of the seat on the mat */
static uint32_t
find_own_phu (const Seat *self)
{
  uint32_t faces = 0;

  for (int i = 0; i < self->n_phu; i++)
    for (int j = 0; j < self->phu[i].n; j++)
      faces |= CHIEU_BIT (self->phu[i].cards[j]);
  return faces;
}

/* Returns: the faces whose pair could have been taken by phỗng, was not, and has lost one card: the other may not go */
static uint32_t
find_danh_doi (const Seat *self)
{
  uint32_t refused = 0, faces = 0;

  for (int i = 0; i < self->n_deeds; i++)
    if (CHIEU_TO_TOM_DEED_KIND (self->deeds[i]) == CHIEU_TO_TOM_DEED_REFUSED_PHONG)
      refused |= CHIEU_BIT (CHIEU_TO_TOM_DEED_FACE (self->deeds[i]));
    else if (CHIEU_TO_TOM_DEED_KIND (self->deeds[i]) == CHIEU_TO_TOM_DEED_DISCARD)
      faces |= refused & CHIEU_BIT (CHIEU_TO_TOM_DEED_FACE (self->deeds[i]));
  return faces;
}

/* Returns: the third cards of dọc with two numbers of one suit, the lower one first */
static uint32_t
thirds_of_doc (ChieuCard low,
               ChieuCard high)
{
  uint32_t faces = 0;

  if (high - low == 2)
    return CHIEU_BIT (low + 1);
  if (high - low != 1)
    return 0;
  if (chieu_card_rank (low) > 1)
    faces |= CHIEU_BIT (low - 1);
  if (chieu_card_rank (high) < CHIEU_SUIT_RANKS)
    faces |= CHIEU_BIT (high + 1);
  return faces;
}

/* Returns: the third cards of named triples with the @two cards */
static uint32_t
thirds_of_triples (const State *s,
                   uint32_t     two)
{
  uint32_t faces = 0;

  /* Ranks 4 to 6 are in none: most pairs are done with here. */
  if ((two & EVAL_OF_RANKS (UINT32_C (7) << 3)) != 0)
    return 0;
  for (int i = 0; i < chieu_house_count_lung (chieu_to_tom_house (&s->rules)); i++)
    if ((eval_triple_faces[i] & two) == two)
      faces |= eval_triple_faces[i] & ~two;
  return faces;
}

/* Returns: the faces that make a phu of one of @kinds with both cards */
static uint32_t
find_thirds (const State *s,
             ChieuCard    one,
             ChieuCard    other,
             unsigned     kinds)
{
  uint32_t two = CHIEU_BIT (one) | CHIEU_BIT (other), faces = 0;

  if (one == other)
    return (kinds & EQUAL_KINDS) != 0 ? two : 0;
  if ((kinds & CHIEU_BIT (CHIEU_PHU_LUNG)) != 0)
    faces = thirds_of_triples (s, two);
  if (one >= CHIEU_CC || other >= CHIEU_CC)
    return faces;
  if (chieu_card_rank (one) == chieu_card_rank (other) && (kinds & CHIEU_BIT (CHIEU_PHU_BI)) != 0)
    faces |= eval_faces_of_rank (one) & ~two;
  if (chieu_card_suit (one) == chieu_card_suit (other) && (kinds & CHIEU_BIT (CHIEU_PHU_DOC)) != 0)
    faces |= one < other ? thirds_of_doc (one, other) : thirds_of_doc (other, one);
  return faces;
}

/* Returns: the kinds of phu, as bits, that a card which was eaten lies in */
static unsigned
find_kinds_with (const Seat *self,
                 ChieuCard   ate)
{
  unsigned kinds = 0;

  for (int i = 0; i < self->n_phu; i++)
    if (memchr (self->phu[i].cards, ate, self->phu[i].n) != NULL)
      kinds |= CHIEU_BIT (self->phu[i].kind);
  return kinds;
}

/* Returns: the faces that make a phu with the card eaten at deed @ate and one discarded later, up to the first discard that gives
 * one of @wanted; *@discarded is then that card */
static uint32_t
find_thirds_after (const State *s,
                   const Seat  *self,
                   int          ate,
                   uint32_t     wanted,
                   ChieuCard   *discarded)
{
  ChieuCard eaten = CHIEU_TO_TOM_DEED_FACE (self->deeds[ate]);
  bool any_phu = s->rules.value[CHIEU_TO_TOM_DANH_HAI] == CHIEU_TO_TOM_DANH_HAI_MOI_PHU;
  unsigned kinds = any_phu ? ALL_KINDS : find_kinds_with (self, eaten);
  uint32_t faces = 0;

  for (int i = ate + 1; i < self->n_deeds && (faces & wanted) == 0; i++)
    if (CHIEU_TO_TOM_DEED_KIND (self->deeds[i]) == CHIEU_TO_TOM_DEED_DISCARD)
      {
        *discarded = CHIEU_TO_TOM_DEED_FACE (self->deeds[i]);
        faces |= find_thirds (s, eaten, *discarded, kinds);
      }
  return faces;
}

/* Returns: the faces that make a phu with a card that was eaten and one that was discarded after it */
static uint32_t
find_mot_hai (const State *s,
              const Seat  *self)
{
  uint32_t faces = 0;
  ChieuCard discarded;

  for (int i = 0; i < self->n_deeds; i++)
    if (CHIEU_TO_TOM_DEED_KIND (self->deeds[i]) == CHIEU_TO_TOM_DEED_ATE)
      faces |= find_thirds_after (s, self, i, 0, &discarded);
  return faces;
}

/* Finds the card eaten and the earlier discard with which @face makes a phu. */
static void
find_which_mot_hai (const State *s,
                    const Seat  *self,
                    ChieuCard    face,
                    ChieuCard   *ate,
                    ChieuCard   *discarded)
{
  for (int i = 0; i < self->n_deeds; i++)
    if (CHIEU_TO_TOM_DEED_KIND (self->deeds[i]) == CHIEU_TO_TOM_DEED_ATE
        && (find_thirds_after (s, self, i, CHIEU_BIT (face), discarded) & CHIEU_BIT (face)) != 0)
      {
        *ate = CHIEU_TO_TOM_DEED_FACE (self->deeds[i]);
        return;
      }
}

/* The cards of a bất thực that have to stay in the hand. */
#define BAT_THUC_KEPT 2

/* Returns: the faces held as bất thực of which no more cards may go: of a khàn one may, of a thiên khai two. One that is a khàn again
 * (CHIEU_TO_TOM_KHAN_AGAIN) binds no more. */
static uint32_t
find_bat_thuc_qua (const Seat *self)
{
  uint32_t faces = 0;

  for (int i = 0; i < self->n_bat_thuc; i++)
    if (self->bat_thuc[i].named == 0 && self->bat_thuc[i].discarded >= self->bat_thuc[i].held - BAT_THUC_KEPT)
      faces |= CHIEU_BIT (self->bat_thuc[i].face);
  return faces;
}

static void
find_faulty (const State *s,
             int          seat,
             Faulty      *faulty)
{
  const Seat *self = &s->seat[seat];

  faulty->held = eval_at_least (self->hand, 1);
  faulty->faces[FAULT_YEU] = find_danh_yeu (s, faulty->held);
  faulty->faces[FAULT_OWN_PHU] = find_own_phu (self);
  faulty->faces[FAULT_DOI] = find_danh_doi (self);
  faulty->faces[FAULT_MOT_HAI] = find_mot_hai (s, self);
  faulty->faces[FAULT_BAT_THUC] = find_bat_thuc_qua (self);
  faulty->any = 0;
  for (int i = 0; i < N_FAULTS; i++)
    faulty->any |= faulty->faces[i];
}

bool
chieu_to_tom_has_clean_discard (const State *s,
                                int          seat)
{
  Faulty faulty;

  find_faulty (s, seat, &faulty);
  return (faulty.held & ~faulty.any) != 0;
}

/* A seat that has no choice commits no fault: if there is no clean discard, any card is allowed except a wrong yêu. */
static uint32_t
find_blamed (const Faulty *faulty)
{
  return (faulty->held & ~faulty->any) != 0 ? faulty->any : faulty->faces[FAULT_YEU];
}

static ChieuToTomMoveKind
discard_kind (const State *s)
{
  return s->phase == CHIEU_EATING_RETURN ? CHIEU_TO_TOM_TRA : CHIEU_TO_TOM_DANH;
}

/* The cái may win with what was dealt. */
static bool
may_call_u (const State *s)
{
  return s->phase == CHIEU_EATING_DISCARD && s->first_turn;
}

static ChieuReason
judge_face (const State *s,
            int          seat,
            ChieuCard    face)
{
  Faulty faulty;
  int i = 0;

  find_faulty (s, seat, &faulty);
  if ((find_blamed (&faulty) >> face & 1) == 0)
    return CHIEU_TO_TOM_OK;
  while ((faulty.faces[i] >> face & 1) == 0)
    i++;
  return fault_reasons[i];
}

static int
list_cards (const State *s,
            int          seat,
            bool         clean,
            ChieuMove   *moves)
{
  Faulty faulty;
  uint32_t faces;
  int n = 0;

  find_faulty (s, seat, &faulty);
  faces = faulty.held & (clean ? ~find_blamed (&faulty) : find_blamed (&faulty));
  for (; faces != 0; faces &= faces - 1)
    moves[n++] = chieu_to_tom_move (discard_kind (s), (ChieuCard) __builtin_ctz (faces));
  return n;
}

static int
list_take_backs (const State *s,
                 int          seat,
                 ChieuMove   *moves)
{
  uint32_t faces = s->seat[seat].acted ? 0 : chieu_to_tom_find_faces_down (&s->seat[seat]);
  int n = 0;

  for (; faces != 0; faces &= faces - 1)
    {
      ChieuCard face = (ChieuCard) __builtin_ctz (faces);

      if (chieu_to_tom_may_take_back (s, seat, face))
        moves[n++] = chieu_to_tom_move (CHIEU_TO_TOM_BAT_THUC, face);
    }
  return n;
}

static ChieuReason
judge_thien_u (const State *s,
               int          seat)
{
  if (!chieu_to_tom_wins (s, seat, CHIEU_CARD_NONE))
    return CHIEU_TO_TOM_U_SAI;
  return chieu_to_tom_is_bat_thuc_spread (s, seat, CHIEU_CARD_NONE) ? CHIEU_TO_TOM_OK : CHIEU_TO_TOM_BAT_THUC_MOT_CUC;
}

bool
chieu_to_tom_gives_up_thien_u (const void      *state,
                               int              seat,
                               const ChieuMove *move)
{
  const State *s = state;

  return move->kind == CHIEU_TO_TOM_DANH && may_call_u (s) && judge_thien_u (s, seat) == CHIEU_TO_TOM_OK;
}

int
chieu_to_tom_list_discards (const State    *s,
                            int             seat,
                            ChieuMoveScope  scope,
                            ChieuMove      *moves)
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
      /* No ù of this hand can be right any more; the làng finds the fault when the seat calls ù. */
      *possible = true;
      return CHIEU_TO_TOM_U_SAI;
    }
  if (move->kind != discard_kind (s))
    return CHIEU_TO_TOM_NOT_NOW;
  if (move->face >= CHIEU_TO_TOM_FACES || s->seat[seat].hand[move->face] == 0)
    return CHIEU_TO_TOM_NO_CARD;
  *possible = true;
  return judge_face (s, seat, move->face);
}

static void
note_discard_faults (State     *s,
                     int        seat,
                     ChieuCard  face)
{
  Faulty faulty;

  find_faulty (s, seat, &faulty);
  if ((find_blamed (&faulty) >> face & 1) == 0)
    return;
  for (int i = 0; i < N_FAULTS; i++)
    {
      ChieuCard ate = CHIEU_CARD_NONE, discarded = CHIEU_CARD_NONE;

      if ((faulty.faces[i] >> face & 1) == 0)
        continue;
      if (i == FAULT_MOT_HAI)
        find_which_mot_hai (s, &s->seat[seat], face, &ate, &discarded);
      chieu_to_tom_note_fault (s, seat, fault_reasons[i], face, ate, discarded);
    }
}

static void
put_down (State     *s,
          int        seat,
          ChieuCard  face)
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
      chieu_to_tom_make_winner (s, seat, CHIEU_CARD_NONE);
      return;
    }
  chieu_to_tom_note_fault (s, seat, CHIEU_TO_TOM_U_SAI, CHIEU_CARD_NONE, CHIEU_CARD_NONE, CHIEU_CARD_NONE);
  s->false_u = (uint8_t) CHIEU_BIT (seat);
  chieu_eating_end (&s->table, CHIEU_OUTCOME_FALSE, seat, events);
}

/* The seat to which the card would have come draws. */
static void
put_nothing_down (State       *s,
                  int          seat,
                  ChieuEvents *events)
{
  int gate = s->phase == CHIEU_EATING_RETURN ? s->gate : chieu_seat_right (s->seats, seat, 1);

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
  bool returned = s->phase == CHIEU_EATING_RETURN;

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
    chieu_to_tom_start_claim (s, move->face, s->gate, CHIEU_EATING_FROM_RETURN, seat);
  else
    chieu_to_tom_start_claim (s, move->face, chieu_seat_right (s->seats, seat, 1), CHIEU_EATING_FROM_DISCARD, seat);
}
