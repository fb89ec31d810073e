import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { formPath, integrityOf, writeForms } from '@verandah/releases';
import { releaseFiles, type ReleaseFileSources } from './release-files.ts';

const script = `self.homes = '${'home '.repeat(200)}';`;
const contents: Readonly<Record<string, string>> = { 'a.js': script, 'tiny.js': 'x;', 'a.png': 'picture' };
let refused: string[] = [];
const sources: ReleaseFileSources = {
  bring: async () => {},
  hashOf: async (_area, _version, path) => {
    const content = contents[path.slice('web/'.length)];
    return content === undefined ? null : integrityOf(Buffer.from(content));
  },
  refused: (...file) => void refused.push(file.join(' ')),
};
let folder: string;
let app: FastifyInstance;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-files-'));
  await mkdir(join(folder, 'search/1.0.0/web'), { recursive: true });
  refused = [];
  for (const [name, content] of Object.entries(contents))
    await writeFile(join(folder, 'search/1.0.0/web', name), content);
  app = fastify();
  await app.register(releaseFiles(folder, sources), { prefix: '/r' });
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = async (name: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => {
  const response = await app.inject({ method, url: `/r/search/1.0.0/web/${name}`, headers });
  return { status: response.statusCode, body: response.rawPayload, headers: response.headers };
};
const file = (name: string): string => join(folder, 'search/1.0.0', name);

test('a form that was compressed at publishing is sent as stored, by the encodings that the browser accepts', async () => {
  await writeForms(join(folder, 'search/1.0.0'), ['web/a.js', 'web/tiny.js', 'web/a.png']);
  // Bytes that this code would not produce itself.
  const marked = brotliCompressSync(Buffer.from(script), { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
  await writeFile(file(formPath('web/a.js', 'br')), marked);
  const [br, gzip, plain, none] = [
    await get('a.js', { 'accept-encoding': 'gzip, br' }),
    await get('a.js', { 'accept-encoding': 'gzip' }),
    await get('a.js'),
    await get('a.js', { 'accept-encoding': 'gzip;q=0' }),
  ];
  expect([br.headers['content-encoding'], br.body.equals(marked)]).toEqual(['br', true]);
  expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual(['gzip', script]);
  expect([plain.headers['content-encoding'], plain.body.toString(), none.body.toString()]).toEqual([
    undefined,
    script,
    script,
  ]);
  expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
  const head = await get('a.js', { 'accept-encoding': 'br' }, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(marked.length), 0]);
});

test('a stored form that does not decompress to its file is not sent', async () => {
  for (const wrong of [brotliCompressSync(Buffer.from('evil()')), Buffer.from('torn')]) {
    await writeFile(file('web/a.js.br'), wrong);
    const { body, headers } = await get('a.js', { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], body.equals(wrong)]).toEqual(['br', false]);
    await app.close();
    app = fastify();
    await app.register(releaseFiles(folder, sources), { prefix: '/r' });
  }
});

test('a release without forms is compressed on request; incompressible files and pictures are sent unchanged', async () => {
  const zipped = await get('a.js', { 'accept-encoding': 'gzip' });
  expect([zipped.headers['content-encoding'], gunzipSync(zipped.body).toString()]).toEqual(['gzip', script]);
  const tiny = await get('tiny.js', { 'accept-encoding': 'gzip, br' });
  expect([tiny.headers['content-encoding'], tiny.body.toString(), tiny.headers.vary]).toEqual([
    undefined,
    'x;',
    'accept-encoding',
  ]);
  const picture = await get('a.png', { 'accept-encoding': 'gzip, br' });
  expect([picture.headers['content-encoding'], picture.headers.vary, picture.headers['content-type']]).toEqual([
    undefined,
    undefined,
    'image/png',
  ]);
});

test('files are cached for a year by everybody, readable by other origins, and revalidated by 304', async () => {
  const { headers } = await get('a.js', { 'accept-encoding': 'gzip' });
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  await get('tiny.js');
  const tiny = await get('tiny.js');
  const again = await get('tiny.js', { 'if-none-match': `"other", ${String(tiny.headers.etag)}` });
  expect([again.status, again.body.length, again.headers['cache-control']]).toEqual([
    304,
    0,
    'public, max-age=31536000, immutable',
  ]);
  for (const none of ['none.js', 'a.js.br', '../manifest.json']) {
    const { status, headers: sent } = await get(none);
    expect([status, sent['cache-control'] ?? 'no-store']).toEqual([404, 'no-store']);
  }
});

test('[REL-02] a file that is not the signed one is not served, and that is reported; nor is one that no manifest names', async () => {
  await writeFile(file('web/a.png'), 'another picture');
  await writeFile(file('web/extra.js'), 'evil()');
  for (const name of ['a.png', 'extra.js']) {
    const { status, headers } = await get(name);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  }
  expect(refused).toEqual(['search 1.0.0 web/a.png', 'search 1.0.0 web/extra.js']);
  // Repaired, it is served again.
  await writeFile(file('web/a.png'), 'picture');
  expect((await get('a.png')).status).toBe(200);
});
