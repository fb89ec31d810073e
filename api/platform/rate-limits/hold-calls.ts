import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LimitLeft } from '@verandah/rate-limits';
import type { Spending } from './spending.ts';
import type { TrustedProxies } from '@verandah/network';
import { isOwnMachine } from '../own-machine.ts';

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
 * Holds each member and each access token to a rate of calls, whatever they call and from wherever, and names
 * what is left of it in the response; the site's own machines are not counted.
 * @throws {Refusal} throttled
 */
export const holdCalls =
  (spending: Spending, proxies: TrustedProxies) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { viewer, accessToken, url } = request;
    const caller = accessToken?.id ?? viewer?.memberId;
    if (caller === undefined || (accessToken === null && notHere.test(url)) || isOwnMachine(request, proxies)) return;
    const budget = accessToken === null ? 'calls' : 'token-calls';
    await spending.spend(budget, caller, 1);
    const left = await spending.left(budget, caller);
    if (left !== undefined) reply.headers(budgetHeaders(budget, left));
  };
