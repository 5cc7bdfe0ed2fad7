/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How long things move and stay, in milliseconds.
 */
#pragma once

#define CHIEU_SPEED_FLIGHT 320       /* a card from one zone to another */
#define CHIEU_SPEED_DEAL 220         /* a card dealt */
#define CHIEU_SPEED_DEAL_STEP 45     /* between two cards dealt */
#define CHIEU_SPEED_SHIFT 180        /* cards of a zone make room */
#define CHIEU_SPEED_RETURN 200       /* a refused card back to its place */
#define CHIEU_SPEED_CALLED 1800      /* a called word stays at the seat */
#define CHIEU_SPEED_KNOCK 350        /* from what happened to the knock that one is asked */
#define CHIEU_SPEED_NOTICE 6000      /* a refusal stays to be read */
#define CHIEU_SPEED_REPEAT 800       /* a fault pressed again sooner is no answer to its warning */
#define CHIEU_SPEED_STEP 3400        /* between two steps of the show at the end of a hand, at the usual pace */
#define CHIEU_SPEED_SETTLE 150       /* after the last change of size, faces are rendered anew */
