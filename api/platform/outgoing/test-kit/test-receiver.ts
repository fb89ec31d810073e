import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server that webhooks are sent to in tests. */
export interface TestReceiver {
  readonly host: string;
  /** Received requests, oldest first. */
  readonly received: Received[];
  /** How it responds; 204 at first. */
  respond: (response: ServerResponse, path: string) => void;
  close(): Promise<void>;
}

export async function testReceiver(): Promise<TestReceiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      received.push({ path, headers: request.headers, body: Buffer.concat(parts).toString() });
      receiver.respond(response, path);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const receiver: TestReceiver = {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    respond: (response) => response.writeHead(204).end(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
  return receiver;
}
