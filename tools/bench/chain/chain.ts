import { setTimeout as pause } from 'node:timers/promises';
import { startApiProcess, serverCpu } from '../api-under-load.ts';
import { startHostProcess, startPlainApplication } from '../processes/site-processes.ts';
import { openVisitors } from '../render/visitors.ts';
import { untilIdle } from '../until-idle.ts';

const connections = 10;
const idleMs = 5000;

/** Milliseconds of CPU of each part: `server` is the host, or the plain application's process. */
export interface Cpu {
  readonly database: number;
  readonly api: number;
  readonly server: number;
  readonly workers: number;
}
export interface Visited extends Cpu {
  /** Pages a second, at ten connections. */
  readonly perSecond: number;
}
type SideName = 'product' | 'plain';

/** One API with host and plain application in front of it. */
export interface Chain {
  /** HTML of a path that both sides serve; null otherwise. */
  load(path: string): Promise<string | null>;
  /** Of both sides: '200 and 503'. */
  statuses(path: string): Promise<string>;
  /** Measures what the processes use without visitors, once background work has ended; subtracted from then on. */
  readIdle(): Promise<void>;
  /** Milliseconds of CPU a page. */
  visit(side: SideName, paths: readonly string[], count: number): Promise<Visited>;
  /** Mean number of the API's statements for a page of the host. */
  statementsOf(paths: readonly string[]): Promise<number>;
  /** Mean bytes of a page's HTML. */
  bytesOf(paths: readonly string[]): Promise<number>;
  close(): Promise<void>;
}

/** Of all parts. */
export const sumOf = ({ database, api, server, workers }: Cpu): number => database + api + server + workers;

const parts = ['database', 'api', 'server', 'workers'] as const;
const combine = (one: Cpu, other: Cpu, by: (one: number, other: number) => number): Cpu =>
  Object.fromEntries(parts.map((part) => [part, by(one[part], other[part])])) as unknown as Cpu;

/** Longest time in which a busy machine's host has loaded its releases: so many looks of half a second each. */
const looks = 600;

/** @throws {Error} when the host does not become ready */
async function untilReady(address: string): Promise<void> {
  for (let look = 0; look < looks; look += 1) {
    if ((await fetch(`${address}/readyz`)).status === 200) return;
    await pause(500);
  }
  throw new Error('The host does not become ready.');
}

/** @param environment settings of API and host; `PG_PID` names the PostgreSQL server's process */
export async function openChain(environment: NodeJS.ProcessEnv): Promise<Chain> {
  const { PG_PID: pid, ...settings } = environment;
  const api = await startApiProcess({ ...settings, API_PORT: '0' });
  const front = { ...settings, API_URL: api.address, PAGE_CACHE_MB: '0' };
  const product = await startHostProcess(front);
  const plain = await startPlainApplication(front);
  await untilReady(product.address);
  const visitors = openVisitors(connections);
  const sides = { product, plain };

  async function read(name: SideName): Promise<Cpu> {
    const side = sides[name];
    const [own, workers] = [(await side.cpu()) / 1000, (await side.workersCpu()) / 1000];
    return { database: serverCpu(Number(pid)), api: await api.cpu(), server: own - workers, workers };
  }
  const nothing: Cpu = { database: 0, api: 0, server: 0, workers: 0 };
  const idle = { product: nothing, plain: nothing };

  return {
    async load(path) {
      const responses = await Promise.all([product, plain].map(({ address }) => visitors.request(address + path)));
      return responses.every(({ status }) => status === 200) ? (responses[0]?.body.toString('utf8') ?? null) : null;
    },
    async statuses(path) {
      const responses = await Promise.all([product, plain].map(({ address }) => visitors.request(address + path)));
      return responses.map(({ status }) => status).join(' and ');
    },
    async readIdle() {
      for (const name of ['product', 'plain'] as const) {
        await untilIdle(async () => sumOf(await read(name)));
        const before = await read(name);
        await pause(idleMs);
        idle[name] = combine(await read(name), before, (after, start) => (after - start) / idleMs);
      }
    },
    async visit(name, paths, count) {
      const [before, start] = [await read(name), performance.now()];
      await visitors.visit(
        paths.map((path) => sides[name].address + path),
        count,
      );
      const wall = performance.now() - start;
      const used = combine(await read(name), before, (after, first) => after - first);
      const cpu = combine(used, idle[name], (all, idling) => Math.max(0, all - idling * wall) / count);
      return { ...cpu, perSecond: (count * 1000) / wall };
    },
    async statementsOf(paths) {
      let sum = 0;
      for (const path of paths) {
        await api.record(1);
        await visitors.request(product.address + path);
        sum += await api.record(null);
      }
      return sum / paths.length;
    },
    async bytesOf(paths) {
      const responses = await Promise.all(paths.map((path) => visitors.request(product.address + path)));
      return responses.reduce((sum, { body }) => sum + body.length, 0) / paths.length;
    },
    async close() {
      visitors.leave();
      await Promise.all([product.stop(), plain.stop()]);
      await api.stop();
    },
  };
}
