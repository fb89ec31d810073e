import type { FastifyReply } from 'fastify';

/** A refusal as `application/problem+json` (RFC 9457). `title` is the same for every refusal of its kind, `detail` tells this one. */
export interface Problem {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  /** One per field that is wrong. */
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
}

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply.code(problem.status).type('application/problem+json').send({ type: 'about:blank', ...problem, instance: reply.request.id });
}
