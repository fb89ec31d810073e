import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@verandah/api';
import { fillSample } from '@verandah/sample';
import { startWrites } from '@verandah/api/test-kit';
import { operationsClient } from '@verandah/releases';
import { sql } from 'kysely';
import { callMix, startApiProcess } from '../api-under-load.ts';
import type { Benchmark } from '../benchmark.ts';
import { openBenchSite } from '../render/site.ts';
import { changingRelease } from '../rollback/changing-release.ts';
import { startHostProcess, type Host } from '../processes/site-processes.ts';
import { signedInAdmin } from './admin.ts';
import { startFeed } from './feed.ts';
import { figuresOf } from './figures.ts';
import { startMember } from './member.ts';
import { startMoves } from './moves.ts';
import { visitedPaths } from './pages.ts';
import { readAll, type Reading } from './readings.ts';
import { reportOf } from './report.ts';
import { Samples } from './samples.ts';
import { startSoakServers } from './servers.ts';
import { startTraffic } from './traffic.ts';

const area = 'search';
const root = join(import.meta.dirname, '../../..');
const sessionKey = 'a session key for the benchmark that soaks';
/** Readings of memory: three in each third, besides the one before. */
const marks = 9;
/**
 * Before it is measured: as many releases as a render worker holds, and a few more, one after the other; and so
 * many milliseconds at least, in which caches fill and the compiler gets warm.
 */
const warmUp = { releases: 26, milliseconds: 60_000 };
/** Megabytes of cached pages: full before it is measured, some 300 pages. */
const pageCache = 4;
/**
 * Milliseconds between two drafts of a writer, two writes of a member, two documents of a feed, two release operations.
 */
const rests = { draft: 1000, member: 500, feed: 8000, moves: 8000 };
const mixRounds = 60;

/**
 * The whole site under everything at once: visitors, members, a feed, changing releases. Its last third is compared
 * with its first.
 */
export const benchmark: Benchmark = async ({ listings = 1000, minutes = 30, rate = 10, say }) => {
  const closing: (() => Promise<void>)[] = [];
  try {
    const server = await startSoakServers();
    closing.push(() => server.stop());
    const settings = {
      SESSION_KEY: sessionKey,
      PAGE_CACHE_MB: String(pageCache),
      DATABASE_URL: server.url,
    };
    const open = () => openDatabase({ dataDir: root, databaseUrl: server.primary });
    const filled = await open();
    await fillSample(filled, { listings, accounts: true });
    await filled.destroy();
    say(`building a site with ${listings} listings …`);
    const site = await openBenchSite(listings, say, settings);
    closing.push(() => site.close());
    // Its processes are replaced by ones that report their memory.
    await site.stop();
    const dataDir = site.environment['DATA_DIR'] ?? '';
    const token = readFileSync(join(dataDir, 'ops-token'), 'utf8').trim();
    const before = await open();
    const calls = await callMix(before, mixRounds);
    await before.destroy();

    const api = await startApiProcess(site.environment);
    closing.push(() => api.stop());
    const hosts: Readonly<Record<string, Host>> = {
      'host A': await startHostProcess(site.environment),
      'host B': await startHostProcess(site.environment),
    };
    const stopHosts = async (): Promise<void> => {
      await Promise.all(Object.values(hosts).map((host) => host.stop()));
    };
    closing.push(stopHosts);
    const addresses = Object.values(hosts).map(({ address }) => address);
    const [one, other] = addresses as [string, string];
    const operations = operationsClient(one, token);
    // Inside the project, so that an area's source can resolve its packages.
    mkdirSync(join(root, '.cache'), { recursive: true });
    const place = mkdtempSync(join(root, '.cache/bench-soak-'));
    closing.push(() => Promise.resolve(rmSync(place, { recursive: true, force: true })));
    const releases = await changingRelease(join(root, `mf-${area}`), place);

    // Prefix of what this run writes: a site that is reused contains what earlier ones wrote.
    const run = `soak${Date.now()}`;
    const samples = new Samples();
    const paths = await visitedPaths(one);
    say(`${paths.length} pages of all areas; warming up …`);
    const traffic = startTraffic({
      hosts: addresses,
      perSecond: rate,
      paths,
      reads: calls.filter(({ kind }) => kind !== 'write'),
      samples,
    });
    const drafts = startWrites({
      address: () => other,
      sessionKey,
      viewer: await signedInAdmin(one),
      writers: 2,
      name: run,
      rest: rests.draft,
    });
    const member = startMember(
      one,
      calls.filter(({ kind }) => kind === 'write'),
      rests.member,
      samples,
    );
    const feed = startFeed(other, run, token, rests.feed, samples);
    let betweenMoves = 0;
    const moves = startMoves(area, operations, releases, run, () => betweenMoves, samples);
    const writers = [drafts, member, feed, moves];
    closing.push(async () => {
      await Promise.all([traffic, ...writers].map((each) => each.stop()));
    });

    const began = performance.now();
    while (moves.promoted < warmUp.releases || performance.now() - began < warmUp.milliseconds) await pause(250);
    betweenMoves = rests.moves;
    const readings: Reading[] = [];
    let from = performance.now();
    const read = async (): Promise<void> => {
      await moves.hold();
      await traffic.hold();
      readings.push(await readAll(performance.now() - from, hosts, api));
      traffic.resume();
      moves.resume();
    };
    await read();
    const readsBefore = await server.readsOfStandby();
    from = performance.now();
    for (let mark = 1; mark <= marks; mark += 1) {
      // In the middle of each ninth.
      await pause(Math.max(0, from + ((mark - 0.5) * minutes * 60_000) / marks - performance.now()));
      await read();
      const failed = samples.all.filter(({ problem }) => problem !== undefined);
      say(
        `${((performance.now() - from) / 60_000).toFixed(1)} of ${minutes} minutes: ${samples.all.length} requests, ${failed.length} failed${failed.length > 0 ? ` (the last: ${failed.at(-1)?.problem})` : ''}; ${drafts.acknowledged.size} drafts, ${feed.acknowledged} listings, ${moves.promoted} promotions; ${Object.entries(
          readings.at(-1)?.held ?? {},
        )
          .map(([name, { objects }]) => `${name} ${(objects / 1e6).toFixed(1)} MB`)
          .join(', ')}`,
      );
    }
    await pause(Math.max(0, from + minutes * 60_000 - performance.now()));
    const until = performance.now();
    await Promise.all([traffic, ...writers].map((each) => each.stop()));
    const lostMoves = await moves.missing();
    const figures = figuresOf(
      minutes,
      pageCache,
      { name: 'host A', pid: hosts['host A']?.pid ?? 0 },
      readings.at(-1) as Reading,
      dataDir,
    );
    const readsOfStandby = (await server.readsOfStandby()) - readsBefore;
    await stopHosts();
    await api.stop();

    const after = await open();
    const { rows } = await sql<{
      title: string;
      n: number;
    }>`select title, count(*)::int as n from post where starts_with(title, ${`${run} `}) group by title`.execute(after);
    const stored = new Map(rows.map(({ title, n }) => [title, n]));
    const lostDrafts = [
      ...[...drafts.acknowledged].filter((title) => stored.get(title) !== 1),
      ...[...stored.keys()].filter((title) => !drafts.acknowledged.has(title)),
    ].map((title) => `draft ${title}`);
    const written = [
      { name: 'drafts of posts', acknowledged: drafts.acknowledged.size, missing: lostDrafts },
      { name: 'follows and votes', acknowledged: member.acknowledged, missing: await member.missing(after) },
      {
        name: `listings of ${feed.documents} feeds`,
        acknowledged: feed.acknowledged,
        missing: await feed.missing(after),
      },
      { name: 'promotions and rollbacks', acknowledged: moves.promoted + moves.rolledBack, missing: lostMoves },
    ];
    await after.destroy();
    return {
      figures,
      ...reportOf({
        server: `PostgreSQL ${server.version} with a standby that served ${readsOfStandby} reads`,
        listings,
        minutes,
        perSecond: rate,
        from,
        until,
        samples: samples.all.filter(({ at }) => at >= from),
        refusedDrafts: drafts.refused,
        readings,
        written,
        refusedMoves: moves.refused,
      }),
    };
  } finally {
    for (const close of closing.toReversed()) await close().catch(() => undefined);
  }
};
