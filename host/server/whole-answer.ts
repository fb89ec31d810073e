import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyReply } from 'fastify';

/** An answer of the service as it comes. */
export interface PassedAnswer {
  readonly headers: IncomingHttpHeaders;
  readonly stream: Readable;
}

/** Bytes up to which an answer is held until all of it is there. */
const mostHeld = 1 << 18;

/**
 * Passes a response on. A short one once all of it is there: should it break off half-way, the visitor is asked to try
 * again and not left with a broken connection. A long one, or one that never ends, as it comes.
 * @param replyUnavailable sends words of our own in its place
 */
export async function sendOn(
  reply: FastifyReply,
  { headers, stream }: PassedAnswer,
  replyUnavailable: (reply: FastifyReply) => void,
): Promise<void> {
  const length = Number(headers['content-length'] ?? 'unknown');
  if (reply.request.method === 'HEAD' || !(length > 0 && length <= mostHeld)) return void reply.send(stream);
  const bytes = await buffer(stream).catch(() => null);
  if (bytes !== null) return void reply.send(bytes);
  // What they said is true of an answer that did not come.
  for (const name of Object.keys(headers)) reply.removeHeader(name);
  replyUnavailable(reply);
}
