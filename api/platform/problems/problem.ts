import type { FastifyReply } from 'fastify';

/**
 * A refusal as `application/problem+json` (RFC 9457). `title` is the same for every refusal of its kind, `detail` says
 * this one.
 */
export interface Problem {
  /** URI of the kind; absent if the status is enough. */
  readonly type?: string;
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  /** Names of the limits that are reached. */
  readonly 'violated-policies'?: readonly string[];
  /** Of a sign-in that requires a second factor: the challenge for `POST /auth/second-factor`. */
  readonly challenge?: string;
  /** One per invalid field. */
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
}

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problem.status)
    .type('application/problem+json')
    .send({ type: 'about:blank', ...problem, instance: reply.request.id });
}
