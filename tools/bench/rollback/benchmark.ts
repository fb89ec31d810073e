import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { operationsClient, Refusal } from '@verandah/releases';
import type { Benchmark } from '../benchmark.ts';
import { startApiProcess } from '../api-under-load.ts';
import { startHostProcess, type Host, type Memory } from '../processes/site-processes.ts';
import { openBenchSite } from '../render/site.ts';
import { changingRelease } from './changing-release.ts';
import { startLoad, type Change } from './load.ts';
import { startPlainSite } from './plain.ts';
import { reportOf } from './report.ts';

const area = 'search';
const root = join(import.meta.dirname, '../../..');
const results = '/for-sale/richmond-vic-3121/real-estate';
/** Full before the first half of the rounds is over: later growth is not cached pages. */
const pageCacheMb = 4;
/** Rounds per restart of the plain process. */
const roundsPerRestart = 10;

const now = (): number => performance.timeOrigin + performance.now();
const whole = (ms: number): string => ms.toFixed(0);

/**
 * A release is published, promoted and rolled back over and over on two hosts with constant visitors; beside one
 * plain process that takes a release by restarting.
 */
export const benchmark: Benchmark = async ({ listings = 1000, runs = 100, rate = 10, say }) => {
  say(`building a site with ${listings} listings …`);
  const site = await openBenchSite(listings, say);
  const closing: (() => Promise<void>)[] = [() => site.close()];
  try {
    const token = readFileSync(join(site.environment['DATA_DIR'] ?? '', 'ops-token'), 'utf8').trim();
    const page = await (await fetch((site.environment['PUBLIC_URL'] ?? '') + results)).text();
    const listing = /(?<=href=")\/property\/[^"?#]+/.exec(page)?.[0];
    if (!listing) throw new Error(`${results} names no listing: use more listings.`);
    // Its own host is replaced by two that report their memory.
    await site.stop();
    const api = await startApiProcess(site.environment);
    closing.push(() => api.stop());
    const hostEnvironment = { ...site.environment, PAGE_CACHE_MB: String(pageCacheMb) };
    const hosts: Readonly<Record<string, Host>> = {
      'polled by the benchmark': await startHostProcess(hostEnvironment),
      following: await startHostProcess(hostEnvironment),
    };
    const names = Object.keys(hosts);
    const [target] = Object.values(hosts) as [Host, Host];
    closing.push(async () => {
      await Promise.all(Object.values(hosts).map((host) => host.stop()));
    });
    const operations = operationsClient(target.address, token);
    const base = (await operations.status()).areas.find((one) => one.area === area)?.live ?? '';
    // Inside the project, so that an area's source can resolve its packages.
    mkdirSync(join(root, '.cache'), { recursive: true });
    const place = mkdtempSync(join(root, '.cache/bench-rollback-'));
    closing.push(() => Promise.resolve(rmSync(place, { recursive: true, force: true })));
    const releases = await changingRelease(join(root, `mf-${area}`), place);

    const load = startLoad({
      hosts: Object.fromEntries(names.map((name) => [name, (hosts[name] as Host).address])),
      paths: [results, listing, '/'],
      perSecond: rate,
    });
    closing.push(() => load.stop());
    const memory: Memory[][] = [];
    const readMemory = async (): Promise<void> =>
      void memory.push(await Promise.all(Object.values(hosts).map((host) => host.memory())));
    const change = async (release: string, command: () => Promise<unknown>): Promise<Change> => {
      const since = now();
      const [changed] = await Promise.all([load.changed(release, since), command()]);
      return changed;
    };
    /**
     * A machine that is too busy to check a release has it refused: nothing changes then, and the round is reported.
     */
    const rejected: string[] = [];
    const unlessRefused = async (round: () => Promise<void>): Promise<void> => {
      try {
        await round();
      } catch (problem) {
        if (!(problem instanceof Refusal)) throw problem;
        rejected.push(problem.message);
        say(problem.message);
      }
    };
    const promoted: Change[] = [];
    const rolledBack: Change[] = [];
    const published: number[] = [];
    await load.changed(base, now());
    await readMemory();
    for (let run = 0; run < runs; run += 1) {
      await unlessRefused(async () => {
        const start = now();
        const release = await releases.publish(operations);
        published.push(now() - start);
        promoted.push(await change(release, () => operations.promote(area, release, { who: 'benchmark' })));
        rolledBack.push(await change(base, () => operations.rollback(area, undefined, { who: 'benchmark' })));
      });
      if (run + 1 === Math.ceil(runs / 2) || run + 1 === runs) await readMemory();
      if (run === 0 || (run + 1) % 10 === 0)
        say(
          `${run + 1} of ${runs}: ${[promoted, rolledBack].map((all) => whole(Math.max(...Object.values(all.at(-1)?.firsts ?? {})))).join(' and ')} ms until every host responded; ${load.failures.length} of ${load.requests} requests failed${load.failures.length > 0 ? ` (the last: ${load.failures.at(-1)})` : ''}`,
        );
    }
    await load.stop();
    if (rolledBack.length === 0) throw new Error('Every round was rejected: the machine is too busy.');

    const plainSite = await startPlainSite({ ...site.environment });
    closing.push(() => plainSite.stop());
    const restarted: number[] = [];
    const plainRequests = { requests: 0, failures: 0 };
    let live = base;
    for (let run = 0; run < Math.max(3, runs / roundsPerRestart); run += 1) {
      await unlessRefused(async () => {
        const release = await releases.publish(operations);
        await operations.promote(area, release, { who: 'benchmark' });
        const plainLoad = startLoad({
          hosts: { plain: plainSite.address },
          paths: [results, listing, '/'],
          perSecond: rate * names.length,
        });
        try {
          await plainLoad.changed(live, now());
          restarted.push(await plainSite.restart(release, plainLoad));
          live = release;
        } finally {
          await plainLoad.stop();
        }
        plainRequests.requests += plainLoad.requests;
        plainRequests.failures += plainLoad.failures.length;
        say(
          `the plain process, restarted: ${whole(restarted.at(-1) ?? Number.NaN)} ms; ${plainRequests.failures} of ${plainRequests.requests} requests failed`,
        );
      });
    }
    if (restarted.length === 0)
      throw new Error('The machine is too busy for this: no release was taken for the plain process.');

    return reportOf({
      runs,
      rate,
      names,
      promoted,
      rolledBack,
      published,
      memory,
      requests: load.requests,
      failures: load.failures,
      restarted,
      plain: plainRequests,
      refused: rejected.length,
    });
  } finally {
    for (const close of closing.toReversed()) await close().catch(() => undefined);
  }
};
