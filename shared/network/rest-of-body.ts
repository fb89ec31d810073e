import type { IncomingMessage } from 'node:http';

/** Bytes that are read and dropped at most: twice as much as the largest file that anybody may send. */
const mostBytes = 100_000_000;

/** Whether a request announces a body. */
export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Reads and drops the unread rest of a request's body; resolves when all of it has come. A response that is sent
 * before is lost where the sender reads only once it has sent all: the connection ends under it, and a proxy makes a
 * 503 of a refusal.
 */
export function restOfBody(request: IncomingMessage): Promise<void> {
  const isRead = request.listenerCount('data') > 0 || request.listenerCount('readable') > 0;
  if (!hasBody(request) || isRead || request.complete || request.readableEnded || request.destroyed)
    return Promise.resolve();
  return new Promise((resolve) => {
    let bytes = 0;
    const done = (): void => resolve();
    request.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes > mostBytes) done();
    });
    for (const event of ['end', 'error', 'close'] as const) request.once(event, done);
    request.resume();
  });
}
