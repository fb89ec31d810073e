import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { testApi, type TestApi } from '../../../test-kit/test-api.ts';
import { deleteExpiredRows } from '../../../app/jobs/tidy.ts';
import { retryPauses, signedHeaders } from '../../../platform/outgoing/public.ts';
import { deliverWebhook } from './deliver.ts';
import { testReceiver, type TestReceiver } from '../../../platform/outgoing/test-kit/test-receiver.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';

let receiver: TestReceiver;
let api: TestApi;
beforeAll(async () => {
  receiver = await testReceiver();
  api = await testApi({ settings: { webhookHosts: [receiver.host] } });
});
afterAll(async () => {
  await api.close();
  await receiver.close();
});
beforeEach(async () => {
  receiver.received.length = 0;
  receiver.respond = (response) => response.writeHead(204).end();
  await emptyTables(api.database, ['webhook', 'office_event', 'throttle', 'mail', 'job_wanted'], 'restart identity');
});

const graph = async (text: string) => {
  const { data, errors } = await api.as.petra.graph(text);
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0];
};
const add = async (path = '/hook', host = receiver.host): Promise<string> =>
  (await graph(`mutation { addWebhook(url: "http://${host}${path}", kinds: ["enquiry.received"]) { secret } }`)).secret;
const sendTest = () => graph('mutation { testWebhook(id: 1) }');
const drain = () => api.service.service.jobs.drain();
interface Delivery {
  id: string;
  eventId: string;
  status: string;
  attempts: number;
  nextAt: string | null;
  httpStatus: number | null;
  response: string | null;
  problem: string | null;
}
const deliveries = async (): Promise<Delivery[]> =>
  (
    await graph(
      '{ webhook(id: 1) { deliveries { results { id eventId status attempts nextAt httpStatus response problem } } } }',
    )
  ).deliveries.results;
/** Makes all deliveries and jobs due. */
const later = async () => {
  await sql`update webhook_delivery set next_at = now() where status = 'waiting'`.execute(api.database);
  await sql`update webhook set paused_until = null`.execute(api.database);
  await sql`insert into job_wanted (name, data) values ('webhook-delivery', '{"webhookId": 1}')`.execute(api.database);
  await drain();
};
/** Responses with a status. */
const respondWith =
  (status: number, headers: Record<string, string> = {}, body = ''): TestReceiver['respond'] =>
  (response) =>
    response.writeHead(status, headers).end(body);

test('[GQL-46] messages are signed as the Standard Webhooks specification has it', () => {
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body: '{"test": 2432232314}' };
  // The example of the specification's libraries.
  expect(signedHeaders(message, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('[GQL-46] a test event is posted and signed; after a rotation by both secrets for a day, then by the new one', async () => {
  const first = await add();
  const signature = (secret: string, { headers, body }: TestReceiver['received'][number]) =>
    `v1,${createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
      .update(`${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`)
      .digest('base64')}`;
  const sent = async () => {
    receiver.received.length = 0;
    await sendTest();
    await drain();
    const [message] = receiver.received;
    if (message === undefined) throw new Error('Nothing was sent.');
    return message;
  };
  const one = await sent();
  expect(JSON.parse(one.body)).toEqual({
    type: 'webhook.test',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    data: { webhookId: 1 },
  });
  expect(one).toMatchObject({ path: '/hook', headers: { 'content-type': 'application/json' } });
  expect(Math.abs(Number(one.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60);
  expect(one.headers['webhook-signature']).toBe(signature(first, one));
  const { secret: second } = await graph('mutation { rotateWebhookSecret(id: 1) { secret } }');
  const two = await sent();
  expect(two.headers['webhook-signature']).toBe(`${signature(second, two)} ${signature(first, two)}`);
  await sql`update webhook set former_until = now() - interval '1 second'`.execute(api.database);
  const three = await sent();
  expect(three.headers['webhook-signature']).toBe(signature(second, three));
  expect(await deliveries()).toMatchObject([
    { status: 'delivered', attempts: 1, httpStatus: 204, problem: null },
    {},
    {},
  ]);
});

test('[GQL-47] failed deliveries are retried with the same id and body, at growing intervals, and then fail finally', async () => {
  await add();
  receiver.respond = respondWith(503, {}, 'Back\u0000 soon');
  await sendTest();
  await drain();
  const pauses: number[] = [];
  for (let attempt = 1; attempt <= retryPauses.length; attempt += 1) {
    const [delivery] = await deliveries();
    expect(delivery).toMatchObject({
      status: 'waiting',
      attempts: attempt,
      httpStatus: 503,
      response: 'Back soon',
      problem: 'The response has status 503.',
    });
    const { rows } = await sql<{ pause: number }>`
      select extract(epoch from next_at - attempted_at)::float8 as pause from webhook_delivery`.execute(api.database);
    pauses.push(rows[0]?.pause ?? 0);
    await later();
  }
  retryPauses.forEach((pause, at) => {
    expect(pauses[at]).toBeGreaterThan((pause / 1000) * 0.79);
    expect(pauses[at]).toBeLessThan((pause / 1000) * 1.21 + 10);
  });
  expect(retryPauses.reduce((sum: number, pause) => sum + pause, 0)).toBeGreaterThan(24 * 3_600_000);
  expect(await deliveries()).toMatchObject([{ status: 'failed', attempts: retryPauses.length + 1 }]);
  expect(new Set(receiver.received.map(({ headers, body }) => `${String(headers['webhook-id'])} ${body}`)).size).toBe(
    1,
  );
  await later();
  expect(receiver.received).toHaveLength(retryPauses.length + 1);
  // Replayed, it has all attempts again.
  receiver.respond = respondWith(200, {}, 'ok');
  await graph('mutation { replayWebhookDelivery(id: 1) { id } }');
  await drain();
  const [replayed] = await deliveries();
  expect(replayed).toMatchObject({ status: 'delivered', attempts: 1, httpStatus: 200, response: 'ok' });
  expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(replayed?.eventId);
});

test('[GQL-47] a receiver that fails is left alone for a while, also by other events; a success ends that', async () => {
  await add();
  receiver.respond = respondWith(500);
  await sendTest();
  await drain();
  expect(receiver.received).toHaveLength(1);
  const event = sql`with event as (insert into office_event (office_id, kind, body, queued)
    values (1, 'enquiry.received', '{}', true) returning id)
    insert into webhook_delivery (webhook_id, event_id) select 1, id from event`;
  const wake = sql`insert into job_wanted (name, data) values ('webhook-delivery', '{"webhookId": 1}')`;
  await event.execute(api.database);
  await wake.execute(api.database);
  await drain();
  expect(receiver.received).toHaveLength(1);
  const paused = async () =>
    (
      await sql<{ seconds: number; failures: number }>`
        select coalesce(extract(epoch from paused_until - now()), 0)::float8 as seconds, failures from webhook`.execute(
        api.database,
      )
    ).rows[0];
  expect((await paused())?.failures).toBe(1);
  // The receiver may state the pause.
  receiver.respond = respondWith(429, { 'retry-after': '1800' });
  await later();
  expect((await paused())?.seconds).toBeGreaterThan(1700);
  receiver.respond = respondWith(429, { 'retry-after': '999999' });
  await later();
  expect((await paused())?.seconds).toBeLessThan(3700);
  receiver.respond = respondWith(200);
  await later();
  expect(await paused()).toEqual({ seconds: 0, failures: 0 });
  expect((await deliveries()).map(({ status }) => status)).toEqual(['delivered', 'delivered']);
});

test('[GQL-47] nothing accepted for five days disables a webhook, with a mail to the office’s admins; 410 does at once', async () => {
  await add();
  receiver.respond = respondWith(500);
  await sendTest();
  await sendTest();
  await drain();
  await emptyTables(api.database, ['mail']);
  await sql`update webhook set failures = 20, failing_since = now() - interval '4 days'`.execute(api.database);
  await later();
  const disabled = async () => (await graph('{ webhook(id: 1) { disabledBy } }')).disabledBy;
  expect(await disabled()).toBeNull();
  await sql`update webhook set failing_since = now() - interval '6 days', paused_until = null`.execute(api.database);
  await sql`update webhook_delivery set next_at = now()`.execute(api.database);
  await deliverWebhook(api.service.service, { webhookId: 1 });
  expect(await disabled()).toBe('failures');
  expect((await deliveries()).map(({ status }) => status)).toEqual(['failed', 'failed']);
  const { rows } = await sql<{
    email: string;
    subject: string;
    text: string;
  }>`select email, subject, text from mail`.execute(api.database);
  expect(rows).toMatchObject([{ email: 'petra@example.com', subject: expect.stringContaining('disabled') }]);
  expect(rows[0]?.text).toContain('/agent-portal/webhooks/1');
  const count = receiver.received.length;
  await later();
  expect(receiver.received).toHaveLength(count);
  await graph('mutation { setWebhookEnabled(id: 1, enabled: true) { id } }');
  receiver.respond = respondWith(410);
  await sendTest();
  await drain();
  expect(await disabled()).toBe('failures');
});

test('[GQL-47] a webhook that was deleted or disabled while something waited gets nothing', async () => {
  await add();
  await sendTest();
  await graph('mutation { setWebhookEnabled(id: 1, enabled: false) { id } }');
  await drain();
  await graph('mutation { setWebhookEnabled(id: 1, enabled: true) { id } }');
  await sendTest();
  await graph('mutation { deleteWebhook(id: 1) }');
  await drain();
  expect(receiver.received).toEqual([]);
});

test('[GQL-47] test events and replays of an office are limited; events are forgotten after 14 days', async () => {
  await add();
  for (let n = 0; n < 60; n += 1) await sendTest();
  expect((await api.as.petra.graph('mutation { testWebhook(id: 1) }')).errors?.[0]?.extensions?.code).toBe('THROTTLED');
  await sql`update office_event set at = now() - case when id <= 10 then interval '15 days' else interval '13 days'
    end`.execute(api.database);
  await deleteExpiredRows(api.database);
  expect((await sql`select from webhook_delivery`.execute(api.database)).rows).toHaveLength(50);
});

test('[SEC-54] a redirect is not followed, of a response only the beginning is read, and a slow one ends', async () => {
  await add();
  receiver.respond = (response, path) =>
    path === '/hook' ? response.writeHead(302, { location: '/elsewhere' }).end() : response.end();
  await sendTest();
  await drain();
  expect(receiver.received.map(({ path }) => path)).toEqual(['/hook']);
  expect(await deliveries()).toMatchObject([
    { status: 'waiting', httpStatus: 302, problem: expect.stringContaining('redirects') },
  ]);
  // Endless: it is cut, and has its status all the same.
  let written = 0;
  receiver.respond = (response) => {
    response.writeHead(200);
    const pour = () => {
      while (!response.destroyed && written < 50_000_000) {
        written += 10_000;
        if (!response.write('x'.repeat(10_000))) break;
      }
    };
    response.on('drain', pour).on('error', () => undefined);
    pour();
  };
  await later();
  const [delivery] = await deliveries();
  expect(delivery).toMatchObject({ status: 'delivered', httpStatus: 200 });
  expect(delivery?.response).toHaveLength(1000);
  expect(written).toBeLessThan(50_000_000);
});

test('[SEC-54] a name that resolves to an internal address is rejected at each delivery, whatever it was before', async () => {
  await sql`insert into webhook (office_id, url, kinds, secret) values (1, 'https://localhost/hook', '{upload.done}',
    '')`.execute(api.database);
  await graph('mutation { rotateWebhookSecret(id: 1) { secret } }');
  for (const url of [
    'https://localhost/hook',
    'https://127.0.0.1/',
    'https://[::1]/',
    'http://169.254.169.254/latest',
  ]) {
    await emptyTables(api.database, ['office_event']);
    await sql`update webhook set url = ${url}, paused_until = null`.execute(api.database);
    await sendTest();
    await drain();
    expect([url, await deliveries()]).toMatchObject([
      url,
      [{ status: 'waiting', httpStatus: null, response: null, problem: 'The address is not on the public internet.' }],
    ]);
  }
  expect(receiver.received).toEqual([]);
});

test('[SEC-54] with another session key nothing is sent unsigned', async () => {
  await add();
  await sql`update webhook set secret = 'of-another-key'`.execute(api.database);
  await sendTest();
  await drain();
  expect(receiver.received).toEqual([]);
  expect(await deliveries()).toMatchObject([{ problem: 'The secret can no longer be read. Rotate it.' }]);
});
