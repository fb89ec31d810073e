import { sql } from 'kysely';
import * as v from 'valibot';
import { testApi, type TestApi } from '../../../test-kit/test-api.ts';
import { addressXml, documentWith, listingXml } from '../../feeds/fixtures/listing.ts';
import { listingSubscribers } from '../../listing-subscribers/public.ts';
import { refreshPassedSearchRows, refreshSearchRows } from '../../listings/public.ts';
import { officeEventKinds } from '../office-events/public.ts';
import { webhookSchemas } from './payloads.ts';
import { testReceiver, type TestReceiver } from '../../../platform/outgoing/test-kit/test-receiver.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';

let receiver: TestReceiver;
let api: TestApi;
beforeAll(async () => {
  receiver = await testReceiver();
  api = await testApi({ settings: { webhookHosts: [receiver.host] } });
  for (const table of ['listing', 'locality', 'office', 'agent', 'member'])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 100)`.execute(api.database);
  await sql`update office set feed_agent_id = 'HARBOUR' where id = 1`.execute(api.database);
});
afterAll(async () => {
  await api.close();
  await receiver.close();
});
const add = async (kinds: readonly string[]) => {
  const { errors } = await api.as.petra.graph(
    'mutation Add($url: String!, $kinds: [String!]!) { addWebhook(url: $url, kinds: $kinds) { secret } }',
    { url: `http://${receiver.host}/hook`, kinds },
  );
  expect(errors).toBeUndefined();
};
beforeEach(async () => {
  await emptyTables(
    api.database,
    ['webhook', 'office_event', 'throttle', 'job_wanted', 'listing', 'enquiry', 'agent_review', 'feed_upload'],
    'restart identity',
  );
  await add(officeEventKinds);
});

/** Events posted since the last call, each validated by its schema. */
async function posted(): Promise<{ type: string; data: Record<string, unknown> }[]> {
  receiver.received.length = 0;
  await api.service.service.jobs.drain();
  return receiver.received.map(({ body }) => {
    const event = JSON.parse(body) as { type: string; data: Record<string, unknown> };
    const schema = webhookSchemas.find(({ kind }) => kind === event.type)?.body;
    if (schema === undefined) throw new Error(`${event.type} has no schema.`);
    expect(v.safeParse(schema, event).issues ?? []).toEqual([]);
    return event;
  });
}
const types = async () => (await posted()).map(({ type, data }) => `${type} ${String(data['id'])}`).toSorted();
const petra = async (text: string, variables: object = {}) => {
  const { errors } = await api.as.petra.graph(text, variables);
  expect(errors).toBeUndefined();
};

const listing = (id: string, price = '700000') =>
  documentWith(
    listingXml(
      `${addressXml()}<category name="House"/><headline>By hand</headline><price display="yes">${price}</price>`,
      { id, agentId: 'HARBOUR' },
    ),
  );

/** Sends a feed, and waits until it has been imported. */
async function feed(text: string): Promise<void> {
  const { data, errors } = await api.as.petra.graph(
    'mutation S($text: String!) { sendFeed(source: "evening.xml", text: $text) }',
    { text },
  );
  expect(errors).toBeUndefined();
  for (let status = ''; status !== 'done' && status !== 'failed';) {
    const { data: read } = await api.as.petra.graph(
      'query U($id: ID!) { feedUpload(id: $id, wait: 4000) { status } }',
      {
        id: data?.['sendFeed'],
      },
    );
    status = read?.['feedUpload'].status;
  }
}
const onlyListing = async () =>
  (await sql<{ id: number }>`select id from listing`.execute(api.database)).rows[0]?.id ?? 0;

test('[GQL-46] a feed, an agent’s edit, a sale and a withdrawal are each posted, with the listing as everybody sees it', async () => {
  await feed(listing('A1'));
  const [done, published] = (await posted()).toSorted((a, b) => (a.type < b.type ? 1 : -1));
  const id = await onlyListing();
  expect(done).toMatchObject({
    type: 'upload.done',
    data: { source: 'evening.xml', status: 'done', counts: { created: 1, rejected: 0 } },
  });
  expect(published).toMatchObject({
    type: 'listing.published',
    data: { id, statusType: 'buy', title: 'By hand', office: { id: 1 } },
  });
  // The same again changes nothing.
  await feed(listing('A1'));
  expect(await types()).toEqual([expect.stringContaining('upload.done')]);
  await sql`insert into listing_agent (listing_id, agent_id, place) values (${id}::int, 1, 9)
    on conflict do nothing`.execute(api.database);
  await petra('mutation E($id: ID!) { editOwnListing(id: $id, input: { title: "A calm house" }) { id } }', { id });
  expect(await posted()).toMatchObject([{ type: 'listing.changed', data: { id, title: 'A calm house' } }]);
  await petra(
    'mutation C($id: ID!) { completeListing(id: $id, input: { completedOn: "2026-11-18", price: 1480000, priceVisible: false }) { id } }',
    { id },
  );
  const [sold] = await posted();
  expect(sold).toMatchObject({
    type: 'listing.sold',
    data: { id, statusType: 'sold', saleDetails: { soldPrice: null } },
  });
  // Hidden values stay hidden.
  expect(JSON.stringify(sold)).not.toContain('1480000');
  await petra('mutation R($id: ID!) { reopenListing(id: $id) { id } }', { id });
  expect(await types()).toEqual([`listing.published ${id}`]);
  await petra('mutation P($id: ID!) { setListingPublished(id: $id, published: false) { id } }', { id });
  expect(await posted()).toMatchObject([{ type: 'listing.withdrawn', data: { id } }]);
});

test('[GQL-46] an enquiry and a review are posted with the data that the office sees; a review once it is published', async () => {
  await sql`insert into listing (id, uri, status_type, status, published, listing_class, property_type, office_id,
    locality_id, price_visible, street_visible, document)
    values (7, 'house-7', 'buy', 'available', true, 'sale', 7, 1, 1, true, true, '{}')`.execute(api.database);
  await refreshSearchRows(api.database, [7], listingSubscribers);
  await sql`insert into listing_agent (listing_id, agent_id, place) values (7, 1, 0)`.execute(api.database);
  await posted();
  const enquire = () =>
    api.as.visitor.call(
      'POST',
      '/listing/7/enquiries',
      { name: 'Ada Lovell', email: 'ada@example.com', phone: '0412 345 678', message: 'May I see it?', consent: true },
      { 'idempotency-key': 'enquiry-of-ada' },
    );
  expect((await enquire()).status).toBe(201);
  await enquire();
  expect(await posted()).toMatchObject([
    {
      type: 'enquiry.received',
      data: {
        kind: 'listing',
        listingId: 7,
        agentId: null,
        name: 'Ada Lovell',
        email: 'ada@example.com',
        phone: '+61412345678',
        message: 'May I see it?',
        url: expect.stringMatching(/\/agent-portal\/enquiries\/\d+$/),
      },
    },
  ]);
  await sql`insert into agent_review (id, agent_id, member_id, author_name, role, rating, title, text, status)
    values (1, 1, 2, 'Noah Field', 'buyer', 5, 'Kind', 'Rang back.', 'pending')`.execute(api.database);
  expect(await posted()).toEqual([]);
  const judge = (action: string) =>
    api.as.quinn.call('POST', `/moderation/agent-review/1/${action}`, { why: 'It follows the rules.' });
  expect((await judge('show')).status).toBe(200);
  expect(await posted()).toMatchObject([
    {
      type: 'review.received',
      data: { id: 1, agentId: 1, agentUsername: 'ada', authorName: 'Noah Field', rating: 5, title: 'Kind' },
    },
  ]);
  // Hiding and showing it again creates no new event.
  await judge('hide');
  await judge('show');
  expect(await posted()).toEqual([]);
});

test('[GQL-46] only events that were chosen, of the own office; what happens twice before it is sent is one event', async () => {
  await sql`insert into webhook (office_id, url, kinds, secret)
    values (2, ${`http://${receiver.host}/other`}, ${[...officeEventKinds]}::text[], '')`.execute(api.database);
  await petra('mutation { setWebhookKinds(id: 1, kinds: ["listing.changed"]) { id } }');
  await feed(listing('B1'));
  expect(await posted()).toEqual([]);
  const id = await onlyListing();
  for (const title of ['One', 'Two', 'Three'])
    await api.database.transaction().execute(async (transaction) => {
      await sql`update listing set title = ${title}, updated_at = now() where id = ${id}::int`.execute(transaction);
      await refreshSearchRows(transaction, [id], listingSubscribers);
    });
  expect(await posted()).toMatchObject([{ type: 'listing.changed', data: { title: 'Three' } }]);
  expect((await sql`select from office_event where office_id = 2`.execute(api.database)).rows).toEqual([]);
  await petra('mutation { setWebhookEnabled(id: 1, enabled: false) { id } }');
  await feed(listing('B1', '800000'));
  expect((await sql`select from office_event where not queued`.execute(api.database)).rows).toEqual([]);
});

test('[GQL-46] an event is written with its cause or not at all; the passage of time is not a change', async () => {
  await feed(listing('C1'));
  await posted();
  const id = await onlyListing();
  await api.database
    .transaction()
    .execute(async (transaction) => {
      await sql`update listing set title = 'Never', updated_at = now() where id = ${id}::int`.execute(transaction);
      await refreshSearchRows(transaction, [id], listingSubscribers);
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  await sql`insert into inspection (listing_id, starts_at, ends_at, local_date)
    values (${id}::int, now() - interval '3 hours', now() - interval '2 hours', current_date)`.execute(api.database);
  await sql`update listing_search set next_inspection = 1 where id = ${id}::int`.execute(api.database);
  expect(await refreshPassedSearchRows(api.database, listingSubscribers)).toBe(1);
  expect(await posted()).toEqual([]);
});

test('[GQL-46] a listing that is withdrawn before its events are sent leaves its withdrawal only', async () => {
  await sql`update webhook set kinds = array['listing.published', 'listing.withdrawn']`.execute(api.database);
  await feed(listing('D1'));
  const id = await onlyListing();
  await api.database.transaction().execute(async (transaction) => {
    await sql`update listing set published = false where id = ${id}::int`.execute(transaction);
    await refreshSearchRows(transaction, [id], listingSubscribers);
  });
  expect(await posted()).toMatchObject([{ type: 'listing.withdrawn', data: { id } }]);
});
