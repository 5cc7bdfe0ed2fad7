/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How the points of a call come together: the highest cước, so much for each
 * other, thông on top (to-tom.md, "Cước and points").
 */
#pragma once

#include "words.h"

G_BEGIN_DECLS

/* Returns: place of the cước that the sum of the @n in @cuoc begins with; −1 if nothing but thông is there. */
int chieu_sum_highest (const guint8          *cuoc,
                       int                    n,
                       const ChieuCuocValues *values);

/* Returns: what the cước at @place adds to the sum. Of thông alone: all of it, the suông beneath it included. */
int chieu_sum_part (const guint8          *cuoc,
                    int                    n,
                    const ChieuCuocValues *values,
                    int                    place);

/* Returns: (transfer full) (element-type utf8): the sum step by step, one sentence each; none for no cước. */
GPtrArray *chieu_sum_steps (const ChieuWords      *words,
                            int                    seats,
                            const guint8          *cuoc,
                            int                    n,
                            const ChieuCuocValues *values) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
