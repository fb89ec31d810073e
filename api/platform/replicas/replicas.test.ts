import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { openDatabase } from '../database/public.ts';
import {
  mostRecent,
  startPrivateCluster,
  type PrivateCluster,
  type PrivateNode,
} from '../../test-kit/private-cluster.ts';
import { sessionKeyOf } from '../../app/make-service.ts';
import { signAccess } from '../identity/viewer.ts';
import { startApi, type RunningApi } from '../../app/server.ts';
import { readSettings } from '../settings/settings.ts';
import { fillTestPlaces } from '../../domains/listings/test-market.ts';
import { fillTestMembers, testMembers } from '../../test-kit/test-members.ts';
import { sendUnavailable, isUnavailable } from './unavailable.ts';
import { readableEverywhere } from './everywhere.ts';
import { OwnWrites } from './own-writes.ts';

let cluster: PrivateCluster;
/** Two processes' worth of the API, over the same servers. */
let apis: readonly [RunningApi, RunningApi];
const folder = mkdtempSync(join(tmpdir(), 'verandah-replicas-'));

beforeAll(async () => {
  cluster = await startPrivateCluster({ replicas: 2 });
  const database = await openDatabase({ dataDir: folder, databaseUrl: cluster.url });
  await fillTestPlaces(database);
  await fillTestMembers(database);
  await database.destroy();
  const start = () =>
    startApi(
      readSettings({
        DATA_DIR: folder,
        API_PORT: '0',
        SUBURB_BOUNDARIES: 'none',
        DATABASE_URL: cluster.url,
        DATABASE_MAX_LAG: '30',
        LOG_LEVEL: 'silent',
        BUILD_SECRET: 'a-build-secret-for-tests',
      }),
    );
  apis = [await start(), await start()];
  for (const api of apis) await untilRead(api);
});
afterAll(async () => {
  for (const api of apis ?? []) await api.close();
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Waits until an API process reads from every replica: they first replay what the primary was filled with. */
async function untilRead({ service: { servers } }: RunningApi): Promise<void> {
  const isRead = (): boolean =>
    servers?.cluster.servers.every((each) => each.state?.role === 'primary' || servers.cluster.isFit(each)) === true;
  while (!isRead()) await servers?.cluster.look();
}

const authorization = async (): Promise<string> =>
  `Bearer ${await signAccess(testMembers.mara, sessionKeyOf(apis[0].service.settings))}`;
interface ObservedResponse {
  readonly status: number;
  readonly body: ReturnType<typeof JSON.parse>;
  readonly cookie: string | undefined;
  readonly retryAfter: string | null;
}
async function graph(api: RunningApi, query: string, headers: Record<string, string> = {}): Promise<ObservedResponse> {
  const response = await fetch(`${api.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
  return {
    status: response.status,
    body: await response.json(),
    cookie: response.headers
      .getSetCookie()
      .find((each) => each.startsWith('written='))
      ?.split(';')[0],
    retryAfter: response.headers.get('retry-after'),
  };
}

const names = async (api: RunningApi, headers: Record<string, string> = {}): Promise<readonly string[]> => {
  const { body } = await graph(api, '{ collections(username: "mara") { name } }', {
    authorization: await authorization(),
    ...headers,
  });
  return body.data.collections.map(({ name }: { name: string }) => name);
};
const make = async (name: string): Promise<ObservedResponse> =>
  graph(apis[0], `mutation { addCollections(username: "mara", items: [{ name: "${name}", listingIds: [] }]) { id } }`, {
    authorization: await authorization(),
  });
/** What a visitor gets, from whichever server. */
const suburb = async (api: RunningApi): Promise<string> =>
  ((await (await fetch(`${api.address}/rest/location/1`)).json()) as { readonly name: string }).name;
const replicas = (): readonly PrivateNode[] => cluster.nodes.slice(1);
const replaying = async (does: boolean): Promise<void> => {
  for (const node of replicas()) await node.ask(`select pg_wal_replay_${does ? 'resume' : 'pause'}()`);
};
const ready = async (api: RunningApi): Promise<ReturnType<typeof JSON.parse>> =>
  (await fetch(`${api.address}/readyz`)).json();
const server = (node: PrivateNode | undefined): string => `127.0.0.1:${node?.port}/postgres`;

test('[DATA-06] /readyz names the primary, the lag of the replicas and how many reads they have served', async () => {
  const { status, database } = await ready(apis[0]);
  expect([status, database.primary]).toEqual(['ready', server(cluster.nodes[0])]);
  expect(database.replicas).toMatchObject(
    replicas().map((node) => ({ name: server(node), state: 'read', behind: expect.any(Number) })),
  );
  const before = database.replicas.map(({ reads }: { reads: number }) => reads);
  for (let requested = 0; requested < 8; requested += 1) expect(await suburb(apis[0])).toBe('Richmond');
  const after = (await ready(apis[0])).database.replicas.map(({ reads }: { reads: number }) => reads);
  expect(after[0] - before[0] + after[1] - before[1]).toBeGreaterThanOrEqual(8);
  expect(Math.min(after[0] - before[0], after[1] - before[1])).toBeGreaterThan(0);
});

test('[DATA-06] a member reads their own writes, at every API process; a forged mark is ignored', async () => {
  await names(apis[1]);
  await replaying(false);
  const { cookie, body } = await make('Homes');
  expect(body.errors).toBeUndefined();
  expect(cookie).toMatch(/^written=/);
  expect(await names(apis[0])).toEqual(['Homes']);
  expect(await names(apis[1], { cookie: cookie ?? '' })).toEqual(['Homes']);
  expect(
    await names(apis[1], { 'x-verandah-written': decodeURIComponent((cookie ?? '').slice('written='.length)) }),
  ).toEqual(['Homes']);
  // Without it the other process reads from a replica, which does not have it yet.
  expect(await names(apis[1])).toEqual([]);
  expect(await names(apis[1], { cookie: 'written=FF/FF.made-up' })).toEqual([]);
  // Reading leaves no mark, nor does a visitor's write.
  expect(
    (await graph(apis[0], '{ states { __typename } }', { authorization: await authorization() })).cookie,
  ).toBeUndefined();
  await replaying(true);
});

test('[DATA-06] a change is reported to hosts once every replica in use has it', async () => {
  const { database, servers } = apis[0].service;
  await replaying(false);
  await sql`update locality set population = 1 where id = 1`.execute(database);
  const seen = async (): Promise<readonly number[]> =>
    (
      await Promise.all(
        replicas().map((node) => node.ask<{ population: number }>('select population from locality where id = 1')),
      )
    ).map(([row]) => row?.population ?? 0);
  let [isReadable, found]: [boolean, readonly number[]] = [false, []];
  const waiting = readableEverywhere(servers, database).then(async () => {
    isReadable = true;
    found = await seen();
  });
  for (let look = 0; look < 3; look += 1) await servers?.cluster.look();
  expect([isReadable, await seen()]).toEqual([false, [28000, 28000]]);
  await replaying(true);
  await waiting;
  expect(found).toEqual([1, 1]);
});

test('[DATA-06] without a primary the site can be read, and reports it; a write waits for the next one', async () => {
  const [primary, ...others] = cluster.nodes as readonly [PrivateNode, PrivateNode, PrivateNode];
  await primary.kill();
  expect(await suburb(apis[0])).toBe('Richmond');
  for (let state = await ready(apis[1]); state.status !== 'read-only'; state = await ready(apis[1]))
    expect(state.status).toBe('ready');
  // Who has written something else finds the farthest replica better than nothing.
  expect(await names(apis[0])).toEqual(['Homes']);
  const next = await mostRecent(others);
  const written = make('Later');
  next.promote();
  for (const other of others) if (other !== next) await other.follow(next);
  expect((await written).body.errors).toBeUndefined();
  expect((await names(apis[0])).toSorted()).toEqual(['Homes', 'Later']);
  for (let state = await ready(apis[1]); state.status !== 'ready'; state = await ready(apis[1]))
    expect(state.database.primary).toBeNull();
});

test('[DATA-06] marks are compared and stored for writers; without a mark a replica need not catch up', () => {
  const key = new TextEncoder().encode('a key that is long enough for tests');
  const writes = new OwnWrites(key);
  const mark = writes.note(1, 0x1000n);
  expect([
    writes.of(1, undefined),
    writes.of(2, undefined),
    writes.of(2, mark),
    writes.of(undefined, 'nonsense'),
  ]).toEqual([0x1000n, 0n, 0x1000n, 0n]);
  const later = writes.note(undefined, 0x2000n);
  expect([
    writes.of(1, later),
    new OwnWrites(key).of(9, later),
    new OwnWrites(new Uint8Array(32)).of(9, later),
  ]).toEqual([0x2000n, 0x2000n, 0n]);
});

test('[DATA-06] a request that fails because the database is unavailable gets a time to retry, not an error', async () => {
  const app = Fastify();
  app.get('/:code', async ({ params }) => {
    throw Object.assign(new Error('secret words'), { code: (params as { code: string }).code });
  });
  app.setErrorHandler((error, request, reply) =>
    isUnavailable(error) ? sendUnavailable(request, reply, error) : reply.code(500).send(),
  );
  const codes = ['57P03', '57P01', '08006', '08007', '25006', 'ECONNREFUSED', '53300', '23505', '42601'];
  const responses = await Promise.all(codes.map((code) => app.inject(`/${code}`)));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503, 503, 503, 503, 500, 500]);
  expect(responses[0]?.headers).toMatchObject({
    'retry-after': '5',
    'content-type': expect.stringMatching(/^application\/problem\+json/),
  });
  expect(responses[0]?.body).not.toContain('secret');
  await app.close();
});
