/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rows of the preferences that show one setting and change it.
 */
#pragma once

#include <adwaita.h>

/* One of the words that a setting may be. */
typedef struct
{
  const char *word;              /* of the setting; NULL at the end */
  const char *label;             /* in English; gettext has the reader's */
} ChieuSettingAnswer;

/* The least height of buttons in a row, and the least width of those without words, in pixels. */
#define CHIEU_SETTING_TARGET 48

/* Returns: (transfer floating): a row with a switch for @key, a truth value. @subtitle: (nullable) */
GtkWidget *chieu_setting_row_new_switch (GSettings  *settings,
                                         const char *key,
                                         const char *title,
                                         const char *subtitle) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_setting_row_new_choice:
 * @key: the key of a setting that is a word
 * @title: the name of the setting
 * @subtitle: (nullable): a sentence about it
 * @answers: (transfer none): the words of @key with what the person reads for them, ended by one without a word; they live as long as
 * the row
 * @context: of the labels in the catalogues
 *
 * Returns: (transfer floating): a row with a list to choose from
 */
GtkWidget *chieu_setting_row_new_choice (GSettings                *settings,
                                         const char               *key,
                                         const char               *title,
                                         const char               *subtitle,
                                         const ChieuSettingAnswer *answers,
                                         const char               *context) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer floating): a row with a slider for @key, a number from @least to @most; 1 is shown as 100 %. @subtitle:
 * (nullable). @slider: (out) (optional): the slider of the row, in per cent */
GtkWidget *chieu_setting_row_new_percent (GSettings   *settings,
                                          const char  *key,
                                          const char  *title,
                                          const char  *subtitle,
                                          double       least,
                                          double       most,
                                          GtkRange   **slider) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer floating): a row that is only @child (transfer floating). The search finds the row by @title. @shown: whether the
 * title stands above @child */
GtkWidget *chieu_setting_row_new_wide (const char *title,
                                       gboolean    shown,
                                       GtkWidget  *child) G_GNUC_WARN_UNUSED_RESULT;
