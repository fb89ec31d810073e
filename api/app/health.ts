import { livenessPaths, livenessResponse } from '@verandah/telemetry';
import { sql } from 'kysely';
import { withReading } from '../platform/database/public.ts';
import { serversStatus } from '../platform/replicas/public.ts';
import type { Routes } from '../platform/service.ts';

/**
 * `/livez`, and `/healthz` as before: this process and its child processes work, even if dependencies don't.
 * `/readyz`: the database responds too; of several servers it names the primary and how the replicas are. While there
 * is no primary the site can be read: 'read-only', which is ready as well.
 */
export const healthRoutes: Routes = async (app, { database, servers, decoder }) => {
  for (const path of livenessPaths)
    app.get(path, async (_request, reply) => {
      const { statusCode, body } = livenessResponse(decoder.problems);
      return reply.code(statusCode).send(body);
    });
  app.get('/readyz', async (request, reply) => {
    const { problems } = decoder;
    if (problems.length > 0) return reply.code(503).send({ status: 'not ready', problems });
    try {
      await withReading({ anywhere: true, from: 0n, done: { wrote: false } }, () => sql`select 1`.execute(database));
      if (!servers?.cluster.watched) return { status: 'ready' };
      const status = serversStatus(servers);
      return { status: status.primary === null ? 'read-only' : 'ready', database: status };
    } catch (error) {
      request.log.error({ err: error }, 'database unavailable');
      return reply.code(503).send({ status: 'not ready', problems: ['The database does not respond.'] });
    }
  });
};
