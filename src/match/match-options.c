/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "match-private.h"

#include <glib/gi18n-lib.h>

ChieuMatchCatalogue chieu_match_catalogue = {
  .find_game = chieu_game_find,
  .find_level = chieu_bot_level_find,
};

G_GNUC_PRINTF (2, 3)
static gboolean
bad_options (GError     **error,
             const char  *format,
             ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error_literal (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_OPTIONS, message);
  return FALSE;
}

static gboolean
check_seats (const ChieuMatchOptions  *options,
             GError                  **error)
{
  const ChieuGame *game = options->game;

  if (options->seats < game->min_seats || options->seats > game->max_seats)
    return bad_options (error, _("%s is not played by %d: %d to %d seats"),
                        game->id, options->seats, game->min_seats, game->max_seats);
  if (options->person < -1 || options->person >= options->seats)
    return bad_options (error, _("There is no seat %d for the person"), options->person);
  for (int seat = 0; seat < options->seats; seat++)
    if (seat != options->person
        && (options->level[seat] == NULL || chieu_match_find_level (options->level[seat]) == NULL))
      return bad_options (error, _("Seat %d: there is no level “%s”"), seat,
                          options->level[seat] != NULL ? options->level[seat] : "");
  return TRUE;
}

static gboolean
check_hoi (const ChieuMatchOptions  *options,
           GError                  **error)
{
  if ((unsigned) options->way > CHIEU_WAY_NGHIEM)
    return bad_options (error, _("There is no way of play %d"), options->way);
  if ((unsigned) options->hoi > CHIEU_HOI_TIME)
    return bad_options (error, _("There is no kind of hội %d"), options->hoi);
  if (options->hoi_limit < 1 || options->hoi_limit > G_MAXINT16)
    return bad_options (error, _("A hội cannot end at %d: 1 to %d"), options->hoi_limit, G_MAXINT16);
  return TRUE;
}

gboolean
chieu_match_options_check (const ChieuMatchOptions  *options,
                           GError                  **error)
{
  if (options->game == NULL)
    return bad_options (error, _("No game was named"));
  if (!check_seats (options, error) || !check_hoi (options, error))
    return FALSE;
  for (int i = 0; i < options->game->n_switches; i++)
    if (!chieu_rules_allows (options->game, i, options->rules.value[i]))
      return bad_options (error, _("House rule “%s” cannot be %d"),
                          options->game->switches[i].id, options->rules.value[i]);
  return TRUE;
}

ChieuMatch *
chieu_match_make_empty (const ChieuMatchOptions *options,
                        ChieuStore              *store)
{
  ChieuMatch *self = g_object_new (CHIEU_TYPE_MATCH, NULL);
  gsize size = options->game->state_size;

  self->options = *options;
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    {
      gboolean is_bot = seat < options->seats && seat != options->person;

      /* The level's own id lives as long as the program; the caller's need not. */
      self->levels[seat] = is_bot ? chieu_match_find_level (options->level[seat]) : NULL;
      self->options.level[seat] = is_bot ? self->levels[seat]->id : NULL;
    }
  if (store != NULL)
    self->store = chieu_store_ref (store);
  self->state = g_malloc0 (size);
  self->view = g_malloc0 (size);
  self->asked_state = g_malloc0 (size);
  return self;
}
