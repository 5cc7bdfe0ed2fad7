/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cuoc.h"

#include <string.h>

const char *const chieu_chan_cuoc_ids[CHIEU_CHAN_N_CUOC + 1] = {
  [CHIEU_CHAN_CUOC_THONG] = "thong",
  [CHIEU_CHAN_CUOC_CHI] = "chi",
  [CHIEU_CHAN_CUOC_THIEN_U] = "thien-u",
  [CHIEU_CHAN_CUOC_DIA_U] = "dia-u",
  [CHIEU_CHAN_CUOC_CHIU_U] = "chiu-u",
  [CHIEU_CHAN_CUOC_U_BON] = "u-bon",
  [CHIEU_CHAN_CUOC_PHA_THIEN] = "pha-thien",
  [CHIEU_CHAN_CUOC_BACH_THU] = "bach-thu",
  [CHIEU_CHAN_CUOC_BACH_THU_CHI] = "bach-thu-chi",
  [CHIEU_CHAN_CUOC_HOA_ROI] = "hoa-roi-cua-phat",
  [CHIEU_CHAN_CUOC_TIEU_DONG] = "tieu-dong-hai-hoa",
  [CHIEU_CHAN_CUOC_CA_LOI] = "ca-loi-san-dinh",
  [CHIEU_CHAN_CUOC_CA_NHAY] = "ca-nhay-dau-thuyen",
  [CHIEU_CHAN_CUOC_NGU_ONG] = "ngu-ong-bat-ca",
  [CHIEU_CHAN_CUOC_NHA_LAU] = "nha-lau-xe-hoi",
  [CHIEU_CHAN_CUOC_BACH_DINH] = "bach-dinh",
  [CHIEU_CHAN_CUOC_TAM_DO] = "tam-do",
  [CHIEU_CHAN_CUOC_THAP_THANH] = "thap-thanh",
  [CHIEU_CHAN_CUOC_KINH_TU_CHI] = "kinh-tu-chi",
  [CHIEU_CHAN_CUOC_TOM] = "tom",
  [CHIEU_CHAN_CUOC_LEO] = "leo",
  [CHIEU_CHAN_CUOC_CHIU] = "chiu",
  [CHIEU_CHAN_CUOC_THIEN_KHAI] = "thien-khai",
  [CHIEU_CHAN_CUOC_BON] = "bon",
  [CHIEU_CHAN_CUOC_XUONG] = "xuong",
};

bool
chieu_chan_may_repeat (int cuoc)
{
  return cuoc >= CHIEU_CHAN_CUOC_TOM && cuoc <= CHIEU_CHAN_CUOC_BON;
}

/* ---- What a hand has ---- */

/* A hand whose cước are looked for, and what is known of it so far. */
typedef struct
{
  const ChieuChanWin *win;
  ChieuChanScore *score;
  uint8_t hand[CHIEU_CHAN_FACES];    /* with the winning card */
  bool bach_thu;
  bool picture;
} Look;

static void
add_cuoc (Look *look,
          int   cuoc,
          int   times)
{
  for (int i = 0; i < times && look->score->n < CHIEU_CHAN_SCORE_MAX; i++)
    look->score->cuoc[look->score->n++] = (uint8_t) cuoc;
}

/* Returns: how many cards of a face there are: free, on the mat, and the winning one */
static int
count_held (const Look *look,
            ChieuCard   face)
{
  return look->hand[face] + look->win->mat[face];
}

/* Returns: how often all three faces are held together */
static int
count_held_together (const Look *look,
                     ChieuCard   a,
                     ChieuCard   b,
                     ChieuCard   c)
{
  int n = count_held (look, a);

  if (count_held (look, b) < n)
    n = count_held (look, b);
  return count_held (look, c) < n ? count_held (look, c) : n;
}

/* Returns: whether there are exactly six chắn, and the card that won paired the only card that lay alone. A card that pairs one of a
 * ba đầu does not count, as a cạ of its rank is left. If the deal itself won, six chắn are enough */
static bool
is_bach_thu (const Look *look)
{
  const ChieuChanWin *win = look->win;
  ChieuChanShape shape;

  if (look->score->chan != CHIEU_CHAN_NEED)
    return false;
  if (win->thien_u || win->win == CHIEU_CARD_NONE)
    return win->thien_u;
  chieu_chan_find_shape (win->hand, &shape);
  return shape.chan + win->mat_chan == CHIEU_CHAN_NEED - 1 && shape.ba_dau == 0;
}

static bool
lies_on_mat (const Look *look,
             ChieuCard   face)
{
  return look->win->mat_faces >> face & 1;
}

static void
add_pictures (Look *look)
{
  const ChieuChanWin *win = look->win;
  uint8_t before = look->score->n;
  bool flower = look->bach_thu && win->chi && win->win == CHIEU_CHAN_V (2);
  bool fish = look->bach_thu && win->chi && win->win == CHIEU_CHAN_V (8);

  add_cuoc (look, CHIEU_CHAN_CUOC_HOA_ROI, flower && lies_on_mat (look, CHIEU_CHAN_V (5)));
  add_cuoc (look, CHIEU_CHAN_CUOC_TIEU_DONG, flower && lies_on_mat (look, CHIEU_CHAN_N (8)));
  add_cuoc (look, CHIEU_CHAN_CUOC_CA_LOI, fish && lies_on_mat (look, CHIEU_CHAN_V (5)));
  add_cuoc (look, CHIEU_CHAN_CUOC_CA_NHAY, fish && lies_on_mat (look, CHIEU_CHAN_S (5)));
  add_cuoc (look, CHIEU_CHAN_CUOC_NGU_ONG, fish && win->hand[CHIEU_CHAN_CC] >= 2 && win->hand[CHIEU_CHAN_S (5)] >= 2);
  add_cuoc (look, CHIEU_CHAN_CUOC_NHA_LAU, flower && win->knows_dealt
                                      && win->dealt[CHIEU_CHAN_V (5)] >= 2 && win->dealt[CHIEU_CHAN_V (4)] >= 2);
  look->picture = look->score->n > before;
}

static int
count_thien_khai (const ChieuChanWin *win)
{
  int n = 0;

  for (int face = 0; win->knows_dealt && face < CHIEU_CHAN_FACES; face++)
    n += win->dealt[face] == CHIEU_CHAN_CHIU_CARDS;
  return n;
}

/* The red cards of a tám đỏ, and of a kính tứ chi, which are the chi chi. */
#define TAM_DO_REDS 8
#define KINH_TU_CHI_REDS 4

/* Adds the cước for what cards and sets the hand has. */
static void
add_possessions (Look *look)
{
  const ChieuChanWin *win = look->win;
  int reds = 0;

  for (ChieuCard face = 0; face < CHIEU_CHAN_FACES; face++)
    if (chieu_deck_is_red (&chieu_deck_chan, face))
      reds += count_held (look, face);
  add_cuoc (look, CHIEU_CHAN_CUOC_BACH_DINH, reds == 0);
  add_cuoc (look, CHIEU_CHAN_CUOC_TAM_DO, reds == TAM_DO_REDS);
  add_cuoc (look, CHIEU_CHAN_CUOC_THAP_THANH, look->score->chan == CHIEU_CHAN_SETS);
  add_cuoc (look, CHIEU_CHAN_CUOC_KINH_TU_CHI,
            reds == KINH_TU_CHI_REDS && count_held (look, CHIEU_CHAN_CC) == KINH_TU_CHI_REDS);
  add_cuoc (look, CHIEU_CHAN_CUOC_TOM, count_held_together (look, CHIEU_CHAN_V (3), CHIEU_CHAN_S (3), CHIEU_CHAN_N (7)));
  add_cuoc (look, CHIEU_CHAN_CUOC_LEO, count_held_together (look, CHIEU_CHAN_V (9), CHIEU_CHAN_S (8), CHIEU_CHAN_CC));
  add_cuoc (look, CHIEU_CHAN_CUOC_CHIU, win->n_chiu);
  add_cuoc (look, CHIEU_CHAN_CUOC_THIEN_KHAI, count_thien_khai (win));
  add_cuoc (look, CHIEU_CHAN_CUOC_BON, win->n_bon);
}

/* Adds the cước for how the hand was won, but for thông, chì and the pictures. */
static void
add_ways (Look *look)
{
  const ChieuChanWin *win = look->win;
  bool bach_thu_chi = look->bach_thu && !look->picture
                      && (win->chi_makes_bach_thu_chi ? win->chi : win->win == CHIEU_CHAN_CC);

  add_cuoc (look, CHIEU_CHAN_CUOC_THIEN_U, win->thien_u);
  add_cuoc (look, CHIEU_CHAN_CUOC_DIA_U, win->dia_u);
  add_cuoc (look, CHIEU_CHAN_CUOC_CHIU_U, win->chiu_u);
  add_cuoc (look, CHIEU_CHAN_CUOC_U_BON, win->u_bon);
  add_cuoc (look, CHIEU_CHAN_CUOC_PHA_THIEN, win->knows_dealt && chieu_chan_count_chan (win->dealt) == 0);
  add_cuoc (look, CHIEU_CHAN_CUOC_BACH_THU, look->bach_thu && !bach_thu_chi && !look->picture);
  add_cuoc (look, CHIEU_CHAN_CUOC_BACH_THU_CHI, bach_thu_chi);
}

/* Returns: whether the hand waited with six chắn, and the card that won made the seventh, which is xuông in this house */
static bool
is_seventh (const Look *look)
{
  const ChieuChanWin *win = look->win;

  return win->seventh_makes_xuong && !win->thien_u && win->win != CHIEU_CARD_NONE
         && look->score->chan == CHIEU_CHAN_NEED + 1
         && chieu_chan_count_chan (win->hand) + win->mat_chan == CHIEU_CHAN_NEED;
}

/* The pictures are looked for first: with one of them neither chì nor bạch thủ is called. */
static void
find_cuoc (Look *look)
{
  const ChieuChanWin *win = look->win;
  ChieuChanScore *score = look->score;
  uint8_t pictures[CHIEU_CHAN_CUOC_NHA_LAU - CHIEU_CHAN_CUOC_HOA_ROI + 1], n_pictures;

  look->bach_thu = is_bach_thu (look);
  add_pictures (look);
  n_pictures = score->n;
  memcpy (pictures, score->cuoc, n_pictures);
  score->n = 0;
  add_cuoc (look, CHIEU_CHAN_CUOC_THONG, win->thong);
  add_cuoc (look, CHIEU_CHAN_CUOC_CHI, win->chi && !look->picture);
  add_ways (look);
  for (int i = 0; i < n_pictures; i++)
    add_cuoc (look, pictures[i], 1);
  add_possessions (look);
  score->plain = score->n == 0 && !is_seventh (look);
  add_cuoc (look, CHIEU_CHAN_CUOC_XUONG, score->plain || is_seventh (look));
}

void
chieu_chan_score (const ChieuChanWin *win,
                  ChieuChanScore     *score)
{
  Look look = { .win = win, .score = score };

  memset (score, 0, sizeof *score);
  memcpy (look.hand, win->hand, sizeof look.hand);
  if (win->win != CHIEU_CARD_NONE)
    look.hand[win->win]++;
  score->chan = (uint8_t) (chieu_chan_count_chan (look.hand) + win->mat_chan);
  score->complete = chieu_chan_is_complete (look.hand, win->mat_chan);
  if (score->complete)
    find_cuoc (&look);
}

bool
chieu_chan_chi_may_win (const ChieuChanWin   *win,
                        const ChieuChanScore *score)
{
  return win->win != CHIEU_CHAN_CC || score->chan == CHIEU_CHAN_NEED;
}

/* ---- What it is worth ---- */

int
chieu_chan_count_cuoc (const uint8_t *call,
                       int            n,
                       int            cuoc)
{
  int times = 0;

  for (int i = 0; i < n; i++)
    times += call[i] == cuoc;
  return times;
}

static bool
has_picture (const uint8_t *call,
             int            n)
{
  for (int i = 0; i < n; i++)
    if (chieu_chan_is_picture (call[i]))
      return true;
  return false;
}

int
chieu_chan_count_cuoc_due (const ChieuChanScore *score,
                           const uint8_t        *call,
                           int                   n,
                           int                   cuoc)
{
  if (cuoc == CHIEU_CHAN_CUOC_XUONG && n == 1)
    return 1;
  if ((cuoc == CHIEU_CHAN_CUOC_CHI || cuoc == CHIEU_CHAN_CUOC_BACH_THU) && has_picture (score->cuoc, score->n))
    return !has_picture (call, n);
  return chieu_chan_count_cuoc (score->cuoc, score->n, cuoc);
}

/* Returns: whether @one is a cước that some houses pay in full together with thập thành */
static bool
goes_with_thap_thanh (int one)
{
  return one == CHIEU_CHAN_CUOC_BACH_DINH || one == CHIEU_CHAN_CUOC_TAM_DO || one == CHIEU_CHAN_CUOC_KINH_TU_CHI;
}

/* Returns: whether the cước @one counts its điểm in any case, as the house pays thập thành so together with certain others */
static bool
counts_in_full (const ChieuChanValues *values,
                const uint8_t         *cuoc,
                int                    n,
                int                    one)
{
  if (!values->thap_thanh_diem)
    return false;
  if (goes_with_thap_thanh (one))
    return chieu_chan_count_cuoc (cuoc, n, CHIEU_CHAN_CUOC_THAP_THANH) > 0;
  for (int i = 0; i < n && one == CHIEU_CHAN_CUOC_THAP_THANH; i++)
    if (goes_with_thap_thanh (cuoc[i]))
      return true;
  return false;
}

/* Of equal điểm the cước with the least dịch is taken, so that nothing is lost. */
int
chieu_chan_find_highest (const ChieuChanValues *values,
                         const uint8_t         *cuoc,
                         int                    n)
{
  int best = 0;

  for (int i = 1; i < n; i++)
    if (values->diem[cuoc[i]] > values->diem[cuoc[best]]
        || (values->diem[cuoc[i]] == values->diem[cuoc[best]] && values->dich[cuoc[i]] < values->dich[cuoc[best]]))
      best = i;
  return best;
}

int
chieu_chan_find_part (const ChieuChanValues *values,
                      const uint8_t         *cuoc,
                      int                    n,
                      int                    place)
{
  bool full = values->sum || counts_in_full (values, cuoc, n, cuoc[place]) || place == chieu_chan_find_highest (values, cuoc, n);

  return full ? values->diem[cuoc[place]] : values->dich[cuoc[place]];
}

int
chieu_chan_sum_call (const ChieuChanValues *values,
                     const uint8_t         *cuoc,
                     int                    n)
{
  int total = 0;

  for (int i = 0; i < n; i++)
    total += chieu_chan_find_part (values, cuoc, n, i);
  return total;
}

int
chieu_chan_find_penalty (const ChieuChanValues *values)
{
  static const uint8_t call[] = { CHIEU_CHAN_CUOC_TAM_DO, CHIEU_CHAN_CUOC_LEO, CHIEU_CHAN_CUOC_LEO };

  return chieu_chan_sum_call (values, call, sizeof call);
}

/* ---- Gà ---- */

int
chieu_chan_count_ga_in_call (const uint8_t *cuoc,
                             int            n,
                             bool           wide,
                             bool           bach_thu_chi)
{
  bool has[CHIEU_CHAN_N_CUOC] = { false };
  bool chi_chi, bach_thu;

  for (int i = 0; i < n; i++)
    has[cuoc[i]] = true;
  chi_chi = has[CHIEU_CHAN_CUOC_BACH_THU_CHI];
  bach_thu = has[CHIEU_CHAN_CUOC_BACH_THU] || chi_chi;
  return (has[CHIEU_CHAN_CUOC_U_BON] && bach_thu) + (has[CHIEU_CHAN_CUOC_U_BON] && chi_chi)
         + (has[CHIEU_CHAN_CUOC_CHI] && bach_thu) + (has[CHIEU_CHAN_CUOC_CHI] && chi_chi) + (chi_chi && bach_thu_chi)
         + has[CHIEU_CHAN_CUOC_THAP_THANH] + has[CHIEU_CHAN_CUOC_KINH_TU_CHI]
         + (has[CHIEU_CHAN_CUOC_BACH_DINH] && (wide || has[CHIEU_CHAN_CUOC_TOM]))
         + (has[CHIEU_CHAN_CUOC_TAM_DO] && (wide || has[CHIEU_CHAN_CUOC_LEO]))
         + has[CHIEU_CHAN_CUOC_TIEU_DONG] + has[CHIEU_CHAN_CUOC_PHA_THIEN];
}
