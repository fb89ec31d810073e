import { request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

/** A request that was read whole, so that it can be sent again. */
export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Headers that concern one connection only. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);
const withoutConnection = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)));

/** @throws {Error} when the client goes away meanwhile */
export async function receiveRequest(incoming: IncomingMessage): Promise<ReceivedRequest> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  const { method = 'GET', url = '/', headers } = incoming;
  return { method, url, headers, body: Buffer.concat(parts) };
}

/**
 * Sends a request on, over a connection of its own: one that was idle may be ending.
 * @returns the response, once its headers have come
 * @throws {Error} with the code of the connection, or when `signal` aborts before that
 */
export const forwardRequest = (
  port: number,
  { method, url, headers, body }: ReceivedRequest,
  signal?: AbortSignal,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path: url,
        headers: {
          ...withoutConnection(headers),
          ...(body.length > 0 && { 'content-length': String(body.length) }),
        },
        agent: false,
        ...(signal && { signal }),
      },
      resolve,
    );
    sent.on('error', reject);
    sent.end(body);
  });

/** Passes a response on; one that breaks off breaks off there, too. */
export function passOn(response: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.writeHead(response.statusCode ?? 502, withoutConnection(response.headers));
  pipeline(response, outgoing, () => {});
}
