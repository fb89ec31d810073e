import { PassThrough, Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { ReleaseSet } from './release-set.ts';

/** Passes the lines of a sitemap whose address, if they have one, a condition accepts. */
function filterLines(accepts: (path: string) => boolean): Transform {
  let rest = '';
  const passed = (text: string): string =>
    text
      .split(/(?<=\n)/)
      .filter((line) => {
        const [, address = ''] = /<url><loc>([^<]+)<\/loc>/.exec(line) ?? [];
        return !URL.canParse(address) || accepts(new URL(address).pathname);
      })
      .join('');
  return new Transform({
    transform(chunk: Buffer | string, _encoding, done: TransformCallback) {
      const text = rest + chunk.toString();
      const end = text.lastIndexOf('\n') + 1;
      rest = text.slice(end);
      done(null, passed(text.slice(0, end)));
    },
    flush(done) {
      done(null, passed(rest));
    },
  }).setEncoding('utf8');
}

/** Leaves the addresses of withdrawn areas out of the API's sitemaps: robots would find them gone. */
export function filterSitemaps(
  app: FastifyInstance,
  current: () => Pick<ReleaseSet, 'withdrawn' | 'withdrawnAt'> | null,
): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const set = current();
    if (!request.url.startsWith('/sitemaps/') || reply.statusCode !== 200 || !set?.withdrawn.length) return payload;
    if (!(payload instanceof Readable || typeof payload === 'string' || Buffer.isBuffer(payload))) return payload;
    // They describe the unfiltered document.
    for (const name of ['etag', 'last-modified', 'content-length']) reply.removeHeader(name);
    const source = payload instanceof Readable ? payload : Readable.from([payload]);
    const filter = filterLines((path) => set.withdrawnAt(path) === null);
    const end = new PassThrough();
    const isPacked = reply.getHeader('content-encoding') === 'gzip';
    const done = isPacked ? pipeline(source, createGunzip(), filter, createGzip(), end) : pipeline(source, filter, end);
    // The reader left, or the API's response broke off: Fastify ends the response.
    done.catch((problem: unknown) => end.destroy(problem instanceof Error ? problem : undefined));
    return end;
  });
}
