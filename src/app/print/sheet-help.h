/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A page of the help, or a section of it, on paper.
 */
#pragma once

#include "paper.h"

/* Adds the text at @xref, "page" or "page#section", in the reader's language. Does nothing if there is no such place. */
void chieu_sheet_add_help (ChieuPaper *paper, const char *xref);
