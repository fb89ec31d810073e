import { createHash } from 'node:crypto';
import { openCollector, type CollectedSpan, type Collector } from '@verandah/telemetry/test-kit';
import { bundleSource, openSite, type Site } from '../test-kit/site.ts';

let collector: Collector;
let site: Site;
beforeEach(async () => {
  collector = await openCollector();
  site = await openSite({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
});
afterEach(async () => {
  await site.close();
  await collector.close();
});

const suburb = 'query Suburb { suburb }';
const operations = [
  { name: 'Suburb', kind: 'query' as const, sha256: createHash('sha256').update(suburb).digest('hex'), text: suburb },
];
const reading = `if (request.url.endsWith('/health')) return {}; return graph.read({ name: 'Suburb', text: '${suburb}' }, {});`;
async function live(finish = 'return page("<p>" + data.suburb + "</p>");'): Promise<void> {
  await site.store('search', '1.0.0', bundleSource(finish, reading), {
    operations,
    routes: ['/search/:place'],
    healthPath: '/search/health',
  });
  expect(await site.operate('search/promote', { version: '1.0.0' })).toMatchObject({ status: 200 });
}
const browser = { 'sec-fetch-dest': 'document' };
const placeOf = (headers: Headers): readonly string[] =>
  /(?:^|, )traceparent;desc="00-([0-9a-f]{32})-([0-9a-f]{16})-01"$/
    .exec(headers.get('server-timing') ?? '')
    ?.slice(1) ?? [];
const ofTrace = (traceId: string | undefined): Record<string, CollectedSpan> =>
  Object.fromEntries(collector.spans.filter((span) => span.traceId === traceId).map((span) => [span.name, span]));
const post = (body: unknown, headers: Record<string, string> = {}) =>
  site.get('/telemetry/spans', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', origin: 'https://verandah.example', ...headers },
  });

test("[REL-09] a page that a browser opens is one trace: page load, host, render, the worker's steps, and their calls", async () => {
  await live();
  const { status, headers, text } = await site.get('/search/richmond?secret=typed', { headers: browser });
  expect(status).toBe(200);
  const [traceId = '', load = ''] = placeOf(headers);
  // The header also contains the ticket of the page's health report.
  expect(headers.get('server-timing')).toMatch(/^ticket;desc="[^"]+", traceparent/);
  expect(headers.get('cache-control')).toMatch(/private|no-store/);
  expect(text).not.toContain(traceId);
  const now = Date.now();
  expect(
    await post({
      now,
      spans: [
        {
          traceId,
          spanId: load,
          name: 'page load',
          start: now - 400,
          end: now,
          path: '/search/richmond',
          area: 'search',
          release: '1.0.0',
        },
      ],
    }),
  ).toMatchObject({ status: 204 });
  await collector.until((spans) => spans.filter((span) => span.traceId === traceId).length >= 6);
  const spans = ofTrace(traceId);
  const tree = Object.fromEntries(
    Object.values(spans).map(({ name, service, parentId }) => [
      name,
      [service, Object.values(spans).find(({ spanId }) => spanId === parentId)?.name ?? parentId],
    ]),
  );
  expect(tree).toEqual({
    'page load /search/:place': ['verandah-browser', ''],
    'GET /search/:place': ['verandah-host', 'page load /search/:place'],
    'render search': ['verandah-host', 'GET /search/:place'],
    'load search': ['verandah-render-worker', 'render search'],
    'render search (worker)': ['verandah-render-worker', 'render search'],
    'graph Suburb': ['verandah-host', 'load search'],
  });
  expect(spans['render search']?.attributes).toEqual({
    'verandah.area': 'search',
    'verandah.release': '1.0.0',
    'verandah.release_set': 1,
    'http.route': '/search/:place',
  });
  expect(JSON.stringify(collector.spans)).not.toMatch(/secret|typed|richmond/);
  const { parentId, spanId } = spans['graph Suburb'] as CollectedSpan;
  expect(site.requested.at(-1)?.headers['traceparent']).toBe(`00-${traceId}-${spanId}-01`);
  expect(parentId).toBe(spans['load search']?.spanId);
});

test("[REL-09] a page's calls reach the API as part of its trace; files are part of none", async () => {
  await live();
  const traceId = 'ab'.repeat(16);
  const { text } = await site.get('/rest/member/7', {
    headers: { traceparent: `00-${traceId}-${'cd'.repeat(8)}-01`, tracestate: 'a=b' },
  });
  await site.get('/r/search/1.0.0/web/entry.js', { headers: { traceparent: `00-${traceId}-${'cd'.repeat(8)}-01` } });
  await collector.until((spans) => spans.some((span) => span.traceId === traceId));
  const { 'GET /rest': passed, ...others } = ofTrace(traceId);
  expect(passed).toMatchObject({ parentId: 'cd'.repeat(8), attributes: { 'http.response.status_code': 200 } });
  expect(others).toEqual({});
  const { headers } = JSON.parse(text) as { headers: Record<string, string> };
  expect([headers['traceparent'], headers['tracestate']]).toEqual([`00-${traceId}-${passed?.spanId}-01`, undefined]);
});

test('[REL-09] a page that cannot be rendered ends its spans as failed, with the reason', async () => {
  await live('if (!request.url.endsWith("/health")) null.x; return page("");');
  const [traceId] = placeOf((await site.get('/search/a', { headers: browser })).headers);
  await collector.until((spans) => spans.filter((span) => span.traceId === traceId).length >= 5);
  expect(
    Object.values(ofTrace(traceId))
      .filter(({ failed }) => failed)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['GET /search/:place', 'render search']);
});

test('[REL-09] spans are accepted from our own pages only, with known names and values only', async () => {
  await live();
  const now = Date.now();
  const span = { traceId: 'ab'.repeat(16), spanId: 'cd'.repeat(8), name: 'page load', start: now - 10, end: now };
  expect(await post({ now, spans: [span] }, { origin: 'https://attacker.example' })).toMatchObject({ status: 403 });
  for (const [wrong, words] of [
    [{ now, spans: [{ ...span, traceId: 'x' }] }, 'spans.0.traceId: must be 32 hexadecimal digits'],
    [{ now, spans: [{ ...span, name: 'anything' }] }, 'spans.0.name'],
    [{ spans: [span] }, 'now'],
    [{ now, spans: [{ ...span, end: now - 20 }] }, 'must end after it starts'],
    [{ now, spans: [{ ...span, start: 0, end: 1 }] }, 'not long ago'],
    [{ now, spans: Array.from({ length: 41 }, () => span) }, '40 at most'],
  ] as const)
    expect([words, await post(wrong)]).toEqual([
      words,
      expect.objectContaining({ status: 400, text: expect.stringContaining(words) }),
    ]);
  // A clock that is an hour slow is corrected; unknown fields are dropped.
  const slow = now - 3_600_000;
  expect(
    await post({
      now: slow,
      spans: [
        { ...span, start: slow - 10, end: slow, path: '/typed/by/somebody', area: 'typed', release: 'typed' },
        {
          ...span,
          start: slow - 5,
          end: slow,
          spanId: 'ef'.repeat(8),
          name: 'call',
          to: '/typed/by/somebody',
          status: 200,
        },
      ],
    }),
  ).toMatchObject({ status: 204 });
  await collector.until((spans) => spans.filter(({ service }) => service === 'verandah-browser').length === 2);
  expect(collector.spans.filter(({ service }) => service === 'verandah-browser').map(({ name }) => name)).toEqual([
    'page load',
    'GET page',
  ]);
  expect(JSON.stringify(collector.spans)).not.toContain('typed');
});

test('[REL-09] without a collector no page carries a trace context, and spans are not accepted', async () => {
  const plain = await openSite();
  try {
    const page = await plain.get('/nowhere', { headers: browser });
    expect(page.headers.get('server-timing')).toBeNull();
    expect(
      (
        await plain.get('/telemetry/spans', {
          method: 'POST',
          body: '{}',
          headers: { 'content-type': 'application/json' },
        })
      ).status,
    ).not.toBe(204);
  } finally {
    await plain.close();
  }
});
