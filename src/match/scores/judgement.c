/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "judgement.h"

#include "match/words/words.h"

static void
finding_free (gpointer data)
{
  ChieuFinding *finding = data;

  g_free (finding->found);
  g_free (finding->made);
  g_free (finding->clean);
  g_free (finding);
}

/* Returns: (transfer full): the move in words, its cards in the order in which they were laid, because nothing else shows a wrong
 * order */
static char *
write_move (ChieuReplay     *replay,
            const ChieuMove *move)
{
  const ChieuRecord *record = chieu_replay_get_record (replay);

  return chieu_words_choice (chieu_words_for_game (record->game), move, record->carry.seats);
}

static const ChieuRecordMove *
get_move (ChieuReplay *replay,
          guint        n)
{
  return &g_array_index (chieu_replay_get_record (replay)->moves, ChieuRecordMove, n);
}

static ChieuFinding *
finding_new (ChieuReplay       *replay,
             const ChieuFault  *fault,
             const char *const *names)
{
  const ChieuRecord *record = chieu_replay_get_record (replay);
  const ChieuWords *words = chieu_words_for_game (record->game);
  const char *who = names[fault->seat];
  ChieuFinding *self = g_new0 (ChieuFinding, 1);
  ChieuMove clean;

  self->fault = *fault;
  self->fault.move = (guint16) chieu_record_find_moment (record, fault);
  self->name = chieu_words_fault (words, fault->reason);
  self->found = chieu_words_fault_found (words, &record->rules, fault, who);
  self->made = write_move (replay, &get_move (replay, self->fault.move)->move);
  if (chieu_replay_find_clean (replay, self->fault.move, &clean))
    self->clean = write_move (replay, &clean);
  return self;
}

static int
compare_moments (gconstpointer a,
                 gconstpointer b)
{
  const ChieuFinding *const *first = a;
  const ChieuFinding *const *second = b;

  return (int) (*first)->fault.move - (int) (*second)->fault.move;
}

GPtrArray *
chieu_judgement_new (ChieuReplay       *replay,
                     const char *const *names)
{
  GPtrArray *findings = g_ptr_array_new_with_free_func (finding_free);
  const ChieuResult *result;

  g_return_val_if_fail (replay != NULL && names != NULL, findings);

  result = &chieu_replay_get_record (replay)->result;
  for (int i = 0; i < result->n_faults; i++)
    g_ptr_array_add (findings, finding_new (replay, &result->faults[i], names));
  g_ptr_array_sort (findings, compare_moments);
  return findings;
}

GPtrArray *
chieu_judgement_new_of_seat (ChieuReplay       *replay,
                             int                seat,
                             const char *const *names)
{
  GPtrArray *findings = g_ptr_array_new_with_free_func (finding_free);
  const GArray *faults;

  g_return_val_if_fail (replay != NULL && names != NULL, findings);

  faults = chieu_replay_get_faults (replay);
  for (guint i = 0; i < faults->len; i++)
    {
      const ChieuFault *fault = &g_array_index (faults, ChieuFault, i);

      if (fault->seat == seat)
        g_ptr_array_add (findings, finding_new (replay, fault, names));
    }
  return findings;
}
