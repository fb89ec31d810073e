import type { FastifyInstance } from 'fastify';
import { Lateness, latenessHeader } from '@verandah/rate-limits';

/** How late this process is: its event loop, and calls that wait for a connection. */
export const lateness = new Lateness();

/**
 * Measures lateness while there are requests, and states it in their responses: hosts know what is least urgent, and
 * refuse it.
 */
export function followLateness(app: FastifyInstance, measured = lateness): void {
  app.addHook('onRequest', (_request, _reply, done) => {
    measured.follow();
    done();
  });
  app.addHook('onSend', async (_request, reply) => {
    const late = Math.round(measured.ms);
    if (late > 0) reply.header(latenessHeader, String(late));
  });
}
