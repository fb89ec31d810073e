import { sql } from 'kysely';
import { fillTestListings, type TestListing } from '../../listings/test-market.ts';
import { listingSubscribers } from '../../listing-subscribers/public.ts';
import { refreshSearchRows } from '../../listings/public.ts';
import { testApi, type TestApi, type TestName } from '../../../test-kit/test-api.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.service.service.jobs.drain();
  await emptyTables(api.database, [
    'notification',
    'listing',
    'listing_search',
    'follow',
    'collection',
    'enquiry',
    'push_event',
  ]);
});

interface Listed {
  readonly kind: string;
  readonly text: string;
  readonly subject: string | null;
  readonly path: string;
  readonly photo: { readonly key: string; readonly alt: string } | null;
}
const list = async (who: TestName): Promise<readonly Listed[]> => {
  const { data } = await api.as[who].graph(
    '{ notifications { results { kind text subject path photo { key alt } } } unreadNotifications }',
  );
  const { notifications, unreadNotifications } = data as {
    notifications: { results: readonly Listed[] };
    unreadNotifications: number;
  };
  // The count equals the list.
  expect(unreadNotifications).toBe(notifications.results.length);
  return notifications.results;
};
const texts = async (who: TestName) => (await list(who)).map(({ text }) => text);

const write = async (...listings: readonly TestListing[]): Promise<void> => {
  await fillTestListings(api.database, listings, Date.now());
  await api.service.service.jobs.drain();
};
/** Changes the first listing as its feed or agent would. */
const change = async (columns: string): Promise<void> => {
  await sql`update listing set ${sql.raw(columns)} where id = 1`.execute(api.database);
  await refreshSearchRows(api.database, [1], listingSubscribers);
  await api.service.service.jobs.drain();
};
const home = { id: 1, street_number: '12', street: 'Smith Street', search_price: 1_000_000, price_text: null };

/** Mara has it in a collection that Noah shares; Olive enquired about it. */
async function save(): Promise<void> {
  await sql`insert into collection (id, uri, owner_id, name) values (1, 'homes-1', 1, 'Homes')`.execute(api.database);
  await sql`insert into collection_listing (collection_id, listing_id, member_id) values (1, 1, 1)`.execute(
    api.database,
  );
  await sql`insert into collection_collaborator (collection_id, member_id) values (1, 2)`.execute(api.database);
  await sql`insert into enquiry (kind, listing_id, office_id, member_id, name, email, message, consent_at)
    values ('listing', 1, 1, 3, 'Olive', 'olive@example.com', 'Hello', now())`.execute(api.database);
}

test('[NTFY-08] who saved a listing, shares it or enquired about it is notified of its price, once with the present one', async () => {
  await write(home);
  await save();
  await change('search_price = 950000');
  await change('search_price = 920000');
  const news = {
    kind: 'price',
    text: '12 Smith Street, Richmond has a new price',
    subject: '$920,000',
    photo: null,
    path: '/property/homes-1',
  };
  for (const who of ['mara', 'noah', 'olive'] as const)
    expect([who, await list(who)]).toEqual([who, [{ ...news, path: expect.stringMatching(/^\/property\//) }]]);
  expect(await list('quinn')).toEqual([]);
  await change("title = 'Other words', description = 'More of them.'");
  expect((await list('mara')).length).toBe(1);
});

test('[NTFY-08] … of new inspections while they are to come, but not when one has passed', async () => {
  await write(home);
  await save();
  const at = new Date(Date.now() + 3 * 86_400_000);
  await sql`insert into inspection (listing_id, starts_at, ends_at, local_date)
    values (1, ${at}, ${new Date(at.getTime() + 1_800_000)},
    (${at}::timestamptz at time zone 'Australia/Melbourne')::date)`.execute(api.database);
  await change("title = 'With an inspection'");
  expect(await list('mara')).toMatchObject([
    {
      kind: 'inspection',
      text: '12 Smith Street, Richmond has a new inspection time',
      subject: expect.stringMatching(/^\w+day \d{1,2} \w+, \d{1,2}:\d\d [ap]m$/),
    },
  ]);
  await sql`delete from inspection`.execute(api.database);
  await change("title = 'Without one'");
  expect(await list('mara')).toEqual([]);
});

test('[NTFY-08] … and of its sale or withdrawal, which leads to what they saved', async () => {
  await write(home, { ...home, id: 2, street_number: '14' });
  await save();
  await change(
    "status_type = 'sold', status = 'completed', completed_on = current_date, completed_price = 930000, completed_price_visible = true",
  );
  expect(await list('mara')).toMatchObject([
    { kind: 'completed', text: '12 Smith Street, Richmond has been sold', subject: '$930,000' },
  ]);
  await emptyTables(api.database, ['notification']);
  await change("status_type = 'buy', status = 'available', completed_on = null");
  await change("status = 'removed'");
  expect(await list('mara')).toMatchObject([
    { kind: 'withdrawn', text: '12 Smith Street, Richmond is no longer on the market', path: '/collections' },
  ]);
});

test('[NTFY-16] a notification has the first photograph of its home, its alert’s newest home or its enquiry’s listing', async () => {
  const photo = { key: 'ab/cd', url: null, order: 0, width: 4, height: 3, colour: '#aabbcc', alt: 'The house' };
  await write(home);
  await sql`update listing set document = jsonb_set(document, '{photos}', ${JSON.stringify([photo])}::jsonb)
    where id = 1`.execute(api.database);
  await save();
  await change('search_price = 950000');
  const shown = { key: 'ab/cd', alt: 'The house' };
  expect(await list('mara')).toMatchObject([{ kind: 'price', photo: shown }]);
  await sql`insert into alert (id, member_id, name, description, address, mode)
    values (1, 1, 'Homes', '', '/for-sale', 1)`.execute(api.database);
  await sql`insert into alert_listing (alert_id, listing_id) values (1, 1)`.execute(api.database);
  await sql`insert into notification (member_id, kind, target_id) select 1, 'alert', 1 union all
    select 4, 'enquiry', id from enquiry`.execute(api.database);
  expect((await list('mara'))[0]).toMatchObject({ kind: 'alert', photo: shown });
  expect((await list('petra'))[0]).toMatchObject({ kind: 'enquiry', photo: shown });
  // A listing without a photo has none.
  await sql`update listing set document = jsonb_set(document, '{photos}', '[]') where id = 1`.execute(api.database);
  expect((await list('petra'))[0]).toMatchObject({ kind: 'enquiry', photo: null });
});

test('[NTFY-04, NTFY-08] a hidden address or price is not shown, nor anything of a listing that a moderator holds back', async () => {
  await write(home);
  await save();
  await change('search_price = 950000');
  await sql`update listing set street_visible = false, price_visible = false where id = 1`.execute(api.database);
  expect(await list('mara')).toMatchObject([{ text: 'A home in Richmond has a new price', subject: null }]);
  await sql`update listing set published = false where id = 1`.execute(api.database);
  expect(await list('mara')).toEqual([]);
});

test('[NTFY-09] followers of an agent or a suburb are notified of new listings and results, once, but not its agents', async () => {
  await sql`insert into follow (member_id, kind, target_id) values (1, 'agent', 1), (1, 'location', 1),
    (2, 'location', 1), (4, 'location', 1)`.execute(api.database);
  await fillTestListings(api.database, [home], Date.now());
  await sql`insert into listing_agent (listing_id, agent_id, place) values (1, 1, 0)`.execute(api.database);
  await api.service.service.jobs.drain();
  expect([await texts('mara'), await texts('noah'), await texts('petra')]).toEqual([
    ['Ada Lovell listed 12 Smith Street, Richmond for sale'],
    ['12 Smith Street, Richmond is for sale'],
    [],
  ]);
  await change('search_price = 950000');
  await change("status_type = 'sold', status = 'completed', completed_on = current_date");
  expect([await texts('mara'), await texts('noah'), await texts('petra')]).toEqual([
    ['Ada Lovell sold 12 Smith Street, Richmond'],
    ['12 Smith Street, Richmond has been sold'],
    [],
  ]);
});

test('[NTFY-09] followers of a suburb are notified of questions and reviews about it, of an agent of published reviews', async () => {
  await emptyTables(api.database, ['question', 'location_review', 'agent_review'], 'restart identity');
  await sql`insert into follow (member_id, kind, target_id) values (1, 'agent', 1), (1, 'location', 1),
    (2, 'location', 1)`.execute(api.database);
  await api.as.noah.call('POST', '/richmond-vic-3121/questions/ask', { title: 'Is it noisy?', content: '' });
  const reviewed = await api.as.noah.call('POST', '/reviews/location/1', {
    relation: 'lives',
    rating: 4,
    title: 'Trams everywhere',
    pros: ['Trams'],
    cons: ['Noise'],
    text: 'Quiet streets behind the shops, and a tram every five minutes.',
  });
  expect(reviewed.status).toBeLessThan(300);
  await sql`insert into agent_review (id, agent_id, member_id, author_name, role, rating, title, text)
    values (1, 1, 2, 'Noah Field', 'buyer', 5, 'Kind', 'Rang back.')`.execute(api.database);
  await api.as.quinn.call('POST', '/moderation/agent-review/1/show', { why: 'As our rules say.' });
  expect(await list('mara')).toMatchObject([
    {
      kind: 'agentReview',
      text: 'Noah Field reviewed Ada Lovell',
      subject: 'Kind',
      path: expect.stringMatching(/^\/agent\/.+\/reviews$/),
    },
    { kind: 'locationReview', text: 'Noah Field reviewed Richmond', path: '/location/richmond-vic-3121/reviews/1' },
    { kind: 'question', text: 'Noah Field asked a question about Richmond', subject: 'Is it noisy?' },
  ]);
  expect(await list('noah')).toEqual([]);
});
