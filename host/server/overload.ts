import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Admission, Lateness } from '@verandah/rate-limits';
import type { Urgency } from '@verandah/releases';
import { sendHostProblem } from './host-problem.ts';
import { urgencyOf } from './urgency.ts';

/** Milliseconds of lateness above which fewer and fewer are admitted. */
const targets: Readonly<Record<Urgency, number>> = { spare: 300, arriving: 700, staying: 1500 };
/** Lateness that the pages of each can show at most: that of none more urgent. */
const mostOf: Readonly<Record<Urgency, number>> = {
  spare: targets.arriving,
  arriving: targets.staying,
  staying: Infinity,
};
/** Milliseconds that a page waits for a render worker at most: people give up later, and what follows is not late. */
export const longestWait: Readonly<Record<Urgency, number>> = { spare: 1000, arriving: 5000, staying: 5000 };
/** Seconds after which refused requests are worth another try. */
export const retryAfterSeconds = '10';

/**
 * What a host that is late refuses: spare requests first, then visitors who arrive, and last those who are on the site.
 * It is late when its event loop, pages in front of the render workers, or the API are.
 */
export class Overload {
  readonly #admission = new Admission<Urgency>(targets);
  readonly #lateness = new Lateness((ms) => this.#admission.adjust(ms));
  readonly #publicUrl: string;

  constructor(publicUrl: string) {
    this.#publicUrl = publicUrl;
  }

  /** Milliseconds. */
  get lateMs(): number {
    return this.#lateness.ms;
  }

  /** Requests that were refused since the start. */
  get refused(): Readonly<Record<Urgency, number>> {
    return this.#admission.refused;
  }

  /** Counts a page that has waited for a render worker: behind more urgent ones, which need not be late. */
  readonly queuedFor = (ms: number, urgency: Urgency): void =>
    this.#lateness.record(`${urgency} pages`, Math.min(ms, mostOf[urgency]));

  /** Counts a response of the API with the lateness that it states. */
  readonly heard = (header: string | readonly string[] | undefined): void =>
    this.#lateness.record('API', Number(header ?? 0) || 0);

  /** Counts a request. Returns null when it is admitted, and how urgent it is when it is refused. */
  refuses(request: Pick<FastifyRequest, 'headers' | 'method' | 'url'>): Urgency | null {
    this.#lateness.follow();
    const urgency = urgencyOf(request, this.#publicUrl);
    return this.#admission.admits(urgency) ? null : urgency;
  }

  /** Refuses calls of the API, before their bodies are read. */
  guardCalls(app: FastifyInstance): void {
    app.addHook('onRequest', async (request, reply) =>
      this.refuses(request) === null
        ? undefined
        : sendHostProblem(reply.header('retry-after', retryAfterSeconds), 503, 'Service busy', busy),
    );
  }
}

const busy = 'The site is busy. Please try again later.';

/** A response that costs almost nothing, for a page that nobody waits for. */
export const sendBusy = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .headers({ 'cache-control': 'private, no-cache', 'retry-after': retryAfterSeconds })
    .type('text/plain; charset=utf-8')
    .send(busy);
