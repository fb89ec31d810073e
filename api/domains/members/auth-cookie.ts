import type { FastifyRequest } from 'fastify';
import { cookieOf } from '../../platform/identity/public.ts';

/**
 * A call without an Authorization header may prove who it is from by the site's cookie alone; the host usually turns
 * the one into the other. Writes with cookies have been looked at before (`foreign-writes.ts`).
 */
export function takeAuthCookie(request: FastifyRequest): void {
  if (request.headers.authorization !== undefined) return;
  const token = cookieOf(request, 'access');
  if (token !== undefined) request.headers.authorization = `Bearer ${token}`;
}
