import { sql } from 'kysely';
import { now } from '../../clock.ts';
import { testDatabase, type Database } from '../../database/public.ts';
import { testService, type TestService } from '../../test-service.ts';
import { createMember } from '../create-member.ts';
import { browser, type TestBrowser } from '../test-browser.ts';
import { newToken } from '../token-store.ts';
import { codeAt } from './totp.ts';

jest.setTimeout(60_000);
const password = 'correct horse battery staple';
let database: Database;
let service: TestService;
let id: number;
beforeAll(async () => {
  database = await testDatabase();
  service = await testService(database, { developmentProvider: true });
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});
beforeEach(async () => {
  await sql`truncate member, throttle, mail cascade`.execute(database);
  id = await createMember(database, { name: 'Ada Lovell', username: 'ada', email: 'ada@example.com', password });
});

const json = (body: object) => ({ body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
const path = () => `/member/${id}/settings/second-factor`;
const wrong = { status: 422, body: { errors: [{ field: 'code', message: expect.stringContaining('not right') }] } };
const signInAs = (visitor: TestBrowser, at = '/auth/signin') => visitor.post(at, { username: 'ada', password });
/** As if the code that was taken last were of long ago: the next may be of the same half minute. */
const later = () => sql`update member_second_factor set last_step = 0`.execute(database);
const mails = async () => (await sql<{ subject: string }>`select subject from mail order by queued_at`.execute(database)).rows.map(({ subject }) => subject);

interface Enrolled { readonly here: TestBrowser; readonly secret: string; readonly codes: readonly string[]; code(): string }
async function enrolled(): Promise<Enrolled> {
  const here = browser(service.address);
  expect((await signInAs(here)).status).toBe(200);
  const { secret } = (await here.post(path())).body;
  const code = () => codeAt(secret, now());
  const on = await here.send('PUT', path(), json({ code: code() }));
  expect(on.status).toBe(200);
  await later();
  return { here, secret, codes: on.body.recoveryCodes, code };
}
async function challenged(visitor: TestBrowser): Promise<string> {
  const asked = await signInAs(visitor);
  expect([asked.status, visitor.cookies()]).toEqual([401, {}]);
  return asked.body.challenge;
}

test('a second factor is begun with a picture, confirmed by a code, told by mail, and signs other devices out', async () => {
  const [here, there] = [browser(service.address), browser(service.address)];
  await Promise.all([signInAs(here), signInAs(there)]);
  const begun = (await here.post(path())).body;
  expect(begun).toEqual({ secret: expect.stringMatching(/^[A-Z2-7]{32}$/), address: expect.stringContaining(`secret=${String(begun.secret)}`), qr: expect.stringMatching(/^<svg /) });
  expect(begun.address).toContain('issuer=Verandah');
  // A page that is drawn again shows the same picture.
  expect((await here.post(path())).body).toEqual(begun);
  // Not in force before it is confirmed.
  expect((await signInAs(browser(service.address))).status).toBe(200);
  expect(await here.send('PUT', path(), json({ code: 'abcdef' }))).toMatchObject(wrong);
  const on = await here.send('PUT', path(), json({ code: codeAt(begun.secret, now()) }));
  expect([on.status, new Set(on.body.recoveryCodes).size, on.body.recoveryCodes[0]]).toEqual([200, 10, expect.stringMatching(/^(?:[A-Z2-7]{4}-){5}[A-Z2-7]{4}$/)]);
  expect((await here.get(`/member/${id}/settings`)).body.secondFactor).toEqual({ on: true, codesLeft: 10, required: false });
  expect([(await there.get('/auth/refresh')).status, (await here.get('/auth/refresh')).status, (await here.post(path())).status]).toEqual([401, 200, 409]);
  expect(await mails()).toEqual(['A second factor was switched on']);
});

test('the secret lies in the database sealed, recovery codes as hashes', async () => {
  const { secret, codes } = await enrolled();
  const { rows } = await sql<{ kept: string }>`select string_agg(f::text, '') || (select string_agg(c::text, '') from member_recovery_code c) as kept from member_second_factor f`.execute(database);
  const kept = rows[0]?.kept ?? '';
  expect(kept).toContain('(');
  expect([secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))].filter((each) => kept.includes(each))).toEqual([]);
});

test('after the right password comes a challenge and no session; the code makes one', async () => {
  const { code } = await enrolled();
  const visitor = browser(service.address);
  expect((await visitor.post('/auth/signin', { username: 'ada', password: 'not the right one' })).body.challenge).toBeUndefined();
  const challenge = await challenged(visitor);
  expect(await visitor.post('/auth/second-factor', { challenge, code: 'abcdef' })).toMatchObject(wrong);
  expect(visitor.cookies()).toEqual({});
  const inside = await visitor.post('/auth/second-factor', { challenge, code: ` ${code().slice(0, 3)} ${code().slice(3)} ` });
  expect([inside.status, inside.headers.get('location'), (await visitor.get('/auth/session')).body.signedIn]).toEqual([200, '/member/ada', true]);
});

test('a code works once, also at another sign-in', async () => {
  const { code } = await enrolled();
  const [one, two] = [browser(service.address), browser(service.address)];
  const used = code();
  const challenges = [await challenged(one), await challenged(two)];
  expect((await one.post('/auth/second-factor', { challenge: challenges[0], code: used })).status).toBe(200);
  expect(await two.post('/auth/second-factor', { challenge: challenges[1], code: used })).toMatchObject(wrong);
});

test('a challenge works once, ends after five minutes and can\'t be made up', async () => {
  const { code } = await enrolled();
  const visitor = browser(service.address);
  const answer = async (challenge: string) => {
    await later();
    return (await visitor.post('/auth/second-factor', { challenge, code: code() })).status;
  };
  const used = await challenged(visitor);
  expect([await answer(used), await answer(used)]).toEqual([200, 410]);
  const old = await challenged(browser(service.address));
  expect((await sql`select 1 from member_token where purpose = 'second-factor' and used_at is null and expires_at <= now() + interval '5 minutes'`.execute(database)).rows).toHaveLength(1);
  await sql`update member_token set expires_at = now() where used_at is null`.execute(database);
  const other = await newToken(database, { memberId: id, email: 'ada@example.com', purpose: 'reset-password', minutes: 5 });
  expect([await answer(old), await answer('x'.repeat(43)), await answer(other)]).toEqual([410, 410, 410]);
});

test('wrong codes are slowed down by member, whatever challenge and network they come with', async () => {
  const { code } = await enrolled();
  const [one, two, three] = [browser(service.address), browser(service.address), browser(service.address)];
  const challenges = [await challenged(one), await challenged(two), await challenged(three)] as const;
  const answers: number[] = [];
  // The sixth, unless a minute has ended meanwhile.
  for (let at = 0; at < 21 && answers.at(-1) !== 429; at += 1) answers.push((await one.post('/auth/second-factor', { challenge: challenges[at % 2], code: 'abcdef' }, { 'x-forwarded-for': `203.0.113.${at}` })).status);
  expect([answers.length > 5, answers.slice(0, 5), answers.at(-1)]).toEqual([true, [422, 422, 422, 422, 422], 429]);
  await sql`update throttle set count = 1000 where key like 'second-factor:%'`.execute(database);
  expect(await three.post('/auth/second-factor', { challenge: challenges[2], code: code() })).toMatchObject({ status: 429, body: { 'violated-policies': ['second-factor'] } });
});

test('a recovery code signs in once, and its member is told', async () => {
  const { here, codes } = await enrolled();
  const [one, two] = [browser(service.address), browser(service.address)];
  expect((await one.post('/auth/second-factor', { challenge: await challenged(one), code: codes[0]?.toLowerCase() })).status).toBe(200);
  expect(await two.post('/auth/second-factor', { challenge: await challenged(two), code: codes[0] })).toMatchObject(wrong);
  expect([(await here.get(`/member/${id}/settings`)).body.secondFactor.codesLeft, (await mails()).at(-1)]).toEqual([9, 'A recovery code was used']);
});

test('no way that begins with the password or a mailed link goes round the second factor', async () => {
  const { code } = await enrolled();
  const token = (purpose: 'reset-password' | 'verify-email') => newToken(database, { memberId: id, email: 'ada@example.com', purpose, minutes: 5 });
  const next = 'a wholly new sentence';
  const ways: readonly (readonly [string, object])[] = [
    ['/auth/signin', { email: 'ada@example.com', password }], ['/api/user/signin', { username: 'ada', password }], ['/api/user/tokenexchange', { username: 'ada', password }],
    ['/auth/verify', { token: await token('verify-email') }], ['/auth/reset', { token: await token('reset-password'), password: next }],
  ];
  for (const [way, body] of ways) {
    const asked = await fetch(`${service.address}${way}`, { method: 'POST', headers: { 'content-type': 'application/json', domain: 'localhost' }, body: JSON.stringify(body) });
    expect([way, asked.status, asked.headers.getSetCookie()]).toEqual([way, 401, []]);
    expect(await asked.json()).toMatchObject({ challenge: expect.any(String), errors: [{ field: 'code', message: expect.any(String) }] });
  }
  // The new password is set all the same; callers without cookies finish as they began.
  const asked = await fetch(`${service.address}/auth/signin`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ username: 'ada', password: next }) });
  const { challenge } = await asked.json() as { challenge: string };
  const tokens = await fetch(`${service.address}/api/user/tokenexchange`, { method: 'POST', headers: { 'content-type': 'application/json', domain: 'localhost' }, body: JSON.stringify({ challenge, code: code() }) });
  expect([tokens.status, await tokens.json()]).toEqual([200, expect.objectContaining({ accessToken: expect.any(String), refreshToken: expect.any(String) })]);
});

test('a challenge that waits ends with the password, and a suspended member gets none', async () => {
  const { here, code } = await enrolled();
  const visitor = browser(service.address);
  const challenge = await challenged(visitor);
  expect((await here.send('PUT', `/member/${id}/settings/password`, json({ currentPassword: password, password: 'a wholly new sentence' }))).status).toBe(204);
  expect((await visitor.post('/auth/second-factor', { challenge, code: code() })).status).toBe(410);
  const another = (await visitor.post('/auth/signin', { username: 'ada', password: 'a wholly new sentence' })).body.challenge;
  await sql`update member set suspended_at = now()`.execute(database);
  expect((await visitor.post('/auth/second-factor', { challenge: another, code: code() })).status).toBe(403);
  expect((await visitor.post('/auth/signin', { username: 'ada', password: 'a wholly new sentence' })).status).toBe(403);
});

test('showing again who one is asks for password and code', async () => {
  const { here, code } = await enrolled();
  await sql`update member_session set proved_at = now() - interval '11 minutes'`.execute(database);
  expect(await here.post('/auth/prove', { password })).toMatchObject({ status: 422, body: { errors: [{ field: 'code' }] } });
  expect(await here.post('/auth/prove', { password, code: 'abcdef' })).toMatchObject(wrong);
  expect((await here.send('DELETE', `/member/${id}/sessions`)).status).toBe(403);
  expect((await here.post('/auth/prove', { password, code: code() })).status).toBe(204);
  expect((await here.send('DELETE', `/member/${id}/sessions`)).status).toBe(200);
});

test('beginning one asks who has not signed in lately to show who they are', async () => {
  const here = browser(service.address);
  await signInAs(here);
  await sql`update member_session set proved_at = now() - interval '11 minutes'`.execute(database);
  expect(await here.post(path())).toMatchObject({ status: 403, body: { errors: [{ field: 'proof' }] } });
  expect(await here.send('PUT', path(), json({ code: '123456' }))).toMatchObject({ status: 403, body: { errors: [{ field: 'proof' }] } });
});

test('new recovery codes and switching off ask for password and code; the old codes are good for nothing then', async () => {
  const { here, codes, code } = await enrolled();
  const renew = `${path()}/recovery-codes`;
  expect(await here.post(renew, { password: 'not the right one', code: code() })).toMatchObject({ status: 422, body: { errors: [{ field: 'password' }] } });
  expect(await here.post(renew, { password, code: 'abcdef' })).toMatchObject(wrong);
  const fresh = (await here.post(renew, { password, code: code() })).body.recoveryCodes;
  expect([fresh.length, fresh.filter((each: string) => codes.includes(each))]).toEqual([10, []]);
  expect(await here.send('DELETE', path(), json({ password, code: codes[1] }))).toMatchObject(wrong);
  expect((await here.send('DELETE', path(), json({ password, code: fresh[1] }))).status).toBe(204);
  expect((await signInAs(browser(service.address))).status).toBe(200);
  expect([(await sql`select 1 from member_recovery_code`.execute(database)).rows, (await mails()).at(-1), (await here.send('DELETE', path(), json({ password, code: code() }))).status]).toEqual([[], 'The second factor was switched off', 409]);
});

test('an admin takes a lost second factor away with a reason, on record and told by mail', async () => {
  await enrolled();
  await createMember(database, { name: 'Quinn Admin', username: 'quinn', email: 'quinn@example.com', password, role: 'admin' });
  const admin = browser(service.address);
  await admin.post('/auth/signin', { username: 'quinn', password });
  const remove = async () => (await admin.post('/graphql', { query: `mutation { lookAfterMember(memberId: "${id}", action: removeSecondFactor, why: "Their phone is lost.") { hasSecondFactor history { action why } } }` })).body;
  expect((await remove()).data.lookAfterMember).toEqual({ hasSecondFactor: false, history: [{ action: 'removeSecondFactor', why: 'Their phone is lost.' }] });
  expect((await remove()).errors[0].extensions.code).toBe('CONFLICT');
  expect([(await mails()).at(-1), (await signInAs(browser(service.address))).status]).toEqual(['Your second factor was taken away', 200]);
});

test('the export tells of a second factor and not its secret; deleting the account removes it', async () => {
  const { here, secret, codes } = await enrolled();
  const exported = (await here.get(`/member/${id}/export`)).body;
  expect(exported.secondFactor).toEqual([{ begun_at: expect.any(String), confirmed_at: expect.any(String) }]);
  expect([secret, ...codes].filter((each) => JSON.stringify(exported).includes(each))).toEqual([]);
  expect((await here.send('DELETE', `/member/${id}`, json({ password }))).status).toBe(204);
  expect([(await sql`select 1 from member_second_factor`.execute(database)).rows, (await sql`select 1 from member_recovery_code`.execute(database)).rows]).toEqual([[], []]);
});

test('a provider signs in by its own factor, but an address alone links none to an account with a second factor', async () => {
  await enrolled();
  const { knownMember } = await import('../social/known-member.ts');
  const claims = { subject: 'ada-there', email: 'ada@example.com', emailVerified: true, name: 'Ada' };
  const known = () => database.transaction().execute((transaction) => knownMember(transaction, { name: 'away', label: 'Away', issuer: '', clientId: '', clientSecret: '' }, claims, 'http://localhost'));
  await expect(known()).rejects.toThrow('Your account has a second factor. Sign in with your password, then link Away in your account.');
  await sql`insert into member_identity (provider, subject, member_id) values ('away', 'ada-there', ${id}::int)`.execute(database);
  expect((await known()).id).toBe(id);
});
