/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The size of text from which on things that usually lie beside each other find no room there.
 */
#pragma once

/* Letters count as large from this many times the usual size on. It is the largest for which a window of 1024×600 is promised to
 * be enough (docs/table.md). */
#define CHIEU_LETTERS_LARGE 1.5
