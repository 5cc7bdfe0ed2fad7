/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "people.h"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "mat/faces/pictures.h"

/* The usual portrait of the person. */
#define OWN_PORTRAIT 10

/* The portraits of the players in the order of their names, and the one that each takes if somebody else has the first. */
static const struct { int first, second; } usual[CHIEU_SEATS_MAX] = {
  { 2, 8 }, { 9, 4 }, { 3, 7 }, { 6, 12 }, { 1, 5 },
};

void
chieu_people_init (ChieuPeople *self)
{
  *self = (ChieuPeople) { 0 };
  chieu_people_set_portraits (self, OWN_PORTRAIT, NULL);
}

void
chieu_people_clear (ChieuPeople *self)
{
  g_clear_pointer (&self->own_name, g_free);
  g_clear_pointer (&self->address, g_free);
}

const char *
chieu_people_get_own_name (const ChieuPeople *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->own_name != NULL ? self->own_name : self->address != NULL ? self->address : C_("seat", "You");
}

const char *
chieu_people_get_address (const ChieuPeople *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->address != NULL ? self->address : self->own_name;
}

const char *
chieu_people_get_usual_name (int seat)
{
  /* Translators: names of the five players; where the person sits the name is “You”. */
  static const char *const names[CHIEU_SEATS_MAX] = { N_("Bác Ba"), N_("Cụ Lý"), N_("Bà Cả"), N_("Ông Đồ"), N_("Cô Tư") };

  g_return_val_if_fail (seat >= 0 && seat < CHIEU_SEATS_MAX, NULL);

  return _(names[seat]);
}

/* Gives @seat the portrait @number if that is free. Returns: whether it was */
static gboolean
take_portrait (ChieuPeople *self,
               int          seat,
               int          number,
               guint       *taken)
{
  if (number < 1 || number > CHIEU_PORTRAITS || (*taken & 1u << number) != 0)
    return FALSE;
  *taken |= 1u << number;
  self->portraits[seat] = number;
  return TRUE;
}

void
chieu_people_set_portraits (ChieuPeople *self,
                            int          own,
                            const int   *wanted)
{
  gboolean done[CHIEU_SEATS_MAX] = { FALSE };
  guint taken;

  g_return_if_fail (self != NULL && own >= 1 && own <= CHIEU_PORTRAITS);

  self->own_portrait = own;
  taken = 1u << own;
  for (int seat = 0; seat < CHIEU_SEATS_MAX && wanted != NULL; seat++)
    done[seat] = take_portrait (self, seat, wanted[seat], &taken);
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    done[seat] = done[seat] || take_portrait (self, seat, usual[seat].first, &taken);
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    for (int number = usual[seat].second; !done[seat]; number = number % CHIEU_PORTRAITS + 1)
      done[seat] = take_portrait (self, seat, number, &taken);
}
