import { sql } from 'kysely';
import sharp from 'sharp';
import { fillTestListings, fillTestPlaces } from '../listings/test-market.ts';
import { isSuppressed, suppressMail } from '../../platform/mail/public.ts';
import { createMember } from './create-member.ts';
import { personalData } from './personal-data.ts';
import { jsonBody, testAccounts, testPassword as password, wrongPassword, type TestAccounts } from './test-accounts.ts';
import { claimedPicture } from '../../platform/picture-decoding/test-pictures.ts';

let accounts: TestAccounts;
let [id, other] = [0, 0];
beforeAll(async () => {
  accounts = await testAccounts({ developmentProvider: true }, async (database) => {
    await fillTestPlaces(database);
    await fillTestListings(database, [{ id: 1 }]);
  });
});
afterAll(() => accounts.close());
beforeEach(async () => {
  ({ ada: id, ben: other } = await accounts.begin('ada', 'ben'));
});

test('[ALRT-06, MEMB-11] choosing how often alerts are mailed takes an unsubscription from them back; other changes leave it', async () => {
  const ada = await accounts.signedIn();
  const suppressed = () => isSuppressed(accounts.database, 'ada@example.com', 'alert-digest');
  const choose = (preferences: object) => ada.send('PATCH', `/member/${id}/settings`, jsonBody({ preferences }));
  await suppressMail(accounts.database, 'ada@example.com', 'alert-digest');
  await choose({ site: { alerts: false } });
  await choose({ alertDigest: 'never' });
  expect(await suppressed()).toBe(true);
  await choose({ alertDigest: 'weekly' });
  expect(await suppressed()).toBe(false);
});

test('[MEMB-11, NTFY-11] emails stopped by the link of a mail are off in the account, and can be chosen again', async () => {
  const ada = await accounts.signedIn();
  const { database } = accounts;
  const settings = async () => (await ada.get(`/member/${id}/settings`)).body.preferences;
  for (const kind of ['reply', 'saved', 'alert-digest'] as const) await suppressMail(database, 'Ada@example.com', kind);
  expect(await settings()).toMatchObject({
    alertDigest: 'never',
    emails: { replies: 'never', saved: 'never', followed: 'weekly' },
  });
  const choose = (preferences: object) => ada.send('PATCH', `/member/${id}/settings`, jsonBody({ preferences }));
  // Another choice doesn't start them again.
  await choose({ emails: { followed: 'daily' } });
  expect(await isSuppressed(database, 'ada@example.com', 'reply')).toBe(true);
  await choose({ emails: { replies: 'immediately' }, alertDigest: 'weekly' });
  expect(await settings()).toMatchObject({
    alertDigest: 'weekly',
    emails: { replies: 'immediately', saved: 'never', followed: 'daily' },
  });
  expect([
    await isSuppressed(database, 'ada@example.com', 'reply'),
    await isSuppressed(database, 'ada@example.com', 'saved'),
  ]).toEqual([false, true]);
  await choose({ alertDigest: 'daily', emails: { replies: 'immediately', saved: 'daily', followed: 'weekly' } });
});

test('[MEMB-11, NTFY-11] unsubscribed mails about enquiries or invitations are started again in the account', async () => {
  const ada = await accounts.signedIn();
  const { database } = accounts;
  await sql`update agent set email = 'Sales@example.com' where id = 1`.execute(database);
  await sql`update member set agent_id = 1 where id = ${id}`.execute(database);
  const emails = async () => (await ada.get(`/member/${id}/settings`)).body.preferences.emails;
  const choose = (preferences: object) => ada.send('PATCH', `/member/${id}/settings`, jsonBody({ preferences }));
  await suppressMail(database, 'sales@example.com', 'enquiry');
  expect(await emails()).toMatchObject({ enquiries: 'never', invitations: 'immediately' });
  await choose({ emails: { saved: 'never' } });
  expect(await emails()).toMatchObject({ enquiries: 'never', invitations: 'immediately' });
  await choose({ emails: { enquiries: 'immediately', invitations: 'never' } });
  expect(await emails()).toMatchObject({ enquiries: 'immediately', invitations: 'never' });
  expect([
    await isSuppressed(database, 'sales@example.com', 'enquiry'),
    await isSuppressed(database, 'ada@example.com', 'invite'),
  ]).toEqual([false, true]);
  await choose({ emails: { invitations: 'immediately', saved: 'daily' } });
  await sql`update member set agent_id = null where id = ${id}`.execute(database);
});

test('[MEMB-11, NTFY-11] the switches of earlier account pages still hold, stored and sent', async () => {
  const ada = await accounts.signedIn();
  const settings = async () => (await ada.get(`/member/${id}/settings`)).body.preferences;
  await sql`update member set preferences = '{"alertDigest":"daily","notices":false,"news":true}'
    where id = ${id}`.execute(accounts.database);
  expect(await settings()).toMatchObject({
    emails: { replies: 'never', followed: 'never', saved: 'never' },
    notices: false,
    news: false,
  });
  const choose = (preferences: object) => ada.send('PATCH', `/member/${id}/settings`, jsonBody({ preferences }));
  await choose({ notices: true, news: true });
  expect(await settings()).toMatchObject({ emails: { replies: 'immediately' }, notices: true, news: false });
  await choose({ emails: { replies: 'daily' } });
  await choose({ notices: true });
  expect(await settings()).toMatchObject({ emails: { replies: 'daily' } });
  await sql`update member set preferences = '{}' where id = ${id}`.execute(accounts.database);
});

test('[MEMB-11, REST-09] a member reads and changes name, words, and email preferences; omitted fields stay', async () => {
  const ada = await accounts.signedIn();
  expect((await ada.get(`/member/${id}/settings`)).body).toMatchObject({
    id,
    username: 'ada',
    name: 'Ada Lovell',
    email: 'ada@example.com',
    hasPassword: true,
    linkedSignIns: [],
    preferences: { alertDigest: 'daily', emails: { replies: 'immediately' }, site: { replies: true } },
  });
  const changed = await ada.send(
    'PATCH',
    `/member/${id}/settings`,
    jsonBody({ name: ' Ada\u0000King ', preferences: { alertDigest: 'weekly' } }),
  );
  expect([changed.status, changed.body]).toMatchObject([
    200,
    { name: 'Ada King', preferences: { alertDigest: 'weekly', emails: { replies: 'immediately' } } },
  ]);
  expect(
    (
      await ada.send(
        'PATCH',
        `/member/${id}/settings`,
        jsonBody({ bio: 'One\ntwo', preferences: { site: { saved: false } } }),
      )
    ).body,
  ).toMatchObject({
    name: 'Ada King',
    bio: 'One\ntwo',
    preferences: { alertDigest: 'weekly', site: { saved: false, replies: true } },
  });
  for (const [body, field] of [
    [{ name: '' }, 'name'],
    [{ preferences: { alertDigest: 'hourly' } }, 'preferences.alertDigest'],
    [{ preferences: { emails: { replies: 'hourly' } } }, 'preferences.emails.replies'],
    [{ preferences: { site: { everything: true } } }, 'preferences.site.everything'],
    [{ bio: 'x'.repeat(1001) }, 'bio'],
    [{ role: 'admin' }, 'role'],
  ] as const) {
    expect((await ada.send('PATCH', `/member/${id}/settings`, jsonBody(body))).body).toMatchObject({
      status: 422,
      errors: [{ field }],
    });
  }
  expect((await accounts.open().get('/member/ada')).body).toMatchObject({
    name: 'Ada King',
    email: null,
    role: null,
  });
  expect((await ada.get('/member/BEN')).body).toMatchObject({ id: other, email: null });
});

test('[MEMB-11] others have no access to an account, and cannot learn that it exists', async () => {
  const [ben, visitor] = [await accounts.signedIn('ben'), accounts.open()];
  const calls = [
    ['GET', 'settings', {}],
    ['PATCH', 'settings', jsonBody({ name: 'X' })],
    ['PUT', 'settings/password', jsonBody({ currentPassword: password, password: 'another long one here' })],
    ['DELETE', 'settings/sign-ins/development', {}],
    ['GET', 'sessions', {}],
    ['DELETE', 'sessions', {}],
    ['DELETE', 'sessions/00000000-0000-4000-8000-000000000000', {}],
    ['GET', 'export', {}],
    ['PUT', 'settings/avatar', { body: 'x', headers: { 'content-type': 'image/png' } }],
    ['DELETE', 'settings/avatar', {}],
  ] as const;
  for (const [method, path, init] of calls) {
    expect([method, path, (await visitor.send(method, `/member/${id}/${path}`, init)).status]).toEqual([
      method,
      path,
      401,
    ]);
    const [mine, nobodys] = [
      await ben.send(method, `/member/${id}/${path}`, init),
      await ben.send(method, `/member/999999/${path}`, init),
    ];
    expect([method, path, mine.status, { ...mine.body, instance: '' }]).toEqual([
      method,
      path,
      404,
      { ...nobodys.body, instance: '' },
    ]);
  }
  expect((await ben.send('DELETE', `/member/${id}`, jsonBody({ password }))).status).toBe(404);
  expect((await visitor.send('DELETE', `/member/${id}`, jsonBody({ password }))).status).toBe(401);
});

test('[MEMB-11, MEMB-13] the password is changed with the old one; other devices are signed out, this one is not', async () => {
  const [here, there] = [await accounts.signedIn(), await accounts.signedIn()];
  const change = (body: object) => here.send('PUT', `/member/${id}/settings/password`, jsonBody(body));
  expect((await change({ currentPassword: wrongPassword, password: 'a wholly new sentence' })).body).toMatchObject({
    status: 422,
    errors: [{ field: 'currentPassword' }],
  });
  expect((await change({ password: 'a wholly new sentence' })).status).toBe(422);
  expect((await change({ currentPassword: password, password: 'ada lovell' })).body).toMatchObject({
    status: 422,
    errors: [{ field: 'password' }],
  });
  expect((await change({ currentPassword: password, password: 'a wholly new sentence' })).status).toBe(204);
  expect([(await here.get('/auth/refresh')).status, (await there.get('/auth/refresh')).status]).toEqual([200, 401]);
  expect(
    (await accounts.open().post('/auth/signin', { username: 'ada', password: 'a wholly new sentence' })).status,
  ).toBe(200);
  expect(
    (await sql`select 1 from mail where kind = 'notice' and email = 'ada@example.com'`.execute(accounts.database)).rows,
  ).toHaveLength(1);
});

test('[MEMB-13] devices are listed and signed out one by one or all at once; what matters ends at once', async () => {
  const [here, there, third] = [await accounts.signedIn(), await accounts.signedIn(), await accounts.signedIn()];
  const list = (await here.get(`/member/${id}/sessions`)).body;
  expect(list).toHaveLength(3);
  expect(list.filter((each: { current: boolean }) => each.current)).toEqual([
    expect.objectContaining({ device: 'Firefox on Linux' }),
  ]);
  const own = (await there.get(`/member/${id}/sessions`)).body.find((each: { current: boolean }) => each.current);
  expect((await here.send('DELETE', `/member/${id}/sessions/${own.id}`)).status).toBe(204);
  expect((await here.send('DELETE', `/member/${id}/sessions/${own.id}`)).status).toBe(404);
  // Its access token still reads for its last minutes, but is good for nothing that matters, and is not renewed.
  expect((await there.get('/auth/session')).body).toMatchObject({ signedIn: true });
  expect(
    (
      await there.send(
        'PUT',
        `/member/${id}/settings/password`,
        jsonBody({ currentPassword: password, password: 'a wholly new sentence' }),
      )
    ).status,
  ).toBe(401);
  expect((await there.get('/auth/refresh')).status).toBe(401);
  expect((await here.send('DELETE', `/member/${id}/sessions`)).body).toEqual({ ended: 1 });
  expect([(await third.get('/auth/refresh')).status, (await here.get('/auth/refresh')).status]).toEqual([401, 200]);
});

test('[MEMB-11, SEC-10] an avatar is cropped square, without camera metadata, and stored as its own file', async () => {
  const ada = await accounts.signedIn();
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#884422' } })
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .jpeg()
    .toBuffer();
  const put = (body: BodyInit, type: string) =>
    ada.send('PUT', `/member/${id}/settings/avatar`, { body, headers: { 'content-type': type } });
  const first = await put(new Uint8Array(photo), 'image/jpeg');
  expect([first.status, first.body.avatar]).toEqual([
    200,
    expect.stringMatching(/^\/media\/avatars\/[0-9a-f-]{36}\.webp$/),
  ]);
  const served = await fetch(accounts.service.address + first.body.avatar);
  const bytes = Buffer.from(await served.arrayBuffer());
  expect([served.headers.get('content-type'), await sharp(bytes).metadata()]).toMatchObject([
    'image/webp',
    { width: 256, height: 256, format: 'webp' },
  ]);
  expect(bytes.includes('a secret place')).toBe(false);
  expect((await ada.get(`/member/${id}`)).body).toMatchObject({ username: 'ada', avatar: first.body.avatar });

  expect((await put('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml')).status).toBe(415);
  for (const wrong of ['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'no picture', ''])
    expect((await put(wrong, 'image/png')).body).toMatchObject({
      status: wrong === '' ? 422 : 422,
      errors: [{ field: 'avatar' }],
    });
  expect((await put(new Uint8Array(5_000_001), 'image/png')).status).toBe(413);
  const second = await put(new Uint8Array(photo), 'image/jpeg');
  const bomb = await claimedPicture(7700, 'avif');
  const refused = await Promise.all(Array.from({ length: 8 }, () => put(new Uint8Array(bomb), 'image/avif')));
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([422]));
  expect(refused[0]?.body).toMatchObject({
    errors: [
      { field: 'avatar', message: 'A profile picture has at most 16 million pixels; this one has 7700 × 7700.' },
    ],
  });
  expect((await fetch(accounts.service.address + first.body.avatar)).status).toBe(404);
  expect((await ada.send('DELETE', `/member/${id}/settings/avatar`)).body).toEqual({ avatar: null });
  expect((await fetch(accounts.service.address + second.body.avatar)).status).toBe(404);
  expect((await fetch(`${accounts.service.address}/media/avatars/..%2F..%2Fsession-key.webp`)).status).toBe(404);
});

test('[MEMB-11] linked sign-ins are listed and removed, but never the only way in', async () => {
  await sql`insert into member_identity (provider, subject, member_id)
    values ('development', 'ada', ${id}::int)`.execute(accounts.database);
  const ada = await accounts.signedIn();
  expect((await ada.get(`/member/${id}/settings`)).body.linkedSignIns).toEqual([
    { provider: 'development', label: 'Verandah development', linkedAt: expect.any(String) },
  ]);
  await sql`update member set password_hash = null where id = ${id}::int`.execute(accounts.database);
  expect((await ada.send('DELETE', `/member/${id}/settings/sign-ins/development`)).status).toBe(409);
  expect(
    (await ada.send('PUT', `/member/${id}/settings/password`, jsonBody({ password: 'a wholly new sentence' }))).status,
  ).toBe(204);
  expect((await ada.send('DELETE', `/member/${id}/settings/sign-ins/development`)).status).toBe(204);
  expect((await ada.send('DELETE', `/member/${id}/settings/sign-ins/development`)).status).toBe(404);
});

const wrote = async () => {
  await sql`insert into question (id, uri, locality_id, member_id, author_name, title)
    values (1, 'q-1', 1, ${id}::int, 'Ada Lovell', 'Is it noisy?')`.execute(accounts.database);
  await sql`insert into answer (id, question_id, member_id, author_name, text)
    values (1, 1, ${other}::int, 'Ben Marsh', 'No.')`.execute(accounts.database);
  await sql`insert into follow (member_id, kind, target_id) values (${id}::int, 'location', 1)`.execute(
    accounts.database,
  );
  await sql`insert into collection (id, uri, owner_id, name) values (1, 'c-1', ${id}::int, 'Dream homes')`.execute(
    accounts.database,
  );
};

test('[MEMB-11] everything that a member made is exported as a file, without others’ data and secrets', async () => {
  await wrote();
  const ada = await accounts.signedIn();
  const { status, headers, body } = await ada.get(`/member/${id}/export`);
  expect([status, headers.get('content-disposition')]).toEqual([200, 'attachment; filename="verandah-account.json"']);
  expect(body).toMatchObject({
    account: { username: 'ada', email: 'ada@example.com' },
    questions: [{ title: 'Is it noisy?' }],
    answers: [],
    follows: [{ kind: 'location', target_id: 1 }],
    collections: [{ name: 'Dream homes' }],
    devices: [{ device: 'Firefox on Linux' }],
  });
  expect(JSON.stringify(body)).not.toMatch(/argon2|refresh_hash|token_hash|ben@example/);
});

test('[MEMB-11, ALRT-10] an account is deleted immediately with its email alerts; answered posts stay without the name', async () => {
  await wrote();
  await sql`insert into alert_subscription (email, name, address, every, token_hash, token_expires_at)
    select email, 'n', 'a', 'daily', email, now()
      from unnest(array['ada@example.com', 'ben@example.com']) email`.execute(accounts.database);
  const ada = await accounts.signedIn();
  expect((await ada.send('DELETE', `/member/${id}`, jsonBody({ password: wrongPassword }))).body).toMatchObject({
    status: 422,
    errors: [{ field: 'password' }],
  });
  expect((await ada.send('DELETE', `/member/${id}`, jsonBody({ password }))).status).toBe(204);
  expect(Object.keys(ada.cookies())).toEqual(['device']);
  const { rows: former } =
    await sql`select username, avatar, deleted_at is not null as gone from member where id = ${id}::int`.execute(
      accounts.database,
    );
  expect(former).toEqual([{ username: `former-member-${id}`, avatar: null, gone: true }]);
  expect((await accounts.open().get(`/member/${id}`)).status).toBe(404);
  expect((await accounts.open().post('/auth/signin', { username: 'ada', password })).status).toBe(401);
  const { rows } = await sql`select author_name, member_id from question`.execute(accounts.database);
  expect(rows).toEqual([{ author_name: 'Former member', member_id: null }]);
  expect((await sql`select 1 from answer`.execute(accounts.database)).rows).toHaveLength(1);
  for (const table of ['follow', 'collection', 'member_identity', 'member_token'])
    expect((await sql`select 1 from ${sql.table(table)}`.execute(accounts.database)).rows).toEqual([]);
  expect((await sql`select email from alert_subscription`.execute(accounts.database)).rows).toEqual([
    { email: 'ben@example.com' },
  ]);
  const { rows: left } = await sql`select * from member where id = ${id}::int`.execute(accounts.database);
  expect(JSON.stringify(left)).not.toMatch(/ada|argon2/i);
  // The address is free again.
  expect(
    await createMember(accounts.database, { name: 'Ada again', username: 'ada', email: 'ada@example.com' }),
  ).toBeGreaterThan(id);
});

test('[MEMB-11] every table that names a member is exported and deleted by a rule', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select cl.relname as "table", att.attname as "column" from pg_constraint con
    join pg_class cl on cl.oid = con.conrelid join pg_attribute att on att.attrelid = con.conrelid
      and att.attnum = con.conkey[1]
    where con.contype = 'f' and con.confrelid = 'member'::regclass`.execute(accounts.database);
  const names = (list: readonly { table: string; column: string }[]) =>
    list.map(({ table, column }) => `${table}.${column}`).toSorted();
  expect(names(personalData)).toEqual(names(rows));
});
