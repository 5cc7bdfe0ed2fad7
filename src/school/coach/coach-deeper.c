/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "coach-deeper.h"

#include <glib/gi18n-lib.h>

#include "coach-points.h"
#include "coach-worlds.h"
#include "match/words/words.h"
#include "school/school-game.h"

/* The number of deals in which each move is played out, and the seed of all of them: the same view gets the same words. */
#define DEALS 300
#define SEED 1
/* A card is called dangerous if somebody could take it, or win with it, in at least this many deals of a hundred. */
#define TAKEN_OFTEN 25
#define WON_OFTEN 2
/* The most cards that are called so. */
#define DANGERS_MAX 3
/* Moves that differ by less than this, in thousandths of a point, are equally good. */
#define MUCH 100

const ChieuCoachDeeper *
chieu_coach_deeper_find (const ChieuGame *game)
{
  const ChieuSchoolGame *school = chieu_school_game_find (game);

  return school != NULL ? school->deeper : NULL;
}

char *
chieu_coach_deeper_name (const ChieuGame *game,
                         const ChieuMove *move,
                         int              seats)
{
  const ChieuCoachDeeper *coach = chieu_coach_deeper_find (game);

  g_return_val_if_fail (coach != NULL, NULL);

  return coach->name (move, seats);
}

const char *
chieu_coach_deeper_heads_moments (const ChieuGame *game)
{
  const ChieuCoachDeeper *coach = chieu_coach_deeper_find (game);

  g_return_val_if_fail (coach != NULL, NULL);

  if (coach->heads_moments != NULL)
    return _(coach->heads_moments);
  return _("Each of your decisions was played out again, in many deals that fit what you had seen by then. These cost you most:");
}

static int
get_seats (const ChieuCoachQuestion *question)
{
  return ((const ChieuStateHead *) question->view)->carry.seats;
}

/* Returns: whether both moves are called the same: to the coach they are one */
static gboolean
is_called_alike (const ChieuCoachDeeper *coach,
                 const ChieuMove        *one,
                 const ChieuMove        *other,
                 int                     seats)
{
  g_autofree char *name = coach->name (one, seats), *other_name = coach->name (other, seats);

  return g_str_equal (name, other_name);
}

/* ---- Danger ---- */

/* Returns: the player at @seat, by name or by the place as seen from the player who asks */
static const char *
seat_words (const ChieuCoachQuestion *question,
            int                       seats,
            int                       seat)
{
  int right = (seat - question->seat + seats) % seats;

  if (question->names != NULL && question->names[seat] != NULL)
    return question->names[seat];
  if (right == 1)
    return C_("who", "your right neighbour");
  if (right == seats - 1)
    return C_("who", "your left neighbour");
  if (2 * right == seats)
    return C_("who", "the player opposite");
  return 2 * right < seats ? C_("who", "the second to your right") : C_("who", "the second to your left");
}

/* Returns: the seat with the highest count, the first of several */
static int
find_most_often (const guint8 counts[CHIEU_SEATS_MAX])
{
  int most = 0;

  for (int seat = 1; seat < CHIEU_SEATS_MAX; seat++)
    if (counts[seat] > counts[most])
      most = seat;
  return most;
}

static gboolean
is_dangerous (const ChieuCoachDanger *danger)
{
  return danger->win[find_most_often (danger->win)] >= WON_OFTEN || danger->take[find_most_often (danger->take)] >= TAKEN_OFTEN;
}

static char *
danger_text (const ChieuCoachQuestion *question,
             const ChieuCoachDanger   *danger,
             int                       seats)
{
  const char *card = chieu_words_card (chieu_words_for_game (question->game), danger->move.face);
  int winner = find_most_often (danger->win), taker = find_most_often (danger->take);

  if (danger->win[winner] >= WON_OFTEN)
    /* Translators: a card, who could win with it, and in how many of a hundred deals. */
    return g_strdup_printf (_("%1$s is dangerous: %2$s could win with it, in %3$d of 100 deals that fit what was seen."),
                            card, seat_words (question, seats, winner), danger->win[winner]);
  /* Translators: a card, who could take it, and in how many of a hundred deals. */
  return g_strdup_printf (_("%1$s is wanted: %2$s could take it, in %3$d of 100 deals that fit what was seen."), card,
                          seat_words (question, seats, taker), danger->take[taker]);
}

static void
say_dangers (ChieuCoachAdvice         *advice,
             const ChieuCoachDeeper   *coach,
             const ChieuCoachQuestion *question,
             int                       seats)
{
  ChieuCoachDanger list[CHIEU_DECK_FACES_MAX];
  ChieuCoachPart *safe = NULL;
  int n = chieu_coach_list_dangers (coach, question, list);

  if (n == 0)
    return;
  if (!is_dangerous (&list[0]))
    chieu_coach_advice_add (advice, CHIEU_COACH_DANGER, g_strdup (_("The others do not want any of your possible discards very much.")));
  for (int i = 0; i < MIN (n, DANGERS_MAX) && is_dangerous (&list[i]); i++)
    chieu_coach_advice_add (advice, CHIEU_COACH_DANGER, danger_text (question, &list[i], seats));
  for (int i = 0; i < n; i++)
    if (list[i].anybody == 0)
      {
        if (safe == NULL)
          safe = chieu_coach_advice_add (advice, CHIEU_COACH_SAFE,
                                         g_strdup (_("Nobody can take these in any of 100 deals that fit what was seen:")));
        chieu_coach_part_add (safe, list[i].move.face, -1);
      }
}

/* ---- What the moves bring ---- */

/* Lists the moves with their points, the best first; several with the same name are named once, with the points of the best. */
static void
say_order (ChieuCoachAdvice       *advice,
           const ChieuCoachDeeper *coach,
           const ChieuBotTally    *tally,
           int                     seats)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  chieu_coach_advice_add (advice, CHIEU_COACH_WORTH, g_strdup (
    coach->heads_order != NULL ? _(coach->heads_order)
                               : _("Average points of each move, played out in many deals that fit what was seen:")));
  for (int i = 0; i < tally->n; i++)
    {
      const ChieuMove *move = &tally->items[i].move;
      g_autofree char *name = coach->name (move, seats), *points = chieu_coach_points_to_words (tally->items[i].value);
      gboolean is_advised = advice->has_move && chieu_move_equal (move, &advice->move);
      gboolean is_told = coach->told == 0 || (int) g_hash_table_size (names) < coach->told || is_advised;

      if (is_told && g_hash_table_add (names, g_strdup (name)))
        /* Translators: a move in a list of moves, and the points that it brings: “Discard 5 Văn: +0.3”. */
        chieu_coach_advice_add (advice, CHIEU_COACH_WORTH, g_strdup_printf (_("%1$s: %2$s"), name, points));
    }
}

/* Returns: by how much the best move of @tally does better than @move, in thousandths of a point; 0 if both are called the same, or
 * @move is not there */
static int
find_lead (const ChieuCoachDeeper *coach,
           const ChieuBotTally    *tally,
           const ChieuMove        *move,
           int                     seats)
{
  if (is_called_alike (coach, &tally->items[0].move, move, seats))
    return 0;
  for (int i = 0; i < tally->n; i++)
    if (chieu_move_equal (&tally->items[i].move, move))
      return tally->items[0].value - tally->items[i].value;
  return 0;
}

/* Advises the best move of @tally instead of the one before, which is worth @lead less. Which moves are faults stays true. */
static void
advise_best (ChieuCoachAdvice         *advice,
             const ChieuCoachDeeper   *coach,
             const ChieuCoachQuestion *question,
             const ChieuBotTally      *tally,
             int                       lead)
{
  g_autofree char *name = coach->name (&advice->move, get_seats (question)), *points = chieu_coach_difference_to_words (lead);
  /* Translators: how many points, and a move in a list of moves. */
  g_autofree char *why = g_strdup_printf (_("With the others’ hands in mind, this brings %1$s points more on average than “%2$s”, which "
                                            "looks best for your own hand alone."), points, name);
  guint faults;

  for (guint i = advice->parts->len; i-- > 0;)
    if (((const ChieuCoachPart *) advice->parts->pdata[i])->topic != CHIEU_COACH_NOT)
      g_ptr_array_remove_index (advice->parts, i);
  faults = advice->parts->len;
  coach->advise (question->view, question->seat, &tally->items[0].move, why, advice);
  for (; faults > 0; faults--)
    g_ptr_array_add (advice->parts, g_ptr_array_steal_index (advice->parts, 0));
}

static void
say_worth (ChieuCoachAdvice         *advice,
           const ChieuCoachDeeper   *coach,
           const ChieuCoachQuestion *question,
           int                       seats)
{
  ChieuBotTally tally;
  int lead;

  chieu_coach_tally_moves (question, advice->has_move ? &advice->move : NULL, DEALS, SEED, &tally);
  if (tally.n < 2)
    return;
  lead = advice->has_move ? find_lead (coach, &tally, &advice->move, seats) : 0;
  if (lead >= MUCH)
    advise_best (advice, coach, question, &tally, lead);
  say_order (advice, coach, &tally, seats);
  if (lead > 0 && lead < MUCH)
    chieu_coach_advice_add (advice, CHIEU_COACH_WORTH, g_strdup (
      _("The first of these is ahead by less than 0.1 points, and that may be chance: the coach prefers what is better for your own hand.")));
  if (coach->say_more != NULL)
    coach->say_more (advice, question);
}

void
chieu_coach_look_deeper (ChieuCoachAdvice         *advice,
                         const ChieuCoachQuestion *question)
{
  const ChieuCoachDeeper *coach;
  int seats;

  g_return_if_fail (advice != NULL && question != NULL);

  coach = chieu_coach_deeper_find (question->game);
  if (coach == NULL || (question->game->to_answer (question->view) >> question->seat & 1) == 0)
    return;
  seats = get_seats (question);
  say_worth (advice, coach, question, seats);
  say_dangers (advice, coach, question, seats);
}

/* Asks the coach what he calls best at @question. @coach: (out) (nullable): the part of its game. Returns: (transfer full) (nullable): his
 * advice with a move that has a name; NULL: there is none */
static ChieuCoachAdvice *
ask_for_move (const ChieuCoachQuestion *question,
              const ChieuCoachDeeper  **coach)
{
  g_autoptr (ChieuCoachAdvice) advice = chieu_coach_advise (question->game, question->view, question->seat);

  *coach = chieu_coach_deeper_find (question->game);
  return *coach != NULL && advice != NULL && advice->has_move ? g_steal_pointer (&advice) : NULL;
}

/* Returns: whether @advice says of the card that @move puts down that it may go as well as the best one */
static gboolean
may_go_as_well (const ChieuCoachDeeper *coach,
                const ChieuCoachAdvice *advice,
                const ChieuMove        *move)
{
  const ChieuCoachPart *also = chieu_coach_advice_find (advice, CHIEU_COACH_ALSO);

  for (int i = 0; also != NULL && coach->puts_down != NULL && coach->puts_down (move) && i < also->n; i++)
    if (also->cards[i] == move->face)
      return TRUE;
  return FALSE;
}

gboolean
chieu_coach_advises (const ChieuCoachQuestion *question,
                     const ChieuMove          *move)
{
  const ChieuCoachDeeper *coach;
  g_autoptr (ChieuCoachAdvice) advice = NULL;

  g_return_val_if_fail (question != NULL && move != NULL, FALSE);

  advice = ask_for_move (question, &coach);
  return advice != NULL
         && (is_called_alike (coach, &advice->move, move, get_seats (question)) || may_go_as_well (coach, advice, move));
}

/* Returns: whether @move, or one of the same name, leads @tally or is worth less than MUCH less than the first */
static gboolean
is_told_as_best (const ChieuCoachDeeper *coach,
                 const ChieuBotTally    *tally,
                 const ChieuMove        *move,
                 int                     seats)
{
  for (int i = 0; i < tally->n && tally->items[0].value - tally->items[i].value < MUCH; i++)
    if (is_called_alike (coach, &tally->items[i].move, move, seats))
      return TRUE;
  return FALSE;
}

gboolean
chieu_coach_advises_deeper (const ChieuCoachQuestion *question,
                            const ChieuMove          *move)
{
  const ChieuCoachDeeper *coach;
  g_autoptr (ChieuCoachAdvice) advice = NULL;
  ChieuBotTally tally;

  g_return_val_if_fail (question != NULL && move != NULL, FALSE);

  advice = ask_for_move (question, &coach);
  if (advice == NULL)
    return FALSE;
  chieu_coach_tally_moves (question, &advice->move, DEALS, SEED, &tally);
  return tally.n > 1 && is_told_as_best (coach, &tally, move, get_seats (question));
}
