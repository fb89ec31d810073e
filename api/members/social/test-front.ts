import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An address that is known before the service behind it is, as the host's is. For tests. */
export interface TestFront { readonly address: string; behind: string; close(): Promise<void> }

export async function openFront(): Promise<TestFront> {
  const front = { address: '', behind: '', close: (): Promise<void> => new Promise((resolve) => { server.closeAllConnections(); server.close(() => resolve()); }) };
  const server = createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    const headers = { ...incoming.headers, 'x-forwarded-host': incoming.headers.host, 'x-forwarded-proto': 'http', 'x-forwarded-for': '127.0.0.1' };
    incoming.pipe(ask(`${front.behind}${incoming.url}`, { method: incoming.method ?? 'GET', headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    }));
  });
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  front.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return front;
}
