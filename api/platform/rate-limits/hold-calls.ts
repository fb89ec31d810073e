import type { FastifyRequest } from 'fastify';
import type { Spending } from './spending.ts';
import type { TrustedProxies } from '@verandah/network';
import { isOwnMachine } from './own-machine.ts';

/**
 * The GraphQL API counts each operation of a list itself; a page requests pictures and tiles by the dozen, and they
 * cost a read.
 */
const notHere = /^\/(?:graphql)?(?:[?#]|$)|^\/(?:media|tiles)\//;

/**
 * Holds each member to a rate of calls, whatever they call and from wherever; the site's own machines are not counted.
 * @throws {Refusal} throttled
 */
export const holdCalls =
  (spending: Spending, proxies: TrustedProxies) =>
  async (request: FastifyRequest): Promise<void> => {
    const { viewer, url } = request;
    if (viewer !== null && !notHere.test(url) && !isOwnMachine(request, proxies))
      await spending.spend('calls', viewer.memberId, 1);
  };
