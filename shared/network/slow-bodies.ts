import type { Server } from 'node:http';
import { hasBody } from './rest-of-body.ts';

/** Milliseconds in which a body must have come, and how much more each announced byte gives it. */
export interface BodyPatience {
  readonly usual: number;
  readonly perByte: number;
}

/** 30 seconds, and a second more for every 64 KB that were announced: files over a slow connection take minutes. */
export const bodyPatience: BodyPatience = { usual: 30_000, perByte: 1000 / 65_536 };

/**
 * Ends requests whose body takes too long, with 408: somebody who sends a byte a second would hold a connection, and the
 * memory of what has come, for ever. Node's own limit is one for all requests, and would end large files.
 */
export function limitSlowBodies(server: Server, { usual, perByte }: BodyPatience = bodyPatience): void {
  server.prependListener('request', (request, response) => {
    if (!hasBody(request)) return;
    const announced = Number(request.headers['content-length'] ?? 0);
    const timer = setTimeout(
      () => {
        if (request.complete) return;
        // What a handler has said already, such as that the body is too large, is not followed by another response.
        if (response.headersSent) return void request.socket.destroy();
        const problem = Object.assign(new Error('The body took too long.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
        server.emit('clientError', problem, request.socket);
      },
      usual + announced * perByte,
    );
    request.once('close', () => clearTimeout(timer));
  });
}
