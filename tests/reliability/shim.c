/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A disk that fails: a library put before a program by LD_PRELOAD. It counts the calls that change something in one folder
 * and does something else instead of one of them. From the environment:
 *
 *   SHIM_FOLDER   real path of the folder; without it nothing is touched
 *   SHIM_AT       number of the call, from 1
 *   SHIM_HOW      "kill-before", "kill-half" (half of what was to be written is), "kill-after";
 *                 "fail" (with SHIM_ERRNO, once), "fail-on" (this one and all after it), "short" (half is written, and the call says so);
 *                 "read-only": all calls fail, whatever SHIM_AT says, as on a disk that is mounted so
 *   SHIM_ERRNO    number of the error
 *   SHIM_MET      file that is made when the call is met; it says what call it was
 */
#define _GNU_SOURCE
#undef _FILE_OFFSET_BITS
#undef _FORTIFY_SOURCE

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

/* Open files with a higher number are taken for those of others. */
#define FILES_MAX 4096

typedef enum
{
  HOW_NONE,
  HOW_KILL_BEFORE,
  HOW_KILL_HALF,
  HOW_KILL_AFTER,
  HOW_FAIL,
  HOW_FAIL_ON,
  HOW_SHORT,
  HOW_READ_ONLY,
} How;

static const char *const hows[] = {
  "none", "kill-before", "kill-half", "kill-after", "fail", "fail-on", "short", "read-only",
};

static const char *folder;
static size_t folder_length;
static How how;
static long at;                       /* the number of the call that is spoiled, from 1 */
static int failure;                   /* errno of a call that fails */
static atomic_long counted;
static atomic_bool ours[FILES_MAX];   /* open files that lie in the folder */

__attribute__ ((constructor)) static void
read_environment (void)
{
  const char *word = getenv ("SHIM_HOW");

  folder = getenv ("SHIM_FOLDER");
  folder_length = folder != NULL ? strlen (folder) : 0;
  at = getenv ("SHIM_AT") != NULL ? atol (getenv ("SHIM_AT")) : 0;
  failure = getenv ("SHIM_ERRNO") != NULL ? atoi (getenv ("SHIM_ERRNO")) : EIO;
  for (size_t i = 0; word != NULL && i < sizeof hows / sizeof hows[0]; i++)
    if (strcmp (word, hows[i]) == 0)
      how = (How) i;
  if (how == HOW_READ_ONLY)
    failure = EROFS;
}

static bool
is_ours (const char *path)
{
  return folder != NULL && path != NULL && strncmp (path, folder, folder_length) == 0
         && (path[folder_length] == '/' || path[folder_length] == '\0');
}

static bool
is_our_file (int file)
{
  return file >= 0 && file < FILES_MAX && atomic_load (&ours[file]);
}

/* Makes SHIM_MET with system calls of its own, so that they are not counted. */
static void
note_met (const char *call)
{
  const char *path = getenv ("SHIM_MET");
  int file = path != NULL ? (int) syscall (SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND, 0600) : -1;

  if (file < 0)
    return;
  syscall (SYS_write, file, call, strlen (call));
  syscall (SYS_close, file);
}

static void
die (void)
{
  kill (getpid (), SIGKILL);
  for (;;)
    pause ();
}

/* Counts @call. Returns: what is to be done instead of it; HOW_NONE: the call itself */
static How
meet (const char *call)
{
  int before = errno;
  long n = atomic_fetch_add (&counted, 1) + 1;

  if (how == HOW_NONE || (how != HOW_READ_ONLY && n != at && !(how == HOW_FAIL_ON && n > at)))
    return HOW_NONE;
  if (n == at)
    note_met (call);
  if (how == HOW_KILL_BEFORE)
    die ();
  errno = before;
  return how;
}

#define REAL(name) ((__typeof__ (&name)) dlsym (RTLD_NEXT, #name))

/* Counts @call, which writes nothing, and returns @failed, or ends the program, where it is the one that is spoiled. Half of such a call is
 * none of it. */
#define COUNTED(name, call, failed) \
  do \
    { \
      How met_ = meet (name); \
      if (met_ == HOW_KILL_HALF) \
        die (); \
      if (met_ == HOW_FAIL || met_ == HOW_FAIL_ON || met_ == HOW_READ_ONLY) \
        { \
          errno = failure; \
          return (failed); \
        } \
      if (met_ == HOW_KILL_AFTER) \
        { \
          (void) !(call); \
          die (); \
        } \
    } \
  while (0)

/* ---- Opening ---- */

/* Returns: whether it counts to open a file: only if that makes the file or empties it; on a disk that is read only whenever it is for
 * writing */
static bool
opening_counts (int         at_folder,
                const char *path,
                int         flags)
{
  struct stat status;

  if (how == HOW_READ_ONLY)
    return (flags & (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC)) != 0;
  return (flags & O_TRUNC) != 0 || ((flags & O_CREAT) != 0 && fstatat (at_folder, path, &status, 0) != 0);
}

/* Notes whether the open @file lies in the folder. Returns: @file */
static int
remember (int  file,
          bool mine)
{
  if (file >= 0 && file < FILES_MAX)
    atomic_store (&ours[file], mine);
  return file;
}

/* Counts the opening of @path if it changes something, and makes it. */
#define OPEN(name, ...) \
  mode_t mode = 0; \
  va_list args; \
  bool mine = is_ours (path); \
  va_start (args, flags); \
  if ((flags & (O_CREAT | O_TMPFILE)) != 0) \
    mode = va_arg (args, mode_t); \
  va_end (args); \
  if (mine && opening_counts (AT_FDCWD, path, flags)) \
    COUNTED (#name, REAL (name) (__VA_ARGS__, flags, mode), -1); \
  return remember (REAL (name) (__VA_ARGS__, flags, mode), mine);

int open (const char *path, int flags, ...) { OPEN (open, path) }
int open64 (const char *path, int flags, ...) { OPEN (open64, path) }
int openat (int at_folder, const char *path, int flags, ...) { OPEN (openat, at_folder, path) }
int openat64 (int at_folder, const char *path, int flags, ...) { OPEN (openat64, at_folder, path) }

int
close (int file)
{
  if (file >= 0 && file < FILES_MAX)
    atomic_store (&ours[file], false);
  return REAL (close) (file);
}

/* ---- Writing ---- */

/* Counts a call that writes to @file, and does @half of it, or fails, or ends the program, where it is the one that is spoiled. */
#define WRITE(name, half, ...) \
  if (is_our_file (file)) \
    { \
      How met = meet (#name); \
      if (met == HOW_KILL_HALF) \
        { \
          (void) !(half); \
          die (); \
        } \
      if (met == HOW_SHORT) \
        return (half); \
      if (met == HOW_FAIL || met == HOW_FAIL_ON || met == HOW_READ_ONLY) \
        { \
          errno = failure; \
          return -1; \
        } \
      if (met == HOW_KILL_AFTER) \
        { \
          (void) !REAL (name) (__VA_ARGS__); \
          die (); \
        } \
    } \
  return REAL (name) (__VA_ARGS__);

ssize_t
write (int file, const void *bytes, size_t n)
{
  WRITE (write, REAL (write) (file, bytes, n / 2), file, bytes, n)
}

ssize_t
pwrite (int file, const void *bytes, size_t n, off_t place)
{
  WRITE (pwrite, REAL (pwrite) (file, bytes, n / 2, place), file, bytes, n, place)
}

ssize_t
pwrite64 (int file, const void *bytes, size_t n, off64_t place)
{
  WRITE (pwrite64, REAL (pwrite64) (file, bytes, n / 2, place), file, bytes, n, place)
}

ssize_t
writev (int file, const struct iovec *parts, int n)
{
  WRITE (writev, REAL (write) (file, parts[0].iov_base, parts[0].iov_len / 2), file, parts, n)
}

ssize_t
copy_file_range (int from, off64_t *place_from, int file, off64_t *place, size_t n, unsigned flags)
{
  WRITE (copy_file_range, REAL (copy_file_range) (from, place_from, file, place, n / 2, flags),
         from, place_from, file, place, n, flags)
}

ssize_t
splice (int from, off64_t *place_from, int file, off64_t *place, size_t n, unsigned flags)
{
  WRITE (splice, REAL (splice) (from, place_from, file, place, n / 2, flags), from, place_from, file, place, n, flags)
}

/* ---- All else ---- */

/* Count a call on an open @file or on a @path, which writes no bytes, and make it. */
#define FILE_CALL(name, ...) \
  if (is_our_file (file)) \
    COUNTED (#name, REAL (name) (__VA_ARGS__), -1); \
  return REAL (name) (__VA_ARGS__);

#define PATH_CALL(name, path, ...) \
  if (is_ours (path)) \
    COUNTED (#name, REAL (name) (__VA_ARGS__), -1); \
  return REAL (name) (__VA_ARGS__);

int fsync (int file) { FILE_CALL (fsync, file) }
int fdatasync (int file) { FILE_CALL (fdatasync, file) }
int ftruncate (int file, off_t length) { FILE_CALL (ftruncate, file, length) }
int ftruncate64 (int file, off64_t length) { FILE_CALL (ftruncate64, file, length) }
int fchmod (int file, mode_t mode) { FILE_CALL (fchmod, file, mode) }
int chmod (const char *path, mode_t mode) { PATH_CALL (chmod, path, path, mode) }
int unlink (const char *path) { PATH_CALL (unlink, path, path) }
int unlinkat (int at_folder, const char *path, int flags) { PATH_CALL (unlinkat, path, at_folder, path, flags) }
int remove (const char *path) { PATH_CALL (remove, path, path) }
int mkdir (const char *path, mode_t mode) { PATH_CALL (mkdir, path, path, mode) }
int rename (const char *from, const char *path) { PATH_CALL (rename, path, from, path) }
int link (const char *from, const char *path) { PATH_CALL (link, path, from, path) }

int
renameat (int at_from, const char *from, int at_folder, const char *path)
{
  PATH_CALL (renameat, path, at_from, from, at_folder, path)
}

int
renameat2 (int at_from, const char *from, int at_folder, const char *path, unsigned flags)
{
  PATH_CALL (renameat2, path, at_from, from, at_folder, path, flags)
}

/* SQLite writes the index of its log through a mapping. */
#define MAP(name) \
  if (is_our_file (file) && (protection & PROT_WRITE) != 0 && (flags & MAP_SHARED) != 0) \
    COUNTED (#name, REAL (name) (address, length, protection, flags, file, place), MAP_FAILED); \
  return REAL (name) (address, length, protection, flags, file, place);

void *
mmap (void *address, size_t length, int protection, int flags, int file, off_t place)
{
  MAP (mmap)
}

void *
mmap64 (void *address, size_t length, int protection, int flags, int file, off64_t place)
{
  MAP (mmap64)
}
