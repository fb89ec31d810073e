import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../../../platform/problems/public.ts';
import { sameSecret } from '../../../platform/same-secret.ts';
import type { Routes } from '../../../platform/service.ts';
import { tokenFile } from '../../../platform/token-file.ts';
import { drawApproximateBoundaries } from '../locations/public.ts';
import { importCensus } from './census/import-census.ts';
import { importAddresses } from './import-addresses.ts';
import { importBoundaries } from './import-boundaries.ts';
import { importCatchments } from './import-catchments.ts';
import { importLocalities } from './import-localities.ts';
import { importSchools } from './import-schools.ts';
import { locateListings } from './locate-listings.ts';
import { FileProblem } from './report.ts';

/** As sent; packed boundaries of the whole country have less. */
const mostBytes = 200 * 1024 * 1024;

/**
 * For the operator: `POST /internal/places/localities`, `…/boundaries`, `…/schools` and `…/catchments` take a file as
 * their body and return its report (localities also with `?dry-run=yes` and `?retire-missing=yes`),
 * `…/addresses` a part of an address file and `…/census` a file of the Census (`?dry-run=yes`).
 * `…/approximate-boundaries` draws those of places without a real one again;
 * `…/locate-listings?after=ID` gives some hundred listings the positions of their addresses. One at a time.
 */
export const placeImportRoutes: Routes = async (app, { database, settings, log }) => {
  let busy = false;
  const only = async (reply: FastifyReply, work: () => Promise<unknown>): Promise<FastifyReply> => {
    if (busy)
      return sendProblem(reply, {
        status: 423,
        title: 'Busy',
        detail: 'Places are being imported already: wait until the import ends.',
      });
    busy = true;
    try {
      return await reply.send(await work());
    } catch (error) {
      if (error instanceof FileProblem)
        return sendProblem(reply, { status: 422, title: 'Invalid request', detail: error.message });
      log.error({ err: error }, 'location import failed');
      return sendProblem(reply, {
        status: 500,
        title: 'Nothing was imported',
        detail: "The import failed and was rolled back; the API's log has the error.",
      });
    } finally {
      busy = false;
    }
  };
  await app.register(async (places) => {
    places.removeAllContentTypeParsers();
    places.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    // Before the body is read: a stranger's file is not taken in.
    places.addHook('onRequest', async (request, reply) => {
      const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
      if (sameSecret(token, tokenFile(settings.dataDir, 'ops-token'))) return undefined;
      return sendProblem(reply.header('www-authenticate', 'Bearer realm="operations"'), {
        status: 401,
        title: 'Operator only',
        detail: 'The operations token is missing or wrong.',
      });
    });
    const route = (
      name: string,
      work: (file: Readable, has: (option: string) => boolean) => Promise<unknown>,
    ): void => {
      places.post(`/internal/places/${name}`, async (request, reply) => {
        const { searchParams } = new URL(request.url, 'http://any');
        const file = bodyOf(request);
        if (file === null)
          return sendProblem(reply, {
            status: 400,
            title: 'No file',
            detail: 'Send the file as the body of the request.',
          });
        return only(reply, () => work(file, (option) => searchParams.get(option) === 'yes')).finally(() =>
          request.raw.resume(),
        );
      });
    };
    route('localities', (file, has) =>
      importLocalities(database, file, { dryRun: has('dry-run'), retireMissing: has('retire-missing') }),
    );
    route('boundaries', (file) => importBoundaries(database, file));
    route('schools', (file) => importSchools(database, file));
    route('catchments', (file) => importCatchments(database, file));
    route('addresses', (file, has) => importAddresses(database, file, { dryRun: has('dry-run') }));
    route('census', (file, has) => importCensus(database, file, { dryRun: has('dry-run') }));
    places.post('/internal/places/locate-listings', (request, reply) => {
      const after = Number(new URL(request.url, 'http://any').searchParams.get('after') ?? 0);
      return only(reply, () => locateListings(database, Number.isSafeInteger(after) && after > 0 ? after : 0));
    });
    places.post('/internal/places/approximate-boundaries', (_request, reply) =>
      only(reply, async () => ({ drawn: await drawApproximateBoundaries(database) })),
    );
  });
};

function bodyOf({ body }: FastifyRequest): Readable | null {
  if (body === null || body === undefined || typeof body !== 'object' || !('pipe' in body)) return null;
  let length = 0;
  const limit = new Transform({
    transform(part: Buffer, _encoding, done) {
      length += part.length;
      if (length > mostBytes)
        done(
          new FileProblem(
            `The file has more than ${mostBytes / 1024 / 1024} MB. Pack it with gzip, or import it in parts.`,
          ),
        );
      else done(null, part);
    },
  });
  const source = body as Readable;
  source.on('error', (error) => limit.destroy(error));
  return source.pipe(limit);
}
