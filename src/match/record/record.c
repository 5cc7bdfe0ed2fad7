/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "record.h"

#include <glib/gi18n-lib.h>
#include <string.h>

ChieuRecord *
chieu_record_new (const ChieuGame  *game,
                  const ChieuRules *rules,
                  const ChieuCarry *carry,
                  guint64           seed)
{
  ChieuRecord *self;

  g_return_val_if_fail (rules != NULL && carry != NULL, NULL);

  self = g_new0 (ChieuRecord, 1);
  self->game = game;
  self->rules = *rules;
  self->carry = *carry;
  self->seed = seed;
  self->way = -1;
  self->moves = g_array_new (FALSE, FALSE, sizeof (ChieuRecordMove));
  self->result.winner = -1;
  return self;
}

void
chieu_record_free (ChieuRecord *self)
{
  if (self == NULL)
    return;
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    g_free (self->names[seat]);
  g_array_unref (self->moves);
  g_free (self);
}

ChieuRecord *
chieu_record_copy (const ChieuRecord *self)
{
  ChieuRecord *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = chieu_record_new (self->game, &self->rules, &self->carry, self->seed);

  copy->n_deck = self->n_deck;
  memcpy (copy->deck, self->deck, sizeof copy->deck);
  copy->way = self->way;
  g_array_append_vals (copy->moves, self->moves->data, self->moves->len);
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    chieu_record_set_name (copy, seat, self->names[seat]);
  return copy;
}

int
chieu_record_find_wrong_face (const ChieuRecord *self,
                              int               *n)
{
  g_return_val_if_fail (self != NULL && n != NULL, -1);

  for (ChieuCard face = 0; face < self->game->deck->n_faces; face++)
    {
      *n = 0;
      for (guint i = 0; i < self->n_deck; i++)
        *n += self->deck[i] == face;
      if (*n != self->game->deck->copies)
        return face;
    }
  return -1;
}

void
chieu_record_deal (const ChieuRecord *self,
                   void              *state)
{
  g_return_if_fail (self != NULL && state != NULL);

  if (self->n_deck > 0)
    self->game->deal_deck (state, &self->rules, &self->carry, self->deck);
  else
    self->game->deal (state, &self->rules, &self->carry, self->seed);
}

void
chieu_record_add_move (ChieuRecord     *self,
                       int              seat,
                       const ChieuMove *move)
{
  ChieuRecordMove made = { .seat = (guint8) seat };

  g_return_if_fail (self != NULL && move != NULL);

  made.move = *move;
  g_array_append_val (self->moves, made);
}

void
chieu_record_set_result (ChieuRecord       *self,
                         const ChieuResult *result)
{
  g_return_if_fail (self != NULL && result != NULL);

  self->result = *result;
  self->result_line = 0;
}

void
chieu_record_set_name (ChieuRecord *self,
                       int          seat,
                       const char  *name)
{
  g_autofree char *valid = NULL;
  GString *kept;

  g_return_if_fail (self != NULL && seat >= 0 && seat < CHIEU_SEATS_MAX);

  kept = g_string_new (NULL);
  valid = g_utf8_make_valid (name != NULL ? name : "", -1);
  for (const char *p = valid; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (!g_unichar_isprint (c))
        c = ' ';
      if (kept->len + (gsize) g_unichar_to_utf8 (c, NULL) > CHIEU_RECORD_NAME_MAX)
        break;
      g_string_append_unichar (kept, c);
    }
  g_strstrip (kept->str);
  g_free (self->names[seat]);
  self->names[seat] = *kept->str != '\0' ? g_strdup (kept->str) : NULL;
  g_string_free (kept, TRUE);
}

/* ---- Writing ---- */

static void
write_deal (GString           *text,
            const ChieuRecord *self)
{
  if (self->n_deck == 0)
    {
      g_string_append_printf (text, "seed 0x%016" G_GINT64_MODIFIER "x\n", self->seed);
      return;
    }
  g_string_append (text, "deck");
  for (guint i = 0; i < self->n_deck; i++)
    g_string_append_printf (text, " %s", chieu_deck_name (self->game->deck, self->deck[i]));
  g_string_append_c (text, '\n');
}

static void
write_carry (GString          *text,
             const ChieuCarry *carry)
{
  if (carry->cai >= 0)
    g_string_append_printf (text, "cai %d\n", carry->cai);
  if (carry->thong >= 0)
    g_string_append_printf (text, "thong %d\n", carry->thong);
  if (carry->debts != 0)
    {
      g_string_append (text, "debts");
      for (int seat = 0; seat < carry->seats; seat++)
        if (carry->debts >> seat & 1)
          g_string_append_printf (text, " %d", seat);
      g_string_append_c (text, '\n');
    }
  if (carry->pot >= 0)
    g_string_append_printf (text, "pot %d\n", carry->pot);
  if (carry->strict)
    g_string_append (text, "strict yes\n");
}

static void
write_points (GString          *text,
              const ChieuCarry *carry)
{
  gboolean any = FALSE;

  for (int seat = 0; seat < carry->seats; seat++)
    any |= carry->points[seat] != 0;
  if (!any)
    return;
  g_string_append (text, "points");
  for (int seat = 0; seat < carry->seats; seat++)
    g_string_append_printf (text, " %d", carry->points[seat]);
  g_string_append_c (text, '\n');
}

static void
write_rules (GString           *text,
             const ChieuRecord *self)
{
  for (int i = 0; i < self->game->n_switches; i++)
    {
      const ChieuSwitch *choice = &self->game->switches[i];
      int value = self->rules.value[i];

      if (value == choice->standard)
        continue;
      if (choice->words != NULL && chieu_rules_allows (self->game, i, value))
        g_string_append_printf (text, "rule %s %s\n", choice->id, choice->words[value - choice->min]);
      else
        g_string_append_printf (text, "rule %s %d\n", choice->id, value);
    }
}

static void
write_moves (GString           *text,
             const ChieuRecord *self)
{
  char move_text[CHIEU_MOVE_TEXT_MAX];

  for (guint i = 0; i < self->moves->len; i++)
    {
      const ChieuRecordMove *made = &g_array_index (self->moves, ChieuRecordMove, i);

      self->game->print_move (&made->move, move_text);
      g_string_append_printf (text, "%d %s\n", made->seat, move_text);
    }
}

static void
write_fault (GString           *text,
             const ChieuRecord *self,
             const ChieuFault  *fault)
{
  g_string_append_printf (text, "fault %d %d %s", fault->seat, fault->move, self->game->reasons[fault->reason]);
  for (int i = 0; i < fault->n; i++)
    g_string_append_printf (text, " %s", chieu_deck_name (self->game->deck, fault->cards[i]));
  g_string_append_c (text, '\n');
}

static void
write_result (GString           *text,
              const ChieuRecord *self)
{
  const ChieuResult *result = &self->result;

  if (result->outcome == CHIEU_OUTCOME_NONE)
    return;
  g_string_append_printf (text, "result %s", chieu_record_outcomes[result->outcome]);
  if (result->winner >= 0)
    g_string_append_printf (text, " %d", result->winner);
  g_string_append_printf (text, " worth %d points", result->worth);
  for (int seat = 0; seat < self->carry.seats; seat++)
    g_string_append_printf (text, " %d", result->points[seat]);
  if (result->paid_debt)
    g_string_append (text, " paid-debt");
  if (result->n_cuoc > 0)
    g_string_append (text, " cuoc");
  for (int i = 0; i < result->n_cuoc; i++)
    g_string_append_printf (text, " %s", self->game->cuoc[result->cuoc[i]]);
  g_string_append_c (text, '\n');
  for (int i = 0; i < result->n_faults; i++)
    write_fault (text, self, &result->faults[i]);
}

char *
chieu_record_to_string (const ChieuRecord *self)
{
  GString *text;

  g_return_val_if_fail (self != NULL, NULL);

  text = g_string_new (CHIEU_RECORD_VERSION_LINE "\n");
  g_string_append_printf (text, "game %s\n", self->game->id);
  g_string_append_printf (text, "seats %d\n", self->carry.seats);
  write_deal (text, self);
  write_carry (text, &self->carry);
  write_points (text, &self->carry);
  if (self->way >= 0)
    g_string_append_printf (text, "way %s\n", chieu_record_ways[self->way]);
  for (int seat = 0; seat < self->carry.seats; seat++)
    if (self->names[seat] != NULL)
      g_string_append_printf (text, "name %d %s\n", seat, self->names[seat]);
  write_rules (text, self);
  write_moves (text, self);
  write_result (text, self);
  g_string_append (text, "end\n");
  return g_string_free (text, FALSE);
}

/* ---- Playing again ---- */

static gboolean
fault_equal (const ChieuFault *a,
             const ChieuFault *b)
{
  return a->seat == b->seat && a->move == b->move && a->reason == b->reason && a->n == b->n
         && memcmp (a->cards, b->cards, a->n) == 0;
}

gboolean
chieu_record_result_equal (const ChieuResult *a,
                           const ChieuResult *b,
                           int                seats)
{
  if (a->outcome != b->outcome || a->winner != b->winner || a->worth != b->worth
      || a->paid_debt != b->paid_debt || a->n_cuoc != b->n_cuoc || a->n_faults != b->n_faults
      || memcmp (a->cuoc, b->cuoc, a->n_cuoc) != 0
      || memcmp (a->points, b->points, (gsize) seats * sizeof *a->points) != 0)
    return FALSE;
  for (int i = 0; i < a->n_faults; i++)
    if (!fault_equal (&a->faults[i], &b->faults[i]))
      return FALSE;
  return TRUE;
}

/* Returns: (transfer full): "line 12" of a record that was read from a text, "move 3" (from 1) of any other (@line 0) */
static char *
name_place (guint line,
            guint move)
{
  return line > 0 ? g_strdup_printf (_("line %u"), line) : g_strdup_printf (_("move %u"), move + 1);
}

static gboolean
make_move (const ChieuRecord  *self,
           guint               number,
           void               *state,
           GError            **error)
{
  const ChieuRecordMove *made = &g_array_index (self->moves, ChieuRecordMove, number);
  char text[CHIEU_MOVE_TEXT_MAX];
  bool possible = false;
  ChieuReason reason;
  g_autofree char *place = NULL;

  reason = self->game->check (state, made->seat, &made->move, &possible);
  if (reason == CHIEU_REASON_NONE || possible)
    {
      self->game->apply (state, made->seat, &made->move, NULL);
      return TRUE;
    }

  place = name_place (made->line, number);
  self->game->print_move (&made->move, text);
  g_set_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_RECORD,
               /* Translators: place, seat number, move and reason code, the last two in the notation of records. */
               _("%s: seat %d cannot make the move “%s” (%s)"),
               place, made->seat, text, self->game->reasons[reason]);
  return FALSE;
}

static gboolean
compare_result (const ChieuRecord  *self,
                const ChieuResult  *result,
                GError            **error)
{
  g_autofree char *place = NULL;

  if (self->result.outcome == CHIEU_OUTCOME_NONE
      || chieu_record_result_equal (&self->result, result, self->carry.seats))
    return TRUE;

  place = name_place (self->result_line, self->moves->len);
  if (result->outcome == CHIEU_OUTCOME_NONE)
    g_set_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_RECORD,
                 _("%s: the record gives a result, but the hand is not over after its moves"), place);
  else
    g_set_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_RECORD,
                 _("%s: the result is not the one that the moves lead to"), place);
  return FALSE;
}

/* ---- Faults ---- */

guint
chieu_record_find_moment (const ChieuRecord *self,
                          const ChieuFault  *fault)
{
  g_return_val_if_fail (self != NULL && fault != NULL, 0);

  for (guint i = MIN (fault->move + 1u, self->moves->len); i > 0; i--)
    if (g_array_index (self->moves, ChieuRecordMove, i - 1).seat == fault->seat)
      return i - 1;
  return fault->move;
}

static gboolean
is_among (const GArray     *faults,
          const ChieuFault *fault)
{
  for (guint i = 0; i < faults->len; i++)
    if (fault_equal (&g_array_index (faults, ChieuFault, i), fault))
      return TRUE;
  return FALSE;
}

/* Adds the faults that are noted now and were not before. */
static void
add_noted (const ChieuRecord *self,
           const void        *state,
           GArray            *faults)
{
  ChieuFault noted[CHIEU_FAULTS_MAX];

  for (int seat = 0; seat < self->carry.seats; seat++)
    {
      int n = self->game->faults (state, seat, noted);

      for (int i = 0; i < n; i++)
        if (!is_among (faults, &noted[i]))
          g_array_append_val (faults, noted[i]);
    }
}

static int
compare_moves (gconstpointer a,
               gconstpointer b)
{
  return (int) ((const ChieuFault *) a)->move - (int) ((const ChieuFault *) b)->move;
}

GArray *
chieu_record_find_faults (const ChieuRecord *self)
{
  GArray *faults;
  ChieuState state;

  g_return_val_if_fail (self != NULL, NULL);

  faults = g_array_new (FALSE, FALSE, sizeof (ChieuFault));
  chieu_record_deal (self, &state);
  for (guint i = 0; i < self->moves->len; i++)
    {
      const ChieuRecordMove *made = &g_array_index (self->moves, ChieuRecordMove, i);

      self->game->apply (&state, made->seat, &made->move, NULL);
      add_noted (self, &state, faults);
    }
  for (guint i = 0; i < faults->len; i++)
    {
      ChieuFault *fault = &g_array_index (faults, ChieuFault, i);

      fault->move = (guint16) chieu_record_find_moment (self, fault);
    }
  g_array_sort (faults, compare_moves);
  return faults;
}

/* ---- The whole of it ---- */

gboolean
chieu_record_replay (const ChieuRecord  *self,
                     void               *state,
                     ChieuResult        *result,
                     GError            **error)
{
  ChieuState own;
  ChieuResult own_result;

  g_return_val_if_fail (self != NULL, FALSE);

  if (state == NULL)
    state = &own;
  if (result == NULL)
    result = &own_result;

  memset (result, 0, sizeof *result);
  chieu_record_deal (self, state);
  for (guint i = 0; i < self->moves->len; i++)
    if (!make_move (self, i, state, error))
      return FALSE;
  self->game->result (state, result);
  return compare_result (self, result, error);
}
