/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * docs/rules/chan.md, "Faults": báo, and which seat pays then.
 */
#include "table.h"

/* Seat 0 puts down 9v again: báo. Seat 1 waits for 2v. */
#define BAO_0 "0 9v 7s 8n; 1 " WAITS_2V "; 2 7n; 3 7v; put 0 9v; turn 0;"
/* Seats 0 and 3 both are báo in the end: seat 3 puts down 8v again. */
#define BAO_0_3 "0 9v 7s 8n; 1 " WAITS_2V "; 2 7n; 3 8v 7v 9v 6n; put 0 9v; put 3 8v; turn 0;"

static const TableRow rows[] = {
  { "a faulty discard stays and may be eaten", "0 9v 7s 8n; 1 9v 4n; 2 7n; 3 7v; put 0 9v; turn 0; noc 2s", "0 danh 9v !danh-doi-chan; 1 an 9v chan 9v 9v",
    "discard 1", NULL },
  { "a báo seat only draws and passes", "seats 2; 0 9v 7s 8n; 1 4n 5s; put 0 9v; turn 0; noc 2s 7s",
    "0 danh 9v !danh-doi-chan; 1 boc; 1 duoi; 0 an 2s ca 2s 7s ?bao; 0 u ?bao", "passed-on 2s at 1 asked 0", NULL },
  { "… wins nothing", "seats 2; 0 9v " WAITS_2V "; 1 4n 5s; put 0 9v; turn 0; noc 7n 2v", "0 danh 9v !danh-doi-chan; 1 boc; 1 duoi; 0 boc; 0 u ?bao; 0 duoi",
    "passed-on 2v at 0 asked 1", NULL },
  { "… is not asked to chíu", "0 9v 7s 7s 7s; 1 4n 5s; 2 7n; 3 8v; put 0 9v; turn 0; noc 7s", "0 danh 9v !danh-doi-chan; 1 boc", "claim 7s at 1 asked 1", NULL },
  { "… a returned card makes báo, too", "0 7v 2v; 1 7v 7v 7v 9v 4n; 2 2s; 3 2n; put 1 9v; noc 8v; turn 0",
    "0 danh 7v; 1 chiu 7v; 1 tra 9v !danh-doi-chan; 1 boc; 1 an 8v ca 8v 8n ?bao", "claim 8v at 1 asked 1", NULL },
  { "báo pays for all, the rest nothing", BAO_0 "noc 2v", "0 danh 9v !danh-doi-chan; 1 boc; 1 u; +",
    "won 1: chi bach-thu 5, -15 15 0 0 [0 danh-doi-chan] thong 1 next 1", NULL },
  { "with several báo each pays that in full", BAO_0_3 "noc 3n 4n 7s 2v",
    "0 danh 9v !danh-doi-chan; 1 boc; 1 duoi; 2 boc; 2 duoi; 3 boc; 3 an 7s ca 7s 7v; 3 danh 8v !danh-doi-chan; 0 boc; 0 duoi; 1 u; +",
    "won 1: bach-thu 4, -12 24 0 -12 [0 danh-doi-chan, 3 danh-doi-chan] thong 1 next 1", NULL },
  { "the winner called wrongly: báo pays nothing and receives nothing", BAO_0 "noc 2v", "0 danh 9v !danh-doi-chan; 1 boc; 1 u; 1 xuong chi bach-thu tom !xuong-sai",
    "unpaid 1: chi bach-thu tom 6, 0 -8 4 4 [0 danh-doi-chan, 1 xuong-sai] next 1", NULL },
  { "the winner is not paid: báo pays nothing", "0 9v 7s 8n; 1 " WAITS_2_MORE "; 2 7n; 3 7v; put 0 9v; turn 0; noc 7n 2s 7s 8v 2v",
    "0 danh 9v !danh-doi-chan; 1 boc; 1 duoi; 2 boc; 1 qua !bo-u; 2 duoi; 3 boc; 3 duoi; 0 boc; 0 duoi; 1 boc; 1 u; +",
    "unpaid 1: chi 3, 0 0 0 0 [0 danh-doi-chan, 1 bo-u] next 1", NULL },
  { "ù láo: báo receives nothing", "strict;" BAO_0 "noc 3v", "0 danh 9v !danh-doi-chan; 1 boc; 2 qua; 3 qua; 2 qua; 3 qua; 1 u !u-lao",
    "false 1: 0 -24 12 12 [0 danh-doi-chan, 1 u-lao] next 1", NULL },
  { "a drawn hand: báo pays nothing", "seats 2; 0 9v 7s 8n; 1 4n 5s; put 0 9v; turn 0; noc 2s", "0 danh 9v !danh-doi-chan; 1 boc; 1 duoi; 0 boc",
    "drawn [0 danh-doi-chan] next 0", NULL },
};

const Table table_bao = TABLE ("bao", rows);
