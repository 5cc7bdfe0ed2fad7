/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gallery-deck.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/app-game.h"
#include "match/words/words.h"

/* ---- Decks ---- */

static gboolean
is_of_game (const ChieuGalleryDeck *deck,
            const ChieuGame        *game)
{
  for (int i = 0; i < CHIEU_GALLERY_GAMES && deck->games[i] != NULL; i++)
    if (g_str_equal (deck->games[i]->id, game->id))
      return TRUE;
  return FALSE;
}

static const ChieuGalleryDeck *
find_deck (GPtrArray       *decks,
           const ChieuGame *game)
{
  for (guint i = 0; i < decks->len; i++)
    if (is_of_game (decks->pdata[i], game))
      return decks->pdata[i];
  return NULL;
}

ChieuGalleryDeck *
chieu_gallery_deck_new_plain (const ChieuGame *game)
{
  const ChieuWords *words;
  ChieuGalleryDeck *deck;

  g_return_val_if_fail (game != NULL, NULL);
  words = chieu_words_for_game (game);
  deck = g_new0 (ChieuGalleryDeck, 1);
  deck->deck = game->deck;
  deck->title = words != NULL ? chieu_words_game (words, game->max_seats) : game->id;
  deck->games[0] = game;
  return deck;
}

static int
compare_places (gconstpointer a,
                gconstpointer b)
{
  const ChieuGalleryDeck *const *first = a;
  const ChieuGalleryDeck *const *second = b;

  return (*first)->place - (*second)->place;
}

/* Notes that @app_game is played with a deck that another game brought. If that deck has no place for one more game, get_decks() gives the
 * game a plain deck. */
static void
join_deck (GPtrArray          *decks,
           const ChieuAppGame *app_game)
{
  for (guint i = 0; i < decks->len; i++)
    {
      ChieuGalleryDeck *deck = decks->pdata[i];
      int n = 0;

      while (n < CHIEU_GALLERY_GAMES && deck->games[n] != NULL)
        n++;
      if (g_strcmp0 (deck->deck->id, app_game->gallery->deck_of) == 0 && n < CHIEU_GALLERY_GAMES)
        deck->games[n] = app_game->offer.game;
    }
}

/* The decks are never freed; they live as long as the program. */
static GPtrArray *
get_decks (void)
{
  static GPtrArray *decks;

  if (decks != NULL)
    return decks;
  decks = g_ptr_array_new ();
  for (int i = 0; chieu_app_games[i] != NULL; i++)
    if (chieu_app_games[i]->gallery != NULL)
      {
        for (const ChieuGalleryDeck *const *deck = chieu_app_games[i]->gallery->decks; deck != NULL && *deck != NULL; deck++)
          {
            ChieuGalleryDeck *own = g_memdup2 (*deck, sizeof **deck);

            own->title = _(own->title);
            if (!own->unplayed)
              own->games[0] = chieu_app_games[i]->offer.game;
            g_ptr_array_add (decks, own);
          }
      }
  for (int i = 0; chieu_app_games[i] != NULL; i++)
    if (chieu_app_games[i]->gallery != NULL && chieu_app_games[i]->gallery->deck_of != NULL)
      join_deck (decks, chieu_app_games[i]);
  g_ptr_array_sort (decks, compare_places);
  for (int i = 0; chieu_games[i] != NULL; i++)
    if (find_deck (decks, chieu_games[i]) == NULL)
      g_ptr_array_add (decks, chieu_gallery_deck_new_plain (chieu_games[i]));
  return decks;
}

int
chieu_gallery_count_decks (void)
{
  return (int) get_decks ()->len;
}

const ChieuGalleryDeck *
chieu_gallery_get_deck (int i)
{
  g_return_val_if_fail (i >= 0 && i < chieu_gallery_count_decks (), NULL);

  return get_decks ()->pdata[i];
}

int
chieu_gallery_find_deck (const ChieuGame *game)
{
  guint place = 0;

  g_return_val_if_fail (game != NULL, 0);

  /* Every game of the register has a deck. Only tests use other games, and for them any deck will do. */
  return g_ptr_array_find (get_decks (), find_deck (get_decks (), game), &place) ? (int) place : 0;
}

ChieuCard
chieu_gallery_find_face (const ChieuGalleryDeck *deck,
                         const ChieuGame        *game,
                         ChieuCard               card)
{
  const char *name;
  ChieuCard face;

  g_return_val_if_fail (deck != NULL && game != NULL, CHIEU_CARD_HIDDEN);

  name = chieu_deck_name (game->deck, card);
  face = chieu_deck_parse (deck->deck, name, strlen (name));
  return face < deck->deck->n_faces ? face : CHIEU_CARD_HIDDEN;
}

ChieuCard
chieu_gallery_get_card_at (const ChieuGalleryDeck *deck,
                           int                     place)
{
  int ranks;

  g_return_val_if_fail (deck != NULL && place >= 0, CHIEU_CARD_HIDDEN);

  ranks = deck->suits > 0 ? deck->deck->n_faces / deck->suits : 0;
  if (place >= deck->deck->n_faces)
    return CHIEU_CARD_HIDDEN;
  if (ranks == 0)
    return (ChieuCard) place;
  /* The ace ranks highest but is shown before the two. */
  return (ChieuCard) ((place % ranks + ranks - 1) % ranks * deck->suits + place / ranks);
}

int
chieu_gallery_find_place (const ChieuGalleryDeck *deck,
                          ChieuCard               card)
{
  int place = 0;

  g_return_val_if_fail (deck != NULL, 0);

  while (place < deck->deck->n_faces && chieu_gallery_get_card_at (deck, place) != card)
    place++;
  return place;
}

/* ---- Names ---- */

static void
set_names (ChieuGalleryNames *names,
           const char        *vietnamese,
           const char        *han,
           const char        *japanese,
           const char        *simplified)
{
  names->vietnamese = g_strdup (vietnamese);
  names->han = g_strdup (han);
  names->japanese = g_strdup (japanese);
  names->chinese = g_str_equal (han, simplified) ? g_strdup (han) : g_strdup_printf ("%s, %s", han, simplified);
}

static gboolean
find_honour_names (const ChieuGalleryHonour *honours,
                   const char               *name,
                   ChieuGalleryNames        *names)
{
  for (const ChieuGalleryHonour *honour = honours; honour->name != NULL; honour++)
    if (g_str_equal (honour->name, name))
      {
        set_names (names, honour->vietnamese, honour->han, honour->japanese, honour->simplified);
        return TRUE;
      }
  return FALSE;
}

static void
make_numbered_names (const ChieuGallerySuit *suits,
                     const char             *name,
                     ChieuGalleryNames      *names)
{
  static const char *const words[] = { "Nhất", "Nhị", "Tam", "Tứ", "Ngũ", "Lục", "Thất", "Bát", "Cửu" };
  static const char *const signs[] = { "一", "二", "三", "四", "五", "六", "七", "八", "九" };
  int number = name[0] - '1';

  g_return_if_fail (number >= 0 && number < (int) G_N_ELEMENTS (words));
  for (const ChieuGallerySuit *suit = suits; suit->letter != '\0'; suit++)
    if (suit->letter == name[1])
      {
        g_autofree char *vietnamese = g_strdup_printf ("%s %s", words[number], suit->word);
        g_autofree char *han = g_strconcat (signs[number], suit->sign, NULL);
        g_autofree char *simplified = g_strconcat (signs[number], suit->simplified, NULL);

        set_names (names, vietnamese, han, han, simplified);
        return;
      }
}

void
chieu_gallery_get_names (const ChieuGalleryDeck *deck,
                         ChieuCard               card,
                         ChieuGalleryNames      *names)
{
  const char *name;

  g_return_if_fail (deck != NULL && names != NULL);

  name = chieu_deck_name (deck->deck, card);
  *names = (ChieuGalleryNames) { 0 };
  if (card >= deck->deck->n_faces)
    names->vietnamese = g_strdup (_("The back"));
  else if (deck->about == NULL)
    {
      /* Nobody wrote about these cards. The game's own word for the card is its name, or else its notation. */
      const ChieuWords *words = chieu_words_for_game (deck->games[0]);

      names->vietnamese = g_strdup (words != NULL ? chieu_words_card_long (words, card) : name);
    }
  else if (deck->get_names != NULL)
    deck->get_names (name, names);
  else if (!find_honour_names (deck->honours, name, names))
    make_numbered_names (deck->numbered, name, names);
}

void
chieu_gallery_names_clear (ChieuGalleryNames *names)
{
  g_return_if_fail (names != NULL);
  g_clear_pointer (&names->vietnamese, g_free);
  g_clear_pointer (&names->han, g_free);
  g_clear_pointer (&names->japanese, g_free);
  g_clear_pointer (&names->chinese, g_free);
}

char *
chieu_gallery_get_spoken (const ChieuGalleryDeck *deck,
                          ChieuCard               card)
{
  const ChieuWords *words;
  ChieuGalleryNames names;
  char *text;

  g_return_val_if_fail (deck != NULL, NULL);

  words = deck->games[0] != NULL ? chieu_words_for_game (deck->games[0]) : NULL;
  if (card >= deck->deck->n_faces)
    return g_strdup (_("The back"));
  if (words != NULL)
    return g_strdup (chieu_words_card_spoken (words, card));
  chieu_gallery_get_names (deck, card, &names);
  /* Translators: the name of a card and its colour, as a screen reader says them. */
  text = g_strdup_printf (chieu_deck_is_red (deck->deck, card) ? _("%s, red") : _("%s, black"), names.vietnamese);
  chieu_gallery_names_clear (&names);
  return text;
}

/* ---- What is drawn ---- */

const char *
chieu_gallery_get_drawn (const ChieuGalleryDeck *deck,
                         ChieuCard               card)
{
  g_return_val_if_fail (deck != NULL, NULL);

  if (deck->about == NULL)
    return NULL;
  if (card < deck->deck->n_faces)
    return deck->describe_face != NULL ? deck->describe_face (deck, card) : NULL;
  if (deck->back != NULL)
    return _(deck->back);
  return _("Two shrimps chase each other before a net of coins: tôm means shrimp. The back looks the same when you turn it round.");
}

void
chieu_gallery_add_sources (const ChieuGalleryDeck *deck,
                           ChieuCard               card,
                           GPtrArray              *sentences)
{
  g_return_if_fail (deck != NULL && sentences != NULL);

  if (deck->add_sources != NULL && card < deck->deck->n_faces)
    deck->add_sources (deck, card, sentences);
}

/* ---- Play ---- */

static void
phu_clear (gpointer data)
{
  g_free (((ChieuGalleryPhu *) data)->name);
}

void
chieu_gallery_add_phu (GArray          *phu,
                       const char      *name,
                       const ChieuCard *cards,
                       int              n)
{
  ChieuGalleryPhu one = { .n = n };

  g_return_if_fail (phu != NULL && name != NULL && n >= 0 && n <= CHIEU_GALLERY_PHU_CARDS && (n == 0 || cards != NULL));

  one.name = g_strdup (name);
  if (n > 0)
    memcpy (one.cards, cards, n * sizeof *cards);
  g_array_append_val (phu, one);
}

void
chieu_gallery_add_cuoc (GArray          *all,
                        const ChieuGame *game,
                        int              cuoc)
{
  const ChieuWords *words;
  ChieuGalleryCuoc one;

  g_return_if_fail (all != NULL && game != NULL);
  words = chieu_words_for_game (game);
  one.name = chieu_words_cuoc (words, cuoc, game->max_seats);
  one.rule = chieu_words_cuoc_rule (words, cuoc, game->max_seats);
  g_array_append_val (all, one);
}

/* Returns: (nullable): what @game says about the card; NULL if the game is not played with it, or nobody wrote about its deck. */
static const ChieuGalleryGame *
find_game_of_card (const ChieuGalleryDeck *deck,
                   const ChieuGame        *game,
                   ChieuCard               card)
{
  const char *name = chieu_deck_name (deck->deck, card);
  const ChieuAppGame *app_game;

  if (deck->about == NULL || card >= deck->deck->n_faces
      || chieu_deck_parse (game->deck, name, strlen (name)) >= game->deck->n_faces)
    return NULL;
  app_game = chieu_app_game_find (game);
  return app_game != NULL ? app_game->gallery : NULL;
}

GArray *
chieu_gallery_get_phu (const ChieuGalleryDeck *deck,
                       const ChieuGame        *game,
                       ChieuCard               card)
{
  const ChieuGalleryGame *own;
  GArray *phu;

  g_return_val_if_fail (deck != NULL && game != NULL, NULL);
  own = find_game_of_card (deck, game, card);
  phu = g_array_new (FALSE, FALSE, sizeof (ChieuGalleryPhu));
  g_array_set_clear_func (phu, phu_clear);
  if (own != NULL)
    own->add_groups (phu, card);
  return phu;
}

GArray *
chieu_gallery_get_cuoc (const ChieuGalleryDeck *deck,
                        const ChieuGame        *game,
                        ChieuCard               card)
{
  const ChieuGalleryGame *own;
  GArray *all;

  g_return_val_if_fail (deck != NULL && game != NULL, NULL);
  own = find_game_of_card (deck, game, card);
  all = g_array_new (FALSE, FALSE, sizeof (ChieuGalleryCuoc));
  if (own != NULL && own->add_cuoc != NULL)
    own->add_cuoc (all, deck->deck, card);
  return all;
}
