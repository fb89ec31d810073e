import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isOwnNetwork, networkOf } from '@verandah/network';

/**
 * How long a network may ask as fast as it likes before it is held to its rate: a page and what it calls come at once.
 */
const seconds = 20;
/** Networks that are remembered, about 100 bytes each. */
const mostNetworks = 100_000;
/** Files, pictures and tiles: a page asks for dozens, and they cost a read. */
const cheap = /^\/(?:r|media|tiles)\//;

/** Lets each network ask so often, and a burst of twenty seconds of it. @param perSecond calls */
export class VisitorLimit {
  readonly #perSecond: number;
  readonly #networks = new LRUCache<string, { left: number; at: number }>({ max: mostNetworks });
  constructor(perSecond: number) {
    this.#perSecond = perSecond;
  }

  /** Takes a call of this network. @returns seconds until the next one is taken; 0 when this one is */
  take(network: string, now: number): number {
    const most = this.#perSecond * seconds;
    const known = this.#networks.get(network) ?? { left: most, at: now };
    const left = Math.min(most, known.left + (Math.max(0, now - known.at) / 1000) * this.#perSecond);
    this.#networks.set(network, { left: left < 1 ? left : left - 1, at: now });
    return left < 1 ? Math.max(1, Math.ceil((1 - left) / this.#perSecond)) : 0;
  }
}

/**
 * Turns a network away that asks for pages and calls faster than people read. Addresses of the site's own network are
 * not counted when they call themselves: they are its machines, or a proxy that is not believed and speaks for
 * everybody. One that a proxy passes on is a visitor's. Each host counts what it is asked itself.
 * @param perSecond calls of one network; 0 counts none
 */
export function limitVisitors(app: FastifyInstance, perSecond: number): void {
  if (perSecond === 0) return;
  const limit = new VisitorLimit(perSecond);
  app.addHook('onRequest', (request, reply, done) => {
    const { ip, ips = [], url } = request;
    const own = ips.length < 2 && isOwnNetwork(ip);
    const wait = cheap.test(url) || own ? 0 : limit.take(networkOf(ip, 48), Date.now());
    if (wait === 0) return done();
    void refuse(reply, wait, perSecond, String(request.headers.accept).includes('text/html'));
  });
}

function refuse(reply: FastifyReply, wait: number, perSecond: number, page: boolean): FastifyReply {
  const detail = `Your network asks faster than this site answers any. Please try again in ${wait === 1 ? 'a second' : `${wait} seconds`}.`;
  reply.code(429).headers({
    'retry-after': String(wait),
    'cache-control': 'no-store',
    // As draft-ietf-httpapi-ratelimit-headers-11 tells a limit.
    'ratelimit-policy': `"network";q=${perSecond * seconds};w=${seconds}`,
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
