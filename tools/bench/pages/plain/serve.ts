// The comparison: the same pages as one plain webpack application, rendered in one plain process with the same document
// assembly, the same compression and the same caching of files. No releases, no workers, no federation.
import fastify from 'fastify';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  acceptedEncoding,
  assembleDocument,
  bootRoutes,
  commonHeaders,
  emptySet,
  encodeBytes,
  pageHeaders,
  passToApi,
  readSettings,
  releaseFiles,
  siteFiles,
  type ReleaseSet,
  type SetArea,
  type SetRelease,
  type Shell,
} from '@verandah/host';
import type { Head, ReleaseManifest } from '@verandah/areas';
import { integrityOf, queryApi, internalToken, pageJson } from '@verandah/releases';
import { matchRoutes } from 'react-router-dom';
import { plainGraph } from '../../render/plain-graph.ts';
import { serve, type Served } from '../../processes/serve.ts';
import type { SideMethods } from '../../processes/site-processes.ts';
import { loadPlain, type PlainBuild, type PlainServer } from './build.ts';
import { plainPlace } from './place.ts';

const session = { signedIn: false, roles: [] };
const mark = '<!--area-->';
const address = (path: string): string => `/r/${plainPlace}/${path}`;

/**
 * An area in the form that the document assembly expects. It is not a release: it has no container, no version and no
 * hashes of its own.
 */
function setArea({ contract, documents }: PlainServer['areas'][string]): SetArea {
  let known: ReleaseManifest['operations'] = [];
  // Modules that pages import lazily declare their operations when they are loaded.
  const operations = (): ReleaseManifest['operations'] => {
    if (known.length < documents.length)
      known = documents.map((each) => ({ ...each, sha256: createHash('sha256').update(each.text).digest('hex') }));
    return known;
  };
  const manifest = {
    area: contract.name,
    version: '',
    contract,
    get operations() {
      return operations();
    },
  } as unknown as ReleaseManifest;
  return {
    name: contract.name,
    live: {
      manifest,
      folder: '',
      routes: bootRoutes(contract),
      scripts: [],
      styles: [],
      boot: {
        version: '',
        container: contract.name,
        entry: '',
        ...(contract.fragments && { fragments: contract.fragments }),
      },
      integrity: {},
    },
  };
}

async function start(): Promise<Served<SideMethods>> {
  const { dataDir, publicUrl, services, help, graphqlTimeout, flags } = readSettings(process.env);
  const releases = join(dataDir, 'releases');
  const build = JSON.parse(await readFile(join(releases, plainPlace, 'build.json'), 'utf8')) as PlainBuild;
  const bundle = await loadPlain(join(releases, plainPlace));
  const areas = Object.values(bundle.areas).map(setArea);
  const rows = areas.flatMap((area) => area.live.manifest.contract.routes.map((path) => ({ path, area })));
  const set: ReleaseSet = {
    ...emptySet,
    areas,
    routes: rows.map(({ path }) => path),
    navigation: areas
      .flatMap(({ live }) => live.manifest.contract.navigation)
      .sort((one, other) => one.order - other.order),
    areaOf: (path) => (matchRoutes(rows, path)?.at(-1)?.route as (typeof rows)[number] | undefined)?.area ?? null,
  };
  const graphOf = plainGraph(
    queryApi({ url: services.graphql, buildSecret: internalToken(dataDir), timeoutMs: graphqlTimeout }),
  );
  const shell: Shell = {
    version: 'plain',
    shared: {},
    scripts: build.scripts.map(address),
    styles: build.styles.map(address),
    integrity: {},
    render: (props, withArea) => {
      const [before = '', after = ''] = bundle.renderShell(props, withArea ? mark : '').split(mark);
      return [before, after];
    },
  };

  const app = fastify({ logger: false });
  await app.register(siteFiles);
  await app.register(
    releaseFiles(releases, {
      bring: async () => {},
      // It has no signed releases; reading a file twice costs this comparator what checking it costs the host.
      hashOf: async (area, version, path) => integrityOf(await readFile(join(releases, area, version, path))),
      refused: () => {},
    }),
    { prefix: '/r' },
  );
  await passToApi(app, services.api, publicUrl, { refresh: () => Promise.resolve(true) });
  app.get('/*', async (incoming, reply) => {
    const url = new URL(incoming.url, publicUrl);
    const area = set.areaOf(url.pathname);
    const renderer = area && bundle.areas[area.name];
    if (!area || !renderer) return reply.code(404).send();
    const request = { url: url.href, session, flags, now: Date.now(), routes: set.routes };
    const { status, html, state, head } = (await renderer.load(request, graphOf(area.live, request))).finish();
    if (status !== 200) return reply.code(status).send();
    const { page } = JSON.parse(state) as { page: string };
    const files = build.pages[`${area.name} ${page}`];
    if (!files) throw new Error(`The plain application has no page ${area.name} ${page}.`);
    const [entry = '', ...scripts] = files.scripts.map(address);
    const live: SetRelease = {
      ...area.live,
      scripts,
      styles: files.styles.map(address),
      boot: { ...area.live.boot, entry },
    };
    const plain: ReleaseSet = {
      ...set,
      areas: areas.map((each) => (each.name === area.name ? { name: each.name, live } : each)),
    };
    const document = assembleDocument(
      {
        set: plain,
        path: url.pathname + url.search,
        page: { kind: 'area', area: area.name },
        head: head as Head,
        session,
        flags,
        now: request.now,
        area: {
          name: area.name,
          release: live,
          html: Buffer.from(html),
          boot: Buffer.from(pageJson(area.name, state, head)),
        },
      },
      { shell, publicUrl, help },
    );
    // Security headers are not a cost of federation, so this side sends them too.
    reply.headers({ ...commonHeaders, ...pageHeaders() });
    const encoding = acceptedEncoding(incoming.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .header('cache-control', 'private, no-cache')
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8')
      .send(await encodeBytes(document, encoding, 'quick'));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    address: `http://localhost:${(app.server.address() as { port: number }).port}`,
    methods: {
      cpu: () => {
        const { user, system } = process.cpuUsage();
        return Promise.resolve(user + system);
      },
      workersCpu: () => Promise.resolve(0),
    },
    close: () => app.close(),
  };
}

await serve(start);
