import { fillSample, openDatabase, sampleAccounts, startPrivateServer } from '@verandah/api';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { percentile, table, type Benchmark } from '../benchmark.ts';
import { startApiProcess, type ApiProcess } from './api-process.ts';
import { openCaller } from './caller.ts';
import { callMix, type Call } from './mix.ts';
import { together } from '../together.ts';

const concurrency = 8;
/** Calls that are recorded and repeated, and rounds of both sides. */
const mixRounds = 10;
const measuredRounds = 5;
/** The compiler needs a while. */
const warmingRounds = 5;
/** Blocks of calls after each of which the heap is read. */
const heapBlocks = 6;
const repeatsInBlock = 5;
const goal = 1.5;

interface Figures { readonly perSecond: number; readonly p50: number; readonly p95: number }
interface Case {
  readonly engine: string; readonly api: Figures; readonly direct: Figures; readonly ratio: number; readonly least: number; readonly most: number; readonly statements: number;
  readonly kinds: Readonly<Record<string, { readonly p50: number; readonly p95: number }>>; readonly heapMb: readonly number[]; readonly requests: number;
}

/** Calls of the whole API, against the statements that they run sent straight to the database by the same process; then the heap over many thousand calls. */
export const benchmark: Benchmark = async ({ listings = 20_000, say }) => {
  const cases: Case[] = [];
  say('PostgreSQL …');
  const server = await startPrivateServer({ configuration: { shared_buffers: '512MB', effective_cache_size: '2GB', random_page_cost: '1.1' } });
  try {
    cases.push(await measureEngine(`PostgreSQL ${server.version}`, server.url, listings, say));
  } finally {
    await server.stop();
  }
  say('the embedded engine …');
  cases.push(await measureEngine('embedded', undefined, listings, say));
  const worst = Math.max(...cases.map(({ ratio }) => ratio));
  const heaps = cases.map(({ engine, heapMb, requests }) => `heap of the API on ${engine} after 0 to ${requests} more requests, MB: ${heapMb.map((mb) => mb.toFixed(1)).join(', ')}`);
  return {
    title: `The API over ${listings} listings: 70 % searches, 20 % listings, 5 % places, 5 % writes, ${concurrency} at a time; load of the machine ${loadavg()[0]?.toFixed(1)}`,
    cases,
    table: `${table(['engine', 'side', 'requests/s', 'p50 ms', 'p95 ms', 'ratio', 'spread'], cases.flatMap(({ engine, api, direct, ratio, least, most }) => [
      [engine, 'API over HTTP', ...shown(api), ratio.toFixed(2), `${least.toFixed(2)}–${most.toFixed(2)}`], ['', 'its statements alone', ...shown(direct), '', ''],
    ]))}\n\n${table(['engine', 'p50 and p95 ms of', 'search', 'listing', 'place', 'write'], cases.map(({ engine, kinds }) => [engine, '', ...['search', 'listing', 'location', 'write'].map((kind) => `${kinds[kind]?.p50.toFixed(1)} / ${kinds[kind]?.p95.toFixed(1)}`)]))}\n\n${heaps.join('\n')}`,
    verdict: `ratio: requests a second of the statements alone to those of the API, median of ${measuredRounds} alternating rounds; ${worst.toFixed(2)} at the most, the goal of ${goal} is ${worst <= goal ? 'met' : 'missed'}.`,
  };
};

const shown = ({ perSecond, p50, p95 }: Figures): string[] => [perSecond.toFixed(0), p50.toFixed(1), p95.toFixed(1)];

async function measureEngine(engine: string, databaseUrl: string | undefined, listings: number, say: (line: string) => void): Promise<Case> {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-bench-'));
  let api: ApiProcess | undefined;
  try {
    const database = await openDatabase({ dataDir: folder, databaseUrl });
    say(`making ${listings} listings and what hangs on them …`);
    await fillSample(database, { listings, accounts: true });
    const calls = await callMix(database, mixRounds);
    await database.destroy();
    api = await startApiProcess({
      PATH: process.env['PATH'], NODE_ENV: 'production', NODE_NO_WARNINGS: '1', LOG_LEVEL: 'silent', DATA_DIR: folder, API_PORT: '0', PORT: '0', ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    });
    return await measure(engine, api, calls, say);
  } finally {
    await api?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(engine: string, api: ApiProcess, calls: readonly Call[], say: (line: string) => void): Promise<Case> {
  const numbers = calls.map((_, index) => index);
  const times: Record<string, number[]> = {};
  const run = async (repeats: number): Promise<{ times: number[]; perSecond: number }> => {
    const caller = await openCaller(api.address, sampleAccounts.member, sampleAccounts.password, concurrency);
    const all = Array.from({ length: repeats }, () => calls).flat();
    const start = performance.now();
    const taken = await together(all, concurrency, async (call) => {
      const from = performance.now();
      await caller.call(call);
      (times[call.kind] ??= []).push(performance.now() - from);
    });
    caller.close();
    return { times: taken, perSecond: all.length * 1000 / (performance.now() - start) };
  };

  say('warming up, then recording the statements of each call …');
  await run(warmingRounds);
  const caller = await openCaller(api.address, sampleAccounts.member, sampleAccounts.password, 1);
  for (const [index, call] of calls.entries()) {
    await api.record(index);
    await caller.call(call);
  }
  await api.record(null);
  caller.close();
  await api.replay(numbers, concurrency);

  for (const kind of Object.keys(times)) delete times[kind];
  const rounds: { api: Awaited<ReturnType<typeof run>>; direct: { times: readonly number[]; perSecond: number }; statements: number }[] = [];
  const direct = async () => {
    const { times: taken, milliseconds, statements } = await api.replay(numbers, concurrency);
    return { direct: { times: taken, perSecond: numbers.length * 1000 / milliseconds }, statements };
  };
  for (let round = 0; round < measuredRounds; round += 1) {
    // Who is first changes: neither gains by what the machine does at the time.
    const first = round % 2 === 0 ? { api: await run(1), ...await direct() } : { ...await direct(), api: await run(1) };
    rounds.push(first);
    say(`${engine}, round ${round + 1}: ${first.api.perSecond.toFixed(0)} and ${first.direct.perSecond.toFixed(0)} requests a second`);
  }
  const kinds = Object.fromEntries(Object.entries(times).map(([kind, taken]) => [kind, { p50: percentile(taken, 0.5), p95: percentile(taken, 0.95) }]));

  say('the heap over many calls …');
  const heapMb = [await api.heap() / 1e6];
  for (let block = 0; block < heapBlocks; block += 1) {
    await run(repeatsInBlock);
    heapMb.push(await api.heap() / 1e6);
  }
  const figures = (side: 'api' | 'direct'): Figures => {
    const taken = rounds.flatMap((round) => round[side].times);
    return { perSecond: percentile(rounds.map((round) => round[side].perSecond), 0.5), p50: percentile(taken, 0.5), p95: percentile(taken, 0.95) };
  };
  const ratios = rounds.map((round) => round.direct.perSecond / round.api.perSecond);
  return {
    engine, api: figures('api'), direct: figures('direct'), ratio: percentile(ratios, 0.5), least: Math.min(...ratios), most: Math.max(...ratios),
    statements: rounds[0]?.statements ?? 0, kinds, heapMb, requests: heapBlocks * repeatsInBlock * calls.length,
  };
}
