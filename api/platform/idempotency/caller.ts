import type { FastifyRequest } from 'fastify';
import { signedIn, type Viewer } from '../identity/public.ts';
import { invalid } from '../problems/public.ts';
import { checkKey } from './once.ts';

/** Whose keys they are. Members have their own; visitors share those of their network address. */
export const callerName = (viewer: Viewer | null, address: string): string =>
  viewer === null ? `visitor:${address}` : memberCaller(viewer);
export const memberCaller = (viewer: Viewer | null): string => `member:${signedIn(viewer).memberId}`;

/**
 * The header `Idempotency-Key` of a request; undefined without it.
 * @throws {Refusal} invalid for a key of the wrong form
 */
export function idempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const given = headers['idempotency-key'];
  if (Array.isArray(given)) throw invalid({ field: 'Idempotency-Key', message: 'must be given once' });
  return given === undefined ? undefined : checkKey(given, 'Idempotency-Key');
}
