// A render worker: runs server bundles of any area and version. It holds no secret and no network; what it needs it asks
// of the host. The first cell of `pulse` names the job whose code runs now, the second counts handled messages: from
// outside they show who is to blame when nothing moves any more.
import { parentPort, workerData } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { ServerArea } from '@verandah/areas';
import { loadBundle } from './bundle.ts';
import type { FromWorker, RenderStage, ToWorker, WorkerJob } from './messages.ts';
import { inlineJson } from './inline-json.ts';
import { WorkerGraph } from './worker-graph.ts';

if (!parentPort) throw new Error('This file runs as a worker thread.');
const port = parentPort;
const pulse = (workerData as { pulse: Int32Array }).pulse;
const bundles = new LRUCache<string, ServerArea>({ max: 8 });
const running = new Map<number, WorkerGraph>();
const encoder = new TextEncoder();

const send = (message: FromWorker, transfer: ArrayBuffer[] = []): void => port.postMessage(message, transfer);
const text = (problem: unknown): string => (problem instanceof Error ? problem.stack ?? problem.message : String(problem)).slice(0, 4000);

function bundleOf(job: WorkerJob): ServerArea {
  let bundle = bundles.get(job.folder);
  if (!bundle) {
    bundle = loadBundle(job.folder, job.server) as ServerArea;
    if (typeof bundle?.load !== 'function') throw new Error('The server bundle exports no load function.');
    bundles.set(job.folder, bundle);
  }
  return bundle;
}

/** The boot data's `page`, made here so that the host's thread never parses it. */
function pageJson(area: string, state: string, head: unknown): string {
  const { page, params, data } = JSON.parse(state) as { page: string; params: unknown; data: unknown };
  return inlineJson({ area, name: page, params, data, head });
}

async function render(id: number, job: WorkerJob): Promise<void> {
  let stage: RenderStage = 'bundle';
  try {
    const bundle = bundleOf(job);
    stage = 'load';
    const graph = new WorkerGraph(id, send);
    running.set(id, graph);
    const { finish } = await bundle.load(job.request, graph);
    stage = 'render';
    Atomics.store(pulse, 0, id);
    send({ kind: 'loaded', id });
    const { status, location, html, state, head } = finish();
    const whole = status === 200 || status === 422;
    const bytes = encoder.encode(whole ? html : '');
    const page = encoder.encode(whole ? pageJson(job.area, state, head) : '');
    send({ kind: 'done', id, status, html: bytes, page, ...(location === undefined ? {} : { location }), ...(head === undefined ? {} : { head }) }, [bytes.buffer, page.buffer]);
  } catch (problem) {
    send({ kind: 'failed', id, stage, message: text(problem) });
  } finally {
    running.delete(id);
  }
}

port.on('message', (message: ToWorker) => {
  Atomics.add(pulse, 1, 1);
  if (message.kind === 'ping') return;
  Atomics.store(pulse, 0, message.id);
  if (message.kind === 'render') void render(message.id, message.job);
  else running.get(message.id)?.answer(message.call, 'body' in message ? message.body : message.problem);
});
// A timer or promise that a bundle left behind must not end the pages of others.
process.on('uncaughtException', (problem) => send({ kind: 'stray', message: text(problem) }));
process.on('unhandledRejection', (problem) => send({ kind: 'stray', message: text(problem) }));
send({ kind: 'ready' });
