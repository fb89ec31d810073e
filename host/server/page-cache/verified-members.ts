import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Log } from '@verandah/releases';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { callApi } from '../call-api.ts';
import { isSecure, sessionIn } from '../session-cookies.ts';
import { visitorOf } from '../visitor.ts';

/** Maximum number of remembered tokens, about 150 bytes each. */
const mostTokens = 20_000;
/** Milliseconds after which a token is verified again: its session may have ended. */
const verifiedMs = 60_000;
/** Milliseconds that a page waits for the verification. */
const patienceMs = 1000;

const sessionShape = v.object({
  signedIn: v.boolean(),
  member: v.optional(v.nullable(v.object({ role: v.optional(v.nullable(v.string())) }))),
});
/** Of a visitor who is not a member. */
const noRoles: readonly string[] = [];

/**
 * Verifies sessions, so that only members bypass the page cache. They get every page uncached, and see at once what
 * they have written, on whichever host. A cookie alone proves nothing: the API verifies its token.
 */
export class VerifiedMembers {
  readonly #api: string;
  readonly #log: Pick<Log, 'warn'>;
  /** By hash: the tokens themselves are not stored. Not `max`, for which the memory of all of them is taken at once. */
  readonly #verified = new LRUCache<string, Promise<readonly string[]>>({
    maxSize: mostTokens,
    sizeCalculation: () => 1,
    ttl: verifiedMs,
  });

  constructor(api: string, log: Pick<Log, 'warn'>) {
    this.#api = api;
    this.#log = log;
  }

  /** Whether the visitor is a signed-in member. Returns false while the API does not respond. */
  isMember(request: FastifyRequest): Promise<boolean> | false {
    const roles = this.rolesOf(request);
    return roles !== noRoles && Promise.resolve(roles).then((found) => found.includes('member'));
  }

  /** The roles of a member: 'member', and 'admin' for the site's staff. None while the API does not respond. */
  rolesOf(request: FastifyRequest): Promise<readonly string[]> | readonly string[] {
    if (request.headers.cookie === undefined) return noRoles;
    const { session, access } = sessionIn(request.headers, isSecure(request));
    if (session === undefined || access === undefined) return noRoles;
    const hash = createHash('sha256').update(access).digest('base64url');
    const verified = this.#verified.get(hash);
    if (verified !== undefined) return verified;
    const verification = this.#verify(request).catch((problem: unknown) => {
      this.#verified.delete(hash);
      this.#log.warn({ err: problem }, 'session verification failed, serving the shared page');
      return noRoles;
    });
    this.#verified.set(hash, verification);
    return verification;
  }

  async #verify(request: FastifyRequest): Promise<readonly string[]> {
    const visitor = visitorOf(request, []);
    if (visitor.headers['authorization'] === undefined) return noRoles;
    const { body } = await callApi(
      this.#api,
      visitor,
      { method: 'GET', path: '/auth/session' },
      AbortSignal.timeout(patienceMs),
    );
    const { signedIn, member } = v.parse(sessionShape, body);
    return signedIn ? ['member', ...(member?.role === 'admin' ? ['admin'] : [])] : noRoles;
  }
}
