/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hidden-deal.h"

#include <string.h>

#include "games/chan/rules/chan.h"
#include "games/luc-ho/rules/luc-ho.h"
#include "games/mau-binh/rules/mau-binh.h"
#include "games/to-tom/rules/to-tom.h"

#define SHUFFLES_MAX 10000

/* Everything that the dealer has to be told of a game. */
typedef struct
{
  const ChieuGame *game;

  /* Puts the @n @cards into an order in which they may lie in the places. Returns: FALSE: try again. */
  gboolean (*shuffle) (const ChieuState *truth, int seat, ChieuRandom *random, ChieuCard *cards, int n);

  /* Puts @cards where hidden ones lie, in the order in which the probe lists their places. */
  void (*fill) (ChieuState *state, int seat, const ChieuCard *cards);

  /* Whether the cards agree with what everybody knows. NULL: any cards do. */
  gboolean (*agrees) (const ChieuState *state, int seat);
} Dealer;

/* ---- Tổ tôm ---- */

static const ChieuCard *
fill_counts (guint8          *hand,
             int              n,
             const ChieuCard *cards)
{
  for (int i = 0; i < n; i++)
    hand[*cards++]++;
  return cards;
}

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
to_tom_fill (ChieuState      *state,
             int              seat,
             const ChieuCard *cards)
{
  ChieuToTomState *s = (ChieuToTomState *) state;

  memcpy (s->noc, cards, s->noc_left);
  cards += s->noc_left;
  for (int other = 0; other < s->seats; other++)
    if (other != seat)
      {
        memset (s->seat[other].hand, 0, sizeof s->seat[other].hand);
        cards = fill_counts (s->seat[other].hand, s->seat[other].n_hand, cards);
        cards = fill_phu (&s->seat[other], cards);
      }
}

/* A seat that has been through the opening has laid down what it holds three or four times: those lie together, and no more do. */
static gboolean
to_tom_agrees (const ChieuState *state,
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

/* ---- Chắn ---- */

static void
chan_fill (ChieuState      *state,
           int              seat,
           const ChieuCard *cards)
{
  ChieuChanState *s = (ChieuChanState *) state;

  memcpy (s->noc, cards, s->noc_left);
  cards += s->noc_left;
  for (int other = 0; other < s->seats; other++)
    if (other != seat)
      {
        int shown = other == s->cai && s->cai_card_held;

        memset (s->seat[other].hand, 0, sizeof s->seat[other].hand);
        if (shown)
          s->seat[other].hand[s->cai_card] = 1;
        cards = fill_counts (s->seat[other].hand, s->seat[other].n_hand - shown, cards);
      }
  memset (s->aside, 0, sizeof s->aside);
  fill_counts (s->aside, s->n_aside, cards);
}

/* ---- Games whose cards are bits of a number ---- */

static const ChieuCard *
fill_bits (guint64         *place,
           int              n,
           const ChieuCard *cards)
{
  *place = 0;
  for (int i = 0; i < n; i++)
    *place |= UINT64_C (1) << *cards++;
  return cards;
}

static void
mau_binh_fill (ChieuState      *state,
               int              seat,
               const ChieuCard *cards)
{
  ChieuMauBinhState *s = (ChieuMauBinhState *) state;

  for (int other = 0; other < s->seats; other++)
    if (other != seat)
      cards = fill_bits (&s->hand[other], CHIEU_MAU_BINH_HAND, cards);
  fill_bits (&s->rest, CHIEU_MAU_BINH_FACES - s->seats * CHIEU_MAU_BINH_HAND, cards);
}

static void
luc_ho_fill (ChieuState      *state,
             int              seat,
             const ChieuCard *cards)
{
  ChieuLucHoState *s = (ChieuLucHoState *) state;

  for (int other = 0; other < s->seats; other++)
    if (other != seat || seat == chieu_luc_ho_dream (s))
      {
        cards = fill_bits (&s->seat[other].hand, s->seat[other].n_hand, cards);
        cards = fill_bits (&s->seat[other].dropped, s->seat[other].n_dropped, cards);
      }
}

/* The cards that a seat kept when it dropped did not beat those that it dropped to. */
static gboolean
luc_ho_agrees (const ChieuState *state,
               int               seat)
{
  const ChieuLucHoState *s = (ChieuLucHoState *) state;

  for (int other = 0; other < s->seats; other++)
    {
      const ChieuLucHoSeat *self = &s->seat[other];

      if (other != seat && (self->hand & self->lacks) != 0)
        return FALSE;
      for (int i = 0; other != seat && i < self->n_proofs; i++)
        {
          ChieuLucHoSet best;

          chieu_luc_ho_read_set (self->proofs[i].best, &best);
          if (chieu_luc_ho_can_beat (self->hand | self->proofs[i].later, &best))
            return FALSE;
        }
    }
  return TRUE;
}

/* ---- Shuffling ---- */

/* The cards of a Tổ tôm deal that is being made. */
typedef struct
{
  int unseen[CHIEU_TO_TOM_FACES];
  int left[CHIEU_TO_TOM_FACES];  /* of these, not dealt yet */
  ChieuCard dealt[PROBE_CARDS_MAX];
  gboolean down[PROBE_CARDS_MAX];      /* whether a card lies face down */
} Down;

/* @size equal cards. Each choice of cards, not of faces, is as likely: three of four can be chosen in four ways. */
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

/* Chooses what lies face down before each seat. Returns: FALSE where a face was chosen oftener than it is there. */
static gboolean
choose_down (Down                  *self,
             const ChieuToTomState *s,
             int                    seat,
             ChieuRandom           *random)
{
  int at = s->noc_left;

  for (int other = 0; other < s->seats; other++)
    {
      at += other != seat ? s->seat[other].n_hand : 0;
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

/* So few shuffles put three or four equal cards where they lie face down that these are chosen first; the rest is shuffled. */
static gboolean
shuffle_to_tom (const ChieuState *truth,
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
  return TRUE;
}

static gboolean
shuffle_all (const ChieuState *truth,
             int               seat,
             ChieuRandom      *random,
             ChieuCard        *cards,
             int               n)
{
  chieu_random_shuffle (random, cards, (gsize) n);
  return TRUE;
}

static const Dealer dealers[] = {
  { &chieu_to_tom, shuffle_to_tom, to_tom_fill, to_tom_agrees },
  { &chieu_chan, shuffle_all, chan_fill, NULL },
  { &chieu_mau_binh, shuffle_all, mau_binh_fill, NULL },
  { &chieu_luc_ho, shuffle_all, luc_ho_fill, luc_ho_agrees },
};

/* ---- Any game ---- */

static const Dealer *
find_dealer (const ChieuGame *game)
{
  for (guint i = 0; i < G_N_ELEMENTS (dealers); i++)
    if (dealers[i].game == game)
      return &dealers[i];
  g_error ("%s: tests/conformance/hidden-deal.c does not know this game", game->id);
}

static int
list_cards (const Probe      *probe,
            const ChieuState *truth,
            int               seat,
            ChieuCard         cards[PROBE_CARDS_MAX])
{
  ProbePlace places[PROBE_PLACES_MAX];
  int n_places = probe->hidden (truth, seat, places), n = 0;

  for (int p = 0; p < n_places; p++)
    for (int i = 0; i < places[p].n; i++)
      cards[n++] = places[p].cards[i];
  return n;
}

gboolean
hidden_deal (const Probe      *probe,
             const ChieuState *truth,
             int               seat,
             ChieuRandom      *random,
             ChieuState       *state)
{
  const Dealer *dealer = find_dealer (probe->game);
  ChieuCard cards[PROBE_CARDS_MAX];
  int n = list_cards (probe, truth, seat, cards);

  memcpy (state, truth, sizeof *state);
  for (int i = 0; i < SHUFFLES_MAX; i++)
    {
      if (!dealer->shuffle (truth, seat, random, cards, n))
        continue;
      dealer->fill (state, seat, cards);
      if (dealer->agrees == NULL || dealer->agrees (state, seat))
        return TRUE;
    }
  return FALSE;
}

gboolean
hidden_is_free (const Probe      *probe,
                const ChieuState *truth,
                int               seat)
{
  return find_dealer (probe->game)->agrees == NULL;
}

/* In Tổ tôm also khàn bất thực and what lies face down upon an eaten card bind: of those only the test of views knows. */
gboolean
hidden_is_known (const Probe      *probe,
                 const ChieuState *truth,
                 int               seat)
{
  const ChieuToTomState *s = (ChieuToTomState *) truth;

  if (probe->game == &chieu_luc_ho)
    return ((ChieuLucHoState *) truth)->phase == CHIEU_LUC_HO_PLAY;
  if (probe->game != &chieu_to_tom)
    return TRUE;
  if (s->phase == CHIEU_EATING_OPENING || s->phase >= CHIEU_EATING_LAY)
    return FALSE;
  for (int other = 0; other < s->seats; other++)
    for (int i = 0; other != seat && i < s->seat[other].n_phu; i++)
      if (s->seat[other].n_bat_thuc > 0 || CHIEU_TO_TOM_PHU_REST (&s->seat[other].phu[i]) > 0)
        return FALSE;
  return TRUE;
}
