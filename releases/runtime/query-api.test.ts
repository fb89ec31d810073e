import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { queryApi } from './query-api.ts';
import type { RenderJob } from './messages.ts';

test("[DATA-06] a page's write for a visitor returns its mark to their browser, and the browser's is sent to the API", async () => {
  let received: IncomingHttpHeaders = {};
  const api = createServer((request, response) => {
    received = request.headers;
    request
      .resume()
      .on('end', () =>
        response
          .setHeader('set-cookie', ['written=0/1.seal; Path=/'])
          .setHeader('content-type', 'application/json')
          .end('{"data":{"follow":true}}'),
      );
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => api.once('listening', resolve));
  const setCookies: string[] = [];
  const job = {
    area: 'agents',
    version: '1.0.0',
    operations: [{ name: 'Follow', kind: 'mutation', sha256: 'abc', text: 'mutation Follow { follow }' }],
    visitor: { headers: { 'x-verandah-written': 'mine' }, calls: [], setCookies },
  } as unknown as RenderJob;
  const query = queryApi({
    url: `http://127.0.0.1:${(api.address() as AddressInfo).port}/graphql`,
    buildSecret: 'secret',
    timeoutMs: 5000,
  });
  expect(new TextDecoder().decode(await query(job as never, 'abc', '{}', new AbortController().signal))).toBe(
    '{"data":{"follow":true}}',
  );
  expect(setCookies).toEqual(['written=0/1.seal; Path=/']);
  expect(received['x-verandah-written']).toBe('mine');
  api.close();
});

test('a write whose connection breaks after it was sent is not repeated: it may have been applied', async () => {
  const received: string[] = [];
  const api = createServer((request, response) => {
    let body = '';
    request
      .setEncoding('utf8')
      .on('data', (part: string) => {
        body += part;
      })
      .on('end', () => {
        const { operationName } = JSON.parse(body) as { operationName: string };
        received.push(operationName);
        if (operationName === 'Follow') request.socket.resetAndDestroy();
        else response.setHeader('content-type', 'application/json').end('{"data":{"me":1}}');
      });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => api.once('listening', resolve));
  const job = {
    area: 'agents',
    version: '1.0.0',
    operations: [
      { name: 'Follow', kind: 'mutation', sha256: 'write', text: 'mutation Follow { follow }' },
      { name: 'Me', kind: 'query', sha256: 'read', text: 'query Me { me }' },
    ],
  } as unknown as RenderJob;
  const query = queryApi({
    url: `http://127.0.0.1:${(api.address() as AddressInfo).port}/graphql`,
    buildSecret: 'secret',
    timeoutMs: 5000,
  });
  const send = (sha256: string): Promise<Uint8Array> => query(job as never, sha256, '{}', new AbortController().signal);
  // The read leaves an open connection behind.
  await send('read');
  await expect(send('write')).rejects.toThrow('Follow: the API could not be reached.');
  expect(received).toEqual(['Me', 'Follow']);
  api.close();
});
