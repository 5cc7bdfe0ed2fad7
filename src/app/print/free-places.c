/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "free-places.h"

#include <glib/gi18n.h>

#include "paper-layout.h"
#include "score-sheet.h"
#include "sheet-tables.h"

/* Letters are tried from the largest to the smallest in steps, all in points. */
#define POINTS_MOST 9.0
#define POINTS_LEAST 6.5
#define POINTS_LARGE_MOST 14.0
#define POINTS_LARGE_LEAST 12.0
#define STEP 0.5
/* The margin between a text and the cut, in millimetres. */
#define MARGIN 3.0
/* The least width of a text, in millimetres. */
#define WIDTH_LEAST 55.0
/* The texts that there are: cước, rules and score sheet. */
#define PLACES_MAX 3

/* A text, and where it lies on its sheet. */
typedef struct
{
  ChieuSheetBox box;
  ChieuPaperLayout *layout;
} Place;

struct _ChieuFreePlaces
{
  int page;                      /* the last page of faces, on which the texts stand */
  int n;                         /* how many texts there are */
  Place places[PLACES_MAX];
};

/* ---- What stands there ---- */

static ChieuPaper *
rules_new (const ChieuHouseTable *table)
{
  ChieuPaper *paper = chieu_paper_new ("");

  chieu_paper_add_text (paper, CHIEU_PAPER_HEADING, _("The rules in short"));
  chieu_sheet_add_rules_in_short (paper, table);
  return paper;
}

static ChieuPaper *
cuoc_new (const ChieuHouseTable *table,
          ChieuTableLength       length)
{
  ChieuPaper *paper = chieu_paper_new ("");

  chieu_paper_add_text (paper, CHIEU_PAPER_HEADING, _("Table of cước"));
  chieu_sheet_add_cuoc (paper, table, length);
  return paper;
}

static ChieuPaper *
scores_new (const ChieuHouseTable *table)
{
  g_autoptr (ChieuScoreSheet) sheet = chieu_score_sheet_new (table->seats);
  ChieuPaper *paper = chieu_paper_new ("");

  chieu_paper_add_text (paper, CHIEU_PAPER_HEADING, _("Score sheet"));
  chieu_score_sheet_print (sheet, paper, FALSE);
  return paper;
}

/* ---- Where ---- */

/* Returns: (transfer full) (nullable): the text in @box, in the largest letters with which it fits. */
static ChieuPaperLayout *
fit_paper (const ChieuPaper *paper,
           ChieuSheetBox     box,
           gboolean          large,
           ChieuDeckFaces   *faces)
{
  double least = large ? POINTS_LARGE_LEAST : POINTS_LEAST;

  for (double points = large ? POINTS_LARGE_MOST : POINTS_MOST; points >= least; points -= STEP)
    {
      ChieuPaperLook look = { .width = box.width, .height = box.height, .margin = MARGIN, .points = points };
      g_autoptr (ChieuPaperLayout) layout = chieu_paper_layout_new (paper, &look, faces, NULL);

      if (layout != NULL && chieu_paper_layout_get_n_pages (layout) == 1 && chieu_paper_layout_is_whole (layout))
        return g_steal_pointer (&layout);
    }
  return NULL;
}

/* The free room, and how much of it is used. */
typedef struct
{
  const ChieuSheetPlan *plan;
  const ChieuHouseTable *table;
  ChieuDeckFaces *faces;
  gboolean large;
  ChieuSheetBox box;
  int columns, used;             /* columns of cards that the room has, and how many of them have a text already */
} Room;

/* Puts @paper (transfer full) on the next @wide columns, if it fits there. Returns: whether it does */
static gboolean
put_paper (ChieuFreePlaces *self,
           Room            *room,
           ChieuPaper      *paper,
           int              wide)
{
  double cell = room->plan->cell_width;
  ChieuSheetBox box = { room->box.x + room->used * cell, room->box.y, wide * cell, room->box.height };
  ChieuPaperLayout *layout = box.width >= WIDTH_LEAST ? fit_paper (paper, box, room->large, room->faces) : NULL;

  chieu_paper_free (paper);
  if (layout == NULL)
    return FALSE;
  self->places[self->n++] = (Place) { box, layout };
  room->used += wide;
  return TRUE;
}

/* The table of cước gets as few columns as it can, from a third of all on. On them it has the rule of each cước if that finds room, else
 * names and points alone. */
static void
put_cuoc (ChieuFreePlaces *self,
          Room            *room)
{
  static const ChieuTableLength lengths[] = { CHIEU_TABLE_WHOLE, CHIEU_TABLE_BRIEF, CHIEU_TABLE_TWICE };

  for (int wide = MAX (1, room->columns / PLACES_MAX); wide <= room->columns; wide++)
    for (gsize i = 0; i < G_N_ELEMENTS (lengths); i++)
      if (put_paper (self, room, cuoc_new (room->table, lengths[i]), wide))
        return;
}

/* Rules and score sheet share what is left; if that is too narrow, one of them gets all of it. */
static void
put_others (ChieuFreePlaces *self,
            Room            *room)
{
  int left = room->columns - room->used, half = left / 2;

  if (half * room->plan->cell_width >= WIDTH_LEAST && put_paper (self, room, rules_new (room->table), half))
    left -= half;
  else if (left > 0 && put_paper (self, room, rules_new (room->table), left))
    return;
  if (left > 0)
    put_paper (self, room, scores_new (room->table), left);
}

ChieuFreePlaces *
chieu_free_places_new (const ChieuSheetPlan  *plan,
                       const ChieuHouseTable *table,
                       gboolean               large,
                       ChieuDeckFaces        *faces)
{
  Room room = { .plan = plan, .table = table, .faces = faces, .large = large };
  ChieuFreePlaces *self;
  int page;

  g_return_val_if_fail (plan != NULL && table != NULL && faces != NULL, NULL);

  if (!chieu_sheet_plan_find_free_room (plan, &page, &room.columns, &room.box))
    return NULL;
  self = g_new0 (ChieuFreePlaces, 1);
  self->page = page;
  put_cuoc (self, &room);
  put_others (self, &room);
  if (self->n > 0)
    return self;
  g_free (self);
  return NULL;
}

void
chieu_free_places_free (ChieuFreePlaces *self)
{
  if (self == NULL)
    return;
  for (int i = 0; i < self->n; i++)
    chieu_paper_layout_free (self->places[i].layout);
  g_free (self);
}

void
chieu_free_places_draw (ChieuFreePlaces *self,
                        cairo_t         *cr,
                        int              page)
{
  g_return_if_fail (self != NULL && cr != NULL);

  for (int i = 0; i < self->n && page == self->page; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, self->places[i].box.x, self->places[i].box.y);
      chieu_paper_layout_draw_page (self->places[i].layout, cr, 0);
      cairo_restore (cr);
    }
}

int
chieu_free_places_count (const ChieuFreePlaces *self)
{
  return self != NULL ? self->n : 0;
}

ChieuSheetBox
chieu_free_places_get_box (const ChieuFreePlaces *self,
                           int                    i)
{
  g_return_val_if_fail (self != NULL && i >= 0 && i < self->n, (ChieuSheetBox) { 0 });

  return self->places[i].box;
}
