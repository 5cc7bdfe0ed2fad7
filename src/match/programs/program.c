/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "program.h"

#include <gio/gunixoutputstream.h>
#include <glib-unix.h>
#include <string.h>

#include "match/record/timer.h"
#include "program-box.h"

/* The number of bytes of a program's output that are read at once. */
#define CHUNK 4096
/* The most lines that are read for one question; late answers to earlier questions and an answer that is refused are among them. If the
 * last of them is no clean move either, the program is given up. */
#define LINES_MAX 64
/* The program is given up at the last of this many questions of a hand at which both answers were refused. */
#define BAD_MOVES_MAX 3
/* The most characters of an answer that are shown. */
#define SAID_MAX 80
/* The most bytes that are kept of a program's output, and of input that it has not read yet. */
#define HEARD_MAX (CHUNK + CHIEU_PROGRAM_LINE_MAX)
#define TO_SAY_MAX (1 << 20)
/* A process is ended when it has not been asked for this long; the next question starts another. */
#define REST_MS (10 * 60 * 1000)
/* A process of this age, in seconds, is replaced by a new one, before its box would be ended by the clock. */
#define AGE_MAX (CHIEU_PROGRAM_BOX_SECONDS - 10 * 60)

struct _ChieuProgram
{
  GObject parent_instance;

  GStrv argv;
  guint limit_ms;
  gboolean out;                  /* it has failed, and does not play until the next hand */
  guint bad_moves;               /* questions of this hand at which both answers were refused */
  guint rest_ms;                 /* how long a process is kept while it is not asked */

  /* The process. */
  GSubprocess *process;          /* (nullable) */
  gint64 started;                /* g_get_monotonic_time() */
  GSource *rest;                 /* (nullable): ends it when it has not been asked for long */
  GCancellable *cancellable;     /* of its input and output */
  GString *heard;                /* its output, not yet a whole line */
  GByteArray *to_say;            /* input that was not yet given to it */
  gsize saying;                  /* how many bytes of the input are being written; 0: none */
  gboolean listening;            /* its output is being read */

  /* The question. */
  gboolean asked;                /* the last question is open */
  ChieuProgramQuestion *question;    /* (nullable): the last one */
  ChieuProgramReady ready;
  gpointer data;
  guint last_number;
  guint lines;                   /* heard for this question */
  gboolean refused;              /* an answer to it was refused already */
  GSource *timer;                /* (nullable): the time for an answer */
};

G_DEFINE_FINAL_TYPE (ChieuProgram, chieu_program, G_TYPE_OBJECT)

static guint news_signal;

static void follow_output (ChieuProgram *self);
static void say_on (ChieuProgram *self);

/* ---- The end of a question, and of the process ---- */

static void
set_timer (ChieuProgram  *self,
           GSource      **timer,
           guint          milliseconds,
           GSourceFunc    call)
{
  chieu_timer_set (timer, g_main_context_get_thread_default (), "chieu-program", milliseconds, call, self);
}

/* GLib waits for the end of the process, so that no zombie is left. */
static void
end_process (ChieuProgram *self)
{
  chieu_timer_clear (&self->rest);
  if (self->process == NULL)
    return;
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  chieu_program_box_end (self->process);
  g_clear_object (&self->process);
  g_string_truncate (self->heard, 0);
  g_byte_array_set_size (self->to_say, 0);
  self->saying = 0;
  self->listening = FALSE;
}

static gboolean
rest_cb (gpointer data)
{
  end_process (data);
  return G_SOURCE_REMOVE;
}

void
chieu_program_withdraw (ChieuProgram *self)
{
  g_return_if_fail (CHIEU_IS_PROGRAM (self));

  chieu_timer_clear (&self->timer);
  self->asked = FALSE;
  if (self->process != NULL)
    set_timer (self, &self->rest, self->rest_ms, rest_cb);
}

/* Ends the question with @move; NULL: another player has to make one. */
static void
give_answer (ChieuProgram    *self,
             const ChieuMove *move)
{
  ChieuProgramReady ready = self->ready;

  if (!self->asked)
    return;
  chieu_program_withdraw (self);
  ready (move, self->data);
}

static void
tell_news (ChieuProgram         *self,
           ChieuProgramNewsKind  kind,
           const char           *said,
           const char           *why)
{
  ChieuProgramNews news = { .kind = kind, .said = said, .why = why };

  g_signal_emit (self, news_signal, 0, &news);
}

/* Gives the program up: it no longer plays in this hand. */
static void
give_up (ChieuProgram         *self,
         ChieuProgramNewsKind  kind,
         const char           *why)
{
  end_process (self);
  self->out = TRUE;
  tell_news (self, kind, NULL, why);
  give_answer (self, NULL);
}

void
chieu_program_stop (ChieuProgram *self)
{
  g_return_if_fail (CHIEU_IS_PROGRAM (self));

  chieu_program_withdraw (self);
  end_process (self);
}

void
chieu_program_begin_hand (ChieuProgram *self)
{
  g_return_if_fail (CHIEU_IS_PROGRAM (self));

  self->out = FALSE;
  self->bad_moves = 0;
}

void
chieu_program_set_rest (ChieuProgram *self,
                        guint         milliseconds)
{
  g_return_if_fail (CHIEU_IS_PROGRAM (self) && milliseconds > 0);

  self->rest_ms = milliseconds;
}

const char *
chieu_program_get_identifier (ChieuProgram *self)
{
  g_return_val_if_fail (CHIEU_IS_PROGRAM (self), NULL);

  return self->process != NULL ? g_subprocess_get_identifier (self->process) : NULL;
}

/* ---- Speaking to it ---- */

/* The bytes live until they are written, whatever happens to the process. */
typedef struct
{
  ChieuProgram *program;
  guint8 *bytes;
} Saying;

static void
said_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autofree Saying *saying = data;
  g_autofree guint8 *bytes G_GNUC_UNUSED = saying->bytes;
  g_autoptr (ChieuProgram) self = saying->program;
  g_autoptr (GError) error = NULL;
  gboolean done = g_output_stream_write_all_finish (G_OUTPUT_STREAM (source), result, NULL, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  /* A program that no longer reads has ended, or its time limit will end it. */
  g_byte_array_remove_range (self->to_say, 0, (guint) self->saying);
  self->saying = 0;
  if (done)
    say_on (self);
}

static void
say_on (ChieuProgram *self)
{
  Saying *saying;

  if (self->process == NULL || self->saying > 0 || self->to_say->len == 0)
    return;
  self->saying = self->to_say->len;
  saying = g_new0 (Saying, 1);
  saying->program = g_object_ref (self);
  saying->bytes = g_memdup2 (self->to_say->data, self->saying);
  g_output_stream_write_all_async (g_subprocess_get_stdin_pipe (self->process), saying->bytes, self->saying,
                                   G_PRIORITY_DEFAULT, self->cancellable, said_cb, saying);
}

static void
say_line (ChieuProgram *self,
          const char   *line)
{
  g_byte_array_append (self->to_say, (const guint8 *) line, (guint) strlen (line));
  /* It has not read many questions before this one, and cannot answer it in time. */
  if (self->to_say->len > TO_SAY_MAX)
    give_up (self, CHIEU_PROGRAM_NEWS_LATE, NULL);
  else
    say_on (self);
}

/* ---- Hearing it ---- */

/* Returns: (transfer full): the line as far as it can be shown */
static char *
shorten_line (const char *line,
              gsize       length)
{
  g_autofree char *text = g_utf8_make_valid (line, (gssize) length);

  if (g_utf8_strlen (text, -1) <= SAID_MAX)
    return g_steal_pointer (&text);
  *g_utf8_offset_to_pointer (text, SAID_MAX) = '\0';
  return g_strconcat (text, "…", NULL);
}

static void
refuse_answer (ChieuProgram             *self,
               const ChieuProgramAnswer *bad,
               const char               *line,
               gsize                     length)
{
  g_autofree char *said = shorten_line (line, length);

  if (!self->refused)
    {
      g_autofree char *refusal = chieu_program_question_refusal_to_line (self->question, bad);

      self->refused = TRUE;
      tell_news (self, CHIEU_PROGRAM_NEWS_REFUSED, said, bad->why);
      say_line (self, refusal);
    }
  else if (++self->bad_moves < BAD_MOVES_MAX)
    {
      tell_news (self, CHIEU_PROGRAM_NEWS_REFUSED_TWICE, said, bad->why);
      give_answer (self, NULL);
    }
  else
    give_up (self, CHIEU_PROGRAM_NEWS_TOO_OFTEN, bad->why);
}

static void
hear_line (ChieuProgram *self,
           const char   *line,
           gsize         length)
{
  ChieuProgramAnswer said;

  self->lines++;
  chieu_program_question_read_answer (self->question, line, length, &said);
  if (said.kind == CHIEU_PROGRAM_ANSWER_MOVE)
    give_answer (self, &said.move);
  else if (self->lines == LINES_MAX)
    give_up (self, CHIEU_PROGRAM_NEWS_TOO_MUCH, NULL);
  else if (said.kind == CHIEU_PROGRAM_ANSWER_REFUSED)
    refuse_answer (self, &said, line, length);
}

/* Reads lines as long as an answer is awaited. */
static void
hear_lines (ChieuProgram *self)
{
  while (self->asked && self->heard->len > 0)
    {
      const char *end = memchr (self->heard->str, '\n', self->heard->len);
      gsize length = end != NULL ? (gsize) (end - self->heard->str) : self->heard->len;
      g_autofree char *line = NULL;

      if (length > CHIEU_PROGRAM_LINE_MAX)
        give_up (self, CHIEU_PROGRAM_NEWS_LONG_LINE, NULL);
      if (end == NULL || length > CHIEU_PROGRAM_LINE_MAX)
        return;
      line = g_memdup2 (self->heard->str, length + 1);
      g_string_erase (self->heard, 0, (gssize) length + 1);
      hear_line (self, line, length);
    }
}

static void
heard_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (ChieuProgram) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_input_stream_read_bytes_finish (G_INPUT_STREAM (source), result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  self->listening = FALSE;
  if (bytes == NULL || g_bytes_get_size (bytes) == 0)
    {
      give_up (self, CHIEU_PROGRAM_NEWS_ENDED, NULL);
      return;
    }
  g_string_append_len (self->heard, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes));
  hear_lines (self);
  if (self->heard->len > HEARD_MAX)
    give_up (self, CHIEU_PROGRAM_NEWS_TOO_MUCH, NULL);
  follow_output (self);
}

/* Output is read only while a question is open: a program that talks without being asked fills a pipe, not our memory. */
static void
follow_output (ChieuProgram *self)
{
  if (self->process == NULL || self->listening || !self->asked)
    return;
  self->listening = TRUE;
  g_input_stream_read_bytes_async (g_subprocess_get_stdout_pipe (self->process), CHUNK, G_PRIORITY_DEFAULT,
                                   self->cancellable, heard_cb, g_object_ref (self));
}

/* ---- Starting it ---- */

/* The thread that made the line has found which limits work, so that to ask for them takes no time here. Returns: whether the program
 * runs; if not, another player has to play */
static gboolean
start_process (ChieuProgram *self)
{
  g_autoptr (GError) error = NULL;
  GUnixOutputStream *stdin_pipe;

  if (self->process != NULL)
    return TRUE;
  self->process = chieu_program_box_start ((const char *const *) self->argv, chieu_program_limits_find (), &error);
  if (self->process == NULL)
    {
      give_up (self, CHIEU_PROGRAM_NEWS_NOT_STARTED, error->message);
      return FALSE;
    }
  /* A pipe with a little room would take the beginning of a line and stop the main loop until the program reads on, if it ever
   * does. So that GIO may write a part and wait for more room, the descriptor must not block. */
  stdin_pipe = G_UNIX_OUTPUT_STREAM (g_subprocess_get_stdin_pipe (self->process));
  g_unix_set_fd_nonblocking (g_unix_output_stream_get_fd (stdin_pipe), TRUE, NULL);
  self->started = g_get_monotonic_time ();
  self->cancellable = g_cancellable_new ();
  return TRUE;
}

/* ---- Asking ---- */

static gboolean
late_cb (gpointer data)
{
  g_autoptr (ChieuProgram) self = g_object_ref (data);

  give_up (self, CHIEU_PROGRAM_NEWS_LATE, NULL);
  return G_SOURCE_REMOVE;
}

static void
make_line (GTask        *task,
           gpointer      source,
           gpointer      question,
           GCancellable *cancellable)
{
  chieu_program_limits_find ();
  g_task_return_pointer (task, chieu_program_question_to_line (question), g_free);
}

/* Starts the program if need be, and sends it the line, unless the question was withdrawn meanwhile. Its time begins now, when it can
 * begin to think. */
static void
line_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  ChieuProgram *self = CHIEU_PROGRAM (source);
  g_autofree char *line = g_task_propagate_pointer (G_TASK (result), NULL);

  if (!self->asked || self->question != g_task_get_task_data (G_TASK (result)) || !start_process (self))
    return;
  set_timer (self, &self->timer, self->limit_ms, late_cb);
  follow_output (self);
  say_line (self, line);
}

/* Has a thread make the line: it takes some time to make the record of the hand so far, and to find out which limits work. */
static void
say_question (ChieuProgram *self)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, line_cb, NULL);

  g_task_set_task_data (task, chieu_program_question_ref (self->question), (GDestroyNotify) chieu_program_question_unref);
  g_task_run_in_thread (task, make_line);
}

/* Drops whole lines that answer earlier questions. */
static void
forget_old_lines (ChieuProgram *self)
{
  gsize old = self->heard->len;

  while (old > 0 && self->heard->str[old - 1] != '\n')
    old--;
  g_string_erase (self->heard, 0, (gssize) old);
}

gboolean
chieu_program_ask_move (ChieuProgram               *self,
                        const ChieuProgramQuestion *question,
                        ChieuProgramReady           ready,
                        gpointer                    data)
{
  g_return_val_if_fail (CHIEU_IS_PROGRAM (self), FALSE);
  g_return_val_if_fail (question != NULL && ready != NULL, FALSE);

  chieu_program_withdraw (self);
  if (self->out)
    return FALSE;
  chieu_timer_clear (&self->rest);
  if (g_get_monotonic_time () - self->started > (gint64) AGE_MAX * G_USEC_PER_SEC)
    end_process (self);
  g_clear_pointer (&self->question, chieu_program_question_unref);
  self->question = chieu_program_question_copy (question, ++self->last_number);
  self->ready = ready;
  self->data = data;
  self->asked = TRUE;
  self->refused = FALSE;
  self->lines = 0;
  forget_old_lines (self);
  say_question (self);
  return TRUE;
}

/* ---- The object ---- */

static void
dispose (GObject *object)
{
  chieu_program_stop (CHIEU_PROGRAM (object));
  G_OBJECT_CLASS (chieu_program_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  ChieuProgram *self = CHIEU_PROGRAM (object);

  g_clear_pointer (&self->question, chieu_program_question_unref);
  g_strfreev (self->argv);
  g_string_free (self->heard, TRUE);
  g_byte_array_unref (self->to_say);
  G_OBJECT_CLASS (chieu_program_parent_class)->finalize (object);
}

static void
chieu_program_class_init (ChieuProgramClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->finalize = finalize;
  news_signal = g_signal_new ("news", CHIEU_TYPE_PROGRAM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                              G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
chieu_program_init (ChieuProgram *self)
{
  self->rest_ms = REST_MS;
  self->heard = g_string_new (NULL);
  self->to_say = g_byte_array_new ();
}

ChieuProgram *
chieu_program_new (const char *const *argv,
                   guint              limit_ms)
{
  ChieuProgram *self;

  g_return_val_if_fail (argv != NULL && argv[0] != NULL && limit_ms > 0, NULL);

  self = g_object_new (CHIEU_TYPE_PROGRAM, NULL);
  self->argv = g_strdupv ((char **) argv);
  self->limit_ms = limit_ms;
  return self;
}
