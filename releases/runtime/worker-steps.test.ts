import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverSource, writeRelease } from '../test-kit/hand-written-release.ts';
import { healthJob } from './canary.ts';
import type { RenderJob, TracePlace } from './messages.ts';
import { RenderFailure } from './render-failure.ts';
import { RenderWorker } from './render-worker.ts';

const place: TracePlace = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), sampled: true };
const jobs: RenderJob[] = [];
let root: string;
let worker: RenderWorker;
beforeEach(async () => {
  jobs.length = 0;
  root = await mkdtemp(join(tmpdir(), 'verandah-steps-'));
  worker = new RenderWorker({
    dataMs: 10_000,
    softMs: 1500,
    heapMb: 64,
    query: async (job) => {
      jobs.push(job);
      return new TextEncoder().encode('{"data":{"suburb":"Richmond"}}');
    },
  });
  await worker.ready;
});
afterEach(async () => {
  await worker.terminate();
  await rm(root, { recursive: true, force: true });
});

async function job(area: string, html: string, trace?: TracePlace): Promise<RenderJob> {
  const folder = join(root, area);
  const text = 'query Suburb { suburb }';
  const made = healthJob(
    await writeRelease(folder, {
      area,
      server: serverSource(html, `graph.read({ text: '${text}', name: 'Suburb' }, {})`),
    }),
    folder,
    'http://localhost',
    1,
  );
  return trace ? { ...made, trace } : made;
}

test('[REL-09] a worker measures its steps for a recorded trace; a query belongs to the step that makes it', async () => {
  const { spans = [] } = await worker.render(await job('search', "'<p>' + data.suburb + '</p>'", place));
  expect(
    spans.map(({ name, parentId, spanId, start, end }) => [
      name,
      parentId,
      /^[0-9a-f]{16}$/.test(spanId),
      end >= start,
    ]),
  ).toEqual([
    ['load', place.spanId, true, true],
    ['render', place.spanId, true, true],
  ]);
  expect(jobs.map(({ trace }) => trace)).toEqual([{ ...place, spanId: spans[0]?.spanId }]);
});

test('[REL-09] a page that fails reports the steps so far', async () => {
  const problem: unknown = await worker.render(await job('bad', 'null.x', place)).catch((reason: unknown) => reason);
  expect(problem).toBeInstanceOf(RenderFailure);
  expect((problem as RenderFailure).spans.map(({ name }) => name)).toEqual(['load', 'render']);
});

test('[REL-09] nothing is measured for a page without a trace, or one that is not recorded', async () => {
  expect(await worker.render(await job('plain', "''"))).not.toHaveProperty('spans');
  expect(await worker.render(await job('other', "''", { ...place, sampled: false }))).not.toHaveProperty('spans');
  expect(jobs.map(({ trace }) => trace)).toEqual([undefined, { ...place, sampled: false }]);
});
