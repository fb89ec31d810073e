import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { table, type Benchmark } from '../benchmark.ts';
import { readFigures } from '../figures.ts';
import { usesOf } from '../idle/process-use.ts';
import { openBenchSite } from '../render/site.ts';
import { pagesOfVisit } from '../sizing/demand.ts';
import { untilIdle } from '../until-idle.ts';
import { publicAddresses } from './addresses.ts';
import { requesters } from './messages.ts';
import { limitOf, simulateEvening, type Machine } from './simulate.ts';
import { phaseOf, startVisitors, type Phase, type Visitors } from './visitors.ts';

/** PAGE_CACHE_MB, PAGE_CACHE_SECONDS and RENDER_WORKERS by default. */
const defaults = { cacheBytes: 64e6, freshSeconds: 240, renderWorkers: 2 };
/** Of pages that people wait for at the limit: milliseconds at p95. */
const patience = 1000;
/** Between two rates while the limit is looked for, and seconds of each. */
const [step, trial] = [1.15, 20];
/** Seconds in which caches fill and code is compiled, before. */
const warmUp = 90;
/** Times the limit, and for how many seconds. */
const overload = { times: 1.5, seconds: 120 };
/** In which a site has recovered from it, seconds. */
const recovery = 10;
const minute = 60;
/** Australian dollars for an hour of a rented processor with its memory: replace it by yours. */
const hourOfProcessor = 0.07;

const isGood = ({ refused, failed, pages, p95 }: Phase): boolean =>
  refused.arriving + refused.staying === 0 && (failed[0] ?? 0) < pages / 1000 && p95 < patience;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/**
 * An evening of visitors: simulated for this machine from the recorded figures; then really, at the most that the
 * machine holds, and at one and a half times as much.
 */
export const benchmark: Benchmark = async ({ listings = 20_000, minutes = 60, say }) => {
  const figures = readFigures();
  const folder = mkdtempSync(join(tmpdir(), 'verandah-evening-'));
  say(`building a site with ${listings} listings …`);
  const site = await openBenchSite(listings, say, { TRUST_PROXY: '1' });
  let visitors: Visitors | undefined;
  try {
    const cpu = (): number => usesOf(site.pid).reduce((sum, use) => sum + use.cpu, 0);
    say('waiting for its own work to end …');
    await untilIdle(() => Promise.resolve(cpu()));
    const address = (site.environment['PUBLIC_URL'] ?? '').replace('localhost', '127.0.0.1');
    const addresses = await publicAddresses(address);
    const pages = addresses.results.length + addresses.listings.length + addresses.others.length;
    const file = join(folder, 'addresses.json');
    writeFileSync(file, JSON.stringify(addresses));
    visitors = startVisitors(address, file);

    const machine: Machine = { ...defaults, processors: availableParallelism(), pages };
    const alone = limitOf(machine, figures);
    say(
      `${pages} pages; simulated: at most ${alone.busiest.visits.toFixed(1)} visits a second; looking for the limit …`,
    );
    await visitors.come(alone.busiest.visits / 4, warmUp);
    let limit = 0;
    for (let rate = alone.busiest.visits / 2; ; rate *= step) {
      // In the first seconds visits begin that others have begun before in an evening.
      await visitors.come(rate, trial);
      const phase = phaseOf(await visitors.come(rate, trial));
      say(
        `${rate.toFixed(1)} visits a second: p95 ${phase.p95.toFixed(0)} ms, ${percent(phase.refused.arriving)} refused`,
      );
      if (!isGood(phase)) break;
      limit = rate;
    }
    if (limit === 0) throw new Error('It does not hold half of what is simulated: run it on an idle machine.');
    await visitors.come(limit, trial);

    const ownCpu = (): number => usesOf(visitors?.pid ?? 0).reduce((sum, use) => sum + use.cpu, 0);
    const before = { site: cpu(), visitors: ownCpu() };
    const hour = phaseOf(await visitors.come(limit, minutes * minute));
    const used = (cpu() - before.site) / 1000 / (minutes * minute);
    const usedByVisitors = (ownCpu() - before.visitors) / 1000 / (minutes * minute);
    say(`${minutes} minutes at the limit: p95 ${hour.p95.toFixed(0)} ms; now ${overload.times} times as many …`);
    const over = phaseOf(await visitors.come(limit * overload.times, overload.seconds));
    const after = await visitors.come(limit / 2, 3 * recovery);
    const isCalm = after.map((second) => isGood(phaseOf([second])));
    const recovered = isCalm.lastIndexOf(false) + 1;

    const beside = limitOf({ ...machine, processors: machine.processors - usedByVisitors }, figures);
    const evening = simulateEvening(beside.busiest.visits, machine, figures);
    const phases = { 'at the limit': hour, [`${overload.times} × the limit`]: over } as const;
    const order = (['crawler', 'prefetch', 'arriving', 'staying'] as const).map((requester) => over.refused[requester]);
    const isFair = order.every((share, at) => at === 0 || share <= (order[at - 1] ?? 0) + 0.01);
    return {
      title: `An evening on one machine, ${listings} listings, ${pages} pages`,
      cases: [
        { name: 'simulated', ...beside.busiest, first: beside.first, evening },
        { name: 'measured', visits: limit, used, usedByVisitors, hour, over, recovered },
      ],
      table: `${table(
        ['', 'simulated', 'measured', 'ratio'],
        [
          [
            'visits a second',
            beside.busiest.visits.toFixed(1),
            limit.toFixed(1),
            (limit / beside.busiest.visits).toFixed(2),
          ],
          ['CPU of a visit, ms', ...ofVisit(evening.used / (evening.pageViews / pagesOfVisit), used / limit)],
        ],
      )}\n\n${table(
        ['refused', ...requesters, 'p50, p95 ms', 'others'],
        Object.entries(phases).map(([name, phase]) => [
          name,
          ...requesters.map((requester) => percent(phase.refused[requester])),
          `${phase.p50.toFixed(0)}, ${phase.p95.toFixed(0)}`,
          Object.entries(phase.failed)
            .map(([status, count]) => `${count} × ${status}`)
            .join(', '),
        ]),
      )}`,
      verdict: [
        `Simulated, ${percent(evening.hitRate)} of an evening's pages come from the cache, ${beside.first} are`,
        `exhausted first, and a million page views cost ${costOf(evening.used / evening.pageViews)};`,
        `measured, ${costOf(used / limit / pagesOfVisit)}.`,
        `At ${overload.times} × the limit crawlers, prefetches, arriving visitors and those on the site are`,
        `${isFair ? '' : 'not '}refused in this order; it recovers in ${recovered} s (goal: ${recovery}).`,
      ].join(' '),
      isBroken: !isFair || recovered > recovery,
    };
  } finally {
    visitors?.stop();
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** @param seconds of processor time of a page view */
const costOf = (seconds: number): string => {
  const hours = (seconds * 1e6) / 3600;
  return `${hours.toFixed(1)} processor hours, $${(hours * hourOfProcessor).toFixed(2)}`;
};

const ofVisit = (simulated: number, measured: number): readonly [string, string, string] => [
  (simulated * 1000).toFixed(0),
  (measured * 1000).toFixed(0),
  (measured / simulated).toFixed(2),
];
