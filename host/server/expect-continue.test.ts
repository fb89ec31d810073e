import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { passToApi } from './api-proxy.ts';

/** Sends a body like curl does above a megabyte: waits for the interim response before it sends. */
async function sendExpecting(address: string, body: string): Promise<{ status?: number | undefined; text: string }> {
  const sent = request(address, { method: 'POST', headers: { expect: '100-continue', 'content-type': 'text/plain' } });
  sent.once('continue', () => sent.end(body));
  sent.flushHeaders();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return { status: response.statusCode, text: Buffer.concat(parts).toString() };
}

test.each(['/feeds', '/feeds/uploads/1', '/media/1', '/graphql', '/rest/questions', '/auth/signin', '/api/listings'])(
  '[DATA-07] a body that was announced by Expect: 100-continue reaches the API below %s',
  async (path) => {
    const api = createServer((incoming, response) => {
      let bytes = 0;
      incoming.on('data', (part: Buffer) => (bytes += part.length));
      incoming.on('end', () => response.end(JSON.stringify({ bytes, expect: incoming.headers.expect ?? null })));
    }).listen(0, '127.0.0.1');
    await once(api, 'listening');
    const site = fastify();
    await passToApi(site, `http://127.0.0.1:${(api.address() as AddressInfo).port}`, 'http://localhost:3000', {
      refresh: () => Promise.resolve(true),
    });
    const address = await site.listen({ host: '127.0.0.1', port: 0 });
    try {
      const { status, text } = await sendExpecting(address + path, 'x'.repeat(2_000_000));
      expect([status, JSON.parse(text)]).toEqual([200, { bytes: 2_000_000, expect: null }]);
    } finally {
      await site.close();
      api.closeAllConnections();
      api.close();
    }
  },
);
