import { internalTokenHeader } from '@verandah/release-registry';
import * as v from 'valibot';
import { sendProblem } from '../problems/public.ts';
import { readableEverywhere } from '../replicas/public.ts';
import { sameSecret } from '../same-secret.ts';
import type { Database } from '../database/public.ts';
import type { Routes } from '../service.ts';
import { tokenFile } from '../token-file.ts';
import { changesAfter, momentPattern } from './changes.ts';

const query = v.object({
  after: v.optional(v.pipe(v.string(), v.maxLength(10_000), v.regex(momentPattern)), undefined),
});

/**
 * `GET /internal/changes?after=…`, for the hosts of the site: what their cached pages have to be re-rendered for, and
 * whether the site's listings are sample data.
 */
export const changeRoutes =
  (isSampleSite: (database: Database) => Promise<boolean>): Routes =>
  async (app, { database, servers, settings }) => {
    const token = tokenFile(settings.dataDir, 'internal-token');
    app.get('/internal/changes', async (request, reply) => {
      if (!sameSecret(request.headers[internalTokenHeader], token))
        return sendProblem(reply, {
          status: 401,
          title: 'Not allowed',
          detail: 'The internal token is missing or wrong.',
        });
      const read = v.safeParse(query, request.query);
      if (!read.success)
        return sendProblem(reply, {
          status: 400,
          title: 'Invalid request',
          detail: 'after must be a moment that a response has returned as seen.',
        });
      const [changes, sample] = await Promise.all([
        changesAfter(database, read.output.after ?? null),
        isSampleSite(database),
      ]);
      if (changes.tags.length > 0) await readableEverywhere(servers, database);
      return { ...changes, sample };
    });
  };
