/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is drawn on each card, and what the sources say of it.
 */
#include <glib/gi18n.h>
#include <string.h>

#include "gallery-deck.h"

/* What several figures have in common. */
enum
{
  WOMAN = 1 << 0,
  BOUND = 1 << 1,                /* bound legs */
  OUR_BOUND = 1 << 2,            /* we bound them */
  UNCLEAR = 1 << 3,              /* the print is not clear */
  NAMED = 1 << 4,                /* among the pictures that the booklet names */
};

typedef struct
{
  const char *shows;
  const char *source;            /* (nullable) */
  int marks;
} Text;

static const Text to_tom[CHIEU_TO_TOM_FACES] = {
  [CHIEU_V (1)] = { N_("A dancer on one leg, in a black hat and a cloak, holding up a plumed wheel."), NULL, BOUND | UNCLEAR },
  [CHIEU_V (2)] = { N_("A bough with two peaches, and blossom."),
                    N_("Chắn players call it the peach blossom: blossom falls at the Buddha’s gate when it wins beside ngũ vạn."), NAMED },
  [CHIEU_V (3)] = { N_("A standing woman with many combs in her hair."), NULL, WOMAN },
  [CHIEU_V (4)] = { N_("A two-wheeled cart with its rider in a black hood."),
                    N_("Chắn players call it the carriage."), 0 },
  [CHIEU_V (5)] = { N_("A tower of three roofs on posts."),
                    N_("The booklet sees a citadel; Chắn players see a pagoda, a village’s communal house or a storeyed house, as the score wants it."), NAMED },
  [CHIEU_V (6)] = { N_("A man seen from behind, leaning on his hoe under the moon."), NULL, 0 },
  [CHIEU_V (7)] = { N_("A man striding through falling leaves, his hand at his face."), NULL, BOUND },
  [CHIEU_V (8)] = { N_("A carp leaping up a waterfall."),
                    N_("Chắn players call it the fish: it swims in the yard of the communal house, leaps at the ship’s bow, or is caught by the fisherman."), NAMED },
  [CHIEU_V (9)] = { N_("A porter seen from behind, bales on his back, a stick in his hand."), NULL, BOUND },
  [CHIEU_S (1)] = { N_("A wrestler with a topknot, one leg raised."), NULL, 0 },
  [CHIEU_S (2)] = { N_("A hunchback seen from behind, with a staff."), NULL, 0 },
  [CHIEU_S (3)] = { N_("A man in a conical hat with rope and pole."), NULL, 0 },
  [CHIEU_S (4)] = { N_("A woman, her head bowed, with a cup on a tray."), NULL, WOMAN | UNCLEAR },
  [CHIEU_S (5)] = { N_("A ship under one great striped sail."),
                    N_("Chắn players call it the ship: the fish leaps at its bow."), NAMED },
  [CHIEU_S (6)] = { N_("A man with a small child before him, and a kite."), NULL, 0 },
  [CHIEU_S (7)] = { N_("A man in cap and coat with a drum on his shoulder."), NULL, BOUND | UNCLEAR },
  [CHIEU_S (8)] = { N_("An old man seated in a headcloth, a pipe in his mouth, his arms round a red bundle."), NULL, 0 },
  [CHIEU_S (9)] = { N_("A walker in a red coat with a staff, a lantern hanging from a pole."), NULL, 0 },
  [CHIEU_N (1)] = { N_("A woman raising her sleeve before her face."), NULL, WOMAN },
  [CHIEU_N (2)] = { N_("A man in cap and white scarf, standing in the snow."), NULL, BOUND },
  [CHIEU_N (3)] = { N_("A lame man in patched clothes with a crutch, a crow above him."), NULL, BOUND },
  [CHIEU_N (4)] = { N_("A man carrying a basket before him."), NULL, BOUND },
  [CHIEU_N (5)] = { N_("A man in a straw hat, sitting with a rod under a willow."), NULL, OUR_BOUND },
  [CHIEU_N (6)] = { N_("A child running with a pinwheel."), NULL, 0 },
  [CHIEU_N (7)] = { N_("A man in a long striped robe, reading from a white sheet."), NULL, 0 },
  [CHIEU_N (8)] = { N_("A boy on stilts, and a dragonfly."),
                    N_("Chắn players call him the little boy: he picks the blossom when nhị vạn wins beside him."), 0 },
  [CHIEU_N (9)] = { N_("A pilgrim in a two-horned cap, a box on his back."), NULL, 0 },
  [CHIEU_CC] = { N_("A bald man half squatting, a mallet in one hand and a fish in the other."),
                 N_("In Chắn he is the fisherman who catches the carp."), 0 },
  [CHIEU_TT] = { N_("A mother with her child on her arm."), NULL, WOMAN },
  [CHIEU_OC] = { N_("An old man, bald and bearded, with a gourd on his staff."),
                 N_("The sign of the suit is certain; the upper character, “old”, is likely. Of four ông cụ in one hand players are "
                    "afraid, says the booklet: they think of four men who carry a coffin."), 0 },
};

/* Thập 2 to 8 and the fourth honour of Bất, which its other faces have from Tổ tôm. */
static const struct { const char *name; Text text; } bat[] = {
  { "2x", { N_("Two lanterns on a line."), NULL, 0 } },
  { "3x", { N_("Three bales of rice, and a mouse."), NULL, 0 } },
  { "4x", { N_("Four fans."), NULL, 0 } },
  { "5x", { N_("Five blossoms on a bough."), NULL, 0 } },
  { "6x", { N_("Six pieces of gold."), NULL, 0 } },
  { "7x", { N_("Seven stars, the Dipper."), NULL, 0 } },
  { "8x", { N_("Eight planks of a bridge over a pond."), NULL, 0 } },
  { "bt", { N_("Four children in a tub with a pinwheel."),
            N_("The source gives the tens eight cards from 2 to 8, which are seven; it does not tell the eighth. We took it for an "
               "honour, with a name from the sister deck Lục hổ: a guess."), 0 } },
};

static const struct { const char *name; Text text; } luc_ho[] = {
  { "1x", { N_("The first character of its name, large and stamped, over the board of the tens."),
            N_("Now the one of the tens; in Madiao it was the million. “A hundred sons” is likely a misunderstanding."), 0 } },
  { "1q", { N_("The first character of its name, large and stamped, over the coin."),
            N_("Mr Mao, a wise man of the time of the Warring States, lived hidden among gamblers. The card stands for the one of the coins."), 0 } },
  { "lh", { N_("The first character of its name, over a flower."),
            N_("“The flower of the stag”, also called pear blossom and, on older cards, white flower. Today’s game leaves it out."), 0 } },
  { "vt", { N_("The first character of its name, large and stamped, over a cloud."),
            N_("“The cloud coin”, perhaps once the true one of the coins. With 1x, 1k, 1s and 1q in one hand: five tigers come down the mountain."), 0 } },
};

static const struct { char letter; const char *shows; } luc_ho_suits[] = {
  { 'x', N_("Its number, large, over the black board of the tens.") },
  { 'k', N_("Its number, large, over the indigo octagon of the strings.") },
  { 's', N_("Its number, large, over the green lozenge of the ropes.") },
  { 'q', N_("Its number, large, over the ochre coin.") },
};

static const Text *
text_of (const ChieuGalleryDeck *deck,
         ChieuCard               card)
{
  const char *name = chieu_deck_name (deck->deck, card);
  ChieuCard shared = chieu_deck_parse (&chieu_deck_to_tom, name, strlen (name));

  /* Cards of other decks may be written like these. */
  if (deck->about == NULL)
    return NULL;
  for (gsize i = 0; i < G_N_ELEMENTS (luc_ho); i++)
    if (g_str_equal (deck->deck->id, "luc-ho") && g_str_equal (luc_ho[i].name, name))
      return &luc_ho[i].text;
  for (gsize i = 0; i < G_N_ELEMENTS (bat); i++)
    if (g_str_equal (deck->deck->id, "bat") && g_str_equal (bat[i].name, name))
      return &bat[i].text;
  if (shared < CHIEU_TO_TOM_FACES && !g_str_equal (deck->deck->id, "luc-ho") && !g_str_equal (deck->deck->id, "mau-binh"))
    return &to_tom[shared];
  return NULL;
}

static const char *
back_shows (const char *deck)
{
  if (g_str_equal (deck, "luc-ho"))
    return _("Black, as the printed packs have it.");
  return _("Two shrimps chasing each other before a net of coins: tôm is the shrimp. It is the same when it is turned round.");
}

static const char *
french_shows (char rank)
{
  if (g_ascii_isdigit (rank) || rank == 'T')
    return _("As many signs of its suit as the number says.");
  if (rank == 'A')
    return _("One large sign, filled with the pattern of a cloth.");
  return _("A person with the headgear of the figures of Tổ tôm.");
}

const char *
chieu_gallery_shows (const ChieuGalleryDeck *deck,
                     ChieuCard               card)
{
  const char *name = chieu_deck_name (deck->deck, card);
  const Text *text = text_of (deck, card);

  if (deck->about == NULL)
    return NULL;
  if (card >= deck->deck->n_faces)
    return back_shows (deck->deck->id);
  if (text != NULL)
    return _(text->shows);
  if (g_str_equal (deck->deck->id, "mau-binh"))
    return french_shows (name[0]);
  for (gsize i = 0; i < G_N_ELEMENTS (luc_ho_suits); i++)
    if (luc_ho_suits[i].letter == name[1])
      return _(luc_ho_suits[i].shows);
  return NULL;
}

static void
add_marks (int        marks,
           GPtrArray *sentences)
{
  if (marks & NAMED)
    g_ptr_array_add (sentences, (gpointer) _("Carp, peach, citadel and ship are the pictures that a club’s booklet names as very Japanese."));
  if (marks & WOMAN)
    g_ptr_array_add (sentences, (gpointer) _("The booklet counts four women among the figures."));
  if (marks & BOUND)
    g_ptr_array_add (sentences, (gpointer) _("One of the eight men with bound legs whom the booklet counts."));
  if (marks & OUR_BOUND)
    g_ptr_array_add (sentences, (gpointer) _("The booklet counts eight men with bound legs; seven can be seen on a printed pack, and we took him for the eighth."));
  if (marks & UNCLEAR)
    g_ptr_array_add (sentences, (gpointer) _("What the figure holds is our guess: the print is not clear."));
}

void
chieu_gallery_add_sources (const ChieuGalleryDeck *deck,
                           ChieuCard               card,
                           GPtrArray              *sentences)
{
  const Text *text = text_of (deck, card);

  if (text == NULL)
    return;
  if (text->source != NULL)
    g_ptr_array_add (sentences, (gpointer) _(text->source));
  add_marks (text->marks, sentences);
}
