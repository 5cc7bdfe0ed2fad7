/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words of Mậu binh on the mat: the steps of the show and what each tells, what is written beside each chi, and how the places
 * of the chi are called.
 */
#include "layout.h"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/mau-binh/match/words.h"
#include "mat/sound.h"
#include "mat/widgets/table-places.h"
#include "match/words/ceremony.h"
#include "match/words/words-sentence.h"

typedef ChieuMauBinhState State;

/* ---- Which steps there are ---- */

/* Returns: whether the chi of @seat are compared one by one */
static gboolean
is_compared (const State *s,
             int          seat)
{
  return s->answer[seat].kind == CHIEU_MAU_BINH_XEP && !s->answer[seat].foul;
}

static int
count_compared (const State *s)
{
  int n = 0;

  for (int seat = 0; seat < s->seats; seat++)
    n += is_compared (s, seat);
  return n;
}

/* Returns: whether @seat won all three chi from @other, both being compared */
static gboolean
is_sap (const State *s,
        int          seat,
        int          other)
{
  ChieuMauBinhComparison pair;

  if (seat == other || !is_compared (s, seat) || !is_compared (s, other))
    return FALSE;
  chieu_mau_binh_compare (&s->rules, &s->answer[seat], s->hand[seat], &s->answer[other], s->hand[other], &pair);
  return pair.sap > 0;
}

static gboolean
has_sap (const State *s)
{
  for (int seat = 0; seat < s->seats; seat++)
    for (int other = 0; other < s->seats; other++)
      if (is_sap (s, seat, other))
        return TRUE;
  return FALSE;
}

/* Returns: the seat that won all chi from everybody, or −1 */
static int
find_sap_lang (const State *s)
{
  for (int seat = 0; seat < s->seats; seat++)
    if (chieu_mau_binh_is_sap_lang (s, seat))
      return seat;
  return -1;
}

int
chieu_mau_binh_list_steps (const State *s,
                           guint8       steps[CHIEU_MAU_BINH_STEPS_MAX])
{
  int n = 0;

  if (s->asked != 0)
    return 0;
  if (count_compared (s) < s->seats)
    steps[n++] = CHIEU_MAU_BINH_STEP_OPEN;
  for (int row = 0; row < CHIEU_MAU_BINH_ROWS && count_compared (s) > 1; row++)
    steps[n++] = (guint8) (CHIEU_MAU_BINH_STEP_CHI + row);
  if (has_sap (s))
    steps[n++] = CHIEU_MAU_BINH_STEP_SAP;
  if (find_sap_lang (s) >= 0)
    steps[n++] = CHIEU_MAU_BINH_STEP_SAP_LANG;
  steps[n++] = CHIEU_MAU_BINH_STEP_SUM;
  return n;
}

gboolean
chieu_mau_binh_step_is_done (const State *s,
                             int          kind,
                             int          done)
{
  guint8 steps[CHIEU_MAU_BINH_STEPS_MAX];
  int n = chieu_mau_binh_list_steps (s, steps);

  for (int i = 0; i < n && i < done; i++)
    if (steps[i] == kind)
      return TRUE;
  return FALSE;
}

/* The three chi of a hand that is not compared are turned up together, in the first step; so are those of the last hand left,
 * which has none to be compared with. A hand that was given up stays hidden. */
gboolean
chieu_mau_binh_lies_open (const State *s,
                          int          seat,
                          int          row,
                          int          done)
{
  if (s->answer[seat].kind == CHIEU_MAU_BINH_BO)
    return FALSE;
  if (!is_compared (s, seat) || count_compared (s) < 2)
    return chieu_mau_binh_step_is_done (s, CHIEU_MAU_BINH_STEP_OPEN, done);
  return chieu_mau_binh_step_is_done (s, CHIEU_MAU_BINH_STEP_CHI + row, done);
}

/* ---- What the steps tell ---- */

static const char *
name_of (const char *const *names,
         int                seat)
{
  return names[seat] != NULL ? names[seat] : C_("seat", "You");
}

static char *
foul_sentence (const char *who)
{
  return who == NULL ? g_strdup (_("Your hand is binh lủng."))
                     /* Translators: a player. */
                     : g_strdup_printf (_("The hand of %s is binh lủng."), who);
}

/* The words that are called in the show, by their places in show_words. */
enum { WORD_BINH_LUNG, WORD_CHI, WORD_SAP = WORD_CHI + CHIEU_MAU_BINH_ROWS, WORD_SAP_LANG, N_WORDS };

static const ChieuMatShowWord show_words[N_WORDS + 1] = {
  [WORD_BINH_LUNG] = { N_("Binh lủng!"), "binh-lung", CHIEU_SOUND_REPORT },
  [WORD_CHI] = { N_("Chi 1"), "chi-1", CHIEU_SOUND_BEAT_1 },
  [WORD_CHI + 1] = { N_("Chi 2"), "chi-2", CHIEU_SOUND_BEAT_2 },
  [WORD_CHI + 2] = { N_("Chi 3"), "chi-3", CHIEU_SOUND_BEAT_3 },
  [WORD_SAP] = { N_("Sập!"), "sap", CHIEU_SOUND_BEAT_4 },
  [WORD_SAP_LANG] = { N_("Sập làng!"), "sap-lang", CHIEU_SOUND_RIM_3 },
};

static void
set_word (ChieuMatStep *step,
          int           word)
{
  step->sound = show_words[word].sound;
  step->voice = show_words[word].voice;
}

/* Lets the word for @kind be heard if it is more important than those before. */
static void
add_answer_sound (ChieuMatStep *step,
                  int           kind)
{
  int sound = kind == CHIEU_MAU_BINH_BO ? CHIEU_SOUND_GONG : CHIEU_SOUND_ROLL;

  if (sound <= step->sound)
    return;
  step->sound = sound;
  step->voice = kind == CHIEU_MAU_BINH_BO ? "bo" : "toi-trang";
}

static void
tell_open (const State       *s,
           const char *const *names,
           ChieuMatStep      *step,
           GString           *text)
{
  const ChieuWords *words = chieu_words_for_game (&chieu_mau_binh);

  for (int seat = 0; seat < s->seats; seat++)
    {
      const ChieuMauBinhAnswer *answer = &s->answer[seat];
      const ChieuMove move = { .kind = answer->kind, .detail = answer->instant };
      gboolean foul = answer->kind == CHIEU_MAU_BINH_XEP;

      if (is_compared (s, seat))
        continue;
      chieu_sentence_add_to_text (text, foul ? foul_sentence (names[seat]) : chieu_words_move (words, &move, s->seats, names[seat]));
      step->called[seat] = foul ? _(show_words[WORD_BINH_LUNG].word) : chieu_words_called (words, answer->kind);
      if (foul)
        set_word (step, WORD_BINH_LUNG);
      else
        add_answer_sound (step, answer->kind);
    }
}

static void
tell_row (const State       *s,
          int                row,
          const char *const *names,
          ChieuMatStep      *step,
          GString           *text)
{
  set_word (step, WORD_CHI + row);
  g_string_append (text, chieu_words_mau_binh_row (row));
  for (int seat = 0; seat < s->seats; seat++)
    {
      g_autofree char *chi = NULL, *points = NULL;

      if (!is_compared (s, seat))
        continue;
      chi = chieu_words_mau_binh_chi (s->answer[seat].cards + chieu_mau_binh_row_start (row), row);
      points = chieu_words_signed (chieu_mau_binh_row_points (s, seat, row));
      /* Translators: a player, what that player’s row is, and points: “An: Đôi K, +2”. */
      g_string_append_printf (text, _(" · %1$s: %2$s, %3$s"), name_of (names, seat), chi, points);
    }
}

/* Returns: (transfer full) (nullable): all losses of @loser as one sentence, so that a listener hears it once */
static char *
sap_sentence (const State       *s,
              const char *const *names,
              int                loser)
{
  g_autofree char *winners = NULL;
  gboolean only_you = TRUE;
  int left = 0;

  for (int seat = 0; seat < s->seats; seat++)
    left += is_sap (s, seat, loser);
  for (int seat = 0; seat < s->seats; seat++)
    if (is_sap (s, seat, loser))
      {
        const char *name = chieu_ceremony_name_player (names, seat);
        g_autofree char *before = g_steal_pointer (&winners);

        left--;
        if (before == NULL)
          winners = g_strdup (name);
        else if (left > 0)
          winners = g_strconcat (before, chieu_words_comma (), name, NULL);
        else
          winners = g_strdup_printf (C_("ceremony", "%1$s and %2$s"), before, name);
        only_you = only_you && names[seat] == NULL;
      }
  if (winners == NULL)
    return NULL;
  if (only_you)
    return g_strdup_printf (_("%s loses all three chi to you (sập)."), names[loser]);
  if (names[loser] == NULL)
    /* Translators: who won, one player or several. */
    return g_strdup_printf (_("You lose all three chi to %s (sập)."), winners);
  /* Translators: who lost, and who won, one player or several. */
  return g_strdup_printf (_("%1$s loses all three chi to %2$s (sập)."), names[loser], winners);
}

/* Adds what the house multiplies the points by. @again: they were doubled before */
static void
add_factor (int       factor,
            gboolean  again,
            GString  *text)
{
  if (factor == 2)
    chieu_sentence_add_to_text (text, g_strdup (again ? _("The points are doubled again.") : _("The points are doubled.")));
  else if (factor > 2)
    /* Translators: %d is 3 or more. */
    chieu_sentence_add_to_text (text, g_strdup_printf (_("The points are multiplied by %d."), factor));
}

static void
tell_sap (const State       *s,
          const char *const *names,
          ChieuMatStep      *step,
          GString           *text)
{
  set_word (step, WORD_SAP);
  for (int seat = 0; seat < s->seats; seat++)
    {
      char *sentence = sap_sentence (s, names, seat);

      if (sentence == NULL)
        continue;
      chieu_sentence_add_to_text (text, sentence);
      step->called[seat] = _(show_words[WORD_SAP].word);
    }
  add_factor (s->rules.value[CHIEU_MAU_BINH_SAP], FALSE, text);
}

static void
tell_sap_lang (const State       *s,
               const char *const *names,
               ChieuMatStep      *step,
               GString           *text)
{
  int seat = find_sap_lang (s);

  set_word (step, WORD_SAP_LANG);
  step->called[seat] = _(show_words[WORD_SAP_LANG].word);
  chieu_sentence_add_to_text (text, names[seat] == NULL
                                      ? g_strdup (_("You beat everybody in all three chi (sập làng)."))
                                      : g_strdup_printf (_("%s beats everybody in all three chi (sập làng)."), names[seat]));
  add_factor (s->rules.value[CHIEU_MAU_BINH_SAP_LANG], has_sap (s) && s->rules.value[CHIEU_MAU_BINH_SAP] == 2, text);
}

static void
tell_sum (const State       *s,
          const char *const *names,
          ChieuMatStep      *step,
          GString           *text)
{
  ChieuResult result;

  step->sound = CHIEU_SOUND_CARD;
  chieu_mau_binh.result (s, &result);
  g_string_append (text, _("In all"));
  for (int seat = 0; seat < s->seats; seat++)
    {
      g_autofree char *points = chieu_words_signed (result.points[seat]);

      /* Translators: a player, and points: “An: +2”. */
      g_string_append_printf (text, _(" · %1$s: %2$s"), name_of (names, seat), points);
    }
}

static int
count_steps (const void *view)
{
  guint8 steps[CHIEU_MAU_BINH_STEPS_MAX];

  return chieu_mau_binh_list_steps (view, steps);
}

static void
tell_step (const void        *view,
           int                person,
           int                i,
           const char *const *names,
           ChieuMatStep      *step)
{
  GString *text = g_string_new (NULL);
  guint8 steps[CHIEU_MAU_BINH_STEPS_MAX];

  chieu_mau_binh_list_steps (view, steps);
  if (steps[i] == CHIEU_MAU_BINH_STEP_OPEN)
    tell_open (view, names, step, text);
  else if (steps[i] == CHIEU_MAU_BINH_STEP_SAP)
    tell_sap (view, names, step, text);
  else if (steps[i] == CHIEU_MAU_BINH_STEP_SAP_LANG)
    tell_sap_lang (view, names, step, text);
  else if (steps[i] == CHIEU_MAU_BINH_STEP_SUM)
    tell_sum (view, names, step, text);
  else
    tell_row (view, steps[i] - CHIEU_MAU_BINH_STEP_CHI, names, step, text);
  step->text = g_string_free (text, FALSE);
}

const ChieuMatShow chieu_mau_binh_show = { .count_steps = count_steps, .tell_step = tell_step, .words = show_words };

/* ---- Words beside the chi ---- */

static gboolean
is_arranged (const ChieuMatAsk *ask)
{
  return ask->hand->n == CHIEU_MAU_BINH_HAND;
}

char *
chieu_mau_binh_find_wrong (const ChieuMatAsk *ask)
{
  const State *s = ask->view;

  return is_arranged (ask) ? chieu_words_mau_binh_foul (ask->hand->cards, chieu_mau_binh_is_a5_second (&s->rules)) : NULL;
}

/* Returns: whether the chi @row is to be shown as higher than the one before it, which is a fault; of two such, only chi 2 is */
static gboolean
is_too_high (const State     *s,
             const ChieuCard *cards,
             int              row)
{
  gboolean a5 = chieu_mau_binh_is_a5_second (&s->rules);
  gboolean second = chieu_mau_binh_is_second_too_high (cards, a5);

  if (row == CHIEU_MAU_BINH_CHI_2)
    return second;
  return row == CHIEU_MAU_BINH_CHI_3 && !second && chieu_mau_binh_is_foul (cards, a5);
}

/* A message for each chi, and not one for any number: some languages name the chi instead of numbering them. */
/* Translators: what a row of cards is: “Cù lũ K: higher than chi 1”. */
static const char *const higher_than[] = { N_("%s: higher than chi 1"), N_("%s: higher than chi 2") };

/* Says what the chi is now, and whether it may stand there, while the person arranges. */
static gboolean
caption_own (const ChieuMatAsk *ask,
             int                row,
             ChieuCaption      *caption)
{
  g_autofree char *chi = NULL;

  if (!is_arranged (ask))
    return FALSE;
  if (!ask->tells)
    {
      caption->text = g_strdup (chieu_words_mau_binh_row (row));
      return TRUE;
    }
  caption->title = g_strdup (chieu_words_mau_binh_row (row));
  chi = chieu_words_mau_binh_chi (ask->hand->cards + chieu_mau_binh_row_start (row), row);
  if (is_too_high (ask->view, ask->hand->cards, row))
    {
      caption->text = g_strdup_printf (_(higher_than[row - 1]), chi);
      caption->tone = CHIEU_TONE_WRONG;
    }
  else
    caption->text = g_strdup (chi);
  caption->brief = g_steal_pointer (&chi);
  return TRUE;
}

/* Names a hand that was not compared, beside its middle chi. */
static gboolean
caption_special (const State  *s,
                 int           seat,
                 int           row,
                 ChieuCaption *caption)
{
  const ChieuWords *words = chieu_words_for_game (&chieu_mau_binh);
  const ChieuMauBinhAnswer *answer = &s->answer[seat];

  if (row != CHIEU_MAU_BINH_CHI_2)
    return FALSE;
  caption->tone = answer->kind == CHIEU_MAU_BINH_TOI_TRANG ? CHIEU_TONE_WON : CHIEU_TONE_WRONG;
  if (answer->kind == CHIEU_MAU_BINH_TOI_TRANG)
    caption->text = g_strdup (chieu_words_cuoc (words, answer->instant, s->seats));
  else
    caption->text = g_strdup (answer->kind == CHIEU_MAU_BINH_BO ? chieu_words_label (words, CHIEU_MAU_BINH_BO)
                                                                : chieu_words_fault (words, CHIEU_MAU_BINH_BINH_LUNG));
  return TRUE;
}

/* Says what the chi was, and what it brought, after it has been turned up. */
static gboolean
caption_shown (const ChieuMatAsk *ask,
               int                seat,
               int                row,
               ChieuCaption      *caption)
{
  const State *s = ask->view;
  g_autofree char *chi = NULL;
  g_autofree char *points = NULL;
  int sum;

  if (!is_compared (s, seat))
    return chieu_mau_binh_step_is_done (s, CHIEU_MAU_BINH_STEP_OPEN, ask->step) && caption_special (s, seat, row, caption);
  if (!chieu_mau_binh_lies_open (s, seat, row, ask->step))
    return FALSE;
  chi = chieu_words_mau_binh_chi (s->answer[seat].cards + chieu_mau_binh_row_start (row), row);
  sum = chieu_mau_binh_row_points (s, seat, row);
  points = chieu_words_signed (sum);
  caption->text = count_compared (s) > 1 ? g_strdup_printf ("%s  %s", chi, points) : g_strdup (chi);
  caption->brief = count_compared (s) > 1 ? g_steal_pointer (&points) : NULL;
  caption->tone = sum > 0 ? CHIEU_TONE_WON : sum < 0 ? CHIEU_TONE_LOST : CHIEU_TONE_PLAIN;
  return TRUE;
}

gboolean
chieu_mau_binh_caption (const ChieuMatAsk *ask,
                        int                zone,
                        ChieuCaption      *caption)
{
  const State *s = ask->view;
  int position, row;

  chieu_mau_binh_read_zone (zone, &position, &row);
  if (position >= s->seats)
    return FALSE;
  if (s->asked != 0)
    return position == 0 && caption_own (ask, row, caption);
  return caption_shown (ask, chieu_table_seat (s->seats, ask->person, position), row, caption);
}

/* ---- Names ---- */

/* @row: (out): which chi lies in @zone, from 0. Returns: (nullable): the name of its owner; NULL: it is the person's */
static const char *
owner_of (const State       *s,
          int                person,
          int                zone,
          const char *const *names,
          int               *row)
{
  int position;

  chieu_mau_binh_read_zone (zone, &position, row);
  return names[chieu_table_seat (s->seats, person, position % s->seats)];
}

static const char *const yours[CHIEU_MAU_BINH_ROWS] = { N_("Your chi 1"), N_("Your chi 2"), N_("Your chi 3") };
/* Translators: a row of the cards of a player. */
static const char *const theirs[CHIEU_MAU_BINH_ROWS] = { N_("Chi 1 of %s"), N_("Chi 2 of %s"), N_("Chi 3 of %s") };
static const char *const in_yours[CHIEU_MAU_BINH_ROWS] = { N_("in your chi 1"), N_("in your chi 2"), N_("in your chi 3") };
/* Translators: in a row of the cards of a player. */
static const char *const in_theirs[CHIEU_MAU_BINH_ROWS] = { N_("in chi 1 of %s"), N_("in chi 2 of %s"), N_("in chi 3 of %s") };

char *
chieu_mau_binh_zone_name (const void        *view,
                          int                person,
                          int                zone,
                          const char *const *names)
{
  int row;
  const char *who = owner_of (view, person, zone, names, &row);

  return who == NULL ? g_strdup (_(yours[row])) : g_strdup_printf (_(theirs[row]), who);
}

char *
chieu_mau_binh_zone_place (const void        *view,
                           int                person,
                           int                zone,
                           const char *const *names)
{
  int row;
  const char *who = owner_of (view, person, zone, names, &row);

  return who == NULL ? g_strdup (_(in_yours[row])) : g_strdup_printf (_(in_theirs[row]), who);
}
