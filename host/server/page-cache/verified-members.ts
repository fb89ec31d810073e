import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Log } from '@verandah/releases';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { callApi } from '../call-api.ts';
import { isSecure, sessionIn } from '../session-cookies.ts';
import { visitorOf } from '../visitor.ts';

/** Tokens that are remembered, about 150 bytes each. */
const mostTokens = 20_000;
/** Milliseconds after which a token is verified again: a session may have ended. */
const verifiedMs = 60_000;
/** Milliseconds that a page waits for the verification. */
const patienceMs = 1000;

const answer = v.object({ signedIn: v.boolean() });

/**
 * Knows whose session is genuine, so that only members pass by the page cache: they read every page anew, and see at
 * once what they have written, on whichever host. A cookie alone proves nothing; the API says whether its token does.
 */
export class VerifiedMembers {
  readonly #api: string;
  readonly #log: Pick<Log, 'warn'>;
  /** By hash: tokens themselves are not stored. */
  readonly #known = new LRUCache<string, Promise<boolean>>({ max: mostTokens, ttl: verifiedMs });

  constructor(api: string, log: Pick<Log, 'warn'>) {
    this.#api = api;
    this.#log = log;
  }

  /** Whether the request is a signed-in member's; false also while the API does not respond. */
  isMember(request: FastifyRequest): Promise<boolean> | false {
    if (request.headers.cookie === undefined) return false;
    const { session, access } = sessionIn(request.headers, isSecure(request));
    if (session === undefined || access === undefined) return false;
    const hash = createHash('sha256').update(access).digest('base64url');
    const known = this.#known.get(hash);
    if (known !== undefined) return known;
    const asked = this.#ask(request).catch((problem: unknown) => {
      this.#known.delete(hash);
      this.#log.warn({ err: problem }, 'session verification failed, serving the shared page');
      return false;
    });
    this.#known.set(hash, asked);
    return asked;
  }

  async #ask(request: FastifyRequest): Promise<boolean> {
    const visitor = visitorOf(request, []);
    if (visitor.headers['authorization'] === undefined) return false;
    const { body } = await callApi(
      this.#api,
      visitor,
      { method: 'GET', path: '/auth/session' },
      AbortSignal.timeout(patienceMs),
    );
    return v.parse(answer, body).signedIn;
  }
}
