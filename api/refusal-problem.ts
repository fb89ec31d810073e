import type { FastifyReply } from 'fastify';
import { sendProblem } from './problem.ts';
import type { Refusal, RefusalKind } from './refusal.ts';

const answers: Readonly<Record<RefusalKind, { readonly status: number; readonly title: string }>> = {
  'invalid': { status: 422, title: 'The request can not be taken as it is' },
  'signed-out': { status: 401, title: 'Not signed in' },
  'forbidden': { status: 403, title: 'Not allowed' },
  'not-found': { status: 404, title: 'Not found' },
  'gone': { status: 410, title: 'No longer there' },
  'conflict': { status: 409, title: 'In conflict with what is there' },
  'throttled': { status: 429, title: 'Too many requests' },
};

/** Answers a refusal of a rule as `application/problem+json`. */
export function sendRefusal(reply: FastifyReply, { kind, message, problems, retryAfter }: Refusal): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return sendProblem(reply, { ...answers[kind], detail: message, ...(problems.length > 0 ? { errors: problems } : {}) });
}
