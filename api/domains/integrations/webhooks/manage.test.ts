import { sql } from 'kysely';
import { testApi, type TestApi } from '../../../test-kit/test-api.ts';
import { callerOf, testMembers, type TestCaller } from '../../../test-kit/test-members.ts';
import { mostWebhooks } from './rules.ts';
import { openWebhookSecret } from './secret.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';

let api: TestApi;
/** Agent 2 of Petra's office, not one of its admins. */
let ben: TestCaller;
/** Agent 3, the admin of another office. */
let cleo: TestCaller;
beforeAll(async () => {
  api = await testApi();
  await sql`update member set agent_id = id + 1 where id in (1, 2)`.execute(api.database);
  ben = await callerOf(api.service, { ...testMembers.mara, agentId: 2 });
  cleo = await callerOf(api.service, { ...testMembers.noah, agentId: 3 });
});
afterAll(() => api.close());
beforeEach(() =>
  emptyTables(
    api.database,
    ['webhook', 'office_event', 'throttle', 'idempotency', 'mail', 'job_wanted'],
    'restart identity',
  ),
);

type Problems = readonly { readonly field: string; readonly message: string }[];
/** The result of an operation's one field, or its error. */
async function call(who: TestCaller, operation: string, variables: object = {}) {
  const { data, errors } = await who.graph(operation, variables);
  const extensions = errors?.[0]?.extensions as { code?: string; problems?: Problems } | undefined;
  return {
    code: extensions?.code,
    problems: extensions?.problems,
    message: errors?.[0]?.message,
    value: Object.values(data ?? {})[0],
  };
}
const fields = 'id url kinds disabledAt disabledBy formerSecretUntil';
const url = 'https://crm.example.com/hooks';
const add = (who: TestCaller, input: object = {}) =>
  call(
    who,
    `mutation Add($url: String!, $kinds: [String!]!, $key: String) { addWebhook(url: $url, kinds: $kinds,
      idempotencyKey: $key) { secret webhook { ${fields} } } }`,
    { url, kinds: ['enquiry.received'], ...input },
  );
const list = async (who: TestCaller) => (await call(who, `{ webhooks { ${fields} } }`)).value;
const stored = async () =>
  (
    await sql<{ secret: string; former: string | null }>`select secret, former_secret as former from webhook`.execute(
      api.database,
    )
  ).rows;
const unseal = (sealed: string | null | undefined) =>
  openWebhookSecret(sealed ?? '', 1, api.service.service.sessionKey);

test('[GQL-45] an office’s admin creates a webhook: its secret is returned once, stored encrypted, and its admins get a mail', async () => {
  const { value } = await add(api.as.petra, { kinds: ['review.received', 'listing.sold', 'listing.sold'] });
  expect(value.webhook).toMatchObject({
    id: '1',
    url,
    kinds: ['listing.sold', 'review.received'],
    disabledAt: null,
    formerSecretUntil: null,
  });
  expect(value.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(await list(api.as.petra)).toEqual([value.webhook]);
  const [row] = await stored();
  expect(row?.secret).not.toContain(value.secret.slice(6, 20));
  expect(unseal(row?.secret)).toBe(value.secret);
  expect(openWebhookSecret(row?.secret ?? '', 2, api.service.service.sessionKey)).toBeUndefined();
  const { rows } = await sql<{ email: string; text: string }>`select email, text from mail`.execute(api.database);
  expect(rows).toEqual([{ email: 'petra@example.com', text: expect.stringContaining('crm.example.com') }]);
  expect(rows[0]?.text).not.toContain('whsec_');
});

test('[GQL-45] sent again with its key it is created once, with the same secret; one address is one webhook', async () => {
  const [first, again] = [
    await add(api.as.petra, { key: 'create-webhook' }),
    await add(api.as.petra, { key: 'create-webhook' }),
  ];
  expect(again).toEqual(first);
  expect(await stored()).toHaveLength(1);
  expect((await sql`select from mail`.execute(api.database)).rows).toHaveLength(1);
  const other = await add(api.as.petra, { key: 'create-webhook', kinds: ['upload.done'] });
  expect(other.code).toBe('BAD_USER_INPUT');
  expect(await add(api.as.petra, { url: `${url}#part` })).toMatchObject({
    code: 'CONFLICT',
    problems: [{ field: 'url' }],
  });
  expect((await sql<{ n: string }>`select answer::text as n from idempotency`.execute(api.database)).rows).toEqual([
    { n: '{"value": 1}' },
  ]);
});

test('[GQL-45] wrong input is named by field; an office has at most ten', async () => {
  expect((await add(api.as.petra, { kinds: [] })).problems).toEqual([
    { field: 'kinds', message: 'Choose at least one event.' },
  ]);
  expect((await add(api.as.petra, { kinds: ['listing.eaten'] })).code).toBe('BAD_USER_INPUT');
  await sql`insert into webhook (office_id, url, kinds, secret) select 1, 'https://a.example/' || n, '{upload.done}',
    '' from generate_series(1, ${mostWebhooks}::int) n`.execute(api.database);
  expect(await add(api.as.petra)).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('10 webhooks') });
});

test('[GQL-45] a rotated secret leaves the former one for a day, which can be ended; one rotation at a time', async () => {
  const { secret: first } = (await add(api.as.petra)).value;
  const rotate = (key?: string) =>
    call(
      api.as.petra,
      `mutation Rotate($key: String) { rotateWebhookSecret(id: 1, idempotencyKey: $key) { secret webhook { ${fields} }
        } }`,
      { key },
    );
  const rotated = await rotate('rotate-webhook');
  expect(rotated.value.secret).not.toBe(first);
  const hours = (Date.parse(rotated.value.webhook.formerSecretUntil) - Date.now()) / 3_600_000;
  expect(Math.round(hours)).toBe(24);
  const rows = await stored();
  expect([unseal(rows[0]?.secret), unseal(rows[0]?.former)]).toEqual([rotated.value.secret, first]);
  expect((await rotate('rotate-webhook')).value.secret).toBe(rotated.value.secret);
  expect((await rotate()).code).toBe('CONFLICT');
  const ended = await call(api.as.petra, `mutation { endFormerWebhookSecret(id: 1) { ${fields} } }`);
  expect(ended.value.formerSecretUntil).toBeNull();
  expect((await stored())[0]?.former).toBeNull();
  expect((await rotate()).code).toBeUndefined();
});

test('[GQL-45] its events are chosen again, it is disabled and enabled, and deleted with what it got', async () => {
  await add(api.as.petra);
  expect(
    (await call(api.as.petra, `mutation { setWebhookKinds(id: 1, kinds: ["upload.done"]) { ${fields} } }`)).value.kinds,
  ).toEqual(['upload.done']);
  await call(api.as.petra, 'mutation { testWebhook(id: 1) }');
  const enabled = async (on: boolean) =>
    (await call(api.as.petra, `mutation { setWebhookEnabled(id: 1, enabled: ${on}) { ${fields} } }`)).value;
  expect(await enabled(false)).toMatchObject({ disabledAt: expect.any(String), disabledBy: 'admin' });
  const deliveries = async () =>
    (await call(api.as.petra, '{ webhook(id: 1) { deliveries { total results { status problem kind } } } }')).value
      .deliveries;
  expect(await deliveries()).toEqual({
    total: 1,
    results: [{ status: 'failed', problem: 'The webhook was disabled.', kind: 'webhook.test' }],
  });
  expect((await call(api.as.petra, 'mutation { testWebhook(id: 1) }')).code).toBe('CONFLICT');
  expect(await enabled(true)).toMatchObject({ disabledAt: null, disabledBy: null });
  expect((await call(api.as.petra, 'mutation { deleteWebhook(id: 1) }')).value).toBe(true);
  expect(await list(api.as.petra)).toEqual([]);
  expect((await sql`select from webhook_delivery`.execute(api.database)).rows).toEqual([]);
});

test('[SEC-54] webhooks are for the office’s admins: not other agents, offices, members, visitors or the site’s admins', async () => {
  await add(api.as.petra);
  await call(api.as.petra, 'mutation { testWebhook(id: 1) }');
  const operations = [
    '{ webhooks { id } }',
    '{ webhook(id: 1) { id } }',
    'mutation { addWebhook(url: "https://evil.example/", kinds: ["enquiry.received"]) { secret } }',
    'mutation { setWebhookKinds(id: 1, kinds: ["upload.done"]) { id } }',
    'mutation { setWebhookEnabled(id: 1, enabled: false) { id } }',
    'mutation { rotateWebhookSecret(id: 1) { secret } }',
    'mutation { endFormerWebhookSecret(id: 1) { id } }',
    'mutation { testWebhook(id: 1) }',
    'mutation { replayWebhookDelivery(id: 1) { id } }',
    'mutation { deleteWebhook(id: 1) }',
  ];
  const before = await stored();
  for (const operation of operations) {
    for (const [who, code] of [
      [api.as.visitor, 'SIGNED_OUT'],
      [api.as.olive, 'FORBIDDEN'],
      [api.as.quinn, 'FORBIDDEN'],
      [ben, 'FORBIDDEN'],
    ] as const)
      expect([operation, (await call(who, operation)).code]).toEqual([operation, code]);
    if (/\(id: 1/.test(operation))
      expect([operation, (await call(cleo, operation)).code]).toEqual([operation, 'NOT_FOUND']);
  }
  expect(await list(cleo)).toEqual([]);
  expect(await stored()).toEqual(before);
  // Former agents and former admins lose access.
  await sql`update agent set left_at = now() where id = 1`.execute(api.database);
  expect((await call(api.as.petra, '{ webhooks { id } }')).code).toBe('FORBIDDEN');
  await sql`update agent set left_at = null where id = 1`.execute(api.database);
});

test('[SEC-54] creating a webhook and rotating its secret need a recent proof of who it is', async () => {
  await add(api.as.petra);
  await sql`update member_session set proved_at = now() - interval '1 hour'`.execute(api.database);
  for (const operation of [
    'mutation { addWebhook(url: "https://other.example/", kinds: ["enquiry.received"]) { secret } }',
    'mutation { rotateWebhookSecret(id: 1) { secret } }',
  ])
    expect(await call(api.as.petra, operation)).toMatchObject({ code: 'FORBIDDEN', problems: [{ field: 'proof' }] });
  await sql`update member_session set proved_at = now()`.execute(api.database);
});

test('[SEC-54] an address is https on the public internet, without a port or a password', async () => {
  for (const wrong of [
    'http://crm.example.com/a',
    'https://127.0.0.1/a',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/a',
    'https://[::ffff:127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.8/',
    'https://192.168.1.1/',
    'https://user:word@crm.example.com/a',
    'https://crm.example.com:8443/a',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'crm.example.com',
    '',
    `https://crm.example.com/${'a'.repeat(1000)}`,
  ])
    expect([wrong, (await add(api.as.petra, { url: wrong })).problems?.map(({ field }) => field)]).toEqual([
      wrong,
      ['url'],
    ]);
  expect(await stored()).toEqual([]);
});
