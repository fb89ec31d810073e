import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/problems/public.ts';
import { holdsSession } from './cookies.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects cross-site request forgery: writes with our cookies, and everything that changes who is signed in. Browsers
 * send Origin or Sec-Fetch-Site; other clients send neither and have no cookies.
 * @param origins allowed origins: ours, and those of sites with third-party cookies
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
    throw fromElsewhere();
  }
  if (!changesSession && !holdsSession(request)) return;
  if (origin !== undefined ? isOwn(request, origin, origins) : isSameSite(request, site)) return;
  throw fromElsewhere();
}

/** Behind a TLS-terminating proxy the page's origin is the public address, otherwise the requested one. */
const isOwn = (request: FastifyRequest, origin: string, origins: readonly string[]): boolean =>
  origins.includes(origin) || origin === `${request.protocol}://${request.host}`;

/**
 * Whether a page of another site, or one of an opaque origin, sent a call. Clients other than browsers send no Origin.
 */
export const isForeign = (request: FastifyRequest, origins: readonly string[]): boolean =>
  request.headers.origin !== undefined && !isOwn(request, request.headers.origin, origins);

/** Without Origin: decide by Sec-Fetch-Site, which clients other than browsers do not send. */
function isSameSite(request: FastifyRequest, site: string | string[] | undefined): boolean {
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return !holdsSession(request);
}

const fromElsewhere = (): Refusal => new Refusal('forbidden', 'This was sent from another site. Please use our site.');
