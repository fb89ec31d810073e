import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { operationProblems } from '../graphql/consumers/operation-problems.ts';
import { schema } from '../graphql/schema.ts';
import { sameSecret } from '../same-secret.ts';
import type { Routes } from '../service.ts';
import { tokenFile } from '../token-file.ts';
import { eventsQuery, operationsInput, pinInput, refusalInput, registryQuery, releaseInput, releaseParams, releasesQuery } from './schema.ts';
import { movePin, readEvents, readManifest, readPins, readReleases, recordRefusal, recordRelease } from './store.ts';

class Unreadable extends Error {}

/** @throws {Unreadable} with a line that names the field */
function read<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const done = v.safeParse(schema, value);
  if (done.success) return done.output;
  const [issue] = done.issues;
  throw new Unreadable(`${v.getDotPath(issue) ?? 'The body'} ${issue.message}`);
}

const refuse = (reply: FastifyReply, status: number, reason: string, message: string): FastifyReply => reply.code(status).send({ reason, message });

/** The registry of releases, for the hosts of the site: never reachable from outside, and closed without the token. */
export const registryRoutes: Routes = async (app, { database, settings }) => {
  const token = tokenFile(settings.dataDir, 'internal-token');
  await app.register(async (registry) => {
    registry.addHook('onRequest', async (request, reply) => {
      if (!sameSecret(request.headers['x-verandah-internal'], token)) return refuse(reply, 401, 'not-allowed', 'The internal token is missing or wrong.');
    });
    registry.setErrorHandler((problem, request, reply) => {
      if (problem instanceof Unreadable) return refuse(reply, 400, 'invalid', problem.message);
      const status = (problem as { statusCode?: number }).statusCode;
      if (status && status < 500) return refuse(reply, status, 'invalid', (problem as Error).message);
      request.log.error(problem);
      return refuse(reply, 503, 'registry-away', 'The registry could not reach its database.');
    });

    registry.get('', async (request, reply) => {
      const { after } = read(registryQuery, request.query);
      const set = await readPins(database);
      return set.revision === after ? reply.code(304).send() : set;
    });
    registry.get('/releases', async (request) => ({ releases: await readReleases(database, read(releasesQuery, request.query).area) }));
    registry.get('/releases/:area/:version', async (request, reply) => {
      const { area, version } = read(releaseParams, request.params);
      return await readManifest(database, area, version) ?? refuse(reply, 404, 'unknown-release', `${area} ${version} has never been published.`);
    });
    registry.get('/events', async (request) => {
      const { area, limit } = read(eventsQuery, request.query);
      return { events: await readEvents(database, area, limit) };
    });
    registry.post('/releases', { bodyLimit: 8 << 20 }, async (request, reply) => {
      const input = read(releaseInput, request.body);
      const { outcome } = await recordRelease(database, input);
      if (outcome === 'taken') return refuse(reply, 409, 'version-taken', `${input.area} ${input.version} is already published with other files. A release never changes: publish under a new version.`);
      return reply.code(outcome === 'recorded' ? 201 : 200).send({ existed: outcome === 'existed' });
    });
    registry.post('/operations', { bodyLimit: 8 << 20 }, async (request) => ({ problems: operationProblems(schema, read(operationsInput, request.body).operations) }));
    registry.post('/refusals', async (request, reply) => {
      await recordRefusal(database, read(refusalInput, request.body));
      return reply.code(204).send();
    });
    registry.post('/pins', async (request, reply) => {
      const input = read(pinInput, request.body);
      const moved = await movePin(database, input);
      if (moved.outcome === 'unknown') return refuse(reply, 404, 'unknown-release', `${input.area} ${input.version} has never been published.`);
      if (moved.outcome === 'conflict') return refuse(reply, 409, 'moved-meanwhile', `${input.area} is at ${moved.live ?? 'no release'} by now, not at ${input.from ?? 'no release'}. Look at the status, then try again.`);
      return { changed: moved.outcome === 'moved', ...moved.set };
    });
  }, { prefix: '/internal/registry' });
};
