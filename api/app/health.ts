import { sql } from 'kysely';
import { withReading } from '../platform/database/public.ts';
import { sendProblem } from '../platform/problems/public.ts';
import { serversStatus } from '../platform/replicas/public.ts';
import type { Routes } from '../platform/service.ts';

/**
 * `/healthz`: the process responds. `/readyz`: the database does too; of several servers it names the primary
 * and how the replicas are. While there is no primary the site can be read: 'read-only', which is ready as well.
 */
export const healthRoutes: Routes = async (app, { database, servers }) => {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    try {
      await withReading({ anywhere: true, from: 0n, done: { wrote: false } }, () => sql`select 1`.execute(database));
      if (!servers?.cluster.watched) return { status: 'ready' };
      const status = serversStatus(servers);
      return { status: status.primary === null ? 'read-only' : 'ready', database: status };
    } catch (error) {
      request.log.error({ err: error }, 'database unavailable');
      return sendProblem(reply, { status: 503, title: 'Not ready', detail: 'The database does not answer.' });
    }
  });
};
