/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Lục hổ form of "chieu-engine eval" (docs/notation.md, "eval: Lục hổ").
 */
#include "engine/engine-game.h"

#include "engine/json-answer.h"
#include "engine/json-cards.h"
#include "games/luc-ho/rules/luc-ho.h"

/* A position as it is read; sets of cards are bits. */
typedef struct
{
  guint64 hand, seen, lead;      /* lead 0: this seat leads */
  ChieuLucHoSet best;            /* what lead is */
  gboolean privileged;
  int players, won;
  uint8_t counts[CHIEU_LUC_HO_FACES];
} Position;

/* ---- Reading ---- */

/* Reads the cards of @text, of which @counts may not have any yet. */
static guint64
read_cards (Position       *self,
            const char     *text,
            const char     *key,
            int             max,
            uint8_t        *counts,
            ChieuLineError *error)
{
  ChieuCard cards[CHIEU_LUC_HO_FACES];
  int n = chieu_json_cards_parse (&chieu_deck_luc_ho, text, key, max, cards, error);
  guint64 set = 0;

  chieu_json_cards_count (&chieu_deck_luc_ho, cards, n, key, counts, error);
  for (int i = 0; error->message == NULL && i < n; i++)
    {
      if (cards[i] == CHIEU_LOC_HOA || (cards[i] == CHIEU_VAN_TUYEN && self->players == CHIEU_LUC_HO_MIN_SEATS))
        chieu_line_error_set (error, key, "%s is not used by %d players", chieu_deck_name (&chieu_deck_luc_ho, cards[i]),
                              self->players);
      set |= CHIEU_LUC_HO_CARD (cards[i]);
    }
  return set;
}

static void
read_hand (Position       *self,
           JsonObject     *object,
           ChieuLineError *error)
{
  const char *text = chieu_json_line_get_string (object, "hand", error);

  if (text == NULL)
    return;
  self->hand = read_cards (self, text, "hand", CHIEU_LUC_HO_HAND, self->counts, error);
  if (error->message == NULL && self->hand == 0)
    chieu_line_error_set (error, "hand", "no card is held");
  else if (error->message == NULL && self->won + __builtin_popcountll (self->hand) > CHIEU_LUC_HO_HAND)
    chieu_line_error_set (error, "won", "with the cards of the hand more than %d", CHIEU_LUC_HO_HAND);
}

static void
read_lead (Position       *self,
           JsonObject     *object,
           ChieuLineError *error)
{
  uint8_t counts[CHIEU_LUC_HO_FACES] = { 0 };
  const char *text;

  if (!json_object_has_member (object, "lead"))
    chieu_line_error_set (error, "lead", "is missing; null if this seat leads");
  if (error->message != NULL || json_object_get_null_member (object, "lead"))
    return;
  text = chieu_json_line_get_string (object, "lead", error);
  if (text == NULL)
    return;
  self->lead = read_cards (self, text, "lead", CHIEU_LUC_HO_HAND, counts, error);
  if (error->message == NULL && (self->lead & self->hand) != 0)
    chieu_line_error_set (error, "lead", "a card of the hand");
  else if (error->message == NULL && !chieu_luc_ho_read_set (self->lead, &self->best))
    chieu_line_error_set (error, "lead", "“%.80s” is neither one card, nor các, nor thuận", text);
  else if (error->message == NULL && self->best.n > __builtin_popcountll (self->hand))
    chieu_line_error_set (error, "lead", "more cards than the hand has");
}

static gboolean
read_position (Position       *self,
               JsonObject     *object,
               ChieuLineError *error)
{
  static const char *const keys[] = { "game", "players", "hand", "seen", "lead", "privileged", "won", NULL };

  *self = (Position) { 0 };
  if (!chieu_json_line_has_only (object, keys, error))
    return FALSE;
  self->players = chieu_json_line_get_int (object, "players", chieu_luc_ho.min_seats, chieu_luc_ho.max_seats, error);
  self->privileged = chieu_json_line_get_bool (object, "privileged", error);
  self->won = chieu_json_line_get_int (object, "won", 0, CHIEU_LUC_HO_HAND, error);
  if (error->message == NULL)
    read_hand (self, object, error);
  if (error->message == NULL)
    {
      /* The cards of lead may be repeated here: they are counted apart. */
      const char *text = json_object_has_member (object, "seen") ? chieu_json_line_get_string (object, "seen", error) : "";

      if (text != NULL)
        self->seen = read_cards (self, text, "seen", CHIEU_LUC_HO_FACES, self->counts, error);
    }
  if (error->message == NULL)
    read_lead (self, object, error);
  return error->message == NULL;
}

/* ---- The answer ---- */

static void
add_move (JsonBuilder *builder,
          const char  *kind,
          guint64      cards)
{
  GString *text = g_string_new (NULL);

  for (; cards != 0; cards &= cards - 1)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "",
                            chieu_deck_name (&chieu_deck_luc_ho, (ChieuCard) __builtin_ctzll (cards)));
  json_builder_begin_object (builder);
  chieu_json_text_add_string (builder, "kind", kind);
  chieu_json_text_add_string (builder, "cards", text->str);
  json_builder_end_object (builder);
  g_string_free (text, TRUE);
}

static void
add_sets (JsonBuilder   *builder,
          const char    *kind,
          const guint64 *sets,
          int            n)
{
  for (int i = 0; i < n; i++)
    add_move (builder, kind, sets[i]);
}

static void
add_moves (const Position *self,
           guint64         old,
           JsonBuilder    *builder)
{
  guint64 sets[CHIEU_LUC_HO_SETS_MAX];

  json_builder_set_member_name (builder, "moves");
  json_builder_begin_array (builder);
  if (self->lead == 0)
    add_sets (builder, "lead", sets, chieu_luc_ho_list_leads (self->hand, old, self->privileged, sets));
  else
    {
      add_sets (builder, "beat", sets, chieu_luc_ho_list_beats (self->hand, &self->best, sets));
      add_sets (builder, "drop", sets, chieu_luc_ho_list_drops (self->hand, &self->best, sets));
    }
  json_builder_end_array (builder);
}

static void
evaluate (JsonObject     *position,
          JsonBuilder    *builder,
          ChieuLineError *error)
{
  /* The usual house rules hold. */
  int floor = chieu_switch_usual (&chieu_luc_ho.switches[CHIEU_LUC_HO_FLOOR]);
  Position self;
  guint64 old;

  if (!read_position (&self, position, error))
    return;
  old = chieu_luc_ho_find_old_in (self.hand, self.hand | self.seen | self.lead);
  add_moves (&self, old, builder);
  chieu_json_answer_add_faces (builder, "old", &chieu_deck_luc_ho, old);
  chieu_json_answer_add_bool (builder, "can_claim", self.lead == 0 && self.won + __builtin_popcountll (old) >= floor);
}

static const char help[] =
  "Lục hổ:\n"
  "  {\"game\":\"luc-ho\",\"players\":4,\"hand\":\"…\",\"seen\":\"…\",\"lead\":\"2x 2k 2s\",\n"
  "   \"privileged\":false,\"won\":3}\n"
  "\n"
  "  seen       the cards that are gone and known: shown, or dropped by this seat\n"
  "  lead       the cards to beat, null if this seat leads\n"
  "  won        how many cards it won\n"
  "\n"
  "  {\"moves\":[{\"kind\":\"drop\",\"cards\":\"4k 4s 5q\"},…],\"old\":[\"9x\"],\"can_claim\":false}\n"
  "\n"
  "  kind       lead, beat or drop\n"
  "  old        the old cards of the hand\n";

const ChieuEngineGame chieu_engine_luc_ho = {
  .game = &chieu_luc_ho,
  .eval = evaluate,
  .eval_help = help,
};
