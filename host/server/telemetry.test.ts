import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { load } from 'js-yaml';
import * as v from 'valibot';
import { readSettings, startApi, type RunningApi } from '@verandah/api';
import { databaseUrlWithPlaces } from '@verandah/api/test-kit';
import { internalToken, registryClient } from '@verandah/releases';
import { openCollector, type Collector } from '@verandah/telemetry/test-kit';
import { bundleSource, openSite, type Site } from './test-kit/site.ts';

// A whole site: the host with its worker, and the API with its database.
const root = join(import.meta.dirname, '../..');
const text = 'query Profile($username: String!) { agentProfile(username: $username) { id } }';
const operations = [
  { name: 'Profile', kind: 'query' as const, sha256: createHash('sha256').update(text).digest('hex'), text },
];
const reading = `return graph.read({ name: 'Profile', text: ${JSON.stringify(text)} }, { username: 'marzipan' });`;

let collector: Collector;
let site: Site;
let api: RunningApi;
let database: Awaited<ReturnType<typeof databaseUrlWithPlaces>>;
beforeAll(async () => {
  collector = await openCollector();
  const port = await freePort();
  const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_TRACES_SAMPLER: 'parentbased_always_on' };
  site = await openSite({ ...tracing, API_URL: `http://127.0.0.1:${port}` });
  database = await databaseUrlWithPlaces();
  api = await startApi(
    readSettings({
      ...tracing,
      DATA_DIR: site.dataDir,
      DATABASE_URL: database.url,
      API_PORT: String(port),
      LOG_LEVEL: 'silent',
      SAMPLE_LISTINGS: '0',
      SUBURB_BOUNDARIES: 'none',
    }),
  );
  const folder = await site.store(
    'agents',
    '1.0.0',
    bundleSource('return page("<p>" + (data.agentProfile === null ? "nobody" : "somebody") + "</p>");', reading),
    { operations, routes: ['/agents/:name'], healthPath: '/agents/health' },
  );
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const manifest = read('manifest.json') as { readonly contentHash: string };
  await registryClient(api.address, internalToken(site.dataDir)).record({
    area: 'agents',
    version: '1.0.0',
    contentHash: manifest.contentHash,
    manifest,
    signature: read('manifest.sig') as never,
    notes: [],
    who: 'ann',
  });
  expect(await site.operate('agents/promote', { version: '1.0.0' })).toMatchObject({ status: 200 });
});
afterAll(async () => {
  await api?.close();
  await database?.drop();
  await site?.close();
  await collector?.close();
});

/** The host needs the API's port before the API starts. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

test('[REL-09] one trace leads from the browser through host, worker and API to the SQL statement', async () => {
  const {
    status,
    headers,
    text: page,
  } = await site.get('/agents/ann?secret=typed', { headers: { 'sec-fetch-dest': 'document' } });
  expect([status, page.includes('<p>nobody</p>')]).toEqual([200, true]);
  const [, traceId = '', spanId = ''] =
    /00-([0-9a-f]{32})-([0-9a-f]{16})-01/.exec(headers.get('server-timing') ?? '') ?? [];
  const now = Date.now();
  const sent = await site.get('/telemetry/spans', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://verandah.example' },
    body: JSON.stringify({
      now,
      spans: [
        {
          traceId,
          spanId,
          name: 'page load',
          start: now - 900,
          end: now,
          path: '/agents/ann',
          area: 'agents',
          release: '1.0.0',
        },
      ],
    }),
  });
  expect(sent.status).toBe(204);
  const ofTrace = () => collector.spans.filter((span) => span.traceId === traceId);
  const wanted = [
    'page load /agents/:name',
    'GET /agents/:name',
    'render agents',
    'load agents',
    'render agents (worker)',
    'graph Profile',
    'POST /graphql',
    'select agent',
  ];
  await collector.until(() => wanted.every((name) => ofTrace().some((span) => span.name === name)));
  const spans = ofTrace();
  const wayTo = (name: string): string[] => {
    const way: string[] = [];
    for (
      let span = spans.find((each) => each.name === name);
      span;
      span = spans.find((each) => each.spanId === span?.parentId)
    )
      way.unshift(`${span.service.replace('verandah-', '')}: ${span.name}`);
    return way;
  };
  expect(wayTo('select agent')).toEqual([
    'browser: page load /agents/:name',
    'host: GET /agents/:name',
    'host: render agents',
    'render-worker: load agents',
    'host: graph Profile',
    'api: POST /graphql',
    expect.stringMatching(/^api: graph (?:Profile|other)$/),
    'api: select agent',
  ]);
  expect(wayTo('render agents (worker)')).toHaveLength(4);
  expect(spans.filter(({ parentId }) => parentId === '').map(({ name }) => name)).toEqual(['page load /agents/:name']);
  expect(JSON.stringify(spans)).not.toMatch(/marzipan|secret|typed|agents\/ann/);
});

/** Names of metrics in a Prometheus expression: without functions, keywords and labels. */
function metricNames(expression: string): string[] {
  const bare = expression
    .replace(/"(?:[^"\\]|\\.)*"/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, '');
  return [...bare.matchAll(/[a-zA-Z_:][\w:]*(?!\w*\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => !['and', 'or', 'unless', 'bool'].includes(name));
}

const rule = v.strictObject({
  alert: v.pipe(v.string(), v.regex(/^[A-Z][A-Za-z]+$/)),
  expr: v.string(),
  for: v.optional(v.pipe(v.string(), v.regex(/^\d+[smh]$/))),
  labels: v.strictObject({ severity: v.picklist(['warning', 'critical']) }),
  annotations: v.strictObject({ summary: v.pipe(v.string(), v.minLength(20)), runbook: v.string() }),
});
const rules = v.strictObject({ groups: v.array(v.strictObject({ name: v.string(), rules: v.array(rule) })) });
const dashboard = v.object({
  panels: v.array(
    v.object({ id: v.number(), title: v.string(), targets: v.optional(v.array(v.object({ expr: v.string() })), []) }),
  ),
  annotations: v.object({ list: v.array(v.object({ expr: v.string() })) }),
});
const file = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The address of each job's metrics on a host, as scrape.yml and the PodMonitor declare them. */
const scrapeConfig = v.object({
  scrape_configs: v.array(v.object({ job_name: v.string(), metrics_path: v.optional(v.string(), '/metrics') })),
});
const podMonitor = v.object({
  spec: v.object({
    podMetricsEndpoints: v.array(
      v.object({
        port: v.literal('http'),
        path: v.string(),
        relabelings: v.tuple([v.object({ targetLabel: v.literal('job'), replacement: v.string() })]),
      }),
    ),
  }),
});
const scrapedByFile = (): Record<string, string> =>
  Object.fromEntries(
    v
      .parse(scrapeConfig, load(file('docs/prometheus/scrape.yml')))
      .scrape_configs.map(({ job_name: job, metrics_path: path }) => [job, path]),
  );
const scrapedByPodMonitor = (): Record<string, string> =>
  Object.fromEntries(
    v
      .parse(podMonitor, load(file('deploy/kubernetes/monitoring/pod-monitor.yaml')))
      .spec.podMetricsEndpoints.map(({ path, relabelings: [{ replacement }] }) => [replacement, path]),
  );

/** Names of the series in a response of metrics. */
const seriesIn = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', kind = '']) =>
      kind === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
    ),
  );

/** Reads metrics as Prometheus does on another machine: through a proxy, with a token of operations. */
const scrape = (path: string, token = site.token): Promise<{ status: number; text: string }> =>
  site.get(path, { headers: { 'x-forwarded-for': '10.1.2.3', authorization: `Bearer ${token}` } });

/** What the label `job` must match in an expression; null if it selects no job. */
function jobSelector(expression: string): RegExp | null {
  const [, pattern] = /\{[^}]*\bjob=~"([^"]*)"/.exec(expression) ?? [];
  return pattern === undefined ? null : new RegExp(`^(?:${pattern})$`);
}

test('[REL-09, SHELL-90] every alarm and panel reads what one process exposes where Prometheus reaches it', async () => {
  const paths = scrapedByFile();
  expect(paths).toEqual({ 'verandah-host': '/metrics', 'verandah-api': '/metrics/api' });
  expect(scrapedByPodMonitor()).toEqual(paths);
  const exposed = new Map<string, Set<string>>();
  for (const [job, path] of Object.entries(paths)) {
    const { status, text } = await scrape(path);
    expect([job, status]).toEqual([job, 200]);
    // Prometheus adds `up`.
    exposed.set(job, seriesIn(text).add('up'));
  }
  const { panels, annotations } = v.parse(dashboard, JSON.parse(file('docs/grafana/verandah.json')));
  const alarms = v.parse(rules, load(file('docs/prometheus/alerts.yml'))).groups.flatMap((group) => group.rules);
  const expressions = [...panels.flatMap(({ targets }) => targets), ...annotations.list, ...alarms].map(
    ({ expr }) => expr,
  );
  expect(expressions.length).toBeGreaterThan(60);
  const problems = expressions.flatMap((expression) => {
    const names = metricNames(expression);
    const selector = jobSelector(expression);
    const jobs = [...exposed].filter(([job]) => selector?.test(job) ?? true);
    const together = jobs.some(([, series]) => names.length > 0 && names.every((name) => series.has(name)));
    // Other programs of a cluster export the same names.
    const foreign = selector === null && names.some((name) => !name.startsWith('verandah_'));
    return [
      ...(together ? [] : [`${expression}: no process exposes ${names.join(' and ')}`]),
      ...(foreign ? [`${expression}: selects no job`] : []),
    ];
  });
  expect(problems).toEqual([]);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});

test('[REL-09] every alarm has a summary and links its own chapter of the handbook', () => {
  const alarms = v.parse(rules, load(file('docs/prometheus/alerts.yml'))).groups.flatMap((group) => group.rules);
  const anchor = (alert: string): string => alert.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase();
  expect(alarms.map(({ annotations }) => annotations.runbook)).toEqual(
    alarms.map(({ alert }) => `docs/operations.md#${anchor(alert)}`),
  );
  expect(new Set(alarms.map(({ alert }) => alert)).size).toBe(alarms.length);
});
