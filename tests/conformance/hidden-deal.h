/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The other way to deal hidden cards again, against which the games' own redeal is held: all of them shuffled into all
 * hidden places, and again until what everybody knows is not contradicted. Slow, and obviously right.
 */
#pragma once

#include "probe.h"

/**
 * hidden_deal:
 * @truth: what really is there; it tells which places there are and which cards lie in them
 * @seat: who does not see them
 * @state: (out): @truth with the hidden cards dealt again, each deal that is possible as likely as another
 *
 * Returns: FALSE if ten thousand shuffles were all impossible
 */
gboolean hidden_deal (const Probe *probe, const ChieuState *truth, int seat, ChieuRandom *random, ChieuState *state);

/* Whether all deals of @truth are possible: then each unseen card is as likely in each place. */
gboolean hidden_is_free (const Probe *probe, const ChieuState *truth, int seat);

/* Whether hidden_deal() knows all that binds the hidden cards of @truth. */
gboolean hidden_is_known (const Probe *probe, const ChieuState *truth, int seat);
