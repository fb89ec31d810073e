import { sql } from 'kysely';
import { testApi, type TestApi } from '../../../../test-kit/test-api.ts';
import { callerOf, testMembers, type TestCaller } from '../../../../test-kit/test-members.ts';
import { carriesWhite, contrastOfWhite, readableShade } from './brand-colour.ts';
import { emptyTables } from '../../../../test-kit/empty-tables.ts';

let api: TestApi;
/** Agent 2, of Petra's office too. */
let mara: TestCaller;
beforeAll(async () => {
  api = await testApi();
  await sql`update member set agent_id = 2 where id = 1`.execute(api.database);
  mara = await callerOf(api.service, { ...testMembers.mara, agentId: 2 });
});
afterAll(() => api.close());
beforeEach(async () => {
  await emptyTables(api.database, ['throttle']);
  await sql`update agent set edits_office = false, joined_at = null, left_at = null`.execute(api.database);
});

const fields =
  'about phone address brandColour logo socialLinks { website facebook instagram linkedin twitter } agents { total }';
const whole = {
  about: 'On the corner since 1962.\n\nFour of us.',
  phone: '03 9876 5432',
  address: '12 Bridge Road, Richmond VIC 3121',
  brandColour: '#1D4F91',
  website: 'harbour.example.com',
  facebook: 'https://www.facebook.com/harbour',
  instagram: '',
  linkedin: null,
  twitter: null,
};
type Problems = readonly { readonly field: string; readonly message: string }[];
const change = async (who: TestCaller, input: object = {}) => {
  const { data, errors } = await who.graph(
    `mutation Change($input: OfficePageInput!) { changeOfficePage(input: $input) { ${fields} } }`,
    { input: { ...whole, ...input } },
  );
  const extensions = errors?.[0]?.extensions as { code?: string; problems?: Problems } | undefined;
  return {
    changed: (data as { changeOfficePage?: unknown } | null)?.changeOfficePage ?? null,
    code: extensions?.code,
    problems: extensions?.problems,
  };
};
const setAdmin = async (who: TestCaller, agentId: number, isAdmin: boolean) => {
  const { data, errors } = await who.graph(
    'mutation Set($agentId: ID!, $isAdmin: Boolean!) { setOfficeAdmin(agentId: $agentId, isAdmin: $isAdmin) }',
    { agentId, isAdmin },
  );
  return (
    (data as { setOfficeAdmin?: readonly string[] } | null)?.setOfficeAdmin ??
    (errors?.[0]?.extensions as { code?: string } | undefined)?.code
  );
};
const admins = async (who: TestCaller) =>
  ((await who.graph('{ ownOfficeAdmins }')).data as { ownOfficeAdmins?: readonly string[] } | null)?.ownOfficeAdmins;

test('[AGNT-11] an admin of an office writes its page, and everybody reads it', async () => {
  const written = {
    about: whole.about,
    phone: '+61398765432',
    address: whole.address,
    brandColour: '#1d4f91',
    logo: null,
    socialLinks: {
      website: 'https://harbour.example.com/',
      facebook: 'https://www.facebook.com/harbour',
      instagram: null,
      linkedin: null,
      twitter: null,
    },
    agents: { total: 2 },
  };
  expect(await change(api.as.petra)).toMatchObject({ changed: written });
  const { data } = await api.as.visitor.graph(`{ office(identifier: "1") { ${fields} } }`);
  expect((data as { office: unknown }).office).toEqual(written);
  expect((await api.as.visitor.call('GET', '/rest/offices')).body.results).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: 1, about: whole.about, brandColour: '#1d4f91' })]),
  );
  // The whole page is replaced.
  expect(
    await change(api.as.petra, { about: '', phone: '', address: '', brandColour: null, website: '', facebook: null }),
  ).toMatchObject({
    changed: {
      about: '',
      phone: null,
      address: null,
      brandColour: null,
      socialLinks: { website: null, facebook: null },
    },
  });
});

test('[AGNT-11] each wrong field is named, and nothing is changed', async () => {
  await change(api.as.petra);
  for (const [input, field, message] of [
    [{ phone: '12' }, 'phone', /Australian phone number/],
    [{ website: 'javascript:alert(1)' }, 'website', /web address/],
    [{ facebook: 'https://facebook.com.evil.example/x' }, 'facebook', /facebook\.com/],
    [{ brandColour: 'red' }, 'brandColour', /such as #1d4f91/],
    [{ brandColour: '#1d4f91;background:url(//evil.example)' }, 'brandColour', /such as #1d4f91/],
    [{ brandColour: '#ffdd00' }, 'brandColour', /too light for white text \(contrast 1\.3:1, needs 4\.5:1\)/],
    [{ about: 'x'.repeat(3001) }, 'about', /3000/],
    [{ about: 'http://a http://b http://c' }, 'about', /2 links/],
    [{ address: 'See www.example.com' }, 'address', /links/],
  ] as const) {
    const { changed, problems } = await change(api.as.petra, input);
    expect([input, changed, problems?.map((each) => each.field.split('.')[0])]).toEqual([input, null, [field]]);
    expect(problems?.[0]?.message).toMatch(message);
  }
  const { data } = await api.as.visitor.graph('{ office(identifier: "1") { brandColour about } }');
  expect(data).toEqual({ office: { brandColour: '#1d4f91', about: whole.about } });
});

test('[AGNT-11] the shade that is proposed for a colour carries white text, and is the lightest that does', () => {
  expect(contrastOfWhite('#ffffff')).toBeCloseTo(1);
  expect(contrastOfWhite('#000000')).toBeCloseTo(21);
  expect(readableShade('#1d4f91')).toBe('#1d4f91');
  for (const colour of ['#ffdd00', '#ffffff', '#00ff00', '#f2f2f0', '#767676', '#777777'])
    expect([colour, carriesWhite(readableShade(colour))]).toEqual([colour, true]);
  expect(contrastOfWhite(readableShade('#ffffff'))).toBeLessThan(4.7);
});

test('[AGNT-12] whoever joined first is admin; admins add and remove other admins, and one remains', async () => {
  await sql`update agent set joined_at = case id when 1 then now() - interval '2 days' else now() end`.execute(
    api.database,
  );
  expect([await admins(api.as.petra), await admins(mara)]).toEqual([['1'], ['1']]);
  expect((await change(mara)).code).toBe('FORBIDDEN');
  expect(await setAdmin(mara, 2, true)).toBe('FORBIDDEN');
  expect(await setAdmin(api.as.petra, 1, false)).toBe('CONFLICT');
  expect(await setAdmin(api.as.petra, 2, true)).toEqual(['1', '2']);
  expect((await change(mara)).changed).not.toBeNull();
  expect(await setAdmin(mara, 1, false)).toEqual(['2']);
  expect((await change(api.as.petra)).code).toBe('FORBIDDEN');
  expect(await setAdmin(api.as.petra, 1, true)).toBe('FORBIDDEN');
});

test('[AGNT-12] visitors, members, admins of the site, other offices’ agents and agents without an account are rejected', async () => {
  for (const who of ['visitor', 'noah', 'quinn'] as const)
    expect([who, (await change(api.as[who])).changed, await admins(api.as[who])]).toEqual([who, null, undefined]);
  await sql`update member set agent_id = 3 where id = 2`.execute(api.database);
  const cleo = await callerOf(api.service, { ...testMembers.noah, agentId: 3 });
  expect(await admins(cleo)).toEqual(['3']);
  expect([await setAdmin(cleo, 1, false), await setAdmin(cleo, 2, true), await setAdmin(cleo, 99, true)]).toEqual([
    'NOT_FOUND',
    'NOT_FOUND',
    'NOT_FOUND',
  ]);
  await sql`update member set agent_id = null where id = 2`.execute(api.database);
  expect(await setAdmin(api.as.petra, 3, true)).toBe('NOT_FOUND');
});

test('[AGNT-12] an agent who leaves is no longer admin, and the next one is', async () => {
  expect(await setAdmin(api.as.petra, 2, true)).toEqual(['1', '2']);
  expect(await setAdmin(mara, 1, false)).toEqual(['2']);
  await mara.graph('mutation { leaveOffice }');
  expect(await admins(api.as.petra)).toEqual(['1']);
  const { rows } = await sql`select edits_office from agent where id = 2`.execute(api.database);
  expect(rows).toEqual([{ edits_office: false }]);
  await sql`update member set agent_id = 2 where id = 1`.execute(api.database);
});
