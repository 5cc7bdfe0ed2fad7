/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "eval.h"

#include <string.h>

#define ONES UINT64_C (0x0101010101010101)

/* The counts of the three suits, a byte a rank. */
typedef struct
{
  uint64_t suit[CHIEU_STRIP_SUITS];
} Suits;

static inline Suits
load_suits (const uint8_t *hand)
{
  Suits suits;

  memcpy (&suits, hand, sizeof suits);
  return suits;
}

/* Returns: the sum of eight bytes, which must be less than 256 */
static inline int
sum_bytes (uint64_t bytes)
{
  return (int) (bytes * ONES >> 56);
}

static inline int
count_chan (const Suits *suits,
            int          cc)
{
  uint64_t pairs = (suits->suit[0] >> 1 & ONES * 3) + (suits->suit[1] >> 1 & ONES * 3) + (suits->suit[2] >> 1 & ONES * 3);

  return sum_bytes (pairs) + cc / 2;
}

/* Returns: a byte of 1 for each rank of which an odd number of cards is held */
static inline uint64_t
odd_ranks (const Suits *suits)
{
  return (suits->suit[0] ^ suits->suit[1] ^ suits->suit[2]) & ONES;
}

/* Returns: bit r for each byte r that is not zero, of bytes below 128: the products never carry into each other. On machines
 * of the other byte order the loaded ranks run the other way, and so does this. */
static inline uint32_t
mask_bytes (uint64_t bytes)
{
  uint64_t flags = (bytes + ONES * 0x7f) >> 7 & ONES;

#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  flags = __builtin_bswap64 (flags);
#endif
  return (uint32_t) (flags * UINT64_C (0x0102040810204080) >> 56);
}

uint32_t
chieu_chan_find_faces (const uint8_t hand[CHIEU_CHAN_FACES])
{
  Suits suits = load_suits (hand);

  return mask_bytes (suits.suit[0]) | mask_bytes (suits.suit[1]) << 8 | mask_bytes (suits.suit[2]) << 16
         | (uint32_t) (hand[CHIEU_CHAN_CC] > 0) << CHIEU_CHAN_CC;
}

int
chieu_chan_count_chan (const uint8_t hand[CHIEU_CHAN_FACES])
{
  Suits suits = load_suits (hand);

  return count_chan (&suits, hand[CHIEU_CHAN_CC]);
}

bool
chieu_chan_is_complete (const uint8_t hand[CHIEU_CHAN_FACES],
                        int           mat_chan)
{
  Suits suits = load_suits (hand);

  return odd_ranks (&suits) == 0
         && (hand[CHIEU_CHAN_CC] & 1) == 0
         && count_chan (&suits, hand[CHIEU_CHAN_CC]) + mat_chan >= CHIEU_CHAN_NEED;
}

/* Returns: the faces of the one rank that is odd; with five chắn only those of which a card is in no chắn, with fewer none */
static uint32_t
number_waits (const Suits *suits,
              uint64_t     odd,
              int          chan)
{
  uint32_t faces = chieu_chan_rank_faces (mask_bytes (odd)), single;

  if (chan >= CHIEU_CHAN_NEED)
    return faces;
  single = mask_bytes (suits->suit[0] & ONES) | mask_bytes (suits->suit[1] & ONES) << 8
    | mask_bytes (suits->suit[2] & ONES) << 16;
  return chan == CHIEU_CHAN_NEED - 1 ? faces & single : 0;
}

uint32_t
chieu_chan_waits (const uint8_t hand[CHIEU_CHAN_FACES],
                  int           mat_chan)
{
  Suits suits = load_suits (hand);
  uint64_t odd = odd_ranks (&suits);
  int cc = hand[CHIEU_CHAN_CC], chan = count_chan (&suits, cc) + mat_chan;

  if (sum_bytes (odd) + (cc & 1) != 1)
    return 0;
  if (odd == 0)
    return chan == CHIEU_CHAN_NEED - 1 ? UINT32_C (1) << CHIEU_CHAN_CC : 0;
  return number_waits (&suits, odd, chan);
}

void
chieu_chan_find_shape (const uint8_t   hand[CHIEU_CHAN_FACES],
                       ChieuChanShape *shape)
{
  Suits suits = load_suits (hand);
  uint32_t a = mask_bytes (suits.suit[0] & ONES), b = mask_bytes (suits.suit[1] & ONES), c = mask_bytes (suits.suit[2] & ONES);
  uint32_t all = a & b & c, alone = (a ^ b ^ c) & ~all, cc = hand[CHIEU_CHAN_CC] & 1, que;

  shape->chan = (uint8_t) count_chan (&suits, hand[CHIEU_CHAN_CC]);
  shape->ba_dau = (uint8_t) __builtin_popcount (all);
  shape->ca = (uint8_t) __builtin_popcount ((a | b | c) & ~all & ~alone);
  shape->que = (uint8_t) (__builtin_popcount (alone) + (int) cc);
  shape->single = a | b << 8 | c << 16 | cc << CHIEU_CHAN_CC;
  que = shape->single & (chieu_chan_rank_faces (alone) | UINT32_C (1) << CHIEU_CHAN_CC);
  shape->que_face = que != 0 ? (ChieuCard) (31 - __builtin_clz (que)) : CHIEU_CARD_NONE;
}
