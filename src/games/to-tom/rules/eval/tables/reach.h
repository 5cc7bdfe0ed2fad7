/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdio.h>

/* Makes the automaton of added and discarded cards and prints its tables as C. */
void reach_print (FILE *out);
