/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "match-catalogue.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The level that plays for a program that has no answer: the best of those that do not search, so that the table, which may have
 * waited for the program, does not wait again. */
#define STAND_IN "vua"
/* The most at which a hội of any kind may end: a pot is a 16-bit number (ChieuCarry.pot). */
#define HOI_LIMIT_MAX G_MAXINT16

ChieuMatchCatalogue chieu_match_catalogue = {
  .find_game = chieu_game_find,
  .find_level = chieu_bot_level_find,
};

/* Plays for a program that has no answer. */
static int
choose_in_its_place (const ChieuBotTurn *turn,
                     uint32_t           *nodes)
{
  return chieu_bot_think (chieu_bot_level_find (STAND_IN), turn, nodes);
}

const ChieuBotLevel chieu_match_program_level = { .id = CHIEU_MATCH_LEVEL_PROGRAM, .choose = choose_in_its_place };

const ChieuBotLevel *
chieu_match_find_level (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  return g_str_equal (id, CHIEU_MATCH_LEVEL_PROGRAM) ? &chieu_match_program_level : chieu_match_catalogue.find_level (id);
}

static gboolean
check_seats (const ChieuMatchOptions  *options,
             GError                  **error)
{
  const ChieuGame *game = options->game;

  if (options->seats < game->min_seats || options->seats > game->max_seats)
    return chieu_match_fail (error, CHIEU_MATCH_ERROR_BAD_OPTIONS,
                             _("%s cannot be played with %d seats, only with %d to %d"),
                             game->id, options->seats, game->min_seats, game->max_seats);
  if (options->person < -1 || options->person >= options->seats)
    return chieu_match_fail (error, CHIEU_MATCH_ERROR_BAD_OPTIONS, _("There is no seat %d for the person"), options->person);
  if (options->first_cai < 0 || options->first_cai > options->seats)
    return chieu_match_fail (error, CHIEU_MATCH_ERROR_BAD_OPTIONS,
                             _("There is no seat %d for the cái"), options->first_cai - 1);
  for (int seat = 0; seat < options->seats; seat++)
    if (seat != options->person
        && (options->level[seat] == NULL || chieu_match_find_level (options->level[seat]) == NULL))
      return chieu_match_fail (error, CHIEU_MATCH_ERROR_BAD_OPTIONS,
                               _("Seat %d: there is no level “%s”"),
                               seat, options->level[seat] != NULL ? options->level[seat] : "");
  return TRUE;
}

static gboolean
check_way_and_hoi (const ChieuMatchOptions  *options,
                   GError                  **error)
{
  if ((unsigned) options->way > CHIEU_WAY_NGHIEM)
    return chieu_match_fail (error, CHIEU_MATCH_ERROR_BAD_OPTIONS, _("There is no way of play %d"), options->way);
  if ((unsigned) options->hoi > CHIEU_HOI_TIME)
    return chieu_match_fail (error, CHIEU_MATCH_ERROR_BAD_OPTIONS, _("There is no kind of hội %d"), options->hoi);
  if (options->hoi_limit < 1 || options->hoi_limit > HOI_LIMIT_MAX)
    return chieu_match_fail (error, CHIEU_MATCH_ERROR_BAD_OPTIONS,
                             _("A hội cannot end at %d: use a number from 1 to %d"), options->hoi_limit, HOI_LIMIT_MAX);
  return TRUE;
}

static gboolean
check_place (const ChieuMatchOptions  *options,
             GError                  **error)
{
  gsize length = strnlen (options->deal, sizeof options->deal);

  if ((unsigned) options->kind > CHIEU_MATCH_FRIENDLY)
    return chieu_match_fail (error, CHIEU_MATCH_ERROR_BAD_OPTIONS, _("There is no kind of match %d"), options->kind);
  if (length == sizeof options->deal || (length > 0) != (options->kind != CHIEU_MATCH_OWN))
    return chieu_match_fail (error, CHIEU_MATCH_ERROR_BAD_OPTIONS,
                             _("The hand of the day, a shared deal and a friendly deal have a name, and no other match has one"));
  return TRUE;
}

gboolean
chieu_match_options_check (const ChieuMatchOptions  *options,
                           GError                  **error)
{
  g_return_val_if_fail (options != NULL, FALSE);

  if (options->game == NULL)
    return chieu_match_fail (error, CHIEU_MATCH_ERROR_BAD_OPTIONS, _("No game was named"));
  if (!check_seats (options, error) || !check_way_and_hoi (options, error) || !check_place (options, error))
    return FALSE;
  for (int i = 0; i < options->game->n_switches; i++)
    if (!chieu_rules_allows (options->game, i, options->rules.value[i]))
      return chieu_match_fail (error, CHIEU_MATCH_ERROR_BAD_OPTIONS,
                               _("House rule “%s” cannot be %d"), options->game->switches[i].id, options->rules.value[i]);
  return TRUE;
}
