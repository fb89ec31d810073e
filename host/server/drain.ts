import type { IncomingMessage, ServerResponse } from 'node:http';
import { followUnusedConnections } from '@verandah/network';
import type { FastifyInstance } from 'fastify';

/** Milliseconds that requests under way have once the host goes down. */
const longestDrain = 10_000;

const isEventStream = (request: IncomingMessage, response: ServerResponse): boolean =>
  request.headers.accept?.includes('text/event-stream') === true ||
  String(response.getHeader('content-type') ?? '').startsWith('text/event-stream');

/**
 * How a host goes down: it takes no new connections, answers what is under way, and ends streams of events at once,
 * since they never end by themselves and browsers open them anew elsewhere.
 * @returns what closes the app
 */
export function draining(app: FastifyInstance, limitMs = longestDrain): () => Promise<void> {
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
    // A request made just before is a stream only once its response begins.
    const again = setInterval(endStreams, 100);
    const impatience = setTimeout(() => app.server.closeAllConnections(), limitMs);
    await app.close();
    clearInterval(again);
    clearTimeout(impatience);
  };
}
