/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "match-settings.h"

#include <glib/gi18n.h>

#include "bots/bot.h"

static const struct { const char *word; ChieuPace pace; } paces[] = {
  { "wait", CHIEU_PACE_WAIT },
  { "slow", CHIEU_PACE_SLOW },
  { "normal", CHIEU_PACE_NORMAL },
  { "quick", CHIEU_PACE_QUICK },
  { "none", CHIEU_PACE_NONE },
};

gboolean
chieu_pace_parse (const char *word,
                  ChieuPace  *pace)
{
  g_return_val_if_fail (word != NULL && pace != NULL, FALSE);

  for (gsize i = 0; i < G_N_ELEMENTS (paces); i++)
    if (g_str_equal (word, paces[i].word))
      {
        *pace = paces[i].pace;
        return TRUE;
      }
  return FALSE;
}

ChieuPace
chieu_pace_from_settings (GSettings *settings)
{
  g_autofree char *word = NULL;
  ChieuPace pace = CHIEU_PACE_NORMAL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), pace);

  word = g_settings_get_string (settings, "pace");
  chieu_pace_parse (word, &pace);
  return pace;
}

guint64
chieu_make_random_seed (void)
{
  return (guint64) g_random_int () << 32 | g_random_int ();
}

/* Returns: the key of the amount that ends a hội of this kind */
static const char *
find_amount_key (const char *hoi)
{
  return g_str_equal (hoi, CHIEU_HOI_BY_HANDS) ? "hoi-hands" : g_str_equal (hoi, CHIEU_HOI_BY_TIME) ? "hoi-minutes" : "hoi-points";
}

static void
read_hoi (const ChieuGameOffer *offer,
          GSettings            *own,
          ChieuMatchOptions    *options)
{
  g_autofree char *hoi = chieu_game_offer_read_hoi (offer, own);

  options->hoi = g_str_equal (hoi, CHIEU_HOI_BY_HANDS)  ? CHIEU_HOI_HANDS
                 : g_str_equal (hoi, CHIEU_HOI_BY_TIME) ? CHIEU_HOI_TIME
                                                        : CHIEU_HOI_POINTS;
  options->hoi_limit = g_settings_get_int (own, find_amount_key (hoi));
}

/* A word that is not a level means the weakest one. */
static const char *
read_level (GSettings *settings)
{
  g_autofree char *id = g_settings_get_string (settings, "bot-level");
  const ChieuBotLevel *level = chieu_bot_level_find (id);

  return level != NULL ? level->id : chieu_bot_levels[0]->id;
}

/* Gives the person's own program its seats, if it has any. */
static void
seat_own_program (GSettings         *settings,
                  ChieuMatchOptions *options)
{
  g_autofree char *where = g_settings_get_string (settings, "own-program-seats");
  int last = g_str_equal (where, "all") ? options->seats - 1 : g_str_equal (where, "right") ? 1 : 0;

  for (int seat = 1; seat <= last; seat++)
    options->level[seat] = CHIEU_MATCH_LEVEL_PROGRAM;
}

void
chieu_match_settings_read (GSettings         *settings,
                           const ChieuGame   *game,
                           guint64            seed,
                           ChieuMatchOptions *options)
{
  const ChieuGameOffer *offer;
  g_autoptr (GSettings) own = NULL;
  g_autofree char *way = NULL;
  const char *level;

  g_return_if_fail (G_IS_SETTINGS (settings) && game != NULL && options != NULL);

  offer = chieu_game_offer_find (game->id);
  own = chieu_game_offer_open_settings (offer, settings);
  way = g_settings_get_string (settings, "way-of-play");
  level = read_level (settings);
  *options = (ChieuMatchOptions) {
    .game = game,
    .seats = chieu_game_offer_read_seats (offer, own),
    .seed = seed,
    .person = 0,
    .way = g_str_equal (way, "nghiem") ? CHIEU_WAY_NGHIEM : g_str_equal (way, "thuong") ? CHIEU_WAY_THUONG : CHIEU_WAY_HOC,
  };
  for (int seat = 1; seat < options->seats; seat++)
    options->level[seat] = level;
  seat_own_program (settings, options);
  read_hoi (offer, own, options);
  chieu_rules_init_usual (&options->rules, options->game);
}

void
chieu_match_settings_keep (GSettings            *settings,
                           const ChieuGameOffer *offer)
{
  g_autoptr (GSettings) own = NULL;
  g_autofree char *way = NULL, *hoi = NULL, *rules = NULL, *seats = NULL, *amount = NULL;
  GVariantBuilder builder;

  g_return_if_fail (G_IS_SETTINGS (settings) && offer != NULL);

  own = chieu_game_offer_open_settings (offer, settings);
  way = g_settings_get_string (settings, "way-of-play");
  hoi = chieu_game_offer_read_hoi (offer, own);
  rules = g_settings_get_string (own, "house-rules");
  seats = g_strdup_printf ("%d", chieu_game_offer_read_seats (offer, own));
  amount = g_strdup_printf ("%d", g_settings_get_int (own, find_amount_key (hoi)));
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{ss}"));
  g_variant_builder_add (&builder, "{ss}", CHIEU_LAST_SEATS, seats);
  g_variant_builder_add (&builder, "{ss}", CHIEU_LAST_LEVEL, read_level (settings));
  g_variant_builder_add (&builder, "{ss}", CHIEU_LAST_WAY, way);
  g_variant_builder_add (&builder, "{ss}", CHIEU_LAST_HOI, hoi);
  g_variant_builder_add (&builder, "{ss}", CHIEU_LAST_AMOUNT, amount);
  g_variant_builder_add (&builder, "{ss}", CHIEU_LAST_RULES, rules);
  g_settings_set_value (own, "last", g_variant_builder_end (&builder));
}

char *
chieu_match_settings_get_last (GSettings  *own,
                               const char *question)
{
  g_autoptr (GVariant) last = NULL;
  char *answer = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (own) && question != NULL, NULL);

  last = g_settings_get_value (own, "last");
  g_variant_lookup (last, question, "s", &answer);
  return answer;
}

const char *
chieu_way_to_words (ChieuWay way)
{
  switch (way)
    {
    case CHIEU_WAY_HOC:
      return C_("way of play", "Học");
    case CHIEU_WAY_THUONG:
      return C_("way of play", "Thường");
    case CHIEU_WAY_NGHIEM:
    default:
      return C_("way of play", "Nghiêm");
    }
}

const char *
chieu_level_to_words (const char *id)
{
  const ChieuBotLevel *level;

  g_return_val_if_fail (id != NULL, "");

  level = chieu_bot_level_find (id);
  return level != NULL ? g_dpgettext2 (NULL, "level", level->name) : _("Your own program");
}
