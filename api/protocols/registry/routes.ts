import type { FastifyReply } from 'fastify';
import { now } from '../../platform/clock.ts';
import { operationProblems, printedSchema } from '../graphql/public.ts';
import { schema } from '../graphql/schema.ts';
import { sameSecret } from '../../platform/same-secret.ts';
import type { Routes } from '../../platform/service.ts';
import { tokenFile } from '../../platform/token-file.ts';
import {
  addNote,
  type ChangeOutcome,
  changePin,
  changePins,
  changeRollout,
  read,
  readEvents,
  readRetained,
  readLastChanges,
  readManifest,
  readPins,
  readPinsAt,
  readReleases,
  recordRelease,
  refuse,
  restoreArea,
  Unreadable,
  verifyLog,
  withdrawArea,
} from '../../platform/registry/public.ts';
import { healthRoutes } from '../../platform/registry/health-routes.ts';
import { rightsRoutes } from '../../platform/registry/rights-routes.ts';
import {
  eventsQuery,
  momentQuery,
  changesQuery,
  jointInput,
  noteInput,
  operationsInput,
  pinInput,
  registryQuery,
  releaseInput,
  releaseParams,
  releasesQuery,
  restorationInput,
  rolloutInput,
  withdrawalInput,
} from '../../platform/registry/schema.ts';

/** The response of a release operation. */
function answerMove(reply: FastifyReply, moved: ChangeOutcome): FastifyReply {
  if (moved.outcome === 'unknown')
    return refuse(reply, 404, 'unknown-release', `${moved.area} ${moved.version} has never been published.`);
  if (moved.outcome === 'never-live')
    return refuse(
      reply,
      409,
      'never-live',
      `${moved.area} ${moved.version} has never been live, so it cannot be rolled back to. Promote it, which checks it first.`,
    );
  if (moved.outcome === 'conflict')
    return refuse(
      reply,
      409,
      'moved-meanwhile',
      `${moved.area} is at ${moved.live ?? 'no release'} by now, not at ${moved.seen ?? 'no release'}. Look at the status, then try again.`,
    );
  return reply.send({ changed: moved.outcome === 'moved', ...moved.set });
}

/** The registry of releases, for the hosts of the site: never reachable from outside, and closed without the token. */
export const registryRoutes: Routes = async (app, { database, settings }) => {
  const token = tokenFile(settings.dataDir, 'internal-token');
  await app.register(
    async (registry) => {
      registry.addHook('onRequest', async (request, reply) => {
        if (!sameSecret(request.headers['x-verandah-internal'], token))
          return refuse(reply, 401, 'not-allowed', 'The internal token is missing or wrong.');
        // Hosts go by this clock.
        reply.header('x-verandah-now', String(now()));
      });
      registry.setErrorHandler((problem, request, reply) => {
        if (problem instanceof Unreadable) return refuse(reply, 400, 'invalid', problem.message);
        const status = (problem as { statusCode?: number }).statusCode;
        if (status && status < 500) return refuse(reply, status, 'invalid', (problem as Error).message);
        request.log.error(problem, 'release registry error');
        return refuse(reply, 503, 'registry-away', 'The registry could not reach its database.');
      });

      registry.get('', async (request, reply) => {
        const { after } = read(registryQuery, request.query);
        const set = await readPins(database);
        return set.revision === after ? reply.code(304).send() : set;
      });
      registry.get('/at', async (request) => readPinsAt(database, read(momentQuery, request.query).moment));
      registry.get('/kept', async (request) => ({
        kept: await readRetained(database, read(momentQuery, request.query).moment),
      }));
      registry.get('/releases', async (request) => ({
        releases: await readReleases(database, read(releasesQuery, request.query).area),
      }));
      registry.get('/releases/:area/:version', async (request, reply) => {
        const { area, version } = read(releaseParams, request.params);
        return (
          (await readManifest(database, area, version)) ??
          refuse(reply, 404, 'unknown-release', `${area} ${version} has never been published.`)
        );
      });
      registry.get('/events', async (request) => {
        const { area, limit, before } = read(eventsQuery, request.query);
        return { events: await readEvents(database, area, limit, before) };
      });
      registry.get('/moves', async (request) => ({
        moves: await readLastChanges(database, read(changesQuery, request.query).moment ?? 'infinity'),
      }));
      registry.get('/log', async () => verifyLog(database));
      registry.post('/releases', { bodyLimit: 8 << 20 }, async (request, reply) => {
        const input = read(releaseInput, request.body);
        const { outcome } = await recordRelease(database, input);
        if (outcome === 'taken')
          return refuse(
            reply,
            409,
            'version-taken',
            `${input.area} ${input.version} is already published with other files. A release never changes: publish under a new version.`,
          );
        return reply.code(outcome === 'recorded' ? 201 : 200).send({ existed: outcome === 'existed' });
      });
      registry.get('/schema', async () => ({ schema: printedSchema() }));
      registry.post('/operations', { bodyLimit: 8 << 20 }, async (request) => ({
        problems: operationProblems(schema, read(operationsInput, request.body).operations),
      }));
      registry.post('/events', async (request, reply) => {
        await addNote(database, read(noteInput, request.body));
        return reply.code(204).send();
      });
      registry.post('/pins', async (request, reply) =>
        answerMove(reply, await changePin(database, read(pinInput, request.body))),
      );
      registry.post('/pins/joint', async (request, reply) =>
        answerMove(reply, await changePins(database, read(jointInput, request.body))),
      );
      registry.post('/withdrawals', async (request, reply) =>
        answerMove(reply, await withdrawArea(database, read(withdrawalInput, request.body))),
      );
      registry.post('/restorations', async (request, reply) =>
        answerMove(reply, await restoreArea(database, read(restorationInput, request.body))),
      );
      registry.post('/rollouts', async (request, reply) =>
        answerMove(reply, await changeRollout(database, read(rolloutInput, request.body))),
      );
      await registry.register(rightsRoutes(database));
      await registry.register(healthRoutes(database));
    },
    { prefix: '/internal/registry' },
  );
};
