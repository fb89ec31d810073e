import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '@verandah/releases';
import { serverCode, type BadRelease } from '../../bad-releases/bad-release.ts';
import { badOnServer } from '../../bad-releases/bad-releases.ts';
import type { Fault } from '../fault.ts';
import type { System } from '../system.ts';
import type { RequestLog } from '../watchers/request-log.ts';

/** The area whose release misbehaves. */
const area = 'agents';
/** Visitors of its pages, half of them at each host, and milliseconds after which each opens the next page. */
const [visitors, rest] = [4, 1000];
/** Milliseconds that the health monitor has, from the promotion, before an operator rolls the release back. */
const patience = 30_000;
const by = { who: 'the fault suite', why: 'a bad release' };

const formatSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** A page that was not requested before; only pages with a query misbehave. */
let turn = 0;
const finderPath = (): string => `/agent-finder?name=a${(turn += 1)}`;

/** Requests pages of the area until it is stopped. */
function startVisitors({ hosts }: System, requestLog: Pick<RequestLog, 'request'>): { stop(): Promise<void> } {
  let stopping = false;
  const visit = async (host: string): Promise<void> => {
    while (!stopping) {
      await requestLog.request('bad release', host + finderPath(), { headers: { accept: 'text/html' } });
      await pause(rest);
    }
  };
  const all = Promise.all(Array.from({ length: visitors }, (_, at) => visit(hosts[at % 2] as string)));
  return {
    async stop() {
      stopping = true;
      await all;
    },
  };
}

const liveOf = async ({ operations }: System): Promise<string | null> =>
  (await operations.status()).areas.find((each) => each.area === area)?.live ?? null;

/** Rolls a release back; false if the health monitor has just done so. */
async function rolledBack(operations: System['operations'], version: string): Promise<boolean> {
  try {
    await operations.rollback(area, undefined, { ...by, expected: version });
    return true;
  } catch (problem) {
    if (problem instanceof Refusal && problem.reason === 'moved-meanwhile') return false;
    throw problem;
  }
}

function faultOf(bad: BadRelease): Fault {
  let [version, promoted] = ['', 0];
  let traffic: { stop(): Promise<void> } | undefined;
  return {
    name: `release that ${bad.name}`,
    part: 'release',
    inPairs: false,
    touches: ['bad release'],
    area,
    recovery: 'rolled back',
    async prepare(system) {
      version = await (await system.changing(area)).publish(system.operations, serverCode(bad));
    },
    async begin(system, requestLog) {
      await system.operations.promote(area, version, by);
      promoted = performance.now();
      traffic = startVisitors(system, requestLog);
    },
    async end(system) {
      const { operations, hosts } = system;
      let undone = false;
      while (!undone && performance.now() - promoted < patience) {
        await pause(250);
        undone = (await liveOf(system)) !== version;
      }
      const decided = performance.now();
      if (!undone) undone = !(await rolledBack(operations, version));
      const isGood = async (host: string): Promise<boolean> => {
        const response = await fetch(host + finderPath(), { signal: AbortSignal.timeout(15_000) }).catch(
          () => undefined,
        );
        await response?.body?.cancel();
        return response?.status === 200 && !response.headers.has('x-verandah-stale');
      };
      // The steps of recovery follow; they have the longest wait.
      for (const host of hosts) for (let tries = 0; tries < 100 && !(await isGood(host)); tries += 1) await pause(100);
      const good = performance.now();
      await traffic?.stop();
      return undone
        ? `rolled back by the health monitor ${formatSeconds(decided - promoted)} after the promotion`
        : `rolled back by an operator after ${formatSeconds(decided - promoted)}, which took ${formatSeconds(good - decided)}`;
    },
  };
}

/** Releases of one area that pass the release gate and misbehave with visitors. */
export const badReleaseFaults: readonly Fault[] = badOnServer.map((bad) => faultOf(bad));
