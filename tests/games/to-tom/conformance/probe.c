/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything that the tests have to be told of Tổ tôm.
 */
#include "conformance/probe.h"

#include <string.h>

#include "games/to-tom/rules/to-tom.h"

/* ---- Hidden cards ---- */

/* A card that was seen at cho cái is surely in the fan where nothing lies face down and no khàn is split: there it is no secret. */
static gboolean
is_in_fan (const ChieuToTomState *s,
           int                    i)
{
  const ChieuToTomSeat *seat = &s->seat[s->seen[i].seat];

  for (int k = 0; k < seat->n_phu; k++)
    if ((seat->phu[k].flags & CHIEU_TO_TOM_PHU_DOWN) || CHIEU_TO_TOM_PHU_REST (&seat->phu[k]) > 0)
      return FALSE;
  return seat->n_bat_thuc == 0;
}

/* Counts the cards of the fan of @owner that are no secret. Returns: how many. */
static int
count_known (const ChieuToTomState *s,
             int                    owner,
             guint8                 known[CHIEU_TO_TOM_FACES])
{
  int n = 0;

  memset (known, 0, CHIEU_TO_TOM_FACES);
  for (int i = 0; i < s->n_seen; i++)
    if (s->seen[i].seat == owner && is_in_fan (s, i))
      {
        known[s->seen[i].card]++;
        n++;
      }
  return n;
}

/* Returns: how many cards of the nọc nobody knows */
static int
count_noc (const ChieuToTomState *s)
{
  return s->noc_left - chieu_to_tom_count_under (s);
}

/* Lists the fan of @owner, another seat: a view has zeros there. */
static void
list_hand (const ChieuToTomState *s,
           int                    owner,
           ProbePlace            *place)
{
  guint8 known[CHIEU_TO_TOM_FACES];

  *place = (ProbePlace) { .n = (guint8) (s->seat[owner].n_hand - count_known (s, owner, known)) };
  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    for (int i = known[face]; i < s->seat[owner].hand[face]; i++)
      place->cards[place->known++] = face;
}

static int
list_phu (const ChieuToTomSeat *seat,
          ProbePlace           *places)
{
  int n = 0;

  for (int i = 0; i < seat->n_phu; i++)
    if (seat->phu[i].flags & CHIEU_TO_TOM_PHU_DOWN)
      {
        places[n] = (ProbePlace) { 0 };
        for (int j = 0; j < seat->phu[i].n; j++)
          probe_add_known (&places[n], seat->phu[i].cards[j]);
        n++;
      }
  return n;
}

static int
list_hidden (const void *state,
             int         seat,
             ProbePlace *places)
{
  const ChieuToTomState *s = state;
  int n = 0;

  /* At the end all hands lie open. */
  if (s->phase == CHIEU_EATING_OVER)
    return 0;
  for (int i = chieu_to_tom_count_under (s); i < s->noc_left; i++)
    {
      places[n] = (ProbePlace) { 0 };
      probe_add_known (&places[n++], s->noc[i]);
    }
  for (int other = 0; other < s->seats; other++)
    if (other != seat && !(s->phase == CHIEU_EATING_LAY && s->winner == other))
      {
        list_hand (s, other, &places[n++]);
        n += list_phu (&s->seat[other], places + n);
      }
  return n;
}

/* ---- Dealing them again ---- */

/* A deal while it is made: first the cards that lie face down. */
typedef struct
{
  int unseen[CHIEU_TO_TOM_FACES];
  int left[CHIEU_TO_TOM_FACES];  /* of the unseen ones, not dealt yet */
  ChieuCard dealt[PROBE_CARDS_MAX];
  gboolean down[PROBE_CARDS_MAX];      /* whether a card lies face down */
} Down;

static const ChieuCard *
fill_phu (ChieuToTomSeat  *seat,
          const ChieuCard *cards)
{
  for (int i = 0; i < seat->n_phu; i++)
    if (seat->phu[i].flags & CHIEU_TO_TOM_PHU_DOWN)
      {
        memcpy (seat->phu[i].cards, cards, seat->phu[i].n);
        cards += seat->phu[i].n;
      }
  return cards;
}

static void
fill (ChieuState      *state,
      int              seat,
      const ChieuCard *cards)
{
  ChieuToTomState *s = (ChieuToTomState *) state;

  memcpy (s->noc + chieu_to_tom_count_under (s), cards, (gsize) count_noc (s));
  cards += count_noc (s);
  for (int other = 0; other < s->seats; other++)
    if (other != seat)
      {
        int known = count_known (s, other, s->seat[other].hand);

        cards = probe_fill_counts (s->seat[other].hand, s->seat[other].n_hand - known, cards);
        cards = fill_phu (&s->seat[other], cards);
      }
}

/* In the opening a seat has laid down every face that it held three or four times: equal cards lie together face down, and no fan has three
 * of a face. */
static gboolean
agrees (const ChieuState *state,
        int               seat)
{
  const ChieuToTomState *s = (ChieuToTomState *) state;

  for (int other = 0; other < s->seats; other++)
    {
      const ChieuToTomSeat *self = &s->seat[other];

      for (int i = 0; other != seat && i < self->n_phu; i++)
        for (int j = 1; (self->phu[i].flags & CHIEU_TO_TOM_PHU_DOWN) && j < self->phu[i].n; j++)
          if (self->phu[i].cards[j] != self->phu[i].cards[0])
            return FALSE;
      for (int face = 0; other != seat && face < CHIEU_TO_TOM_FACES; face++)
        if (self->hand[face] > 2)
          return FALSE;
    }
  return TRUE;
}

/* Chooses the face of @size equal cards. Each choice of cards, not of faces, is as likely: three of four can be chosen in four ways. */
static int
choose_face (const Down  *self,
             int          size,
             ChieuRandom *random)
{
  int face, ways;

  do
    {
      face = (int) chieu_random_below (random, CHIEU_TO_TOM_FACES);
      ways = self->unseen[face] < size ? 0 : self->unseen[face] == size ? 1 : 4;
    }
  while ((int) chieu_random_below (random, 4) >= ways);
  return face;
}

/* Chooses what lies face down before each seat. Returns: FALSE if a face was chosen more often than there are cards of it */
static gboolean
choose_down (Down                  *self,
             const ChieuToTomState *s,
             int                    seat,
             ChieuRandom           *random)
{
  int at = count_noc (s);

  for (int other = 0; other < s->seats; other++)
    {
      guint8 known[CHIEU_TO_TOM_FACES];

      at += other != seat ? s->seat[other].n_hand - count_known (s, other, known) : 0;
      for (int i = 0; other != seat && i < s->seat[other].n_phu; i++)
        if (s->seat[other].phu[i].flags & CHIEU_TO_TOM_PHU_DOWN)
          for (int size = s->seat[other].phu[i].n, face = choose_face (self, size, random); size > 0; size--, at++)
            {
              self->dealt[at] = (ChieuCard) face;
              self->down[at] = TRUE;
              if (--self->left[face] < 0)
                return FALSE;
            }
    }
  return TRUE;
}

/* Finds the places of the cards of @owner that @seat does not see. @from: (out): the first one; @to: (out): the one behind the last */
static void
find_places (const ChieuToTomState *s,
             int                    seat,
             int                    owner,
             int                   *from,
             int                   *to)
{
  guint8 known[CHIEU_TO_TOM_FACES];

  *from = *to = count_noc (s);
  for (int other = 0; other <= owner; other++)
    {
      *from = *to;
      *to += other != seat ? s->seat[other].n_hand - count_known (s, other, known) : 0;
      for (int i = 0; other != seat && i < s->seat[other].n_phu; i++)
        if (s->seat[other].phu[i].flags & CHIEU_TO_TOM_PHU_DOWN)
          *to += s->seat[other].phu[i].n;
    }
}

/* Takes for each card that was seen at cho cái any of the cards of its face. Returns: whether each of these lies where it was seen */
static gboolean
seen_lie_there (const ChieuToTomState *s,
                int                    seat,
                ChieuRandom           *random,
                const ChieuCard       *cards,
                int                    n)
{
  gboolean taken[PROBE_CARDS_MAX] = { FALSE };

  for (int i = 0; i < s->n_seen; i++)
    {
      int at, from, to;

      if (s->seen[i].seat == seat || is_in_fan (s, i))
        continue;
      find_places (s, seat, s->seen[i].seat, &from, &to);
      do
        at = (int) chieu_random_below (random, (guint32) n);
      while (taken[at] || cards[at] != s->seen[i].card);
      taken[at] = TRUE;
      if (at < from || at >= to)
        return FALSE;
    }
  return TRUE;
}

/* So few shuffles put three or four equal cards where they lie face down that these are chosen first; the rest is shuffled. */
static gboolean
shuffle (const ChieuState *truth,
         int               seat,
         ChieuRandom      *random,
         ChieuCard        *cards,
         int               n)
{
  ChieuCard rest[PROBE_CARDS_MAX];
  Down self = { .down = { FALSE } };
  int n_rest = 0;

  for (int i = 0; i < n; i++)
    self.unseen[cards[i]]++;
  memcpy (self.left, self.unseen, sizeof self.left);
  if (!choose_down (&self, (ChieuToTomState *) truth, seat, random))
    return FALSE;
  for (int face = 0; face < CHIEU_TO_TOM_FACES; face++)
    for (int i = 0; i < self.left[face]; i++)
      rest[n_rest++] = (ChieuCard) face;
  chieu_random_shuffle (random, rest, (gsize) n_rest);
  for (int i = 0; i < n; i++)
    cards[i] = self.down[i] ? self.dealt[i] : rest[--n_rest];
  return seen_lie_there ((ChieuToTomState *) truth, seat, random, cards, n);
}

/* Khàn bất thực and cards that lie face down upon an eaten card bind the hidden cards, too, in ways that only the test of views checks. */
static gboolean
is_known (const ChieuState *truth,
          int               seat)
{
  const ChieuToTomState *s = (ChieuToTomState *) truth;

  if (s->phase == CHIEU_EATING_OPENING || s->phase >= CHIEU_EATING_LAY)
    return FALSE;
  for (int other = 0; other < s->seats; other++)
    {
      if (other != seat && s->seat[other].n_bat_thuc > 0)
        return FALSE;
      for (int i = 0; other != seat && i < s->seat[other].n_phu; i++)
        if (CHIEU_TO_TOM_PHU_REST (&s->seat[other].phu[i]) > 0)
          return FALSE;
    }
  return TRUE;
}

/* ---- Moves and points ---- */

/* A false ù ends the hand at once. */
static gboolean
is_rash (const ChieuMove *move,
         ChieuReason      reason)
{
  return move->kind == CHIEU_TO_TOM_U && reason == CHIEU_TO_TOM_U_SAI;
}

static const char *
check_points (const ChieuResult *result,
              const ChieuCarry  *carry)
{
  int sum = 0;

  for (int seat = 0; seat < carry->seats; seat++)
    {
      sum += result->points[seat];
      if (result->points[seat] != 0 && seat != result->winner)
        return "somebody but the winner has points";
      if (result->next.points[seat] != carry->points[seat] + result->points[seat])
        return "the scores do not add up";
    }
  if (sum < 0 || sum > MAX (result->worth, 0))
    return "the winner gets more than the hand is worth";
  if (result->outcome != CHIEU_OUTCOME_WON && sum != 0)
    return "points for a hand that was not won and paid";
  if (carry->pot >= 0 && result->next.pot != MAX (0, carry->pot - sum))
    return "the pot is not less by the points paid";
  return NULL;
}

/* ---- Golden numbers ---- */

static const ProbeCount counts[] = {
  { 5, 1, FALSE, CHIEU_MOVES_CLEAN, 8, 90895 },
  { 5, 2, FALSE, CHIEU_MOVES_CLEAN, 8, 98263 },
  { 5, 3, TRUE, CHIEU_MOVES_ALL, 9, 35931 },
  { 4, 1, FALSE, CHIEU_MOVES_CLEAN, 8, 263198 },
  { 4, 2, FALSE, CHIEU_MOVES_CLEAN, 8, 466277 },
  { 4, 3, TRUE, CHIEU_MOVES_ALL, 8, 67482 },
  { 0 }
};

static const ProbeDeal deals[] = {
  { 5, 1,
    "8s/5n/tt/4s/oc/4n/8n/6s/8v/oc/3s/8s/4s/6s/3s/5v/oc/3n/9s/1v2v3v4v4v4v8v9v1s7s7s1n2n8n9n9nccccttoc/1v"
    "5v5v6v6v1s2s2s3s6s7s9s1n1n2n3n3n6n9ncc/1v1v4v7v8v8v9v9v1s2s2s6s2n5n6n7n7n8n9ncc/2v3v5v6v7v7v4s5s8s9s"
    "9s1n2n3n4n4n6n7ntttt/2v3v3v6v7v9v1s3s4s5s5s5s7s8s4n5n6n7n8n/" },
  { 5, 0xffffffffffffffff,
    "9n/cc/7v/4s/3n/6n/oc/8v/4n/1v/cc/4n/1v/6n/6v/9s/2s/5v/4v/3v6v7v9v1s3s3s4s7s8s1n2n5n5n6n6n7n8n9ntt/1v"
    "2v4v5v6v6v8v9v9v5s6s6s7s9s9s1n1n2n9n/2v2v3v7v8v1s1s2s2s3s8s3n4n5n5n7n8n9ntttt/1v3v3v4v7v4s4s5s5s5s6s"
    "7s7s1n3n4n8nttococ/2v4v5v5v8v9v1s2s3s6s8s9s2n2n3n7n7nccccoc/" },
  { 4, 1,
    "8s/5n/tt/4s/oc/4n/8n/6s/8v/oc/3s/8s/4s/6s/3s/5v/oc/3n/9s/5n/2v/3v/4s/1v1v2v3v4v4v4v5v8v9v1s7s7s1n2n2"
    "n8n9n9nccccttoc/5v6v7v9v9v1s1s2s2s3s6s6s7s9s1n1n3n3n6n6n8n9n9ncc/1v1v2v3v4v6v7v8v8v2s2s8s9s1n2n2n4n4"
    "n5n7n7ncctttt/2v5v6v7v7v9v1s3s4s5s5s5s5s7s8s9s3n4n5n6n6n7n7n8n/" },
  { 0 }
};

/* A clean win with a Lèo of five and of four, and a strict hand with faults that the làng finds. */
static const ProbePlay plays[] = {
  { "to-tom-5.txt", 5, 352, FALSE, 0 },
  { "to-tom-4.txt", 4, 72, FALSE, 0 },
  { "to-tom-5-strict.txt", 5, 608, TRUE, 8 },
  { NULL }
};

const Probe probe_to_tom = {
  .game = &chieu_to_tom,
  .hidden = list_hidden,
  .rash = is_rash,
  .points = check_points,
  .shuffle = shuffle,
  .fill = fill,
  .agrees = agrees,
  .is_known = is_known,
  .counts = counts,
  .deals = deals,
  .plays = plays,
  .win_kind = CHIEU_TO_TOM_U,
  .few = 8,
  .fewest = 4,
};
