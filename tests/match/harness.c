/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "harness.h"

#include <glib/gstdio.h>
#include <string.h>

#include "../store-sql.h"

/* ---- The table ---- */

void
table_options (ChieuMatchOptions *options,
               int                seats,
               int                person,
               ChieuWay           way,
               guint64            seed)
{
  *options = (ChieuMatchOptions) {
    .game = &fake_game,
    .seats = seats,
    .seed = seed,
    .person = person,
    .way = way,
    .hoi = CHIEU_HOI_HANDS,
    .hoi_limit = 5,
  };
  for (int seat = 0; seat < seats; seat++)
    options->level[seat] = seat == person ? NULL : "chance";
  chieu_rules_init (&options->rules, &fake_game);
}

ChieuMatch *
new_saved_match (ChieuStore *store,
                 int         seats,
                 int         person,
                 ChieuWay    way,
                 guint64     seed)
{
  ChieuMatchOptions options;

  table_options (&options, seats, person, way, seed);
  return chieu_match_new (&options, store, NULL);
}

ChieuMatch *
new_table_match (int      seats,
                 int      person,
                 ChieuWay way,
                 guint64  seed)
{
  return new_saved_match (NULL, seats, person, way, seed);
}

static void
moved_cb (ChieuMatch        *match,
          int                seat,
          const ChieuMove   *move,
          const ChieuEvents *events,
          Table             *table)
{
  g_assert_cmpint (seat, >=, 0);
  g_assert_nonnull (move);
  g_assert_nonnull (events);
  table->moved++;
}

static void
asked_cb (ChieuMatch *match,
          Table      *table)
{
  g_assert_true (chieu_match_is_asked (match) || chieu_match_is_opening (match));
  table->asked++;
}

static void
dealt_cb (ChieuMatch *match,
          Table      *table)
{
  table->dealt++;
}

static void
over_cb (ChieuMatch *match,
         Table      *table)
{
  g_assert_nonnull (chieu_match_get_final_state (match));
  table->over++;
}

static void
failed_cb (ChieuMatch *match,
           const char *message,
           Table      *table)
{
  table->failed++;
  g_free (table->last_failure);
  table->last_failure = g_strdup (message);
}

static void
thinking_cb (ChieuMatch *match,
             GParamSpec *pspec,
             Table      *table)
{
  guint thinking;

  g_object_get (match, "thinking", &thinking, NULL);
  table->thinking_seen |= thinking;
}

void
table_init (Table      *table,
            ChieuMatch *match)
{
  g_assert_nonnull (match);
  memset (table, 0, sizeof *table);
  table->match = match;
  chieu_random_init (&table->random, TABLE_SEED);
  chieu_match_set_pace (match, CHIEU_PACE_NONE);
  g_signal_connect (match, "moved", G_CALLBACK (moved_cb), table);
  g_signal_connect (match, "asked", G_CALLBACK (asked_cb), table);
  g_signal_connect (match, "hand-dealt", G_CALLBACK (dealt_cb), table);
  g_signal_connect (match, "hand-over", G_CALLBACK (over_cb), table);
  g_signal_connect (match, "save-failed", G_CALLBACK (failed_cb), table);
  g_signal_connect (match, "notify::thinking", G_CALLBACK (thinking_cb), table);
}

void
table_clear (Table *table)
{
  table_settle (table);
  chieu_match_pause (table->match);
  g_assert_finalize_object (table->match);
  g_free (table->last_failure);
}

static gboolean
too_long_cb (gpointer data)
{
  g_error ("Nothing happened for a minute");
  return G_SOURCE_REMOVE;
}

void
table_iterate (void)
{
  guint watch = g_timeout_add_seconds (60, too_long_cb, NULL);

  g_main_context_iteration (NULL, TRUE);
  g_source_remove (watch);
}

void
table_settle (Table *table)
{
  while (chieu_match_is_pending (table->match))
    table_iterate ();
}

void
table_wait (Table *table)
{
  while (chieu_match_is_pending (table->match)
         || (!chieu_match_is_asked (table->match) && chieu_match_get_final_state (table->match) == NULL))
    if (!chieu_match_is_pending (table->match) && chieu_match_is_opening (table->match))
      chieu_match_end_opening (table->match);
    else
      table_iterate ();
}

ChieuTry
table_play_one (Table *table)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  ChieuReason reason;
  int n = chieu_match_list_moves (table->match, table->faulty ? CHIEU_MOVES_ALL : CHIEU_MOVES_CLEAN, moves);

  g_assert_cmpint (n, >, 0);
  return chieu_match_try (table->match, &moves[chieu_random_below (&table->random, (uint32_t) n)], &reason);
}

void
table_play_hand (Table *table)
{
  chieu_match_start (table->match);
  for (;;)
    {
      table_wait (table);
      if (chieu_match_get_final_state (table->match) != NULL)
        return;
      table_play_one (table);
    }
}

void
table_play_match (Table *table)
{
  table_play_hand (table);
  while (!chieu_match_is_over (table->match))
    {
      chieu_match_deal_next_hand (table->match);
      table_play_hand (table);
    }
}

void
drop_match (ChieuMatch *match)
{
  while (chieu_match_is_pending (match))
    table_iterate ();
  g_assert_finalize_object (match);
}

char *
table_describe (ChieuMatch *match)
{
  const ChieuGame *game = chieu_match_get_options (match)->game;
  const ChieuMatchHand *hand = chieu_match_get_hand (match);
  GString *text = g_string_new (NULL);
  g_autofree char *state = g_compute_checksum_for_data (G_CHECKSUM_SHA256, hand->state, game->state_size);
  const ChieuCarry *carry = chieu_match_get_carry (match);

  for (guint i = 0; i < hand->moves->len; i++)
    {
      const ChieuMatchMove *made = &g_array_index (hand->moves, ChieuMatchMove, i);
      char move[CHIEU_MOVE_TEXT_MAX];

      game->print_move (&made->move, move);
      g_string_append_printf (text, "%d %s %d\n", made->seat, move, made->decided);
    }
  g_string_append_printf (text, "hand %u cai %d pot %d over %d %s", hand->number, carry->cai, carry->pot,
                          chieu_match_is_over (match), state);
  for (int seat = 0; seat < chieu_match_get_options (match)->seats; seat++)
    g_string_append_printf (text, " %d", carry->points[seat]);
  return g_string_free (text, FALSE);
}

/* ---- Stores ---- */

char *
new_store_path (void)
{
  g_autofree char *folder = g_dir_make_tmp ("chieu-test-XXXXXX", NULL);

  g_assert_nonnull (folder);
  return g_build_filename (folder, "data", "matches.db", NULL);
}

ChieuStore *
must_open (const char *path)
{
  g_autoptr (GError) error = NULL;
  ChieuStore *store = chieu_store_open (path, &error);

  g_assert_no_error (error);
  g_assert_nonnull (store);
  return store;
}

GPtrArray *
list_files_like (const char *path,
                 const char *part,
                 const char *suffix)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (strstr (name, part) != NULL && g_str_has_suffix (name, suffix))
      g_ptr_array_add (names, g_build_filename (folder, name, NULL));
  return names;
}

void
remove_store (const char *path)
{
  g_autoptr (GPtrArray) names = list_files_like (path, "", "");
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *above = g_path_get_dirname (folder);

  g_chmod (folder, 0700);
  for (guint i = 0; i < names->len; i++)
    g_remove (names->pdata[i]);
  g_rmdir (folder);
  g_rmdir (above);
}

void
end_store (ChieuStore *store,
           const char *path)
{
  chieu_store_unref (store);
  remove_store (path);
}

ChieuMatch *
new_saved_deal (ChieuStore     *store,
                ChieuMatchKind  kind,
                const char     *deal,
                guint64         seed)
{
  g_autoptr (GError) error = NULL;
  ChieuMatchOptions options;
  ChieuMatch *match;

  table_options (&options, 4, 1, CHIEU_WAY_HOC, seed);
  options.kind = kind;
  g_strlcpy (options.deal, deal, sizeof options.deal);
  match = chieu_match_new (&options, store, &error);
  g_assert_no_error (error);
  return match;
}

ChieuMatch *
must_resume (ChieuStore *store)
{
  g_autoptr (GError) error = NULL;
  ChieuMatch *match = chieu_match_resume (store, &error);

  g_assert_no_error (error);
  g_assert_nonnull (match);
  return match;
}

typedef struct
{
  ChieuStore *store;
  ChieuMatch *match;
  char **news;
  GError **error;
  gboolean done;
} Resume;

static void
resumed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  Resume *resume = data;

  resume->match = chieu_match_resume_finish (resume->store, result, resume->news, resume->error);
  resume->done = TRUE;
}

ChieuMatch *
resume_with_news (ChieuStore  *store,
                  gint64       id,
                  char       **news,
                  GError     **error)
{
  Resume resume = { .store = store, .news = news, .error = error };

  chieu_match_resume_async (store, id, NULL, resumed_cb, &resume);
  while (!resume.done)
    table_iterate ();
  return resume.match;
}

void
table_resume_alike (Table      *table,
                    ChieuStore *store)
{
  g_autofree char *before = table_describe (table->match);
  g_autofree char *after = NULL;

  table_clear (table);
  table_init (table, must_resume (store));
  after = table_describe (table->match);
  g_assert_cmpstr (before, ==, after);
}

/* SQL that counts, for the store's own thread, and the number that it finds. */
typedef struct
{
  const char *sql;
  int n;
} Sql;

static gboolean
count_work (ChieuDatabase  *database,
            gpointer        data,
            GCancellable   *cancellable,
            GError        **error)
{
  Sql *sql = data;
  sqlite3_stmt *statement;

  g_assert_cmpint (sqlite3_prepare_v2 (database->db, sql->sql, -1, &statement, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_step (statement), ==, SQLITE_ROW);
  sql->n = sqlite3_column_int (statement, 0);
  sqlite3_finalize (statement);
  return TRUE;
}

int
count_rows (ChieuStore *store,
            const char *from)
{
  g_autofree char *text = g_strconcat ("SELECT count(*) FROM ", from, NULL);
  Sql sql = { .sql = text };

  g_assert_true (chieu_store_run (store, count_work, &sql, NULL));
  return sql.n;
}

ChieuStore *
reopen_older (ChieuStore *store,
              const char *sql)
{
  g_autofree char *path = g_strdup (chieu_store_get_path (store));

  must_exec (store, sql);
  chieu_store_unref (store);
  store = must_open (path);
  g_assert_null (chieu_store_get_notice (store));
  return store;
}

ChieuStore *
must_upgrade (const char *path)
{
  ChieuStore *store = must_open (path);
  int hands = count_rows (store, "hand");

  g_assert_cmpint (hands, >, 0);
  store = reopen_older (store, DROP_PLACES DROP_FAULTS DROP_SCHOOL "PRAGMA user_version = 2");
  g_assert_cmpint (count_rows (store, "hand"), ==, hands);
  return store;
}

char *
make_played_store (void)
{
  char *path = new_store_path ();
  ChieuStore *store = must_open (path);
  Table table;

  table_init (&table, new_saved_match (store, 4, 1, CHIEU_WAY_HOC, 5));
  table_play_hand (&table);
  chieu_match_deal_next_hand (table.match);
  table_clear (&table);
  must_exec (store, "PRAGMA wal_checkpoint(TRUNCATE)");
  chieu_store_unref (store);
  return path;
}

/* ---- When SQLite gets no memory ---- */

/* The functions by which SQLite gets memory otherwise. */
static sqlite3_mem_methods memory;
/* The number of the last request, and of the one that is refused; 0 refuses none. */
static int request, refused;

static gboolean
is_refused (void)
{
  return g_atomic_int_add (&request, 1) + 1 == g_atomic_int_get (&refused);
}

static void *
allocate (int n_bytes)
{
  return is_refused () ? NULL : memory.xMalloc (n_bytes);
}

static void *
reallocate (void *block,
            int   n_bytes)
{
  return is_refused () ? NULL : memory.xRealloc (block, n_bytes);
}

void
memory_watch (void)
{
  sqlite3_mem_methods watched;

  g_assert_cmpint (sqlite3_config (SQLITE_CONFIG_GETMALLOC, &memory), ==, SQLITE_OK);
  watched = memory;
  watched.xMalloc = allocate;
  watched.xRealloc = reallocate;
  g_assert_cmpint (sqlite3_config (SQLITE_CONFIG_MALLOC, &watched), ==, SQLITE_OK);
}

void
memory_refuse (int at)
{
  g_atomic_int_set (&refused, 0);
  g_atomic_int_set (&request, 0);
  g_atomic_int_set (&refused, at);
}

gboolean
memory_allow (void)
{
  gboolean was_refused = g_atomic_int_get (&request) >= g_atomic_int_get (&refused);

  g_atomic_int_set (&refused, 0);
  return was_refused;
}

/* ---- A database as a fixture ---- */

void
store_fixture_set_up (StoreFixture  *self,
                      gconstpointer  data)
{
  self->path = new_store_path ();
  self->store = must_open (self->path);
}

void
store_fixture_set_up_old (StoreFixture  *self,
                          gconstpointer  data)
{
  self->path = make_played_store ();
  self->store = must_upgrade (self->path);
}

void
store_fixture_reopen (StoreFixture *self)
{
  chieu_store_unref (self->store);
  self->store = must_open (self->path);
}

void
store_fixture_tear_down (StoreFixture  *self,
                         gconstpointer  data)
{
  chieu_store_unref (self->store);
  remove_store (self->path);
  g_free (self->path);
}
