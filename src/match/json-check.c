/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "json-check.h"

#include <string.h>

typedef struct
{
  const char *at;
  const char *end;
  int depth;
} Check;

/* All of these return NULL, or what is wrong at self->at. */
static const char *check_value (Check *self);

static char
peek (const Check *self)
{
  return self->at < self->end ? *self->at : '\0';
}

static void
skip_blanks (Check *self)
{
  while (self->at < self->end && strchr (" \t\r\n", *self->at) != NULL && *self->at != '\0')
    self->at++;
}

static gboolean
take (Check *self,
      char   wanted)
{
  skip_blanks (self);
  if (self->at == self->end || *self->at != wanted)
    return FALSE;
  self->at++;
  return TRUE;
}

static const char *
check_escape (Check *self)
{
  if (peek (self) == 'u')
    {
      int code = 0;

      self->at++;
      for (int i = 0; i < 4; i++, self->at++)
        {
          if (!g_ascii_isxdigit (peek (self)))
            return "four hexadecimal digits expected after \\u";
          code = code * 16 + g_ascii_xdigit_value (*self->at);
        }
      return code == 0 ? "\\u0000 is not allowed in a string" : NULL;
    }
  if (peek (self) == '\0' || strchr ("\"\\/bfnrt", *self->at) == NULL)
    return "no such escape in a string";
  self->at++;
  return NULL;
}

static const char *
check_string (Check *self)
{
  const char *wrong = NULL;

  if (!take (self, '"'))
    return "a string in \"quotes\" expected";
  while (wrong == NULL)
    {
      if (self->at == self->end)
        return "the string does not end";
      if ((guchar) *self->at < 0x20)
        return "a control character in a string";
      if (*self->at == '"')
        break;
      if (*self->at++ == '\\')
        wrong = check_escape (self);
    }
  if (wrong == NULL)
    self->at++;
  return wrong;
}

static const char *
check_digits (Check *self)
{
  if (!g_ascii_isdigit (peek (self)))
    return "a digit expected";
  while (g_ascii_isdigit (peek (self)))
    self->at++;
  return NULL;
}

static const char *
check_number (Check *self)
{
  const char *wrong;

  if (peek (self) == '-')
    self->at++;
  if (peek (self) == '0' && self->at + 1 < self->end && g_ascii_isdigit (self->at[1]))
    return "a number does not begin with 0";
  wrong = check_digits (self);
  if (wrong == NULL && peek (self) == '.')
    {
      self->at++;
      wrong = check_digits (self);
    }
  if (wrong == NULL && (peek (self) == 'e' || peek (self) == 'E'))
    {
      self->at++;
      if (peek (self) == '+' || peek (self) == '-')
        self->at++;
      wrong = check_digits (self);
    }
  return wrong;
}

static const char *
check_word (Check *self)
{
  static const char *const words[] = { "true", "false", "null" };

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    {
      gsize length = strlen (words[i]);

      if ((gsize) (self->end - self->at) >= length && memcmp (self->at, words[i], length) == 0)
        {
          self->at += length;
          return NULL;
        }
    }
  return "a JSON value expected";
}

static const char *
check_array (Check *self)
{
  const char *wrong = NULL;

  self->at++;
  if (take (self, ']'))
    return NULL;
  do
    wrong = check_value (self);
  while (wrong == NULL && take (self, ','));

  if (wrong == NULL && !take (self, ']'))
    return "“,” or “]” expected";
  return wrong;
}

static const char *
check_member (Check *self)
{
  const char *wrong = check_string (self);

  if (wrong == NULL && !take (self, ':'))
    return "“:” expected";
  return wrong != NULL ? wrong : check_value (self);
}

static const char *
check_object (Check *self)
{
  const char *wrong = NULL;

  self->at++;
  if (take (self, '}'))
    return NULL;
  do
    wrong = check_member (self);
  while (wrong == NULL && take (self, ','));

  if (wrong == NULL && !take (self, '}'))
    return "“,” or “}” expected";
  return wrong;
}

static const char *
check_value (Check *self)
{
  const char *wrong;

  skip_blanks (self);
  if (peek (self) == '"')
    return check_string (self);
  if (peek (self) == '-' || g_ascii_isdigit (peek (self)))
    return check_number (self);
  if (peek (self) != '[' && peek (self) != '{')
    return check_word (self);

  if (self->depth == CHIEU_JSON_DEPTH_MAX)
    return "nested too deeply";
  self->depth++;
  wrong = *self->at == '[' ? check_array (self) : check_object (self);
  self->depth--;
  return wrong;
}

const char *
chieu_json_check (const char *text,
                  gsize       length,
                  gsize      *column)
{
  Check self = { .at = text, .end = text + length };
  const char *wrong;

  skip_blanks (&self);
  if (peek (&self) != '{')
    wrong = self.at == self.end ? "the line is empty" : "not a JSON object";
  else
    {
      wrong = check_value (&self);
      skip_blanks (&self);
      if (wrong == NULL && self.at < self.end)
        wrong = "something follows the object";
    }
  *column = (gsize) (self.at - text) + 1;
  return wrong;
}
