import { sql } from 'kysely';
import { openDatabases, type Databases } from '../open-database.ts';
import { onePlan } from '../prepared.ts';
import {
  mostRecent,
  startPrivateCluster,
  type PrivateCluster,
  type PrivateNode,
} from '../../../test-kit/private-cluster.ts';
import { readAnywhere, withReading, type Reading } from './reading.ts';
import { readPosition, type Position } from './position.ts';

let cluster: PrivateCluster;
let databases: Databases;
let nodes: readonly [PrivateNode, PrivateNode, PrivateNode];
const said: string[] = [];
beforeAll(async () => {
  cluster = await startPrivateCluster({ replicas: 2, synchronous: true });
  nodes = cluster.nodes as unknown as typeof nodes;
  databases = await openDatabases({
    dataDir: '',
    databaseUrl: cluster.url,
    impatience: 2000,
    longestLag: 2,
    synchronous: true,
    onChange: (line) => said.push(line),
  });
  await sql`create table note (id int primary key, text text not null)`.execute(databases.database);
});
afterAll(async () => {
  await databases?.close();
  await cluster?.stop();
});

const watched = () => databases.servers ?? { cluster: undefined as never, reads: () => new Map() };
const visitor = (from: Position = 0n): Reading => ({ anywhere: true, from, done: { wrote: false } });
/** Port of the server that serves a read. */
const respondedBy = async (request: Reading = visitor()): Promise<number> =>
  withReading(
    request,
    async () =>
      (await sql<{ port: number }>`select current_setting('port')::int as port`.execute(databases.database)).rows[0]
        ?.port ?? 0,
  );
const until = async (what: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await what())) await watched().cluster.look();
};
const write = (id: number, text = 'x') =>
  sql`insert into note (id, text) values (${id}::int, ${text}) on conflict (id) do nothing`.execute(databases.database);

test('[DATA-06] visitors read from the replicas in turn; jobs, transactions and writes go to the primary', async () => {
  const [primary, ...replicas] = nodes.map(({ port }) => port);
  await until(() => watched().cluster.servers.filter((server) => watched().cluster.isFit(server)).length === 2);
  expect(new Set([await respondedBy(), await respondedBy(), await respondedBy(), await respondedBy()])).toEqual(
    new Set(replicas),
  );
  // Outside a request, and in a request that has not opted in to replicas.
  const {
    rows: [job],
  } = await sql<{ port: number }>`select current_setting('port')::int as port`.execute(databases.database);
  expect(job?.port).toBe(primary);
  const posted: Reading = { anywhere: false, from: 0n, done: { wrote: false } };
  expect(await respondedBy(posted)).toBe(primary);
  expect(replicas).toContain(await withReading(posted, () => readAnywhere(() => respondedBy())));
  // A prepared search counts as a read.
  const { rows: searched } = await withReading(visitor(), () =>
    sql<{ port: number }>`${onePlan} select current_setting('port')::int as port`.execute(databases.database),
  );
  expect(replicas).toContain(searched[0]?.port);
  // A read that turns out to write goes to the primary; so does a whole transaction.
  const request = visitor();
  await withReading(request, async () => {
    await sql`with new as (insert into note (id, text) values (1, 'a') returning id) select id from new`.execute(
      databases.database,
    );
    await sql`select pg_notify('nobody', 'x')`.execute(databases.database);
    await databases.impatient
      .transaction()
      .execute((transaction) => sql`insert into note (id, text) values (2, 'b')`.execute(transaction));
  });
  expect(request.done.wrote).toBe(true);
  expect((await sql`select id from note order by id`.execute(databases.database)).rows).toEqual([{ id: 1 }, { id: 2 }]);
  expect([...watched().reads().values()].reduce((a, b) => a + b)).toBeGreaterThanOrEqual(5);
});

test('[DATA-06] who has written reads from the primary until a replica has come so far', async () => {
  const [primary, one, two] = nodes;
  for (const node of [one, two]) await node.ask('select pg_wal_replay_pause()');
  await write(10);
  const {
    rows: [row],
  } = await sql<{ position: string }>`select pg_current_wal_insert_lsn()::text as position`.execute(databases.database);
  const position = readPosition(row?.position ?? '') ?? 0n;
  expect(position).toBeGreaterThan(0n);
  expect([await respondedBy(visitor(position)), await respondedBy(visitor(position))]).toEqual([
    primary.port,
    primary.port,
  ]);
  expect(await respondedBy(visitor())).not.toBe(primary.port);
  await two.ask('select pg_wal_replay_resume()');
  await until(() => watched().cluster.replica(position, new Set()) !== undefined);
  expect([await respondedBy(visitor(position)), await respondedBy(visitor(position))]).toEqual([two.port, two.port]);
  // The paused one is left out for everybody once its lag is too long.
  const lagging = watched().cluster.servers[1];
  await until(() => lagging !== undefined && !watched().cluster.isFit(lagging));
  expect([await respondedBy(), await respondedBy()]).toEqual([two.port, two.port]);
  expect(said.at(-1)).toContain(`127.0.0.1:${one.port}/postgres lags too far behind`);
  await one.ask('select pg_wal_replay_resume()');
  await until(() => lagging !== undefined && watched().cluster.isFit(lagging));
});

test('[DATA-06] dead or unresponsive replicas cost no visitor a response; without any the primary serves reads', async () => {
  const [primary, one, two] = nodes;
  const reads = async (count: number): Promise<Set<number>> =>
    new Set(await Promise.all(Array.from({ length: count }, () => respondedBy())));
  await reads(20);
  await one.kill();
  expect(await reads(20)).toEqual(new Set([two.port]));
  // Connections stay open, but no response arrives.
  two.freeze(true);
  expect(await reads(20)).toEqual(new Set([primary.port]));
  two.freeze(false);
  await one.start();
  await until(() => watched().cluster.servers.filter((server) => watched().cluster.isFit(server)).length === 2);
  expect(await reads(20)).toEqual(new Set([one.port, two.port]));
});

test('[DATA-06] a commit without confirmation by a second server is not acknowledged; its error states that', async () => {
  const [primary, one, two] = nodes;
  expect(watched().cluster.isSynchronous).toBe(true);
  await primary.ask("alter system set synchronous_standby_names = 'nobody'");
  await primary.ask('select pg_reload_conf()');
  await until(() => watched().cluster.isSynchronous === false);
  expect(said.at(-1)).toContain('acknowledged writes are not on a second server');
  let outcome: unknown;
  const unsure = sql`insert into note (id, text) values (20, 'unsure')`
    .execute(databases.database)
    .then(
      () => 'acknowledged',
      (error: unknown) => error,
    )
    .then((came) => {
      outcome = came;
    });
  // The wait is cancelled; the row exists on this one server.
  while (outcome === undefined) await nodeCancels(primary);
  await unsure;
  expect(outcome).toMatchObject({ code: '08007' });
  // Waiting writes block no read.
  const waiting = Array.from({ length: 12 }, (_, id) => write(30 + id));
  expect(await withReading(visitor(2n ** 64n), () => respondedBy(visitor(2n ** 64n)))).toBe(primary.port);
  await primary.ask(`alter system set synchronous_standby_names = 'ANY 1 (${one.name}, ${two.name})'`);
  await primary.ask('select pg_reload_conf()');
  await until(() => watched().cluster.isSynchronous === true);
  await Promise.all(waiting);
});

const nodeCancels = (node: PrivateNode): Promise<unknown> =>
  node.ask("select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'");

test('[DATA-06] the primary dies under load: no acknowledged write is lost, reads continue, writes wait for the next one', async () => {
  const [primary, one, two] = nodes;
  const acknowledged = new Set<number>();
  let [next, failedReads, stop] = [1000, 0, false];
  const writer = async (): Promise<void> => {
    while (!stop) {
      const id = next++;
      // A client without a response retries with the same key.
      for (let done = false; !done && !stop;)
        done = await write(id).then(
          () => {
            acknowledged.add(id);
            return true;
          },
          () => false,
        );
    }
  };
  const reader = async (): Promise<void> => {
    while (!stop)
      await respondedBy().catch(() => {
        failedReads += 1;
      });
  };
  const load = [writer(), writer(), writer(), reader(), reader()];
  const beyond = async (count: number): Promise<void> => until(() => acknowledged.size >= count);
  await beyond(100);
  const before = acknowledged.size;
  await primary.kill();
  const chosen = await mostRecent([one, two]);
  const other = chosen === one ? two : one;
  await chosen.ask(`alter system set synchronous_standby_names = 'ANY 1 (${other.name})'`);
  await chosen.ask('select pg_reload_conf()');
  chosen.promote();
  await other.follow(chosen);
  await beyond(before + 100);
  stop = true;
  await Promise.all(load);
  const { rows } = await sql<{ id: number }>`select id from note`.execute(databases.database);
  const stored = new Set(rows.map(({ id }) => id));
  expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
  expect(failedReads).toBe(0);
  // The old primary comes back and still claims to be primary: the one promoted last counts.
  await primary.start();
  await until(() => watched().cluster.servers.filter(({ state }) => state?.role === 'primary').length === 2);
  expect((await watched().cluster.primary()).address.url).toBe(chosen.url);
  expect(said.at(-1)).toContain('2 servers take themselves for it');
});
