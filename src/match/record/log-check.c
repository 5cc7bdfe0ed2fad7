/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The format is that of https://www.sqlite.org/fileformat2.html, "The Write-Ahead Log".
 */
#include "log-check.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "file-modes.h"

#define MAGIC 0x377f0682u        /* the lowest bit: checksums of big-endian words */
#define HEAD_BYTES 32
#define FRAME_BYTES 24
#define PAGE_BYTES_MAX 65536
#define WORD_BYTES 4
#define SALT_BYTES (2 * WORD_BYTES)

/* The bytes at which the parts of the head of the log and of a frame begin. Both begin with a word that is not listed: the magic, and
 * the number of the page. */
enum
{
  HEAD_PAGE_BYTES = 8,
  HEAD_SALT = 16,
  HEAD_SUM = 24,
  FRAME_N_PAGES = 4,             /* pages of the database, if the frame ends a transaction */
  FRAME_SALT = 8,
  FRAME_SUM = 16
};

/* A log while it is read. */
typedef struct
{
  FILE *file;
  guint32 page_bytes;
  guint8 salt[SALT_BYTES];       /* of the present run of the log: the frames of earlier ones have another */
  gboolean big_endian;
  guint32 sum[2];                /* the checksum of the good frames so far */
  guint8 frame[FRAME_BYTES];     /* the head of the last frame read, and its page */
  guint8 page[PAGE_BYTES_MAX];
} Log;

static guint32
read_word (const guint8 *bytes)
{
  return (guint32) bytes[0] << 24 | (guint32) bytes[1] << 16 | (guint32) bytes[2] << 8 | bytes[3];
}

static guint32
sum_word (const Log    *log,
          const guint8 *bytes)
{
  guint32 word = read_word (bytes);

  return log->big_endian ? word : GUINT32_SWAP_LE_BE (word);
}

/* Adds @n bytes, a multiple of two words, to the checksum. */
static void
add_to_sum (Log          *log,
            const guint8 *bytes,
            gsize         n)
{
  for (gsize i = 0; i < n; i += 2 * WORD_BYTES)
    {
      log->sum[0] += sum_word (log, bytes + i) + log->sum[1];
      log->sum[1] += sum_word (log, bytes + i + WORD_BYTES) + log->sum[0];
    }
}

static gboolean
sum_is (const Log    *log,
        const guint8 *bytes)
{
  return log->sum[0] == read_word (bytes) && log->sum[1] == read_word (bytes + WORD_BYTES);
}

/* Opens a log and reads its head. @whole: (out): whether the head is undamaged. Returns: whether there is a log; one with a damaged
 * head counts only if a frame follows, as there is nothing to lose otherwise */
static gboolean
open_log (Log        *log,
          const char *path,
          gboolean   *whole)
{
  guint8 head[HEAD_BYTES];
  int file = g_open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0);

  log->file = file >= 0 ? fdopen (file, "rb") : NULL;
  if (file >= 0 && log->file == NULL)
    close (file);
  if (log->file == NULL || fread (head, 1, sizeof head, log->file) != sizeof head)
    return FALSE;
  log->big_endian = (read_word (head) & 1) != 0;
  log->page_bytes = read_word (head + HEAD_PAGE_BYTES);
  memcpy (log->salt, head + HEAD_SALT, sizeof log->salt);
  log->sum[0] = log->sum[1] = 0;
  add_to_sum (log, head, HEAD_SUM);
  *whole = (read_word (head) & ~1u) == MAGIC && sum_is (log, head + HEAD_SUM) && log->page_bytes >= CHIEU_LOG_PAGE_BYTES_MIN
           && log->page_bytes <= PAGE_BYTES_MAX && (log->page_bytes & (log->page_bytes - 1)) == 0;
  if (*whole)
    return TRUE;
  return fread (log->frame, 1, FRAME_BYTES, log->file) == FRAME_BYTES;
}

static void
close_log (Log *log)
{
  if (log->file != NULL)
    fclose (log->file);
  g_free (log);
}

/* Reads the next frame. Returns: FALSE if there is none, or no whole one */
static gboolean
next_frame (Log *log)
{
  return fread (log->frame, 1, FRAME_BYTES, log->file) == FRAME_BYTES
         && fread (log->page, 1, log->page_bytes, log->file) == log->page_bytes;
}

static gboolean
is_of_this_run (const Log *log)
{
  return memcmp (log->frame + FRAME_SALT, log->salt, sizeof log->salt) == 0;
}

static gboolean
ends_transaction (const Log *log)
{
  return read_word (log->frame + FRAME_N_PAGES) != 0;
}

static gboolean
frame_is_good (Log *log)
{
  if (!is_of_this_run (log) || read_word (log->frame) == 0)
    return FALSE;
  /* The salt is not part of the checksum. */
  add_to_sum (log, log->frame, FRAME_SALT);
  add_to_sum (log, log->page, log->page_bytes);
  return sum_is (log, log->frame + FRAME_SUM);
}

gboolean
chieu_log_is_cut (const char *path)
{
  g_autofree char *name = g_strconcat (path, CHIEU_LOG_SUFFIX, NULL);
  Log *log = g_new (Log, 1);
  gboolean whole = FALSE, cut = FALSE;

  if (open_log (log, name, &whole) && !whole)
    cut = TRUE;
  if (whole)
    {
      while (next_frame (log) && frame_is_good (log))
        ;
      /* The first bad frame has been read. What follows may be left of a transaction within which a program was killed, and which another
       * began to write over before it was killed too. Such a transaction has no end. */
      while (!cut && next_frame (log))
        cut = is_of_this_run (log) && ends_transaction (log);
    }
  close_log (log);
  return cut;
}

/* ---- Putting together ---- */

/* Finds the last frame that ends a transaction. @n_pages: (out): how many pages the database has after it. Returns: the number of
 * frames up to it; 0: there is none */
static guint
count_frames (Log     *log,
              guint32 *n_pages)
{
  guint n = 0, n_whole = 0;

  *n_pages = 0;
  while (next_frame (log) && frame_is_good (log))
    {
      n++;
      if (!ends_transaction (log))
        continue;
      n_whole = n;
      *n_pages = read_word (log->frame + FRAME_N_PAGES);
    }
  return n_whole;
}

/* Writes the pages of the first @n frames into @file. Returns: whether these are all of @n_pages */
static gboolean
write_pages (Log     *log,
             guint    n,
             guint32  n_pages,
             FILE    *file)
{
  g_autoptr (GHashTable) written = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < n && next_frame (log); i++)
    {
      guint32 number = read_word (log->frame);

      /* The database has shrunk since, so it does not have this page any more. */
      if (number > n_pages)
        continue;
      if (fseeko (file, (off_t) (number - 1) * log->page_bytes, SEEK_SET) != 0
          || fwrite (log->page, 1, log->page_bytes, file) != log->page_bytes)
        return FALSE;
      g_hash_table_add (written, GUINT_TO_POINTER (number));
    }
  return g_hash_table_size (written) == n_pages && fflush (file) == 0 && fsync (fileno (file)) == 0;
}

gboolean
chieu_log_rebuild (const char *log_path,
                   const char *path)
{
  Log *log = g_new (Log, 1);
  gboolean whole = FALSE, ok = FALSE;
  guint32 n_pages;
  guint n = open_log (log, log_path, &whole) && whole ? count_frames (log, &n_pages) : 0;

  if (n > 0 && fseeko (log->file, HEAD_BYTES, SEEK_SET) == 0)
    {
      int file = g_open (path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, CHIEU_FILE_MODE);
      FILE *out = file >= 0 ? fdopen (file, "wb") : NULL;

      ok = out != NULL && write_pages (log, n, n_pages, out);
      if (out != NULL)
        ok = fclose (out) == 0 && ok;
      else if (file >= 0)
        close (file);
      if (!ok)
        g_unlink (path);
    }
  close_log (log);
  return ok;
}
