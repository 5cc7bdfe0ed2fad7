/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdio.h>

/* Makes the automaton of loose cards and prints its tables as C. */
void loose_print (FILE *out);
