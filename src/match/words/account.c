/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "account.h"

#include <glib/gi18n-lib.h>

#include "account-parts.h"
#include "rules/eating.h"
#include "words.h"

static void
reading_free (gpointer data)
{
  ChieuAccountReading *reading = data;

  g_free (reading->call);
  g_free (reading->why);
  g_ptr_array_unref (reading->phu);
  g_free (reading);
}

static void
wait_free (gpointer data)
{
  ChieuAccountWait *wait = data;

  g_free (wait->call);
  g_free (wait);
}

static void
exchange_free (ChieuAccountExchange *exchange)
{
  g_free (exchange->call);
  g_free (exchange->text);
  g_free (exchange);
}

static void
duel_free (gpointer data)
{
  ChieuAccountDuel *duel = data;

  g_free (duel->first);
  g_free (duel->second);
  g_ptr_array_unref (duel->rows);
  g_free (duel->sum);
  g_free (duel);
}

static void
cuoc_clear (gpointer data)
{
  g_free (((ChieuAccountCuoc *) data)->detail);
  g_free (((ChieuAccountCuoc *) data)->told);
}

static void
hand_free (gpointer data)
{
  ChieuAccountHand *hand = data;

  g_free (hand->who);
  g_ptr_array_unref (hand->phu);
  g_free (hand);
}

static ChieuAccount *
account_new (const ChieuGame   *game,
             const void        *state,
             const char *const *names)
{
  ChieuAccount *self = g_new0 (ChieuAccount, 1);

  self->game = game;
  self->state = g_memdup2 (state, game->state_size);
  self->win = CHIEU_CARD_NONE;
  self->phu = chieu_shown_phu_list_new ();
  self->cuoc = g_array_new (FALSE, TRUE, sizeof (ChieuAccountCuoc));
  g_array_set_clear_func (self->cuoc, cuoc_clear);
  self->about = g_ptr_array_new_with_free_func (g_free);
  self->remarks = g_ptr_array_new_with_free_func (g_free);
  self->duels = g_ptr_array_new_with_free_func (duel_free);
  self->steps = g_ptr_array_new_with_free_func (g_free);
  self->hands = g_ptr_array_new_with_free_func (hand_free);
  self->others = g_ptr_array_new_with_free_func (reading_free);
  self->waits = g_ptr_array_new_with_free_func (wait_free);
  for (int seat = 0; names != NULL && seat < ((const ChieuStateHead *) state)->carry.seats; seat++)
    self->names[seat] = g_strdup (names[seat]);
  return self;
}

/* ---- What the players waited for ---- */

int
chieu_account_find_person (const char *const *names,
                           int                seats)
{
  for (int seat = 0; seat < seats; seat++)
    if (names[seat] == NULL)
      return seat;
  return -1;
}

/* Returns: (transfer full): where the nearest of the faces @waits lay among the @n cards that were left */
static char *
describe_nearest (guint64          waits,
                  const ChieuCard *undrawn,
                  int              n)
{
  for (int down = 1; down <= n; down++)
    /* A hidden card is not named if less than the whole state is known. */
    if (undrawn[n - down] != CHIEU_CARD_HIDDEN && (waits >> undrawn[n - down] & 1) != 0)
      return g_strdup_printf (ngettext ("It was the very next card of the nọc.", "The nearest one lay %d cards down in the nọc.",
                                        (gulong) down), down);
  return g_strdup (_("None was left in the nọc."));
}

/* Returns: (transfer full) (nullable): the cards of @waits in words */
static char *
list_cards (const ChieuGame *game,
            guint64          waits)
{
  ChieuCard faces[CHIEU_DECK_FACES_MAX];
  int n = 0;

  for (int face = 0; face < game->deck->n_faces; face++)
    if ((waits >> face & 1) != 0)
      faces[n++] = (ChieuCard) face;
  return n > 0 ? chieu_words_cards (chieu_words_for_game (game), faces, n) : NULL;
}

char *
chieu_account_list_waits (const ChieuGame *game,
                          const void      *state,
                          int              seat,
                          int              most,
                          int             *n)
{
  const ChieuWords *words = chieu_words_for_game (game);
  guint64 waits;

  g_return_val_if_fail (words != NULL && state != NULL && n != NULL, NULL);

  *n = 0;
  if (words->account == NULL || words->account->find_waits == NULL)
    return NULL;
  waits = words->account->find_waits (state, seat);
  *n = __builtin_popcountll (waits);
  return *n <= most ? list_cards (game, waits) : NULL;
}

int
chieu_account_list_undrawn (const ChieuGame *game,
                            const void      *state,
                            ChieuCard       *cards)
{
  const ChieuWords *words = chieu_words_for_game (game);
  const ChieuCard *undrawn;
  int n;

  g_return_val_if_fail (words != NULL && state != NULL && cards != NULL, 0);

  if (words->account == NULL || words->account->find_undrawn == NULL)
    return 0;
  undrawn = words->account->find_undrawn (state, &n);
  for (int i = 0; i < n; i++)
    cards[i] = undrawn[n - 1 - i];
  return n;
}

int
chieu_account_count_turned_up (const ChieuGame *game,
                               const void      *state,
                               int              seat)
{
  const ChieuWords *words = chieu_words_for_game (game);

  g_return_val_if_fail (words != NULL && state != NULL, 0);

  return words->account != NULL && words->account->count_turned_up != NULL ? words->account->count_turned_up (state, seat) : 0;
}

static void
add_wait (ChieuAccount *self,
          int           seat,
          const char   *name)
{
  const ChieuAccountWords *account = chieu_words_for_game (self->game)->account;
  guint64 waits = account->find_waits (self->state, seat);
  g_autofree char *cards = list_cards (self->game, waits);
  g_autofree char *nearest = NULL;
  const ChieuCard *undrawn;
  int n_undrawn;

  if (cards == NULL)
    return;
  undrawn = account->find_undrawn (self->state, &n_undrawn);
  nearest = describe_nearest (waits, undrawn, n_undrawn);
  g_ptr_array_add (self->about,
                   name == NULL
                   /* Translators: cards, and a sentence on where the nearest of them lay. */
                   ? g_strdup_printf (_("You were waiting for %1$s. %2$s"), cards, nearest)
                   /* Translators: a player, cards, and a sentence on where the nearest of them lay. */
                   : g_strdup_printf (_("%1$s was waiting for %2$s. %3$s"), name, cards, nearest));
}

/* ---- The card that the hand was won with ---- */

/* Returns: (nullable): the table of @state, if @game is one in which cards are eaten */
static const ChieuEatingTable *
get_table (const ChieuGame *game,
           const void      *state)
{
  const ChieuAccountWords *account = chieu_words_for_game (game)->account;

  return account != NULL && account->eats ? state : NULL;
}

/* Sentences about a card on which ù was called, one for each who may be the person: nobody of the two, the one from whom the card came, the
 * one who called. In order they take: who called, the card, from whom it came; without the person. */
typedef struct
{
  const char *others;
  const char *from_own;
  const char *called_own;
} CardSentences;

static const CardSentences card_sentences[] = {
  /* Translators: who called ù, a card, and who had put it down. */
  [CHIEU_EATING_FROM_DISCARD] = { N_("%1$s called Ù on %2$s, which %3$s discarded."),
                                  /* Translators: who called ù, and a card. */
                                  N_("%1$s called Ù on %2$s, which you discarded."),
                                  /* Translators: a card, and who had put it down. */
                                  N_("You called Ù on %1$s, which %2$s discarded.") },
  /* Translators: who called ù, a card, and who had returned it at the gate from which that player took one (trả cửa). */
  [CHIEU_EATING_FROM_RETURN] = { N_("%1$s called Ù on %2$s, which %3$s returned (trả cửa)."),
                                 N_("%1$s called Ù on %2$s, which you returned (trả cửa)."),
                                 N_("You called Ù on %1$s, which %2$s returned (trả cửa).") },
  /* Translators: who called ù, a card, and who had drawn it from the nọc. */
  [CHIEU_EATING_FROM_NOC] = { N_("%1$s called Ù on %2$s, which %3$s drew."),
                              N_("%1$s called Ù on %2$s, which you drew."),
                              N_("You called Ù on %1$s, which %2$s drew.") },
  /* Translators: who called ù, a card, and whose thiên khai it was one of. */
  [CHIEU_EATING_FROM_SHOWN] = { N_("%1$s called Ù on %2$s, from the thiên khai of %3$s."),
                                N_("%1$s called Ù on %2$s, from your thiên khai."),
                                N_("You called Ù on %1$s, from the thiên khai of %2$s.") },
};

/* Says that @who called ù on @card, which @who had drawn. */
static char *
describe_own_draw (const char *who,
                   const char *card)
{
  if (who == NULL)
    return g_strdup_printf (_("You drew %s and called Ù on it."), card);
  /* Translators: a player, and a card. */
  return g_strdup_printf (_("%1$s drew %2$s and called Ù on it."), who, card);
}

static char *
describe_dealt (const char *who)
{
  return who == NULL ? g_strdup (_("You called Ù on the cards as they were dealt."))
                     /* Translators: a player. */
                     : g_strdup_printf (_("%s called Ù on the cards as they were dealt."), who);
}

/* The sentences are in the table. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
static char *
describe_card_of (const CardSentences *sentences,
                  const char          *who,
                  const char          *card,
                  const char          *from)
{
  if (who == NULL)
    return g_strdup_printf (_(sentences->called_own), card, from);
  if (from == NULL)
    return g_strdup_printf (_(sentences->from_own), who, card);
  return g_strdup_printf (_(sentences->others), who, card, from);
}
#pragma GCC diagnostic pop

int
chieu_account_find_caller (const ChieuGame *game,
                           const void      *state)
{
  const ChieuEatingTable *table = get_table (game, state);

  return table != NULL && table->winner >= 0 && (table->called_u & CHIEU_BIT (table->winner)) != 0 ? table->winner : -1;
}

char *
chieu_account_describe_card (const ChieuGame   *game,
                             const void        *state,
                             const char *const *names)
{
  const ChieuEatingTable *table = get_table (game, state);
  ChieuCard card;
  const char *who, *name;

  g_return_val_if_fail (names != NULL, NULL);

  /* Where several called falsely, no one of them ended the hand. */
  if (table == NULL || table->winner < 0
      || (table->outcome == CHIEU_OUTCOME_FALSE && __builtin_popcount (table->false_u) > 1))
    return NULL;
  who = names[table->winner];
  /* A false call leaves the card where it lies. */
  card = table->win != CHIEU_CARD_NONE ? table->win : table->card;
  if (card == CHIEU_CARD_NONE)
    return describe_dealt (who);
  name = chieu_words_card (chieu_words_for_game (game), card);
  if (table->source == CHIEU_EATING_FROM_NOC && table->from == table->winner)
    return describe_own_draw (who, name);
  return describe_card_of (&card_sentences[table->source], who, name, names[table->from]);
}

/* Returns: whether @seat rightly called ù, and another's ù went before it */
static gboolean
was_outranked (const ChieuAccount *self,
               int                 seat)
{
  const ChieuEatingTable *table = get_table (self->game, self->state);

  return table != NULL && table->winner >= 0 && seat != table->winner && table->outcome != CHIEU_OUTCOME_FALSE
         && (table->called_u & ~table->false_u & CHIEU_BIT (seat)) != 0;
}

/* ---- What is told of the person ---- */

/* Adds the lines about the person and the waiting: after a win only the person's own, after a drawn hand everybody's. */
static void
fill_about (ChieuAccount      *self,
            const ChieuResult *result,
            const char *const *names)
{
  const ChieuWords *words = chieu_words_for_game (self->game);
  int person = chieu_account_find_person (names, self->seats);

  if (person >= 0)
    {
      g_autofree char *hand = chieu_words_signed (result->points[person]);
      g_autofree char *all = chieu_words_number (result->next.points[person]);

      /* Translators: points of the reader: “You: +7 in this hand, 12 in all.” */
      g_ptr_array_add (self->about, g_strdup_printf (_("You: %1$s in this hand, %2$s in all."), hand, all));
    }
  self->n_own = self->about->len;
  if (words->account == NULL || words->account->find_waits == NULL)
    return;
  if (person >= 0 && was_outranked (self, person))
    /* Somebody who called ù has not waited in vain.
     * Translators: a player. Of several who call ù the first one wins, counted to the right from where the card lies. */
    g_ptr_array_add (self->about, g_strdup_printf (_("You called Ù too, but %s sits nearer to the card, counted to the right, and goes first."),
                                                   names[result->winner]));
  else if (person >= 0 && person != result->winner)
    add_wait (self, person, NULL);
  self->n_own = self->about->len;
  for (int seat = 0; result->winner < 0 && seat < self->seats; seat++)
    if (seat != person)
      add_wait (self, seat, names[seat]);
}

/* Returns: (transfer full): a right call of the person: what was called, what it was worth, and how the match stands */
static char *
describe_right (ChieuAccount      *self,
                const ChieuResult *result,
                const char *const *names)
{
  const gint32 *points = result->next.points;
  int person = result->winner, first = person == 0 ? 1 : 0;
  g_autofree char *sum = chieu_words_points (result->points[person]);
  g_autofree char *own = chieu_words_number (points[person]);
  g_autofree char *best = NULL;

  for (int seat = 0; seat < self->seats; seat++)
    if (seat != person && points[seat] > points[first])
      first = seat;
  best = chieu_words_number (points[first]);
  if (points[first] < points[person])
    /* Translators: what the reader called, its points, and how many the reader has in all: “Called correctly: Bạch định, 16 points; you lead with 34.” */
    return g_strdup_printf (_("Called correctly: %1$s, %2$s; you lead with %3$s."), self->call, sum, own);
  if (points[first] == points[person])
    return g_strdup_printf (_("Called correctly: %1$s, %2$s; you share the lead with %3$s."), self->call, sum, own);
  /* Translators: …, how many the reader has in all, and who leads with how many. */
  return g_strdup_printf (_("Called correctly: %1$s, %2$s; you have %3$s, and %4$s leads with %5$s."), self->call, sum, own,
                          names[first], best);
}

static gboolean
called_right (const ChieuAccount *self,
              const ChieuResult  *result,
              int                 person)
{
  if (person < 0 || person != result->winner || result->outcome != CHIEU_OUTCOME_WON || self->call == NULL)
    return FALSE;
  /* A winner who got less than the hand is worth reads in the title that the pot was too small. */
  if (!chieu_words_has_u (chieu_words_for_game (self->game)) || result->points[person] < result->worth)
    return FALSE;
  for (int i = 0; i < result->n_faults; i++)
    if (result->faults[i].seat == person)
      return FALSE;
  return TRUE;
}

/* Returns: (transfer full): what is told at the table of how the hand ended */
static char *
describe_told (ChieuAccount      *self,
               const ChieuResult *result,
               const char *const *names)
{
  int person = chieu_account_find_person (names, self->seats);
  gboolean is_others = person >= 0 && result->winner >= 0 && result->winner != person;
  GString *text;

  if (called_right (self, result, person))
    return describe_right (self, result, names);
  text = g_string_new (self->title);
  if (is_others && self->came != NULL)
    g_string_append_printf (text, "\n%s", self->came);
  /* The cards that a player waited for are more interesting than the points, which the plates show. */
  for (guint i = is_others ? self->n_own - 1 : 0; i < self->n_own; i++)
    /* Each sentence has a line of its own. */
    g_string_append_printf (text, "\n%s", (const char *) self->about->pdata[i]);
  return g_string_free (text, FALSE);
}

ChieuAccount *
chieu_account_new (const ChieuGame   *game,
                   const ChieuRules  *rules,
                   const void        *state,
                   const char *const *names)
{
  const ChieuWords *words = chieu_words_for_game (game);
  ChieuAccount *self;
  ChieuResult result;

  g_return_val_if_fail (words != NULL && rules != NULL && state != NULL && names != NULL, NULL);

  self = account_new (game, state, names);
  game->result (state, &result);
  self->seats = result.next.seats;
  self->title = chieu_words_result (words, &result, names, self->seats);
  self->came = chieu_account_describe_card (game, state, names);
  if (result.n_cuoc > 0)
    self->call = chieu_account_write_call (self, result.cuoc, result.n_cuoc);
  self->title_has_call = result.outcome == CHIEU_OUTCOME_WON && self->call != NULL;
  self->title_has_own = result.outcome == CHIEU_OUTCOME_WON && result.winner == chieu_account_find_person (names, self->seats);
  for (int i = 0; i < result.n_faults; i++)
    g_ptr_array_add (self->remarks, chieu_words_fault_found (words, rules, &result.faults[i],
                                                             names[result.faults[i].seat]));
  if (result.winner >= 0 && words->account != NULL)
    words->account->fill (self, state, &result, names);
  self->paid_in_pairs = words->account != NULL && words->account->pays_in_pairs;
  fill_about (self, &result, names);
  self->told = describe_told (self, &result, names);
  return self;
}

ChieuAccount *
chieu_account_new_explained (const ChieuGame   *game,
                             const void        *state,
                             const char *const *names)
{
  const ChieuWords *words = chieu_words_for_game (game);
  ChieuAccount *self;

  g_return_val_if_fail (words != NULL && state != NULL, NULL);

  self = account_new (game, state, names);
  if (words->account != NULL)
    words->account->explain (self, state, names);
  return self;
}

void
chieu_account_free (ChieuAccount *self)
{
  if (self == NULL)
    return;
  g_free (self->state);
  g_free (self->call);
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    g_free (self->names[seat]);
  g_free (self->title);
  g_free (self->came);
  g_free (self->told);
  g_free (self->sum);
  g_free (self->paid);
  g_free (self->nothing);
  g_free (self->called);
  g_ptr_array_unref (self->phu);
  g_array_unref (self->cuoc);
  g_ptr_array_unref (self->about);
  g_ptr_array_unref (self->remarks);
  g_ptr_array_unref (self->duels);
  g_ptr_array_unref (self->steps);
  g_ptr_array_unref (self->hands);
  g_ptr_array_unref (self->others);
  g_ptr_array_unref (self->waits);
  g_clear_pointer (&self->exchange, exchange_free);
  g_free (self);
}

/* ---- For the games ---- */

char *
chieu_account_write_call (const ChieuAccount *self,
                          const guint8       *cuoc,
                          int                 n)
{
  return chieu_words_call (chieu_words_for_game (self->game), cuoc, n, self->seats);
}

void
chieu_account_add_cuoc (ChieuAccount *self,
                        int           cuoc,
                        int           points)
{
  const ChieuWords *words = chieu_words_for_game (self->game);
  const ChieuAccountCuoc line = {
    .name = chieu_words_cuoc (words, cuoc, self->seats),
    .rule = chieu_words_cuoc_rule (words, cuoc, self->seats),
    .points = points,
  };

  g_array_append_val (self->cuoc, line);
}

void
chieu_account_add_cuoc_told (ChieuAccount *self,
                             int           cuoc,
                             int           points,
                             char         *told)
{
  chieu_account_add_cuoc (self, cuoc, points);
  g_array_index (self->cuoc, ChieuAccountCuoc, self->cuoc->len - 1).told = told;
}

void
chieu_account_add_first_step (ChieuAccount *self,
                              int           place)
{
  const ChieuAccountCuoc *line;

  g_return_if_fail (place >= 0 && (guint) place < self->cuoc->len);

  line = &g_array_index (self->cuoc, ChieuAccountCuoc, place);
  if (self->cuoc->len == 1)
    /* Translators: a cước and its points. */
    g_ptr_array_add (self->steps, g_strdup_printf (_("%1$s is worth %2$d."), line->name, line->points));
  else
    g_ptr_array_add (self->steps, g_strdup_printf (_("The count begins with the highest cước: %1$s, %2$d."), line->name, line->points));
}

void
chieu_account_set_nothing (ChieuAccount *self,
                           gboolean      drawn)
{
  if (!drawn)
    self->nothing = g_strdup (_("Ù was called without a winning hand: there is no score to explain."));
  else
    self->nothing = g_strdup (chieu_words_has_u (chieu_words_for_game (self->game))
                              ? _("Nobody won this hand: there is no score to explain.")
                              : C_("no ù", "Nobody won this hand: there is no score to explain."));
}

/* ---- What other cards would have made ---- */

static int
compare_waits (gconstpointer a,
               gconstpointer b)
{
  const ChieuAccountWait *const *first = a;
  const ChieuAccountWait *const *second = b;

  if ((*first)->points != (*second)->points)
    return (*second)->points - (*first)->points;
  return (int) (*first)->card - (int) (*second)->card;
}

static void
add_exchange (ChieuAccount    *self,
              const int       *held,
              ChieuAccountTry  try_cards)
{
  const ChieuWords *words = chieu_words_for_game (self->game);
  const ChieuDeck *deck = self->game->deck;
  ChieuAccountExchange best = { .points = self->points };
  g_autofree char *sum = NULL;

  for (ChieuCard out = 0; out < deck->n_faces; out++)
    for (ChieuCard in = 0; in < deck->n_faces; in++)
      {
        guint8 call[CHIEU_CUOC_MAX];
        int points, n;

        if (in == out || held[out] == 0 || held[in] >= deck->copies)
          continue;
        points = try_cards (self->state, out, in, call, &n);
        if (points <= best.points)
          continue;
        g_free (best.call);
        best = (ChieuAccountExchange) { out, in, points, chieu_account_write_call (self, call, n), NULL };
      }
  if (best.call == NULL)
    return;
  sum = chieu_words_points (best.points);
  /* Translators: a card, the card it takes the place of, the call, its points. */
  best.text = g_strdup_printf (_("With %1$s instead of %2$s, it would have been “%3$s”: %4$s."),
                               chieu_words_card (words, best.in), chieu_words_card (words, best.out), best.call, sum);
  self->exchange = g_memdup2 (&best, sizeof best);
}

void
chieu_account_add_changes (ChieuAccount    *self,
                           const int       *held,
                           ChieuAccountTry  try_cards)
{
  self->tried_changes = TRUE;
  if (self->win != CHIEU_CARD_NONE)
    {
      for (ChieuCard face = 0; face < self->game->deck->n_faces; face++)
        {
          guint8 call[CHIEU_CUOC_MAX];
          ChieuAccountWait *wait;
          int points, n;

          if (face == self->win || held[face] >= self->game->deck->copies)
            continue;
          points = try_cards (self->state, CHIEU_CARD_NONE, face, call, &n);
          if (points < 0)
            continue;
          wait = g_new0 (ChieuAccountWait, 1);
          *wait = (ChieuAccountWait) { .card = face, .points = points, .call = chieu_account_write_call (self, call, n) };
          g_ptr_array_add (self->waits, wait);
        }
      g_ptr_array_sort (self->waits, compare_waits);
    }
  add_exchange (self, held, try_cards);
}
