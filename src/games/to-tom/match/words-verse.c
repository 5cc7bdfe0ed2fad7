/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A verse to the call of Tổ tôm. The page on Chắn (part V) tells of old players who wanted the call “đúng thứ tự, với vần, có điệu!”,
 * with rhyme and metre; no source has one. These were written for this program: each a line of six syllables and one of eight (lục
 * bát), the sixth of the one rhyming with the sixth of the other. They are Vietnamese in every language; the test match-verse reads their tones and rhymes.
 */
#include "words.h"

#include <string.h>

static const char *const verses[CHIEU_N_CUOC] = {
  [CHIEU_CUOC_THONG] = "Ván qua ta đã thắng rồi,\nVán này thông nữa, ai ngồi cũng khen.",
  [CHIEU_CUOC_KINH_TU_CO] = "Bốn ông cụ đã lên ngôi,\nLàng dâng trầu nước, xin ngồi mà nghe.",
  [CHIEU_CUOC_CHI_NAY] = "Một mình đợi một chi chi,\nChi vừa nẩy tới, còn gì sướng hơn.",
  [CHIEU_CUOC_BACH_DINH] = "Trắng tay chẳng một quân hồng,\nThế mà bạch định, ai không phục tài.",
  [CHIEU_CUOC_KINH_CO] = "Một ông cụ giữa đám đen,\nCả làng kính cố, khách quen đều mừng.",
  [CHIEU_CUOC_THAP_HONG] = "Mười quân đỏ thắm trên tay,\nThập hồng rực rỡ, chiếu này sáng trưng.",
  [CHIEU_CUOC_TOM] = "Tam tam kết với thất văn,\nTôm về đúng hội, ai ngăn được mình.",
  [CHIEU_CUOC_LEO] = "Chi chi, bát sách, buồm reo,\nGọi thêm cửu vạn kéo lèo ra khơi.",
  [CHIEU_CUOC_SUONG] = "Ù suông chẳng cước chẳng màu,\nÍt nhiều góp điểm, về sau cũng giàu.",
};

/* Bí tứ asks for more cards. */
static const char kinh_nhi_co[] = "Hai ông cụ giữa đám đen,\nKính cho nhị cố, khách quen đều mừng.";
static const char thap_nhi_hong[] = "Mười hai quân đỏ trên tay,\nHồng thêm hai nữa, chiếu này sáng trưng.";
static const char tom_leo[] = "Có tôm lại có cả lèo,\nVừa bơi vừa kéo, ai theo cho cùng.";

/* Thông is said first and counts beside all others: it has its verse only where it stands alone. */
const char *
chieu_words_to_tom_verse (const ChieuMove *call,
                          int              seats)
{
  int first = call->n > 1 && call->cards[0] == CHIEU_CUOC_THONG ? 1 : 0;
  int cuoc = call->n > first ? call->cards[first] : CHIEU_CUOC_SUONG;

  if (cuoc >= CHIEU_N_CUOC)
    return NULL;
  /* “Thông suông”: the thông is all that there is. */
  if (cuoc == CHIEU_CUOC_SUONG && first > 0)
    return verses[CHIEU_CUOC_THONG];
  if (cuoc == CHIEU_CUOC_TOM && memchr (call->cards, CHIEU_CUOC_LEO, call->n) != NULL)
    return tom_leo;
  if (chieu_is_bi_tu (seats) && cuoc == CHIEU_CUOC_KINH_CO)
    return kinh_nhi_co;
  if (chieu_is_bi_tu (seats) && cuoc == CHIEU_CUOC_THAP_HONG)
    return thap_nhi_hong;
  return verses[cuoc];
}
