import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase, readSettings, startApi, type RunningApi } from '@verandah/api';
import { startWrites } from '@verandah/api/test-kit';
import { sql } from 'kysely';
import { table, type Benchmark } from '../benchmark.ts';
import { patroniTimes, startPatroniCluster, type PatroniCluster } from './patroni-cluster.ts';

const sessionKey = 'a session key for the benchmark of failing over';
const admin = {
  memberId: 1,
  username: 'bench',
  role: 'admin',
  agentId: null,
  sessionId: '00000000-0000-4000-8000-000000000001',
} as const;

interface Case {
  readonly killed: string;
  readonly acknowledged: number;
  readonly lost: number;
  readonly twice: number;
  readonly gapSeconds: number;
  readonly refusedWrites: number;
  readonly reads: number;
  readonly failedReads: number;
  readonly longestReadSeconds: number;
  readonly readsOfReplicas: number;
}

/** One failover under load. */
async function failOver(
  cluster: PatroniCluster,
  api: RunningApi,
  what: 'server' | 'machine',
  say: (line: string) => void,
): Promise<Case> {
  const { database, servers } = api.service;
  await sql`delete from idempotency`.execute(database);
  await sql`delete from post`.execute(database);
  let [reads, failedReads, longestRead, stop] = [0, 0, 0, false];
  const read = async (id: number): Promise<void> => {
    while (!stop) {
      const began = performance.now();
      const ok = await fetch(`${api.address}/rest/location/${id}`).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.ok;
        },
        () => false,
      );
      longestRead = Math.max(longestRead, performance.now() - began);
      reads += 1;
      if (!ok) failedReads += 1;
      await pause(20);
    }
  };
  const answered = (): number =>
    [...(servers?.reads() ?? [])].reduce(
      (sum, [server, count]) => sum + (server.state?.role === 'replica' ? count : 0),
      0,
    );
  const replicasBefore = answered();
  const load = startWrites({ address: () => api.address, sessionKey, viewer: admin, writers: 4 });
  const readers = [read(1), read(2), read(3)];
  await load.reached(200);
  const roles = await Promise.all(cluster.nodes.map(async (node) => ({ node, role: await node.role() })));
  const primary = roles.find(({ role }) => role === 'master' || role === 'primary')?.node;
  if (!primary) throw new Error('Patroni names no primary.');
  say(`${what} of the primary ${primary.name} is killed …`);
  const at = performance.now();
  primary.kill(what);
  const counted = load.times.length;
  await load.reached(load.acknowledged.size + 200);
  stop = true;
  await Promise.all([load.stop(), ...readers]);
  const moments = [at, ...load.times.slice(counted)].toSorted((a, b) => a - b);
  const gap = Math.max(...moments.slice(1).map((moment, index) => moment - (moments[index] ?? moment)));
  const { rows } = await sql<{
    title: string;
    n: number;
  }>`select title, count(*)::int as n from post group by title`.execute(database);
  const stored = new Map(rows.map(({ title, n }) => [title, n]));
  say(`writes resume after ${(gap / 1000).toFixed(1)} s`);
  return {
    killed: what,
    acknowledged: load.acknowledged.size,
    lost: [...load.acknowledged].filter((title) => !stored.has(title)).length,
    twice: [...stored.values()].filter((n) => n > 1).length,
    gapSeconds: gap / 1000,
    refusedWrites: load.refused.length,
    reads,
    failedReads,
    longestReadSeconds: longestRead / 1000,
    readsOfReplicas: answered() - replicasBefore,
  };
}

/**
 * Fails over a Patroni cluster of three: first its primary's server dies, then the whole machine of the next primary.
 */
export const benchmark: Benchmark = async ({ say }) => {
  const cluster = await startPatroniCluster();
  const folder = mkdtempSync(join(tmpdir(), 'verandah-failover-'));
  let api: RunningApi | undefined;
  try {
    say('three servers under Patroni are there; the API starts …');
    const database = await openDatabase({ dataDir: folder, databaseUrl: cluster.url });
    await sql`insert into member (id, username, name, email, email_verified_at, role) values (1, 'bench', 'Bench', 'bench@verandah.example', now(), 'admin')`.execute(
      database,
    );
    // An admin's writes need a session.
    await sql`insert into member_session (id, member_id, refresh_hash, expires_at) values (${admin.sessionId}::uuid, 1, 'bench', now() + interval '1 day')`.execute(
      database,
    );
    await database.destroy();
    api = await startApi(
      readSettings({
        DATA_DIR: folder,
        API_PORT: '0',
        DATABASE_URL: cluster.url,
        DATABASE_SYNCHRONOUS: 'required',
        SESSION_KEY: sessionKey,
        LOG_LEVEL: 'silent',
      }),
    );
    const cases = [await failOver(cluster, api, 'server', say)];
    // The dead server rejoins as a replica.
    while ((await Promise.all(cluster.nodes.map((node) => node.role()))).some((role) => role === undefined))
      await pause(500);
    cases.push(await failOver(cluster, api, 'machine', say));
    const [server, machine] = cases as [Case, Case];
    const lost = server.lost + machine.lost + server.twice + machine.twice;
    return {
      title: `Failing over: three PostgreSQL servers under Patroni (ttl ${patroniTimes.ttl} s, loop_wait ${patroniTimes.loop_wait} s, synchronous), one service, four writers with idempotency keys, three readers`,
      cases,
      table: table(
        [
          'what dies',
          'acknowledged',
          'lost',
          'twice',
          'no write for',
          'tries again',
          'reads',
          'failed',
          'longest',
          'by replicas',
        ],
        cases.map((each) => [
          each.killed === 'server' ? "the primary's server" : "the primary's machine",
          String(each.acknowledged),
          String(each.lost),
          String(each.twice),
          `${each.gapSeconds.toFixed(1)} s`,
          String(each.refusedWrites),
          String(each.reads),
          String(each.failedReads),
          `${each.longestReadSeconds.toFixed(1)} s`,
          String(each.readsOfReplicas),
        ]),
      ),
      verdict: `${lost === 0 ? 'No acknowledged write was lost and none was done twice' : `${lost} acknowledged writes were lost or done twice`}; a dead machine takes ${(machine.gapSeconds / server.gapSeconds).toFixed(1)} times as long as a dead server.`,
    };
  } finally {
    await api?.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
