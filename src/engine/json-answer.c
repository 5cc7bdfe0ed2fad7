/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "json-answer.h"

#include <stdio.h>

void
chieu_json_answer_add_bool (JsonBuilder *builder,
                            const char  *key,
                            gboolean     value)
{
  json_builder_set_member_name (builder, key);
  json_builder_add_boolean_value (builder, value);
}

void
chieu_json_answer_add_faces (JsonBuilder     *builder,
                             const char      *key,
                             const ChieuDeck *deck,
                             guint64          faces)
{
  json_builder_set_member_name (builder, key);
  json_builder_begin_array (builder);
  for (; faces != 0; faces &= faces - 1)
    json_builder_add_string_value (builder, chieu_deck_name (deck, (ChieuCard) __builtin_ctzll (faces)));
  json_builder_end_array (builder);
}

void
chieu_json_answer_add_ids (JsonBuilder       *builder,
                           const char        *key,
                           const char *const *ids,
                           const uint8_t     *places,
                           int                n)
{
  json_builder_set_member_name (builder, key);
  json_builder_begin_array (builder);
  for (int i = 0; i < n; i++)
    json_builder_add_string_value (builder, ids[places[i]]);
  json_builder_end_array (builder);
}

void
chieu_json_answer_print (JsonBuilder *builder)
{
  g_autofree char *text = chieu_json_text_print_line (builder);

  puts (text);
}
