/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gallery-visit.h"

#include "gallery.h"

static GtkWidget *
make_page (gpointer data)
{
  return chieu_gallery_new ();
}

void
chieu_gallery_visit_add_page (ChieuPages *pages)
{
  chieu_pages_add_page (pages, CHIEU_PAGE_GALLERY, make_page, NULL);
}

/* Remembers the page from which the person came, unless that is the gallery itself. */
static ChieuGallery *
turn_to_gallery (ChieuPages *pages)
{
  if (!chieu_pages_is_seen (pages, CHIEU_PAGE_GALLERY))
    chieu_pages_remember (pages, CHIEU_BACK_FROM_GALLERY);
  chieu_pages_show_page (pages, CHIEU_PAGE_GALLERY);
  return CHIEU_GALLERY (chieu_pages_get_page (pages, CHIEU_PAGE_GALLERY));
}

void
chieu_gallery_visit_all (ChieuPages *pages)
{
  chieu_gallery_show_all (turn_to_gallery (pages));
}

void
chieu_gallery_visit_card (ChieuPages      *pages,
                          const ChieuGame *game,
                          guint            card)
{
  chieu_gallery_show_card (turn_to_gallery (pages), game, (ChieuCard) card);
}

void
chieu_gallery_visit_leave (ChieuPages *pages)
{
  if (!chieu_gallery_go_back (CHIEU_GALLERY (chieu_pages_get_page (pages, CHIEU_PAGE_GALLERY))))
    chieu_pages_go_back (pages, CHIEU_BACK_FROM_GALLERY);
}
