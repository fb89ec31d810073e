import type { FastifyReply } from 'fastify';
import { sendProblem } from './problem.ts';
import type { ReachedQuota, Refusal, RefusalKind } from './refusal.ts';

const responses: Readonly<Record<RefusalKind, { readonly status: number; readonly title: string }>> = {
  invalid: { status: 422, title: 'The request is invalid' },
  'signed-out': { status: 401, title: 'Not signed in' },
  forbidden: { status: 403, title: 'Not allowed' },
  'not-found': { status: 404, title: 'Not found' },
  gone: { status: 410, title: 'No longer there' },
  conflict: { status: 409, title: 'Conflict with the current state' },
  outdated: { status: 412, title: 'Changed since it was read' },
  throttled: { status: 429, title: 'Too many requests' },
  unavailable: { status: 503, title: 'Temporarily unavailable' },
};

/** The limit that was reached, as in the RateLimit header fields (draft-ietf-httpapi-ratelimit-headers-11). */
export const quotaHeaders = ({ name, most, seconds, wait }: ReachedQuota): Readonly<Record<string, string>> => ({
  'retry-after': String(wait),
  'ratelimit-policy': `"${name}";q=${most};w=${seconds}`,
  ratelimit: `"${name}";r=0;t=${wait}`,
});
/** Of the registry of problem types, by the same draft. */
const quotaExceeded = 'https://iana.org/assignments/http-problem-types#quota-exceeded';

/** The key of a write that may be sent again: an argument of the graph API, a header of the others. */
const [keyArgument, keyHeader] = ['idempotencyKey', 'Idempotency-Key'];
const headerOf = (field: string): string => (field === keyArgument ? keyHeader : field);

/** Sends a rule's rejection as `application/problem+json`. */
export function sendRefusal(
  reply: FastifyReply,
  { kind, message, problems, retryAfter, quota, challenge }: Refusal,
): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (quota !== undefined) reply.headers(quotaHeaders(quota));
  const named = problems.map((problem) => ({ ...problem, field: headerOf(problem.field) }));
  return sendProblem(reply, {
    ...(quota && { type: quotaExceeded, 'violated-policies': [quota.name] }),
    ...responses[kind],
    detail: problems.length === 0 ? message : message.replace(`${keyArgument}:`, `${keyHeader}:`),
    ...(named.length > 0 ? { errors: named } : {}),
    ...(challenge !== undefined && { challenge }),
  });
}
