import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy of the API, which is not what is measured: each request is sent to it once and served from memory
 * after that.
 */
export interface Replay {
  readonly address: string;
  /** Number of queries so far. */
  readonly requested: number;
  close(): void;
}

interface RecordedResponse {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
}

async function bodyOf(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** @param api address of the API, without a trailing slash */
export async function startReplay(api: string): Promise<Replay> {
  const recordings = new Map<string, RecordedResponse>();
  let requested = 0;

  const pass = (incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      request(api + (incoming.url ?? '/'), { method: incoming.method, headers: incoming.headers }, resolve)
        .on('error', reject)
        .end(body);
    });

  const result = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(incoming);
    const query = incoming.url === '/graphql' ? body.toString('latin1') : null;
    if (query !== null) requested += 1;
    let recorded = query === null ? undefined : recordings.get(query);
    if (!recorded) {
      const responded = await pass(incoming, body);
      if (query === null) {
        response.writeHead(responded.statusCode ?? 502, responded.headers);
        responded.pipe(response);
        return;
      }
      recorded = {
        status: responded.statusCode ?? 502,
        type: responded.headers['content-type'] ?? 'application/json',
        body: await bodyOf(responded),
      };
      // The client sends an operation that the API has not stored yet again, with its text.
      if (!recorded.body.includes('PERSISTED_QUERY')) recordings.set(query, recorded);
    }
    response
      .writeHead(recorded.status, { 'content-type': recorded.type, 'content-length': recorded.body.length })
      .end(recorded.body);
  };

  const server = createServer((incoming, response) => {
    result(incoming, response).catch(() => {
      response.writeHead(502).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get requested() {
      return requested;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
