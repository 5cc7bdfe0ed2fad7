/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A header that is included by half of its place. */
