/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ceremony.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "words-table.h"
#include "words.h"

static const ChieuCeremonyWords *
find_words (const ChieuGame *game)
{
  const ChieuWords *words = chieu_words_for_game (game);

  return words != NULL ? words->ceremony : NULL;
}

gboolean
chieu_ceremony_plan (const ChieuGame          *game,
                     const ChieuCeremonyFacts *facts,
                     ChieuCeremony            *ceremony)
{
  const ChieuCeremonyWords *words = find_words (game);

  g_return_val_if_fail (facts != NULL && ceremony != NULL, FALSE);

  if (words == NULL)
    return FALSE;
  memset (ceremony, 0, sizeof *ceremony);
  ceremony->game = game;
  ceremony->seats = facts->carry->seats;
  ceremony->cai = -1;
  memset (ceremony->seat_heap, -1, sizeof ceremony->seat_heap);
  words->plan (facts, ceremony);
  return TRUE;
}

char *
chieu_ceremony_tell_rite (const ChieuCeremony *self,
                          int                  i,
                          gboolean             duty,
                          const char *const   *names)
{
  const ChieuCeremonyWords *words = find_words (self->game);

  g_return_val_if_fail (i >= 0 && i < self->n_rites, NULL);

  return duty && self->rites[i].choice != CHIEU_RITE_CHOOSES_NOTHING ? words->tell_duty (self->rites[i].kind)
                                                                     : words->tell (self, i, names);
}

char *
chieu_ceremony_write_sum (const ChieuCeremony *self,
                          int                  i)
{
  const ChieuCeremonyWords *words = find_words (self->game);

  g_return_val_if_fail (i >= 0 && i < self->n_rites, NULL);

  return words->reckon != NULL ? words->reckon (self, i) : NULL;
}

gboolean
chieu_ceremony_may_do_rite (const ChieuCeremony *self,
                            int                  i,
                            int                  seat)
{
  const ChieuRite *rite;

  g_return_val_if_fail (i >= 0 && i < self->n_rites, FALSE);

  rite = &self->rites[i];
  return seat >= 0 && (rite->doers == 0 || (rite->doers >> seat & 1) != 0);
}

int
chieu_ceremony_count_choices (const ChieuCeremony *self,
                              int                  i)
{
  g_return_val_if_fail (i >= 0 && i < self->n_rites, 0);

  switch ((ChieuRiteChoice) self->rites[i].choice)
    {
    case CHIEU_RITE_CHOOSES_HEAP:
      return self->rites[i].kind == CHIEU_RITE_NOC ? self->n_heaps + 1 : self->n_heaps;
    case CHIEU_RITE_CHOOSES_GAP:
      return self->n_heaps;
    case CHIEU_RITE_CHOOSES_SEAT:
      return self->seats;
    case CHIEU_RITE_CHOOSES_NOTHING:
      break;
    }
  return 0;
}

gboolean
chieu_ceremony_is_right (const ChieuCeremony *self,
                         int                  i,
                         int                  thing)
{
  const ChieuRite *rite;
  int right;

  g_return_val_if_fail (i >= 0 && i < self->n_rites, FALSE);

  rite = &self->rites[i];
  right = rite->choice == CHIEU_RITE_CHOOSES_SEAT ? rite->seat : rite->heap;
  return thing >= 0 && thing < chieu_ceremony_count_choices (self, i) && (right < 0 || thing == right);
}

ChieuRite *
chieu_ceremony_add_rite (ChieuCeremony *self,
                         ChieuRiteKind  kind,
                         guint          doers)
{
  ChieuRite *rite;

  /* Even then the caller gets a rite to fill in. */
  g_return_val_if_fail (self->n_rites < CHIEU_RITES_MAX, &self->rites[CHIEU_RITES_MAX - 1]);

  rite = &self->rites[self->n_rites++];
  *rite = (ChieuRite) { .kind = (guint8) kind, .doers = (guint8) doers, .heap = -1, .seat = -1, .card = CHIEU_CARD_NONE };
  return rite;
}

/* ---- Words ---- */

const char *
chieu_ceremony_name_player (const char *const *names,
                            int                seat)
{
  /* Translators: the person among the players, in the middle of a sentence: “Dealt by An and you”. */
  return names[seat] != NULL ? names[seat] : C_("ceremony", "you");
}

/* Returns: (transfer full): who the @doers are, at most two of them: “An and Bình” */
static char *
list_doers (guint              doers,
            const char *const *names)
{
  const char *who[2] = { NULL, NULL };
  int n = 0;

  for (int seat = 0; n < 2 && seat < CHIEU_SEATS_MAX; seat++)
    if ((doers >> seat & 1) != 0)
      who[n++] = chieu_ceremony_name_player (names, seat);
  if (n == 0)
    /* Translators: who does something before the hand: it may be any of the players. */
    return g_strdup (C_("ceremony", "anybody"));
  /* Translators: two players who do something together: “An and Bình”. */
  return n == 1 ? g_strdup (who[0]) : g_strdup_printf (C_("ceremony", "%1$s and %2$s"), who[0], who[1]);
}

/* Returns: (transfer full): who deals, and why */
static char *
tell_dealers (ChieuDealersReason  reason,
              const char         *who)
{
  switch (reason)
    {
    case CHIEU_DEALERS_HIGHEST_BEFORE:
      /* Translators: two players: “Dealt by An and Bình, …”. */
      return g_strdup_printf (_("Dealt by %s, who had the most points in the last hội"), who);
    case CHIEU_DEALERS_KE:
      /* Translators: two players, the first of them the kê. */
      return g_strdup_printf (_("Dealt by %s, the kê and the next seat"), who);
    case CHIEU_DEALERS_CHEO_DO:
      /* Translators: one player. */
      return g_strdup_printf (_("Dealt by %s, because of the chèo đò"), who);
    case CHIEU_DEALERS_BESIDE:
      /* Translators: one player or two. */
      return g_strdup_printf (_("Dealt by %s, beside the last winner"), who);
    case CHIEU_DEALERS_LOWEST:
      /* Translators: two players. The neighbours of the winner deal; one of them has too many points to, so that somebody with few does. */
      return g_strdup_printf (_("Dealt by %s: those with the most points do not deal, those with the fewest do"), who);
    case CHIEU_DEALERS_ANY:
      break;
    }
  /* Translators: one player or two. */
  return g_strdup_printf (_("Dealt by %s"), who);
}

char *
chieu_ceremony_tell_doers (const ChieuCeremony *self,
                           int                  i,
                           const char *const   *names)
{
  const char *giving = find_words (self->game)->giving;
  g_autofree char *who = NULL;

  g_return_val_if_fail (i >= 0 && i < self->n_rites, NULL);

  who = list_doers (self->rites[i].doers, names);
  switch ((ChieuRiteKind) self->rites[i].kind)
    {
    case CHIEU_RITE_HEAPS:
    case CHIEU_RITE_JOIN:
    case CHIEU_RITE_ROUND:
      return tell_dealers (self->dealers_reason, who);
    case CHIEU_RITE_NOC:
    case CHIEU_RITE_OPEN_NOC:
    case CHIEU_RITE_OPEN:
    case CHIEU_RITE_COUNT:
      /* Translators: how the cái is found, and the player who does it: “Cho cái: An”. */
      return g_strdup_printf (C_("ceremony", "%1$s: %2$s"), _(giving), who);
    case CHIEU_RITE_TAKE:
      break;
    }
  return NULL;
}

char *
chieu_ceremony_tell_heaps (int n)
{
  return g_strdup_printf (ngettext ("The cards are dealt face down into %d pile.", "The cards are dealt face down into %d piles.",
                                    (gulong) n), n);
}

char *
chieu_ceremony_tell_take (const ChieuCeremony *self,
                          const char *const   *names)
{
  const char *cai = names[self->cai];

  return cai == NULL ? g_strdup (_("You are the cái: you take this pile with the open card and play first. The other piles follow to the "
                                   "right."))
                     : g_strdup_printf (_("%s is the cái, takes this pile with the open card and plays first. The other piles follow to "
                                          "the right."), cai);
}
