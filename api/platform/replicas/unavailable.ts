import type { FastifyReply, FastifyRequest } from 'fastify';
import { codeOf, isCrowded, isLost } from '../failure.ts';
import { sendProblem } from '../problems/public.ts';

/** Seconds after which another try is worth it: about what a fail-over takes. */
export const unavailableSeconds = 5;

/**
 * What a server says that is no primary any longer, or has no room left on its disk or in its memory, and a commit that
 * was not confirmed.
 */
const passing = new Set(['25006', '08007', '53100', '53200']);

/**
 * Whether a request failed because the database is away, is failing over or has no connection left: not for what was
 * requested.
 */
export const isUnavailable = (error: unknown): boolean =>
  isLost(error) || isCrowded(error) || passing.has(codeOf(error) ?? '');

/** Sends the response. A write may have succeeded; it can be repeated with its key. */
export function sendUnavailable(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  request.log.error({ err: error }, 'database unavailable');
  return sendProblem(reply.header('retry-after', unavailableSeconds), {
    status: 503,
    title: 'Temporarily unavailable',
    detail: 'Something went wrong. Please try again.',
  });
}
