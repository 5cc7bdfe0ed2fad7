/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The files with the pictures of the cards, the mat and the people at it. All functions are for the main thread.
 */
#pragma once

#include <glib.h>

/* The environment variable that names another folder of pictures, for a program that is not installed. */
#define CHIEU_PICTURES_VARIABLE "CHIEU_PICTURES"

/* For tests: sets the @folder in which each deck and the mats have a folder. To be called before the first picture is asked for. */
void chieu_pictures_set_folder (const char *folder);

/* Returns: (transfer full): the path of the picture @name in @folder, the id of a deck or "mats", "portraits" or "things". The file
 * need not exist. */
char *chieu_pictures_path (const char *folder, const char *name);

/* The number of portraits; they are numbered from 1. */
#define CHIEU_PORTRAITS 12

/* The looks of the person of a portrait. */
typedef enum
{
  CHIEU_MOOD_PLAIN,
  CHIEU_MOOD_THINKING,
  CHIEU_MOOD_PLEASED,
  CHIEU_MOOD_BEATEN,
} ChieuMood;

/* Returns: (transfer full): the path of portrait @number, 1 … CHIEU_PORTRAITS, in @mood */
char *chieu_pictures_portrait_path (int number, ChieuMood mood);

/**
 * chieu_pictures_face_path:
 * @deck: the id of a deck
 * @name: of the card in the notation, or "back"
 * @high_contrast: whether the picture with high contrast is wanted; if there is none it is the ordinary one
 *
 * Finds the picture of a card; a deck may borrow some from another one.
 *
 * Returns: (transfer full): its path
 */
char *chieu_pictures_face_path (const char *deck, const char *name, gboolean high_contrast);

/**
 * chieu_pictures_back_path:
 * @deck: the id of a deck
 * @colour: "indigo", "red", "orange" or "black"; a deck whose back has only one colour shows that
 * @high_contrast: whether the picture with high contrast is wanted, which has one colour
 *
 * Finds the picture of the back of a deck.
 *
 * Returns: (transfer full): its path
 */
char *chieu_pictures_back_path (const char *deck, const char *colour, gboolean high_contrast);
