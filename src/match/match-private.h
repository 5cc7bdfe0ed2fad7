/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the parts of a match share: its fields, the log of its moves, and where
 * it finds games and bots.
 */
#pragma once

#include "match.h"
#include "pool.h"
#include "program.h"
#include "store-private.h"

G_BEGIN_DECLS

/* Where a match finds games and bots by their ids. Tests put their own here. */
typedef struct
{
  const ChieuGame *(*find_game) (const char *id);
  const ChieuBotLevel *(*find_level) (const char *id);
} ChieuMatchCatalogue;

extern ChieuMatchCatalogue chieu_match_catalogue;

/* What a bot has been asked, and what it said. */
typedef enum
{
  CHIEU_BOT_IDLE,                /* not asked */
  CHIEU_BOT_THINKS,              /* in the pool */
  CHIEU_BOT_READY,               /* its move waits for the pace */
} ChieuBotState;

typedef struct
{
  ChieuBotState state;
  guint question;                /* number in the pool */
  ChieuMove move;                /* when ready */
} ChieuBotSeat;

/* A seat where somebody's own program sits. */
typedef struct
{
  ChieuMatch *match;
  int seat;
  ChieuProgram *program;         /* (nullable): made when it is first asked */
} ChieuProgramSeat;

/* A question of the mat: all seats asked at one moment. It lasts while answers are only taken note of,
 * so that no bot thinks twice about one card. */
typedef struct
{
  gboolean open;
  guint serial;                  /* differs for each question ever asked */
  gint64 begun;                  /* monotonic time */
  gint64 delay;                  /* µs from then before any bot's answer shows */
  gboolean go;                   /* the person wants no more delay */
  ChieuBotSeat seats[CHIEU_SEATS_MAX];   /* the person's is ready when its move makes itself */
} ChieuRound;

/* What waits for the store. */
typedef enum
{
  CHIEU_PENDING_NONE,
  CHIEU_PENDING_FIRST,           /* the hand as it is, dealt or to be told */
  CHIEU_PENDING_MOVE,
  CHIEU_PENDING_UNDO,
  CHIEU_PENDING_NEXT,            /* the next hand */
} ChieuPendingKind;

/* The change that is being written. Nothing of it is in the match before it is on disk (or cannot be brought there): so
 * whatever is asked of the match meanwhile is answered as it was shown last. */
typedef struct
{
  ChieuPendingKind kind;
  int seat;                      /* of the move */
  ChieuMove move;
  gboolean decided;
  gboolean over;                 /* the match ends with it */
  guint n_moves;                 /* that stand after an undo */
  /* What was asked for meanwhile. */
  gboolean has_answer;           /* the person's own to a question that stands still, while another's is written */
  gboolean answer_decided;
  ChieuMove answer;
  gboolean undo;                 /* taking back */
} ChieuMatchPending;

struct _ChieuMatch
{
  GObject parent_instance;

  ChieuMatchOptions options;
  const ChieuBotLevel *levels[CHIEU_SEATS_MAX];
  ChieuStore *store;             /* (nullable) */
  ChieuStoreCursor *cursor;      /* (nullable): what the store has; an atomic reference-counted box, of its thread alone */
  ChieuMatchPending pending;     /* what is shown when it is written */
  GSource *saving_timer;         /* (nullable): until it is said that it is being saved */
  gboolean says_saving;
  gboolean unsaved;              /* what was to be saved last could not be */
  gboolean save_broken;          /* told so */
  char *save_message;            /* what to tell when the match is started */
  ChieuPool *pool;               /* (nullable): while running */

  /* Programs. */
  GStrv command;                 /* (nullable): none runs */
  char *why_no_program;          /* (nullable) */
  guint program_limit;           /* milliseconds a move */
  ChieuProgramSeat programs[CHIEU_SEATS_MAX];
  GPtrArray *notes;              /* ChieuMatchNote: what was to be told of them in this hand */

  /* The hand: carry + rules + seed + moves. */
  guint hand_number;
  guint64 hand_seed;
  ChieuCarry carry;
  void *state;
  void *view;
  GArray *moves;                 /* ChieuMatchMove */
  guint asked_at;                /* number of moves when the present question arose */
  void *asked_state;             /* the state then: bots are shown this one, whoever has answered since */
  ChieuResult result;            /* outcome NONE while the hand runs */
  gboolean opens;                /* the person has not yet said that the hand may begin; strict way */
  gboolean over;                 /* the match */
  int fault_at;                  /* move that may be taken back in Thường, or −1 */
  ChieuMove warned;              /* tried and warned of */
  gboolean has_warned;

  /* Time. */
  GMainContext *context;
  gboolean running;
  gboolean shown;                /* "hand-dealt" was emitted for this hand */
  guint serial;                  /* of changes: tells whether a handler has moved on */
  ChieuPace pace;
  gboolean auto_boc;
  ChieuRound round;
  GSource *timer;                /* (nullable): lets the round's answers show */
  gint64 played;                 /* µs played before running_since */
  gint64 running_since;

  /* What was last notified. */
  guint told_thinking;
  gboolean told_can_undo;
  gboolean told_waiting;
};

/* Signals and properties. */
enum
{
  CHIEU_MATCH_MOVED,
  CHIEU_MATCH_ASKED,
  CHIEU_MATCH_HAND_DEALT,
  CHIEU_MATCH_HAND_OVER,
  CHIEU_MATCH_SAVE_FAILED,
  CHIEU_MATCH_NOTED,
  CHIEU_MATCH_N_SIGNALS
};

extern guint chieu_match_signals[CHIEU_MATCH_N_SIGNALS];

/* Notifies the properties that have changed since they were last told. */
void chieu_match_tell (ChieuMatch *self);

/* ---- match-hand.c: the one place where a state changes ---- */

void chieu_match_deal (ChieuMatch *self, const ChieuCarry *carry, guint number);
/* What became of a move. */
typedef enum
{
  CHIEU_MADE_NOT,                /* impossible: nothing has changed */
  CHIEU_MADE_NOTED,              /* taken note of: the same question stands for the others */
  CHIEU_MADE,                    /* took effect */
} ChieuMade;
/* Applies and logs a move without saving or showing it. @events is emptied first. */
ChieuMade chieu_match_make (ChieuMatch      *self,
                            int              seat,
                            const ChieuMove *move,
                            gboolean         decided,
                            ChieuEvents     *events);
/* Begins to save a move; when it is written it is made and shown, and the match goes on. FALSE if it is impossible. */
gboolean chieu_match_commit (ChieuMatch *self, int seat, const ChieuMove *move, gboolean decided);
gboolean chieu_match_hand_is_over (ChieuMatch *self);
ChieuMatchMove *chieu_match_get_move (ChieuMatch *self, guint n);
void chieu_match_update_view (ChieuMatch *self);
/* Shows the hand as it is and goes on with it. */
void chieu_match_show_hand (ChieuMatch *self);

/* ---- match-save.c ---- */

/* Begins to save what the match will be with @pending; chieu_match_settle() follows, without a store at once. */
void chieu_match_save (ChieuMatch *self, const ChieuMatchPending *pending);
/* Makes what was pending, and goes on. */
void chieu_match_settle (ChieuMatch *self);
/* Whether the hội ends with @result. */
gboolean chieu_match_ends_with (ChieuMatch *self, const ChieuResult *result);
/* Deals the hand again up to where it is taken back to, and shows it. */
void chieu_match_take_back (ChieuMatch *self, guint n_moves);
/* Whether something is being written, and nothing may be begun. */
gboolean chieu_match_is_pending (ChieuMatch *self);
/* Keeps what could not be saved before, and for how long it has been played, as far as the store works. */
void chieu_match_save_rest (ChieuMatch *self);
void chieu_match_tell_save_failed (ChieuMatch *self);
/* Microseconds for which the match has been running. */
gint64 chieu_match_get_played (ChieuMatch *self);

/* ---- match-clock.c: whose answers are missing, and when they show ---- */

/* Asks all seats that must answer now. */
void chieu_match_ask (ChieuMatch *self);
/* The question stands, without @seat, which has answered. */
void chieu_match_ask_on (ChieuMatch *self, int seat);
/* Lets the answers show when all are there and the pace allows it. */
void chieu_match_wake (ChieuMatch *self);
/* Withdraws every bot and every timer. */
void chieu_match_withdraw (ChieuMatch *self);
/* Seats whose bots think, as bits. */
guint chieu_match_get_thinking (ChieuMatch *self);

/* What the bot of @seat would do (nullable: it had no answer), which is asked. */
void chieu_match_take_answer (ChieuMatch *self, int seat, const ChieuMove *move);
/* Asks the bot of @seat in the pool, having asked its program or not. */
void chieu_match_ask_pool (ChieuMatch *self, int seat, const void *view);

/* ---- match-programs.c ---- */

void chieu_match_programs_init (ChieuMatch *self);
/* Asks the program at @seat, if there is one. FALSE: a plain bot is to be asked. */
gboolean chieu_match_ask_program (ChieuMatch *self, int seat, const void *view);
void chieu_match_withdraw_program (ChieuMatch *self, int seat);
/* Ends all processes. */
void chieu_match_stop_programs (ChieuMatch *self);
/* Another hand begins; or the moves from @n_moves on are taken back. */
void chieu_match_programs_new_hand (ChieuMatch *self);
void chieu_match_trim_notes (ChieuMatch *self, guint n_moves);
/* Returns: the level of this id, that of programs among them, or NULL */
const ChieuBotLevel *chieu_match_find_level (const char *id);

/* ---- match-person.c ---- */

/* The person's move that makes itself; FALSE if the person is to decide or is not to answer. */
gboolean chieu_match_find_formality (ChieuMatch *self, ChieuMove *move);

/* ---- match-options.c ---- */

gboolean chieu_match_options_check (const ChieuMatchOptions *options, GError **error);
/* An object with (good) options but no hand yet. */
ChieuMatch *chieu_match_make_empty (const ChieuMatchOptions *options, ChieuStore *store);

G_END_DECLS
