/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "seat-names.h"

#include <glib/gi18n.h>

void
chieu_seat_names_of_record (const ChieuRecord *record,
                            ChieuSeatNames     names)
{
  const char *const plain[CHIEU_SEATS_MAX] = {
    C_("seat", "Player 1"), C_("seat", "Player 2"), C_("seat", "Player 3"), C_("seat", "Player 4"), C_("seat", "Player 5"),
  };

  g_return_if_fail (names != NULL);

  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    names[seat] = record != NULL && record->names[seat] != NULL ? record->names[seat] : plain[seat];
}

void
chieu_seat_names_of_hand (const ChieuSeatNames players,
                          const char          *own,
                          int                  person,
                          ChieuSeatNames       names)
{
  g_return_if_fail (players != NULL && own != NULL && names != NULL);

  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    names[seat] = seat == person ? own : players[seat];
}

void
chieu_seat_names_at_mat (ChieuMatView   *mat,
                         ChieuMatch     *match,
                         ChieuSeatNames  names)
{
  ChieuSeatNames players;

  g_return_if_fail (CHIEU_IS_MAT_VIEW (mat) && (match == NULL || CHIEU_IS_MATCH (match)) && names != NULL);

  chieu_seat_names_of_players (mat, players);
  chieu_seat_names_of_hand (players, chieu_mat_view_get_own_name (mat), match != NULL ? chieu_match_get_person (match) : 0, names);
}

void
chieu_seat_names_of_players (ChieuMatView   *mat,
                             ChieuSeatNames  players)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (mat) && players != NULL);

  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    players[seat] = chieu_mat_view_get_seat_name (mat, seat);
}
