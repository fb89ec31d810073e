import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, relative, sep } from 'node:path';
import { formPath, integrityOf, isCompressible, isFormOf } from '@verandah/releases';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding, encodeBytes, type Encoding } from './encoding.ts';

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
const toSent = (body: Buffer, encoding: Encoding): Sent => ({
  body,
  encoding,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
});

/**
 * The compressed form that was stored with a file at publishing. Returns null without one or if it does not
 * decompress to the file.
 */
async function storedForm(file: string, bytes: Buffer, encoding: Encoding): Promise<Buffer | null> {
  if (encoding === 'identity') return null;
  const made = await readFile(formPath(file, encoding)).catch(() => null); // not stored in this encoding
  return made && (await isFormOf(made, encoding, { integrity: integrityOf(bytes), bytes: bytes.length })) ? made : null;
}

/** Where release files come from, and what they must be. */
export interface ReleaseFileSources {
  /** Fetches a release that another host has stored. */
  readonly bring: (area: string, version: string) => Promise<void>;
  /**
   * sha384-… of a file by the signed manifest of its release or build; null when no signed manifest names it. `path`
   * begins with 'web/'.
   */
  readonly hashOf: (area: string, version: string, path: string) => Promise<string | null>;
  /** Called when a file on the disk is not the one that was signed. */
  readonly refused: (area: string, version: string, path: string) => void;
}

/**
 * Serves the browser files of releases at `/r/{area}/{version}/web/…`. They never change, so browsers cache them for a
 * year. A file that is not the one of the signed manifest is not served.
 */
export const releaseFiles =
  (releases: string, { bring, hashOf, refused }: ReleaseFileSources): FastifyPluginAsync =>
  async (app) => {
    const cached = new LRUCache<string, Sent>({ maxSize: 64 << 20, sizeCalculation: ({ body }) => body.length + 1 });

    /** null: the file is not the one with this hash. */
    async function made(file: string, hash: string | null, encoding: Encoding, key: string): Promise<Sent | null> {
      const bytes = await readFile(file);
      if (integrityOf(bytes) !== hash) return null;
      const stored = await storedForm(file, bytes, encoding);
      if (stored) return toSent(stored, encoding);
      if (encoding === 'identity') return toSent(bytes, encoding);
      // The release has no form of this file, or none smaller than the file. The first visitor does not wait for the
      // smallest form; all later ones get it.
      const quick = await encodeBytes(bytes, encoding, 'quick');
      if (quick.length >= bytes.length) return toSent(bytes, 'identity');
      void encodeBytes(bytes, encoding, 'best').then(
        (best) => cached.set(key, toSent(best, encoding)),
        () => {}, // the quick form stays in use
      );
      return toSent(quick, encoding);
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
          () => false, // there is none
        );
      if (inside && type && !(await isHere())) await bring(area, version);
      const none = (): FastifyReply =>
        reply
          .code(404)
          .header('cache-control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send('There is no such file in this release.');
      if (!inside || !type || !(await isHere())) return none();
      const shrinks = isCompressible(file);
      const encoding = shrinks ? acceptedEncoding(request.headers['accept-encoding']) : 'identity';
      const key = `${encoding} ${file}`;
      let found = cached.get(key);
      if (!found) {
        const named = `web/${relative(folder, file).split(sep).join('/')}`;
        const genuine = await made(file, await hashOf(area, version, named), encoding, key);
        if (!genuine) {
          refused(area, version, named);
          return none();
        }
        found = genuine;
        // The best form may have been stored meanwhile.
        if (!cached.has(key)) cached.set(key, found);
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
