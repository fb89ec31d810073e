import type { FastifyInstance, FastifyReply } from 'fastify';
import { MemoryLimiter } from '@verandah/rate-limits';
import { countedNetwork } from './counted-network.ts';

/** Seconds of the rate that a network may use beyond it, once a minute: a page and its calls arrive together. */
const burst = { secondsOfRate: 19, window: 60 };
/** Files, pictures and tiles: a page requests dozens, and each costs one read. */
const cheap = /^\/(?:r|media|tiles)\//;

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
    return wait === 0
      ? undefined
      : refuse(reply, wait, perSecond, String(request.headers.accept).includes('text/html'));
  });
}

function refuse(reply: FastifyReply, wait: number, perSecond: number, page: boolean): FastifyReply {
  const detail = `Your network asks faster than this site answers any. Please try again in ${wait === 1 ? 'a second' : `${wait} seconds`}.`;
  reply.code(429).headers({
    'retry-after': String(wait),
    'cache-control': 'no-store',
    // The header format of draft-ietf-httpapi-ratelimit-headers-11.
    'ratelimit-policy': `"network";q=${perSecond};w=1, "network-burst";q=${perSecond * burst.secondsOfRate};w=${burst.window}`,
    ratelimit: `"network";r=0;t=${wait}`,
  });
  return page
    ? reply.type('text/plain; charset=utf-8').send(detail)
    : reply.type('application/problem+json; charset=utf-8').send(
        JSON.stringify({
          type: 'https://iana.org/assignments/http-problem-types#quota-exceeded',
          status: 429,
          title: 'Too many calls',
          detail,
          'violated-policies': ['network'],
          errors: [{ message: detail }],
        }),
      );
}
