/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The answers of all seats and where they lead; the hands that are a tới trắng (docs/rules/mau-binh.md). Answers in TAP.
 */
#include <stdlib.h>
#include <string.h>

#include "../../../rules/tap.h"
#include "games/mau-binh/rules/mau-binh.h"

#define ANSWERS 4

typedef struct
{
  const char *about;
  const char *rules;             /* "SWITCH VALUE", the one that is not usual; "": none */
  const char *answers[ANSWERS];  /* moves of the seats from 0; after ":" the hand, where the move does not have it */
  const char *wanted;            /* the points, winner and cước; or "SEAT reason" */
} Row;

/* The first three: each wins every chi against the next. FOUL is the third with chi 1 and chi 2 exchanged. */
#define FIRST "xep As Ah Ad Kh Kd / Qs Qh Jd Jc 2s / Ts Th 8h"
#define SECOND "xep 9s 9h 9d 8c 8d / 7s 7h 6d 6c 3s / 5s 5h 4h"
#define THIRD "xep Kc Ks 7d 7c 2d / 3h 3d Td 8s 4d / Jh 9c 6s"
#define FOUL "xep 3h 3d Td 8s 4d / Kc Ks 7d 7c 2d / Jh 9c 6s"
#define PAIRS "Qc Qd Js Jd 8c 8d 6s 6c 4s 4d 2s 2d Kc"
#define BLACK "As 2s 4s 6s 8s Ts Qs 3c 5c 7c 9c Jc Js"
#define THREE_TO_ACE "3h 4h 5d 6d 7s 8c 9c Td Js Qh Kc Ad Kd"
#define DRAGON "2h 3d 4h 5d 6h 7d 8h 9d Th Jd Qh Kd Ah"

static const Row rows[] = {
  { "all three lost: double", "", { FIRST, SECOND }, "6 -6 won 0: so-chi sap" },
  { "sập làng: double again", "", { FIRST, SECOND, THIRD }, "24 -6 -18 won 0: so-chi sap sap-lang" },
  { "… there must be more than one to beat", "sap-lang 4", { FIRST, SECOND }, "6 -6 won 0: so-chi sap" },
  { "… by as much as the house has it", "sap-lang 3", { FIRST, SECOND, THIRD }, "36 -12 -24 won 0: so-chi sap sap-lang" },
  { "foul pays each as sập, and counts as beaten in sập làng", "", { FIRST, SECOND, FOUL }, "24 -6 -18 won 0: so-chi sap sap-lang binh-lung" },
  { "two fouls draw", "", { "xep 9s 9h 8h 8c 2s / As Ah Kd Kh 3s / 6d 5d 4h", FOUL }, "0 0 drawn: " },
  { "foul alone against one", "", { SECOND, FOUL }, "6 -6 won 0: binh-lung" },
  { "given up pays three, and is not beaten in sập làng", "", { FIRST, "bo", THIRD }, "9 -6 -3 won 0: so-chi sap bo-bai" },
  { "… to a foul hand, too", "", { FOUL, "bo" }, "3 -3 won 0: bo-bai" },
  { "… to a tới trắng no more", "", { "toi-trang luc-phe-bon: " PAIRS, "bo" }, "3 -3 won 0: luc-phe-bon bo-bai" },
  { "two that gave up", "", { "bo", "bo" }, "0 0 drawn: " },
  { "a tới trắng beats whatever is laid", "", { "toi-trang luc-phe-bon: " PAIRS, "xep As Ah Ad Kh Kd / 9s 9h 7d 7c 3s / Ts Th 8h" },
    "6 -6 won 0: luc-phe-bon" },
  { "… a foul hand, too", "", { "toi-trang dong-mau-13: " BLACK, "xep 9h 9d 7d 7h 3h / Ah Ad Kh Kd 2d / Th 5h 4h" }, "12 -12 won 0: dong-mau-13" },
  { "… but a higher one", "", { "toi-trang sanh-rong: " DRAGON, "toi-trang dong-mau-13: " BLACK }, "12 -12 won 0: sanh-rong" },
  { "the others compare with each other", "", { SECOND, "toi-trang dong-mau-13: " BLACK, "xep Kh Ks 7d Jd 2d / 3h 3d Td Jh 4d / Qh 2h Ad" },
    "-6 24 -18 won 1: dong-mau-13" },
  { "… at their own prices", "", { "xep Ah Ad 9h 9d 8h / Kh Kd 7h 5h 4h / Qh Jh 2h", "toi-trang dong-mau-13: " BLACK,
                                   "xep Jd Td 7d 5d 4d / 8d 6d 6h 3d 3h / Qd 9s Th" }, "-13 24 -11 won 1: dong-mau-13" },
  { "luc phé bôn: the highest pair decides", "", { "toi-trang luc-phe-bon: " PAIRS, "toi-trang luc-phe-bon: Ks Kh Jc Jh 9s 9c 7s 7c 5s 5c 3s 3c Ah" },
    "-6 6 won 1: luc-phe-bon" },
  { "… equal ones draw", "", { "toi-trang luc-phe-bon: " PAIRS, "toi-trang luc-phe-bon: Qs Qh Jc Jh 9s 9c 7s 7c 5s 5c 3s 3c Ah" }, "0 0 drawn: " },
  { "… a three is no pair", "", { "toi-trang nam-doi-mot-xam: Ks Kh Kd Qs Qh 9s 9h 7s 7h 5s 5h 3s 3h",
                                  "toi-trang nam-doi-mot-xam: 2s 2h 2d Qc Qd Jc Jd 8c 8d 6c 6d 4c 4d" }, "0 0 drawn: " },
  { "ba thùng: chi 1 decides first", "", { "toi-trang ba-thung: As 9s 7s 5s 3s Kh Jh 8h 6h 4h 4d 3d 2d", "toi-trang ba-thung: Ks Qs Js Ts 8s Ad 9d 7d 6d 5d Qc Tc 8c" },
    "-6 6 won 1: ba-thung" },
  { "ba sảnh: chi 2 decides where chi 1 is equal", "", { "toi-trang ba-sanh: 9s Th Jd Qs Kc 3s 4h 5d 6c 7s 2h 3d 4c", "toi-trang ba-sanh: 9h Td Js Qc Ks 4s 5h 6d 7c 8s 2d 3c 4d" },
    "-6 6 won 1: ba-sanh" },
  { "A-2-3-4-5 is the lowest …", "", { "xep As 2h 3d 4c 5s / Kh Kd 9h 7c 3c / Jh 8c 6d", "xep 6s 5h 4d 3s 2d / Qs Qh Ts 7d 4h / Jc 8d 5d" }, "1 -1 won 0: so-chi" },
  { "… or the second", "a5 second", { "xep As 2h 3d 4c 5s / Kh Kd 9h 7c 3c / Jh 8c 6d", "xep 6s 5h 4d 3s 2d / Qs Qh Ts 7d 4h / Jc 8d 5d" }, "6 -6 won 0: so-chi sap" },
  { "s3: xám in chi 3 earns as any other", "points-xam-chi-3 1", { "xep As Ks Qs Js 9s / Kh Kd Kc 5h 4d / 2s 2h 2d", "xep Ac Qd Jd 7c 3d / 9h 8d 7h 4s 3s / 8c 6c 5c" },
    "6 -6 won 0: so-chi xam-chi-3 sap" },
  { "thùng phá sảnh in chi 1 earns 5, in chi 2 10", "", { "xep Ks Qs Js Ts 9s / 6h 5h 4h 3h 2h / Ad Kd 8c", "xep Kh Kc 5s 5d 3d / Qh Qd 8d 4d 2c / Jh Jc 6d" },
    "14 -14 won 0: so-chi thung-pha-sanh-chi-1 thung-pha-sanh-chi-2" },
  { "tứ quý in chi 1 earns 4, in chi 2 8", "", { "xep As Ah Ad Ac 2s / Ks Kh Kd Kc 3s / 9d 7c 4h", "xep Qs Qh Js Jh 5d / Ts Th 8s 8h 5c / 6s 6h 2d" },
    "11 -11 won 0: so-chi tu-quy-chi-1 tu-quy-chi-2" },
  { "cù lũ in chi 2 earns 2, in chi 1 no more than another", "", { "xep As Ah Ad Kh Kd / Qs Qh Qd Jc Jd / 9d 7c 4h", "xep Ts Th 8s 8h 5d / 6s 6h 3s 3h 5c / 2s 2d Ks" },
    "2 -2 won 0: so-chi cu-lu-chi-2" },
  { "of two who won as much the first from the dealer on counts", "", { FOUL, "xep As 2h 3c 4c 5s / Qh Jd 9h 8h 6h / Th 7h 5d", "xep Ac 2c 5c 4h 3s / Qs Jc 9d 8c 6d / Tc 7s 5h" },
    "-12 6 6 won 1: binh-lung" },
  { "từ 3 đến xì: no tới trắng but where the house has it", "", { "toi-trang tu-3-den-xi: " THREE_TO_ACE }, "0 no-toi-trang" },
  { "… each of the others pays", "tu-3-den-xi yes", { "toi-trang tu-3-den-xi: " THREE_TO_ACE, "xep As Ac Ah Kh Ks / 9s 9h 7d 7c 3s / Ts Th 8h" },
    "6 -6 won 0: tu-3-den-xi" },
  { "… two draw, whatever the thirteenth card is", "tu-3-den-xi yes",
    { "toi-trang tu-3-den-xi: " THREE_TO_ACE, "toi-trang tu-3-den-xi: 3c 4c 5s 6s 7h 8d 9h Ts Jc Qs Ks Ah 3d" }, "0 0 drawn: " },
  { "… every other one is higher", "tu-3-den-xi yes",
    { "toi-trang tu-3-den-xi: " THREE_TO_ACE, "toi-trang ba-sanh: 9s Th Jd Qs Ks 3s 4s 5s 6c 7c 2h 3d 4d" }, "-6 6 won 1: ba-sanh" },
  { "… a foul hand loses to it, one given up costs what it does", "tu-3-den-xi yes",
    { "toi-trang tu-3-den-xi: " THREE_TO_ACE, "bo", "xep 9h 9d 7d 7h 3d / Ah As Kh Ks 2d / Th 5h 4s" }, "9 -6 -3 won 0: tu-3-den-xi bo-bai" },
  { "other cards than one's own", "", { "xep As Ah Ad Kh Kd / Qs Qh Jd Jc 2s / Ts Th 8h: " BLACK }, "0 no-card" },
  { "a tới trắng that the hand is not", "", { "toi-trang sanh-rong: " BLACK }, "0 no-toi-trang" },
};

/* ---- Scenes ---- */

static uint64_t
read_cards (const char *text)
{
  uint64_t cards = 0;

  while (*text != '\0')
    {
      size_t n = strcspn (text, " /");
      ChieuCard card = n > 0 ? chieu_deck_parse (&chieu_deck_mau_binh, text, n) : CHIEU_CARD_NONE;

      if (card < CHIEU_MAU_BINH_FACES)
        cards |= CHIEU_MAU_BINH_CARD (card);
      text += n;
      text += strspn (text, " /");
    }
  return cards;
}

static uint64_t
take_lowest (uint64_t cards,
             int      n)
{
  uint64_t taken = 0;

  for (; n > 0; n--, cards &= cards - 1)
    taken |= cards & -cards;
  return taken;
}

/* Returns: the hand of @answer: what stands behind ":", or the cards that are laid */
static uint64_t
hand_of (const char *answer)
{
  const char *colon = strchr (answer, ':');

  return read_cards (colon != NULL ? colon + 1 : answer + strcspn (answer, " "));
}

static bool
read_scene (const Row         *row,
            ChieuMauBinhState *s)
{
  char id[48], word[32];
  ChieuRules rules;
  ChieuCarry carry;
  int seats = 0;

  chieu_rules_init (&rules, &chieu_mau_binh);
  if (sscanf (row->rules, "%47s %31s", id, word) == 2)
    rules.value[chieu_rules_find (&chieu_mau_binh, id)] = (int16_t) (strcmp (word, "second") == 0 || strcmp (word, "yes") == 0 ? 1 : atoi (word));
  while (seats < ANSWERS && row->answers[seats] != NULL)
    seats++;
  chieu_carry_init (&carry, seats < 2 ? 2 : seats, -1, false);
  carry.cai = 0;
  chieu_mau_binh.deal (s, &rules, &carry, 1);
  s->rest = (UINT64_C (1) << CHIEU_MAU_BINH_FACES) - 1;
  for (int pass = 0; pass < 2; pass++)
    for (int seat = 0; seat < s->seats; seat++)
      {
        uint64_t hand = seat < seats ? hand_of (row->answers[seat]) : 0;

        if ((hand != 0) != (pass == 0))
          continue;
        s->hand[seat] = hand != 0 ? hand : take_lowest (s->rest, CHIEU_MAU_BINH_HAND);
        if ((s->hand[seat] & ~s->rest) != 0)
          return false;
        s->rest &= ~s->hand[seat];
      }
  return true;
}

static void
write_result (const ChieuMauBinhState *s,
              char                    *text,
              size_t                   size)
{
  ChieuResult result;
  int n = 0;

  chieu_mau_binh.result (s, &result);
  for (int seat = 0; seat < s->seats; seat++)
    n += snprintf (text + n, size - (size_t) n, "%d ", result.points[seat]);
  n += result.winner < 0 ? snprintf (text + n, size - (size_t) n, "drawn: ")
                         : snprintf (text + n, size - (size_t) n, "won %d: ", result.winner);
  for (int i = 0; i < result.n_cuoc; i++)
    n += snprintf (text + n, size - (size_t) n, "%s%s", i > 0 ? " " : "", chieu_mau_binh.cuoc[result.cuoc[i]]);
}

static void
play_row (const Row *row,
          char      *told,
          size_t     size)
{
  ChieuMauBinhState s;

  if (!read_scene (row, &s))
    {
      snprintf (told, size, "a card in two hands");
      return;
    }
  for (int seat = 0; seat < ANSWERS && row->answers[seat] != NULL; seat++)
    {
      char text[128];
      ChieuMove move;
      ChieuReason reason;
      int column;

      snprintf (text, sizeof text, "%.*s", (int) strcspn (row->answers[seat], ":"), row->answers[seat]);
      if (!chieu_mau_binh.parse_move (text, &move, &column))
        {
          snprintf (told, size, "“%s” is no move", text);
          return;
        }
      reason = chieu_mau_binh.apply (&s, seat, &move, NULL);
      if (reason != CHIEU_REASON_NONE)
        {
          snprintf (told, size, "%d %s", seat, chieu_mau_binh.reasons[reason]);
          return;
        }
    }
  if (chieu_mau_binh.check_state (&s) != NULL)
    snprintf (told, size, "%s", chieu_mau_binh.check_state (&s));
  else
    write_result (&s, told, size);
}

/* ---- Views ---- */

#define VIEW_SEATS 3

/* Sees with seat 0 a hand that the first @n of the seats in @order have given up, one after the other. Returns: whether they could */
static bool
see_given_up (const int          order[VIEW_SEATS],
              int                n,
              ChieuMauBinhState *view)
{
  ChieuMauBinhState s;
  ChieuMove give_up;
  ChieuRules rules;
  ChieuCarry carry;
  bool taken;
  int column;

  chieu_rules_init (&rules, &chieu_mau_binh);
  chieu_carry_init (&carry, VIEW_SEATS, -1, false);
  carry.cai = 0;
  chieu_mau_binh.deal (&s, &rules, &carry, 1);
  taken = chieu_mau_binh.parse_move ("bo", &give_up, &column);
  for (int i = 0; taken && i < n; i++)
    taken = chieu_mau_binh.apply (&s, order[i], &give_up, NULL) == CHIEU_REASON_NONE;
  chieu_mau_binh.observe (&s, 0, view);
  return taken;
}

/* Answers are hidden until all are in, and so is the order in which they came; a view that is to look like the mat never has it. */
static void
check_order_is_hidden (Tap *tap)
{
  static const int up[VIEW_SEATS] = { 1, 2, 0 }, down[VIEW_SEATS] = { 2, 1, 0 };
  ChieuMauBinhState one, other;
  bool taken = see_given_up (up, 2, &one) && see_given_up (down, 2, &other);

  tap_row (tap, taken && memcmp (&one, &other, sizeof one) == 0, "a view has not the order of answers before the end");
  taken = see_given_up (up, VIEW_SEATS, &one) && see_given_up (down, VIEW_SEATS, &other);
  chieu_mau_binh.forget (&one);
  chieu_mau_binh.forget (&other);
  tap_row (tap, taken && memcmp (&one, &other, sizeof one) == 0, "… nor after it, once what the mat does not show is forgotten");
}

/* ---- Tới trắng ---- */

typedef struct
{
  const char *hand;
  const char *instants;          /* all tới trắng that it is, from the highest */
  bool three_to_ace;             /* by the house rule of that name */
} Instant;

static const Instant instants[] = {
  { "2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As", "rong-cuon sanh-rong ba-thung-pha-sanh dong-mau-13 ba-thung ba-sanh" },
  { DRAGON, "sanh-rong dong-mau-13 ba-sanh" },
  { "2s 3h 4d 5c 6c 7d 8h 9s Th Jd Qh Kc Ad", "sanh-rong ba-sanh" },
  { "2s 3s 4s 5s 6s 8h 9h Th Jh Qh Ac 2c 3c", "ba-thung-pha-sanh ba-thung ba-sanh" },
  { "2s 3s 4s 5s 6s 8h 9h Th Jh Qh Ac 2c 4c", "ba-thung" },
  { BLACK, "dong-mau-13 ba-thung" },
  { "As 2s 4s 6s 8s Ts Qs 3c 5c 7c 9c Jc Kh", "sanh-rong dong-mau-12 ba-sanh" },
  { "As 2s 4s 6s 8s Ts Qs 3c 5c 7c 9c Jc Jh", "dong-mau-12" },
  { "As 2s 4s 6s 8s Ts Qs 3c 5c 7c 9c Jd Jh", "" },
  { "Ks Kh Kd Qs Qh 9s 9h 7s 7h 5s 5h 3s 3h", "nam-doi-mot-xam" },
  { "Ks Kh Kd 9s 9h 9d 9c 7s 7h 5s 5h 3s 3h", "nam-doi-mot-xam" },
  { "Ks Kh Kd Kc 9s 9h 9d 9c 5s 5h 3s 3h 2d", "luc-phe-bon" },
  { PAIRS, "luc-phe-bon" },
  { "Ks Kh Kd 9s 9h 9d 7c 7s 5h 5s 3h 3s 2h", "" },
  { "As Js 9s 5s 3s 2s 7s 8s Kh Jh 8h 6h 4h", "ba-thung" },
  { "As Js 9s 5s 3s 2s 7s 8s Ts Qs Jh 8h 6h", "ba-thung" },
  { "As Js 9s 5s 3s 2s 7s Kh Jh 8h 6h 4h 2h", "" },
  { "As Js 9s 5s 3s Kh Jh 8h 6h 4h 7d 5d 2d", "ba-thung" },
  { "Qs Kh Ad Th Jd Qh Ks Ac 9d Ts Jc Qd Kc", "ba-sanh" },
  { "As 2h 3d 4c 5s Ah 2d 3c 4s 5h Ad 2c 3s", "ba-sanh" },
  { "Ks Ah 2d 4c 5s 6h 7d 8c 7s 8h 9d Tc Js", "" },
  { THREE_TO_ACE, "", false },
  { THREE_TO_ACE, "tu-3-den-xi", true },
  { "3h 4h 5d 6d 7s 8c 9c Td Js Qh Kc Ad Qd", "ba-sanh tu-3-den-xi", true },
  { "3s 4s 5s 6s 7s 8c 9c Tc Jc Qc Kc Ac 3c", "dong-mau-13 ba-thung tu-3-den-xi", true },
  { DRAGON, "sanh-rong dong-mau-13 ba-sanh tu-3-den-xi", true },
  { "2h 2s 4h 5d 6d 7s 8c 9c Td Js Qh Kc Ad", "", true },
  { "2h 3s 4h 5d 6d 7s 8c 9c Td Js Qh Kc Kd", "", true },
};

static void
check_instant (Tap           *tap,
               const Instant *row)
{
  char told[256] = "";
  ChieuRules rules;
  unsigned found;

  chieu_rules_init (&rules, &chieu_mau_binh);
  rules.value[CHIEU_MAU_BINH_RULE_TU_3_DEN_XI] = row->three_to_ace;
  found = chieu_mau_binh_find_instants (read_cards (row->hand), &rules);

  for (int i = 0; i < CHIEU_MAU_BINH_N_INSTANTS; i++)
    if (found >> i & 1)
      {
        strcat (told, *told != '\0' ? " " : "");
        strcat (told, chieu_mau_binh_cuoc[i]);
      }
  tap_compare (tap, row->hand, told, row->instants);
}

int
main (void)
{
  Tap tap = { 0 };

  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
    {
      char told[256];

      play_row (&rows[i], told, sizeof told);
      tap_compare (&tap, rows[i].about, told, rows[i].wanted);
    }
  for (size_t i = 0; i < sizeof instants / sizeof instants[0]; i++)
    check_instant (&tap, &instants[i]);
  check_order_is_hidden (&tap);
  return tap_end (&tap);
}
