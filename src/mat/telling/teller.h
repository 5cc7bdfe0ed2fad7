/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tells the person what happens: sentences for a screen reader, words called at the seats, the notice in the column, and
 * the sound that goes with them.
 */
#pragma once

#include "mat/played/played.h"
#include "mat/sound.h"

/* The words and sounds of the mat. The mat sets the fields above the first empty line, which are not owned and have to outlive it, @volume
 * and @says_verses. */
typedef struct
{
  ChieuMatView *mat;
  const ChieuPlayed *played;
  const ChieuScene *scene;

  ChieuSounds *sounds;           /* (nullable): made for the first sound */
  double volume;                 /* 0: nothing is heard */
  ChieuSound sound;              /* the most important sound so far of what happens now */
  GStrv voices;                  /* (nullable): the names of the recordings that are played instead of that sound, if there are any */

  GtkWidget *notice;             /* a label in the column beside the mat; NULL on an empty mat; not owned */
  GtkWidget *called[CHIEU_SEATS_MAX];    /* labels for words at the seats, on the mat, by position; NULL on an empty one */
  gboolean says_verses;          /* a verse goes with the call, if there is one */
  char *said;                    /* (nullable): the last sentence that was announced */
  ChieuCard named;               /* the card that the sentence named, if it was about one card; else CHIEU_CARD_NONE */
  char *dealt;                   /* (nullable): the last sentence on how a hand was dealt */
  guint knock_id;                /* of the timer for the knock; 0: none is due */
  guint notice_id;               /* of the timer that runs until the notice has been there long enough to be read; 0: it has */
  gboolean notice_passed;        /* the subject of the notice is over */
  guint called_id[CHIEU_SEATS_MAX];      /* of the timers that hide words at the seats, by position; 0: none is due */

  /* The last move of each seat, kept because an answer takes effect only when all have answered. */
  ChieuMove answers[CHIEU_SEATS_MAX];
  gboolean answered[CHIEU_SEATS_MAX];    /* whether the seat has made a move in this hand */
} ChieuTeller;

/* Frees what it has made except the labels (chieu_teller_drop_labels()). */
void chieu_teller_clear (ChieuTeller *self);

/* Make its labels on the mat, hidden at first, with @notice for what is to be read; and remove the labels. */
void chieu_teller_make_labels (ChieuTeller *self, GtkWidget *notice);
void chieu_teller_drop_labels (ChieuTeller *self);
/* Returns: (transfer none): a hidden label on @mat that lets clicks through */
GtkWidget *chieu_teller_make_label (GtkWidget *mat, const char *css_class);

/* Shows @text (nullable) as a notice until something happens, and announces it; NULL: hides the notice. A source with tell() gets the
 * text instead. On an empty mat nothing is done. */
void chieu_teller_show_notice (ChieuTeller *self, const char *text);
/* Shows @text (nullable) as a notice without announcing it, because it is announced elsewhere. */
void chieu_teller_write_notice (ChieuTeller *self, const char *text);
/* Lets the notice disappear, as something else happens, as soon as it has been shown long enough to be read. */
void chieu_teller_pass_notice (ChieuTeller *self);
/* Says that a move waits to be written, as long as it does. */
void chieu_teller_set_saving (ChieuTeller *self, gboolean saving);
/* Shows @word at @seat for a while. @word: (nullable): NULL: a word that is there stays */
void chieu_teller_call_word (ChieuTeller *self, int seat, const char *word);
/* Shows @word at @seat until chieu_teller_remove_words(), or until another word is called there. @word: (nullable): NULL: a word that is
 * there stays */
void chieu_teller_leave_word (ChieuTeller *self, int seat, const char *word);
/* Removes all words at the seats. Not to be called on an empty mat. */
void chieu_teller_remove_words (ChieuTeller *self);

/* Adds a sound of what happens now; it counts if it is more important (has a higher number) than those added before. */
void chieu_teller_add_sound (ChieuTeller *self, ChieuSound sound);
/* Adds the sound of a call, unless a more important one than @drum was added. @voices: (nullable): the names of the recordings of its words,
 * NULL at the end, copied; those that there are (chieu_voice_path()) are played instead of @drum */
void chieu_teller_add_call (ChieuTeller *self, const char *const *voices, ChieuSound drum);
/* Plays the most important of the sounds that were added. */
void chieu_teller_play_sound (ChieuTeller *self);
/* Plays the knock that says that the person is asked, after the sounds of what led to it. */
void chieu_teller_knock (ChieuTeller *self);

/* Begins a hand: forgets the moves of the one before, and tells how this one was dealt, as long as nothing has been played. */
void chieu_teller_begin_hand (ChieuTeller *self);
/* Tells @events, the result of @move (nullable) of @seat; the sounds are added, not played. @tells_end: also tells how the hand ended. */
void chieu_teller_tell_events (ChieuTeller       *self,
                               const ChieuEvents *events,
                               int                seat,
                               const ChieuMove   *move,
                               gboolean           tells_end);
