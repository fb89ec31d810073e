import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { NotificationTarget, PinSet } from '@verandah/release-registry';
import { deleteExpiredRows } from '../../app/jobs/tidy.ts';
import { emptyTables } from '../../test-kit/empty-tables.ts';
import { testDatabaseUrl, type TestDatabase } from '../../test-kit/test-database.ts';
import { testService, type TestService } from '../../test-kit/test-service.ts';
import { openDatabase, type Database } from '../database/public.ts';
import { testSmtp, type TestSmtp } from '../mail/test-kit/smtp-server.ts';
import { testReceiver, type TestReceiver } from '../outgoing/test-kit/test-receiver.ts';
import { freezeTimesJob, logFreezeTimes } from '../registry/public.ts';

const sessionKey = 'a-session-key-for-the-tests-of-services';
let [server, receiver, smtp]: [TestDatabase?, TestReceiver?, TestSmtp?] = [];
let database: Database;
let service: TestService;
let received: TestReceiver['received'];
beforeAll(async () => {
  receiver = await testReceiver();
  received = receiver.received;
  smtp = await testSmtp();
  server = await testDatabaseUrl();
  database = await openDatabase({ dataDir: '', databaseUrl: server.url });
  service = await openService();
  for (const area of ['search', 'listing'])
    for (const version of ['1.0.0', '1.1.0'])
      await call('/releases', {
        area,
        version,
        contentHash: Buffer.from(`${area}${version}`.padEnd(32, '.')).toString('hex'),
        manifest: { area, version, contract: area === 'search' ? { squadEmail: 'search@example.com' } : {} },
        who,
      });
  for (const area of ['search', 'listing']) await move(area, 'promote', '1.0.0', null);
});
afterAll(async () => {
  await service.close();
  await database.destroy();
  await server?.drop();
  await receiver?.close();
  await smtp?.close();
});
beforeEach(async () => {
  await emptyTables(database, ['releases.target', 'releases.freeze', 'mail', 'mail_suppression', 'job_wanted']);
  received.length = 0;
  respondWith(204);
});

const who = 'ann';
const openService = () =>
  testService(database, {
    notifyHosts: [receiver?.host ?? ''],
    smtpUrl: smtp?.url ?? '',
    publicUrl: 'https://verandah.example',
    mailFrom: 'Verandah <no-reply@verandah.example>',
  });
async function call<Body = unknown>(path: string, body?: object): Promise<{ status: number; body: Body }> {
  const response = await fetch(`${service.address}/internal/registry${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'x-verandah-internal': readFileSync(join(service.settings.dataDir, 'internal-token'), 'utf8'),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: JSON.parse((await response.text()) || '{}') as Body };
}
const move = (area: string, action: string, version: string, from: string | null, more: object = {}) =>
  call<PinSet>('/pins', { action, area, version, from, who, ...more });
const kinds = ['monitor', 'delivery', 'freeze', 'operation'];
/** Adds a target at a path of the receiver. @returns the secret of a webhook */
const add = async (name: string, more: object = {}): Promise<string> => {
  const url = `http://${receiver?.host}/${name}`;
  const input = { name, channel: 'webhook', url, areas: [], kinds, who, ...more };
  const { status, body } = await call<{ secret: string; message: string }>('/targets', input);
  expect([status, body.message]).toEqual([200, undefined]);
  return body.secret;
};
const target = async (name: string): Promise<NotificationTarget | undefined> =>
  (await call<{ targets: NotificationTarget[] }>('/targets')).body.targets.find((one) => one.name === name);
const drain = () => service.service.jobs.drain();
/** Makes all messages due. */
const later = async () => {
  await sql`update releases.notification set next_at = now() where status = 'waiting'`.execute(database);
  await sql`update releases.target set paused_until = null`.execute(database);
  await sql`insert into job_wanted (name, data)
    select 'release-notification', json_build_object('target', id) from releases.target`.execute(database);
  await drain();
};
function respondWith(status: number, headers: Record<string, string> = {}): void {
  if (receiver) receiver.respond = (response) => response.writeHead(status, headers).end();
}
const texts = () => received.map(({ body }) => (JSON.parse(body) as { text: string }).text);

test('[REL-140] targets get signed messages of their areas and kinds: who, why, and the command that undoes it', async () => {
  const secret = await add('pager', { areas: ['search'], kinds: ['monitor'] });
  await add('chat', { channel: 'chat', kinds: ['delivery', 'operation'] });
  const why = '3.2 % of 410 page views failed, 0.1 % of 5,120 of 1.0.0 before: mount TypeError (13)';
  await move('search', 'promote', '1.1.0', '1.0.0', { why: 'larger photographs' });
  await move('search', 'rollback', '1.0.0', '1.1.0', { who: 'watch', why: `${why}\nmore figures` });
  await move('listing', 'promote', '1.1.0', '1.0.0');
  await move('listing', 'rollback', '1.0.0', '1.1.0', { who: 'watch' });
  await drain();
  const [message, ...others] = received.filter(({ path }) => path === '/pager');
  expect(others).toEqual([]);
  const { headers, body = '' } = message ?? {};
  const signed = `${String(headers?.['webhook-id'])}.${String(headers?.['webhook-timestamp'])}.${body}`;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  expect(headers?.['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  expect(JSON.parse(body)).toMatchObject({
    type: 'release.rollback',
    data: {
      summary: 'The health monitor rolled search back from 1.1.0 to 1.0.0',
      reason: why,
      undo: 'npm run ops -- promote search 1.1.0',
      entry: { action: 'rollback', area: 'search', from: '1.1.0', to: '1.0.0', who: 'watch' },
    },
  });
  expect(texts().filter(Boolean)).toEqual([
    'ann made search 1.1.0 live in place of 1.0.0\nReason: larger photographs\nTo undo: npm run ops -- rollback search',
    'ann made listing 1.1.0 live in place of 1.0.0\nTo undo: npm run ops -- rollback listing',
  ]);
  received.length = 0;
  const step = (percent: number) => ({ percent, audiences: [], minutes: 0, views: 0 });
  await call('/deliveries', { area: 'search', version: '1.1.0', live: '1.0.0', steps: [step(1), step(50)], who });
  await call('/rollouts', { area: 'search', version: '1.1.0', live: '1.0.0', percent: 0, audiences: [], who: 'watch' });
  await drain();
  expect(texts().filter(Boolean)).toEqual([
    'ann gave search 1.1.0 to 1 % of the visitors, step 1 of 2 of its delivery plan\nTo undo: npm run ops -- deliver stop search',
    'The health monitor ended the rollout of search 1.1.0\nTo undo: npm run ops -- rollout search 1.1.0 --percent 1',
  ]);
  expect(await target('pager')).toMatchObject({ waiting: 0, failed: 0, failingSince: null, problem: null });
});

test('[REL-140] a target that fails, hangs or closes delays no operation; its message is sent again with its id', async () => {
  await add('pager');
  // It hangs: the limit of ten seconds passes when the test says so.
  const limit = new AbortController();
  const hanging = new Promise<void>((resolve) => {
    if (receiver) receiver.respond = () => resolve();
  });
  await move('search', 'promote', '1.1.0', '1.0.0');
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const sending = drain();
  await hanging;
  timeout.mockRestore();
  expect((await move('search', 'rollback', '1.0.0', '1.1.0')).status).toBe(200);
  limit.abort();
  await sending;
  expect(await target('pager')).toMatchObject({ waiting: 2, problem: 'No response within ten seconds.' });
  const failing = async (respond: TestReceiver['respond']) => {
    if (receiver) receiver.respond = respond;
    await later();
    return (await target('pager'))?.problem;
  };
  expect(await failing((response) => response.destroy())).toBe('No connection (ECONNRESET).');
  expect(await failing((response) => response.writeHead(503).end())).toBe('The response has status 503.');
  expect(await failing((response) => response.writeHead(302, { location: '/elsewhere' }).end())).toMatch(/redirects/);
  const { failingSince } = (await target('pager')) ?? {};
  expect(Date.parse(failingSince ?? '')).toBeGreaterThan(Date.now() - 60_000);
  // An endless response is cut.
  expect(
    await failing((response) => {
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
      };
      response
        .writeHead(200)
        .on('drain', pour)
        .on('error', () => undefined);
      pour();
    }),
  ).toBeNull();
  await later();
  expect(await target('pager')).toMatchObject({ waiting: 0, failingSince: null, problem: null });
  const ids = received.map(({ headers }) => headers['webhook-id']);
  expect([ids.length, new Set(ids).size, new Set(ids.slice(0, 5)).size]).toEqual([6, 2, 1]);
  expect(received.every(({ path }) => path === '/pager')).toBe(true);
});

test('[REL-140] two processes send each message once; what a killed one did not finish another one sends again', async () => {
  await add('pager');
  const other = await openService();
  for (const [version, from] of [
    ['1.1.0', '1.0.0'],
    ['1.0.0', '1.1.0'],
  ] as const)
    await move('listing', 'promote', version, from);
  await Promise.all([drain(), other.service.jobs.drain()]);
  await Promise.all([drain(), other.service.jobs.drain()]);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
  expect(received).toHaveLength(2);
  received.length = 0;
  await other.close();

  const program = fileURLToPath(new URL('./test-kit/sends-notifications.ts', import.meta.url));
  const got = new Promise<void>((resolve) => {
    if (receiver) receiver.respond = () => resolve();
  });
  const child = spawn(process.execPath, [program, server?.url ?? '', sessionKey], {
    env: { ...process.env, NOTIFY_HOSTS: receiver?.host, DATA_DIR: service.settings.dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = once(child, 'exit');
  await move('listing', 'promote', '1.1.0', '1.0.0');
  await got;
  child.kill('SIGKILL');
  await gone;
  respondWith(204);
  await later();
  await later();
  await move('listing', 'rollback', '1.0.0', '1.1.0');
  await drain();
  const ids = received.map(({ headers }) => headers['webhook-id']);
  expect([ids.length, ids[0] === ids[1], ids[1] === ids[2]]).toEqual([3, true, false]);
});

test('[REL-140] a squad gets mails at the address in its contract; one that nobody can get is shown as failed', async () => {
  await add('squads', { channel: 'mail', url: undefined });
  await move('search', 'promote', '1.1.0', '1.0.0', { why: 'first line\r\nBcc: all@example.com', who: 'Ann\r\nX: 1' });
  await drain();
  const [mail, ...others] = smtp?.received ?? [];
  expect([mail?.to, others]).toEqual([['search@example.com'], []]);
  const [head = '', body = ''] = (mail?.message ?? '').split('\r\n\r\n');
  expect(head).toMatch(/^Subject: Ann +made search 1\.1\.0 live in place of 1\.0\.0$/m);
  expect(head).not.toMatch(/^(?:Bcc|X):/m);
  expect(body).not.toContain('all@example.com');
  expect(mail?.message).toContain('To undo: npm run ops -- rollback search');
  await move('search', 'rollback', '1.0.0', '1.1.0');
  await move('listing', 'promote', '1.1.0', '1.0.0');
  await drain();
  expect(smtp?.received).toHaveLength(2);
  expect(await target('squads')).toMatchObject({
    waiting: 0,
    failed: 1,
    problem: 'No contract of listing has a squadEmail.',
  });
  await move('listing', 'rollback', '1.0.0', '1.1.0');
  await sql`insert into mail_suppression values ('search@example.com', 'release', 'unsubscribed')`.execute(database);
  await emptyTables(database, ['releases.target']);
  await add('squads', { channel: 'mail', url: undefined });
  await call('/targets/squads/test', { who });
  await drain();
  expect(await target('squads')).toMatchObject({ failed: 0, problem: 'An address has unsubscribed.' });
});

test('[REL-140] names and reasons mention nobody in a chat and are no markup in a Teams card; tests reach paused targets', async () => {
  await add('chat', { channel: 'chat' });
  await add('teams', { channel: 'teams' });
  const why = '@all <!channel> & <https://evil.example|log in>\u202E';
  await move('search', 'promote', '1.1.0', '1.0.0', { who: '<!here>', why });
  await drain();
  interface Card {
    readonly contentType: string;
    readonly content: { readonly body: readonly { readonly type: string; readonly inlines: readonly object[] }[] };
  }
  const bodyAt = (path: string) =>
    JSON.parse(received.find((one) => one.path === path)?.body ?? '') as { readonly attachments?: readonly Card[] };
  expect(bodyAt('/chat')).toEqual({
    text: [
      '&lt;!here&gt; made search 1.1.0 live in place of 1.0.0',
      'Reason: @\u200Ball &lt;!channel&gt; &amp; &lt;https://evil.example|log in&gt;',
      'To undo: npm run ops -- rollback search',
    ].join('\n'),
  });
  const [card] = bodyAt('/teams').attachments ?? [];
  expect(card?.contentType).toBe('application/vnd.microsoft.card.adaptive');
  expect(card?.content.body.map(({ type }) => type)).toEqual(Array(3).fill('RichTextBlock'));
  expect(card?.content.body[1]?.inlines).toEqual([{ type: 'TextRun', text: `Reason: ${why.slice(0, -1)}` }]);
  respondWith(500);
  await move('search', 'rollback', '1.0.0', '1.1.0');
  await drain();
  respondWith(204);
  received.length = 0;
  expect((await call('/targets/chat/test', { who })).status).toBe(200);
  await drain();
  expect(texts()).toEqual(['Test message to chat: notifications of releases arrive here']);
  expect((await call('/targets/nobody/test', { who })).body).toMatchObject({ reason: 'unknown-target' });
});

test('[REL-140] private addresses are rejected when typed and when a name leads to them; addresses are stored sealed', async () => {
  for (const url of [
    'https://127.0.0.1/',
    'https://[::1]/',
    'http://example.com/',
    'https://example.com:8443/',
    'https://ann:secret@example.com/',
    'file:///etc/passwd',
    'not an address',
  ])
    expect([url, (await call('/targets', { name: 'x', channel: 'chat', url, areas: [], kinds, who })).body]).toEqual([
      url,
      { reason: 'invalid', message: expect.stringMatching(/^url must be an https address/) },
    ]);
  for (const wrong of [{ channel: 'mail' }, { url: undefined }, { kinds: [] }, { name: 'a\r\nb' }, { areas: ['A'] }])
    expect(
      (
        await call('/targets', {
          name: 'x',
          channel: 'chat',
          url: 'https://a.example/',
          areas: [],
          kinds,
          who,
          ...wrong,
        })
      ).body,
    ).toMatchObject({ reason: 'invalid' });
  await add('chat', { channel: 'chat', url: 'https://localhost/services/T0/SECRET' });
  expect(await target('chat')).toMatchObject({ host: 'https://localhost' });
  const { rows } = await sql`select * from releases.target`.execute(database);
  const { events } = (await call<{ events: object[] }>('/events')).body;
  expect(JSON.stringify([rows, events])).not.toContain('SECRET');
  await move('search', 'promote', '1.1.0', '1.0.0');
  await drain();
  expect(await target('chat')).toMatchObject({ waiting: 1, problem: 'The address is not on the public internet.' });
  await move('search', 'rollback', '1.0.0', '1.1.0');
  expect((await call('/targets', { name: 'chat', channel: 'mail', areas: [], kinds, who })).body).toMatchObject({
    reason: 'name-taken',
  });
  await sql`update releases.target set address = 'of-another-key', paused_until = null`.execute(database);
  await later();
  expect((await target('chat'))?.problem).toMatch(/^The address or secret can no longer be read/);
  expect((await call('/targets/chat/remove', { who, why: 'moved' })).status).toBe(200);
  expect(await drain()).toBe(0);
  expect((await call<{ events: object[] }>('/events?limit=1')).body.events).toMatchObject([
    { action: 'notify-remove', who, why: 'moved', detail: { target: 'chat' } },
  ]);
});

test('[REL-141] a freeze that begins or ends by time is logged once and notified of; a lifted one is not', async () => {
  await add('chat', { channel: 'chat', kinds: ['freeze'], areas: ['search'] });
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const freeze = (from: string, until: string, area: string | null = null) =>
    call<{ id: number }>('/freezes', { area, from, until, why: 'public holiday', who });
  const [begins, ends] = [at(10), at(20)];
  const { id: planned } = (await freeze(begins, ends)).body;
  const queued = await database
    .selectFrom('job_wanted')
    .select('start_after')
    .where('name', '=', freezeTimesJob)
    .execute();
  expect(queued.map(({ start_after: moment }) => moment?.toISOString())).toEqual([begins, ends]);
  const { id: lifted } = (await freeze(at(-1), at(20), 'search')).body;
  await freeze(at(-1), at(20), 'listing');
  await call(`/freezes/${lifted}/lift`, { who });
  await logFreezeTimes(database);
  await drain();
  expect(texts()).toEqual([
    expect.stringMatching(/^ann announced a freeze of all areas from [\d-]+ [\d:]+ UTC until .* UTC\nReason: public/),
    expect.stringMatching(/^ann began a freeze of search until/),
    expect.stringMatching(/^ann lifted freeze \d+ of search\n/),
  ]);
  expect(texts()[0]).toContain(`To undo: npm run ops -- freeze lift ${planned}`);
  received.length = 0;
  const pass = async (minutes: number) => {
    await sql`update releases.freeze set from_at = from_at - ${minutes} * interval '1 minute',
      until_at = until_at - ${minutes} * interval '1 minute'`.execute(database);
    await Promise.all([logFreezeTimes(database), logFreezeTimes(database)]);
    await logFreezeTimes(database);
    await drain();
  };
  await pass(11);
  await pass(10);
  expect(texts()).toEqual([
    expect.stringMatching(/^The freeze of all areas has begun and lasts until/),
    expect.stringMatching(
      /^The freeze of all areas has ended\nReason: public holiday\nTo undo: npm run ops -- freeze --until TIME --why TEXT$/,
    ),
  ]);
  const { events } = (await call<{ events: { action: string; area: string }[] }>('/events?limit=3')).body;
  expect(events.map(({ action, area }) => [action, area])).toEqual([
    ['freeze-end', 'listing'],
    ['freeze-end', null],
    ['freeze-begin', null],
  ]);
  await sql`update releases.notification set created_at = now() - interval '15 days'`.execute(database);
  await deleteExpiredRows(database);
  expect((await sql`select from releases.notification`.execute(database)).rows).toEqual([]);
});
