/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The moves of Tổ tôm in sentences: one for the person, one for somebody else.
 */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "match/words/words-sentence.h"
#include "words.h"

/* ---- Phu ---- */

static const char *
name_lung (const ChieuCard *cards,
           int              n)
{
  if (memchr (cards, CHIEU_N (7), (size_t) n) != NULL)
    return _("Tôm");
  if (memchr (cards, CHIEU_CC, (size_t) n) != NULL)
    return _("Lèo");
  return _("Lưng");
}

const char *
chieu_words_to_tom_phu (int              kind,
                        const ChieuCard *cards,
                        int              n)
{
  switch ((ChieuPhuKind) kind)
    {
    case CHIEU_PHU_BI:
      return _("Bí");
    case CHIEU_PHU_DOC:
      return _("Dọc");
    case CHIEU_PHU_LUNG:
      return name_lung (cards, n);
    case CHIEU_PHU_KHAN:
      return _("Khàn");
    case CHIEU_PHU_PHONG:
      return _("Phỗng");
    case CHIEU_PHU_THIEN_KHAI:
      return _("Thiên khai");
    case CHIEU_PHU_YEU:
      return _("Yêu");
    case CHIEU_N_PHU_KINDS:
      break;
    }
  g_return_val_if_reached ("");
}

/* Returns: the kind of phu that @cards are, or CHIEU_N_PHU_KINDS. Three equal cards are a phỗng on the mat, as a khàn lies face
 * down. */
static ChieuPhuKind
find_kind (const ChieuCard *cards,
           int              n,
           gboolean         in_hand)
{
  static const ChieuPhuKind kinds[] = { CHIEU_PHU_LUNG, CHIEU_PHU_THIEN_KHAI, CHIEU_PHU_KHAN, CHIEU_PHU_DOC, CHIEU_PHU_BI };
  ChieuPhu phu = { .n = (uint8_t) MIN (n, CHIEU_PHU_CARDS_MAX) };

  memcpy (phu.cards, cards, phu.n * sizeof *cards);
  for (gsize k = 0; k < G_N_ELEMENTS (kinds); k++)
    {
      phu.kind = (uint8_t) kinds[k];
      if (n <= CHIEU_PHU_CARDS_MAX && chieu_phu_is_valid (&phu))
        return kinds[k] == CHIEU_PHU_KHAN && !in_hand ? CHIEU_PHU_PHONG : kinds[k];
    }
  return CHIEU_N_PHU_KINDS;
}

char *
chieu_words_to_tom_together (const ChieuWords *self,
                             const ChieuCard  *cards,
                             int               n,
                             gboolean          in_hand)
{
  ChieuPhuKind kind;

  if (memchr (cards, CHIEU_CARD_HIDDEN, (gsize) n) != NULL)
    /* Translators: where a card lies, in the words of a screen reader. */
    return g_strdup (_("in a phu face down"));
  kind = find_kind (cards, n, in_hand);
  if (kind == CHIEU_N_PHU_KINDS)
    return NULL;
  /* Translators: where a card lies, in the words of a screen reader: the name of a phu. */
  return g_strdup_printf (_("in the phu %s"), chieu_words_to_tom_phu (kind, cards, n));
}

/* Returns: how many cards the first part of a move has; the others go down beside it */
static int
count_first_part (const ChieuMove *move)
{
  return move->split > 0 && move->split < move->n ? move->split : move->n;
}

/* ---- What there is to choose ---- */

static char *
name_phu (const ChieuMove *move)
{
  const char *name = chieu_words_to_tom_phu (move->detail & CHIEU_TO_TOM_KIND_MASK, move->cards, count_first_part (move));

  /* Translators: name of a phu that lies on the mat already and is lengthened. */
  return move->target == CHIEU_TO_TOM_NEW ? g_strdup (name) : g_strdup_printf (_("%s on the mat"), name);
}

static char *
describe_choice_an (const ChieuWords *self,
                    const ChieuMove  *move)
{
  int n = count_first_part (move);
  g_autofree char *cards = chieu_words_cards (self, move->cards, n);
  g_autofree char *beside = chieu_words_cards (self, move->cards + n, move->n - n);
  g_autofree char *phu = name_phu (move);

  if (move->detail & CHIEU_TO_TOM_LAT)
    /* Translators: name of a phu, its cards; a khàn of the eaten card is turned up, too. */
    return g_strdup_printf (_("%1$s: %2$s, and the khàn turned up"), phu, cards);
  if (*beside == '\0')
    /* Translators: name of a phu, its cards. */
    return g_strdup_printf (_("%1$s: %2$s"), phu, cards);
  if (move->detail & CHIEU_TO_TOM_ALONE)
    /* Translators: name of a phu, its cards, cards that go down beside it. */
    return g_strdup_printf (_("%1$s: %2$s; laid beside it %3$s"), phu, cards, beside);
  /* Translators: name of a phu, its cards, the cards of a dọc that goes down with it. */
  return g_strdup_printf (_("%1$s: %2$s; with the dọc %3$s"), phu, cards, beside);
}

static char *
describe_choice_phong (const ChieuWords *self,
                       const ChieuMove  *move)
{
  const char *face = chieu_words_card (self, move->face);
  int n = count_first_part (move);
  g_autofree char *beside = chieu_words_cards (self, move->cards + n, move->n - n);

  if (*beside == '\0')
    return g_strdup_printf (_("Phỗng: %s"), face);
  return g_strdup_printf (_("Phỗng: %1$s; with the dọc %2$s"), face, beside);
}

/* Says what became of a khàn bất thực, as the winner does (docs/rules/to-tom.md, "Opening"). */
static char *
describe_bat_thuc (const ChieuMove *move)
{
  return move->detail == 0
         /* Translators: words of the game: all cards of the khàn bất thực were used in phu. */
         ? g_strdup (_("ăn cả"))
         /* Translators: words of the game: so many cards of the khàn bất thực were discarded. */
         : g_strdup_printf (_("đánh %d"), move->detail);
}

static char *
describe_choice_bao (const ChieuWords *self,
                     const ChieuMove  *move)
{
  g_autofree char *said = describe_bat_thuc (move);

  /* Translators: a word of the game, a card, what became of it: “Báo bất thực: 5 Sách, ăn cả”. */
  return g_strdup_printf (_("%1$s: %2$s, %3$s"), chieu_words_label (self, move->kind),
                          chieu_words_card (self, move->face), said);
}

char *
chieu_words_to_tom_choice (const ChieuWords *self,
                           const ChieuMove  *move,
                           int               seats)
{
  const char *label = chieu_words_label (self, move->kind);

  switch ((ChieuToTomMoveKind) move->kind)
    {
    case CHIEU_TO_TOM_AN:
      return describe_choice_an (self, move);
    case CHIEU_TO_TOM_PHONG:
      return describe_choice_phong (self, move);
    case CHIEU_TO_TOM_BAO_BAT_THUC:
      return describe_choice_bao (self, move);
    case CHIEU_TO_TOM_XUONG:
      return chieu_words_call (self, move->cards, move->n, seats);
    default:
      if (move->face == CHIEU_CARD_NONE)
        return g_strdup (label);
      /* Translators: a word of the game on a button, and a card. */
      return g_strdup_printf (_("%1$s: %2$s"), label, chieu_words_card (self, move->face));
    }
}

char *
chieu_words_to_tom_choice_name (const ChieuWords *self,
                                const ChieuMove  *move,
                                int               seats)
{
  switch ((ChieuToTomMoveKind) move->kind)
    {
    case CHIEU_TO_TOM_AN:
      return name_phu (move);
    case CHIEU_TO_TOM_BAO_BAT_THUC:
      return describe_bat_thuc (move);
    case CHIEU_TO_TOM_XUONG:
      return chieu_words_call (self, move->cards, move->n, seats);
    default:
      return g_strdup (chieu_words_label (self, move->kind));
    }
}

/* ---- What was done ---- */

/* Translators: %1$s is a player, %2$s a card; where there is one %s, it is the card and the player is the reader. */
static const ChieuSentence about_card[CHIEU_TO_TOM_N_MOVES] = {
  [CHIEU_TO_TOM_DANH] = { N_("%1$s discards %2$s."), N_("You discard %s.") },
  [CHIEU_TO_TOM_TRA] = { N_("%1$s returns %2$s to the gate."), N_("You return %s to the gate.") },
  [CHIEU_TO_TOM_TRA_THUA] = {
    N_("%1$s has a card too many and gives %2$s back: it goes under the nọc."),
    N_("You have a card too many and give %s back: it goes under the nọc."),
  },
  [CHIEU_TO_TOM_DAY_KHAN] = { N_("%1$s raises the khàn of %2$s."), N_("You raise the khàn of %s.") },
  [CHIEU_TO_TOM_LAT_KHAN] = { N_("%1$s turns up the khàn of %2$s."), N_("You turn up the khàn of %s.") },
  [CHIEU_TO_TOM_BOC] = {
    N_("%1$s leaves it, adds %2$s to the dọc, and draws."), N_("You leave it, add %s to the dọc, and draw."),
  },
  [CHIEU_TO_TOM_DUOI] = {
    N_("%1$s adds %2$s to the dọc and passes the card to the right."),
    N_("You add %s to the dọc and pass the card to the right."),
  },
};

/* Translators: %s is a player; where there is none, the player is the reader. */
static const ChieuSentence plain[CHIEU_TO_TOM_N_MOVES] = {
  [CHIEU_TO_TOM_KHAN] = { N_("%s lays a khàn face down."), N_("You lay a khàn face down.") },
  [CHIEU_TO_TOM_THIEN_KHAI] = { N_("%s lays a thiên khai face down."), N_("You lay a thiên khai face down.") },
  [CHIEU_TO_TOM_BAT_THUC] = {
    N_("%s keeps a khàn as bất thực and takes a cup."), N_("You keep a khàn as bất thực and take a cup."),
  },
  [CHIEU_TO_TOM_XONG] = { N_("%s is done."), N_("You are done.") },
  [CHIEU_TO_TOM_U] = { N_("%s calls ù!"), N_("You call ù!") },
  [CHIEU_TO_TOM_BOC] = { N_("%s leaves it and draws."), N_("You leave it and draw.") },
  [CHIEU_TO_TOM_DUOI] = { N_("%s passes the card to the right."), N_("You pass the card to the right.") },
  [CHIEU_TO_TOM_QUA] = { N_("%s passes."), N_("You pass.") },
  [CHIEU_TO_TOM_TRA_CHEN] = { N_("%s returns the cup."), N_("You return the cup.") },
  [CHIEU_TO_TOM_HO_PHONG] = { N_("%s says: phỗng."), N_("You say: phỗng.") },
  [CHIEU_TO_TOM_HO_KHONG_PHONG] = { N_("%s says: không phỗng."), N_("You say: không phỗng.") },
  [CHIEU_TO_TOM_KHONG_DANH] = { N_("%s puts no card down."), N_("You put no card down.") },
};

/* Returns: (transfer full): the cards of the phu except the one that is eaten */
static char *
list_cards_beside (const ChieuWords *self,
                   const ChieuMove  *move)
{
  ChieuCard cards[CHIEU_MOVE_CARDS_MAX];
  gboolean eaten = FALSE;
  int n = 0;

  for (int i = 0; i < count_first_part (move); i++)
    if (eaten || move->cards[i] != move->face)
      cards[n++] = move->cards[i];
    else
      eaten = TRUE;
  return chieu_words_cards (self, cards, n);
}

static char *
describe_an (const ChieuWords *self,
             const ChieuMove  *move,
             const char       *who)
{
  const char *card = chieu_words_card (self, move->face);
  int kind = move->detail & CHIEU_TO_TOM_KIND_MASK;
  const char *phu = chieu_words_to_tom_phu (kind, move->cards, count_first_part (move));
  g_autofree char *with = list_cards_beside (self, move);

  if (move->target != CHIEU_TO_TOM_NEW)
    return who == NULL
           ? g_strdup_printf (_("You eat %s onto a phu on the mat."), card)
           : g_strdup_printf (_("%1$s eats %2$s onto a phu on the mat."), who, card);
  if (kind == CHIEU_PHU_YEU)
    return who == NULL
           ? g_strdup_printf (_("You eat %s alone."), card)
           : g_strdup_printf (_("%1$s eats %2$s alone."), who, card);
  return who == NULL
         /* Translators: a card, the phu that is made with it, and the other cards of that. */
         ? g_strdup_printf (_("You eat %1$s: %2$s with %3$s."), card, phu, with)
         /* Translators: a player, a card, the phu that is made with it, and the other cards of that. */
         : g_strdup_printf (_("%1$s eats %2$s: %3$s with %4$s."), who, card, phu, with);
}

static char *
describe_phong (const ChieuWords *self,
                const ChieuMove  *move,
                const char       *who)
{
  const char *card = chieu_words_card (self, move->face);

  return who == NULL
         ? g_strdup_printf (_("You take %s by phỗng."), card)
         : g_strdup_printf (_("%1$s takes %2$s by phỗng."), who, card);
}

static char *
describe_bao (const ChieuWords *self,
              const ChieuMove  *move,
              const char       *who)
{
  const char *card = chieu_words_card (self, move->face);
  g_autofree char *said = describe_bat_thuc (move);

  return who == NULL
         /* Translators: a card, and what became of it: “ăn cả”. */
         ? g_strdup_printf (_("You say: khàn bất thực %1$s, %2$s."), card, said)
         /* Translators: a player, a card, and what became of it: “ăn cả”. */
         : g_strdup_printf (_("%1$s says: khàn bất thực %2$s, %3$s."), who, card, said);
}

char *
chieu_words_to_tom_move (const ChieuWords *self,
                         const ChieuMove  *move,
                         int               seats,
                         const char       *who)
{
  g_return_val_if_fail (move->kind < CHIEU_TO_TOM_N_MOVES, g_strdup (""));

  switch ((ChieuToTomMoveKind) move->kind)
    {
    case CHIEU_TO_TOM_AN:
      return describe_an (self, move, who);
    case CHIEU_TO_TOM_PHONG:
      return describe_phong (self, move, who);
    case CHIEU_TO_TOM_BAO_BAT_THUC:
      return describe_bao (self, move, who);
    case CHIEU_TO_TOM_XUONG:
      return chieu_words_call_made (self, move, seats, who);
    default:
      break;
    }
  if (about_card[move->kind].other != NULL && (move->face != CHIEU_CARD_NONE || plain[move->kind].other == NULL))
    return chieu_sentence_write_with_card (&about_card[move->kind], who, chieu_words_card (self, move->face));
  return chieu_sentence_write (&plain[move->kind], who);
}
