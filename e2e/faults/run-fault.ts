import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { judgeRun } from './judge.ts';
import type { Outcome } from './outcome.ts';
import type { System } from './system.ts';
import { startAlarms } from './watchers/alarms.ts';
import type { Crowd, Writers } from './watchers/crowd.ts';
import { followLogs, unusualLines } from './watchers/log-lines.ts';
import { followReadiness } from './watchers/readiness.ts';
import { areaOf } from './area-of.ts';
import { untilWell } from './watchers/recovery.ts';
import type { ObservedRequest } from './watchers/request-log.ts';

/** Outcome of a run, and who still waits for mails. */
export interface Run {
  readonly outcome: Outcome;
  readonly signUps: Writers['signUps'];
}

/** Milliseconds before it starts; and for writers to finish what they have started. */
const [runUp, longestShutdown] = [1500, 90_000];
/**
 * A fault starts when nothing has failed for as long, at the latest after as long: a shared machine may be too busy.
 */
const [calm, longestUnrest] = [5000, 120_000];

/**
 * Runs one fault, or two at once: the second starts half-way through the first, and they end in the order in which they
 * started.
 * @param usual what an operator sees without a fault
 */
export async function runFault(
  system: System,
  crowd: Crowd,
  faults: readonly Fault[],
  seconds: number,
  usual: ReadonlySet<string>,
  say: (line: string) => void,
): Promise<Run> {
  const name = faults.map((fault) => fault.name).join(' + ');
  const run = `${name
    .replaceAll(/[^A-Za-z]+/g, '-')
    .toLowerCase()
    .slice(0, 20)}-${Date.now().toString(36)}`;
  await system.storeFilesIn(faults.find(({ storage }) => storage !== undefined)?.storage ?? 'folder');
  for (const fault of faults) await fault.prepare?.(system);
  const writers = crowd.writers(run);
  const view = await watchAsOperator(system);
  await pause(runUp);
  await untilCalm(crowd);
  const counted = writers.drafts.times.length;
  const refusedBefore = writers.drafts.refused.length;
  const began = performance.now();
  for (const fault of faults) {
    await fault.begin(system, crowd.requestLog);
    await pause((Math.max(seconds, fault.seconds ?? 0) * 1000) / faults.length);
  }
  const recoveries: string[] = [];
  for (const fault of faults) recoveries.push((await fault.end(system)) ?? fault.recovery);
  const ended = performance.now();
  const { steps } = await untilWell(system, crowd, writers, ended);
  const all = Object.entries(steps).toSorted(([, a], [, b]) => (b ?? Infinity) - (a ?? Infinity));
  const never = all.filter(([, ms]) => ms === undefined).map(([step]) => step);
  const recovered =
    never.length > 0 ? { ms: undefined, last: never.join(', ') } : { ms: all[0]?.[1], last: all[0]?.[0] ?? '' };
  const until = performance.now();
  const seen = await view.stop();
  const refused = writers.drafts.refused.slice(refusedBefore);
  const moments = [began, ...writers.drafts.times.slice(counted), until].toSorted((a, b) => a - b);
  const stuck = await endAll(writers);
  const lost = [
    ...(await missingDrafts(system, writers, run)),
    ...(await untilSettled(() => crowd.member.missing(crowd.database))),
    ...(await writers.feed.missing(crowd.database)).filter((line) => !line.endsWith('was never acknowledged')),
    ...(await writers.operator.missing()),
    ...(await Promise.all(faults.map(async (fault) => fault.missing?.(system) ?? []))).flat(),
  ];
  const areas = new Set(faults.flatMap(({ area }) => area ?? []));
  const requests = crowd.requestLog.all
    .filter(({ at }) => at >= began && at <= until)
    .map((each): ObservedRequest => {
      const isOfArea = each.action === 'page' && areas.has(areaOf(each.address) ?? '');
      return isOfArea ? { ...each, action: 'bad release' } : each;
    });
  const half = {
    name,
    requests,
    lasted: ended - began,
    recovered,
    recovery: [...new Set(recoveries)].join(' and '),
    seen: unusualLines(seen, usual),
    lost,
    repeatedMails: 0,
    writes: {
      acknowledged:
        writers.drafts.acknowledged.size +
        writers.feed.acknowledged +
        writers.signUps.acknowledged +
        writers.operator.acknowledged,
      refused: refused.length,
      gap: Math.max(...moments.slice(1).map((moment, index) => moment - (moments[index] ?? moment))),
    },
  };
  const outcome: Outcome = { ...half, problems: [...judgeRun(half, faults, refused), ...stuck] };
  say(
    `${name}: ${recovered.ms === undefined ? `NOT WELL (${recovered.last})` : `well after ${(recovered.ms / 1000).toFixed(1)} s (${recovered.last})`}; ${outcome.problems.length === 0 ? 'good' : outcome.problems.join('; ')}`,
  );
  return { outcome, signUps: writers.signUps };
}

async function untilCalm({ requestLog }: Pick<Crowd, 'requestLog'>): Promise<void> {
  const latest = performance.now() + longestUnrest;
  const isCalm = (): boolean => {
    const from = performance.now() - calm;
    return requestLog.all.every(({ at, ms, good }) => good || at + ms < from);
  };
  while (!isCalm() && performance.now() < latest) await pause(500);
}

/** What an operator sees without a fault, in as many seconds. */
export async function quietTime(system: System, crowd: Crowd, seconds: number): Promise<ReadonlySet<string>> {
  const view = await watchAsOperator(system);
  const writers = crowd.writers(`quiet-${Date.now().toString(36)}`);
  await pause(seconds * 1000);
  await endAll(writers);
  return new Set(await view.stop());
}

/** Follows the logs, `/readyz` and the alarms of the site. */
async function watchAsOperator(system: System): Promise<{ stop(): Promise<readonly string[]> }> {
  const alarms = await startAlarms(system);
  const [logs, readiness] = [followLogs(system.logs), followReadiness(system)];
  return {
    stop: async () => [...logs.lines(), ...(await readiness.stop()), ...(await alarms.stop())],
  };
}

/** @returns who could not finish what they had started */
async function endAll(writers: Writers): Promise<readonly string[]> {
  const stuck = await Promise.all(
    Object.entries(writers).map(async ([name, writer]) => {
      const gone = await Promise.race([
        (writer as { stop(): Promise<void> }).stop().then(() => true),
        pause(longestShutdown, false, { ref: false }),
      ]);
      return gone ? [] : [`what ${name} had begun never came to an end`];
    }),
  );
  return stuck.flat();
}

/** One that continues to write may be read in between. */
async function untilSettled(missing: () => Promise<readonly string[]>): Promise<readonly string[]> {
  let left: readonly string[] = [];
  for (let tries = 0; tries < 5; tries += 1) {
    const now = await missing();
    left = tries === 0 ? now : left.filter((line) => now.includes(line));
    if (left.length === 0) break;
    await pause(200);
  }
  return left;
}

async function missingDrafts({ primary }: System, { drafts }: Writers, run: string): Promise<readonly string[]> {
  const rows = await primary.ask<{ title: string; n: number }>(
    `select title, count(*)::int as n from post where starts_with(title, '${run} ') group by title`,
  );
  const stored = new Map(rows.map(({ title, n }) => [title, n]));
  return [
    ...[...drafts.acknowledged].filter((title) => !stored.has(title)).map((title) => `draft ${title} is missing`),
    ...[...stored].filter(([, n]) => n > 1).map(([title, n]) => `draft ${title} is there ${n} times`),
  ];
}
