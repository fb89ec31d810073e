import { sql } from 'kysely';
import type { TestApi, TestName } from '../../../test-kit/test-api.ts';
import { collectionLimits } from './collection.ts';
import { collectionsApi, collectionSteps } from './test-steps.ts';

let api: TestApi;
let steps: ReturnType<typeof collectionSteps>;
beforeAll(async () => {
  api = await collectionsApi();
  steps = collectionSteps(api);
});
afterAll(() => api.close());
beforeEach(() => steps.clear());

interface Home {
  readonly listingId: string;
  readonly note?: string;
}
const document = `mutation M($username: String!, $homes: [ShortlistedHome!]!) { result: mergeShortlist(username: $username, homes: $homes) }`;
async function merge(homes: readonly Home[], who: TestName = 'mara', username = 'mara') {
  const { data, errors } = await api.as[who].graph(document, { username, homes });
  return errors === undefined ? data?.['result'] : errors[0]?.extensions?.code;
}
interface Listed {
  readonly listingId: string;
  readonly reactions: readonly { readonly reactionType: string; readonly comment: string }[];
}
const saved = async (): Promise<readonly (readonly [string, readonly string[]])[]> =>
  (await steps.ask('mara', 'collections', { username: 'mara' })).map(
    ({ name, listings }: { name: string; listings: Listed[] }) => [
      name,
      listings
        .map(({ listingId, reactions }) => [listingId, ...reactions.map(({ comment }) => comment)].join(': '))
        .toSorted(),
    ],
  );

test('[SRCH-39] a shortlist goes into “Saved homes” with its notes; doing it again changes nothing', async () => {
  const homes = [{ listingId: '1', note: ' Near the tram ' }, { listingId: '5' }];
  expect(await merge(homes)).toEqual(['1', '5']);
  expect(await saved()).toEqual([['Saved homes', ['1: Near the tram', '5']]]);
  expect(await merge(homes)).toEqual(['1', '5']);
  expect(await saved()).toEqual([['Saved homes', ['1: Near the tram', '5']]]);
});

test('[SRCH-39] existing content stays, and a note is appended to the existing one', async () => {
  const made = await steps.add('mara', 'Saved homes', { listingIds: ['1', '2'] });
  await steps.ask('mara', 'saveCollectionReaction', {
    collectionId: made.id,
    listingId: '1',
    reactionType: 'dislike',
    comment: 'Too small',
  });
  expect(await merge([{ listingId: '1', note: 'Near the tram' }])).toEqual(['1']);
  expect(await saved()).toEqual([['Saved homes', ['1: Too small\nNear the tram', '2']]]);
  const [{ listings }] = await steps.ask('mara', 'collections', { username: 'mara' });
  expect(listings.find((one: Listed) => one.listingId === '1').reactions).toMatchObject([{ reactionType: 'dislike' }]);
});

test('[SRCH-39] homes that are no longer on the marketplace need not be stored; they stop nothing', async () => {
  expect(await merge([{ listingId: '3' }, { listingId: '4' }, { listingId: '99' }, { listingId: '1' }])).toEqual([
    '3',
    '4',
    '99',
    '1',
  ]);
  expect(await saved()).toEqual([['Saved homes', ['1']]]);
});

test('[SRCH-39] when the collection is full the rest goes into another; what fits nowhere stays in the browser', async () => {
  const made = await steps.add('mara', 'Saved homes', { listingIds: ['5'] });
  await sql`insert into listing select (jsonb_populate_record(l, jsonb_build_object('id', 1000 + n, 'uri',
    'filler-' || n))).*
    from listing l, generate_series(1, ${collectionLimits.listings - 1}::int) n where l.id = 1`.execute(api.database);
  await sql`insert into collection_listing (collection_id, listing_id, member_id)
    select ${Number(made.id)}::int, 1000 + n, 1
      from generate_series(1, ${collectionLimits.listings - 1}::int) n`.execute(api.database);
  expect(await merge([{ listingId: '5' }, { listingId: '1', note: 'Sunny' }])).toEqual(['5', '1']);
  const after = new Map(await saved());
  expect([...after.keys()].toSorted()).toEqual(['Saved homes', 'Saved homes 2']);
  expect(after.get('Saved homes 2')).toEqual(['1: Sunny']);
  await sql`delete from collection where name = 'Saved homes 2'`.execute(api.database);
  await sql`insert into collection (uri, owner_id, name) select 'filler-' || n, 1, 'Filler ' || n
    from generate_series(2, ${collectionLimits.collections}::int) n`.execute(api.database);
  expect(await merge([{ listingId: '5' }, { listingId: '1' }])).toEqual(['5']);
});

test('[SRCH-39] only members merge, into their own collections, and as much as a collection takes', async () => {
  expect(await merge([{ listingId: '1' }], 'visitor')).toBe('SIGNED_OUT');
  expect(await merge([{ listingId: '1' }], 'noah')).toBe('FORBIDDEN');
  expect(await merge([])).toBe('BAD_USER_INPUT');
  expect(await merge([{ listingId: '1', note: 'x'.repeat(501) }])).toBe('BAD_USER_INPUT');
  expect(
    await merge(Array.from({ length: collectionLimits.listings + 1 }, (_, at) => ({ listingId: String(at + 1) }))),
  ).toBe('BAD_USER_INPUT');
  expect(await saved()).toEqual([]);
});
