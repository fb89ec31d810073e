import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy of the API, which is not what is measured: each request is sent to it once and answered from memory
 * after that.
 */
export interface Replay {
  readonly address: string;
  /** Questions so far. */
  readonly asked: number;
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

/** @param api address of the API, without a slash at the end */
export async function startReplay(api: string): Promise<Replay> {
  const known = new Map<string, RecordedResponse>();
  let asked = 0;

  const pass = (incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      request(api + (incoming.url ?? '/'), { method: incoming.method, headers: incoming.headers }, resolve)
        .on('error', reject)
        .end(body);
    });

  const answer = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(incoming);
    const question = incoming.url === '/graphql' ? body.toString('latin1') : null;
    if (question !== null) asked += 1;
    let kept = question === null ? undefined : known.get(question);
    if (!kept) {
      const answered = await pass(incoming, body);
      if (question === null) {
        response.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(response);
        return;
      }
      kept = {
        status: answered.statusCode ?? 502,
        type: answered.headers['content-type'] ?? 'application/json',
        body: await bodyOf(answered),
      };
      // An operation that the API does not know yet is sent again, with its text.
      if (!kept.body.includes('PERSISTED_QUERY')) known.set(question, kept);
    }
    response.writeHead(kept.status, { 'content-type': kept.type, 'content-length': kept.body.length }).end(kept.body);
  };

  const server = createServer((incoming, response) => {
    answer(incoming, response).catch(() => {
      response.writeHead(502).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get asked() {
      return asked;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
