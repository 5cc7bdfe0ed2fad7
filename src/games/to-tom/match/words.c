/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words of Tổ tôm: labels, cước, prompts. Moves, reasons, results, house rules and verses have files of their own.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "words.h"

#include "match/words/offered.h"

/* Translators: labels of buttons; words of the game, the same in every language. */
static const ChieuMoveWords moves[CHIEU_TO_TOM_N_MOVES] = {
  [CHIEU_TO_TOM_KHAN] = { N_("Khàn"), N_("Khàn!") },
  [CHIEU_TO_TOM_THIEN_KHAI] = { N_("Thiên khai"), N_("Thiên khai!") },
  [CHIEU_TO_TOM_BAT_THUC] = { N_("Bất thực"), N_("Bất thực!") },
  [CHIEU_TO_TOM_XONG] = { N_("Xong"), NULL },
  [CHIEU_TO_TOM_DANH] = { N_("Đánh"), NULL },
  [CHIEU_TO_TOM_TRA] = { N_("Trả cửa"), NULL },
  [CHIEU_TO_TOM_U] = { N_("Ù"), N_("Ù!") },
  [CHIEU_TO_TOM_DAY_KHAN] = { N_("Dậy khàn"), N_("Dậy khàn!") },
  [CHIEU_TO_TOM_PHONG] = { N_("Phỗng"), N_("Phỗng!") },
  [CHIEU_TO_TOM_AN] = { N_("Ăn"), N_("Ăn!") },
  [CHIEU_TO_TOM_BOC] = { N_("Bốc"), NULL },
  [CHIEU_TO_TOM_DUOI] = { N_("Dưới"), N_("Dưới!") },
  [CHIEU_TO_TOM_QUA] = { N_("Qua"), NULL },
  [CHIEU_TO_TOM_LAT_KHAN] = { N_("Lật khàn"), NULL },
  [CHIEU_TO_TOM_BAO_BAT_THUC] = { N_("Báo bất thực"), N_("Bất thực!") },
  [CHIEU_TO_TOM_TRA_CHEN] = { N_("Trả chén"), NULL },
  [CHIEU_TO_TOM_HO_PHONG] = { N_("Hô phỗng"), N_("Phỗng!") },
  [CHIEU_TO_TOM_HO_KHONG_PHONG] = { N_("Hô không phỗng"), N_("Không phỗng!") },
  [CHIEU_TO_TOM_XUONG] = { N_("Xướng"), NULL },
  [CHIEU_TO_TOM_KHONG_DANH] = { N_("Không đánh"), NULL },
  [CHIEU_TO_TOM_TRA_THUA] = { N_("Trả thừa"), NULL },
};

/* Translators: cước: name alone or first in the call, name later in the call, and the rule as a sentence. */
static const ChieuCuocWords cuoc_words[CHIEU_N_CUOC] = {
  [CHIEU_CUOC_THONG] = { N_("Thông"), N_("thông"), N_("The winner won the previous hand, too.") },
  [CHIEU_CUOC_KINH_TU_CO] = {
    N_("Kính tứ cố"), N_("kính tứ cố"), N_("All four Ông cụ and no other red card."),
  },
  [CHIEU_CUOC_CHI_NAY] = {
    N_("Chi nẩy"), N_("chi nẩy"), N_("Won with Chi chi, the only card that the hand waited for, as the third of a Lèo."),
  },
  [CHIEU_CUOC_BACH_DINH] = { N_("Bạch định"), N_("bạch định"), N_("No red card at all.") },
  [CHIEU_CUOC_KINH_CO] = { N_("Kính cố"), N_("kính cố"), N_("One Ông cụ, and no other red card.") },
  [CHIEU_CUOC_THAP_HONG] = {
    N_("Thập hồng"), N_("thập hồng"), N_("Many red cards: ten or more, unless the house rules say otherwise."),
  },
  [CHIEU_CUOC_TOM] = { N_("Tôm"), N_("tôm"), N_("The phu Tôm: 3 Vạn, 3 Sách and 7 Văn.") },
  [CHIEU_CUOC_LEO] = { N_("Lèo"), N_("lèo"), N_("The phu Lèo: 9 Vạn, 8 Sách and Chi chi.") },
  [CHIEU_CUOC_SUONG] = { N_("Ù suông"), N_("suông"), N_("A win without any cước.") },
};

/* Bí tứ has other names for what needs more cards there. */
static const ChieuCuocWords kinh_nhi_co = {
  N_("Kính nhị cố"), N_("kính nhị cố"), N_("Two Ông cụ, and no other red card."),
};
static const ChieuCuocWords thap_nhi_hong = {
  N_("Thập nhị hồng"), N_("thập nhị hồng"),
  N_("Many red cards: twelve or more, unless the house rules say otherwise."),
};

static const ChieuCuocWords *
find_cuoc (int cuoc,
           int seats)
{
  if (cuoc < 0 || cuoc >= CHIEU_N_CUOC)
    return NULL;
  if (chieu_is_bi_tu (seats) && cuoc == CHIEU_CUOC_KINH_CO)
    return &kinh_nhi_co;
  if (chieu_is_bi_tu (seats) && cuoc == CHIEU_CUOC_THAP_HONG)
    return &thap_nhi_hong;
  return &cuoc_words[cuoc];
}

static const char *
form (int seats)
{
  return chieu_is_bi_tu (seats) ? _("Tổ tôm bí tứ") : _("Tổ tôm");
}

/* ---- What is asked ---- */

/* Returns: (transfer full): the card that claims are about, and where it lies */
static char *
describe_card_in_play (const ChieuOffered    *offered,
                       const ChieuToTomState *state,
                       int                    seat,
                       const char *const     *names)
{
  if (state->phase == CHIEU_EATING_SHOW)
    /* Translators: a player who shows four equal cards (thiên khai), and the card. */
    return g_strdup_printf (_("%1$s shows a thiên khai of %2$s"), names[state->turn], chieu_words_card (offered->words, state->card));
  if (state->phase == CHIEU_EATING_PASSED_ON)
    return chieu_offered_say_where (offered, state->card, CHIEU_CAME_LEFT, NULL);
  if (state->gate == seat && state->source == CHIEU_EATING_FROM_NOC && state->from == seat)
    return chieu_offered_say_where (offered, state->card, CHIEU_CAME_DRAWN, NULL);
  return chieu_offered_say_where (offered, state->card, CHIEU_CAME_TO_GATE, state->gate == seat ? NULL : names[state->gate]);
}

/* If the deal may be wrong the person has to count, and is only told how many cards there should be. */
static char *
opening (const void *view,
         int         seat)
{
  const ChieuToTomState *s = view;
  int wanted = chieu_to_tom_hand_size (s) + (seat == s->cai);

  if (s->rules.value[CHIEU_TO_TOM_DEAL_THUA_QUAN] == CHIEU_TO_TOM_THUA_NEVER)
    return g_strdup (_("If you hold a khàn, lay it face down or keep it as bất thực. When you are done, press Xong."));
  /* Translators: %d is 20, 21, 24 or 25. Trả thừa, Bất thực and Xong are buttons. */
  return g_strdup_printf (_("Count your cards: there should be %d. If there is one too many, choose the card that goes back and press Trả "
                            "thừa. Lay a khàn face down or keep it as bất thực. When you are done, press Xong."), wanted);
}

/* Returns: (transfer full): the faces of which three or four are in the hand of @seat */
static char *
list_alike (const ChieuOffered    *offered,
            const ChieuToTomState *state,
            int                    seat)
{
  ChieuCard cards[CHIEU_TO_TOM_FACES];
  int n = 0;

  for (int face = 0; face < CHIEU_TO_TOM_FACES; face++)
    if (state->seat[seat].hand[face] >= CHIEU_KHAN_CARDS)
      cards[n++] = (ChieuCard) face;
  return chieu_words_cards (offered->words, cards, n);
}

static char *
prompt (const void         *view,
        int                 seat,
        const char *const  *names,
        const ChieuOffered *offered)
{
  static const guint64 puts = CHIEU_BIT64 (CHIEU_TO_TOM_DANH) | CHIEU_BIT64 (CHIEU_TO_TOM_TRA);
  const ChieuToTomState *state = view;
  g_autofree char *list = chieu_offered_list (offered, 0);
  g_autofree char *where = NULL, *alike = NULL;

  switch ((ChieuEatingPhase) state->phase)
    {
    case CHIEU_EATING_OPENING:
      if (state->seat[seat].too_many > 0)
        /* Translators: what may be done: “Trả thừa, Khàn or Xong”. */
        return g_strdup_printf (_("You have a card too many: %s."), list);
      /* In the strict way nothing is said of the cards. */
      if (state->carry.strict)
        /* Translators: what may be done: “Khàn, Xong or Bất thực”. */
        return g_strdup_printf (_("You were dealt three or four alike: %s."), list);
      alike = list_alike (offered, state, seat);
      if (*alike == '\0')
        /* Translators: what may be done once all khàn lie on the mat: “Xong or Bất thực”. */
        return g_strdup_printf (_("Your khàn are laid: %s."), list);
      /* Translators: cards of which the person holds three or four; what may be done: “Khàn, Xong or Bất thực”. */
      return g_strdup_printf (_("You were dealt three or four alike, %1$s: %2$s."), alike, list);
    case CHIEU_EATING_SHOW:
    case CHIEU_EATING_CLAIM:
    case CHIEU_EATING_PASSED_ON:
      where = describe_card_in_play (offered, state, seat, names);
      return chieu_offered_prompt_with_card (offered, where, CHIEU_TO_TOM_U);
    case CHIEU_EATING_DISCARD:
    case CHIEU_EATING_RETURN:
      return chieu_offered_prompt_put_card (offered, puts, state->phase == CHIEU_EATING_RETURN);
    case CHIEU_EATING_LAY:
      if (state->n_called > 0)
        /* Translators: what may be done: “Lật khàn, Trả chén or Xong”. */
        return g_strdup_printf (_("You have made your call. Now: %s."), list);
      return chieu_offered_prompt_call (offered, CHIEU_TO_TOM_XUONG, state->win);
    case CHIEU_EATING_OVER:
      break;
    }
  return NULL;
}

static const char *
cost (const ChieuRules *rules,
      ChieuReason       reason)
{
  switch (chieu_to_tom_cost (rules, reason))
    {
    case CHIEU_TO_TOM_COST_UNPAID:
      return _("It costs the points of this win.");
    case CHIEU_TO_TOM_COST_CHEO_DO:
      /* With these faults there was no win to lose. */
      if (reason == CHIEU_TO_TOM_U_SAI || reason == CHIEU_TO_TOM_THUA_QUAN)
        return _("Chèo đò: the next win is owed to the làng.");
      return _("Chèo đò: it costs the points of this win and of the next.");
    case CHIEU_TO_TOM_COST_NONE:
      break;
    }
  return _("At this table this fault costs nothing.");
}

static char *
worth (const ChieuRules *rules,
       int               seats,
       int               cuoc,
       gboolean          beside)
{
  ChieuCuocValues values;

  chieu_to_tom_find_values (rules, seats, &values);
  /* Bí tứ has no thông; in Tổ tôm it is added to any other cước. */
  if (cuoc == CHIEU_CUOC_THONG)
    return chieu_has_thong (seats) ? chieu_words_signed (values.points[cuoc]) : NULL;
  if (!beside)
    return chieu_words_number (values.points[cuoc]);
  return cuoc == CHIEU_CUOC_SUONG ? g_strdup ("") : chieu_words_signed (values.more);
}

const ChieuWords chieu_words_to_tom = {
  .game = &chieu_to_tom,
  .cards = chieu_words_strip_cards,
  .moves = moves,
  .n_kinds = CHIEU_TO_TOM_N_MOVES,
  .rare = CHIEU_BIT64 (CHIEU_TO_TOM_BAT_THUC),
  .reasons = chieu_words_to_tom_reasons,
  .switches = chieu_words_to_tom_switches,
  .rule_sets = chieu_words_to_tom_rule_sets,
  .form = form,
  .cuoc = find_cuoc,
  .worth = worth,
  .worth_title = N_("Points"),
  .beside_title = N_("With a higher one"),
  .opening = opening,
  .prompt = prompt,
  .dealt = chieu_words_to_tom_dealt,
  .ceremony = &chieu_ceremony_to_tom,
  .choice = chieu_words_to_tom_choice,
  .together = chieu_words_to_tom_together,
  .choice_name = chieu_words_to_tom_choice_name,
  .move = chieu_words_to_tom_move,
  .verse = chieu_words_to_tom_verse,
  .cost = cost,
  .no_set = N_("These cards do not make a phu with the card in play."),
  .fault_seen = chieu_words_to_tom_fault_seen,
  .outcomes = 1u << CHIEU_OUTCOME_UNPAID | 1u << CHIEU_OUTCOME_CHEO_DO | 1u << CHIEU_OUTCOME_FALSE,
  .unpaid = chieu_words_to_tom_unpaid,
  .u_aloud = TRUE,
  .account = &chieu_account_to_tom,
};
