/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every fault of Chắn is committed at the mat by hand, in the strict way: nothing
 * hinders it, those that all can see are called out at once and no others are, and
 * the làng has a sentence for each. Needs a display.
 *
 * Hands with the fault are looked for among hands of bots; what seat 0 does there
 * is done at the mat again, move by move.
 */
#include <adwaita.h>
#include <string.h>

#include "bots/bot.h"
#include "hands-at-mat.h"
#include "mat-window.h"
#include "mat/feast/call-panel.h"
#include "games/chan/mat/layout.h"
#include "mat/view/mat-view-private.h"
#include "mat/faces/pictures.h"
#include "match/scores/judgement.h"
#include "match/words/words.h"

/* The most hands among which one with a fault is looked for. */
#define HANDS 30000

/* ---- Looking for a hand ---- */

typedef struct
{
  ChieuReason wanted;
  gboolean committed;
  ChieuRules rules;
  ChieuState state;
  ChieuRandom random;
} Search;

/* Chooses the move of @seat. Seat 0 commits the fault as soon as it can. Until then it plays as a bot, like the others, or by chance if
 * it is a fault to which a bot hardly comes. */
static void
choose_move (Search    *self,
             int        seat,
             ChieuMove *move)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  int n = chieu_chan.moves (&self->state, seat, CHIEU_MOVES_ALL, moves);
  gboolean by_chance = seat == 0 && self->wanted > CHIEU_CHAN_TRAI_VI && self->wanted < CHIEU_CHAN_U_LAO;
  ChieuBotBudget budget = { .seed = chieu_random_next (&self->random) };
  ChieuState view;

  for (int i = 0; seat == 0 && !self->committed && i < n; i++)
    {
      bool possible;

      if (chieu_chan.check (&self->state, 0, &moves[i], &possible) != self->wanted)
        continue;
      self->committed = TRUE;
      *move = moves[i];
      return;
    }
  chieu_chan.observe (&self->state, seat, &view);
  if (by_chance)
    *move = moves[chieu_random_below (&self->random, chieu_chan.moves (&self->state, seat, CHIEU_MOVES_CLEAN, moves))];
  else
    chieu_bot_choose (chieu_bot_level_find ("tap-su"), &chieu_chan, &view, seat, &budget, move, NULL);
}

/* Returns: (transfer full): the hand dealt from @seed, played to its end */
static ChieuRecord *
play_hand (Search  *self,
           guint64  seed)
{
  ChieuCarry carry;
  ChieuRecord *record;
  unsigned asked;

  chieu_carry_init (&carry, 4, -1, true);
  carry.cai = 0;
  record = chieu_record_new (&chieu_chan, &self->rules, &carry, seed);
  record->way = CHIEU_WAY_NGHIEM;
  self->committed = FALSE;
  chieu_random_init (&self->random, seed);
  chieu_chan.deal (&self->state, &self->rules, &carry, seed);
  while ((asked = chieu_chan.to_answer (&self->state)) != 0)
    {
      int seat = g_bit_nth_lsf (asked, -1);
      ChieuMove move;

      choose_move (self, seat, &move);
      chieu_record_add_move (record, seat, &move);
      chieu_chan.apply (&self->state, seat, &move, NULL);
    }
  return record;
}

/* Returns: (transfer full): the first hand in which the fault is committed, in a house in which it can be */
static ChieuRecord *
find_hand (Search *self)
{
  chieu_rules_init (&self->rules, &chieu_chan);
  self->rules.value[CHIEU_CHAN_U_XUONG_RULE] = self->wanted != CHIEU_CHAN_U_XUONG;
  self->rules.value[CHIEU_CHAN_GIU_CHAN] = self->wanted == CHIEU_CHAN_XE_CHAN;
  self->rules.value[CHIEU_CHAN_PHAI_AN_CHAN] = self->wanted == CHIEU_CHAN_BO_CHAN;
  self->rules.value[CHIEU_CHAN_PHAI_CHIU] = self->wanted == CHIEU_CHAN_BO_CHIU;
  for (guint64 seed = 1; seed <= HANDS; seed++)
    {
      ChieuRecord *record = play_hand (self, seed);

      if (self->committed)
        return record;
      chieu_record_free (record);
    }
  g_error ("no hand with %s was found", chieu_chan.reasons[self->wanted]);
}

/* ---- Hands ---- */

/* Lays the cards in the order in which @move has them, be it right or wrong. */
static void
lay_cards (PlaySource      *play,
           const ChieuMove *move)
{
  hands_say (play, "mat.an");
  for (int i = 0; i < move->n; i++)
    {
      gboolean live = move->cards[i] == move->face && !chieu_laying_has_live (&play->mat->lay.laying);

      hands_click (play, live ? CHIEU_CHAN_ZONE_LIVE : CHIEU_CHAN_ZONE_HAND, move->cards[i]);
    }
  hands_say (play, "mat.an");
}

static void
put_down (PlaySource      *play,
          const ChieuMove *move)
{
  const ChieuChanState *s = (ChieuChanState *) &play->view;
  int gate = move->kind == CHIEU_CHAN_TRA ? chieu_chan_position (s, play->person, s->gate) : 0;

  chieu_choose_mode_do_deed (&play->mat->choose.mode,
                             &(ChieuMatDeed) { .from = CHIEU_CHAN_ZONE_HAND, .card = move->face, .to = CHIEU_CHAN_ZONE_GATE + gate });
  hands_settle ();
}

static void
make_call (PlaySource      *play,
           const ChieuMove *move)
{
  for (int i = 0; i < move->n; i++)
    g_assert_true (chieu_call_panel_say (CHIEU_CALL_PANEL (play->mat->calling.panel), move->cards[i]));
  g_assert_true (chieu_call_panel_press_key (CHIEU_CALL_PANEL (play->mat->calling.panel), GDK_KEY_x));
  hands_settle ();
}

static void
make_move (PlaySource      *play,
           const ChieuMove *move)
{
  static const char *const words[CHIEU_CHAN_N_MOVES] = {
    [CHIEU_CHAN_U] = "mat.u", [CHIEU_CHAN_CHIU] = "mat.chiu", [CHIEU_CHAN_BOC] = "mat.boc", [CHIEU_CHAN_DUOI] = "mat.duoi",
    [CHIEU_CHAN_QUA] = "mat.qua",
  };
  guint tried = play->n_tried;

  if (move->kind == CHIEU_CHAN_DANH || move->kind == CHIEU_CHAN_TRA)
    put_down (play, move);
  else if (move->kind == CHIEU_CHAN_AN)
    lay_cards (play, move);
  else if (move->kind == CHIEU_CHAN_XUONG)
    make_call (play, move);
  else
    hands_say (play, words[move->kind]);
  g_assert_cmpuint (play->n_tried, ==, tried + 1);
  g_assert_true (chieu_move_equal (&play->last_tried, move));
}

/* ---- What is seen and said ---- */

/* Returns: whether the mat says that somebody calls báo */
static gboolean
calls_bao (PlaySource *play)
{
  return strstr (gtk_label_get_text (GTK_LABEL (play->mat->teller.notice)), "calls báo") != NULL;
}

/* Plays @record at the mat. Returns: whether somebody called báo */
static gboolean
play_at_mat (PlaySource        *play,
             const ChieuRecord *record)
{
  gboolean told = FALSE;

  for (guint i = 0; i < record->moves->len; i++)
    {
      const ChieuRecordMove *made = &g_array_index (record->moves, ChieuRecordMove, i);

      if (made->seat == play->person)
        make_move (play, &made->move);
      else
        play_source_make_move (play, made->seat, &made->move);
      hands_settle ();
      told |= gtk_widget_get_visible (play->mat->teller.notice) && calls_bao (play);
    }
  g_assert_cmpuint (chieu_chan.to_answer (&play->state), ==, 0);
  return told;
}

/* Returns: (nullable): what was found of the fault of seat 0 */
static const ChieuFinding *
find_finding (GPtrArray   *findings,
              ChieuReason  reason)
{
  for (guint i = 0; i < findings->len; i++)
    {
      const ChieuFinding *finding = findings->pdata[i];

      if (finding->fault.seat == 0 && finding->fault.reason == reason)
        return finding;
    }
  return NULL;
}

/* The làng says the fault by its name, what it was, what it costs, and the move as it was made. */
static void
check_judgement (ChieuRecord *record,
                 ChieuState  *state,
                 ChieuReason  reason)
{
  const char *const names[CHIEU_SEATS_MAX + 1] = { NULL, "An", "Bình", "Cúc", NULL, NULL };
  const ChieuWords *words = chieu_words_for_game (&chieu_chan);
  ChieuChanFaultKind kind = chieu_chan_fault_kind (reason);
  g_autofree char *begins = g_strdup_printf ("You: %s", chieu_words_fault (words, reason));
  g_autoptr (GPtrArray) counted = NULL, own = NULL;
  g_autoptr (ChieuReplay) replay = NULL;
  g_autoptr (GError) error = NULL;
  const ChieuFinding *finding;
  ChieuResult result;

  chieu_chan.result (state, &result);
  chieu_record_set_result (record, &result);
  replay = chieu_replay_new (record, &error);
  g_assert_no_error (error);
  counted = chieu_judgement_new (replay, names);
  own = chieu_judgement_new_of_seat (replay, 0, names);
  finding = find_finding (own, reason);
  g_assert_nonnull (finding);
  g_assert_true (g_str_has_prefix (finding->found, begins));
  g_assert_cmpstr (finding->made, !=, "");
  g_assert_cmpint (g_array_index (record->moves, ChieuRecordMove, finding->fault.move).seat, ==, 0);
  /* Faults seen by all, and false calls, count whoever wins; all others only if the seat itself wins. */
  g_assert_cmpint (find_finding (counted, reason) != NULL, ==,
                   kind == CHIEU_CHAN_KIND_OPEN || kind == CHIEU_CHAN_KIND_U_LAO || result.winner == 0);
}

static void
test_fault (gconstpointer data)
{
  Search search = { .wanted = (ChieuReason) GPOINTER_TO_INT (data) };
  ChieuRecord *record = find_hand (&search);
  PlaySource play = { 0 };
  GtkWidget *window;

  play_source_init_record (&play, record, 0);
  window = mat_window_new (&play);
  hands_settle ();
  g_assert_cmpint (play_at_mat (&play, record), ==, chieu_chan_fault_kind (search.wanted) == CHIEU_CHAN_KIND_OPEN);
  g_assert_cmpmem (&play.state, sizeof (ChieuChanState), &search.state, sizeof (ChieuChanState));
  check_judgement (record, &play.state, search.wanted);
  gtk_window_destroy (GTK_WINDOW (window));
  hands_settle ();
  chieu_record_free (record);
}

/* A fault that all can see is called out in Thường, too, since from then on the seat only draws and passes, and has to know it. */
static void
test_called_out_in_thuong (void)
{
  Search search = { .wanted = CHIEU_CHAN_DANH_DOI_CHAN };
  ChieuRecord *record = find_hand (&search);
  PlaySource play = { 0 };
  GtkWidget *window;
  gboolean told = FALSE;

  play_source_init_record (&play, record, 0);
  play.way = CHIEU_WAY_THUONG;
  window = mat_window_new (&play);
  for (guint i = 0; i < record->moves->len && !told; i++)
    {
      const ChieuRecordMove *made = &g_array_index (record->moves, ChieuRecordMove, i);
      bool possible;

      if (chieu_chan.check (&play.state, made->seat, &made->move, &possible) == search.wanted)
        {
          /* As if it had been warned of before. */
          play.warned = made->move;
          put_down (&play, &made->move);
          told = calls_bao (&play);
        }
      else
        play_source_make_move (&play, made->seat, &made->move);
    }
  g_assert_true (told);
  g_assert_true (play.mat->scene->seats[0].bao);
  gtk_window_destroy (GTK_WINDOW (window));
  hands_settle ();
  chieu_record_free (record);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  chieu_pictures_set_folder (PICTURES_FOLDER);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  for (int reason = CHIEU_CHAN_BO_U; reason < CHIEU_CHAN_N_REASONS; reason++)
    {
      g_autofree char *path = g_strdup_printf ("/mat/strict-chan/%s", chieu_chan.reasons[reason]);

      g_test_add_data_func (path, GINT_TO_POINTER (reason), test_fault);
    }
  g_test_add_func ("/mat/strict-chan/called-out-in-thuong", test_called_out_in_thuong);
  return g_test_run ();
}
