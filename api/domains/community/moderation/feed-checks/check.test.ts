import { sql } from 'kysely';
import { type Database } from '../../../../platform/database/public.ts';
import { testDatabase } from '../../../../test-kit/test-database.ts';
import { addressXml, documentWith, listingXml } from '../../../feeds/fixtures/listing.ts';
import { fillFeedMarket } from '../../../feeds/fixtures/market.ts';
import { applyListing, type Applied } from '../../../feeds/apply/listing.ts';
import { operator } from '../../../agencies/offices/feed-sender.ts';
import { ListingReader } from '../../../feeds/read/listings.ts';
import { emptyTables } from '../../../../test-kit/empty-tables.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await fillFeedMarket(database);
});
afterAll(() => database.destroy());
beforeEach(() => emptyTables(database, ['listing']));

const apply = async (inside: string, options: Parameters<typeof listingXml>[1] = {}): Promise<Applied> => {
  const reader = new ListingReader();
  const [read] = [...reader.push(documentWith(listingXml(inside, options))), ...reader.end()];
  if (read === undefined) throw new Error('no listing');
  return database.transaction().execute((transaction) => applyListing(transaction, read, operator, false));
};
const house = (title = 'Calm', address = addressXml()) =>
  `${address}<price display="yes">900000</price><headline>${title}</headline><category name="House"/>`;
const checks = ({ notes }: Applied) => notes.filter(({ code }) => code.startsWith('check-')).map(({ code }) => code);
const flags = async ({ listingId }: Applied) =>
  (
    await sql<{ rule: string; detail: string; dismissed: boolean }>`
  select rule, detail, dismissed_at is not null as dismissed from listing_flag
    where listing_id = ${listingId} order by rule`.execute(database)
  ).rows;

test('[MOD-02] contacts in a title, several dwellings and a sold home left in buy are noted in the report and for the agent', async () => {
  const done = await apply(house('SOLD! Two new townhouses, call 0412 345 678'), { id: 'A1' });
  expect(done.outcome).toBe('created');
  expect(checks(done)).toEqual(['check-sold-in-buy', 'check-several-dwellings', 'check-contact-in-title']);
  expect(done.notes.find(({ code }) => code === 'check-contact-in-title')?.message).toMatch(
    /^A title holds no web addresses and telephone numbers: “0412 345 678”/,
  );
  expect((await flags(done)).map(({ rule }) => rule)).toEqual(['contact-in-title', 'several-dwellings', 'sold-in-buy']);
  const mended = await apply('<headline>Calm</headline>', { id: 'A1', modTime: '2026-11-02-09:00:00' });
  expect([checks(mended), await flags(mended)]).toEqual([[], []]);
});

test('[MOD-02] one home listed twice is noted for both, until one of them is withdrawn', async () => {
  const first = await apply(house(), { id: 'A1' });
  const second = await apply(house('Warm', addressXml({ street: 'MAIN ROAD' })), { id: 'B1', agentId: 'OTHERS' });
  expect([checks(first), checks(second)]).toEqual([[], ['check-duplicate']]);
  expect(await flags(first)).toEqual([
    {
      rule: 'duplicate',
      detail: `The same home is listed by Agency OTHERS: /property/${second.uri}`,
      dismissed: false,
    },
  ]);
  const rented = await apply(`${addressXml()}<rent period="week" display="yes">650</rent>`, {
    kind: 'rental',
    id: 'A1',
  });
  const unit = await apply(house('Unit', addressXml({ number: '2/39' })), { id: 'A2' });
  expect([checks(rented), checks(unit)]).toEqual([[], []]);
  await apply('', { id: 'B1', agentId: 'OTHERS', status: 'withdrawn', modTime: '2026-11-03' });
  expect([await flags(first), await flags(second)]).toEqual([[], []]);
});

test('[MOD-02] a home that another listing sold since is noted; one sold long before is not', async () => {
  const first = await apply(house(), { id: 'A1' });
  await sql`update listing set listed_at = '2026-10-01' where id = ${first.listingId}::int`.execute(database);
  const sell = (date: string, modTime: string) =>
    apply(
      `${house('Done')}<soldDetails><soldPrice display="yes">1</soldPrice><soldDate>${date}</soldDate></soldDetails>`,
      { id: 'B1', agentId: 'OTHERS', status: 'sold', modTime },
    );
  await sell('2019-05-01', '2026-11-02');
  expect(await flags(first)).toEqual([]);
  const sold = await sell('2026-11-02', '2026-11-03');
  expect([checks(sold), await flags(first)]).toEqual([
    [],
    [
      {
        rule: 'sold-in-buy',
        detail: `Agency OTHERS sold the same home on 2026-11-02: /property/${sold.uri}`,
        dismissed: false,
      },
    ],
  ]);
});

test('[MOD-02, LIST-14] a hidden address is shown to its own office only', async () => {
  const hidden = await apply(house('Hidden', addressXml({ display: 'no' })), { id: 'A1' });
  const other = await apply(house(), { id: 'B1', agentId: 'OTHERS' });
  expect([checks(other), (await flags(hidden)).map(({ rule }) => rule)]).toEqual([[], ['duplicate']]);
  expect(checks(await apply(house(), { id: 'A2' }))).toEqual(['check-duplicate']);
});

test('[MOD-02] what an agent has dismissed stays so while it is the same', async () => {
  const done = await apply(house('See www.agency.example'), { id: 'A1' });
  await sql`update listing_flag set dismissed_at = now()`.execute(database);
  const again = await apply('<description>More words</description>', { id: 'A1', modTime: '2026-11-02' });
  expect([checks(again), await flags(done)]).toMatchObject([[], [{ dismissed: true }]]);
  const other = await apply('<headline>See www.other.example</headline>', { id: 'A1', modTime: '2026-11-03' });
  expect([checks(other), await flags(done)]).toMatchObject([['check-contact-in-title'], [{ dismissed: false }]]);
});

test('[MOD-02, LIST-13] a price text that the law forbids stays visible to its agent as well', async () => {
  const done = await apply(
    `${addressXml()}<price display="yes">500000</price><priceView>Between $400,000 and $600,000</priceView>`,
    { id: 'A1' },
  );
  expect(await flags(done)).toMatchObject([{ rule: 'price-law', detail: expect.stringContaining('at most 10%') }]);
  await apply('<priceView>$500,000</priceView>', { id: 'A1', modTime: '2026-11-02' });
  expect(await flags(done)).toEqual([]);
});
