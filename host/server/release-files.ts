import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { formPath, integrityOf, isCompressible, isFormOf } from '@verandah/releases';
import type { FastifyPluginAsync } from 'fastify';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding, encode, type Encoding } from './encoding.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

interface Sent {
  readonly body: Buffer;
  readonly encoding: Encoding;
  readonly etag: string;
}
const sent = (body: Buffer, encoding: Encoding): Sent => ({
  body,
  encoding,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
});

/**
 * The form that was stored with a file when it was published; null where there is none, or one that opens to something
 * else.
 */
async function storedForm(file: string, bytes: Buffer, encoding: Encoding): Promise<Buffer | null> {
  if (encoding === 'identity') return null;
  const made = await readFile(formPath(file, encoding)).catch(() => null);
  return made && (await isFormOf(made, encoding, { integrity: integrityOf(bytes), bytes: bytes.length })) ? made : null;
}

/**
 * The browser files of releases, as `/r/{area}/{version}/web/…`: they never change, so browsers cache them for a year.
 * @param bring gets a release that others have stored
 */
export const releaseFiles =
  (releases: string, bring: (area: string, version: string) => Promise<void> = async () => {}): FastifyPluginAsync =>
  async (app) => {
    const kept = new LRUCache<string, Sent>({ maxSize: 64 << 20, sizeCalculation: ({ body }) => body.length + 1 });

    async function made(file: string, encoding: Encoding, key: string): Promise<Sent> {
      const bytes = await readFile(file);
      const stored = await storedForm(file, bytes, encoding);
      if (stored) return sent(stored, encoding);
      if (encoding === 'identity') return sent(bytes, encoding);
      // A file of a release that has no forms, or that would not shrink by one. The first visitor does not wait for the
      // smallest; all later ones get it.
      const quick = await encode(bytes, encoding, 'quick');
      if (quick.length >= bytes.length) return sent(bytes, 'identity');
      void encode(bytes, encoding, 'best').then(
        (best) => kept.set(key, sent(best, encoding)),
        () => {},
      );
      return sent(quick, encoding);
    }

    app.get('/:area/:version/web/*', async (request, reply) => {
      const { area, version, '*': path } = request.params as { area: string; version: string; '*': string };
      const folder = join(releases, area, version, 'web');
      const file = normalize(join(folder, path));
      const type = types[extname(file)];
      const inside =
        /^[a-z][a-z0-9-]*$/.test(area) &&
        /^\d[\w.-]*$/.test(version) &&
        file.startsWith(folder + sep) &&
        !path.includes('\0');
      const isHere = (): Promise<boolean> =>
        stat(file).then(
          (found) => found.isFile(),
          () => false,
        );
      if (inside && type && !(await isHere())) await bring(area, version);
      if (!inside || !type || !(await isHere())) {
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send('There is no such file in this release.');
      }
      const shrinks = isCompressible(file);
      const encoding = shrinks ? acceptedEncoding(request.headers['accept-encoding']) : 'identity';
      const key = `${encoding} ${file}`;
      let found = kept.get(key);
      if (!found) {
        found = await made(file, encoding, key);
        // The smallest form may have come first.
        if (!kept.has(key)) kept.set(key, found);
      }
      reply.headers({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        etag: found.etag,
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
      if (shrinks) reply.header('vary', 'accept-encoding');
      const { etag } = found;
      if (request.headers['if-none-match']?.split(',').some((tag) => tag.trim() === etag))
        return reply.code(304).send();
      if (found.encoding !== 'identity') reply.header('content-encoding', found.encoding);
      return reply.send(found.body);
    });
  };
