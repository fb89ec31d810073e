import { Readable } from 'node:stream';
import { createGzip, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { filterSitemaps } from './sitemap-filter.ts';

const urls = ['/search/a', '/walks/a', '/nowhere', '/walks/b'].map(
  (path) => `<url><loc>https://verandah.example${path}</loc></url>\n`,
);
const whole = `<urlset>\n${urls.join('')}</urlset>\n`;
const stored = `<urlset>\n${urls[0]}${urls[2]}</urlset>\n`;
const withdrawnAt = (path: string) => (path.startsWith('/walks/') ? { to: null } : null);

test.each([true, false])('[REL-28] a sitemap has no address of a withdrawn area (packed: %s)', async (packed) => {
  const withdrawn = [{ name: 'walks', routes: ['/walks/*'], redirects: {} }];
  const set = { withdrawn: [...withdrawn], withdrawnAt };
  const app = fastify();
  filterSitemaps(app, () => set);
  // In small pieces, as a stream may break a line anywhere.
  const pieces = (): Readable => Readable.from(whole.match(/.{1,7}/gs) ?? []);
  app.get('/sitemaps/*', (_request, reply) => {
    reply.header('etag', '"1"');
    return packed ? reply.header('content-encoding', 'gzip').send(pieces().pipe(createGzip())) : reply.send(pieces());
  });
  app.get('/other', (_request, reply) => reply.header('etag', '"1"').send(pieces()));
  const text = async (url: string): Promise<string> => {
    const { rawPayload, headers } = await app.inject(url);
    return (headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload).toString();
  };
  expect(await text('/sitemaps/listings/1.xml')).toBe(stored);
  expect((await app.inject('/sitemaps/listings/1.xml')).headers).not.toHaveProperty('etag');
  expect(await text('/other')).toBe(whole);
  set.withdrawn.pop();
  expect(await text('/sitemaps/listings/1.xml')).toBe(whole);
  expect((await app.inject('/sitemaps/listings/1.xml')).headers['etag']).toBe('"1"');
  await app.close();
});
