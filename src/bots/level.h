/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All includes that the file of a level needs. Its words are marked to be translated, which is done where they are shown.
 */
#pragma once

#include "bot.h"

#define N_(text) (text)
#define NC_(context, text) (text)
