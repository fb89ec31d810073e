import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A URL that is fixed before the API behind it starts, like the host's. For tests. */
export interface TestFront {
  readonly address: string;
  behind: string;
  /** What the provider gave the API for codes, as it came. */
  readonly tokens: string[];
  /** All other responses, with their headers. */
  readonly responses: string[];
  /** Changes the provider's response to a code. */
  alter: (response: string) => string;
  close(): Promise<void>;
}

export async function openFront(): Promise<TestFront> {
  const front: TestFront & { address: string } = {
    address: '',
    behind: '',
    tokens: [],
    responses: [],
    alter: (response) => response,
    close: (): Promise<void> =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  const server = createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    const headers = {
      ...incoming.headers,
      'x-forwarded-host': incoming.headers.host,
      'x-forwarded-proto': 'http',
      'x-forwarded-for': '127.0.0.1',
    };
    incoming.pipe(
      ask(`${front.behind}${incoming.url}`, { method: incoming.method ?? 'GET', headers }, (response) => {
        const parts: Buffer[] = [];
        response
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () => {
            const body = Buffer.concat(parts).toString('utf8');
            const given = incoming.url?.endsWith('/provider/token') === true;
            (given ? front.tokens : front.responses).push(given ? body : `${JSON.stringify(response.headers)} ${body}`);
            const { 'content-length': _length, 'transfer-encoding': _encoding, ...retained } = response.headers;
            outgoing.writeHead(response.statusCode ?? 500, retained).end(given ? front.alter(body) : body);
          });
      }),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  front.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return front;
}
