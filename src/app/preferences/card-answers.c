/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-answers.h"

#include <glib/gi18n.h>

const ChieuSettingAnswer chieu_card_scripts[] = {
  { "characters", NC_("writing on the cards", "Characters") }, { "quoc-ngu", NC_("writing on the cards", "Latin letters") },
  { NULL },
};

const ChieuSettingAnswer chieu_card_backs[] = {
  { "indigo", NC_("card back", "Indigo") }, { "red", NC_("card back", "Red") },
  { "orange", NC_("card back", "Orange") }, { "black", NC_("card back", "Black") }, { NULL },
};

const char *
chieu_card_answer_to_words (const ChieuSettingAnswer *answers,
                            const char               *context,
                            int                       i)
{
  g_return_val_if_fail (answers != NULL && context != NULL && i >= 0 && answers[i].word != NULL, "");

  return g_dpgettext2 (NULL, context, answers[i].label);
}

int
chieu_card_answer_find (const ChieuSettingAnswer *answers,
                        const char               *word)
{
  g_return_val_if_fail (answers != NULL, 0);

  for (int i = 0; answers[i].word != NULL; i++)
    if (g_strcmp0 (answers[i].word, word) == 0)
      return i;
  return 0;
}
