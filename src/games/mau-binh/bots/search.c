/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Khá and cao thủ of Mậu binh. There is one decision in a hand, and all that is known about the others' cards is that they are
 * not the player's own. To arrange another player's cards takes long, so this was done beforehand for a library of hands. The suits
 * count alike, so a hand of the library also stands for those that an exchange of its suits makes of it. What has none of the player's
 * own cards then is what another player may hold: some thousand hands, instead of the few that could be dealt and arranged at the
 * table.
 *
 * How often these hands have each chi gives the shares that are valid beside the player's own hand (others.h). The arrangements that
 * are best by the shares are compared by what would be paid in all these hands (choice.h), because the shares take the three chi of
 * another player for independent, and they are not. A tới trắng is shown where no arrangement brings more. Sập làng is not
 * considered.
 */
#include "bots/bot-game.h"
#include "choice.h"
#include "tally.h"

/* How much a level looks at. */
typedef struct
{
  int library;                   /* hands that are looked through */
  int ways;                      /* arrangements that are compared */
} Level;

static const Level kha = { .library = CHIEU_MAU_BINH_LIBRARY / 4, .ways = 6 };
static const Level cao_thu = { .library = CHIEU_MAU_BINH_LIBRARY, .ways = CHIEU_MAU_BINH_WAYS_MAX };

/* Decides as vừa does if the budget is too small for more, or so few hands are looked through that none of them fits, and as tập sự does
 * if the answer is not wanted any more. If a tally is asked for, its best move is the choice. */
static int
choose_move (const ChieuBotTurn *turn,
             const Level        *level,
             uint32_t           *nodes)
{
  const ChieuMauBinhState *view = turn->view;
  int library = chieu_bot_scale_by_effort (turn, level->library), most_ways = chieu_bot_scale_by_effort (turn, level->ways);
  ChieuBotQuestion question;
  uint64_t hand = view->hand[turn->seat];
  ChieuMauBinhOthers others;
  int ways = 0;

  library = library < CHIEU_MAU_BINH_LIBRARY ? library : CHIEU_MAU_BINH_LIBRARY;
  most_ways = most_ways < CHIEU_MAU_BINH_WAYS_MAX ? most_ways : CHIEU_MAU_BINH_WAYS_MAX;
  question = chieu_bot_make_question (turn, 1 + (uint32_t) most_ways);
  if (!chieu_bot_spend_node (&question))
    return 0;
  chieu_mau_binh_decide (hand, &view->rules, turn->own);
  while (ways < most_ways && chieu_bot_spend_node (&question))
    ways++;
  if (question.tally != NULL || ways > 0)
    chieu_mau_binh_others_find (&others, hand, &view->rules, library);
  if (question.tally != NULL)
    chieu_mau_binh_fill_tally (turn, &others);
  else if (ways > 0 && others.n > 0)
    {
      ChieuMauBinhChoice choice;

      chieu_mau_binh_choose_against (&others, hand, ways, &choice);
      *turn->own = choice.move;
    }
  *nodes += question.nodes;
  return turn->n_moves;
}

static int
choose_as_kha (const ChieuBotTurn *turn,
               uint32_t           *nodes)
{
  return choose_move (turn, &kha, nodes);
}

static int
choose_as_cao_thu (const ChieuBotTurn *turn,
                   uint32_t           *nodes)
{
  return choose_move (turn, &cao_thu, nodes);
}

const ChieuBotGame chieu_bots_mau_binh = {
  .game = &chieu_mau_binh,
  .think = { chieu_mau_binh_tap_su, chieu_mau_binh_vua, choose_as_kha, choose_as_cao_thu },
};
