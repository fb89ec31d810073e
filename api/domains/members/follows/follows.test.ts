import { sql } from 'kysely';
import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { fillTestPlaces } from '../../listings/test-market.ts';
import { callerOf, fillTestMembers, testMembers, type TestCaller } from '../../../test-kit/test-members.ts';
import { testService, type TestService } from '../../../test-kit/test-service.ts';
import { followTarget, isFollowing, unfollowTarget } from './rules.ts';
import { followerCount, readFollowers, followingCounts } from './store.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';

const { mara, noah, quinn } = testMembers;
let database: Database;
let service: TestService;
let as: Readonly<Record<'visitor' | 'mara' | 'noah' | 'quinn', TestCaller>>;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
  await sql`insert into question (id, uri, locality_id, member_id, author_name, title, is_visible) values
    (1, 'seen-1', 1, 1, 'Mara Quill', 'Seen?', true), (2, 'hidden-2', 1, 1, 'Mara Quill', 'Hidden?', false)`.execute(
    database,
  );
  service = await testService(database);
  as = {
    visitor: await callerOf(service, null),
    mara: await callerOf(service, mara),
    noah: await callerOf(service, noah),
    quinn: await callerOf(service, quinn),
  };
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});
beforeEach(() => emptyTables(database, ['follow']));

test('[MEMB-12] following takes effect immediately and counts once, for each kind', async () => {
  for (const kind of ['agent', 'location', 'question'] as const) {
    expect(await isFollowing(database, mara, kind, 1)).toBe(false);
    expect(await followTarget(database, mara, kind, 1)).toEqual({ isFollowing: true, followerCount: 1 });
    expect(await followTarget(database, mara, kind, 1)).toEqual({ isFollowing: true, followerCount: 1 });
    expect(await followTarget(database, noah, kind, 1)).toEqual({ isFollowing: true, followerCount: 2 });
    expect([
      await isFollowing(database, mara, kind, 1),
      await isFollowing(database, null, kind, 1),
      await isFollowing(database, mara, kind, 2),
    ]).toEqual([true, false, false]);
    expect(await unfollowTarget(database, mara, kind, 1)).toEqual({ isFollowing: false, followerCount: 1 });
    expect(await unfollowTarget(database, mara, kind, 1)).toEqual({ isFollowing: false, followerCount: 1 });
  }
  expect(await followingCounts(database, noah.memberId)).toEqual({ agent: 1, location: 1, question: 1, member: 0 });
});

test('[MEMB-12] followers are listed latest first, by pages, without former members', async () => {
  await sql`insert into follow (member_id, kind, target_id, created_at) values
    (1, 'agent', 1, '2026-11-01T00:00:00Z'), (2, 'agent', 1, '2026-11-02T00:00:00Z'),
      (5, 'agent', 1, '2026-11-03T00:00:00Z'), (1, 'location', 2, '2026-11-04T00:00:00Z')`.execute(database);
  expect(await readFollowers(database, 'agent', 1, { skip: 1, take: 1 })).toEqual({
    total: 3,
    results: [
      { memberId: 2, username: 'noah', name: 'Noah Field', avatar: null, followedAt: '2026-11-02T00:00:00.000Z' },
    ],
  });
  await sql`update member set deleted_at = now() where id = 5`.execute(database);
  expect(await followerCount(database, 'agent', 1)).toBe(2);
  await sql`update member set deleted_at = null where id = 5`.execute(database);
});

const mutation = (name: 'follow' | 'unfollow') =>
  `mutation F($kind: FollowKind!, $id: ID!) { ${name}(kind: $kind, targetId: $id) { isFollowing followerCount } }`;

test('[MEMB-12] the graph API follows for the caller, and rejects visitors, unknown targets and hidden ones', async () => {
  expect(await as.mara.graph(mutation('follow'), { kind: 'member', id: 2 })).toEqual({
    data: { follow: { isFollowing: true, followerCount: 1 } },
  });
  expect(await as.mara.graph(mutation('unfollow'), { kind: 'member', id: 2 })).toEqual({
    data: { unfollow: { isFollowing: false, followerCount: 0 } },
  });
  const code = async (who: TestCaller, kind: string, id: string | number) =>
    (await who.graph(mutation('follow'), { kind, id })).errors?.[0]?.extensions?.code;
  expect(await code(as.visitor, 'agent', 1)).toBe('SIGNED_OUT');
  expect(await code(as.mara, 'member', 1)).toBe('BAD_USER_INPUT');
  for (const [kind, id] of [
    ['agent', 99],
    ['location', 99],
    ['member', 99],
    ['question', 99],
    ['question', 'x'],
  ] as const)
    expect(await code(as.mara, kind, id)).toBe('NOT_FOUND');
  expect([
    await code(as.noah, 'question', 2),
    await code(as.mara, 'question', 2),
    await code(as.quinn, 'question', 2),
  ]).toEqual(['NOT_FOUND', undefined, undefined]);
});
