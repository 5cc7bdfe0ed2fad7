/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The scene of the front room's pages: floor and mat from edge to edge, and above them a page that scrolls.
 */
#pragma once

#include "home-grid.h"

#define CHIEU_TYPE_HOME_SCENE (chieu_home_scene_get_type ())
G_DECLARE_FINAL_TYPE (ChieuHomeScene, chieu_home_scene, CHIEU, HOME_SCENE, GtkWidget)

/* Returns: (transfer floating): a scene with an empty grid. @settings: the program's; their key “mat” says which mat lies there */
GtkWidget *chieu_home_scene_new (GSettings *settings) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer none): the grid to which the parts of the page are added */
ChieuHomeGrid *chieu_home_scene_get_grid (ChieuHomeScene *self);

/* Returns: (transfer floating): a heading that can be read on any mat. @text: in the reader's language */
GtkWidget *chieu_home_heading_new (const char *text) G_GNUC_WARN_UNUSED_RESULT;
