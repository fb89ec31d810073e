import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Tracks connections without a request so far: browsers and proxies open some in advance. Node does not count them as
 * idle, so `server.close()` waits for them, forever when no request timeout is set.
 * @returns ends them, and those that are opened after that; call it when the server closes
 */
export function followUnusedConnections(server: Server): () => void {
  const unused = new Set<Socket>();
  let closing = false;
  server.on('connection', (socket) => {
    if (closing) {
      socket.destroy();
      return;
    }
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return () => {
    closing = true;
    for (const socket of unused) socket.destroy();
  };
}
