// A render worker, a process of its own: runs server bundles of any area and version. It holds no secret; what it needs
// of the network it asks of the host. Before it runs a page's code it says whose, so that the host knows whom to blame
// when nothing comes any more.
import { LRUCache } from 'lru-cache';
import type { ServerArea } from '@verandah/areas';
import { loadBundle } from './bundle.ts';
import type { FromWorker, RenderStage, ToWorker, WorkerJob } from './messages.ts';
import { pageJson } from './page-json.ts';
import { WorkerGraph } from './worker-graph.ts';

const bundles = new LRUCache<string, ServerArea>({ max: 8 });
const running = new Map<number, WorkerGraph>();
const encoder = new TextEncoder();

const send = (message: FromWorker): void => void process.send?.(message);
const cpuMicroseconds = (): number => { const { user, system } = process.cpuUsage(); return user + system; };
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

async function render(id: number, job: WorkerJob): Promise<void> {
  let stage: RenderStage = 'bundle';
  try {
    const bundle = bundleOf(job);
    stage = 'load';
    const graph = new WorkerGraph(id, send);
    running.set(id, graph);
    const { finish } = await bundle.load(job.request, graph);
    stage = 'render';
    send({ kind: 'loaded', id });
    const { status, location, html, state, head } = finish();
    const whole = status === 200 || status === 422;
    const bytes = encoder.encode(whole ? html : '');
    const page = encoder.encode(whole ? pageJson(job.area, state, head) : '');
    send({ kind: 'done', id, status, html: bytes, page, ...(location === undefined ? {} : { location }), ...(head === undefined ? {} : { head }) });
  } catch (problem) {
    send({ kind: 'failed', id, stage, message: text(problem) });
  } finally {
    running.delete(id);
  }
}

process.on('message', (message: ToWorker) => {
  if (message.kind === 'ping') return send({ kind: 'pong', cpu: cpuMicroseconds() });
  send({ kind: 'now', id: message.id });
  if (message.kind === 'render') void render(message.id, message.job);
  else running.get(message.id)?.answer(message.call, 'body' in message ? message.body : message.problem);
});
process.on('disconnect', () => process.exit());
// A timer or promise that a bundle left behind must not end the pages of others.
process.on('uncaughtException', (problem) => send({ kind: 'stray', message: text(problem) }));
process.on('unhandledRejection', (problem) => send({ kind: 'stray', message: text(problem) }));
send({ kind: 'ready' });
