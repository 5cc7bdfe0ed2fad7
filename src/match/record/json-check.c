/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "json-check.h"

#include <string.h>

/* The codes at which the first halves of surrogate pairs begin, the second ones, and other characters again; and the first character
 * that is written as such a pair. */
#define FIRST_HALVES 0xd800
#define SECOND_HALVES 0xdc00
#define HALVES_END 0xe000
#define PAIRED_MIN 0x10000
/* The bits of a character that a half has. */
#define HALF_BITS 10

/* A text while it is checked. */
typedef struct
{
  const char *at;                /* the first byte that was not checked */
  const char *end;
  int depth;                     /* arrays and objects that are open */
  guint values;                  /* how many were seen */
  GString *name;                 /* of the member being read, without escapes */
  char *twice;                   /* the member that is named twice */
} Check;

/* All functions check_…() return NULL, or what is wrong at self->at. */
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
take_character (Check *self,
                char   wanted)
{
  skip_blanks (self);
  if (self->at == self->end || *self->at != wanted)
    return FALSE;
  self->at++;
  return TRUE;
}

/* Reads the four digits after \u into @code. */
static const char *
check_code (Check    *self,
            gunichar *code)
{
  *code = 0;
  for (int i = 0; i < 4; i++, self->at++)
    {
      if (!g_ascii_isxdigit (peek (self)))
        return "four hexadecimal digits expected after \\u";
      *code = *code * 16 + (gunichar) g_ascii_xdigit_value (*self->at);
    }
  return NULL;
}

static gboolean
is_first_half (gunichar code)
{
  return code >= FIRST_HALVES && code < SECOND_HALVES;
}

static gboolean
is_second_half (gunichar code)
{
  return code >= SECOND_HALVES && code < HALVES_END;
}

/* Reads the escape after a backslash, and puts the character that it stands for into @out. */
static const char *
check_escape (Check   *self,
              GString *out)
{
  static const char letters[] = "\"\\/bfnrt", meant[] = "\"\\/\b\f\n\r\t";
  const char *escape = self->at - 1, *letter, *wrong;
  gunichar code, second;

  letter = peek (self) != '\0' ? strchr (letters, *self->at) : NULL;
  if (letter != NULL)
    {
      g_string_append_c (out, meant[letter - letters]);
      self->at++;
      return NULL;
    }
  if (peek (self) != 'u')
    return "no such escape in a string";
  self->at++;
  wrong = check_code (self, &code);
  if (wrong != NULL)
    return wrong;
  if (code == 0)
    return "\\u0000 is not allowed in a string";
  if (is_first_half (code) && self->end - self->at >= 2 && self->at[0] == '\\' && self->at[1] == 'u')
    {
      self->at += 2;
      wrong = check_code (self, &second);
      if (wrong != NULL)
        return wrong;
      if (is_second_half (second))
        code = PAIRED_MIN + ((code - FIRST_HALVES) << HALF_BITS) + (second - SECOND_HALVES);
    }
  if (is_first_half (code) || is_second_half (code))
    {
      self->at = escape;
      return "half of a surrogate pair in a string";
    }
  g_string_append_unichar (out, code);
  return NULL;
}

/* Puts what the string says into @out. */
static const char *
check_string (Check   *self,
              GString *out)
{
  const char *wrong = NULL;

  g_string_truncate (out, 0);
  if (!take_character (self, '"'))
    return "a string in \"quotes\" expected";
  while (wrong == NULL)
    {
      if (self->at == self->end)
        return "the string does not end";
      if ((guchar) *self->at < 0x20)
        return "a control character in a string";
      if (*self->at == '"')
        break;
      if (*self->at == '\\')
        {
          self->at++;
          wrong = check_escape (self, out);
        }
      else
        g_string_append_c (out, *self->at++);
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
  if (take_character (self, ']'))
    return NULL;
  do
    wrong = check_value (self);
  while (wrong == NULL && take_character (self, ','));

  if (wrong == NULL && !take_character (self, ']'))
    return "“,” or “]” expected";
  return wrong;
}

/* Reads a member of an object. @names: those of the members before it */
static const char *
check_member (Check      *self,
              GHashTable *names)
{
  const char *start, *wrong;

  skip_blanks (self);
  start = self->at;
  wrong = check_string (self, self->name);
  if (wrong == NULL && !g_hash_table_add (names, g_strdup (self->name->str)))
    {
      self->at = start;
      self->twice = g_strdup (self->name->str);
      return "named twice";
    }
  if (wrong == NULL && !take_character (self, ':'))
    return "“:” expected";
  return wrong != NULL ? wrong : check_value (self);
}

static const char *
check_object (Check *self)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const char *wrong = NULL;

  self->at++;
  if (take_character (self, '}'))
    return NULL;
  do
    wrong = check_member (self, names);
  while (wrong == NULL && take_character (self, ','));

  if (wrong == NULL && !take_character (self, '}'))
    return "“,” or “}” expected";
  return wrong;
}

static const char *
check_value (Check *self)
{
  const char *wrong;

  skip_blanks (self);
  if (++self->values > CHIEU_JSON_VALUES_MAX)
    return "too many values";
  if (peek (self) == '"')
    return check_string (self, self->name);
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

void
chieu_json_fault_clear (ChieuJsonFault *self)
{
  g_clear_pointer (&self->member, g_free);
  self->wrong = NULL;
}

gboolean
chieu_json_check (const char     *text,
                  gsize           length,
                  ChieuJsonFault *fault)
{
  g_autoptr (GString) name = g_string_new (NULL);
  Check self = { .at = text, .end = text + length, .name = name };
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
  *fault = (ChieuJsonFault) { .wrong = wrong, .column = (gsize) (self.at - text) + 1, .member = self.twice };
  return wrong == NULL;
}
