import type { Server } from 'node:http';
import { hasBody } from './rest-of-body.ts';

/** Milliseconds in which a body must have come, and how much more each of its bytes gives it. */
export interface BodyPatience {
  readonly usual: number;
  readonly perByte: number;
}

/** 30 seconds, and a second more for every 64 KB: files over a slow connection take minutes. */
export const bodyPatience: BodyPatience = { usual: 30_000, perByte: 1000 / 65_536 };

/**
 * Ends requests whose body takes too long, with 408: a client that sends a byte a second would hold a connection, and
 * the memory of what has come, for ever. Node's own limit is one for all requests, and would end large files. A body
 * counts by its announced length or, where it comes in chunks, by what has come.
 */
export function limitSlowBodies(server: Server, { usual, perByte }: BodyPatience = bodyPatience): void {
  server.prependListener('request', (request, response) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    const announced = Number(request.headers['content-length'] ?? 0);
    const [begun, readBefore] = [performance.now(), socket.bytesRead];
    const millisecondsLeft = (): number => {
      const bytes = Math.max(announced, socket.bytesRead - readBefore);
      return begun + usual + bytes * perByte - performance.now();
    };
    const look = (): void => {
      if (request.complete) return;
      const left = millisecondsLeft();
      if (left > 0) {
        timer = setTimeout(look, left);
        return;
      }
      // A handler's own response, such as that the body is too large, is not followed by another one.
      if (response.headersSent) return void socket.destroy();
      const problem = Object.assign(new Error('The body took too long.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      server.emit('clientError', problem, socket);
    };
    let timer = setTimeout(look, millisecondsLeft());
    request.once('close', () => clearTimeout(timer));
  });
}
