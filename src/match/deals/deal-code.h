/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The code of a deal: a few letters from which somebody else can deal the same hand (docs/notation.md, "Codes of deals").
 */
#pragma once

#include "match/record/record.h"

/* A longer text is not a code. */
#define CHIEU_DEAL_CODE_TEXT_MAX 200

/* The contents of a code. */
typedef struct
{
  const ChieuGame *game;
  int seats;
  int cai;                       /* as in ChieuCarry: −1: by lot from the seed */
  gboolean usual;                /* the usual house rules, those of the set "mac-dinh" */
  gboolean defaults;             /* each switch has its default, which is not usual with every game */
  guint32 rules;                 /* the sum of the house rules */
  guint64 seed;                  /* of the hand */
} ChieuDealCode;

/**
 * chieu_deal_code_init:
 * @seats: a number that @game can have
 * @cai: as in the carry of the hand
 * @seed: of the hand
 *
 * Makes the code of a deal.
 *
 * Returns: FALSE if deals of @game have no codes; @self is then left as it is
 */
gboolean chieu_deal_code_init (ChieuDealCode    *self,
                               const ChieuGame  *game,
                               const ChieuRules *rules,
                               int               seats,
                               int               cai,
                               guint64           seed);

/* Does the same for the deal of @record. Returns: FALSE also if its cards were not dealt from a seed */
gboolean chieu_deal_code_init_of_record (ChieuDealCode *self, const ChieuRecord *record);

/* Returns: (transfer full): the code as it is shown: "T50-7K3QX-9DPAM-4W0B2" */
char *chieu_deal_code_to_string (const ChieuDealCode *self);

/**
 * chieu_deal_code_parse:
 * @text: as somebody typed or copied it: small letters, other dashes and spaces, o for 0, i and l for 1 are accepted
 *
 * Returns: FALSE with %CHIEU_MATCH_ERROR_BAD_CODE, whose message says what is wrong: a character that codes do not have, a code that is
 * too short or too long, a wrong letter and the right one, an unknown game, or a deal that the game does not have
 */
gboolean chieu_deal_code_parse (ChieuDealCode *self, const char *text, GError **error);

/* Returns: whether both deal the same cards by the same rules */
gboolean chieu_deal_code_is_equal (const ChieuDealCode *self, const ChieuDealCode *other);

/* Returns: whether @rules are those of the code */
gboolean chieu_deal_code_has_rules (const ChieuDealCode *self, const ChieuRules *rules);

/* Fills in @rules: the usual ones or the defaults, if the code means these. Returns: FALSE if it means others, which the caller has to
 * find; @rules are the defaults then */
gboolean chieu_deal_code_find_rules (const ChieuDealCode *self, ChieuRules *rules);

/* For tests. Returns: the sum of @rules: equal rules have equal sums, even if later versions add switches */
guint32 chieu_deal_code_sum_rules (const ChieuGame *game, const ChieuRules *rules);
