import { sql } from 'kysely';
import { type Database } from '../../platform/database/public.ts';
import { testDatabase } from '../../test-kit/test-database.ts';
import { testService, type TestService } from '../../test-kit/test-service.ts';
import { fillTestListings, fillTestPlaces } from './test-market.ts';

let database: Database;
let service: TestService;
let statements: string[] = [];
const minute = 60_000;
const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * minute).toISOString();

beforeAll(async () => {
  database = await testDatabase((statement) => statements.push(statement.sql));
  await fillTestPlaces(database);
  await fillTestListings(
    database,
    [
      { id: 1, inspections: [[inMinutes(30), inMinutes(60), '2026-01-01']] },
      { id: 2, locality_id: 4 },
      { id: 3, status: 'removed', successor_id: 2 },
      { id: 4, published: false },
    ],
    Date.now(),
  );
  await sql`insert into listing_agent (listing_id, agent_id, place) values (1, 1, 0)`.execute(database);
  service = await testService(database);
});
afterAll(async () => {
  jest.restoreAllMocks();
  await service.close();
  await database.destroy();
});
beforeEach(() => {
  statements = [];
});

const fields = `id canonicalUri title priceDetails { shortDescription } address { street suburb } agents { name }
  office { name } inspections { startsAt }`;
async function listing(id: number): Promise<string> {
  const { body } = await service.graph({ query: `{ listing(id: ${id}) { ${fields} } }` });
  expect(body.errors).toBeUndefined();
  return JSON.stringify(body.data?.['listing']);
}
/** Whether the listing's row was read, rather than only its changes. */
const wasRead = (): boolean => statements.some((statement) => statement.includes('from listing l '));

test('[GQL-63] a home that was read before is not read again, whichever others are read with it', async () => {
  const first = await listing(1);
  statements = [];
  expect(await listing(1)).toBe(first);
  expect(wasRead()).toBe(false);
  const { body } = await service.graph({ query: '{ one: listing(id: 1) { title } other: listing(id: 2) { id } }' });
  expect(body.data).toEqual({ one: { title: '' }, other: { id: '2' } });
  expect(wasRead()).toBe(true);
});

const changes: readonly (readonly [what: string, change: string, shown: string])[] = [
  ['its own row', `update listing set title = 'Renovated' where id = 1`, 'Renovated'],
  ['its price', `update listing set search_price = 750000 where id = 1`, '$750,000'],
  ['a hidden address', `update listing set street_visible = false where id = 1`, 'Address available on request'],
  ['its suburb', `update locality set name = 'Richmond Hill' where id = 1`, 'Richmond Hill'],
  ['its agent', `update agent set name = 'Ada Wren' where id = 1`, 'Ada Wren'],
  ['its office', `update office set name = 'Vale and Daughters' where id = 1`, 'Vale and Daughters'],
  [
    'inspections, written with the home as feeds and agents do',
    `begin; update listing set updated_at = now() where id = 1; delete from inspection where listing_id = 1;
      insert into inspection (listing_id, starts_at, ends_at, local_date) values (1, '2040-01-01', '2040-01-02', '2040-01-01'); commit`,
    '2040-01-01T00:00:00.000Z',
  ],
];
test.each(changes)('[GQL-63] %s: what any process has changed is shown at once', async (_what, change, shown) => {
  expect(await listing(1)).not.toContain(shown);
  await sql.raw(change).execute(database);
  expect(await listing(1)).toContain(shown);
});

test('[GQL-63] a home elsewhere stays cached; one that is unpublished disappears immediately', async () => {
  await listing(2);
  await sql`update listing set title = 'Painted' where id = 1`.execute(database);
  statements = [];
  await listing(2);
  expect(wasRead()).toBe(false);
  await listing(1);
  await sql`update listing set published = false where id = 1`.execute(database);
  expect(await listing(1)).toBe('null');
  await sql`update listing set published = true where id = 1`.execute(database);
  expect(await listing(1)).toContain('Painted');
});

test('[GQL-63] listings off the market or unpublished are not cached: nothing reports their successor', async () => {
  expect(await listing(3)).toContain('"canonicalUri":"house-2"');
  expect(await listing(4)).toBe('null');
  await sql`update listing set uri = 'moved-2' where id = 2`.execute(database);
  expect(await listing(3)).toContain('"canonicalUri":"moved-2"');
});

test('[GQL-63] an inspection that ends is no longer shown, though nothing has changed', async () => {
  await sql`update listing set updated_at = now() where id = 2`.execute(database);
  await sql`insert into inspection (listing_id, starts_at, ends_at, local_date)
    values (2, ${inMinutes(-10)}, ${inMinutes(5)}, '2026-01-01')`.execute(database);
  expect(await listing(2)).toContain('startsAt');
  const later = Date.now() + 6 * minute;
  jest.spyOn(Date, 'now').mockImplementation(() => later);
  statements = [];
  expect(await listing(2)).toContain('"inspections":[]');
  expect(wasRead()).toBe(false);
});
