import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import pino from 'pino';
import type { ReleaseManifest } from '@verandah/areas';
import { apiTimeHeader, registryPath, registryRoutes, type HealthSum } from '@verandah/release-registry';
import { opsToken, type KeyRing, type TokenRecord } from '@verandah/releases';
import { memoryRegistry, type MemoryRegistry } from '@verandah/releases/test-kit';
import { readSettings } from '../../settings.ts';
import type { RenderLimits } from '../rendering.ts';
import { startHost, type RunningHost } from '../start-host.ts';
import { integrityOf, writeTestShell } from './test-shell.ts';

/** A server bundle. `load` is an async function body over request, graph and rest, `finish` one over data, too. */
export const bundleSource = (finish: string, load = 'return {};'): string => `
  exports.contract = {}; exports.documents = [];
  exports.load = async (request, graph, rest) => {
    const data = await (async () => { ${load} })();
    const page = (html, more) => ({ status: 200, html, state: JSON.stringify({ page: 'p', params: {}, data, now: request.now }), head: { title: 'T' }, ...more });
    return { finish: () => { ${finish} } };
  };`;

export interface RecordedRequest {
  readonly headers: IncomingHttpHeaders;
  readonly body: { readonly operationName?: string; readonly query?: string; readonly variables?: object };
}

/** A site on free ports over a scripted API. The host, its workers, its files and its HTTP are real. */
export interface Site {
  readonly address: string;
  readonly dataDir: string;
  readonly requested: RecordedRequest[];
  /** The release health that hosts have written. */
  readonly counted: HealthSum[];
  /** The public addresses that hosts have written. */
  readonly opened: MemoryRegistry['opened'];
  readonly token: string;
  /** The registry's tokens, by hash. */
  readonly tokens: Map<string, TokenRecord>;
  /** The log entries. */
  readonly noted: MemoryRegistry['notes'];
  /** The site's keys. */
  readonly ring: KeyRing;
  /** Responds to GraphQL. By default an unknown hash first, then `{"data":{"suburb":"Richmond"}}`. */
  graph: (
    requested: RecordedRequest,
  ) => { readonly status?: number; readonly body: string; readonly reads?: string } | 'hang';
  /** Publishes changed data; the host receives the change with its next poll. */
  change(...tags: readonly string[]): void;
  /** Responds to other calls. By default, and for undefined, with the request itself. */
  api: (called: { readonly path: string; readonly headers: IncomingHttpHeaders; readonly text: string }) =>
    | {
        readonly status?: number;
        readonly body: unknown;
        readonly location?: string;
        readonly setCookie?: readonly string[];
      }
    | undefined;
  /** Stores a release as if published, without promoting it. */
  store(
    area: string,
    version: string,
    server: string,
    more?: {
      readonly routes?: readonly string[];
      readonly query?: Readonly<Record<string, readonly string[]>>;
      readonly privateRoutes?: readonly string[];
      readonly offlineRoutes?: readonly string[];
      readonly calls?: readonly string[];
      readonly operations?: ReleaseManifest['operations'];
      readonly healthPath?: string;
      readonly shared?: Readonly<Record<string, string>>;
    },
  ): Promise<string>;
  /** Promotes a stored release by the HTTP API of operations. */
  operate(path: string, body: object): Promise<{ readonly status: number; readonly body: unknown }>;
  get(
    path: string,
    init?: RequestInit,
  ): Promise<{ readonly status: number; readonly headers: Headers; readonly text: string }>;
  restart(): Promise<void>;
  /** Another host, on the same data folder unless it is given its own. The caller closes it. */
  another(environment?: Readonly<Record<string, string>>): Promise<RunningHost>;
  /** Milliseconds by which the API's clock is ahead of the host's. */
  clockAhead: number;
  apiUnavailable(isUnavailable: boolean): void;
  close(): Promise<void>;
}

export async function openSite(
  environment: Record<string, string> = {},
  limits: RenderLimits = { softMs: 1500, hardMs: 3000, heapMb: 64 },
): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'verandah-site-'));
  const ring = await writeTestShell(dataDir);

  const registry = memoryRegistry();
  const registryServer = fastify();
  registryServer.addHook(
    'onRequest',
    async (_request, reply) => void reply.header(apiTimeHeader, String(Date.now() + site.clockAhead)),
  );
  await registryServer.register(registryRoutes(registry.handlers), { prefix: registryPath });
  await registryServer.ready();
  let isApiUnavailable = false;
  const changed: string[] = [];
  const requested: RecordedRequest[] = [];
  const api = createServer((request, response) => {
    if (isApiUnavailable) return void request.socket.destroy();
    if (request.url?.startsWith(registryPath)) return registryServer.routing(request, response);
    let text = '';
    request
      .setEncoding('utf8')
      .on('data', (part: string) => {
        text += part;
      })
      .on('end', () => {
        const path = request.url ?? '';
        if (path.startsWith('/internal/changes')) {
          response.writeHead(200, { 'content-type': 'application/json' });
          return void response.end(JSON.stringify({ seen: '1:1:', tags: changed.splice(0) }));
        }
        const reply = (status: number, body: string): void =>
          void response.writeHead(status, { 'content-type': 'application/json' }).end(body);
        const scripted = path.startsWith('/graphql') ? undefined : site.api({ path, headers: request.headers, text });
        if (scripted) {
          response.writeHead(scripted.status ?? 200, {
            'content-type': 'application/json',
            ...(scripted.location !== undefined && { location: scripted.location }),
            ...(scripted.setCookie && { 'set-cookie': [...scripted.setCookie] }),
          });
          return void response.end(JSON.stringify(scripted.body));
        }
        if (!path.startsWith('/graphql')) return reply(200, JSON.stringify({ path, headers: request.headers, text }));
        const one: RecordedRequest = { headers: request.headers, body: JSON.parse(text) as RecordedRequest['body'] };
        requested.push(one);
        const result = site.graph(one);
        if (result === 'hang') return;
        if (result.reads !== undefined) response.setHeader('x-verandah-reads', result.reads);
        reply(result.status ?? 200, result.body);
      });
  });
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
  const given = {
    DATA_DIR: dataDir,
    PORT: '0',
    RENDER_WORKERS: '1',
    API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    PUBLIC_URL: 'https://verandah.example',
    WATCH: 'off',
    ...environment,
  };
  const start = (more: Readonly<Record<string, string>> = {}): Promise<RunningHost> =>
    startHost(readSettings({ ...given, ...more }), pino({ level: 'silent' }), limits);
  let host: RunningHost;

  const site: Site = {
    get address() {
      return host.address;
    },
    dataDir,
    requested,
    ring,
    clockAhead: 0,
    counted: registry.sums,
    opened: registry.opened,
    token: opsToken(dataDir),
    tokens: registry.tokensByHash,
    noted: registry.notes,
    graph: ({ body }) => ({
      body: body.query ? '{"data":{"suburb":"Richmond"}}' : '{"errors":[{"message":"PersistedQueryNotFound"}]}',
    }),
    api: () => undefined,
    change: (...tags) => void changed.push(...tags),
    async store(area, version, server, more = {}) {
      const folder = join(dataDir, 'releases', area, version);
      const entry = `self.entry = '${area} ${version}';`;
      await mkdir(join(folder, 'web'), { recursive: true });
      await writeFile(join(folder, 'server.cjs'), server);
      await writeFile(join(folder, 'web/entry.js'), entry);
      const manifest: ReleaseManifest = {
        schema: 1,
        area,
        version,
        contentHash: createHash('sha256').update(server).digest('hex'),
        contract: {
          name: area,
          class: 'primary',
          squad: area,
          routes: more.routes ?? [`/${area}/*`],
          navigation: [{ label: area, href: `/${area}`, order: 1 }],
          topics: { publishes: [], follows: [] },
          ...(more.query && { query: more.query }),
          ...(more.privateRoutes && { privateRoutes: more.privateRoutes }),
          ...(more.offlineRoutes && { offlineRoutes: more.offlineRoutes }),
          ...(more.calls && { calls: more.calls }),
          budgets: { firstPageScript: 1000 },
          healthPath: more.healthPath ?? `/${area}/health`,
        },
        container: `mf_${area}`,
        files: [{ path: 'web/entry.js', bytes: entry.length, gzipBytes: entry.length, integrity: integrityOf(entry) }],
        entry: 'web/entry.js',
        scripts: [],
        styles: [],
        server: { path: 'server.cjs', integrity: integrityOf(server) },
        firstPageScript: entry.length,
        shared: more.shared ?? {},
        operations: more.operations ?? [],
        revision: '',
        squad: area,
        builtAt: '2026-11-21T00:00:00.000Z',
      };
      await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
      const signature = ring.sign('release', manifest);
      await writeFile(join(folder, 'manifest.sig'), JSON.stringify(signature));
      const { contentHash } = manifest;
      await registry.record({ area, version, contentHash, manifest, signature, who: area });
      return folder;
    },
    async operate(path, body) {
      const result = await fetch(`${host.address}/ops/api/areas/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${site.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: result.status, body: await result.json() };
    },
    async get(path, init) {
      const result = await fetch(host.address + path, { redirect: 'manual', ...init });
      return { status: result.status, headers: result.headers, text: await result.text() };
    },
    async restart() {
      await host.close();
      host = await start();
    },
    another: start,
    apiUnavailable(now) {
      isApiUnavailable = now;
    },
    async close() {
      await host.close();
      api.closeAllConnections();
      await new Promise((resolve) => {
        api.close(resolve);
      });
      await registryServer.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  // The host calls the API of the site as it starts.
  host = await start();
  return site;
}
