/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A library put before a program's own (LD_PRELOAD): it ends the program, with a message and a backtrace, when the main
 * thread waits for the disk while its main loop runs. To wait is
 *
 *  - any call of SQLite that may open, read, write or lock a database,
 *  - fsync() and its like,
 *  - to read more than READ_MAX altogether from one regular file,
 *  - to iterate a main context of one's own meanwhile, which is how another thread is waited for that does any of these.
 *
 * LD_PRELOAD rather than the linker's --wrap: so the calls of libraries are seen as well (GLib's g_file_set_contents() calls
 * fsync()), and the program that is looked at is the one that is installed.
 *
 * The main loop runs from the call of g_application_run(), g_main_loop_run() or g_main_context_iteration() by the main thread
 * until that returns: so the start and the end of an application belong to it.
 *
 * Installed files (libraries, fonts, icons, schemas, translations, pictures, lessons, help) are read as the toolkit reads
 * its own, and are not counted. They are known by where they lie: under /usr, /etc and the like and in the caches that
 * libraries keep (is_installed()), or under a folder named in CHIEU_WAITS_INSTALLED (separated by colons), which stands for
 * these where nothing is installed. Everything else, such as the person's data folder, the home and files that were chosen,
 * is counted. Files that are mapped instead of read, or read by the C library's formatted input, are not seen.
 *
 * CHIEU_WAITS=say: the wait is only reported, and the program goes on.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <execinfo.h>
#include <link.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#include <gio/gio.h>
#include <sqlite3.h>

#define READ_MAX (1024 * 1024)   /* bytes */
#define FILES_MAX 512            /* the files whose bytes are counted; later ones are not */
#define FRAMES_MAX 48            /* of a backtrace */
#define TEXT_MAX 4096            /* bytes of a path, a line or a command */

/* The function of this name that the program would have called without this library. */
#define REAL(name) ((__typeof__ (&name)) dlsym (RTLD_NEXT, #name))

/* ---- When it matters ---- */

static int loops;                /* of the main thread that run inside one another */

static bool
is_main_thread (void)
{
  return syscall (SYS_gettid) == getpid ();
}

/* Returns: whether a wait now would hold up the main loop */
static bool
matters (void)
{
  return is_main_thread () && loops > 0;
}

int
g_application_run (GApplication  *application,
                   int            argc,
                   char         **argv)
{
  bool main = is_main_thread ();
  int status;

  loops += main;
  status = REAL (g_application_run) (application, argc, argv);
  loops -= main;
  return status;
}

void
g_main_loop_run (GMainLoop *loop)
{
  bool main = is_main_thread ();

  loops += main;
  REAL (g_main_loop_run) (loop);
  loops -= main;
}

/* ---- The report ---- */

static bool is_reporting;        /* the calls of the report itself are no waits of the program */

/* Takes the address at which the program begins: of what is loaded the program itself is the first. */
static int
take_base_cb (struct dl_phdr_info *info,
              size_t               size,
              void                *base)
{
  *(void **) base = (void *) info->dlpi_addr;
  return 1;
}

/* Prints the functions of the program in which @frames lie. The names of those that are not exported are in its debug information, where
 * addr2line finds them, if it is installed. */
static void
print_names (void *const *frames,
             int          n)
{
  char command[TEXT_MAX] = "addr2line -fpsie /proc/", *end = command + strlen (command);
  Dl_info info;
  void *program = NULL;
  FILE *names;
  char line[TEXT_MAX];

  dl_iterate_phdr (take_base_cb, &program);
  end += sprintf (end, "%d/exe", (int) getpid ());
  for (int i = 0; i < n && end < command + sizeof command - 64; i++)
    if (dladdr (frames[i], &info) != 0 && info.dli_fbase == program)
      /* The return address lies behind the call. */
      end += sprintf (end, " %#lx", (unsigned long) ((char *) frames[i] - (char *) program - 1));
  strcpy (end, " 2>/dev/null");
  names = popen (command, "r");
  while (names != NULL && fgets (line, sizeof line, names) != NULL)
    if (strstr (line, "??") == NULL)
      fprintf (stderr, "  %s", line);
  if (names != NULL)
    pclose (names);
}

/* Reports that the main thread waits in @function, with the functions that called it, and ends the program if it is not to go on. @what:
 * (nullable): the file or statement */
static void
blame (const char *function,
       const char *what)
{
  void *frames[FRAMES_MAX];
  const char *mode = getenv ("CHIEU_WAITS");
  int n;

  if (is_reporting)
    return;
  is_reporting = true;
  n = backtrace (frames, FRAMES_MAX);
  fprintf (stderr, "The main thread waits: %s%s%s\n", function, what != NULL ? ": " : "", what != NULL ? what : "");
  print_names (frames, n);
  if (mode == NULL || strcmp (mode, "say") != 0)
    {
      backtrace_symbols_fd (frames, n, STDERR_FILENO);
      abort ();
    }
  is_reporting = false;
}

static void
blame_if_it_matters (const char *function,
                     const char *what)
{
  if (matters ())
    blame (function, what);
}

gboolean
g_main_context_iteration (GMainContext *context,
                          gboolean      may_block)
{
  bool main = is_main_thread ();
  gboolean dispatched;

  if (main && may_block && loops > 0 && context != NULL && context != g_main_context_default ())
    blame ("g_main_context_iteration", "for what another thread does");
  loops += main;
  dispatched = REAL (g_main_context_iteration) (context, may_block);
  loops -= main;
  return dispatched;
}

/* ---- SQLite ---- */

int
sqlite3_open (const char  *path,
              sqlite3    **db)
{
  blame_if_it_matters ("sqlite3_open", path);
  return REAL (sqlite3_open) (path, db);
}

int
sqlite3_open_v2 (const char  *path,
                 sqlite3    **db,
                 int          flags,
                 const char  *vfs)
{
  blame_if_it_matters ("sqlite3_open_v2", path);
  return REAL (sqlite3_open_v2) (path, db, flags, vfs);
}

int
sqlite3_close (sqlite3 *db)
{
  if (db != NULL)
    blame_if_it_matters ("sqlite3_close", NULL);
  return REAL (sqlite3_close) (db);
}

int
sqlite3_close_v2 (sqlite3 *db)
{
  if (db != NULL)
    blame_if_it_matters ("sqlite3_close_v2", NULL);
  return REAL (sqlite3_close_v2) (db);
}

int
sqlite3_exec (sqlite3     *db,
              const char  *sql,
              int (*row) (void *, int, char **, char **),
              void        *data,
              char       **message)
{
  blame_if_it_matters ("sqlite3_exec", sql);
  return REAL (sqlite3_exec) (db, sql, row, data, message);
}

int
sqlite3_prepare_v2 (sqlite3       *db,
                    const char    *sql,
                    int            length,
                    sqlite3_stmt **statement,
                    const char   **tail)
{
  blame_if_it_matters ("sqlite3_prepare_v2", sql);
  return REAL (sqlite3_prepare_v2) (db, sql, length, statement, tail);
}

int
sqlite3_prepare_v3 (sqlite3       *db,
                    const char    *sql,
                    int            length,
                    unsigned       flags,
                    sqlite3_stmt **statement,
                    const char   **tail)
{
  blame_if_it_matters ("sqlite3_prepare_v3", sql);
  return REAL (sqlite3_prepare_v3) (db, sql, length, flags, statement, tail);
}

int
sqlite3_step (sqlite3_stmt *statement)
{
  if (matters ())
    blame ("sqlite3_step", sqlite3_sql (statement));
  return REAL (sqlite3_step) (statement);
}

int
sqlite3_finalize (sqlite3_stmt *statement)
{
  if (statement != NULL && matters ())
    blame ("sqlite3_finalize", sqlite3_sql (statement));
  return REAL (sqlite3_finalize) (statement);
}

int
sqlite3_wal_checkpoint (sqlite3    *db,
                        const char *name)
{
  blame_if_it_matters ("sqlite3_wal_checkpoint", name);
  return REAL (sqlite3_wal_checkpoint) (db, name);
}

int
sqlite3_wal_checkpoint_v2 (sqlite3    *db,
                           const char *name,
                           int         mode,
                           int        *frames,
                           int        *done)
{
  blame_if_it_matters ("sqlite3_wal_checkpoint_v2", name);
  return REAL (sqlite3_wal_checkpoint_v2) (db, name, mode, frames, done);
}

int
sqlite3_backup_step (sqlite3_backup *backup,
                     int             pages)
{
  blame_if_it_matters ("sqlite3_backup_step", NULL);
  return REAL (sqlite3_backup_step) (backup, pages);
}

/* ---- Files ---- */

/* Finds the path of the open @file. @path: (out): room for @size bytes. Returns: whether it has one */
static bool
name_file (int     file,
           char   *path,
           size_t  size)
{
  char link[64];
  ssize_t n;

  snprintf (link, sizeof link, "/proc/self/fd/%d", file);
  n = readlink (link, path, size - 1);
  path[n > 0 ? n : 0] = '\0';
  return n > 0;
}

static bool
begins_with (const char *path,
             const char *folder,
             size_t      length)
{
  return length > 0 && strncmp (path, folder, length) == 0 && (path[length] == '/' || path[length] == '\0');
}

static bool
is_in_cache (const char *path)
{
  static const char *const folders[] = { "fontconfig", "mesa_shader_cache", "mesa_shader_cache_db", "gtk-4.0" };
  const char *cache = getenv ("XDG_CACHE_HOME"), *home = getenv ("HOME");
  char folder[TEXT_MAX];

  for (size_t i = 0; i < sizeof folders / sizeof *folders; i++)
    {
      int n = cache != NULL ? snprintf (folder, sizeof folder, "%s/%s", cache, folders[i])
                            : snprintf (folder, sizeof folder, "%s/.cache/%s", home != NULL ? home : "", folders[i]);

      if (begins_with (path, folder, (size_t) n))
        return true;
    }
  return false;
}

static bool
is_installed (const char *path)
{
  static const char *const folders[] = { "/usr", "/etc", "/lib", "/lib64", "/opt", "/app", "/var/cache", "/var/lib", "/proc", "/sys", "/dev" };
  const char *more = getenv ("CHIEU_WAITS_INSTALLED");

  for (size_t i = 0; i < sizeof folders / sizeof *folders; i++)
    if (begins_with (path, folders[i], strlen (folders[i])))
      return true;
  while (more != NULL && *more != '\0')
    {
      size_t length = strcspn (more, ":");

      if (begins_with (path, more, length))
        return true;
      more += length + (more[length] == ':');
    }
  return is_in_cache (path);
}

/* Counts the @n bytes that were read of @file, and finds the file that has too many. There are few files that are not installed. */
static void
count_read (const char *function,
            int         file,
            ssize_t     n)
{
  static struct { dev_t device; ino_t number; size_t bytes; } files[FILES_MAX];
  static int n_files;
  struct stat status;
  char path[TEXT_MAX];
  int i = 0;

  if (n <= 0 || !matters () || fstat (file, &status) != 0 || !S_ISREG (status.st_mode)
      || !name_file (file, path, sizeof path) || is_installed (path))
    return;
  while (i < n_files && (files[i].device != status.st_dev || files[i].number != status.st_ino))
    i++;
  if (i == FILES_MAX)
    return;
  if (i == n_files)
    {
      n_files++;
      files[i].device = status.st_dev;
      files[i].number = status.st_ino;
      files[i].bytes = 0;
    }
  files[i].bytes += (size_t) n;
  if (files[i].bytes > READ_MAX)
    {
      files[i].bytes = 0;
      blame (function, path);
    }
}

ssize_t
read (int     file,
      void   *buffer,
      size_t  size)
{
  ssize_t n = REAL (read) (file, buffer, size);

  count_read ("read", file, n);
  return n;
}

ssize_t
pread (int     file,
       void   *buffer,
       size_t  size,
       off_t   at)
{
  ssize_t n = REAL (pread) (file, buffer, size, at);

  count_read ("pread", file, n);
  return n;
}

ssize_t
pread64 (int      file,
         void    *buffer,
         size_t   size,
         off64_t  at)
{
  ssize_t n = REAL (pread64) (file, buffer, size, at);

  count_read ("pread64", file, n);
  return n;
}

ssize_t
readv (int                 file,
       const struct iovec *parts,
       int                 n_parts)
{
  ssize_t n = REAL (readv) (file, parts, n_parts);

  count_read ("readv", file, n);
  return n;
}

size_t
fread (void   *buffer,
       size_t  size,
       size_t  items,
       FILE   *file)
{
  size_t n = REAL (fread) (buffer, size, items, file);

  count_read ("fread", fileno (file), (ssize_t) (n * size));
  return n;
}

/* Returns: whether it is GTK itself that writes @path: when a file has been chosen GTK adds it to the list of recent files, which lies in
 * the folder with the data of all programs. */
static bool
is_of_gtk (const char *path)
{
  const char *data = getenv ("XDG_DATA_HOME"), *home = getenv ("HOME");
  char folder[TEXT_MAX];

  if (data != NULL)
    snprintf (folder, sizeof folder, "%s", data);
  else
    snprintf (folder, sizeof folder, "%s/.local/share", home != NULL ? home : "");
  return strcmp (path, folder) == 0 || strstr (path, "/recently-used.xbel") != NULL;
}

static void
blame_flush (const char *function,
             int         file)
{
  char path[TEXT_MAX];

  if (matters () && !(name_file (file, path, sizeof path) && is_of_gtk (path)))
    blame (function, path);
}

int
fsync (int file)
{
  blame_flush ("fsync", file);
  return REAL (fsync) (file);
}

int
fdatasync (int file)
{
  blame_flush ("fdatasync", file);
  return REAL (fdatasync) (file);
}

int
syncfs (int file)
{
  blame_flush ("syncfs", file);
  return REAL (syncfs) (file);
}

void
sync (void)
{
  blame_if_it_matters ("sync", NULL);
  REAL (sync) ();
}

int
msync (void   *memory,
       size_t  length,
       int     flags)
{
  if (flags & MS_SYNC)
    blame_if_it_matters ("msync", NULL);
  return REAL (msync) (memory, length, flags);
}
