import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { MemoryLimiter } from '@verandah/rate-limits';
import { isApiPath } from './api-paths.ts';
import { sendHostProblem } from './host-problem.ts';
import { countedNetwork } from './counted-network.ts';

/** Seconds of the rate that a network may use beyond it, once a minute: a page and its calls arrive together. */
const burst = { secondsOfRate: 19, window: 60 };
/** Files, pictures and tiles: a page requests dozens, and each costs one read. */
const cheap = /^\/(?:r|media|tiles)\//;

/** Names of the rate and of its burst in header fields. */
const names = ['network', 'network-burst'] as const;

interface QuotaHeaders {
  readonly 'ratelimit-policy': string;
  readonly ratelimit: string;
}

const quotas = new WeakMap<object, QuotaHeaders>();

/**
 * Headers of an API response with what the caller's network has left at this host, after any that the API has sent of
 * the member.
 */
export function withQuota(headers: IncomingHttpHeaders, request: object): IncomingHttpHeaders {
  const quota = quotas.get(request);
  if (quota === undefined) return headers;
  const joined = (name: keyof QuotaHeaders): string =>
    [headers[name], quota[name]].filter((value) => value !== undefined).join(', ');
  return { ...headers, 'ratelimit-policy': joined('ratelimit-policy'), ratelimit: joined('ratelimit') };
}

/**
 * Limits each network to a rate, counted by the second, plus a burst of twenty seconds once a minute. A network that
 * never pauses gets 79 seconds of its rate in a minute.
 */
export class VisitorLimit {
  readonly #limiter: MemoryLimiter;
  /** @param perSecond calls, 1 at least */
  constructor(perSecond: number) {
    this.#limiter = new MemoryLimiter(
      { most: perSecond, seconds: 1 },
      { burst: { most: perSecond * burst.secondsOfRate, seconds: burst.window } },
    );
  }

  /** Counts a call of this network. @returns seconds until the next call is allowed; 0 when this one is */
  take(network: string): Promise<number> {
    return this.#limiter.consume(network);
  }

  /** What a network has left, as RateLimit header fields (draft-ietf-httpapi-ratelimit-headers-11). */
  async headers(network: string): Promise<QuotaHeaders> {
    const windows = (await this.#limiter.left(network)).map((window, at) => ({ name: names[at] ?? '', ...window }));
    return {
      'ratelimit-policy': windows.map(({ name, most, seconds }) => `"${name}";q=${most};w=${seconds}`).join(', '),
      ratelimit: windows.map(({ name, left, wait }) => `"${name}";r=${left};t=${wait}`).join(', '),
    };
  }
}

/**
 * Rejects requests of a network that requests pages and calls faster than people read. Each host counts its own
 * requests.
 * @param perSecond calls of one network; 0 disables the limit
 */
export function limitVisitors(app: FastifyInstance, perSecond: number): void {
  if (perSecond === 0) return;
  const limit = new VisitorLimit(perSecond);
  app.addHook('onRequest', async (request, reply) => {
    const network = countedNetwork(request);
    const wait = cheap.test(request.url) || network === undefined ? 0 : await limit.take(network);
    if (network !== undefined && isApiPath(request.url)) quotas.set(request, await limit.headers(network));
    return wait === 0
      ? undefined
      : refuseVisit(reply, wait, perSecond, String(request.headers.accept).includes('text/html'));
  });
}

function refuseVisit(reply: FastifyReply, wait: number, perSecond: number, page: boolean): FastifyReply {
  const detail = `There are too many requests from your network. Please try again in ${wait === 1 ? 'a second' : `${wait} seconds`}.`;
  reply.headers({
    'retry-after': String(wait),
    // The header format of draft-ietf-httpapi-ratelimit-headers-11.
    'ratelimit-policy': `"network";q=${perSecond};w=1, "network-burst";q=${perSecond * burst.secondsOfRate};w=${burst.window}`,
    ratelimit: `"network";r=0;t=${wait}`,
  });
  return page
    ? reply.code(429).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(detail)
    : sendHostProblem(reply, 429, 'Too many calls', detail, {
        type: 'https://iana.org/assignments/http-problem-types#quota-exceeded',
        'violated-policies': ['network'],
      });
}
