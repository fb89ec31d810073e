import { sql } from 'kysely';
import { emptyTables } from '../test-kit/empty-tables.ts';
import { testApi, type TestApi, type TestName } from '../test-kit/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ listings: [{ id: 1, title: 'A home' }] });
});
beforeEach(() => emptyTables(api.database, ['throttle', 'mail', 'collection', 'vendor_review_request', 'enquiry']));
afterAll(() => api.close());

const target = 'victim@example.com';
let calls = 0;

async function graph(who: TestName, query: string, variables: object = {}): Promise<string> {
  const { errors } = await api.as[who].graph(query, variables);
  return errors?.[0]?.extensions?.code ?? 'done';
}
async function post(who: TestName, path: string, body: object): Promise<string> {
  const { status } = await api.as[who].call('POST', path, body, { 'idempotency-key': `typed-mail-${calls++}` });
  return status === 429 ? 'THROTTLED' : status < 300 ? 'done' : String(status);
}

/** Each way to have us mail an address that one types. */
const ways: Readonly<Record<string, (email: string, at: number) => Promise<string>>> = {
  'an invitation to a collection': async (email, at) => {
    const made = await api.as.mara.graph(
      'mutation ($name: String!) { addCollections(username: "mara", items: [{ name: $name }]) { id } }',
      { name: `Homes ${at}` },
    );
    return graph(
      'mara',
      'mutation ($id: ID!, $emails: [String!]!) { addCollectionInvite(collectionId: $id, emails: $emails) { id } }',
      { id: made.data?.['addCollections'][0].id, emails: [email] },
    );
  },
  'an invitation to an office': (email) =>
    graph('petra', 'mutation ($email: String!) { addOfficeInvite(officeId: 1, email: $email) { email } }', { email }),
  'a request for a review': async (email) => {
    await sql`update vendor_review_request set status = 3`.execute(api.database);
    return post('petra', '/reviews/vendor/requests', { vendorName: 'Vi', vendorEmail: email });
  },
  'an alert by email': (email, at) =>
    post('visitor', '/member/email-alerts', {
      email,
      every: 'daily',
      search: `/for-sale/richmond-vic-3121/real-estate?bedrooms=${(at % 5) + 1}`,
    }),
};

test('[SEC-81] an address gets a limited number of mails by visitors who typed it, of all kinds together', async () => {
  const responses: string[] = [];
  for (let at = 0; at < 14; at++) {
    const way = Object.values(ways)[at % 4];
    responses.push((await way?.(target, at)) ?? '');
  }
  expect(responses.slice(0, 10)).toEqual(Array(10).fill('done'));
  expect(responses.slice(10)).toEqual(Array(4).fill('THROTTLED'));
  // An enquiry goes out, without its receipt.
  const enquiry = { name: 'Jo', email: target, message: 'Please call me about this home.', consent: true };
  expect(await post('visitor', '/listing/1/enquiries', enquiry)).toBe('done');
  const { rows } = await sql<{ kind: string }>`select kind from mail where email = ${target}`.execute(api.database);
  expect([rows.length, rows.filter(({ kind }) => kind === 'enquiry-copy')]).toEqual([10, []]);
  // Others still get theirs.
  expect(await ways['an alert by email']?.('other@example.com', 0)).toBe('done');
});

test('[SEC-81] one sender has one limit for all ways together', async () => {
  await ways['an invitation to an office']?.('one@example.com', 0);
  await sql`update throttle set count = 59 where key like 'typed-mail:member:4:%'`.execute(api.database);
  expect(await ways['a request for a review']?.('two@example.com', 0)).toBe('done');
  for (const way of ['an invitation to an office', 'a request for a review'])
    expect(await ways[way]?.('three@example.com', 0)).toBe('THROTTLED');
  expect(await ways['an invitation to a collection']?.('three@example.com', 0)).toBe('done');
});

const link = 'Win at evil.example';
test('[SEC-80] a name that would become a link in mails to others is rejected, naming the field', async () => {
  const wrong = async (who: TestName, method: string, path: string, body: object): Promise<unknown> => {
    const response = await api.as[who].call(method, path, body, { 'idempotency-key': `typed-mail-${calls++}` });
    return [response.status, (response.body as { errors?: { field: string }[] }).errors?.[0]?.field];
  };
  const enquiry = { email: target, message: 'Please call me.', consent: true };
  const person = { email: 'new@example.com', password: 'a-long-and-quiet-passphrase' };
  expect([
    await wrong('visitor', 'POST', '/auth/signup', { name: link, ...person }),
    await wrong('visitor', 'POST', '/api/users', { name: link, ...person }),
    await wrong('mara', 'PATCH', '/member/1/settings', { name: link }),
    await wrong('petra', 'POST', '/reviews/vendor/requests', { vendorName: link, vendorEmail: target }),
    await wrong('visitor', 'POST', '/listing/1/enquiries', { name: link, ...enquiry }),
  ]).toEqual([
    [422, 'name'],
    [422, 'name'],
    [422, 'name'],
    [422, 'vendorName'],
    [422, 'name'],
  ]);
  expect(
    await graph(
      'mara',
      'mutation ($name: String!) { addCollections(username: "mara", items: [{ name: $name }]) { id } }',
      {
        name: link,
      },
    ),
  ).toBe('BAD_USER_INPUT');
});

test('[SEC-80] text of unconfirmed visitors never becomes a link in a mail', async () => {
  await post('visitor', '/member/email-alerts', {
    email: target,
    every: 'daily',
    search: '/for-sale/win-at-evil.example/real-estate',
  });
  await post('visitor', '/listing/enquiries/seller', {
    name: 'Jo',
    email: target,
    message: 'See https://evil.example/a',
    consent: true,
    locationId: 1,
    address: '1 evil.example Street',
  });
  const { rows } = await sql<{ subject: string; text: string; html: string }>`
    select subject, text, html from mail where email = ${target}`.execute(api.database);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows).toLowerCase()).not.toContain('evil.example');
});
