import { sql } from 'kysely';
import { holdClock } from '../../../test-kit/hold-clock.ts';
import { deleteExpiredRows } from '../../../app/jobs/tidy.ts';
import { jsonBody, testAccounts, testPassword as password, type TestAccounts } from '../test-accounts.ts';
import type { TestBrowser } from '../test-browser.ts';
import { enrolMember, factorPath } from '../second-factor/test-factor.ts';
import { relyingPartyOf } from './relying-party.ts';
import { cbor, cborMap, TestAuthenticator, type Alteration } from './test-authenticator.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';

const origin = 'http://localhost:3000';
holdClock();
let accounts: TestAccounts;
let id: number;
beforeAll(async () => {
  accounts = await testAccounts();
});
afterAll(() => accounts.close());
beforeEach(async () => {
  ({ ada: id } = await accounts.begin('ada'));
  await emptyTables(accounts.database, ['passkey_challenge']);
});

const pathOf = (memberId: number): string => `/member/${memberId}/passkeys`;
const options = async (here: TestBrowser, memberId = id) => (await here.post(`${pathOf(memberId)}/options`)).body;
async function added(here: TestBrowser, memberId = id, phone = new TestAuthenticator(origin), altered?: Alteration) {
  const credential = phone.create(await options(here, memberId), altered);
  return { phone, response: await here.post(pathOf(memberId), { name: 'Phone', credential }) };
}
const requested = async (visitor: TestBrowser) => (await visitor.post('/auth/passkey/options')).body;
/** Signs in with a passkey, or with a modified signature. */
async function signIn(visitor: TestBrowser, phone: TestAuthenticator, altered?: Alteration) {
  return visitor.post('/auth/passkey', { credential: phone.get(await requested(visitor), altered) });
}
const signedIn = async (visitor: TestBrowser): Promise<boolean> => (await visitor.get('/auth/session')).body.signedIn;
const rejected = { status: 401, body: { detail: expect.stringContaining('This passkey doesn’t work here') } };

test('[MEMB-25, SEC-59] a member adds a passkey, is notified by mail, signs in with it, renames it and removes it', async () => {
  const here = await accounts.signedIn();
  const begun = await options(here);
  expect(begun).toMatchObject({
    rp: { id: 'localhost', name: 'Verandah' },
    user: { id: expect.stringMatching(/^[\w-]{43}$/), name: 'ada@example.com', displayName: 'Ada Lovell' },
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  });
  const phone = new TestAuthenticator(origin);
  const response = await here.post(pathOf(id), { name: ' My\u0000phone ', credential: phone.create(begun) });
  expect(response).toMatchObject({ status: 201, body: { name: 'My phone', backedUp: true, lastUsedAt: null } });
  const visitor = accounts.open();
  const request = await requested(visitor);
  expect(request).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    rpId: 'localhost',
    timeout: 300_000,
    userVerification: 'required',
  });
  const inside = await visitor.post('/auth/passkey', { credential: phone.get(request) });
  expect([inside.status, inside.headers.get('location'), await signedIn(visitor)]).toEqual([200, '/member/ada', true]);
  // It has just been shown who they are: a device can be signed out.
  expect((await visitor.send('DELETE', `/member/${id}/sessions`)).status).toBe(200);
  const path = `${pathOf(id)}/${String(response.body.id)}`;
  expect(await visitor.send('PATCH', path, jsonBody({ name: 'Old phone' }))).toMatchObject({
    status: 200,
    body: { name: 'Old phone', lastUsedAt: expect.any(String) },
  });
  expect((await visitor.get(pathOf(id))).body).toMatchObject({ available: true, passkeys: [{ name: 'Old phone' }] });
  expect((await visitor.send('DELETE', path)).status).toBe(204);
  expect((await visitor.send('DELETE', path)).status).toBe(404);
  expect(await signIn(accounts.open(), phone)).toMatchObject(rejected);
  expect((await accounts.mails()).map(({ subject }) => subject)).toEqual([
    'A passkey was added',
    'A passkey was removed',
  ]);
});

test('[SEC-59] adding and removing need re-authentication, and others’ passkeys are not visible', async () => {
  const here = await accounts.signedIn();
  const { response } = await added(here);
  const begun = await options(here);
  await accounts.provenBefore(11);
  const needsProof = { status: 403, body: { errors: [{ field: 'proof' }] } };
  expect(await here.post(`${pathOf(id)}/options`)).toMatchObject(needsProof);
  expect(
    await here.post(pathOf(id), { name: 'x', credential: new TestAuthenticator(origin).create(begun) }),
  ).toMatchObject(needsProof);
  expect(await here.send('DELETE', `${pathOf(id)}/${String(response.body.id)}`)).toMatchObject(needsProof);
  await accounts.create('ben');
  const ben = await accounts.signedIn('ben');
  const statuses = [
    await ben.get(pathOf(id)),
    await ben.post(`${pathOf(id)}/options`),
    await ben.send('PATCH', `${pathOf(id)}/${String(response.body.id)}`, jsonBody({ name: 'x' })),
    await ben.send('DELETE', `${pathOf(id)}/${String(response.body.id)}`),
    await accounts.open().get(pathOf(id)),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 404, 404, 404, 401]);
});

test('[SEC-60] a challenge works once, for five minutes, and for its purpose', async () => {
  const here = await accounts.signedIn();
  const begun = await options(here);
  const phone = new TestAuthenticator(origin);
  const credential = phone.create(begun);
  expect((await here.post(pathOf(id), { name: 'Phone', credential })).status).toBe(201);
  expect((await here.post(pathOf(id), { name: 'Again', credential })).status).toBe(410);
  const visitor = accounts.open();
  const signature = phone.get(await requested(visitor));
  expect((await visitor.post('/auth/passkey', { credential: signature })).status).toBe(200);
  expect((await accounts.open().post('/auth/passkey', { credential: signature })).status).toBe(410);
  // A wrong signature consumes the challenge, too.
  const once = await requested(visitor);
  expect(
    (await visitor.post('/auth/passkey', { credential: phone.get(once, { origin: 'https://evil.example' }) })).status,
  ).toBe(401);
  expect((await visitor.post('/auth/passkey', { credential: phone.get(once) })).status).toBe(410);
  // A challenge for adding cannot sign in, and one for signing in cannot add.
  expect((await visitor.post('/auth/passkey', { credential: phone.get(await options(here)) })).status).toBe(410);
  const addition = { ...(await options(here)), challenge: (await requested(visitor)).challenge };
  const other = new TestAuthenticator(origin);
  expect((await here.post(pathOf(id), { name: 'x', credential: other.create(addition) })).status).toBe(410);
  const late = await requested(visitor);
  expect(
    (
      await sql`select 1 from passkey_challenge where expires_at <= now() + interval '5 minutes'`.execute(
        accounts.database,
      )
    ).rows.length,
  ).toBeGreaterThan(0);
  await sql`update passkey_challenge set expires_at = now()`.execute(accounts.database);
  expect((await visitor.post('/auth/passkey', { credential: phone.get(late) })).status).toBe(410);
  expect(
    (await visitor.post('/auth/passkey', { credential: phone.get(late, { challenge: 'x'.repeat(43) }) })).status,
  ).toBe(410);
  await requested(visitor);
  await sql`update passkey_challenge set expires_at = now()`.execute(accounts.database);
  await deleteExpiredRows(accounts.database);
  expect((await sql`select 1 from passkey_challenge`.execute(accounts.database)).rows).toEqual([]);
});

test('[SEC-60] another member’s challenge adds nothing', async () => {
  const here = await accounts.signedIn();
  const ben = await accounts.create('ben');
  const there = await accounts.signedIn('ben');
  const credential = new TestAuthenticator(origin).create(await options(here));
  expect((await there.post(pathOf(ben), { name: 'x', credential })).status).toBe(410);
});

const wrongData: readonly (readonly [string, Alteration])[] = [
  ['another origin', { origin: 'http://localhost:3000.evil.example' }],
  ['another port', { origin: 'http://localhost:3001' }],
  ['another scheme', { origin: 'https://localhost:3000' }],
  ['another relying party', { rpId: 'verandah.example' }],
  ['no user verification', { verified: false }],
  ['nobody present', { present: false, verified: false }],
  ['a frame', { crossOrigin: true }],
  ['a frame of another site', { crossOrigin: true, topOrigin: 'https://evil.example' }],
  ['a top origin alone', { topOrigin: origin }],
  ['backed up, but cannot be', { backupEligible: false, backedUp: true }],
];

test.each([...wrongData, ['the other ceremony', { type: 'webauthn.create' }] as const])(
  '[SEC-60] no sign-in with a signature of %s',
  async (_, altered) => {
    const { phone } = await added(await accounts.signedIn());
    const visitor = accounts.open();
    expect(await signIn(visitor, phone, altered)).toMatchObject(rejected);
    expect([visitor.cookies(), await signedIn(visitor)]).toEqual([{}, false]);
    expect((await signIn(visitor, phone)).status).toBe(200);
  },
);

test.each([...wrongData, ['the other ceremony', { type: 'webauthn.get' }] as const])(
  '[SEC-60] no passkey is added by a credential of %s',
  async (_, altered) => {
    const here = await accounts.signedIn();
    expect((await added(here, id, undefined, altered)).response).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'credential' }] },
    });
    expect((await here.get(pathOf(id))).body.passkeys).toEqual([]);
  },
);

test('[SEC-60] a modified signature, one of another key and one for another member are rejected', async () => {
  const { phone } = await added(await accounts.signedIn());
  const ben = await accounts.create('ben');
  const there = await accounts.signedIn('ben');
  const { phone: bens } = await added(there, ben);
  const visitor = accounts.open();
  const right = phone.get(await requested(visitor));
  const flipped = Buffer.from(right.response.signature, 'base64url');
  flipped[flipped.length - 1] = (flipped.at(-1) ?? 0) ^ 1;
  const tampered = { ...right, response: { ...right.response, signature: flipped.toString('base64url') } };
  expect(await visitor.post('/auth/passkey', { credential: tampered })).toMatchObject(rejected);
  // Flags and counter are signed.
  const raised = phone.get(await requested(visitor), { verified: false });
  const data = Buffer.from(raised.response.authenticatorData, 'base64url');
  data[32] = (data[32] ?? 0) | 4;
  expect(
    await visitor.post('/auth/passkey', {
      credential: { ...raised, response: { ...raised.response, authenticatorData: data.toString('base64url') } },
    }),
  ).toMatchObject(rejected);
  // Ben's key under Ada's credential, and Ada's passkey that names Ben.
  const handle = bens.get(await requested(visitor)).response.userHandle;
  for (const altered of [{ userHandle: handle ?? '' }, { userHandle: null }, { userHandle: '' }])
    expect(await signIn(visitor, phone, altered)).toMatchObject(rejected);
  const credential = { ...bens.get(await requested(visitor)), id: phone.id, rawId: phone.id };
  expect(await visitor.post('/auth/passkey', { credential })).toMatchObject(rejected);
  expect(await signIn(visitor, new TestAuthenticator(origin))).toMatchObject(rejected);
  expect(await signedIn(visitor)).toBe(false);
});

test('[SEC-60] a counter that has not advanced is a copy; authenticators that count nothing stay at zero', async () => {
  const { phone } = await added(await accounts.signedIn(), id, undefined, { signCount: 5 });
  const visitor = accounts.open();
  expect((await signIn(visitor, phone, { signCount: 6 })).status).toBe(200);
  for (const signCount of [6, 5, 0])
    expect(await signIn(accounts.open(), phone, { signCount })).toMatchObject(rejected);
  expect((await signIn(visitor, phone, { signCount: 4_000_000_000 })).status).toBe(200);
  expect((await sql`select sign_count::text as n from passkey`.execute(accounts.database)).rows).toEqual([
    { n: '4000000000' },
  ]);
});

test('[SEC-60] whether a passkey may be backed up never changes; whether it is, is recorded', async () => {
  const here = await accounts.signedIn();
  const { phone } = await added(here, id, undefined, { backedUp: false });
  expect((await here.get(pathOf(id))).body.passkeys).toMatchObject([{ backedUp: false }]);
  expect((await signIn(accounts.open(), phone)).status).toBe(200);
  expect((await here.get(pathOf(id))).body.passkeys).toMatchObject([{ backedUp: true }]);
  expect(await signIn(accounts.open(), phone, { backupEligible: false, backedUp: false })).toMatchObject(rejected);
});

test('[SEC-61] a maker’s statement is dropped unread: no certificate is parsed and no address in it is fetched', async () => {
  const here = await accounts.signedIn();
  const statement = cborMap(
    [cbor.textString('alg'), cbor.integer(-7)],
    [cbor.textString('sig'), cbor.byteString(Buffer.from('nothing'))],
    [cbor.textString('x5c'), Buffer.concat([Buffer.from([0x81]), cbor.byteString(Buffer.from('no certificate'))])],
  );
  for (const format of ['packed', 'apple', 'tpm', 'android-key', 'fido-u2f', 'invented']) {
    const { response } = await added(here, id, undefined, { attestation: { format, statement } });
    expect([format, response.status]).toEqual([format, 201]);
  }
  const broken = new TestAuthenticator(origin).create(await options(here));
  for (const attestationObject of ['oA', 'gA', '_w', 'e30'.repeat(4000)])
    expect(
      (
        await here.post(pathOf(id), {
          name: 'x',
          credential: {
            ...new TestAuthenticator(origin).create(await options(here)),
            response: { ...broken.response, attestationObject, clientDataJSON: broken.response.clientDataJSON },
          },
        })
      ).status,
    ).toBeGreaterThanOrEqual(410);
});

test('[SEC-59] one handle for all of a member’s passkeys; a credential belongs to one member; twenty at most', async () => {
  const here = await accounts.signedIn();
  const first = await options(here);
  const phone = new TestAuthenticator(origin);
  await here.post(pathOf(id), { name: 'Phone', credential: phone.create(first) });
  const second = await options(here);
  expect([second.user.id, second.excludeCredentials]).toEqual([
    first.user.id,
    [{ id: phone.id, type: 'public-key', transports: ['internal', 'hybrid'] }],
  ]);
  const ben = await accounts.create('ben');
  const there = await accounts.signedIn('ben');
  expect((await added(there, ben, new TestAuthenticator(origin), { id: phone.id })).response.status).toBe(409);
  expect((await options(there, ben)).user.id).not.toBe(first.user.id);
  await sql`insert into passkey (member_id, name, credential_id, public_key, user_handle, sign_count, transports,
    backup_eligible, backed_up)
    select ${id}::int, 'p', 'c' || n, 'k', 'h', 0, '{}', false, false from generate_series(1, 19) n`.execute(
    accounts.database,
  );
  expect((await added(here)).response).toMatchObject({ status: 409, body: { detail: expect.stringContaining('20') } });
});

test('[SEC-62] a passkey is both factors: no code is required, and a suspended member is rejected', async () => {
  const { here, code } = await enrolMember(accounts, id);
  const { phone } = await added(here);
  const visitor = accounts.open();
  expect((await signIn(visitor, phone)).status).toBe(200);
  // The password still needs its code.
  expect((await accounts.open().post('/auth/signin', { username: 'ada', password })).body.challenge).toBeTruthy();
  await accounts.provenBefore(11);
  expect((await visitor.send('DELETE', `/member/${id}/sessions`)).status).toBe(403);
  const proof = { credential: phone.get(await requested(visitor)) };
  expect((await visitor.post('/auth/prove/passkey', proof)).status).toBe(204);
  expect((await visitor.send('DELETE', `/member/${id}/sessions`)).status).toBe(200);
  // Turning the second factor off needs a code even so.
  expect((await visitor.send('DELETE', factorPath(id), jsonBody({ password, code: 'abcdef' }))).status).toBe(422);
  expect((await visitor.send('DELETE', factorPath(id), jsonBody({ password, code: code() }))).status).toBe(204);
  await sql`update member set suspended_at = now()`.execute(accounts.database);
  const outside = accounts.open();
  expect((await signIn(outside, phone)).status).toBe(403);
  expect(outside.cookies()).toEqual({});
});

test('[SEC-62] another member’s passkey shows nothing about who holds this device', async () => {
  const { phone } = await added(await accounts.signedIn());
  const ben = await accounts.create('ben');
  const there = await accounts.signedIn('ben');
  await added(there, ben);
  await accounts.provenBefore(11);
  expect(await there.post('/auth/prove/passkey', { credential: phone.get(await requested(there)) })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'credential' }] },
  });
  expect((await there.send('DELETE', `/member/${ben}/sessions`)).status).toBe(403);
  expect(
    (await accounts.open().post('/auth/prove/passkey', { credential: phone.get(await requested(there)) })).status,
  ).toBe(401);
});

test('[SEC-62] signing in with a passkey on a signed-in browser ends the session that it had', async () => {
  const here = await accounts.signedIn();
  const { phone } = await added(here);
  expect((await signIn(here, phone)).status).toBe(200);
  expect((await here.get(`/member/${id}/sessions`)).body).toEqual([expect.objectContaining({ current: true })]);
});

test('[SEC-63] members without passkeys get the same options; attempts are limited by network', async () => {
  const known = accounts.open();
  await added(await accounts.signedIn());
  const [one, two] = [await requested(known), await requested(accounts.open())];
  expect({ ...one, challenge: '' }).toEqual({ ...two, challenge: '' });
  const unknown = new TestAuthenticator(origin);
  const from = { 'x-forwarded-for': '203.0.113.9' };
  const responses: number[] = [];
  for (let at = 0; at < 31; at += 1)
    responses.push((await known.post('/auth/passkey', { credential: unknown.get(two) }, from)).status);
  expect([responses[0], responses[1], responses.at(-2), responses.at(-1)]).toEqual([401, 410, 410, 429]);
  await sql`update throttle set count = 10000 where key like 'passkey:%'`.execute(accounts.database);
  expect(await known.post('/auth/passkey/options')).toMatchObject({
    status: 429,
    body: { 'violated-policies': ['passkey'] },
  });
});

test('[MEMB-26] the last way to sign in stays; passkeys are in the export and end with the account', async () => {
  const here = await accounts.signedIn();
  const { response, phone } = await added(here);
  const path = `${pathOf(id)}/${String(response.body.id)}`;
  await sql`update member set password_hash = null`.execute(accounts.database);
  expect(await here.send('DELETE', path)).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('only way to sign in') },
  });
  expect((await here.get(`/member/${id}/export`)).body.passkeys).toEqual([
    {
      id: response.body.id,
      name: 'Phone',
      transports: ['internal', 'hybrid'],
      backed_up: true,
      created_at: expect.any(String),
      last_used_at: null,
    },
  ]);
  // A provider may be unlinked while a passkey is left.
  await sql`insert into member_identity (provider, subject, member_id) values ('google', 'ada', ${id}::int)`.execute(
    accounts.database,
  );
  expect((await here.send('DELETE', `/member/${id}/settings/sign-ins/google`)).status).toBe(204);
  expect((await here.send('DELETE', `/member/${id}`, jsonBody({ username: 'ada' }))).status).toBe(204);
  expect(await signIn(accounts.open(), phone)).toMatchObject(rejected);
  expect((await sql`select 1 from passkey`.execute(accounts.database)).rows).toEqual([]);
});

test('[SEC-59] a passkey’s key is public: stored data cannot sign in, and responses contain no key', async () => {
  const here = await accounts.signedIn();
  const { response } = await added(here);
  expect(Object.keys(response.body)).toEqual(['id', 'name', 'backedUp', 'createdAt', 'lastUsedAt']);
  expect(JSON.stringify((await here.get(pathOf(id))).body)).not.toMatch(/credential|key"|handle/i);
});

test('[MEMB-25] the relying party is the site’s own address; none where browsers have no passkeys', () => {
  const party = (address: string) => relyingPartyOf(address);
  expect([
    party('https://www.verandah.example/'),
    party('http://localhost:3000'),
    party('https://a.example:8443'),
    party('http://a.example'),
    party('http://127.0.0.1:3000'),
    party('https://[::1]:3000'),
    party('https://203.0.113.7'),
  ]).toEqual([
    { id: 'www.verandah.example', origin: 'https://www.verandah.example' },
    { id: 'localhost', origin },
    { id: 'a.example', origin: 'https://a.example:8443' },
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
