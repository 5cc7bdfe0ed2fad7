/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lesson-looks.h"

#include "app/preferences/looks.h"
#include "app/preferences/mat-looks.h"

static void
table_index_changed_cb (ChieuLessonTable *table,
                        const char       *key,
                        GSettings        *settings)
{
  chieu_lesson_table_set_index (table, chieu_card_index_from_settings (settings));
}

static void
groups_index_changed_cb (ChieuLessonGroups *groups,
                         const char        *key,
                         GSettings         *settings)
{
  chieu_lesson_groups_set_index (groups, chieu_card_index_from_settings (settings));
}

void
chieu_lesson_looks_follow (GtkWidget         *page,
                           ChieuLessonTable  *table,
                           ChieuLessonGroups *groups,
                           GSettings         *settings)
{
  g_return_if_fail (CHIEU_IS_LESSON_TABLE (table) && CHIEU_IS_LESSON_GROUPS (groups));

  g_signal_connect_object (settings, "changed::card-index", G_CALLBACK (table_index_changed_cb), table, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::card-index", G_CALLBACK (groups_index_changed_cb), groups, G_CONNECT_SWAPPED);
  table_index_changed_cb (table, "card-index", settings);
  groups_index_changed_cb (groups, "card-index", settings);
  chieu_looks_mark_large_text (page, settings);
}
