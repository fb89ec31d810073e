import type { FastifyReply } from 'fastify';

/** What a problem may hold besides; `type` names its kind. */
interface MoreOfProblem {
  readonly type?: string;
  readonly 'violated-policies'?: readonly string[];
}

/**
 * Sends an error of the host itself in the format of the API's errors (RFC 9457): any site's script may read it, as it
 * may read the API's, and it holds nothing of anybody. `errors` is what GraphQL clients read.
 */
export function sendHostProblem(
  reply: FastifyReply,
  status: number,
  title: string,
  detail: string,
  { type = 'about:blank', ...more }: MoreOfProblem = {},
): FastifyReply {
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' })
    .type('application/problem+json; charset=utf-8');
  const problem = { type, status, title, detail, ...more, errors: [{ message: detail }] };
  return reply.send(JSON.stringify(problem));
}
