/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The scene of the front room's pages: floor and mat from edge to edge, and above them a page that scrolls.
 */
#pragma once

#include "home-grid.h"

#define CHIEU_TYPE_HOME_SCENE (chieu_home_scene_get_type ())
G_DECLARE_FINAL_TYPE (ChieuHomeScene, chieu_home_scene, CHIEU, HOME_SCENE, GtkWidget)

/* @settings: the mat that lies there is the one that they name. Returns: (transfer floating): a scene with an empty grid */
GtkWidget *chieu_home_scene_new (GSettings *settings) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer none): where the parts of the page go. */
ChieuHomeGrid *chieu_home_scene_get_grid (ChieuHomeScene *self);

/* Returns: (transfer floating): a heading that can be read on any mat; @text is translated. */
GtkWidget *chieu_home_heading_new (const char *text) G_GNUC_WARN_UNUSED_RESULT;
