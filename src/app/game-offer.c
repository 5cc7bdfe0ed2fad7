/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-offer.h"

#include <glib/gi18n.h>

static const ChieuGameOffer offers[] = {
  {
    .game = &chieu_to_tom,
    .title = N_("Tổ tôm"),
    .sentence = N_("A hundred and twenty cards, eaten by threes into phu. With four seats it is called bí tứ."),
    .pot = TRUE,
    .scorer = TRUE,
    .n_tables = 2,
    .tables = {
      { 5, N_("Five seats"), N_("Tổ tôm: twenty cards each, one lưng is needed to win.") },
      { 4, N_("Four seats"), N_("Bí tứ: twenty-four cards each, two lưng are needed to win.") },
    },
  },
  {
    .game = &chieu_chan,
    .title = N_("Chắn"),
    .sentence = N_("A hundred cards, eaten by twos into chắn and cạ. Ten sets with six chắn win."),
    .n_tables = 3,
    .tables = {
      { 4, N_("Four seats"), N_("The usual table: nineteen cards each, twenty-three to draw.") },
      { 3, N_("Three seats"), N_("Nineteen cards each; one pile stays aside unseen.") },
      { 2, N_("Two seats"), N_("Nineteen cards each; two piles stay aside unseen.") },
    },
  },
  {
    .game = &chieu_mau_binh,
    .title = N_("Mậu binh"),
    .sentence = N_("Fifty-two cards, thirteen each, arranged in three chi and compared one by one."),
    .n_tables = 3,
    .tables = {
      { 4, N_("Four seats"), N_("The usual table: all cards are dealt.") },
      { 3, N_("Three seats"), N_("Thirteen cards each; thirteen stay aside unseen.") },
      { 2, N_("Two seats"), N_("Thirteen cards each; twenty-six stay aside unseen.") },
    },
  },
  {
    .game = &chieu_luc_ho,
    .title = N_("Lục hổ"),
    .sentence = N_("Tricks with a bid and thirty-seven cards. Six cards, won or that nobody can beat, are enough."),
    .n_tables = 2,
    .tables = {
      { 4, N_("Four seats"), N_("Twelve cards each for three; the fourth, the dream, has one and looks on.") },
      { 3, N_("Three seats"), N_("Twelve cards each, without vân tuyến and without a dream.") },
    },
  },
};

const ChieuGameOffer *
chieu_game_offer_get (int i)
{
  return i >= 0 && i < (int) G_N_ELEMENTS (offers) ? &offers[i] : NULL;
}

const ChieuGameOffer *
chieu_game_offer_find (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (offers); i++)
    if (g_strcmp0 (offers[i].game->id, id) == 0)
      return &offers[i];
  return &offers[0];
}

const ChieuGameOffer *
chieu_game_offer_with_scorer (void)
{
  gsize i = 0;

  while (i < G_N_ELEMENTS (offers) && !offers[i].scorer)
    i++;
  g_assert (i < G_N_ELEMENTS (offers));
  return &offers[i];
}

const ChieuGameOffer *
chieu_game_offer_chosen (GSettings *settings)
{
  g_autofree char *id = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  id = g_settings_get_string (settings, "game");
  return chieu_game_offer_find (id);
}

/* Below the program's own, whatever id its profile has. */
GSettings *
chieu_game_offer_open_settings (const ChieuGameOffer *self,
                                GSettings            *settings)
{
  g_autofree char *id = NULL, *path = NULL, *own_id = NULL, *own_path = NULL;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  g_object_get (settings, "schema-id", &id, "path", &path, NULL);
  own_id = g_strconcat (id, ".Game", NULL);
  own_path = g_strconcat (path, "games/", self->game->id, "/", NULL);
  return g_settings_new_with_path (own_id, own_path);
}

int
chieu_game_offer_read_seats (const ChieuGameOffer *self,
                             GSettings            *own)
{
  int seats = g_settings_get_int (own, "seats");

  for (int i = 0; i < self->n_tables; i++)
    if (self->tables[i].seats == seats)
      return seats;
  return self->tables[0].seats;
}

char *
chieu_game_offer_read_hoi (const ChieuGameOffer *self,
                           GSettings            *own)
{
  g_autofree char *hoi = g_settings_get_string (own, "hoi");

  return g_strdup (!self->pot && g_str_equal (hoi, "points") ? "hands" : hoi);
}
