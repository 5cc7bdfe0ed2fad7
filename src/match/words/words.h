/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game in words: cards, moves, reasons, cước and results as a person reads them, in the language of the session. The words of a
 * game are found through its table, so that the callers know no game by name.
 *
 * Strings returned as const char * are static. Game words stay Vietnamese in English; other languages have their own, listed in
 * docs/glossary.md. Sentences end with a full stop, names and labels do not.
 */
#pragma once

#include <glib.h>

#include "rules/games.h"

typedef struct _ChieuWords ChieuWords;

/* Returns: (transfer none) (nullable): the words of @game; NULL: it has none yet, and is not offered to people. */
const ChieuWords *chieu_words_for_game (const ChieuGame *game);

/* Returns: the name of the game: "Tổ tôm"; with four seats "Tổ tôm bí tứ" */
const char *chieu_words_game (const ChieuWords *self, int seats);

/* Returns: the short name of a card, as in sentences and beside its picture: "8 Vạn"; of CHIEU_CARD_HIDDEN "a card face down" */
const char *chieu_words_card (const ChieuWords *self, ChieuCard card);
/* Returns: the full name of a card: "Bát vạn" */
const char *chieu_words_card_long (const ChieuWords *self, ChieuCard card);
/* Returns: both names and the colour, for a screen reader: "8 Vạn (bát vạn), red" */
const char *chieu_words_card_spoken (const ChieuWords *self, ChieuCard card);
/* Returns: the name of a card that a screen reader says many times: the short name, or if that is a sign, the full one: "King of
 * hearts" */
const char *chieu_words_card_read (const ChieuWords *self, ChieuCard card);
/* Returns: (transfer full): @text with the full name of a card instead of each sign, to be read aloud */
char *chieu_words_read_signs (const char *text) G_GNUC_WARN_UNUSED_RESULT;
/**
 * chieu_words_together:
 * @cards: @n cards that lie together, also CHIEU_CARD_HIDDEN
 * @in_hand: in a hand, not on the mat
 *
 * Returns: (transfer full) (nullable): where each of them lies: "in the phu Dọc (2 Vạn, 3 Vạn, 4 Vạn)"; NULL: lying together has
 * no meaning
 */
char *chieu_words_together (const ChieuWords *self, const ChieuCard *cards, int n, gboolean in_hand) G_GNUC_WARN_UNUSED_RESULT;
/* Returns: (nullable): the word for cards that the mat marks in this game: “lão tuế”; NULL: it marks none */
const char *chieu_words_marked (const ChieuWords *self);
/* Returns: the separator of the items of a list in the reader's language: ", " */
const char *chieu_words_comma (void);
/* Returns: (transfer full): the short names of @n cards, separated by commas */
char *chieu_words_cards (const ChieuWords *self, const ChieuCard *cards, int n);

/* Returns: the label of a button or menu item for moves of this kind: "Ăn", "Phỗng", "Ù" */
const char *chieu_words_label (const ChieuWords *self, int kind);
/* Returns: (transfer full): a description of this move, to choose between several: "Tôm: 3 Vạn, 3 Sách, 7 Văn"; never empty */
char *chieu_words_choice (const ChieuWords *self, const ChieuMove *move, int seats);
/* Returns: (transfer full): the same without its cards, if they are shown: "Tôm"; never empty */
char *chieu_words_choice_name (const ChieuWords *self, const ChieuMove *move, int seats);

/**
 * chieu_words_move:
 * @who: (nullable): name of the player who made it; NULL: the person ("You …")
 *
 * Returns: (transfer full): a made move as a sentence: "An eats 3 Vạn: Tôm with 3 Sách, 7 Văn."
 */
char *chieu_words_move (const ChieuWords *self, const ChieuMove *move, int seats, const char *who);
/* Returns: (nullable): two lines of verse that go with @call, a made call, in Vietnamese whatever the language; NULL: there are
 * none */
const char *chieu_words_verse (const ChieuWords *self, const ChieuMove *call, int seats);
/* Returns: (nullable): the word called out at the seat for a move of this kind: "Phỗng!"; NULL: nothing is called */
const char *chieu_words_called (const ChieuWords *self, int kind);

/**
 * chieu_words_event:
 * @move: (nullable): the last move of the event's seat, if it is known
 * @who: (nullable): name of the event's seat; NULL: the person ("You …")
 *
 * Returns: (transfer full) (nullable): what all saw happen: "An draws 3 Vạn."; NULL for a fault and for the end, which
 * chieu_words_fault_seen() and chieu_words_result() describe, and for a card that is already in the sentence of the move before
 */
char *chieu_words_event (const ChieuWords *self, const ChieuEvent *event, const ChieuMove *move, int seats, const char *who);

/* @who: the name of a player whose claim of the kind @theirs goes before the person's claim of the kind @own. Returns: (transfer full): a
 * sentence that says so */
char *chieu_words_overruled (const ChieuWords *self, const char *who, int theirs, int own);

/* Returns: whether event @i of @events only shows another card of the move of the event before it */
gboolean chieu_words_event_repeats (const ChieuEvents *events, int i);

/* Returns: (transfer full) (nullable): what there is to do before play begins in the strict way, whatever cards @seat was dealt;
 * NULL: nothing */
char *chieu_words_opening (const ChieuWords *self, const void *view, int seat);

/* Returns: (transfer full) (nullable): what all saw while the hand was dealt: "An draws 7 Vạn: counted round, Cúc is cái." NULL:
 * nothing. @names: the seats' names; NULL at the person's seat. */
char *chieu_words_dealt (const ChieuWords *self, const void *view, const char *const *names);

/* Returns: the sentence that cards laid one by one with the card in play make no move: "These cards do not make a phu with the
 * card in play." */
const char *chieu_words_no_set (const ChieuWords *self);

/**
 * chieu_words_prompt_after:
 * @named: the card that a sentence right before this one has named to a screen reader, so that its name does not come twice;
 *   CHIEU_CARD_NONE: none
 * @view: what @seat sees
 * @names: the seats' names; NULL at the person's seat
 * @kinds: (array length=n): kinds of the moves that the person is offered now, each once, in the order of their buttons
 *
 * Makes the prompt for @seat in one sentence from the moves that are offered: the card, at whose gate it lies, and everything
 * that may be done with it.
 *
 * Returns: (transfer full) (nullable): "8 Sách at your gate: Ăn or Bốc.", and after that card "At your gate: Ăn or Bốc."; NULL:
 *   @seat is asked nothing
 */
char *chieu_words_prompt_after (const ChieuWords  *self,
                                ChieuCard          named,
                                const void        *view,
                                int                seat,
                                const char *const *names,
                                const guint8      *kinds,
                                int                n) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer full): a question which of the @n @moves is meant, all of which one deed can mean: "Ăn: with which
 * cards?" */
char *chieu_words_prompt_ways (const ChieuWords *self, const ChieuMove *moves, int n) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: the reason for which a move is refused, for the player who tried it: "You refused this card before, so you may not eat it
 * now." */
const char *chieu_words_reason (const ChieuWords *self, ChieuReason reason);
/* Returns: (transfer full): the same of @move, with the name of the card of the hand where it could be taken for the card in play: “2 Sách
 * in your hand is part of a chắn: you may not eat a cạ with it.” */
char *chieu_words_refusal (const ChieuWords *self, ChieuReason reason, const ChieuMove *move) G_GNUC_WARN_UNUSED_RESULT;
/* Returns: (nullable): the name of a fault in the words of the mat: "Thối khàn"; NULL: the reason is no fault */
const char *chieu_words_fault (const ChieuWords *self, ChieuReason reason);
/* @sayer: (nullable): who calls it out; NULL: nobody but the person is there to do it. Returns: (transfer full) (nullable): the words about
 * a fault of @who (NULL: the person) that all saw; NULL: it is not a fault */
char *chieu_words_fault_seen (const ChieuWords *self,
                              const ChieuRules *rules,
                              ChieuReason       reason,
                              const char       *sayer,
                              const char       *who);
/* @person: the person's seat, −1: nobody's. Returns: the seat that calls out an open fault of @seat: the first to its right that is not
 * the person's; −1: there is none but its own */
int chieu_words_fault_sayer (int seat, int person, int seats);
/* Returns: (nullable): what such a fault is, as a sentence: "A winning card was passed over, and the win came later."; NULL: the
 * reason is no fault */
const char *chieu_words_fault_rule (const ChieuWords *self, ChieuReason reason);
/* Returns: (nullable): what such a fault costs in these house rules, as a sentence; NULL: the reason is no fault */
const char *chieu_words_fault_cost (const ChieuWords *self, const ChieuRules *rules, ChieuReason reason);
/* Returns: (transfer full): a fault of @who (NULL: the person) that was found at the win: what it was, and what it costs in these house
 * rules */
char *chieu_words_fault_found (const ChieuWords *self, const ChieuRules *rules, const ChieuFault *fault, const char *who);

/* Returns: (nullable): the name of a set of house rules that comes with the program, by its id; NULL: the game has no such set beside
 * the usual rules */
const char *chieu_words_rule_set (const ChieuWords *self, const char *id);
/* Return of switch number @place of the house rules: its name, the rule in one sentence, an example (nullable), and its source. */
const char *chieu_words_switch (const ChieuWords *self, int place);
const char *chieu_words_switch_rule (const ChieuWords *self, int place);
const char *chieu_words_switch_example (const ChieuWords *self, int place);
const char *chieu_words_switch_source (const ChieuWords *self, int place);
/* Returns: (transfer full) (nullable): the rules of @rules that are not the usual ones, a line each: "Ăn dưới: No"; NULL: none */
char *chieu_words_unusual_rules (const ChieuWords *self, const ChieuRules *rules);
/* Returns: (transfer full): a value of that switch as an answer: "Only Văn", "5" */
char *chieu_words_switch_value (const ChieuWords *self, int place, int value);

/* Returns: the name of a cước with @seats: "Thập nhị hồng" */
const char *chieu_words_cuoc (const ChieuWords *self, int cuoc, int seats);
/* Returns: one sentence that explains the rule of a cước with @seats */
const char *chieu_words_cuoc_rule (const ChieuWords *self, int cuoc, int seats);
/**
 * chieu_words_worth:
 * @beside: whether to tell what the cước adds beside a higher one, instead of its worth alone
 *
 * Returns: (transfer full) (nullable): the points of a cước in these house rules with @seats: "12", "+2", "× 2", or, if they
 * depend on something, all of them: "6: 1 · 7: 2"; "": it has no points of its own; NULL: at this table there is no such cước
 */
char *chieu_words_worth (const ChieuWords *self, const ChieuRules *rules, int seats, int cuoc, gboolean beside) G_GNUC_WARN_UNUSED_RESULT;
/* Returns: (nullable): the word for these points: "Điểm", @beside "Dịch"; NULL: cước are worth the same beside a higher one */
const char *chieu_words_worth_title (const ChieuWords *self, gboolean beside);
/* Returns: (transfer full): the call of @n @cuoc, in the order in which they are called: "Thông bạch định tôm" */
char *chieu_words_call (const ChieuWords *self, const uint8_t *cuoc, int n, int seats);
/* Returns: (transfer full): the same as the winner says it aloud: "Ù thông bạch định tôm", "Ù suông"; without any cước yet: "Ù …" */
char *chieu_words_call_aloud (const ChieuWords *self, const uint8_t *cuoc, int n, int seats);

/**
 * chieu_words_result:
 * @names: the seats' names; NULL at the person's seat
 *
 * Returns: (transfer full): one sentence on how the hand ended: "An wins with “Thông tôm”: 8 points."
 */
char *chieu_words_result (const ChieuWords *self, const ChieuResult *result, const char *const *names, int seats);

/* Returns: whether a hand of this game may end with @outcome: hands are drawn or won in every game, but not every game has chèo
 * đò */
gboolean chieu_words_may_end (const ChieuWords *self, ChieuOutcome outcome);

/* Returns: whether a winner says ù; for other games some languages have a different word for winning */
gboolean chieu_words_has_u (const ChieuWords *self);

/* @text: (transfer full): with numbers. Returns: (transfer full): the same with a minus before negative numbers */
char *chieu_words_minus (char *text);

/* @text: (transfer full): with numbers. @separator: (nullable): NULL: as the locale has it. Returns: (transfer full): the same
 * with the separator between the thousands of numbers of five digits and more. For people only, not for programs */
char *chieu_words_thousands (char *text, const char *separator);

/* Returns: (transfer full): "8", "−3", "12,500" */
char *chieu_words_number (int number);

/* Returns: (transfer full): "+8", "−3", "0" */
char *chieu_words_signed (int number);

/* Returns: (transfer full): "8 points" */
char *chieu_words_points (int points);

/* For tests: return how many kinds of moves have words, and the name or id of what lacks words (nullable: nothing does). */
int chieu_words_n_kinds (const ChieuWords *self);
const char *chieu_words_missing (const ChieuWords *self);
