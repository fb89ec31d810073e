import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import ece from 'http_ece';
import { importJWK, jwtVerify } from 'jose';
import { sql } from 'kysely';
import { testApi, type TestApi } from '../../../../test-kit/test-api.ts';
import { testSession } from '../../../../test-kit/test-members.ts';
import { mostDevices } from './devices.ts';
import { pushKeyOf } from './push-key.ts';
import { pushRequest } from './push-request.ts';
import { emptyTables } from '../../../../test-kit/empty-tables.ts';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}
let pushService: Server;
let host: string;
let received: Received[] = [];
let status = 201;
let api: TestApi;

beforeAll(async () => {
  pushService = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status, { location: '/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => {
    pushService.listen(0, '127.0.0.1', resolve);
  });
  host = `127.0.0.1:${(pushService.address() as AddressInfo).port}`;
  api = await testApi({ settings: { pushHosts: [host] } });
});
afterAll(async () => {
  await api.close();
  await new Promise((resolve) => {
    pushService.close(resolve);
  });
});
beforeEach(async () => {
  received = [];
  status = 201;
  await emptyTables(
    api.database,
    ['question', 'answer', 'answer_comment', 'follow', 'notification', 'push_device', 'throttle', 'job_wanted'],
    'restart identity',
  );
  await sql`update member set preferences = '{}', suspended_at = null`.execute(api.database);
  await sql`update member_session set revoked_at = null`.execute(api.database);
});

type Who = keyof TestApi['as'];
const members = { mara: 1, noah: 2 } as const;

/** A browser that can subscribe and read its messages. */
function testBrowser(path: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16).toString('base64url');
  return {
    subscription: { endpoint: `http://${host}${path}`, keys: { p256dh: keys.getPublicKey('base64url'), auth } },
    read: ({ body }: Received): unknown =>
      JSON.parse(ece.decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: auth }).toString()),
  };
}
const subscribe = (who: keyof typeof members, body: object, id: number = members[who]) =>
  api.as[who].call('PUT', `/rest/member/${id}/push-devices/current`, body);
const list = async (who: keyof typeof members) =>
  (await api.as[who].call('GET', `/rest/member/${members[who]}/push-devices`)).body as {
    publicKey: string;
    devices: { id: number; current: boolean }[];
  };
const ask = (who: Who) =>
  api.as[who].call('POST', '/richmond-vic-3121/questions/ask', { title: 'Is it noisy?', content: '' });
const answer = (who: Who, text: string) => api.as[who].call('POST', '/posts/questions/answer', { questionId: 1, text });
const drain = () => api.service.service.jobs.drain();

test('[NTFY-13] an answer reaches the asker’s browser, encrypted for it and signed by the site, without its content', async () => {
  const browser = testBrowser('/push/mara');
  expect((await subscribe('mara', browser.subscription)).status).toBe(200);
  await ask('mara');
  await answer('noah', 'Only on Fridays.');
  await drain();
  const [message, ...others] = received;
  expect(others).toEqual([]);
  if (message === undefined) throw new Error('Nothing was pushed.');
  expect(browser.read(message)).toEqual({
    title: 'Noah Field answered your question about Richmond',
    body: 'Is it noisy?',
    path: '/question/is-it-noisy-richmond-vic-3121-1#answer-1',
    tag: 'replies:1',
  });
  expect(message.body.includes('noisy')).toBe(false);
  expect(message.path).toBe('/push/mara');
  expect(message.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(message.headers.authorization ?? '') ?? [];
  const { publicKey } = await list('mara');
  expect(key).toBe(publicKey);
  const { d: _private, ...jwk } = pushKeyOf(api.service.service.sessionKey).jwk;
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), { audience: `http://${host}` });
  expect(payload.sub).toBe('mailto:help@verandah.example');
  // Sent once.
  await drain();
  expect(received).toHaveLength(1);
});

test('[NTFY-13] several of a group are one message that leads to the list; read and hidden ones are not sent', async () => {
  const browser = testBrowser('/push/mara');
  await subscribe('mara', browser.subscription);
  await ask('mara');
  await answer('noah', 'Only on Fridays.');
  await answer('petra', 'Never.');
  await drain();
  expect(received.map((each) => browser.read(each))).toEqual([
    {
      title: '2 new replies',
      body: 'Petra Lane answered your question about Richmond\nNoah Field answered your question about Richmond',
      path: '/notifications',
      tag: 'replies:2',
    },
  ]);
  await answer('noah', 'And on Mondays.');
  await sql`update notification set read_at = now()`.execute(api.database);
  await drain();
  await answer('noah', 'And on Tuesdays.');
  await sql`update answer set removed = true`.execute(api.database);
  await drain();
  expect(received).toHaveLength(1);
});

test('[NTFY-14] what the member chose for a group is obeyed when the push is due, and can be taken back', async () => {
  const browser = testBrowser('/push/mara');
  await subscribe('mara', browser.subscription);
  await ask('mara');
  const choose = (replies: boolean) =>
    api.as.mara.call('PATCH', '/rest/member/1/settings', { preferences: { devices: { replies } } });
  await answer('noah', 'Only on Fridays.');
  const { body } = await choose(false);
  expect(body).toMatchObject({ preferences: { devices: { replies: false, saved: true } } });
  await drain();
  await answer('noah', 'And on Mondays.');
  await drain();
  expect(received).toEqual([]);
  await sql`update notification set created_at = now() - interval '2 hours'`.execute(api.database);
  await choose(true);
  await answer('noah', 'And on Tuesdays.');
  await drain();
  expect(received.map((each) => browser.read(each))).toMatchObject([{ tag: 'replies:3' }]);
});

test('[NTFY-14] nothing is sent to a device that was signed out or removed, or to a suspended member; devices are private', async () => {
  const browser = testBrowser('/push/mara');
  await subscribe('mara', browser.subscription);
  await ask('mara');
  const revoke = sql`update member_session set revoked_at = now() where id = ${testSession(1)}::uuid`;
  await revoke.execute(api.database);
  await answer('noah', '1');
  await drain();
  await sql`update member_session set revoked_at = null`.execute(api.database);
  await sql`update member set suspended_at = now() where id = 1`.execute(api.database);
  await answer('noah', '2');
  await drain();
  await sql`update member set suspended_at = null`.execute(api.database);
  const [device] = (await list('mara')).devices;
  expect(device).toMatchObject({ current: true });
  const path = `/rest/member/1/push-devices/${device?.id}`;
  expect((await api.as.noah.call('DELETE', path)).status).toBe(404);
  expect((await api.as.noah.call('DELETE', path.replace('member/1', 'member/2'))).status).toBe(404);
  expect((await api.as.noah.call('GET', '/rest/member/1/push-devices')).status).toBe(404);
  expect((await api.as.visitor.call('GET', '/rest/member/1/push-devices')).status).toBe(401);
  expect((await subscribe('noah', testBrowser('/x').subscription, 1)).status).toBe(404);
  await answer('noah', '3');
  expect((await api.as.mara.call('DELETE', path)).status).toBe(204);
  expect((await list('mara')).devices).toEqual([]);
  await drain();
  expect(received).toEqual([]);
});

test('[NTFY-14] a subscription that has ended is dropped; what the push service rejects is not, and a redirect is not followed', async () => {
  const browser = testBrowser('/push/mara');
  await ask('mara');
  for (const [returned, left] of [
    [404, 0],
    [410, 0],
    [400, 1],
    [301, 1],
  ] as const) {
    received = [];
    status = returned;
    await subscribe('mara', browser.subscription);
    await answer('noah', String(returned));
    await drain();
    expect([returned, received.map(({ path }) => path)]).toEqual([returned, ['/push/mara']]);
    expect([returned, (await list('mara')).devices.length]).toEqual([returned, left]);
  }
});

test('[NTFY-14] an endpoint is https on the public internet; keys are keys', async () => {
  const { subscription } = testBrowser('/');
  const wrong = async (change: object) => (await subscribe('mara', { ...subscription, ...change })).status;
  for (const endpoint of [
    'http://push.example/a',
    'https://127.0.0.1/a',
    'https://localhost:5432/a',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/a',
    'https://0x7f.1/',
    'https://user:word@push.example/a',
    'https://push.example:8443/a',
    'file:///etc/passwd',
    'no address',
    `https://push.example/${'a'.repeat(1000)}`,
  ])
    expect([endpoint, await wrong({ endpoint })]).toEqual([endpoint, 422]);
  const { keys } = subscription;
  expect(await wrong({ keys: { ...keys, auth: 'AA' } })).toBe(422);
  expect(await wrong({ keys: { ...keys, p256dh: Buffer.alloc(65).toString('base64url') } })).toBe(422);
  // On the curve it must be, too: encrypting for it would fail at each message.
  const off = Buffer.alloc(65, 1);
  off[0] = 4;
  expect(await wrong({ keys: { ...keys, p256dh: off.toString('base64url') } })).toBe(422);
  expect((await list('mara')).devices).toEqual([]);
});

test('[NTFY-14] a name that leads inside is dropped when it is resolved', async () => {
  const { subscription } = testBrowser('/');
  // Resolves to this machine.
  await subscribe('mara', { ...subscription, endpoint: 'https://localhost/a' });
  expect((await list('mara')).devices).toHaveLength(1);
  await ask('mara');
  await answer('noah', 'Only on Fridays.');
  await drain();
  expect((await list('mara')).devices).toEqual([]);
  expect(received).toEqual([]);
});

test('[NTFY-14] a browser that another member uses next is theirs alone; its endpoint alone is not enough to take it', async () => {
  const { subscription } = testBrowser('/push/shared');
  await subscribe('mara', subscription);
  const thief = { ...testBrowser('/').subscription, endpoint: subscription.endpoint };
  expect((await subscribe('noah', thief)).status).toBe(409);
  expect((await list('mara')).devices).toHaveLength(1);
  expect((await subscribe('noah', subscription)).status).toBe(200);
  expect((await list('mara')).devices).toEqual([]);
  // The same again changes nothing, and a new subscription replaces the former.
  await subscribe('noah', subscription);
  await subscribe('noah', testBrowser('/push/new').subscription);
  expect((await list('noah')).devices).toHaveLength(1);
});

test('[NTFY-14] a member has at most ten devices', async () => {
  for (let n = 0; n < mostDevices; n += 1)
    await sql`with s as (insert into member_session (member_id, refresh_hash, expires_at)
      values (1, ${`hash-${n}`}, now() + interval '1 day') returning id)
      insert into push_device (member_id, session_id, endpoint, p256dh, auth)
        select 1, id, ${`https://push.example/${n}`}, '', '' from s`.execute(api.database);
  const { status: refused, body } = await subscribe('mara', testBrowser('/one-more').subscription);
  expect([refused, JSON.stringify(body)]).toEqual([409, expect.stringContaining('up to 10 devices')]);
  await sql`delete from member_session where refresh_hash like 'hash-%'`.execute(api.database);
});

test('[NTFY-13] the encryption is that of RFC 8291: its example decrypts, and ours differs at each message', async () => {
  const receiver = createECDH('prime256v1');
  receiver.setPrivateKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url');
  const authSecret = 'BTBZMqHH6r4Tts7J_aSIgg';
  const example =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
  const read = (body: Buffer) =>
    ece.decrypt(body, { version: 'aes128gcm', privateKey: receiver, authSecret }).toString();
  expect(read(Buffer.from(example, 'base64url'))).toBe('When I grow up, I want to be a watermelon');
  const subscription = {
    endpoint: 'https://push.example/a',
    p256dh: receiver.getPublicKey('base64url'),
    auth: authSecret,
  };
  const message = { title: 'Hello', body: '', path: '/', tag: 'a' };
  const key = pushKeyOf(Buffer.from('a'.repeat(32)));
  const send = () => pushRequest(subscription, message, key, 'mailto:a@b.example', 0);
  const [one, two] = [await send(), await send()];
  expect([read(one.body), read(two.body)]).toEqual(Array<string>(2).fill(JSON.stringify(message)));
  expect(one.body.equals(two.body)).toBe(false);
  expect(pushKeyOf(Buffer.from('b'.repeat(32))).publicKey).not.toBe(key.publicKey);
});
