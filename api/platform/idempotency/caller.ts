import type { FastifyRequest } from 'fastify';
import { signedIn, type Viewer } from '../identity/public.ts';
import { invalidInput } from '../problems/public.ts';
import { checkKey } from './once.ts';

/** Scope of a member's keys. @throws {Refusal} signed out, for a visitor */
export const memberCaller = (viewer: Viewer | null): string => `member:${signedIn(viewer).memberId}`;

/**
 * The header `Idempotency-Key` of a request; undefined without it.
 * @throws {Refusal} invalid for a key of the wrong form
 */
export function idempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const given = headers['idempotency-key'];
  if (Array.isArray(given)) throw invalidInput({ field: 'Idempotency-Key', message: 'must be given once' });
  return given === undefined ? undefined : checkKey(given, 'Idempotency-Key');
}
