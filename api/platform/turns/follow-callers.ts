import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf, type TrustedProxies } from '@verandah/network';
import { isOwnMachine } from '../own-machine.ts';
import { onBehalfOf } from './caller.ts';
import { signalOfLeaving } from './signal-of-leaving.ts';

/** Links of mails and of sign-in providers change something by GET. */
const writesByGet = /^\/(?:auth|mail|internal|events)(?:[/?]|$)/;

/** What the graph API is sent it judges by its operations. */
const onlyReads = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean =>
  (method === 'GET' || method === 'HEAD') && !writesByGet.test(url);

/**
 * Runs each request on behalf of its network (a line of IPv6, as at the render workers), so that its statements take
 * turns with those of others. A read ends when its caller closes the connection.
 */
export function followCallers(app: FastifyInstance, proxies: TrustedProxies): void {
  app.addHook('preHandler', (request, reply, done) => {
    const party = isOwnMachine(request, proxies) ? null : networkOf(request.ip, 48);
    onBehalfOf(
      onlyReads(request) ? { party, signal: signalOfLeaving(reply.raw) } : { party, held: { count: 0 } },
      done,
    );
  });
}
