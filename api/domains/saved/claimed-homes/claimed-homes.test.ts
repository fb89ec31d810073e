import { sql } from 'kysely';
import { testApi, type TestApi, type TestName } from '../../../test-kit/test-api.ts';
import { refreshListingSuggestions } from '../../geography/locations/public.ts';
import { queueHomeValues } from './public.ts';
import { stopPath } from './stop-link.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({
    listings: Array.from({ length: 22 }, (_, at) => ({
      id: at + 1,
      status_type: 'sold',
      status: 'completed',
      bedrooms: 3,
      street_number: String(at + 1),
      listed_at: '2010-01-01T00:00:00Z',
      completed_on: '2012-01-01',
      completed_price: 100_000,
      completed_price_visible: true,
    })),
    settings: { publicUrl: 'https://verandah.example' },
    fill: async (database) => {
      await refreshListingSuggestions(database, 'all');
      await sql`insert into past_sale (locality_id, kind, bedrooms, sold_on, price)
        select 1, kind, bedrooms, current_date - (10 * n)::int, price + n * 1000
        from (values ('house', 3, 1000000), ('house', 5, 2000000), ('unit', 3, 600000)) p(kind, bedrooms, price),
          generate_series(1, 12) n`.execute(database);
    },
  });
});
afterAll(() => api.close());

const at = { identifier: 'richmond-vic-3121', street: 'main-road', property: '7' };
const mine = { propertyType: 'house', bedrooms: 3, tracked: false };
const claim = (who: TestName, input: object = mine, where: object = at) =>
  api.as[who].graph(
    `mutation Claim($identifier: String!, $street: String!, $property: String!, $input: ClaimedHomeInput!) {
      claimHome(identifier: $identifier, street: $street, property: $property, input: $input) {
        id address uri propertyType bedrooms tracked location { name } estimate { middle } } }`,
    { ...where, input },
  );
const homes = async (who: TestName) =>
  (await api.as[who].graph('{ claimedHomes { id address uri bedrooms tracked } }', {})).data?.[
    'claimedHomes'
  ] as readonly { readonly id: string; readonly tracked: boolean }[];
const middleOf = async (input: object): Promise<number> =>
  (await claim('mara', input)).data?.['claimHome'].estimate.middle as number;

test('[PROP-06] a member claims a home, corrects it, and its estimate follows; nobody else sees it', async () => {
  expect((await claim('visitor')).errors).toMatchObject([{ extensions: { code: 'SIGNED_OUT' } }]);
  expect((await claim('mara', mine, { ...at, street: 'MAIN RD' })).data?.['claimHome']).toMatchObject({
    address: '7 Main Road',
    uri: '/location/richmond-vic-3121/main-road/7/mine',
    location: { name: 'Richmond' },
    propertyType: 'house',
    bedrooms: 3,
    tracked: false,
  });
  const [three, five, unit] = [
    await middleOf(mine),
    await middleOf({ ...mine, bedrooms: 5 }),
    await middleOf({ ...mine, propertyType: 'unit' }),
  ];
  expect([three, five, unit].map((each) => Math.round(each / 100_000))).toEqual([10, 20, 6]);
  expect((await claim('mara', { ...mine, propertyType: 'acreage' })).data?.['claimHome'].estimate).toBeNull();
  expect([await homes('mara'), await homes('noah')]).toEqual([[expect.objectContaining({ bedrooms: 3 })], []]);
  const { body } = await api.service.graph({
    query: `{ property(identifier: "richmond-vic-3121", street: "main-road", property: "7") {
      latest { propertyType features { bedrooms } } } }`,
  });
  expect(body.data?.['property'].latest).toEqual({ propertyType: 'house', features: { bedrooms: 3 } });
});

test('[PROP-06] claims are limited, of public addresses, and end when their member says so', async () => {
  expect((await claim('noah', mine, { ...at, property: '404' })).errors).toMatchObject([
    { extensions: { code: 'NOT_FOUND' } },
  ]);
  expect((await claim('noah', { ...mine, bedrooms: 21 })).errors).toMatchObject([
    { extensions: { code: 'BAD_USER_INPUT' } },
  ]);
  for (let number = 1; number <= 20; number += 1) await claim('noah', mine, { ...at, property: String(number) });
  expect((await claim('noah', mine, { ...at, property: '21' })).errors?.[0]?.message).toContain('Remove one first');
  const own = await homes('noah');
  expect(own).toHaveLength(20);
  const unclaim = (who: TestName, homeId: string | undefined) =>
    api.as[who].graph('mutation Gone($homeId: ID!) { unclaimHome(homeId: $homeId) }', { homeId });
  expect((await unclaim('mara', own[0]?.id)).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  expect((await unclaim('noah', own[0]?.id)).data).toEqual({ unclaimHome: true });
  expect(await homes('noah')).toHaveLength(19);
  // An address that its listing hides now: its member can still change and remove it.
  await sql`update listing set street_visible = false where id = 2`.execute(api.database);
  await refreshListingSuggestions(api.database, [2]);
  const hidden = { ...at, property: '2' };
  expect((await claim('noah', { ...mine, bedrooms: 5 }, hidden)).data?.['claimHome']).toMatchObject({ bedrooms: 5 });
  expect((await claim('mara', mine, hidden)).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
});

const mails = async () =>
  (
    await sql<{ email: string; subject: string; text: string; unsubscribe_path: string }>`
    select email, subject, text, unsubscribe_path from mail where kind = 'home-value' order by queued_at, key`.execute(
      api.database,
    )
  ).rows;
const runMonth = async () => {
  await queueHomeValues(api.database);
  await api.service.service.jobs.drain();
};

test('[PROP-07] a tracked home is mailed once a month with range, method and error, until its link stops it', async () => {
  await claim('mara', { ...mine, tracked: true });
  const id = Number((await homes('mara'))[0]?.id);
  await runMonth();
  expect(await mails()).toEqual([]); // claimed in this month
  await sql`update claimed_home set claimed_at = now() - interval '40 days' where id = ${id}::int`.execute(
    api.database,
  );
  await runMonth();
  await runMonth();
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ email: 'mara@example.com', subject: 'What 7 Main Road might sell for' });
  const {
    rows: [row],
  } = await sql<{ middle: number; month: string }>`
    select mailed_middle as middle, mailed_month::text as month from claimed_home where id = ${id}::int`.execute(
    api.database,
  );
  expect(row).toMatchObject({ middle: expect.any(Number), month: `${new Date().toISOString().slice(0, 7)}-01` });
  const stop = stopPath(id, api.service.service.sessionKey);
  expect(mail?.unsubscribe_path).toBe(stop);

  const page = async (path: string, method: string) => {
    const response = await fetch(api.service.address + path, { method });
    return { status: response.status, text: await response.text() };
  };
  expect((await page(`${stop}x`, 'POST')).status).toBe(404);
  expect((await page(stop, 'GET')).text).toContain('Stop these emails');
  expect((await homes('mara'))[0]).toMatchObject({ tracked: true });
  expect((await page(stop, 'POST')).text).toContain('We no longer email you what <strong>7 Main Road</strong>');
  expect((await homes('mara'))[0]).toMatchObject({ tracked: false });
  await sql`update claimed_home set mailed_month = mailed_month - interval '1 month' where id = ${id}::int`.execute(
    api.database,
  );
  await runMonth();
  expect(await mails()).toHaveLength(1);
  expect((await page(`${stop}?start`, 'POST')).text).toContain('Emails are on again');
  expect((await homes('mara'))[0]).toMatchObject({ tracked: true });
});
