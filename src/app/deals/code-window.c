/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "code-window.h"

#include <glib/gi18n.h>

#include "app/help/help-window.h"
#include "app/letters.h"
#include "clipboard-code.h"
#include "mat/widgets/css-class.h"
#include "match/words/words.h"

/* The verdict on the code is broken into lines of at most this many characters; they are shorter if letters are large. */
#define LINE_CHARS 34
#define LARGE_LINE_CHARS 17
/* The number of lines for which there is always room below the entry. A verdict that is broken into the shorter lines may need more, and
 * then the dialog becomes higher. */
#define VERDICT_LINES 3
/* The space between the entry and the verdict, in pixels. */
#define SPACE 12

/* The data of a dialog. */
typedef struct
{
  ChieuSession *session;         /* owned */
  AdwMessageDialog *dialog;      /* not owned: it owns this */
  GtkWidget *entry;
  GtkWidget *verdict;            /* what deal the code stands for, or what is wrong with it */
  ChieuDealCode code;            /* what was typed, if it can be played */
  ChieuCodeFunc func;            /* called with @object when the deal is to be played */
  gpointer object;
} Form;

static void
form_free (gpointer data)
{
  Form *form = data;

  g_object_unref (form->session);
  g_free (form);
}

char *
chieu_deal_code_to_words (const ChieuDealCode *code,
                          const char          *rules)
{
  const char *game;

  g_return_val_if_fail (code != NULL, NULL);

  game = chieu_words_game (chieu_words_for_game (code->game), code->seats);
  if (rules == NULL)
    /* Translators: name of the game, number of seats. */
    return g_strdup_printf (ngettext ("%s · %d seat", "%s · %d seats", (gulong) code->seats), game, code->seats);
  /* Translators: name of the game, number of seats, name of the house rules. */
  return g_strdup_printf (ngettext ("%s · %d seat · house rules: %s", "%s · %d seats · house rules: %s", (gulong) code->seats), game,
                          code->seats, rules);
}

/* Says below the entry what deal its text stands for, or what is wrong with it. Nothing is wrong with an empty entry. */
static void
judge_entry (Form *form)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (form->entry));
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  g_autofree char *words = NULL;
  g_autoptr (GError) error = NULL;
  const char *rules;
  gboolean can = *stripped != '\0' && chieu_deal_code_parse (&form->code, stripped, &error)
                 && chieu_session_find_rules (form->session, &form->code, NULL, &rules, &error);

  if (can)
    words = chieu_deal_code_to_words (&form->code, rules);
  gtk_label_set_label (GTK_LABEL (form->verdict), can ? words : error != NULL ? error->message
                                                  : _("Type the letters and digits that you were given. Capitals and spaces do not "
                                                      "matter."));
  chieu_css_class_set (form->verdict, "error", error != NULL);
  gtk_accessible_update_state (GTK_ACCESSIBLE (form->entry), GTK_ACCESSIBLE_STATE_INVALID,
                               error != NULL ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
  adw_message_dialog_set_response_enabled (form->dialog, "play", can);
}

static void
response_cb (AdwMessageDialog *dialog,
             const char       *response,
             Form             *form)
{
  if (g_str_equal (response, "play"))
    form->func (form->object, &form->code);
}

/* Puts a code that was copied elsewhere into the entry, unless something has been typed meanwhile. */
static void
looked_cb (GObject      *entry,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (GtkWindow) dialog = data;
  g_autofree char *text = NULL;
  ChieuDealCode code;

  if (!chieu_clipboard_code_find_finish (result, &code) || !gtk_widget_get_realized (GTK_WIDGET (dialog))
      || *gtk_editable_get_text (GTK_EDITABLE (entry)) != '\0')
    return;
  text = chieu_deal_code_to_string (&code);
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
}

/* Looks at the clipboard once, when the dialog becomes active for the first time: before that the person may be using another program,
 * and nothing may be read meanwhile. */
static void
active_cb (GtkWindow  *dialog,
           GParamSpec *pspec,
           Form       *form)
{
  if (!gtk_window_is_active (dialog))
    return;
  g_signal_handlers_disconnect_by_func (dialog, active_cb, form);
  chieu_clipboard_code_find_async (form->entry, NULL, looked_cb, g_object_ref (dialog));
}

GtkWindow *
chieu_code_window_new (GtkWindow     *parent,
                       ChieuSession  *session,
                       const char    *text,
                       ChieuCodeFunc  func,
                       gpointer       object)
{
  GtkWidget *dialog, *box;
  int chars = chieu_letters_are_large () ? LARGE_LINE_CHARS : LINE_CHARS;
  Form *form;

  g_return_val_if_fail (GTK_IS_WINDOW (parent) && CHIEU_IS_SESSION (session) && func != NULL, NULL);

  dialog = adw_message_dialog_new (parent, _("Play a deal from its code"), NULL);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACE);
  form = g_new0 (Form, 1);
  *form = (Form) {
    .session = g_object_ref (session),
    .dialog = ADW_MESSAGE_DIALOG (dialog),
    .entry = gtk_entry_new (),
    .verdict = gtk_label_new (NULL),
    .func = func,
    .object = object,
  };
  g_object_set_data_full (G_OBJECT (dialog), "form", form, form_free);
  gtk_entry_set_max_length (GTK_ENTRY (form->entry), CHIEU_DEAL_CODE_TEXT_MAX);
  gtk_entry_set_placeholder_text (GTK_ENTRY (form->entry), "T50-00000-00000-00000");
  gtk_entry_set_activates_default (GTK_ENTRY (form->entry), TRUE);
  gtk_entry_set_input_hints (GTK_ENTRY (form->entry), GTK_INPUT_HINT_UPPERCASE_CHARS | GTK_INPUT_HINT_NO_SPELLCHECK);
  gtk_widget_add_css_class (form->entry, "deal-number");
  gtk_accessible_update_property (GTK_ACCESSIBLE (form->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Code of the deal"), -1);
  gtk_label_set_wrap (GTK_LABEL (form->verdict), TRUE);
  gtk_label_set_xalign (GTK_LABEL (form->verdict), 0);
  /* The dialog does not change its size with each letter. */
  gtk_label_set_width_chars (GTK_LABEL (form->verdict), chars);
  gtk_label_set_max_width_chars (GTK_LABEL (form->verdict), chars);
  gtk_widget_set_valign (form->verdict, GTK_ALIGN_START);
  gtk_label_set_yalign (GTK_LABEL (form->verdict), 0);
  gtk_box_append (GTK_BOX (box), form->entry);
  gtk_box_append (GTK_BOX (box), form->verdict);
  adw_message_dialog_set_extra_child (form->dialog, box);
  gtk_widget_set_size_request (form->verdict, -1, VERDICT_LINES * chieu_letters_get_line_height (form->verdict));
  adw_message_dialog_add_responses (form->dialog, "cancel", _("Cancel"), "play", _("Play"), NULL);
  adw_message_dialog_set_response_appearance (form->dialog, "play", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (form->dialog, "play");
  adw_message_dialog_set_close_response (form->dialog, "cancel");
  g_signal_connect_swapped (form->entry, "changed", G_CALLBACK (judge_entry), form);
  g_signal_connect (dialog, "response", G_CALLBACK (response_cb), form);
  gtk_editable_set_text (GTK_EDITABLE (form->entry), text != NULL ? text : "");
  judge_entry (form);
  gtk_widget_set_name (dialog, "code");
  chieu_help_listen_to_keys (GTK_WINDOW (dialog));
  gtk_window_set_focus (GTK_WINDOW (dialog), form->entry);
  g_signal_connect (dialog, "notify::is-active", G_CALLBACK (active_cb), form);
  return GTK_WINDOW (dialog);
}
