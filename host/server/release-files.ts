import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding, encode } from './encoding.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8', '.json': 'application/json; charset=utf-8', '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml', '.png': 'image/png', '.jpg': 'image/jpeg', '.webp': 'image/webp', '.avif': 'image/avif', '.ico': 'image/x-icon',
  '.woff2': 'font/woff2', '.txt': 'text/plain; charset=utf-8', '.webmanifest': 'application/manifest+json',
};
const compressible = /^(?:text\/|application\/|image\/svg)/;

/** The browser files of releases, as `/r/{area}/{version}/web/…`: they never change, so browsers keep them for a year. @param bring gets a release that others have stored */
export const releaseFiles = (releases: string, bring: (area: string, version: string) => Promise<void> = async () => {}): FastifyPluginAsync => async (app) => {
  const encoded = new LRUCache<string, Buffer>({ maxSize: 64 << 20, sizeCalculation: (bytes) => bytes.length + 1 });

  app.get('/:area/:version/web/*', async (request, reply) => {
    const { area, version, '*': path } = request.params as { area: string; version: string; '*': string };
    const folder = join(releases, area, version, 'web');
    const file = normalize(join(folder, path));
    const type = types[extname(file)];
    const inside = /^[a-z][a-z0-9-]*$/.test(area) && /^\d[\w.-]*$/.test(version) && file.startsWith(folder + sep) && !path.includes('\0');
    const isHere = (): Promise<boolean> => stat(file).then((found) => found.isFile(), () => false);
    if (inside && type && !await isHere()) await bring(area, version);
    if (!inside || !type || !await isHere()) {
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('There is no such file in this release.');
    }
    const encoding = compressible.test(type) ? acceptedEncoding(request.headers['accept-encoding']) : 'identity';
    const key = `${encoding} ${file}`;
    let body = encoded.get(key);
    if (!body) {
      const bytes = await readFile(file);
      body = await encode(bytes, encoding, 'quick');
      encoded.set(key, body);
      // The first visitor does not wait for the smallest form; all later ones get it.
      if (encoding !== 'identity') void encode(bytes, encoding, 'best').then((best) => encoded.set(key, best), () => {});
    }
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.headers({ 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding', 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }).send(body);
  });
};
