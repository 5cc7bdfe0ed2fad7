/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Checks whether bytes are one JSON object, strictly by RFC 8259. json-glib accepts more than that (comments, 'a', 0x5, several
 * values, a member twice, halves of characters), recurses as deep as the input asks for and cannot say where in a line the
 * mistake is.
 */
#pragma once

#include <glib.h>

/* The most arrays and objects inside each other; the deepest text that the program reads, an evening of the scorer, has four. */
#define CHIEU_JSON_DEPTH_MAX 16
/* The most values of any kind, each of which takes some hundred bytes of memory; the longest evening of the scorer has fewer. */
#define CHIEU_JSON_VALUES_MAX 100000

/* An error in a text. Clear it afterwards. */
typedef struct
{
  const char *wrong;             /* in English; NULL: nothing */
  gsize column;                  /* the byte at which it went wrong, from 1 */
  char *member;                  /* (nullable): the member that is named twice, if that is what is wrong */
} ChieuJsonFault;

/* Frees what @self has, so that nothing is wrong. */
void chieu_json_fault_clear (ChieuJsonFault *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ChieuJsonFault, chieu_json_fault_clear)

/**
 * chieu_json_check:
 * @text: UTF-8, not necessarily zero-terminated
 * @length: how many bytes
 * @fault: (out): what is wrong; chieu_json_fault_clear()
 *
 * Strings have no zero and no half of a surrogate pair in them, written as an escape: what is read from them is UTF-8
 * again. An object names each of its members once, even if the names are written in different ways.
 *
 * Returns: whether @text is one object with nothing but blanks around it
 */
gboolean chieu_json_check (const char     *text,
                           gsize           length,
                           ChieuJsonFault *fault);
