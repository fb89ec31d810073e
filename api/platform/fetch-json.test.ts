import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchJson } from './fetch-json.ts';

const requested: (string | undefined)[] = [];
let server: Server;
let address: string;
beforeAll(async () => {
  server = createServer(({ url }, response) => {
    requested.push(url);
    if (url === '/moved') response.writeHead(302, { location: `${address}/inside` }).end();
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"secret":"inside"}');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(
  () =>
    new Promise((resolve) => {
      server.close(resolve);
    }),
);

test('[SHELL-17] redirects are not followed: they could lead to internal addresses', async () => {
  await expect(fetchJson(`${address}/moved`)).rejects.toThrow(/^127\.0\.0\.1:\d+ returned 302\.$/);
  expect(requested).toEqual(['/moved']);
  expect((await fetchJson(`${address}/posts`)).body).toEqual({ secret: 'inside' });
});
