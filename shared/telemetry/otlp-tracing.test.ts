import { newSpanId, newTraceId } from './trace-context.ts';
import { openTracing, type Tracing } from './tracing.ts';
import type { TracingSettings } from './tracing-settings.ts';
import { openCollector, type Collector } from './test-kit/collector.ts';

let collector: Collector;
beforeEach(async () => {
  collector = await openCollector();
});
afterEach(() => collector.close());
const open = async (more: Partial<TracingSettings> = {}): Promise<Tracing> =>
  (await openTracing(
    { url: `${collector.endpoint}/v1/traces`, sampler: 'parentbased_always_on', ratio: 1, headers: {}, ...more },
    'verandah-host',
    '1.0.0',
  )) as Tracing;

test('[REL-09] spans reach a collector with their parents, including those measured elsewhere', async () => {
  const tracing = await open();
  const page = tracing.begin('GET /search/*', { kind: 'server', attributes: { 'http.route': '/search/*' } });
  const render = tracing.begin('render search', { parent: page.context });
  const worker = newSpanId();
  tracing.add(
    [
      {
        traceId: page.context.traceId,
        spanId: worker,
        parentId: render.context.spanId,
        name: 'load search',
        kind: 'internal',
        start: Date.now() - 5,
        end: Date.now(),
      },
    ],
    'verandah-render-worker',
  );
  render.end('slow');
  page.end();
  await tracing.close();
  const { traceId, spanId } = page.context;
  expect(collector.spans).toHaveLength(3);
  expect(new Set(collector.spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
  expect(
    Object.fromEntries(
      collector.spans.map(({ name, service, parentId, failed }) => [name, { service, parentId, failed }]),
    ),
  ).toEqual({
    'GET /search/*': { service: 'verandah-host', parentId: '', failed: false },
    'render search': { service: 'verandah-host', parentId: spanId, failed: true },
    'load search': { service: 'verandah-render-worker', parentId: render.context.spanId, failed: false },
  });
  expect(collector.spans.find(({ name }) => name.startsWith('GET'))?.attributes).toEqual({ 'http.route': '/search/*' });
});

test('[REL-09] the sampler decides which traces are recorded; spans of a trace follow its decision', async () => {
  const never = await open({ sampler: 'parentbased_always_off' });
  expect(never.samples(newTraceId())).toBe(false);
  expect(never.begin('page').context.sampled).toBe(false);
  const parent = { traceId: newTraceId(), spanId: newSpanId(), sampled: true };
  expect(never.begin('page', { parent }).context).toMatchObject({ traceId: parent.traceId, sampled: true });
  expect(never.begin('page', { parent: { ...parent, sampled: false } }).context.sampled).toBe(false);
  const half = await open({ sampler: 'parentbased_traceidratio', ratio: 0.5 });
  expect([half.samples('0'.repeat(31) + '1'), half.samples(`${'0'.repeat(24)}${'f'.repeat(8)}`)]).toEqual([
    true,
    false,
  ]);
  await Promise.all([never.close(), half.close()]);
  expect(collector.spans).toEqual([]);
});

test('[REL-09] an unreachable collector costs nothing but the spans', async () => {
  await collector.close();
  const tracing = await open();
  tracing.begin('page').end();
  await expect(tracing.close()).resolves.toBeUndefined();
  collector = await openCollector();
});
