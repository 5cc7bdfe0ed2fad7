/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writes an evening as a JSON text, and loads it from a file; a damaged one is put aside, so that nobody's evening is ever overwritten.
 */
#include <gio/gio.h>

#include "match/record/bounded.h"
#include "match/record/file-writer.h"
#include "evening-private.h"
#include "match/record/json-text.h"
#include "games/to-tom/rules/cuoc.h"

/* ---- Writing ---- */

static void
write_hand (JsonBuilder            *builder,
            const ChieuEveningHand *hand)
{
  json_builder_begin_object (builder);
  chieu_json_text_add_string (builder, "outcome", chieu_evening_outcomes[hand->outcome]);
  chieu_json_text_add_int (builder, "winner", hand->winner);
  json_builder_set_member_name (builder, "call");
  json_builder_begin_array (builder);
  for (int i = 0; i < hand->n_cuoc; i++)
    json_builder_add_string_value (builder, chieu_cuoc_ids[hand->cuoc[i]]);
  json_builder_end_array (builder);
  chieu_json_text_add_string (builder, "cards", hand->cards != NULL ? hand->cards : "");
  chieu_json_text_add_int (builder, "when", hand->when);
  json_builder_end_object (builder);
}

static void
write_house (JsonBuilder           *builder,
             const ChieuHouseRules *house)
{
  g_autofree char *text = chieu_house_rules_to_string (house);
  JsonNode *node = json_from_string (text, NULL);

  json_builder_set_member_name (builder, "house-rules");
  json_builder_add_value (builder, node);
}

char *
chieu_evening_to_string (const ChieuEvening *self)
{
  g_autoptr (JsonBuilder) builder = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  builder = json_builder_new ();
  json_builder_begin_object (builder);
  chieu_json_text_add_int (builder, "format", CHIEU_EVENING_FORMAT);
  json_builder_set_member_name (builder, "players");
  json_builder_begin_array (builder);
  for (int seat = 0; seat < self->seats; seat++)
    json_builder_add_string_value (builder, self->names[seat]);
  json_builder_end_array (builder);
  chieu_json_text_add_int (builder, "pot", self->pot);
  write_house (builder, self->house);
  json_builder_set_member_name (builder, "hands");
  json_builder_begin_array (builder);
  for (guint i = 0; i < self->hands->len; i++)
    write_hand (builder, chieu_evening_get_hand (self, i));
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  return chieu_json_text_print (builder);
}

/* ---- Other files beside it ---- */

/* Returns: (transfer full): a path beside @path that no file has yet, nor one that still has to be written */
static char *
name_beside (const char *path,
             const char *tag)
{
  for (int i = 1;; i++)
    {
      char *beside = g_strdup_printf ("%s.%s-%d", path, tag, i);

      if (!chieu_file_writer_exists (beside))
        return beside;
      g_free (beside);
    }
}

char *
chieu_evening_find_place (const char *path)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "%Y-%m-%d");

  g_return_val_if_fail (path != NULL, NULL);

  return name_beside (path, day);
}

/* ---- Reading ---- */

/* Moves a file that cannot be used out of the way; @aside (nullable) gets its new path, if that could be done. */
static void
put_aside (const char  *path,
           char       **aside)
{
  g_autofree char *to = name_beside (path, "damaged");
  g_autoptr (GFile) from_file = g_file_new_for_path (path);
  g_autoptr (GFile) to_file = g_file_new_for_path (to);

  if (g_file_move (from_file, to_file, G_FILE_COPY_NONE, NULL, NULL, NULL, NULL) && aside != NULL)
    *aside = g_steal_pointer (&to);
}

ChieuEvening *
chieu_evening_load (const char  *path,
                    char       **aside,
                    GError     **error)
{
  g_autofree char *name = NULL;
  g_autofree char *source = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) wrong = NULL;
  ChieuEvening *self;
  gsize length;

  g_return_val_if_fail (path != NULL, NULL);

  name = g_path_get_basename (path);
  source = g_filename_display_name (name);
  if (aside != NULL)
    *aside = NULL;
  if (!chieu_file_writer_read (path, CHIEU_EVENING_BYTES_MAX, &text, &length, &wrong))
    {
      if (g_error_matches (wrong, CHIEU_BOUNDED_ERROR, CHIEU_BOUNDED_ERROR_MISSING))
        return NULL;
      /* A file that cannot be read could still be written over, so it is put aside as well. */
      put_aside (path, aside);
      g_set_error_literal (error, CHIEU_EVENING_ERROR, CHIEU_EVENING_ERROR_FILE, wrong->message);
      return NULL;
    }
  self = chieu_evening_parse (text, (gssize) length, source, error);
  if (self == NULL)
    put_aside (path, aside);
  return self;
}
