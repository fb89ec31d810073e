import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LimitLeft } from '@verandah/rate-limits';
import type { Spending } from './spending.ts';
import type { TrustedProxies } from '@verandah/network';
import { isOwnMachine } from './own-machine.ts';

/**
 * The GraphQL API counts each operation of a list itself; a page requests pictures and tiles by the dozen, and they
 * cost a read.
 */
const notHere = /^\/(?:graphql)?(?:[?#]|$)|^\/(?:media|tiles)\//;

/** A budget in the RateLimit header fields (draft-ietf-httpapi-ratelimit-headers-11). */
const budgetHeaders = (name: string, { most, seconds, left, wait }: LimitLeft): Readonly<Record<string, string>> => ({
  'ratelimit-policy': `"${name}";q=${most};w=${seconds}`,
  ratelimit: `"${name}";r=${left};t=${wait}`,
});

/**
 * Holds each member to a rate of calls, whatever they call and from wherever, and names what is left of it in the
 * response; the site's own machines are not counted.
 * @throws {Refusal} throttled
 */
export const holdCalls =
  (spending: Spending, proxies: TrustedProxies) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { viewer, url } = request;
    if (viewer === null || notHere.test(url) || isOwnMachine(request, proxies)) return;
    await spending.spend('calls', viewer.memberId, 1);
    const left = await spending.left('calls', viewer.memberId);
    if (left !== undefined) reply.headers(budgetHeaders('calls', left));
  };
