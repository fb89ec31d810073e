import { sql } from 'kysely';
import { emptyTables } from '../../../test-kit/empty-tables.ts';
import { testApi, type TestApi } from '../../../test-kit/test-api.ts';
import { callerOf, testMembers, type TestCaller } from '../../../test-kit/test-members.ts';
import type { Scope } from '../../../platform/identity/public.ts';

let api: TestApi;
/** Agent 3, the admin of another office. */
let cleo: TestCaller;
beforeAll(async () => {
  api = await testApi();
  await sql`update member set agent_id = 3 where id = 2`.execute(api.database);
  cleo = await callerOf(api.service, { ...testMembers.noah, agentId: 3 });
});
afterAll(() => api.close());
beforeEach(async () => {
  await emptyTables(
    api.database,
    ['webhook', 'office_event', 'throttle', 'idempotency', 'mail', 'job_wanted', 'access_token'],
    'restart identity',
  );
  await sql`update member_session set proved_at = now()`.execute(api.database);
});

const all = '/rest/offices/webhooks';
const url = 'https://crm.example.com/hooks';
const add = (body: object = {}, headers: Record<string, string> = {}) =>
  api.as.petra.call('POST', all, { url, kinds: ['enquiry.received'], ...body }, headers);

/** Calls with a new access token of Petra. */
async function byToken(...scopes: readonly Scope[]) {
  const { status, body: made } = await api.as.petra.call('POST', '/rest/member/4/access-tokens', {
    name: 'CRM',
    scopes,
  });
  expect(status).toBe(201);
  return async (method: string, path: string, body?: object) => {
    const response = await fetch(api.service.address + path, {
      method,
      headers: {
        authorization: `Bearer ${made.token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  };
}

test('[REST-51] an office’s admin creates, lists, changes, tests and deletes a webhook by REST', async () => {
  const { status, body } = await add();
  expect([status, body]).toMatchObject([
    201,
    {
      webhook: { id: 1, url, kinds: ['enquiry.received'], disabledAt: null },
      secret: expect.stringMatching(/^whsec_/),
    },
  ]);
  const { secret, webhook } = body;
  expect(await api.as.petra.call('GET', all)).toEqual({ status: 200, body: [webhook] });
  expect(JSON.stringify((await api.as.petra.call('GET', `${all}/1`)).body)).not.toContain(secret.slice(6, 20));
  const changed = await api.as.petra.call('PATCH', `${all}/1`, { kinds: ['listing.sold'], enabled: false });
  expect(changed.body).toMatchObject({ kinds: ['listing.sold'], disabledBy: 'admin' });
  expect((await api.as.petra.call('POST', `${all}/1/test`)).status).toBe(409);
  expect((await api.as.petra.call('PATCH', `${all}/1`, { enabled: true })).body).toMatchObject({ disabledAt: null });
  expect((await api.as.petra.call('POST', `${all}/1/test`)).status).toBe(204);
  await api.service.service.jobs.drain();
  const deliveries = await api.as.petra.call('GET', `${all}/1/deliveries?take=1`);
  expect(deliveries.body).toMatchObject({ total: 1, results: [{ kind: 'webhook.test' }] });
  const [{ id: delivery }] = deliveries.body.results;
  expect((await api.as.petra.call('POST', `${all}/1/deliveries/${delivery}/replay`)).status).toBe(204);
  const rotated = await api.as.petra.call('POST', `${all}/1/secret`);
  expect([rotated.status, rotated.body.secret === secret, rotated.body.webhook.formerSecretUntil]).toEqual([
    200,
    false,
    expect.any(String),
  ]);
  expect((await api.as.petra.call('DELETE', `${all}/1`)).status).toBe(204);
  expect(await api.as.petra.call('GET', all)).toEqual({ status: 200, body: [] });
});

test('[REST-51] sent again with its key a webhook is created once; what is wrong is named by field', async () => {
  const key = { 'idempotency-key': 'create-webhook' };
  expect(await add({}, key)).toEqual(await add({}, key));
  expect((await api.as.petra.call('GET', all)).body).toHaveLength(1);
  expect((await add()).status).toBe(409);
  expect(await add({ url: 'http://10.0.0.1/' })).toMatchObject({ status: 422, body: { errors: [{ field: 'url' }] } });
  expect(await add({ kinds: ['listing.eaten'] })).toMatchObject({ status: 422 });
  expect((await api.as.petra.call('PATCH', `${all}/1`, {})).status).toBe(422);
});

test('[REST-51] webhooks and deliveries of another office, or of another webhook, are not found', async () => {
  await add();
  await add({ url: `${url}/2` });
  await api.as.petra.call('POST', `${all}/1/test`);
  await api.service.service.jobs.drain();
  const [{ id: delivery }] = (await api.as.petra.call('GET', `${all}/1/deliveries`)).body.results;
  const replay = (who: TestCaller, id: number) => who.call('POST', `${all}/${id}/deliveries/${delivery}/replay`);
  expect([(await replay(api.as.petra, 2)).status, (await replay(cleo, 1)).status]).toEqual([404, 404]);
  for (const [method, path] of [
    ['GET', ''],
    ['DELETE', ''],
    ['POST', '/test'],
    ['POST', '/secret'],
    ['GET', '/deliveries'],
  ] as const)
    expect([method, path, (await cleo.call(method, `${all}/1${path}`)).status]).toEqual([method, path, 404]);
});

test('[REST-51, SEC-53] a program manages webhooks with a token that has their scope, in REST and GraphQL', async () => {
  const write = await byToken('webhooks:write', 'webhooks:read');
  // The session that made the token has not re-authenticated since.
  await sql`update member_session set proved_at = now() - interval '1 hour'`.execute(api.database);
  expect((await add()).status).toBe(403);
  expect(await write('POST', all, { url, kinds: ['upload.done'] })).toMatchObject({
    status: 201,
    body: { secret: expect.stringMatching(/^whsec_/) },
  });
  expect((await write('POST', `${all}/1/secret`)).status).toBe(200);
  expect((await write('GET', `${all}/1/deliveries`)).body).toEqual({ total: 0, results: [] });
  expect((await write('POST', '/graphql', { query: '{ webhooks { url } }' })).body).toEqual({
    data: { webhooks: [{ url }] },
  });
  await sql`update member_session set proved_at = now()`.execute(api.database);
  const read = await byToken('webhooks:read');
  expect((await read('GET', all)).status).toBe(200);
  expect((await read('DELETE', `${all}/1`)).status).toBe(403);
  const other = await byToken('feeds:write');
  expect((await other('GET', all)).status).toBe(403);
  expect((await other('POST', '/graphql', { query: '{ webhooks { url } }' })).body.errors[0].extensions.code).toBe(
    'FORBIDDEN',
  );
});
