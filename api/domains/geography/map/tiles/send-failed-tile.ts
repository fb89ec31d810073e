import type { FastifyReply } from 'fastify';
import { BadSearch, sendProblem } from '../../../../platform/problems/public.ts';

/** PostgreSQL's code for a statement that ran into its time limit. */
const stopped = '57014';

/** @param the requested thing: 'tile' */
export const rejectTile = (reply: FastifyReply, what: string, detail: string): FastifyReply =>
  sendProblem(reply, { status: 400, title: `No such ${what}`, detail });

/**
 * Sends the error response: 400 for a bad search, 503 if the database took too long. @throws any other error
 */
export function sendFailedTile(reply: FastifyReply, what: string, error: unknown): FastifyReply {
  if (error instanceof BadSearch) return rejectTile(reply, what, error.message);
  if ((error as { code?: unknown }).code !== stopped) throw error;
  return sendProblem(reply.header('retry-after', '5'), {
    status: 503,
    title: `The ${what} takes too long`,
    detail: 'Please try again, or narrow the search.',
  });
}
