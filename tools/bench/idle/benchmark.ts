import { setTimeout as pause } from 'node:timers/promises';
import { table, type Benchmark } from '../benchmark.ts';
import { openBenchSite } from '../render/site.ts';
import { untilIdle } from '../until-idle.ts';
import { usesOf, type ProcessUse } from './process-use.ts';

/** What a site that nobody visits may use: percent of a processor, and megabytes of all its processes. */
const goal = { share: 0.3, megabytes: 600 } as const;
/** Minutes without work before the measurement: connections, and what was loaded for the start, are released. */
const settled = 12;

type Use = Omit<ProcessUse, 'pid' | 'role'>;
const none: Use = { cpu: 0, wakeUps: 0, resident: 0, proportional: 0 };

const sumOf = (uses: readonly Use[]): Use =>
  uses.reduce(
    (sum, use) => ({
      cpu: sum.cpu + use.cpu,
      wakeUps: sum.wakeUps + use.wakeUps,
      resident: sum.resident + use.resident,
      proportional: sum.proportional + use.proportional,
    }),
    none,
  );
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);

/**
 * A site as `npm start` starts it, once its own work is done: what all its processes use in some minutes in which
 * nobody visits it, with the goal.
 */
export const benchmark: Benchmark = async ({ listings = 20_000, minutes = 5, say }) => {
  say(`building a site with ${listings} listings …`);
  const site = await openBenchSite(listings, say);
  try {
    say('waiting for its own work to end …');
    await untilIdle(() => Promise.resolve(sumOf(usesOf(site.pid)).cpu));
    say(`leaving it alone for ${settled} minutes …`);
    await pause(settled * 60_000);
    say(`measuring for ${minutes} minutes …`);
    const [before, from] = [usesOf(site.pid), performance.now()];
    await pause(minutes * 60_000);
    const [after, seconds] = [usesOf(site.pid), (performance.now() - from) / 1000];

    const roles = [...new Set(after.map(({ role }) => role))];
    const figuresOf = (name: string, isPart: (use: ProcessUse) => boolean) => {
      const [first, last] = [sumOf(before.filter(isPart)), sumOf(after.filter(isPart))];
      return {
        name,
        processes: after.filter(isPart).length,
        percentOfProcessor: (last.cpu - first.cpu) / seconds / 10,
        wakeUpsPerSecond: (last.wakeUps - first.wakeUps) / seconds,
        resident: last.resident,
        proportional: last.proportional,
      };
    };
    const cases = [...roles.map((role) => figuresOf(role, (use) => use.role === role)), figuresOf('all', () => true)];
    const { percentOfProcessor, proportional } = cases.at(-1) ?? figuresOf('all', () => true);
    return {
      title: `A site of ${listings} listings that nobody visits, ${minutes} minutes`,
      cases,
      table: table(
        ['', 'processes', '% of a processor', 'wake-ups a second', 'MB', 'MB, resident'],
        cases.map((each) => [
          each.name,
          String(each.processes),
          each.percentOfProcessor.toFixed(2),
          each.wakeUpsPerSecond.toFixed(1),
          megabytes(each.proportional),
          megabytes(each.resident),
        ]),
      ),
      verdict: `It uses ${percentOfProcessor.toFixed(2)} % of a processor (goal: at most ${goal.share}) and ${megabytes(proportional)} MB, with shared memory counted once (goal: at most ${goal.megabytes}).`,
    };
  } finally {
    await site.close();
  }
};
