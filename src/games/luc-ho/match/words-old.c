/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Says why a card of Lục hổ is old although cards that beat it were never shown: that nobody else can hold those, and which tricks
 * prove it.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "words.h"

/* Returns: whether the proofs say the same about both cards */
static gboolean
is_proved_alike (const ChieuLucHoWhyOld *a,
                 const ChieuLucHoWhyOld *b)
{
  return a->trick[0] == b->trick[0] && a->trick[1] == b->trick[1];
}

static char *
write_proof (const ChieuLucHoWhyOld *why,
             const char             *higher,
             const char             *old)
{
  int one = MIN (why->trick[0], why->trick[1]), two = MAX (why->trick[0], why->trick[1]);

  if (one < 0 || two == 0)
    /* Translators: an old card, then cards that would beat it. */
    return g_strdup_printf (_("%1$s is old: the drops prove that no other player can hold %2$s."), old, higher);
  if (one == 0)
    /* Translators: an old card, the number of a trick, cards that would beat it. */
    return g_strdup_printf (_("%1$s is old: in trick %2$d one player dropped cards rather than beat with %3$s, and the other has no "
                              "cards left."),
                            old, two, higher);
  if (one == two)
    /* Translators: an old card, the number of a trick, cards that would beat it. */
    return g_strdup_printf (_("%1$s is old: in trick %2$d the other two dropped cards, though %3$s would have beaten the trick, so "
                              "neither kept it."),
                            old, one, higher);
  /* Translators: an old card, the numbers of two tricks, cards that would beat it. */
  return g_strdup_printf (_("%1$s is old: in tricks %2$d and %3$d the others dropped cards, though %4$s would have beaten the trick, "
                            "so neither kept it."),
                          old, one, two, higher);
}

char *
chieu_words_luc_ho_why_old (const ChieuWords      *words,
                            const ChieuLucHoState *view,
                            int                    seat,
                            ChieuCard              card)
{
  ChieuLucHoWhyOld why[CHIEU_LUC_HO_RANKS];
  int n = chieu_luc_ho_list_why_old (view, seat, card, why);
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < n;)
    {
      ChieuCard cards[CHIEU_LUC_HO_RANKS];
      int alike = 0;
      g_autofree char *higher = NULL, *sentence = NULL;

      for (int j = i; j < n && is_proved_alike (&why[i], &why[j]); j++)
        cards[alike++] = why[j].card;
      higher = chieu_words_cards (words, cards, alike);
      sentence = write_proof (&why[i], higher, chieu_words_card (words, card));
      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", sentence);
      i += alike;
    }
  return n > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}
