// A render worker, a process of its own: runs server bundles of any area and version. It has no secrets, and uses the
// network only through the host. Before it runs a page's code it notes the page on the board, so that the host can
// attribute a blocked worker.
import { flushCompileCache } from 'node:module';
import { LRUCache } from 'lru-cache';
import type { LoadedPage, ServerArea } from '@verandah/areas';
import { Board } from './board.ts';
import { loadBundle } from './bundle.ts';
import { CpuMeter } from './cpu-meter.ts';
import { HeapMeter } from './heap-meter.ts';
import {
  bundlesHeld,
  type Cost,
  type FromWorker,
  type Laid,
  type RenderStage,
  type ToWorker,
  type WorkerJob,
} from './messages.ts';
import { pageJson } from './page-json.ts';
import { WorkerGraph } from './worker-graph.ts';
import { WorkerSteps } from './worker-steps.ts';

const bundles = new LRUCache<string, ServerArea>({ max: bundlesHeld });
/** The host has opened the board as this process's fifth file. */
const board = new Board(4);
const running = new Map<number, { readonly slot: number; readonly graph: WorkerGraph }>();
/** Errors outside of a page that are reported in a second; the others are dropped. */
const straysPerSecond = 5;
/**
 * Characters of a page's HTML and data together. The largest pages have a tenth; each MB more takes the processor from
 * other areas while it is compressed and sent.
 */
const mostCharacters = 2_000_000;
/** For bytes to and from the board: pages are rendered and responses read one at a time. */
const scratch = Buffer.allocUnsafeSlow(1 << 20);

const sendMessage = (message: FromWorker): void => void process.send?.(message);
const cpuMicroseconds = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};
const meter = new CpuMeter(cpuMicroseconds);
/** The host's argument is the limit of the heap in megabytes. */
const heap = new HeapMeter(Number(process.argv[2]) * 2 ** 20);
const textOf = (problem: unknown): string =>
  (problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)).slice(0, 4000);

function bundleOf(job: WorkerJob): ServerArea {
  let bundle = bundles.get(job.folder);
  if (!bundle) {
    bundle = loadBundle(job.folder, job.server) as ServerArea;
    if (typeof bundle?.load !== 'function') throw new Error('The server bundle exports no load function.');
    bundles.set(job.folder, bundle);
    // The modules that the first bundle requires. A worker is ended by a signal, at which nothing is stored.
    flushCompileCache();
  }
  return bundle;
}

/** @throws {Error} when the page is too large to be sent */
function layHtml(slot: number, html: string, page: string): { readonly htmlBytes: number; readonly body: Laid } {
  if (html.length + page.length > mostCharacters)
    throw new Error(
      `its HTML and data have ${((html.length + page.length) / 1e6).toFixed(1)} million characters; a page may have ${mostCharacters / 1e6}`,
    );
  // A character takes three bytes at most.
  const bytes =
    (html.length + page.length) * 3 <= scratch.length
      ? scratch
      : Buffer.allocUnsafeSlow(Buffer.byteLength(html) + Buffer.byteLength(page));
  const htmlBytes = bytes.write(html, 0);
  const length = htmlBytes + bytes.write(page, htmlBytes);
  return {
    htmlBytes,
    body: board.put(slot, 'page', 0, bytes, length) ? { at: 0, length } : { bytes: bytes.subarray(0, length) },
  };
}

const readBody = (slot: number, body: Laid): string => {
  const bytes =
    'bytes' in body
      ? Buffer.from(body.bytes.buffer, body.bytes.byteOffset, body.bytes.byteLength)
      : board.take(slot, 'responses', body.at, body.length, scratch);
  return bytes.toString('utf8');
};

/** What a page that has ended used. */
function costOf(id: number): Cost {
  const cpu = meter.settle(id);
  const retained = heap.pageEnded();
  return { cpu, ...(retained === undefined ? {} : { retained }), ...(heap.nearlyFull && { full: true }) };
}

async function renderJob(id: number, slot: number, job: WorkerJob): Promise<void> {
  let stage: RenderStage = 'bundle';
  let loaded: LoadedPage | undefined;
  const steps = job.trace?.sampled ? new WorkerSteps(job.trace) : undefined;
  try {
    const bundle = bundleOf(job);
    stage = 'load';
    steps?.begin('load');
    const graph = new WorkerGraph(id, sendMessage, steps?.current);
    running.set(id, { slot, graph });
    loaded = await bundle.load(job.request, graph, graph.rest);
    if (!running.has(id)) return;
    // Other pages have blocked this process until it was abandoned.
    if (!board.awaits(slot, id)) return abandon(id, costOf(id));
    stage = 'render';
    steps?.begin('render');
    board.note(id, true);
    meter.switchTo(id);
    const result = loaded.finish();
    const { status, location, html, head } = result;
    const whole = status === 200 || status === 422;
    const made = layHtml(slot, whole ? html : '', whole ? pageJson(job.area, result.given ?? result.state, head) : '');
    sendMessage({
      kind: 'done',
      id,
      status,
      ...costOf(id),
      ...made,
      ...(location === undefined ? {} : { location }),
      ...(head === undefined ? {} : { head }),
      ...(steps && { spans: steps.end() }),
    });
  } catch (problem) {
    if (stage !== 'bundle' && !running.has(id)) return;
    const thrown = job.explain && stage === 'render' ? await loaded?.thrown?.() : undefined;
    sendMessage({
      kind: 'failed',
      id,
      stage,
      message: textOf(thrown ?? problem),
      ...costOf(id),
      ...(steps && { spans: steps.end() }),
    });
  } finally {
    running.delete(id);
  }
}

/** Ends a page that is not awaited. */
const abandon = (id: number, cost: Cost): void =>
  sendMessage({ kind: 'failed', id, stage: 'load', message: 'abandoned', ...cost, abandoned: true });

let [strays, straysSince] = [0, 0];
/** Reports an error that no page waits for. A bundle that makes thousands of them must not overload the host. */
function reportStray(problem: unknown): void {
  const now = performance.now();
  if (now - straysSince > 1000) [strays, straysSince] = [0, now];
  if (++strays <= straysPerSecond) sendMessage({ kind: 'stray', message: textOf(problem) });
}

process.on('message', (message: ToWorker) => {
  // Messages that have waited are handed over at once, before any promise of theirs: pages that came before the ping
  // have run only in the next phase of the loop.
  if (message.kind === 'ping') return void setImmediate(() => sendMessage({ kind: 'pong', cpu: cpuMicroseconds() }));
  if (message.kind === 'abandon')
    return running.delete(message.id) ? abandon(message.id, costOf(message.id)) : undefined;
  if (message.kind === 'render' && !board.awaits(message.slot, message.id)) return abandon(message.id, { cpu: 0 });
  board.note(message.id, false);
  meter.switchTo(message.id);
  if (message.kind === 'render') return void renderJob(message.id, message.slot, message.job);
  const waiting = running.get(message.id);
  if (waiting)
    waiting.graph.response(message.call, 'body' in message ? readBody(waiting.slot, message.body) : message.problem);
});
process.on('disconnect', () => process.exit());
// A timer or promise that a bundle left behind must not end the pages of others.
process.on('uncaughtException', reportStray);
process.on('unhandledRejection', reportStray);
sendMessage({ kind: 'ready' });
