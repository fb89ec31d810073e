import { emptyOffer, type OfferFields } from '@verandah/market';
import { sql } from 'kysely';
import { deleteExpiredRows } from '../../../app/jobs/tidy.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';
import type { TestApi, TestName } from '../../../test-kit/test-api.ts';
import { rentalSteps, testRentals } from '../rental-applications/test-rentals.ts';

let api: TestApi;
let graph: ReturnType<typeof rentalSteps>['graph'];
beforeAll(async () => {
  api = await testRentals();
  ({ graph } = rentalSteps(api));
  await sql`update office set takes_offers = id = 1`.execute(api.database);
});
afterAll(() => api.close());
beforeEach(() => emptyTables(api.database, ['purchase_offer', 'idempotency', 'throttle', 'mail']));

const offer: OfferFields = {
  ...emptyOffer,
  amount: '$900,000',
  deposit: '90000',
  settlementDays: '60',
  conditions: '=A1 building inspection',
  phone: '0412 345 678',
};
const send = (who: TestName, listingId: number, more: object = {}, input: Partial<OfferFields> = {}) =>
  graph(
    who,
    `mutation Send($listingId: ID!, $consent: Boolean!, $input: OfferInput!, $key: String!) {
      sendOffer(listingId: $listingId, consent: $consent, input: $input, idempotencyKey: $key) { id amount details { label text } } }`,
    { listingId, consent: true, key: `key-of-${who}-${listingId}`, input: { ...offer, ...input }, ...more },
  );
const decide = (who: TestName, id: string, status: string) =>
  graph(who, 'mutation Decide($id: ID!, $status: OfferStatus!) { decideOffer(id: $id, status: $status) { status } }', {
    id,
    status,
  });
const received = (who: TestName, id: string) =>
  graph(who, 'query One($id: ID!) { receivedOffer(id: $id) { status email amount details { text } } }', { id });

test('[MEMB-77] an offer needs consent, valid terms and a home for sale that is open; it is sent once, without terms in mails', async () => {
  expect(await send('visitor', 3)).toMatchObject({ code: 'SIGNED_OUT' });
  expect((await send('mara', 3, { consent: false })).message).toContain('form of intent');
  const wrong = await send('mara', 3, {}, { amount: '0', deposit: 'all', settlementDays: '400', finance: 'gold' });
  expect(wrong.message).toMatch(/amount.*deposit.*settlementDays.*finance/);
  expect((await send('mara', 1)).message).toContain('not for sale');
  expect((await send('olive', 3)).message).toContain('Confirm your email address');
  const same = await Promise.all([send('mara', 3), send('mara', 3)]);
  expect(new Set(same.map(({ data }) => data?.['sendOffer'].id)).size).toBe(1);
  expect(same[0]?.data?.['sendOffer']).toMatchObject({
    amount: 900_000,
    details: expect.arrayContaining([
      { label: 'Offer', text: '$900,000' },
      { label: 'Settlement', text: '60 days' },
    ]),
  });
  expect(await send('mara', 3, { key: 'another-key' })).toMatchObject({ code: 'CONFLICT' });
  const { rows } = await sql<{ line: string; body: string }>`
    select email || ': ' || subject as line, text || html as body from mail order by email`.execute(api.database);
  expect(rows.map(({ line }) => line)).toEqual([
    'mara@example.com: Offer sent: 39 Main Road, Richmond, VIC 3121',
    'office@example.com: Offer from Mara Quill: 39 Main Road, Richmond, VIC 3121',
  ]);
  const { rows: stored } = await sql<{ text: string }>`select f::text as text from purchase_offer f
    union all select coalesce(answer::text, '') from idempotency`.execute(api.database);
  expect([...rows.map(({ body }) => body), ...stored.map(({ text }) => text)].join(' ')).not.toMatch(
    /900,?000|inspection/,
  );
});

test('[PORT-63, SEC-111] only the office reads and decides; a declined or withdrawn offer stays so, and its terms are hidden', async () => {
  const id = (await send('mara', 3)).data?.['sendOffer'].id;
  for (const [who, code] of [
    ['visitor', 'SIGNED_OUT'],
    ['noah', 'NOT_FOUND'],
    ['quinn', 'FORBIDDEN'],
    ['mara', 'FORBIDDEN'],
  ] as const)
    expect([who, (await received(who, id)).code, (await decide(who, id, 'declined')).code]).toEqual([who, code, code]);
  expect((await graph('noah', `{ ownOffer(id: "${id}") { id } }`)).code).toBe('NOT_FOUND');
  expect((await received('petra', id)).data?.['receivedOffer']).toMatchObject({ status: 'sent', amount: 900_000 });
  for (const status of ['seen', 'discussing', 'discussing']) await decide('petra', id, status);
  expect(await decide('petra', id, 'seen')).toMatchObject({ code: 'CONFLICT' });
  const table = await api.as.petra.call('GET', '/rest/agents/own/offers.csv?status=discussing');
  expect(table.body).toMatch(/'=A1 building inspection/);
  await graph('mara', `mutation { withdrawOffer(id: "${id}") { id } }`);
  expect((await received('petra', id)).data?.['receivedOffer']).toEqual({
    status: 'withdrawn',
    email: '',
    amount: null,
    details: [],
  });
  expect(await decide('petra', id, 'discussing')).toMatchObject({ code: 'CONFLICT' });
  const again = (await send('mara', 3, { key: 'once-more-1' })).data?.['sendOffer'].id;
  await decide('petra', again, 'declined');
  expect(await graph('mara', `mutation { withdrawOffer(id: "${again}") { id } }`)).toMatchObject({ code: 'CONFLICT' });
  expect(
    (
      await graph(
        'petra',
        '{ receivedOffers { total } receivedOffersDeclined: receivedOffers(status: declined) { total } }',
      )
    ).data,
  ).toEqual({
    receivedOffers: { total: 2 },
    receivedOffersDeclined: { total: 1 },
  });
});

test('[MEMB-76] offers are in the export of an account and deleted when they expire, or with it', async () => {
  await send('mara', 3);
  const { body } = await api.as.mara.call('GET', '/rest/member/1/export');
  expect(body.offers).toMatchObject([
    { status: 'sent', terms: expect.arrayContaining([{ label: 'Offer', text: '$900,000' }]) },
  ]);
  await sql`update purchase_offer set expires_at = now() - interval '1 second'`.execute(api.database);
  await deleteExpiredRows(api.database);
  expect((await sql`select from purchase_offer`.execute(api.database)).rows).toEqual([]);
  await send('mara', 3, { key: 'once-more-2' });
  await api.as.mara.call('DELETE', '/rest/member/1', { username: 'mara' });
  expect((await sql`select from purchase_offer`.execute(api.database)).rows).toEqual([]);
});
