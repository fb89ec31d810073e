import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/problems/public.ts';
import { holdsSession } from './cookies.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site makes a visitor's browser send: writes that carry our cookies, and everything that changes
 * who is signed in. Browsers send Origin or Sec-Fetch-Site; callers that are no browsers send neither and have no
 * cookies.
 * @param origins whose pages may: ours, and those of sites that are allowed third-party cookies
 * @throws {Refusal} forbidden
 */
export function refuseForeign(request: FastifyRequest, origins: readonly string[]): void {
  const {
    method,
    headers: { origin, 'sec-fetch-site': site },
  } = request;
  const changesSession = /^\/(?:auth|legacy\/api\/user|api\/user)/.test(request.url);
  if (reading.has(method)) {
    // A refresh by GET changes cookies: another site's page must not cause one.
    if (
      !/^\/auth\/refresh\b/.test(request.url) ||
      site === undefined ||
      site === 'same-origin' ||
      site === 'none' ||
      (origin !== undefined && origins.includes(origin))
    )
      return;
    throw foreign();
  }
  if (!changesSession && !holdsSession(request)) return;
  if (origin !== undefined ? isOwn(request, origin, origins) : isSameSite(request, site)) return;
  throw foreign();
}

/** Behind a proxy that ends https the public address is the page's own, otherwise the requested one. */
const isOwn = (request: FastifyRequest, origin: string, origins: readonly string[]): boolean =>
  origins.includes(origin) || origin === `${request.protocol}://${request.host}`;

/** Without Origin: the browser's own word, or no browser at all. */
function isSameSite(request: FastifyRequest, site: string | string[] | undefined): boolean {
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return !holdsSession(request);
}

const foreign = (): Refusal => new Refusal('forbidden', 'This was sent from another site. Do it on our own pages.');
