/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The gallery: every card of every deck has its picture, its names and a text;
 * what is said of where it belongs is true; and one gets about in it.
 */
#include <adwaita.h>
#include <string.h>

#include "app/gallery/gallery-deck.h"
#include "app/gallery/gallery-face.h"
#include "app/gallery/gallery.h"
#include "app/widgets/tiles.h"
#include "mat/faces/face-render.h"
#include "mat/faces/pictures.h"
#include "games/chan/rules/chan.h"
#include "games/luc-ho/rules/luc-ho.h"
#include "games/mau-binh/rules/mau-binh.h"
#include "games/to-tom/rules/to-tom.h"

#define FOREACH_DECK(d) \
  for (const ChieuGalleryDeck *d = chieu_gallery_get_deck (0); d != NULL; d = next_deck (d))
#define FOREACH_CARD(d, card) FOREACH_DECK (d) for (int card = 0; card < d->deck->n_faces; card++)

static const ChieuGalleryDeck *
next_deck (const ChieuGalleryDeck *deck)
{
  for (int i = 0; i < chieu_gallery_count_decks () - 1; i++)
    if (chieu_gallery_get_deck (i) == deck)
      return chieu_gallery_get_deck (i + 1);
  return NULL;
}

/* ---- What is told ---- */

static void
test_pictures (void)
{
  FOREACH_CARD (d, card)
    {
      g_autofree char *path = chieu_pictures_face_path (d->deck->id, chieu_deck_name (d->deck, card), FALSE);

      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        g_error ("%s is missing", path);
    }
}

/* The decks that are said to have their names in letters, too, are those whose pictures all have them. */
static void
test_letters (void)
{
  int with = 0;

  FOREACH_CARD (d, card)
    {
      g_autofree char *path = chieu_pictures_face_path (d->deck->id, chieu_deck_name (d->deck, card), FALSE);
      g_autofree char *picture = NULL;

      g_assert_true (g_file_get_contents (path, &picture, NULL, NULL));
      g_assert_cmpint (strstr (picture, CHIEU_FACE_QUOC_NGU) != NULL, ==, d->quoc_ngu);
      with += d->quoc_ngu;
    }
  /* The cards of Tổ tôm and those of Bất. */
  g_assert_cmpint (with, ==, 30 + 38);
}

/* No card is without a name, and no two of a deck have the same one. */
static void
test_names (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  FOREACH_CARD (d, card)
    {
      ChieuGalleryNames names;
      g_autofree char *spoken = chieu_gallery_get_spoken (d, card);

      chieu_gallery_get_names (d, card, &names);
      if (names.vietnamese == NULL || names.japanese == NULL || names.chinese == NULL || *spoken == '\0')
        g_error ("%s of %s has no name", chieu_deck_name (d->deck, card), d->deck->id);
      g_assert_true (g_hash_table_add (seen, g_strconcat (d->deck->id, names.vietnamese, NULL)));
      if (names.han != NULL)
        g_assert_true (g_hash_table_add (seen, g_strconcat (d->deck->id, names.han, NULL)));
      chieu_gallery_names_clear (&names);
    }
}

static void
assert_names (const char *deck,
              const char *card,
              const char *vietnamese,
              const char *han,
              const char *japanese,
              const char *chinese)
{
  FOREACH_DECK (d)
    if (g_str_equal (d->deck->id, deck))
      {
        ChieuGalleryNames names;

        chieu_gallery_get_names (d, chieu_deck_parse (d->deck, card, strlen (card)), &names);
        g_assert_cmpstr (names.vietnamese, ==, vietnamese);
        g_assert_cmpstr (names.han, ==, han);
        g_assert_cmpstr (names.japanese, ==, japanese);
        g_assert_cmpstr (names.chinese, ==, chinese);
        chieu_gallery_names_clear (&names);
        return;
      }
  g_assert_not_reached ();
}

static void
test_some_names (void)
{
  assert_names ("to-tom", "8v", "Bát vạn", "八萬", "八萬", "八萬, 八万");
  assert_names ("to-tom", "cc", "Chi chi", "之文", "之文（チーチー）", "之文");
  assert_names ("to-tom", "tt", "Thang thang", "空湯", "空湯", "空湯, 空汤");
  assert_names ("luc-ho", "1x", "Bách tử", "百子", "百子", "百子");
  assert_names ("luc-ho", "3k", "Tam quán", "三貫", "三貫", "三貫, 三贯");
  assert_names ("luc-ho", "2x", "Nhị thập", "二拾", "二拾", "二拾");
  assert_names ("bat", "2x", "Nhị thập", "二十", "二十", "二十");
  assert_names ("mau-binh", "As", "Át bích (A♠)", NULL, "スペードのA", "黑桃A");
  assert_names ("mau-binh", "Th", "10 cơ (10♥)", NULL, "ハートの10", "紅心10");
}

/* Every deck has as many red cards as the notation says. */
static void
test_red (void)
{
  static const int n_red[] = { 7, 8, 8, 26 };
  static const char *const red_luc_ho[] = { "9x", "9k", "9s", "9q", "1x", "1q", "vt", "8x" };
  const ChieuDeck *luc_ho = chieu_gallery_get_deck (1)->deck;

  g_assert_cmpint (chieu_gallery_count_decks (), ==, G_N_ELEMENTS (n_red));
  for (int i = 0; i < chieu_gallery_count_decks (); i++)
    {
      const ChieuDeck *deck = chieu_gallery_get_deck (i)->deck;
      int n = 0;

      for (int card = 0; card < deck->n_faces; card++)
        n += chieu_deck_is_red (deck, (ChieuCard) card);
      g_assert_cmpint (n, ==, n_red[i]);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (red_luc_ho); i++)
    g_assert_true (chieu_deck_is_red (luc_ho, chieu_deck_parse (luc_ho, red_luc_ho[i], 2)));
}

/* The decks are laid out whole, suit after suit. */
static void
test_places (void)
{
  static const char *const french[] = { "As", "2s", "Ks", "Ah", "Kc" };
  static const int places[] = { 0, 1, 12, 13, 51 };
  const ChieuGalleryDeck *mau_binh = chieu_gallery_get_deck (chieu_gallery_find_deck (&chieu_mau_binh));

  FOREACH_DECK (d)
    for (int place = 0; place <= d->deck->n_faces; place++)
      g_assert_cmpint (chieu_gallery_find_place (d, chieu_gallery_get_card_at (d, place)), ==, place);
  for (gsize i = 0; i < G_N_ELEMENTS (french); i++)
    g_assert_cmpstr (chieu_deck_name (mau_binh->deck, chieu_gallery_get_card_at (mau_binh, places[i])), ==, french[i]);
}

/* The gallery says of each card, and of the back of each deck, what is drawn on it. */
static void
test_drawn (void)
{
  FOREACH_CARD (d, card)
    if (chieu_gallery_get_drawn (d, card) == NULL)
      g_error ("nothing is said of %s of %s", chieu_deck_name (d->deck, card), d->deck->id);
  FOREACH_DECK (d)
    g_assert_nonnull (chieu_gallery_get_drawn (d, CHIEU_CARD_HIDDEN));
}

/* Each card of each game is found by its game and its number there, and is the same card in the gallery, which says what it is worth;
 * and each group of cards that is shown with it has it. */
static void
test_games (void)
{
  for (int g = 0; chieu_games[g] != NULL; g++)
    for (int card = 0; card < chieu_games[g]->deck->n_faces; card++)
      {
        const ChieuGame *game = chieu_games[g];
        const ChieuGalleryDeck *deck = chieu_gallery_get_deck (chieu_gallery_find_deck (game));
        ChieuCard face = chieu_gallery_find_face (deck, game, (ChieuCard) card);
        g_autoptr (GArray) phu = NULL;
        g_autoptr (GArray) cuoc = NULL;

        g_assert_cmpstr (chieu_deck_name (deck->deck, face), ==, chieu_deck_name (game->deck, (ChieuCard) card));
        g_assert_true (deck->about != NULL);
        phu = chieu_gallery_get_phu (deck, game, face);
        cuoc = chieu_gallery_get_cuoc (deck, game, face);
        if (phu->len == 0)
          g_error ("%s: nothing is said of what %s is worth", game->id, chieu_deck_name (deck->deck, face));
        for (guint i = 0; i < phu->len; i++)
          {
            const ChieuGalleryPhu *one = &g_array_index (phu, ChieuGalleryPhu, i);

            g_assert_cmpstr (one->name, !=, "");
            g_assert_true (one->n == 0 || memchr (one->cards, face, one->n) != NULL);
          }
        for (guint i = 0; i < cuoc->len; i++)
          g_assert_cmpstr (g_array_index (cuoc, ChieuGalleryCuoc, i).name, !=, "");
      }
}

/* A game that nobody wrote about has plain faces and its names, and nothing that is true of other decks. */
static void
test_plain (void)
{
  ChieuGame copies[] = { chieu_luc_ho, chieu_to_tom };

  for (gsize i = 0; i < G_N_ELEMENTS (copies); i++)
    {
      const ChieuGame *game = &copies[i];
      g_autofree ChieuGalleryDeck *deck = chieu_gallery_deck_new_plain (game);

      g_assert_cmpstr (deck->title, !=, "");
      for (int card = 0; card < game->deck->n_faces; card++)
        {
          g_autofree char *spoken = chieu_gallery_get_spoken (deck, (ChieuCard) card);
          g_autoptr (GArray) phu = chieu_gallery_get_phu (deck, game, (ChieuCard) card);
          ChieuGalleryNames names;

          g_assert_cmpint (chieu_gallery_find_face (deck, game, (ChieuCard) card), ==, card);
          chieu_gallery_get_names (deck, (ChieuCard) card, &names);
          g_assert_cmpstr (names.vietnamese, !=, "");
          g_assert_cmpstr (spoken, !=, "");
          g_assert_null (chieu_gallery_get_drawn (deck, (ChieuCard) card));
          g_assert_cmpint (phu->len, ==, 0);
          chieu_gallery_names_clear (&names);
        }
    }
}

static gboolean
has_cuoc (const ChieuGame *game,
          ChieuCard        card,
          const char      *name)
{
  g_autoptr (GArray) cuoc = chieu_gallery_get_cuoc (chieu_gallery_get_deck (0), game, card);

  for (guint i = 0; i < cuoc->len; i++)
    if (g_str_equal (g_array_index (cuoc, ChieuGalleryCuoc, i).name, name))
      return TRUE;
  return FALSE;
}

static void
test_cuoc (void)
{
  static const struct { const ChieuGame *game; ChieuCard card; const char *name; gboolean has; } rows[] = {
    { &chieu_to_tom, CHIEU_V (3), "Tôm", TRUE }, { &chieu_to_tom, CHIEU_N (7), "Tôm", TRUE },
    { &chieu_to_tom, CHIEU_N (3), "Tôm", FALSE }, { &chieu_to_tom, CHIEU_V (9), "Lèo", TRUE },
    { &chieu_to_tom, CHIEU_CC, "Lèo", TRUE }, { &chieu_to_tom, CHIEU_S (9), "Lèo", FALSE },
    { &chieu_to_tom, CHIEU_CC, "Chi nẩy", TRUE }, { &chieu_to_tom, CHIEU_OC, "Kính tứ cố", TRUE },
    { &chieu_to_tom, CHIEU_TT, "Kính tứ cố", FALSE }, { &chieu_to_tom, CHIEU_TT, "Thập hồng", TRUE },
    { &chieu_to_tom, CHIEU_V (1), "Bạch định", TRUE }, { &chieu_to_tom, CHIEU_TT, "Bạch định", FALSE },
    { &chieu_to_tom, CHIEU_V (2), "Hoa rơi cửa phật", FALSE }, { &chieu_chan, CHIEU_V (2), "Hoa rơi cửa phật", TRUE },
    { &chieu_chan, CHIEU_V (5), "Cá lội sân đình", TRUE }, { &chieu_chan, CHIEU_S (5), "Cá nhảy đầu thuyền", TRUE },
    { &chieu_chan, CHIEU_N (8), "Tiểu đồng hái hoa", TRUE }, { &chieu_chan, CHIEU_CC, "Ngư ông bắt cá", TRUE },
    { &chieu_chan, CHIEU_V (8), "Hoa rơi cửa phật", FALSE }, { &chieu_chan, CHIEU_V (8), "Tám đỏ", TRUE },
    { &chieu_chan, CHIEU_CC, "Kính tứ chi", TRUE }, { &chieu_chan, CHIEU_V (1), "Bạch định", FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    if (has_cuoc (rows[i].game, rows[i].card, rows[i].name) != rows[i].has)
      g_error ("%s: %s: %s", rows[i].game->id, chieu_deck_name (&chieu_deck_to_tom, rows[i].card), rows[i].name);
}

/* ---- Getting about ---- */

static ChieuGallery *
gallery_new (GtkWidget **window)
{
  GtkWidget *gallery = chieu_gallery_new ();

  *window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (*window), 1024, 600);
  gtk_window_set_child (GTK_WINDOW (*window), gallery);
  gtk_window_present (GTK_WINDOW (*window));
  while (gtk_widget_get_width (gallery) == 0)
    g_main_context_iteration (NULL, TRUE);
  return CHIEU_GALLERY (gallery);
}

/* Returns: (nullable): the large card, which is the first face in @widget that is seen */
static GtkWidget *
find_face (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_child_visible (widget) || CHIEU_IS_GALLERY_FACE (widget))
    return gtk_widget_get_child_visible (widget) ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_face (child);
  return found;
}

static void
assert_card (ChieuGallery *gallery,
             const char   *spoken)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (find_face (GTK_WIDGET (gallery))), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken);
}

static void
activate (ChieuGallery *gallery,
          const char   *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (gallery), action, NULL));
}

static void
test_turning (void)
{
  GtkWidget *window;
  ChieuGallery *gallery = gallery_new (&window);

  chieu_gallery_show_card (gallery, &chieu_to_tom, CHIEU_V (1));
  assert_card (gallery, "1 Vạn (nhất vạn), black");
  activate (gallery, "gallery.next");
  assert_card (gallery, "2 Vạn (nhị vạn), black");
  activate (gallery, "gallery.previous");
  activate (gallery, "gallery.previous");
  assert_card (gallery, "The back");
  activate (gallery, "gallery.previous");
  assert_card (gallery, "Ông cụ, red");
  chieu_gallery_show_card (gallery, &chieu_to_tom, CHIEU_CARD_HIDDEN);
  assert_card (gallery, "The back");
  chieu_gallery_show_card (gallery, &chieu_chan, CHIEU_CHAN_V (8));
  assert_card (gallery, "8 Vạn (bát vạn), red");
  chieu_gallery_show_card (gallery, &chieu_mau_binh, 0);
  assert_card (gallery, "2 of spades");
  chieu_gallery_show_card (gallery, &chieu_luc_ho, CHIEU_LH (1, 3));
  assert_card (gallery, "3 Quán (tam quán), black");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The way back from a card leads to the mat at once, or to the other cards, wherever one came from. */
static void
test_going_back (void)
{
  GtkWidget *window;
  ChieuGallery *gallery = gallery_new (&window);
  GtkWidget *focus;

  chieu_gallery_show_card (gallery, &chieu_to_tom, CHIEU_V (8));
  g_assert_false (chieu_gallery_go_back (gallery));
  activate (gallery, "gallery.all");
  g_assert_false (chieu_gallery_go_back (gallery));
  focus = gtk_root_get_focus (GTK_ROOT (window));
  g_assert_true (GTK_IS_FLOW_BOX_CHILD (focus));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_LABEL, "8 Vạn (bát vạn), red");
  gtk_widget_activate (focus);
  assert_card (gallery, "8 Vạn (bát vạn), red");
  g_assert_true (chieu_gallery_go_back (gallery));
  g_assert_false (chieu_gallery_go_back (gallery));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* ---- Tiles ---- */

static void
count_cb (int *n)
{
  (*n)++;
}

static void
test_tiles (void)
{
  g_autoptr (GtkWidget) tiles = g_object_ref_sink (g_object_new (CHIEU_TYPE_TILES, NULL));
  int notified = 0;

  g_assert_null (chieu_tiles_get_selected (CHIEU_TILES (tiles)));
  chieu_tiles_add_tile (CHIEU_TILES (tiles), "a", gtk_drawing_area_new (), "First", TRUE);
  chieu_tiles_add_tile (CHIEU_TILES (tiles), "b", gtk_drawing_area_new (), "Second", FALSE);
  g_assert_cmpstr (chieu_tiles_get_selected (CHIEU_TILES (tiles)), ==, "a");
  g_signal_connect_swapped (tiles, "notify::selected", G_CALLBACK (count_cb), &notified);
  g_object_set (tiles, "selected", "b", NULL);
  g_assert_cmpstr (chieu_tiles_get_selected (CHIEU_TILES (tiles)), ==, "b");
  g_assert_cmpint (notified, ==, 1);
  chieu_tiles_set_selected (CHIEU_TILES (tiles), "c");
  g_assert_cmpstr (chieu_tiles_get_selected (CHIEU_TILES (tiles)), ==, "b");
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (tiles), GTK_ACCESSIBLE_ROLE_RADIO_GROUP);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (gtk_widget_get_last_child (tiles)), GTK_ACCESSIBLE_PROPERTY_LABEL, "Second");
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  chieu_pictures_set_folder (PICTURES_FOLDER);
  g_test_add_func ("/gallery/letters", test_letters);
  g_test_add_func ("/gallery/pictures", test_pictures);
  g_test_add_func ("/gallery/names", test_names);
  g_test_add_func ("/gallery/some-names", test_some_names);
  g_test_add_func ("/gallery/red", test_red);
  g_test_add_func ("/gallery/drawn", test_drawn);
  g_test_add_func ("/gallery/places", test_places);
  g_test_add_func ("/gallery/games", test_games);
  g_test_add_func ("/gallery/plain", test_plain);
  g_test_add_func ("/gallery/cuoc", test_cuoc);
  g_test_add_func ("/gallery/turning", test_turning);
  g_test_add_func ("/gallery/going-back", test_going_back);
  g_test_add_func ("/tiles/choosing", test_tiles);
  return g_test_run ();
}
