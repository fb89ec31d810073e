import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { operationsClient } from '@verandah/releases';
import { percentile, table, type Benchmark } from '../benchmark.ts';
import { openBenchSite } from '../render/site.ts';
import { changingRelease } from './changing-release.ts';
import { startHostProcess, type Host } from './hosts.ts';
import { startLoad, type Change } from './load.ts';
import type { Memory } from './messages.ts';
import { startPlainSite } from './plain.ts';
import { startService } from './service.ts';

const area = 'search';
const root = join(import.meta.dirname, '../..');
const results = '/for-sale/richmond-vic-3121/real-estate';
const goalMs = 1000;
/** Of a host's own objects, between the middle and the end of the run. */
const mostGrowth = 0.02;
/** Restarts of the plain process, for each so many rounds. */
const roundsPerRestart = 10;

const now = (): number => performance.timeOrigin + performance.now();
const whole = (ms: number): string => ms.toFixed(0);
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

/** The figures of one kind of change. */
function figures(name: string, changes: readonly Change[], hosts: readonly string[]) {
  const of = (pick: (change: Change) => number) => ({ p50: percentile(changes.map(pick), 0.5), p99: percentile(changes.map(pick), 0.99) });
  const firsts = ({ firsts: all }: Change): number[] => Object.values(all);
  return {
    name, first: of((change) => Math.min(...firsts(change))), every: of((change) => Math.max(...firsts(change))), lastOld: of(({ lastOld }) => lastOld),
    hosts: hosts.map((host) => ({ host, ...of(({ firsts: all }) => all[host] ?? Number.NaN) })),
  };
}

/** A release is published, promoted and rolled back over and over on two hosts that visitors go on asking; beside one plain process that takes a release by being started anew. */
export const benchmark: Benchmark = async ({ listings = 1000, runs = 100, rate = 10, say }) => {
  say(`building a site with ${listings} listings …`);
  const site = await openBenchSite(listings, say);
  const closing: (() => Promise<void>)[] = [() => site.close()];
  try {
    const token = readFileSync(join(site.environment['DATA_DIR'] ?? '', 'ops-token'), 'utf8').trim();
    const page = await (await fetch((site.environment['PUBLIC_URL'] ?? '') + results)).text();
    const listing = /(?<=href=")\/property\/[^"?#]+/.exec(page)?.[0];
    if (!listing) throw new Error(`${results} names no listing: ask for more listings.`);
    // Its own host gives way to two that tell what they hold.
    await site.stop();
    const service = await startService(site.environment);
    closing.push(() => service.close());
    const hosts: Readonly<Record<string, Host>> = { 'asked for the change': await startHostProcess(site.environment), 'following': await startHostProcess(site.environment) };
    const names = Object.keys(hosts);
    const [asked] = Object.values(hosts) as [Host, Host];
    closing.push(async () => { await Promise.all(Object.values(hosts).map((host) => host.stop())); });
    const operations = operationsClient(asked.address, token);
    const base = (await operations.status()).areas.find((one) => one.area === area)?.live ?? '';
    // Below the project: the source of an area finds its packages from there.
    const place = mkdtempSync(join(root, '.cache/bench-rollback-'));
    closing.push(() => Promise.resolve(rmSync(place, { recursive: true, force: true })));
    const releases = await changingRelease(join(root, `mf-${area}`), place);

    const load = startLoad({ hosts: Object.fromEntries(names.map((name) => [name, (hosts[name] as Host).address])), paths: [results, listing, '/'], perSecond: rate });
    closing.push(() => load.stop());
    const memory: Memory[][] = [];
    const readMemory = async (): Promise<void> => void memory.push(await Promise.all(Object.values(hosts).map((host) => host.memory())));
    const change = async (release: string, command: () => Promise<unknown>): Promise<Change> => {
      const since = now();
      const [changed] = await Promise.all([load.changed(release, since), command()]);
      return changed;
    };
    const promoted: Change[] = [];
    const rolledBack: Change[] = [];
    const published: number[] = [];
    await load.changed(base, now());
    await readMemory();
    for (let run = 0; run < runs; run += 1) {
      const start = now();
      const release = await releases.publish(operations);
      published.push(now() - start);
      promoted.push(await change(release, () => operations.promote(area, release, { who: 'benchmark' })));
      rolledBack.push(await change(base, () => operations.rollback(area, undefined, { who: 'benchmark' })));
      if (run + 1 === Math.ceil(runs / 2) || run + 1 === runs) await readMemory();
      if (run === 0 || (run + 1) % 10 === 0) say(`${run + 1} of ${runs}: ${[promoted, rolledBack].map((all) => whole(Math.max(...Object.values((all.at(-1) as Change).firsts)))).join(' and ')} ms until every host answered; ${load.failures.length} of ${load.requests} requests failed${load.failures.length > 0 ? ` (the last: ${load.failures.at(-1)})` : ''}`);
    }
    await load.stop();

    const plainSite = await startPlainSite({ ...site.environment });
    closing.push(() => plainSite.stop());
    const plainLoad = startLoad({ hosts: { plain: plainSite.address }, paths: [results, listing, '/'], perSecond: rate * names.length });
    closing.push(() => plainLoad.stop());
    const other = await releases.publish(operations);
    const restarted: number[] = [];
    for (let run = 0; run < Math.max(3, runs / roundsPerRestart); run += 1) {
      const release = run % 2 === 0 ? other : base;
      await operations.promote(area, release, { who: 'benchmark' });
      restarted.push(await plainSite.restart(release, plainLoad));
      say(`the plain process, started anew: ${whole(restarted.at(-1) as number)} ms; ${plainLoad.failures.length} of ${plainLoad.requests} requests failed`);
    }
    await plainLoad.stop();

    const kinds = [figures('promote', promoted, names), figures('roll back', rolledBack, names)];
    const restart = { p50: percentile(restarted, 0.5), p99: percentile(restarted, 0.99) };
    const reached = kinds.every(({ every }) => every.p99 < goalMs);
    const growth = names.map((_, at) => (memory[2]?.[at]?.objects ?? 0) / (memory[1]?.[at]?.objects ?? 1) - 1);
    const grows = growth.some((share) => share > mostGrowth);
    return {
      title: `${runs} times published, promoted and rolled back on two hosts, ${rate} pages a second asked of each; load of the machine ${loadavg()[0]?.toFixed(1)}`,
      cases: [
        ...kinds, { name: 'publish, without building', p50: percentile(published, 0.5), p99: percentile(published, 0.99) },
        { name: 'plain process, started anew', ...restart, requests: plainLoad.requests, failures: plainLoad.failures.length, ratios: kinds.map(({ name, every }) => ({ name, ratio: every.p50 / restart.p50 })) },
        { name: 'requests', requests: load.requests, failures: load.failures.length }, ...names.map((host, at) => ({ name: 'memory', host, readings: memory.map((reading) => reading[at]) })),
      ],
      table: [
        table(['ms after the command, p50 / p99', 'first answer of the new release', 'every host', 'last answer of the old one', 'ratio to a restart'], [
          ...kinds.map(({ name, first, every, lastOld }) => [name, ...[first, every, lastOld].map(({ p50, p99 }) => `${whole(p50)} / ${whole(p99)}`), (every.p50 / restart.p50).toFixed(2)]),
          ['plain process, started anew', `${whole(restart.p50)} / ${whole(restart.p99)}`, `${whole(restart.p50)} / ${whole(restart.p99)}`, '', ''],
        ]),
        table(['host', ...kinds.map(({ name }) => `${name}, p50 / p99`), 'own objects MB at the start, middle, end', 'with its workers MB'], names.map((host, at) => [
          host, ...kinds.map(({ hosts: each }) => `${whole(each[at]?.p50 ?? 0)} / ${whole(each[at]?.p99 ?? 0)}`), memory.map((reading) => megabytes(reading[at]?.objects ?? 0)).join(', '), memory.map((reading) => megabytes(reading[at]?.resident ?? 0)).join(', '),
        ])),
      ].join('\n\n'),
      verdict: [
        `${reached ? 'The goal is met' : 'The goal is missed'}: every host within ${goalMs} ms at p99. ${load.failures.length} of ${load.requests} requests failed (goal: none); of the plain process's ${plainLoad.failures.length} of ${plainLoad.requests}.`,
        `Own objects of the hosts between the middle and the end: ${growth.map((share) => `${(share * 100).toFixed(1)} %`).join(' and ')}; they ${grows ? 'grow' : 'do not grow'}. Publishing without building took ${whole(percentile(published, 0.5))} ms.`,
        ...[...new Set(load.failures)].slice(0, 3),
      ].join('\n'),
    };
  } finally {
    for (const close of closing.toReversed()) await close().catch(() => undefined);
  }
};
