/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "face-job.h"

#include "compat.h"
#include "face-plain.h"
#include "face-source.h"
#include "face-store.h"

ChieuFaceJob *
chieu_face_job_new (GObject         *cache,
                    const ChieuDeck *deck,
                    ChieuCard        card,
                    char            *path)
{
  ChieuFaceJob *job = g_new0 (ChieuFaceJob, 1);

  job->cache = g_object_ref (cache);
  job->deck = deck;
  job->card = card;
  job->path = path;
  return job;
}

void
chieu_face_job_free (ChieuFaceJob *job)
{
  for (int i = 0; i < job->n; i++)
    g_clear_pointer (&job->surfaces[i], cairo_surface_destroy);
  g_object_unref (job->cache);
  g_free (job->path);
  g_free (job);
}

void
chieu_face_job_run (ChieuFaceJob *job)
{
  ChieuFaceSource source;

  if (job->tidies)
    {
      if (job->saved)
        chieu_face_store_trim (CHIEU_FACE_STORE_MAX);
      /* Reading pictures takes memory many times their size in small pieces, which the C library would keep for each thread. */
      chieu_compat_trim_memory ();
      return;
    }
  if (job->path == NULL)
    {
      for (int i = 0; i < job->n; i++)
        job->surfaces[i] = chieu_face_render_plain (job->deck, job->card,
                                                    chieu_face_key_height (job->keys[i]), chieu_face_key_scale (job->keys[i]));
      return;
    }
  chieu_face_source_open (&source, job->path, job->script);
  for (int i = 0; i < job->n; i++)
    job->surfaces[i] = chieu_face_source_make (&source, chieu_face_key_height (job->keys[i]),
                                               chieu_face_key_scale (job->keys[i]));
  job->saved = source.saved;
  job->has_quoc_ngu = source.has_quoc_ngu;
  chieu_face_source_clear (&source);
}
