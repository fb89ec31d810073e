import { tracePage } from './trace-page.ts';
import { tracedPage } from './traced-page.ts';

const traceId = 'ab'.repeat(16);
const spanId = 'cd'.repeat(8);
const entry = (more: object = {}) =>
  [
    {
      transferSize: 500,
      serverTiming: [
        { name: 'db', description: '' },
        { name: 'traceparent', description: `00-${traceId}-${spanId}-01` },
      ],
      ...more,
    },
  ] as unknown as PerformanceEntry[];

test('[REL-09] a page is part of a trace when Server-Timing names it and the page did not come from a cache', () => {
  expect(tracedPage(entry())).toEqual({ traceId, spanId });
  expect(tracedPage(entry({ transferSize: 0 }))).toBeUndefined();
  expect(tracedPage(entry({ serverTiming: [] }))).toBeUndefined();
  expect(
    tracedPage(entry({ serverTiming: [{ name: 'traceparent', description: `00-${traceId}-${spanId}-00` }] })),
  ).toBeUndefined();
  expect(tracedPage([])).toBeUndefined();
});

test('[REL-09] a traced page reports its load and its calls, which carry the trace to our own API only', async () => {
  jest.useFakeTimers();
  const own = window.fetch;
  Object.assign(performance, { getEntriesByType: () => [] });
  const requests: [string, string | null][] = [];
  window.fetch = async (input, init) => {
    requests.push([String(input), new Headers(init?.headers).get('traceparent')]);
    if (String(input).includes('unavailable')) throw new TypeError('network');
    return { status: 200 } as Response;
  };
  const sent: { spans: Record<string, unknown>[] }[] = [];
  try {
    tracePage({
      page: { traceId, spanId },
      area: 'search',
      release: '1.0.0',
      send: (body) => sent.push(JSON.parse(body) as never),
    });
    await window.fetch('/graphql?typed=1', { method: 'POST' });
    await window.fetch('/rest/unavailable').catch(() => undefined);
    await window.fetch('https://tiles.example/1');
    await window.fetch('/r/search/1.0.0/web/part.js');
    jest.advanceTimersByTime(10_000);
    await window.fetch('/rest/later');
    document.dispatchEvent(new Event('visibilitychange'));
  } finally {
    window.fetch = own;
    jest.useRealTimers();
  }
  expect(requests.map(([to, header]) => [to, header?.startsWith(`00-${traceId}-`) ?? null])).toEqual([
    ['/graphql?typed=1', true],
    ['/rest/unavailable', true],
    ['https://tiles.example/1', null],
    ['/r/search/1.0.0/web/part.js', null],
    ['/rest/later', false],
  ]);
  const spans = sent.flatMap((each) => each.spans);
  expect(spans).toEqual([
    expect.objectContaining({ traceId, parentId: spanId, name: 'call', method: 'POST', to: '/graphql', status: 200 }),
    expect.objectContaining({
      traceId,
      parentId: spanId,
      name: 'call',
      method: 'GET',
      to: '/rest/unavailable',
      status: 0,
    }),
    expect.objectContaining({ traceId, spanId, name: 'page load', area: 'search', release: '1.0.0', path: '/' }),
  ]);
  expect(requests[0]?.[1]).toBe(`00-${traceId}-${String(spans[0]?.['spanId'])}-01`);
});
