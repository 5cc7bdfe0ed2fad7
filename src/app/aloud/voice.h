/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A voice reads a text aloud: speech-dispatcher, which speaks for the whole desktop, or the library of espeak-ng. Both are optional
 * when the program is built. The functions are called in threads other than the main one, but never two at the same time; a voice is
 * opened only while none is open.
 */
#pragma once

#include <gio/gio.h>

/* The functions of a kind of voice. @voice is what open() returned. */
typedef struct
{
  const char *name;              /* of the program that speaks */

  /* @languages: codes of one language, the best first, NULL at the end: "zh", "cmn". Returns: (transfer full): the voice; NULL with
   * @error if nothing answers, or G_IO_ERROR_NOT_FOUND if there is no voice for the language */
  gpointer (*open) (const char *const *languages, GError **error);
  /* @speed: 1.0 is the voice's own. */
  void (*set_speed) (gpointer voice, double speed);
  /* Starts to speak and returns at once. Returns: FALSE with @error if the voice no longer answers; the caller then
   * closes it. */
  gboolean (*say) (gpointer voice, const char *text, GError **error);
  gboolean (*is_speaking) (gpointer voice);
  /* Breaks off what is being said, if anything is. */
  void (*stop) (gpointer voice);
  /* Frees @voice. */
  void (*close) (gpointer voice);
} ChieuVoice;

/* The voices that the program was built with, the best first; NULL at the end. */
extern const ChieuVoice *const chieu_voices[];
