/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "seal.h"

#include <string.h>

/* The bytes of a hash, how many of them are shown, and how many of these stand together. */
#define DIGEST 32
#define SHOWN 16
#define GROUP 2

/* Returns: (transfer full): the lines of a record that say how the cards lie: all but way, names, moves and result */
static char *
write_deal (const ChieuRecord *record)
{
  g_autoptr (ChieuRecord) deal = chieu_record_new (record->game, &record->rules, &record->carry, record->seed);

  deal->n_deck = record->n_deck;
  memcpy (deal->deck, record->deck, sizeof deal->deck);
  return chieu_record_to_string (deal);
}

char *
chieu_record_make_seal (const ChieuRecord *record)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autofree char *text = write_deal (record);
  guint8 digest[DIGEST];
  gsize size = strlen (text);
  GString *seal = g_string_new (NULL);

  for (int round = 0; round < CHIEU_SEAL_ROUNDS; round++)
    {
      gsize length = sizeof digest;

      /* The text comes first, then each hash. */
      g_checksum_reset (checksum);
      g_checksum_update (checksum, round == 0 ? (const guchar *) text : digest, (gssize) size);
      g_checksum_get_digest (checksum, digest, &length);
      size = length;
    }
  for (int i = 0; i < SHOWN; i++)
    g_string_append_printf (seal, "%s%02x", i > 0 && i % GROUP == 0 ? " " : "", digest[i]);
  return g_string_free (seal, FALSE);
}
