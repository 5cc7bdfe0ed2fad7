/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All includes that the file of a level needs. Its words are only marked for translation here; they are translated where they are
 * shown.
 */
#pragma once

#include "bot.h"

#define N_(text) (text)
#define NC_(context, text) (text)
