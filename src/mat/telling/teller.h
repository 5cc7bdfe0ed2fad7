/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The person hears and reads what happens: sentences for a screen reader, words called at the seats, the notice over
 * the hand, and the sound that goes with them.
 */
#pragma once

#include "mat/played/played.h"
#include "mat/sound.h"

typedef struct
{
  ChieuMatView *mat;
  const ChieuPlayed *played;
  const ChieuScene *scene;

  ChieuSounds *sounds;           /* (nullable): made for the first sound */
  double volume;                 /* 0: nothing is heard */
  ChieuSound sound;              /* of all that happens now, the most important so far */
  GStrv voices;                  /* (nullable): the words that are called with it */

  GtkWidget *notice;             /* a label in the column beside the mat, NULL on an empty one; not owned */
  GtkWidget *called[CHIEU_SEATS_MAX];    /* labels on the mat, by position */
  gboolean says_verses;          /* a verse goes with the call, where there is one */
  char *said;                    /* (nullable): the last sentence that was announced */
  ChieuCard named;               /* by that sentence, if it told of one card; else CHIEU_CARD_NONE */
  char *dealt;                   /* (nullable): what was told last of how a hand was dealt */
  guint knock_id;
  guint notice_id;               /* the notice has not been there long enough to be read */
  gboolean notice_passed;        /* and what it is about is over */
  guint called_id[CHIEU_SEATS_MAX];

  /* The last move of each seat, by seat: what one answered takes effect when all have. */
  ChieuMove answers[CHIEU_SEATS_MAX];
  gboolean answered[CHIEU_SEATS_MAX];
} ChieuTeller;

void chieu_teller_clear (ChieuTeller *self);
/* Makes its labels on the mat, hidden at first, and tells what is to be read in @notice; and takes the labels away. */
void chieu_teller_make_labels (ChieuTeller *self, GtkWidget *notice);
void chieu_teller_drop_labels (ChieuTeller *self);
/* A label on @mat, hidden, through which one clicks. */
GtkWidget *chieu_teller_make_label (GtkWidget *mat, const char *css_class);

/* @text: (nullable): is announced, and read until something happens; NULL: no more. */
void chieu_teller_notice (ChieuTeller *self, const char *text);
/* Writes @text (nullable: nothing) where notices stand and announces it not: it is heard otherwise. */
void chieu_teller_write (ChieuTeller *self, const char *text);
/* Something happens: the notice goes as soon as it has been there long enough to be read. */
void chieu_teller_pass_notice (ChieuTeller *self);
/* Says that a move waits to be written, until it does no more. */
void chieu_teller_set_saving (ChieuTeller *self, gboolean saving);
/* Shows @word (nullable: nothing) at @seat for a while. */
void chieu_teller_call_word (ChieuTeller *self, int seat, const char *word);
/* Shows @word (nullable: nothing) at @seat until words are ended. */
void chieu_teller_leave_word (ChieuTeller *self, int seat, const char *word);
/* Words called before the cards lie as they do now are over. */
void chieu_teller_end_called (ChieuTeller *self);

/* @sound is among what happens now; and all of that was added: the most important sound is heard. */
void chieu_teller_add_sound (ChieuTeller *self, ChieuSound sound);
/* The same of a call: words that have been recorded (chieu_voice_path()) are heard in the place of @drum. */
void chieu_teller_add_call (ChieuTeller *self, const char *const *voices, ChieuSound drum);
void chieu_teller_play_sound (ChieuTeller *self);
/* The person is asked: a knock is heard, after what led to it. */
void chieu_teller_knock (ChieuTeller *self);

/* How it came to this hand, as long as nothing has been played. */
void chieu_teller_tell_dealt (ChieuTeller *self);
/* Tells what came of @move (nullable) of @seat; the sounds are added, not played. @tells_end: how the hand ended, too. */
void chieu_teller_tell_events (ChieuTeller       *self,
                               const ChieuEvents *events,
                               int                seat,
                               const ChieuMove   *move,
                               gboolean           tells_end);
