/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The gallery as a page of the window: reached from everywhere, and left to where one was.
 */
#include "gallery.h"
#include "window-private.h"

/* Remembers where one was; within the gallery that stays. */
static ChieuGallery *
enter (ChieuWindow *self)
{
  if (!chieu_window_page_is (self, CHIEU_PAGE_GALLERY))
    chieu_window_remember_page (self, CHIEU_BACK_FROM_GALLERY);
  return CHIEU_GALLERY (chieu_window_get_page (self, CHIEU_PAGE_GALLERY));
}

void
chieu_window_show_gallery (ChieuWindow *self)
{
  ChieuGallery *gallery = enter (self);

  chieu_window_show_page (self, CHIEU_PAGE_GALLERY);
  chieu_gallery_show_all (gallery);
}

void
chieu_window_show_card_of (ChieuWindow     *self,
                           const ChieuGame *game,
                           guint            card)
{
  ChieuGallery *gallery = enter (self);

  chieu_window_show_page (self, CHIEU_PAGE_GALLERY);
  chieu_gallery_show_card (gallery, game, (ChieuCard) card);
}

void
chieu_window_show_card (ChieuWindow *self,
                        guint        card)
{
  ChieuMatch *match = chieu_window_get_match (self);

  if (match != NULL)
    chieu_window_show_card_of (self, chieu_match_get_options (match)->game, card);
}

void
chieu_window_leave_gallery (ChieuWindow *self)
{
  if (chieu_gallery_go_back (CHIEU_GALLERY (chieu_window_get_page (self, CHIEU_PAGE_GALLERY))))
    return;
  chieu_window_go_back (self, CHIEU_BACK_FROM_GALLERY);
}
