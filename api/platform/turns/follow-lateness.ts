import type { FastifyInstance } from 'fastify';
import { Lateness } from '@verandah/rate-limits';

/** How late this process is: its event loop, and calls that wait for a connection. */
export const lateness = new Lateness();

/** By which hosts read it from responses: they refuse what is least urgent, and know what that is. */
const latenessHeader = 'x-verandah-late';

/** Measures lateness while there are requests, and states it in milliseconds in their responses. */
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
