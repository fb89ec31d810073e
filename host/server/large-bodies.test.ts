import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { restOfBody } from '@verandah/network';
import fastify, { type FastifyInstance } from 'fastify';
import { passToApi } from './api-proxy.ts';

let api: FastifyInstance;
let site: FastifyInstance;
let address: string;
beforeAll(async () => {
  api = fastify({ bodyLimit: 100_000 });
  api.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  api.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) =>
    reply
      .code(error.statusCode ?? 500)
      .type('application/problem+json')
      .send({ detail: 'too large' }),
  );
  // As the API does it (api/app/app.ts).
  api.addHook('onSend', async (incoming) => restOfBody(incoming.raw));
  api.post('/*', async (incoming) => ({ bytes: (incoming.body as Buffer).length }));
  site = fastify();
  const upstream = await api.listen({ host: '127.0.0.1', port: 0 });
  await passToApi(site, upstream, 'http://localhost:3000', { refresh: () => Promise.resolve(true) });
  address = await site.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await site.close();
  await api.close();
});

/** Sends a body as a script would, which reads the response once it has sent all. */
async function send(path: string, bytes: number, announced: boolean): Promise<readonly [number | undefined, string]> {
  const sent = request(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', ...(announced && { 'content-length': bytes }) },
  });
  const response = once(sent, 'response') as Promise<[IncomingMessage]>;
  const part = Buffer.alloc(65_536);
  for (let left = bytes; left > 0; left -= part.length) {
    if (!sent.write(part.subarray(0, Math.min(left, part.length)))) await once(sent, 'drain');
  }
  sent.end();
  const [result] = await response;
  const parts: Buffer[] = [];
  for await (const each of result) parts.push(each as Buffer);
  return [result.statusCode, Buffer.concat(parts).toString()];
}

test.each(['/rest/questions', '/graphql', '/auth/signin', '/feeds/reaxml', '/media/avatars'])(
  '[REST-24] a body that is too large for the API below %s gets its 413, announced or not',
  async (path) => {
    for (const announced of [true, false])
      for (const bytes of [100_001, 5_000_000])
        expect([bytes, announced, await send(path, bytes, announced)]).toEqual([
          bytes,
          announced,
          [413, '{"detail":"too large"}'],
        ]);
    expect(await send(path, 100_000, true)).toEqual([200, '{"bytes":100000}']);
  },
);
