/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Compiled once for all of the mat and all of the window: the headers of the toolkit take longer to read than most of the files
 * that include them. Each file still includes what it uses (-Db_pch=false builds without this).
 */
#include <adwaita.h>
