/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Another way to deal hidden cards again, with which the games' own redeal is compared: all of them are shuffled into all
 * hidden places, until they contradict nothing that everybody knows. It is slow, and obviously right.
 */
#pragma once

#include "probe.h"

/**
 * hidden_deal:
 * @truth: the true state, which gives the hidden places and the cards that lie in them
 * @seat: the seat that does not see them
 * @state: (out): @truth with the hidden cards dealt again, each deal that is possible as likely as another
 *
 * Returns: FALSE if ten thousand shuffles were all impossible
 */
gboolean hidden_deal (const Probe *probe, const ChieuState *truth, int seat, ChieuRandom *random, ChieuState *state);

/* Returns: whether in this game nothing binds the hidden cards, so that each is as likely in each place */
gboolean hidden_is_free (const Probe *probe);

/* Returns: whether hidden_deal() knows all that binds the hidden cards of @truth */
gboolean hidden_is_known (const Probe *probe, const ChieuState *truth, int seat);
