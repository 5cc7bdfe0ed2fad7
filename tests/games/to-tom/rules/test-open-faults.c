/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each fault is noted of the seat that made it. All at the mat are told of some at once; the làng finds the others at the win
 * (docs/faults.md, "Strict play").
 */
#include "../../../rules/tap.h"
#include "hands.h"
#include "scene.h"
#include "games/to-tom/rules/contract.h"

#include "rules/text-out.h"

typedef struct
{
  const char *about;
  const char *scene;             /* scene_read() */
  const char *moves;             /* "SEAT MOVE", parted by "; "; "*": all who are asked leave the card */
  const char *told;              /* "SEAT fault", parted by spaces, in the order in which they are told */
  const char *noted;             /* "SEAT fault cards", parted by "; ", by seat, in the order in which they are noted */
} Row;

#define PLAY(CARD, HAND, DRAWN) "strict; turn 0; 0 " CARD " 9n; 1 " HAND "; noc " DRAWN

static const Row rows[] = {
  { "a phu in its right order", PLAY ("7n", "9s " EATS, "5v"), "0 danh 7n; 1 an 7n bi 7n 7v 7s; *", "", "" },
  { "a phu in a wrong order lies open", PLAY ("7n", "9s " EATS, "5v"), "0 danh 7n; 1 an 7n bi 7v 7n 7s; *", "1 trai-vi",
    "1 trai-vi 7n" },
  { "… told once, not at every move after it", PLAY ("7n", "9s " EATS, "5v"),
    "0 danh 7n; 1 an 7n bi 7v 7n 7s; *; 1 danh 9s; *", "1 trai-vi", "1 trai-vi 7n" },
  { "… but not laid at all where another takes the card", PLAY ("7n", "9s " EATS "; 2 7n 7n 2s", "5v"),
    "0 danh 7n; 1 an 7n bi 7v 7n 7s; 2 phong 7n; *", "", "" },
  { "… but the rest of a phu upon a khàn bất thực lies face down",
    "strict; turn 0; 0 5s 9n; 1 5s 5s 5v 5n 9s / bat-thuc 5s; noc 5v", "0 danh 5s; 1 an 5s bi 5v 5s 5n; *", "", "1 treo-tranh 5s; 1 trai-vi 5s" },
  { "an equal card kept back is seen by nobody", PLAY ("7n", "9s 7n 8n " EATS, "5v"), "0 danh 7n; 1 an 7n bi 7n 7v 7s; *", "",
    "1 treo-tranh 7n" },
  { "a khàn not raised is seen by nobody", PLAY ("5s", WAITS_5V, "9s"), "0 danh 5s; 1 boc; *", "", "1 thoi-khan 5s" },
  { "a winning card left is seen by nobody", PLAY ("5v", WAITS_5V, "9s"), "0 danh 5v; 1 boc; *", "", "1 bo-u 5v" },
  { "a yêu that the seat leaves", PLAY ("9s", WAITS_5V, "tt 5v"), "0 danh 9s; *; 1 duoi; *", "1 bo-yeu", "1 bo-yeu tt" },
  { "… but another took it: the seat that said it leaves it has left nothing", PLAY ("9s", WAITS_5V "; 2 tt tt 9n", "tt 5v"),
    "0 danh 9s; *; 1 duoi; 2 phong tt; *", "", "" },
  { "a card that lies in a phu of one's own", PLAY ("7n", "7v " EATS, "5v"), "0 danh 7n; 1 an 7n bi 7n 7v 7s; *; 1 danh 7v; *",
    "1 danh-phu-duoi-chieu", "1 danh-phu-duoi-chieu 7v" },
  { "the second card of a phu of which one was eaten", PLAY ("7n", "8n 9n 6s 6s 4v 6v 7v 7s 2n 3n 4n cc tt oc 2s 3s 4s / khan 5s", "6s 5v"),
    "0 danh 7n; 1 an 7n bi 7n 7v 7s; *; 1 danh 8n; *; 1 phong 6s; *; 1 tra 9n; *", "1 an-mot-danh-hai",
    "1 an-mot-danh-hai 9n 7n 8n" },
  { "a card too many that is kept, while others still lay khàn", "strict; opening; thua 1; 0 5v 9n; 1 1n 2v; 2 6n 6n 6n", "1 xong",
    "1 thua-quan", "1 thua-quan" },
  { "… told once", "strict; opening; thua 1; 0 5v 9n; 1 1n 2v; 2 6n 6n 6n", "1 xong; 2 khan 6n; 0 danh 5v", "1 thua-quan", "1 thua-quan" },
  { "another card that went back is known at the win only", "strict; opening; thua 1; 0 5v 9n; 1 1n 2v", "1 tra-thua 2v", "",
    "1 tra-thua-sai 2v" },
  { "the win called before the khàn is raised", PLAY ("5v", WAITS_5V, "9s"), "0 danh 5v; 1 u; *; 1 xuong suong", "1 u-truoc-khan",
    "1 u-truoc-khan" },
  { "a fault that ends the hand is left to the làng", PLAY ("5v", WAITS_5V, "9s"), "0 danh 5v; 1 u; *; 1 lat-khan 5s; 1 xuong tom", "",
    "1 ho-cao" },
};

static void
add_told (const ChieuEvents *events,
          char              *told,
          size_t             size)
{
  for (int i = 0; i < events->n; i++)
    if (events->items[i].kind == CHIEU_EVENT_FAULT)
      {
        size_t n = strlen (told);

        snprintf (told + n, size - n, "%s%d %s", n > 0 ? " " : "", events->items[i].seat,
                  chieu_to_tom_reasons[events->items[i].detail]);
      }
}

static void
make_move (ChieuToTomState *s,
           int              seat,
           const ChieuMove *move,
           char            *told,
           size_t           size)
{
  ChieuEvents events = { 0 };

  chieu_to_tom.apply (s, seat, move, &events);
  add_told (&events, told, size);
}

static bool
is_pass (const ChieuMove *move)
{
  return move->face == CHIEU_CARD_NONE
         && (move->kind == CHIEU_TO_TOM_BOC || move->kind == CHIEU_TO_TOM_DUOI || move->kind == CHIEU_TO_TOM_QUA);
}

/* Lets all who are asked leave the card. */
static void
leave_card (ChieuToTomState *s,
            char            *told,
            size_t           size)
{
  unsigned asked = s->phase == CHIEU_EATING_LAY ? 0 : chieu_to_tom.to_answer (s);

  for (int seat = 0; seat < s->seats; seat++)
    {
      ChieuMove moves[CHIEU_MOVES_MAX];
      int n = asked >> seat & 1 ? chieu_to_tom.moves (s, seat, CHIEU_MOVES_ALL, moves) : 0;

      for (int i = 0; i < n; i++)
        if (is_pass (&moves[i]))
          {
            make_move (s, seat, &moves[i], told, size);
            break;
          }
    }
}

/* Returns: whether @text is a move that could be made */
static bool
make_step (ChieuToTomState *s,
           const char      *text,
           char            *told,
           size_t           size)
{
  ChieuMove move;
  bool possible;
  int column;

  if (strcmp (text, "*") == 0)
    {
      leave_card (s, told, size);
      return true;
    }
  if (!chieu_to_tom.parse_move (text + 2, &move, &column))
    return false;
  chieu_to_tom.check (s, text[0] - '0', &move, &possible);
  if (possible)
    make_move (s, text[0] - '0', &move, told, size);
  return possible;
}

static void
write_fault (ChieuTextOut     *out,
             const ChieuFault *fault)
{
  chieu_text_out (out, "%s%d %s", out->used > 0 ? "; " : "", fault->seat, chieu_to_tom_reasons[fault->reason]);
  for (int i = 0; i < fault->n; i++)
    chieu_text_out (out, " %s", chieu_deck_name (&chieu_deck_to_tom, fault->cards[i]));
}

/* Returns: whether the faults noted of all seats are what @wanted says */
static bool
is_noted (const ChieuToTomState *s,
          const char            *wanted)
{
  ChieuFault faults[CHIEU_FAULTS_MAX];
  char text[256] = "";
  ChieuTextOut out = { .text = text, .size = sizeof text };

  for (int seat = 0; seat < s->seats; seat++)
    {
      int n = chieu_to_tom.faults (s, seat, faults);

      for (int i = 0; i < n; i++)
        write_fault (&out, &faults[i]);
    }
  if (strcmp (text, wanted) == 0)
    return true;
  printf ("# noted: “%s”\n", text);
  return false;
}

static bool
play_row (const Row *row,
          char      *told,
          size_t     size)
{
  ChieuToTomState s;
  char moves[256];
  char *rest = NULL;

  scene_read (row->scene, &s);
  snprintf (moves, sizeof moves, "%s", row->moves);
  *told = '\0';
  for (char *text = strtok_r (moves, ";", &rest); text != NULL; text = strtok_r (NULL, ";", &rest))
    {
      text += strspn (text, " ");
      if (!make_step (&s, text, told, size))
        {
          printf ("# “%s” cannot be done\n", text);
          return false;
        }
    }
  return is_noted (&s, row->noted) && strcmp (told, row->told) == 0;
}

int
main (void)
{
  Tap tap = { 0 };

  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
    {
      char told[256];
      bool right = play_row (&rows[i], told, sizeof told);

      tap_row (&tap, right, rows[i].about);
      if (!right)
        printf ("# told: “%s”\n", told);
    }
  return tap_end (&tap);
}
