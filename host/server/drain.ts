import type { IncomingMessage, ServerResponse } from 'node:http';
import { followUnusedConnections } from '@verandah/network';
import type { FastifyInstance } from 'fastify';

const isEventStream = (request: IncomingMessage, response: ServerResponse): boolean =>
  request.headers.accept?.includes('text/event-stream') === true ||
  String(response.getHeader('content-type') ?? '').startsWith('text/event-stream');

/**
 * Shuts a host down gracefully: accepts no new connections, completes requests in progress, and ends event streams at
 * once. Streams never end by themselves, and browsers reopen them elsewhere.
 * @param limitMs that requests in progress have after the shutdown starts
 * @returns closes the app
 */
export function drainRequests(app: FastifyInstance, limitMs: number): () => Promise<void> {
  const open = new Map<ServerResponse, IncomingMessage>();
  const endUnused = followUnusedConnections(app.server);
  app.server.on('request', (request, response) => {
    open.set(response, request);
    response.once('close', () => open.delete(response));
  });
  return async () => {
    const endStreams = (): void => {
      for (const [response, request] of open) if (isEventStream(request, response)) response.destroy();
    };
    endStreams();
    endUnused();
    // A request that has just arrived is recognised as a stream only when its response starts.
    const again = setInterval(endStreams, 100);
    const impatience = setTimeout(() => app.server.closeAllConnections(), limitMs);
    await app.close();
    clearInterval(again);
    clearTimeout(impatience);
  };
}
