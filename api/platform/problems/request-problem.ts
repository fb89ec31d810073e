import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './problem.ts';

/** What the server could not read, before any rule was applied. */
interface Unread {
  readonly code?: string;
  readonly message: string;
  readonly statusCode?: number;
}

/** Sends the response to an invalid request: what is wrong with it and what to send instead. */
export function sendRequestProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, message, statusCode = 400 }: Unread,
): FastifyReply {
  const { detail, field } = reportedProblem(code, message, request);
  return sendProblem(reply, {
    status: statusCode,
    title: 'Invalid request',
    detail,
    ...(field === undefined ? {} : { errors: [{ field, message: detail }] }),
  });
}

function reportedProblem(
  code: string | undefined,
  message: string,
  { headers, routeOptions }: FastifyRequest,
): { readonly detail: string; readonly field?: string } {
  const { takes = ['application/json'] } = routeOptions.config;
  switch (code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return {
        detail: `The body came as "${(headers['content-type'] ?? '').slice(0, 100)}"; send it as ${takes.join(', ')}.`,
        field: 'content-type',
      };
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return {
        detail: `The body is larger than ${(routeOptions.bodyLimit ?? 0).toLocaleString('en-AU')} bytes; send less at once.`,
        field: 'body',
      };
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return { detail: 'The body is not valid JSON.', field: 'body' };
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return { detail: 'The body is not as long as its content-length says.', field: 'content-length' };
    default:
      return { detail: message };
  }
}
