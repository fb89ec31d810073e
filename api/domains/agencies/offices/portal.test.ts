import { sql } from 'kysely';
import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { fillTestListings, fillTestPlaces } from '../../listings/test-market.ts';
import { callerOf, fillTestMembers, testMembers, type TestCaller } from '../../../test-kit/test-members.ts';
import { testService, type TestService } from '../../../test-kit/test-service.ts';
import { tokenFile } from '../../../platform/token-file.ts';

let database: Database;
let service: TestService;
let visitor: TestCaller;
let mara: TestCaller;
let noah: TestCaller;
let olive: TestCaller;
let petra: TestCaller;
let quinn: TestCaller;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
  for (const table of ['office', 'agent', 'member'])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 100)`.execute(database);
  await sql`update agent set email = 'MARA@example.com' where id = 2`.execute(database);
  await fillTestListings(database, [{ id: 1 }]);
  await sql`insert into listing_agent (listing_id, agent_id, place) values (1, 2, 0)`.execute(database);
  service = await testService(database);
  [visitor, mara, noah, olive, petra, quinn] = (await Promise.all(
    [null, testMembers.mara, testMembers.noah, testMembers.olive, testMembers.petra, testMembers.quinn].map((who) =>
      callerOf(service, who),
    ),
  )) as [TestCaller, TestCaller, TestCaller, TestCaller, TestCaller, TestCaller];
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});

const code = async (caller: TestCaller, text: string, variables: object = {}) => {
  const { errors } = await caller.graph(text, variables);
  return errors?.[0]?.extensions?.code ?? 'OK';
};
const lastToken = async (email: string) => {
  const { rows } = await sql<{
    text: string;
  }>`select text from mail where email = ${email} order by queued_at desc limit 1`.execute(database);
  return /invite=([\w-]{43})/.exec(rows[0]?.text ?? '')?.[1] ?? '';
};
const invite = (email: string, office = 1) =>
  `mutation { addOfficeInvite(officeId: ${office}, email: "${email}") { email officeName } }`;
const accept = 'mutation A($token: String!) { acceptOfficeInvite(token: $token) }';

test('[PORT-04] an invited member becomes the agent that the feed knows by their address; leaving revokes at once', async () => {
  expect((await petra.graph(invite('mara@example.com'))).data).toEqual({
    addOfficeInvite: { email: 'mara@example.com', officeName: 'Harbour and Vale' },
  });
  const token = await lastToken('mara@example.com');
  expect(
    (await visitor.graph('query I($token: String!) { officeInvite(token: $token) { officeName email } }', { token }))
      .data,
  ).toEqual({ officeInvite: { officeName: 'Harbour and Vale', email: 'mara@example.com' } });
  expect([
    await code(visitor, accept, { token }),
    await code(noah, accept, { token }),
    await code(mara, accept, { token: `${token.slice(0, -1)}x` }),
  ]).toEqual(['SIGNED_OUT', 'FORBIDDEN', 'NOT_FOUND']);
  expect((await mara.graph(accept, { token })).data).toEqual({ acceptOfficeInvite: '2' });
  expect((await mara.graph('{ ownListings { results { id } } }')).data).toEqual({
    ownListings: { results: [{ id: '1' }] },
  });
  expect(await code(mara, accept, { token })).toBe('GONE');
  expect((await mara.graph('mutation { leaveOffice }')).data).toEqual({ leaveOffice: '2' });
  expect(await code(mara, '{ ownListings { total } }')).toBe('FORBIDDEN');
  expect(
    (
      await visitor.graph(
        '{ agentProfile(username: "ben") { hasLeft isClaimed } agents(json: "{\\"name\\":\\"ben\\"}") { total } }',
      )
    ).data,
  ).toEqual({ agentProfile: { hasLeft: true, isClaimed: false }, agents: { total: 0 } });
  expect(await code(mara, 'mutation { leaveOffice }')).toBe('FORBIDDEN');
});

test('[PORT-04] an invitation makes an agent or claims an office: for verified addresses, and one agent for each member', async () => {
  await sql`update office set claimed = false where id = 2`.execute(database);
  expect(await code(quinn, invite('noah@example.com', 2))).toBe('OK');
  const { data } = await noah.graph(accept, { token: await lastToken('noah@example.com') });
  const id = Number(data?.['acceptOfficeInvite']);
  expect((await visitor.call('GET', `/agent/${id}`)).body).toMatchObject({
    name: 'Noah Field',
    username: `noah-field-${id}`,
    office: { id: 2 },
    isClaimed: true,
  });
  expect((await visitor.call('GET', '/v1/offices/2')).body.claimed).toBe(true);
  await quinn.graph(invite('noah@example.com', 1));
  expect(await code(noah, accept, { token: await lastToken('noah@example.com') })).toBe('CONFLICT');
  await quinn.graph(invite('olive@example.com'));
  expect(await code(olive, accept, { token: await lastToken('olive@example.com') })).toBe('FORBIDDEN');
  await sql`update agent_invite set expires_at = now() - interval '1 day'`.execute(database);
  expect(await code(olive, accept, { token: await lastToken('olive@example.com') })).toBe('GONE');
});

test('[PORT-04] agents invite to their own office, admins to any; nobody else does', async () => {
  expect([
    await code(visitor, invite('x@example.com')),
    await code(mara, invite('x@example.com')),
    await code(petra, invite('x@example.com', 2)),
    await code(quinn, invite('x@example.com', 99)),
    await code(petra, invite('no address')),
  ]).toEqual(['SIGNED_OUT', 'FORBIDDEN', 'NOT_FOUND', 'NOT_FOUND', 'BAD_USER_INPUT']);
  expect([await code(petra, invite('x@example.com')), await code(petra, invite('X@example.com'))]).toEqual([
    'OK',
    'OK',
  ]);
  const list = '{ officeInvites(officeId: 1) { email } }';
  expect((await petra.graph(list)).data).toEqual({ officeInvites: [{ email: 'X@example.com' }] });
  expect([await code(visitor, list), await code(mara, list), await code(quinn, list)]).toEqual([
    'SIGNED_OUT',
    'FORBIDDEN',
    'OK',
  ]);
  expect(await code(mara, 'mutation { deleteOfficeInvite(officeId: 1, email: "x@example.com") }')).toBe('FORBIDDEN');
  expect((await petra.graph('mutation { deleteOfficeInvite(officeId: 1, email: "x@example.com") }')).data).toEqual({
    deleteOfficeInvite: true,
  });
  expect([
    await code(petra, 'mutation { removeOfficeAgent(agentId: 2) }'),
    await code(quinn, 'mutation { removeOfficeAgent(agentId: 99) }'),
    await code(quinn, 'mutation { removeOfficeAgent(agentId: 2) }'),
  ]).toEqual(['FORBIDDEN', 'NOT_FOUND', 'OK']);
});

test('[PORT-04] admins make offices, feed keys and admins; others do not', async () => {
  const operations = [
    'mutation { addOffice(input: { name: "Fern and Co", agentId: "fernco", suburb: "richmond-vic-3121" }) { id slug name } }',
    'mutation { addFeedKey(officeId: 101) }',
    'mutation { endFeedKeys(officeId: 101) }',
    'mutation { setMemberRole(email: "noah@example.com", role: admin) }',
  ];
  for (const operation of operations)
    expect([
      operation,
      await code(visitor, operation),
      await code(mara, operation),
      await code(petra, operation),
    ]).toEqual([operation, 'SIGNED_OUT', 'FORBIDDEN', 'FORBIDDEN']);
  expect((await quinn.graph(operations[0] ?? '')).data).toEqual({
    addOffice: { id: '101', slug: 'fern-and-co-richmond-101', name: 'Fern and Co' },
  });
  expect(await code(quinn, operations[0] ?? '')).toBe('CONFLICT');
  expect((await quinn.graph(operations[1] ?? '')).data).toEqual({ addFeedKey: expect.stringMatching(/^vfk_/) });
  expect(await code(quinn, 'mutation { addFeedKey(officeId: 1) }')).toBe('CONFLICT');
  expect((await quinn.graph(operations[2] ?? '')).data).toEqual({ endFeedKeys: 1 });
  expect((await quinn.graph(operations[3] ?? '')).data).toEqual({ setMemberRole: 'admin' });
  expect(await code(quinn, 'mutation { setMemberRole(email: "nobody@example.com", role: admin) }')).toBe('NOT_FOUND');
});

test('[MOD-12] an admin verifies the licence of an office in a state; everyone reads its number and day, admins who did it', async () => {
  const verify = (number: string, stateCode = 'vic', office = 1): string =>
    `mutation { verifyLicence(officeId: ${office}, stateCode: "${stateCode}", number: "${number}") { stateCode number } }`;
  const withdraw = 'mutation { withdrawLicence(officeId: 1, stateCode: "VIC") { number } }';
  for (const operation of [verify('091234L'), withdraw])
    expect([await code(visitor, operation), await code(petra, operation)]).toEqual(['SIGNED_OUT', 'FORBIDDEN']);
  expect([
    await code(quinn, verify('<b>')),
    await code(quinn, verify('091234L', 'XX')),
    await code(quinn, verify('091234L', 'VIC', 9999)),
  ]).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT', 'NOT_FOUND']);
  expect((await quinn.graph(verify('1'.repeat(7)))).data).toEqual({
    verifyLicence: [{ stateCode: 'VIC', number: '1111111' }],
  });
  await quinn.graph(verify('091234L'));
  const licences = '{ office(identifier: "1") { licences { stateCode number verifiedAt verifiedBy } } }';
  const licence = { stateCode: 'VIC', number: '091234L', verifiedAt: expect.stringMatching(/Z$/) };
  expect((await visitor.graph(licences)).data).toEqual({ office: { licences: [{ ...licence, verifiedBy: null }] } });
  expect((await quinn.graph(licences)).data).toEqual({
    office: { licences: [{ ...licence, verifiedBy: 'Quinn Admin' }] },
  });
  expect((await quinn.graph(withdraw)).data).toEqual({ withdrawLicence: [] });
});

test('[SEC-02] a change of roles or feed keys needs a fresh proof, is audited, and both parties get a mail', async () => {
  const clean = async (): Promise<void> => void (await sql`delete from mail`.execute(database));
  const mails = async (): Promise<string[]> => {
    const { rows } = await sql<{
      email: string;
      subject: string;
    }>`select email, subject from mail order by email, subject`.execute(database);
    return rows.map(({ email, subject }) => `${email}: ${subject}`);
  };
  const role = (to: string): string => `mutation { setMemberRole(email: "mara@example.com", role: ${to}) }`;
  const key = 'mutation { addFeedKey(officeId: 2) }';
  await sql`update office set email = 'office2@example.com', feed_agent_id = coalesce(feed_agent_id, 'OFFICETWO')
    where id = 2`.execute(database);
  await sql`update member_session set proved_at = now() - interval '11 minutes' where member_id = 5`.execute(database);
  await clean();
  for (const operation of [role('admin'), key, 'mutation { endFeedKeys(officeId: 2) }']) {
    const { errors } = await quinn.graph(operation);
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'FORBIDDEN', problems: [{ field: 'proof' }] } });
  }
  expect(await mails()).toEqual([]);
  await sql`update member_session set proved_at = now() where member_id = 5`.execute(database);
  expect((await quinn.graph(role('admin'))).data).toEqual({ setMemberRole: 'admin' });
  expect(await mails()).toEqual([
    'mara@example.com: You’re now a Verandah admin',
    'quinn@example.com: You made Mara Quill an admin',
  ]);
  await clean();
  expect((await quinn.graph(role('member'))).data).toEqual({ setMemberRole: 'member' });
  expect(await mails()).toEqual([
    'mara@example.com: You’re no longer a Verandah admin',
    'quinn@example.com: Mara Quill is no longer an admin',
  ]);
  await clean();
  expect((await quinn.graph(key)).data).toEqual({ addFeedKey: expect.stringMatching(/^vfk_/) });
  expect((await mails()).map((line) => line.split(':')[0])).toEqual(['office2@example.com', 'quinn@example.com']);
});

test('[PORT-04] operations do the same by the routes of their commands, with their token only', async () => {
  const call = async (
    method: string,
    path: string,
    body?: object,
    token = tokenFile(service.settings.dataDir, 'ops-token'),
  ) => {
    const response = await fetch(`${service.address}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  for (const [method, path] of [
    ['POST', '/internal/offices'],
    ['POST', '/internal/offices/1/keys'],
    ['DELETE', '/internal/offices/1/keys'],
    ['POST', '/internal/offices/1/invites'],
    ['POST', '/internal/roles'],
  ] as const)
    expect([path, (await call(method, path, {}, 'wrong')).status]).toEqual([path, 401]);
  const made = await call('POST', '/internal/offices', {
    name: 'Gum Tree Richmond',
    agentId: 'GUMTRE',
    suburb: 'richmond-vic-3121',
  });
  expect([made.status, made.body.slug]).toEqual([201, `gum-tree-richmond-${made.body.id}`]);
  expect((await call('POST', '/internal/offices', { name: 'X', suburb: 'nowhere' })).status).toBe(422);
  expect((await call('POST', '/internal/offices', { name: 'Xenia Homes', companyId: 99 })).status).toBe(422);
  expect((await call('POST', `/internal/offices/${made.body.id}/keys`)).body.key).toMatch(/^vfk_/);
  expect((await call('DELETE', `/internal/offices/${made.body.id}/keys`)).body.ended).toBe(1);
  expect((await call('POST', '/internal/offices/none/keys')).status).toBe(404);
  expect(
    (await call('POST', `/internal/offices/${made.body.id}/invites`, { email: 'new@example.com' })).body,
  ).toMatchObject({ officeName: 'Gum Tree Richmond', email: 'new@example.com' });
  expect(await lastToken('new@example.com')).not.toBe('');
  expect((await call('POST', '/internal/roles', { email: 'noah@example.com', role: 'member' })).body).toMatchObject({
    username: 'noah',
    role: 'member',
  });
  expect((await call('POST', '/internal/roles', { email: 'noah@example.com', role: 'king' })).status).toBe(422);
});

test('[PORT-04] feed keys are listed without the key itself, and each can be ended alone', async () => {
  await sql`update office set feed_agent_id = 'HARBOUR' where id = 1`.execute(database);
  const keys = [
    (await quinn.graph('mutation { addFeedKey(officeId: 1) }')).data?.['addFeedKey'],
    (await quinn.graph('mutation { addFeedKey(officeId: 1) }')).data?.['addFeedKey'],
  ];
  const list = async () =>
    (await quinn.graph('{ feedKeys(officeId: 1) { id createdAt endedAt } }')).data?.['feedKeys'] as {
      id: string;
      endedAt: string | null;
    }[];
  const [newest] = await list();
  expect(JSON.stringify(await list())).not.toContain(keys[0]);
  const end = `mutation { endFeedKey(officeId: 1, id: ${newest?.id}) }`;
  expect([await code(visitor, end), await code(mara, end), await code(quinn, end), await code(quinn, end)]).toEqual([
    'SIGNED_OUT',
    'FORBIDDEN',
    'OK',
    'NOT_FOUND',
  ]);
  expect((await list()).map(({ endedAt }) => endedAt === null)).toEqual([false, true]);
  expect([
    await code(mara, '{ feedKeys(officeId: 1) { id } }'),
    await code(petra, '{ unclaimedOffices { total } }'),
  ]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  await sql`update office set claimed = false where id = 2`.execute(database);
  expect((await quinn.graph('{ unclaimedOffices { total results { id claimed } } }')).data).toEqual({
    unclaimedOffices: { total: 1, results: [{ id: '2', claimed: false }] },
  });
});

test('[PORT-04] an invitation that is repeated with its key is sent once', async () => {
  const send =
    'mutation { addOfficeInvite(officeId: 1, email: "twice@example.com", idempotencyKey: "invite-key-1") { email expiresAt } }';
  const first = (await petra.graph(send)).data;
  expect((await petra.graph(send)).data).toEqual(first);
  expect((await sql`select from mail where email = 'twice@example.com'`.execute(database)).rows).toHaveLength(1);
});

test('[DATA-16] an office’s admin makes, lists and ends its own feed keys, with a fresh proof; nobody else does', async () => {
  await sql`update office set feed_agent_id = coalesce(feed_agent_id, 'HARBOUR'), email = 'office@example.com'
    where id = 1`.execute(database);
  await sql`update office set feed_agent_id = coalesce(feed_agent_id, 'OFFICETWO') where id = 2`.execute(database);
  await sql`delete from feed_key`.execute(database);
  await sql`delete from mail`.execute(database);
  await sql`update member_session set proved_at = now() - interval '11 minutes' where member_id = 4`.execute(database);
  const make = 'mutation { addFeedKey(officeId: 1) }';
  const { errors } = await petra.graph(make);
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'FORBIDDEN', problems: [{ field: 'proof' }] } });
  await sql`update member_session set proved_at = now() where member_id = 4`.execute(database);
  const { data } = await petra.graph(make);
  const key = String(data?.['addFeedKey']);
  const uploads = async () =>
    (await fetch(`${service.address}/feeds/uploads`, { headers: { 'x-feed-key': key } })).status;
  expect(await uploads()).toBe(200);
  const { rows: mails } = await sql<{ email: string }>`select email from mail order by email`.execute(database);
  expect(mails.map(({ email }) => email)).toEqual(['office@example.com', 'petra@example.com']);
  const list = async () => (await petra.graph('{ feedKeys(officeId: 1) { id endedAt } }')).data?.['feedKeys'];
  const [{ id }] = await list();
  const others = [
    '{ feedKeys(officeId: 2) { id } }',
    'mutation { addFeedKey(officeId: 2) }',
    `mutation { endFeedKey(officeId: 2, id: ${id}) }`,
  ];
  for (const operation of others) expect([operation, await code(petra, operation)]).toEqual([operation, 'FORBIDDEN']);
  // Another agent of the office is its admin: Petra no longer is.
  await sql`update member set agent_id = 2 where id = 1`.execute(database);
  await sql`update agent set left_at = null, office_id = 1, edits_office = true where id = 2`.execute(database);
  for (const operation of [make, '{ feedKeys(officeId: 1) { id } }', `mutation { endFeedKey(officeId: 1, id: ${id}) }`])
    expect([operation, await code(petra, operation)]).toEqual([operation, 'FORBIDDEN']);
  await sql`update agent set edits_office = false`.execute(database);
  await sql`update member set agent_id = null where id = 1`.execute(database);
  expect(await code(petra, `mutation { endFeedKey(officeId: 1, id: ${id}) }`)).toBe('OK');
  expect(await uploads()).toBe(401);
  await sql`insert into feed_key (office_id, key_hash) select 1, 'hash-' || n from generate_series(1, 10) n`.execute(
    database,
  );
  expect(await code(petra, make)).toBe('CONFLICT');
});
