import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { operationsClient } from '@verandah/releases';
import { serverCode } from '../../../e2e/bad-releases/bad-release.ts';
import { badReleases } from '../../../e2e/bad-releases/bad-releases.ts';
import { percentile, table, type Benchmark } from '../benchmark.ts';
import { startHostProcess } from '../processes/site-processes.ts';
import { openBenchSite } from '../render/site.ts';
import { changingRelease } from '../rollback/changing-release.ts';
import { undoneAfter, type MeasuredRelease } from './undone-after.ts';

const root = join(import.meta.dirname, '../../..');
/** The area whose release misbehaves; the measured pages are of the search area. */
const area = 'agents';
/** Networks that request pages of the bad release. */
const connections = 8;
/** Milliseconds after which each of them requests its next page, once it has a response: together 8 a second. */
const pause = 1000;
/** Pages of the other area in a round, one after another. */
const pages = 60;
/** Rounds before the first measured one. */
const warmingRounds = 4;
/** Milliseconds under load before the first measured page. */
const settling = 3000;
/** Maximum ratio of the other area's p95 to that on an idle site. */
const goal = 1.5;

/** A sound release, which is new too, and all bad ones. */
const measuredReleases: readonly MeasuredRelease[] = [
  { name: 'is sound', expected: { blamed: null, undoneWithin: null } },
  ...badReleases,
];

/** A page that was not requested before. */
let requested = 0;
const results = (): string => `/for-sale/richmond-vic-3121/real-estate?priceMaximum=${500_000 + ++requested * 10}`;
const finder = (): string => `/agent-finder?name=a${++requested}`;

interface Latency {
  readonly p50: number;
  readonly p95: number;
}
interface Case extends Latency {
  readonly fault: string;
  /** To the idle p95. */
  readonly ratio: number;
  /** Pages of the other area whose response was not 200. */
  readonly errors: number;
  /** Pages of the bad release that were requested meanwhile. */
  readonly requests: number;
  /** Page views after which the health monitor took it back; null: it did not. */
  readonly undoneAfter: number | null;
  /** Page views within which it has to; null: not at all. */
  readonly undoneWithin: number | null;
}

/** Whether a release does no harm to the other area, and is taken back in time. */
const isMet = ({ ratio, errors, undoneAfter: after, undoneWithin }: Case): boolean =>
  ratio <= goal && errors === 0 && (undoneWithin === null ? after === null : after !== null && after <= undoneWithin);

/**
 * Latency and errors of one area's uncached pages while a release of another area misbehaves, compared with an idle
 * site: the release is promoted over a sound one and gets constant visitors, without a health monitor. With one it is
 * counted after how many page views the release is taken back.
 */
export const benchmark: Benchmark = async ({ listings = 2000, runs = 6, say }) => {
  say(`building a site with ${listings} listings …`);
  const site = await openBenchSite(listings, say, { WATCH: 'off' });
  mkdirSync(join(root, '.cache'), { recursive: true });
  const place = mkdtempSync(join(root, '.cache/bench-bulkhead-'));
  const startHost = (monitor: 'on' | 'off') =>
    startHostProcess({ ...site.environment, PAGE_CACHE_MB: '0', TRUST_PROXY: '1', WATCH: monitor });
  let host = await startHost('off');
  try {
    const token = readFileSync(join(site.environment['DATA_DIR'] ?? '', 'ops-token'), 'utf8').trim();
    let operations = operationsClient(host.address, token);
    const releases = await changingRelease(join(root, `mf-${area}`), place);
    const get = async (path: string, network: string): Promise<number> => {
      const response = await fetch(host.address + path, { headers: { 'x-forwarded-for': network } });
      await response.arrayBuffer();
      return response.status;
    };
    const measure = async (): Promise<{ readonly times: number[]; readonly errors: number }> => {
      const times: number[] = [];
      let errors = 0;
      for (let page = 0; page < pages; page++) {
        const start = performance.now();
        if ((await get(results(), '198.51.100.9')) !== 200) errors++;
        times.push(performance.now() - start);
      }
      return { times, errors };
    };
    const latency = (times: readonly number[]): Latency => ({
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
    });
    /** The other area's pages while the live release of the area gets visitors. */
    const besides = async (): Promise<{
      readonly times: number[];
      readonly errors: number;
      readonly requests: number;
    }> => {
      let [going, requests] = [true, 0];
      const visitors = Array.from({ length: connections }, async (_, at) => {
        while (going) {
          requests++;
          await get(finder(), `203.0.113.${at}`).catch(() => 0);
          await setTimeout(pause);
        }
      });
      await setTimeout(settling);
      const measured: number[] = [];
      let errors = 0;
      for (let run = 0; run < runs; run++) {
        const round = await measure();
        measured.push(...round.times);
        errors += round.errors;
      }
      going = false;
      await Promise.all(visitors);
      return { times: measured, errors, requests };
    };

    const idleTimes: number[] = [];
    const measureIdle = async (): Promise<void> => {
      for (let run = 0; run < runs; run++) idleTimes.push(...(await measure()).times);
    };
    // A host that has just started is slower than the same one minutes later.
    for (let run = 0; run < warmingRounds; run++) await measure();
    await measureIdle();
    const isolated: Omit<Case, 'undoneAfter' | 'ratio'>[] = [];
    for (const { name: fault, expected, ...code } of measuredReleases) {
      const version = await releases.publish(operations, serverCode(code));
      await operations.promote(area, version, { who: 'benchmark', why: fault });
      const { times, ...counts } = await besides();
      const loaded = latency(times);
      const { undoneWithin } = expected;
      isolated.push({ fault, ...loaded, ...counts, undoneWithin });
      say(
        `${fault}: p95 ${loaded.p95.toFixed(1)} ms, ${counts.errors} errors (${counts.requests} requests of the bad release)`,
      );
      await operations.rollback(area, undefined, { who: 'benchmark' });
    }
    await measureIdle();
    const idle = latency(idleTimes);
    say(`idle, before and after: p50 ${idle.p50.toFixed(1)} ms, p95 ${idle.p95.toFixed(1)} ms`);
    await host.stop();
    host = await startHost('on');
    operations = operationsClient(host.address, token);
    const cases: Case[] = [];
    for (const [at, release] of measuredReleases.entries()) {
      const after = await undoneAfter(release, { area, site: host.address, page: finder, operations, releases });
      say(`${release.name}: ${after === null ? 'stays' : `undone after ${after} page views`}`);
      const measured = isolated[at] as Omit<Case, 'undoneAfter' | 'ratio'>;
      cases.push({ ...measured, ratio: measured.p95 / idle.p95, undoneAfter: after });
    }
    await releases.close();
    const missed = cases.filter((each) => !isMet(each));
    return {
      title: `Uncached pages of search while a release of agents misbehaves with ${connections} visitors, a page a second each; ${runs} rounds of ${pages} pages, ${listings} listings`,
      cases: [{ fault: 'none', ...idle }, ...cases],
      table: table(
        ['the other release', 'p50 ms', 'p95 ms', 'p95 to idle', 'errors', 'undone after', 'limit'],
        [
          ['(idle)', idle.p50.toFixed(1), idle.p95.toFixed(1), '1.00', '0', '–', '–'],
          ...cases.map(({ fault, p50, p95, ratio, errors, undoneAfter: after, undoneWithin }) => [
            fault,
            p50.toFixed(1),
            p95.toFixed(1),
            ratio.toFixed(2),
            String(errors),
            after === null ? '–' : String(after),
            undoneWithin === null ? '–' : String(undoneWithin),
          ]),
        ],
      ),
      verdict: `The goal of no error, ${goal} times the idle p95 and a rollback within the limit of page views is ${missed.length === 0 ? 'met' : `missed beside a release that ${missed.map(({ fault }) => fault).join(', ')}`}.`,
      isBroken: missed.length > 0,
    };
  } finally {
    await host.stop();
    await site.close();
    rmSync(place, { recursive: true, force: true });
  }
};
