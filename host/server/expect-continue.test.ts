import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { passToApi } from './api-proxy.ts';

/** Sends a body as curl sends one of more than a megabyte: it waits for 100 Continue. */
async function sendExpecting(address: string, body: string): Promise<{ status?: number | undefined; text: string }> {
  const sent = request(address, { method: 'POST', headers: { expect: '100-continue', 'content-type': 'text/plain' } });
  sent.once('continue', () => sent.end(body));
  sent.flushHeaders();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return { status: answer.statusCode, text: Buffer.concat(parts).toString() };
}

test.each(['/feeds', '/feeds/uploads/1', '/media/1', '/graphql', '/rest/questions', '/auth/signin', '/api/listings'])(
  '[DATA-07] a body that was announced by Expect: 100-continue reaches the API below %s',
  async (path) => {
    const api = createServer((asked, answer) => {
      let bytes = 0;
      asked.on('data', (part: Buffer) => (bytes += part.length));
      asked.on('end', () => answer.end(JSON.stringify({ bytes, expect: asked.headers.expect ?? null })));
    }).listen(0, '127.0.0.1');
    await once(api, 'listening');
    const site = fastify();
    await passToApi(site, `http://127.0.0.1:${(api.address() as AddressInfo).port}`, 'http://localhost:3000', {
      refresh: () => Promise.resolve(),
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
