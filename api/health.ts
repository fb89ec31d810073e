import { sql } from 'kysely';
import { sendProblem } from './problem.ts';
import type { Routes } from './service.ts';

/** `/healthz`: the process answers. `/readyz`: the database does too. */
export const healthRoutes: Routes = async (app, { database }) => {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    try {
      await sql`select 1`.execute(database);
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return sendProblem(reply, { status: 503, title: 'Not ready', detail: 'The database does not answer.' });
    }
  });
};
