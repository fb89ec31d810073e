// The other side: the same pages as one plain webpack application, rendered in one plain process with the same assembly of the
// document, the same compression and the same caching of files. No releases, no workers, no federation.
import fastify from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { acceptedEncoding, assembleDocument, buildReleaseSet, encode, passToApi, readSettings, releaseFiles, type ReleaseSet, type Shell } from '@verandah/host';
import type { Head } from '@verandah/areas';
import { askApi, internalToken, openKeyRing, openStore, pageJson, pinCopy } from '@verandah/releases';
import { plainGraph } from '../../render/plain-graph.ts';
import { serve, type Served } from '../../render/serve.ts';
import { loadPlain, type PlainBuild } from './build.ts';
import { plainPlace } from './place.ts';

const session = { signedIn: false, roles: [] };
const mark = '<!--area-->';
const address = (path: string): string => `/r/${plainPlace}/${path}`;

async function start(): Promise<Served> {
  const { dataDir, secretsDir, publicUrl, services, help, graphqlTimeout, flags } = readSettings(process.env);
  const releases = join(dataDir, 'releases');
  const build = JSON.parse(await readFile(join(releases, plainPlace, 'build.json'), 'utf8')) as PlainBuild;
  const bundle = await loadPlain(join(releases, plainPlace));
  const ring = openKeyRing(secretsDir);
  const pins = await pinCopy(join(dataDir, 'registry.json'), ring).read();
  if (!pins) throw new Error(`${dataDir} names no live releases.`);
  const set = await buildReleaseSet(pins, openStore(releases, ring), { manifest: () => Promise.resolve(null) }, ring, { info: () => undefined, warn: () => undefined });
  const graphOf = plainGraph(askApi({ url: services.graphql, buildSecret: internalToken(dataDir), timeoutMs: graphqlTimeout }));
  const shell: Shell = {
    version: 'plain', scripts: build.scripts.map(address), styles: build.styles.map(address), integrity: {},
    render: (props, withArea) => {
      const [before = '', after = ''] = bundle.renderShell(props, withArea ? mark : '').split(mark);
      return [before, after];
    },
  };

  const app = fastify({ logger: false });
  await app.register(releaseFiles(releases), { prefix: '/r' });
  await passToApi(app, services.api, publicUrl);
  app.get('/*', async (asked, reply) => {
    const url = new URL(asked.url, publicUrl);
    const area = set.areaOf(url.pathname);
    const renderer = area && bundle.areas[area.name];
    if (!area || !renderer) return reply.code(404).send();
    const request = { url: url.href, session, flags, now: Date.now(), routes: set.routes };
    const { status, html, state, head } = (await renderer.load(request, graphOf(area.live, request))).finish();
    if (status !== 200) return reply.code(status).send();
    const { page } = JSON.parse(state) as { page: string };
    const files = build.pages[`${area.name} ${page}`] ?? { scripts: [], styles: [] };
    const [entry = '', ...scripts] = files.scripts.map(address);
    // Its pages know nothing of releases and hashes: their boot data is smaller.
    const live = { ...area.live, integrity: {}, boot: { ...area.live.boot, entry, scripts, styles: files.styles.map(address) } };
    const plain: ReleaseSet = { ...set, areas: set.areas.map(({ name, live: other }) => ({ name, live: name === area.name ? live : { ...other, integrity: {}, boot: { ...other.boot, entry: '', scripts: [], styles: [] } } })) };
    const document = assembleDocument({
      set: plain, path: url.pathname + url.search, page: { kind: 'area', area: area.name }, head: head as Head, session, flags, now: request.now,
      area: { name: area.name, release: live, html: Buffer.from(html), boot: Buffer.from(pageJson(area.name, state, head)) },
    }, { shell, publicUrl, help });
    const encoding = acceptedEncoding(asked.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.header('cache-control', 'private, no-cache').header('vary', 'accept-encoding').type('text/html; charset=utf-8').send(await encode(document, encoding, 'quick'));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { address: `http://localhost:${(app.server.address() as { port: number }).port}`, cpu: () => Promise.resolve(0), close: () => app.close() };
}

await serve(start);
