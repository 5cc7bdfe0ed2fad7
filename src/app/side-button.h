/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Calls @pressed with @widget whenever the pointer is in @widget and the button at the side of the mouse that means "back" is pressed. */
void chieu_side_button_listen (GtkWidget *widget, void (*pressed) (GtkWidget *widget));
