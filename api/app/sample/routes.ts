import { Readable } from 'node:stream';
import { sql } from 'kysely';
import * as v from 'valibot';
import { picturesOf, sceneKeys } from '../../domains/media/public.ts';
import { importBuiltInBoundaries } from '../../domains/geography/imports/public.ts';
import { sendProblem } from '../../platform/problems/public.ts';
import { sameSecret } from '../../platform/same-secret.ts';
import type { Routes } from '../../platform/service.ts';
import { tokenFile } from '../../platform/token-file.ts';
import { fillSample } from './fill.ts';
import { countAccounts } from './members/accounts.ts';
import type { SampleReport } from './fill.ts';

const request = v.strictObject({
  listings: v.pipe(
    v.number('is a number'),
    v.integer('is a whole number'),
    v.minValue(1, 'is 1 or more'),
    v.maxValue(5_000_000, 'is at most 5000000'),
  ),
  seed: v.optional(
    v.pipe(
      v.number('is a number'),
      v.integer('is a whole number'),
      v.minValue(0, 'is 0 or more'),
      v.maxValue(2 ** 31 - 1, 'is at most 2147483647'),
    ),
    1,
  ),
  /** Adds to listings that exist; without it a filled database is left alone. */
  add: v.optional(v.boolean(), false),
  /** A filled database is answered with an empty report, not refused. */
  ifEmpty: v.optional(v.boolean(), false),
});

/** A line of the answer: how far it is, and at the end what was made or why it stopped. */
export type SampleLine =
  | { readonly done: number; readonly total: number }
  | { readonly report: SampleReport }
  | { readonly problem: string };

const nothing: SampleReport = {
  listings: 0,
  offices: 0,
  agents: 0,
  places: 0,
  members: 0,
  agentReviews: 0,
  placeReviews: 0,
  questions: 0,
  posts: 0,
  collections: 0,
  alerts: 0,
  sales: 0,
  schools: 0,
  accounts: 0,
};

/**
 * `POST /internal/sample`, for the operator: fills the database with sample listings and answers a line of JSON after
 * each batch.
 */
export const sampleRoutes: Routes = (app, service) => {
  const { database, settings, log } = service;
  let busy = false;
  /** Sample homes share some pictures, which are made before anybody looks at them; the fronts of homes first. */
  const preparePictures = async (): Promise<void> => {
    const pictures = picturesOf(service);
    for (const key of sceneKeys) await pictures.prepare(key);
  };
  app.post('/internal/sample', async (incoming, reply) => {
    const token = /^Bearer (\S+)$/i.exec(incoming.headers.authorization ?? '')?.[1] ?? '';
    if (!sameSecret(token, tokenFile(settings.dataDir, 'ops-token'))) {
      return sendProblem(reply.header('www-authenticate', 'Bearer realm="operations"'), {
        status: 401,
        title: 'Operator only',
        detail: 'The operations token is missing or wrong.',
      });
    }
    const read = v.safeParse(request, incoming.body);
    if (!read.success) {
      const errors = read.issues.map((issue) => ({
        field: String(issue.path?.[0]?.key ?? 'body'),
        message: issue.message,
      }));
      return sendProblem(reply, {
        status: 400,
        title: 'Invalid request',
        detail: errors.map(({ field, message }) => `${field} ${message}`).join('; '),
        errors,
      });
    }
    if (busy)
      return sendProblem(reply, {
        status: 423,
        title: 'Busy',
        detail: 'Sample data is being made already: wait until it is done.',
      });
    const { listings, seed, add, ifEmpty } = read.output;
    if (!add && (await sql`select from listing limit 1`.execute(database)).rows.length > 0) {
      if (ifEmpty) {
        // An earlier start may have been ended before all were made.
        void preparePictures();
        return reply
          .type('application/x-ndjson')
          .send(
            `${JSON.stringify({ report: { ...nothing, accounts: await countAccounts(database) } } satisfies SampleLine)}\n`,
          );
      }
      return sendProblem(reply, {
        status: 409,
        title: 'Listings exist',
        detail: 'There are listings already: no sample data added; use --add.',
      });
    }
    busy = true;
    const lines = new Readable({ read: () => undefined });
    const say = (line: SampleLine): void => {
      lines.push(`${JSON.stringify(line)}\n`);
    };
    // Homes are placed inside their suburb's boundary.
    const boundariesReady =
      settings.suburbBoundaries === 'built-in' ? importBuiltInBoundaries(database) : Promise.resolve();
    boundariesReady
      .then(() =>
        fillSample(database, {
          listings,
          seed,
          accounts: settings.appEnv !== 'production' && settings.sampleAccounts,
          onProgress: (done, total) => say({ done, total }),
        }),
      )
      .then(
        (report) => {
          say({ report });
          void preparePictures();
        },
        (error: unknown) => {
          log.error({ err: error }, 'sample data failed');
          say({ problem: "Making sample data failed; the service's log tells why." });
        },
      )
      .finally(() => {
        busy = false;
        lines.push(null);
      });
    return reply.type('application/x-ndjson').send(lines);
  });
};
