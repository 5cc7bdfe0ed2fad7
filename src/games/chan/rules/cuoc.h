/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cước of Chắn: what a winning hand has, what that is worth, gà (help/C/chan-cuoc.page).
 */
#pragma once

#include "rules/game.h"
#include "eval.h"

/* The cước, in the order in which they are called: thông and chì, the one word of the ù, then what the hand has
 * (docs/rules/chan.md, "Xướng"). */
typedef enum
{
  CHIEU_CHAN_CUOC_THONG,
  CHIEU_CHAN_CUOC_CHI,
  CHIEU_CHAN_CUOC_THIEN_U,
  CHIEU_CHAN_CUOC_DIA_U,
  CHIEU_CHAN_CUOC_CHIU_U,
  CHIEU_CHAN_CUOC_U_BON,
  CHIEU_CHAN_CUOC_PHA_THIEN,
  CHIEU_CHAN_CUOC_BACH_THU,
  CHIEU_CHAN_CUOC_BACH_THU_CHI,
  CHIEU_CHAN_CUOC_HOA_ROI,            /* the six pictures … */
  CHIEU_CHAN_CUOC_TIEU_DONG,
  CHIEU_CHAN_CUOC_CA_LOI,
  CHIEU_CHAN_CUOC_CA_NHAY,
  CHIEU_CHAN_CUOC_NGU_ONG,
  CHIEU_CHAN_CUOC_NHA_LAU,            /* … up to here */
  CHIEU_CHAN_CUOC_BACH_DINH,
  CHIEU_CHAN_CUOC_TAM_DO,
  CHIEU_CHAN_CUOC_THAP_THANH,
  CHIEU_CHAN_CUOC_KINH_TU_CHI,
  CHIEU_CHAN_CUOC_TOM,
  CHIEU_CHAN_CUOC_LEO,
  CHIEU_CHAN_CUOC_CHIU,
  CHIEU_CHAN_CUOC_THIEN_KHAI,
  CHIEU_CHAN_CUOC_BON,
  CHIEU_CHAN_CUOC_XUONG,              /* nothing else; or also the seventh chắn, if the house has it so */
  CHIEU_CHAN_N_CUOC
} ChieuChanCuoc;

/* Ids by number, NULL at the end: "thong", "chi", … */
extern const char *const chieu_chan_cuoc_ids[CHIEU_CHAN_N_CUOC + 1];

/* Returns: whether @cuoc is one of the six pictures */
static inline bool
chieu_chan_is_picture (int cuoc)
{
  return cuoc >= CHIEU_CHAN_CUOC_HOA_ROI && cuoc <= CHIEU_CHAN_CUOC_NHA_LAU;
}

/* Returns: whether a call may name @cuoc more than once: lèo, tôm, chíu, thiên khai and bòn */
bool chieu_chan_may_repeat (int cuoc);

/* A hand that may have won, and the facts about its win. */
typedef struct
{
  uint8_t hand[CHIEU_CHAN_FACES];    /* free cards without the winning one */
  uint8_t mat[CHIEU_CHAN_FACES];     /* cards on the mat */
  uint32_t mat_faces;                /* bit f: a chắn or chíu of f lies on the mat */
  uint8_t mat_chan;                  /* chắn on the mat, chíu and bòn count two */
  uint8_t n_chiu, n_bon;             /* chíu and bòn on the mat */
  ChieuCard win;                     /* CHIEU_CARD_NONE: none, the hand is the deal */
  bool thong, chi, dia_u, thien_u, chiu_u, u_bon;    /* facts, taken as given: each makes the cước of its name */
  bool chi_makes_bach_thu_chi;       /* house rule: bạch thủ chi is bạch thủ won as chì, on whatever card */
  bool seventh_makes_xuong;          /* house rule: the seventh chắn, won beside six, is xuông */
  bool knows_dealt;                  /* dealt is filled in */
  uint8_t dealt[CHIEU_CHAN_FACES];   /* the hand as dealt, if it is known */
} ChieuChanWin;

/* Room for the cước of a hand, as many as a call may name. No hand has more. Chíu, bòn and thiên khai do not share their cards, and
 * of a thiên khai at most one is discarded without báo: together they are six at most. So are lèo and tôm, of three cards each. Of all
 * others eight go together at most: thông, địa ù, chíu ù or ù bòn, phá thiên, three pictures, and one that counts the red cards. If
 * facts contradict each other, what they add beyond it is left out. */
#define CHIEU_CHAN_SCORE_MAX CHIEU_CUOC_MAX

/* What chieu_chan_score() finds. */
typedef struct
{
  uint8_t complete;
  uint8_t chan;                      /* number of chắn, the mat included */
  uint8_t plain;                     /* 1: xuông is there because nothing else is */
  uint8_t n;
  uint8_t cuoc[CHIEU_CHAN_SCORE_MAX];    /* as a right and full call has them, xuông too */
} ChieuChanScore;

/* Reads the cards: whether they are complete, how many chắn there are, and the cước of a complete hand. Whether one may win on the
 * card is not asked. */
void chieu_chan_score (const ChieuChanWin *win, ChieuChanScore *score);

/* Returns: whether the winning card may be won with: chi chi only as bạch thủ chi */
bool chieu_chan_chi_may_win (const ChieuChanWin *win, const ChieuChanScore *score);

/* ---- Values ---- */

/* What each cước is worth under some rules, and how they are counted together. */
typedef struct
{
  int16_t diem[CHIEU_CHAN_N_CUOC];
  int16_t dich[CHIEU_CHAN_N_CUOC];
  bool sum;                          /* all điểm are added; else the highest điểm and the dịch of the rest */
  bool thap_thanh_diem;              /* thập thành beside bạch định, tám đỏ or kính tứ chi: all at điểm */
} ChieuChanValues;

/* Returns: the place among the @n cước of a call of the one that counts its điểm in any case: the highest one. @n is 1 at least. */
int chieu_chan_find_highest (const ChieuChanValues *values, const uint8_t *cuoc, int n);

/* Returns: what the cước at @place of a call adds to its total. */
int chieu_chan_find_part (const ChieuChanValues *values, const uint8_t *cuoc, int n, int place);

/* Returns: the total of a call, each occurrence counted; 0 of an empty one. */
int chieu_chan_sum_call (const ChieuChanValues *values, const uint8_t *cuoc, int n);

/* Returns: the points that ù láo and ù báo pay each other seat: the worth of tám đỏ hai lèo */
int chieu_chan_find_penalty (const ChieuChanValues *values);

/* Returns: how many gà a call has. @wide: gà rộng, else gà hẹp; @bach_thu_chi: whether that cước has one. */
int chieu_chan_count_ga_in_call (const uint8_t *cuoc, int n, bool wide, bool bach_thu_chi);

/* Returns: how often @cuoc stands in a call */
int chieu_chan_count_cuoc (const uint8_t *call, int n, int cuoc);

/* Returns: how often @cuoc may stand in @call of a hand whose full call is @score; chì and bạch thủ may stand instead of the picture,
 * and a call of xuông alone is never wrong */
int chieu_chan_count_cuoc_due (const ChieuChanScore *score, const uint8_t *call, int n, int cuoc);
