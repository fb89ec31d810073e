import type { FastifyRequest } from 'fastify';
import { cookieOf } from '../../platform/identity/public.ts';

/**
 * Authenticates calls without an Authorization header by the site's cookie; usually the host converts the cookie to the
 * header. Writes with cookies have been checked before (`foreign-writes.ts`).
 */
export function takeAuthCookie(request: FastifyRequest): void {
  if (request.headers.authorization !== undefined) return;
  const token = cookieOf(request, 'access');
  if (token !== undefined) request.headers.authorization = `Bearer ${token}`;
}
