import { stubGraph, request } from '@verandah/areas/test-kit';
import { loadPage, submitPage } from '../../features/portal/load-portal.ts';
import { member, part, refusal, written } from '../../test-kit/portal.ts';

test('[PORT-04] an admin creates offices, and a feed key that is shown once', async () => {
  const admin = { PortalWho: { member: { ...member, isAdmin: true }, ownAgent: null } };
  const office = {
    id: '4',
    slug: 'fern-4',
    name: 'Fern and Co',
    claimed: false,
    phone: null,
    address: null,
    location: null,
    licences: [],
    agents: { total: 0, results: [] },
  };
  const { graph, requests } = stubGraph({
    ...admin,
    UnclaimedOffices: { unclaimedOffices: { total: 0, results: [] } },
    PortalFindOffices: { offices: { total: 0, results: [] } },
    PortalSuburb: { locationSearch: [{ slug: 'richmond-vic-3121', label: 'Richmond, VIC 3121' }] },
    AddOffice: { addOffice: { id: '4' } },
    AdminOffice: { office },
    PortalFeedKeys: { feedKeys: [] },
    OfficeInvites: { officeInvites: [] },
    AddFeedKey: { addFeedKey: 'vfk_secret' },
  });
  expect(
    await submitPage(part('admin'), request(graph, '/agent-portal/admin'), {
      form: 'make',
      key: 'abcdef0123456',
      name: 'Fern and Co',
      agentId: 'FERN',
      suburb: 'Richmond VIC',
    }),
  ).toEqual({ status: 303, location: '/agent-portal/admin/4?done=made' });
  expect(written(requests, 'AddOffice')[0]).toMatchObject({
    input: { name: 'Fern and Co', agentId: 'FERN', suburb: 'richmond-vic-3121', phone: null },
    key: expect.stringMatching(/^office-/),
  });
  expect(
    await submitPage(part('admin'), request(graph, '/agent-portal/admin'), { form: 'make', name: '' }),
  ).toMatchObject({ status: 422, data: { refused: { problems: { name: 'Enter the office’s name.' } } } });
  expect(
    await submitPage(part('admin-office'), request(graph, '/agent-portal/admin/4', { id: '4' }), { form: 'add-key' }),
  ).toMatchObject({ status: 200, data: { secret: 'vfk_secret' } });
  expect(
    JSON.stringify(await loadPage(part('admin-office'), request(graph, '/agent-portal/admin/4', { id: '4' }))),
  ).not.toContain('vfk_secret');
});

test('[SEC-02] a role change that needs a fresh proof requires the password in its form and never returns it', async () => {
  const needsProof = 'It’s been a while since you signed in. Confirm it’s you.';
  const { graph, requests } = stubGraph({
    PortalWho: { member: { ...member, isAdmin: true }, ownAgent: null },
    UnclaimedOffices: { unclaimedOffices: { total: 0, results: [] } },
    PortalFindOffices: { offices: { total: 0, results: [] } },
    SetMemberRole: refusal('SetMemberRole', 'FORBIDDEN', needsProof, [{ field: 'proof', message: needsProof }]),
  });
  const calls: unknown[] = [];
  const at = {
    ...request(graph, '/agent-portal/admin'),
    rest: async (call: { readonly body?: unknown }) => {
      calls.push(call);
      return { status: 401, location: null, retryAfter: null, body: { errors: [{ message: 'That is not right.' }] } };
    },
  };
  const role = { form: 'role', email: 'noah@example.com', role: 'admin' };
  expect(await submitPage(part('admin'), at, role)).toMatchObject({
    status: 422,
    data: { refused: { problems: { proof: needsProof }, fields: { email: 'noah@example.com' } } },
  });
  const wrong = await submitPage(part('admin'), at, { ...role, proof: 'a wrong one', proofCode: '123456' });
  expect(wrong).toMatchObject({ status: 422, data: { refused: { problems: { proof: 'That is not right.' } } } });
  expect(JSON.stringify(wrong)).not.toContain('a wrong one');
  expect(calls).toEqual([{ method: 'POST', path: '/auth/prove', body: { password: 'a wrong one', code: '123456' } }]);
  expect(written(requests, 'SetMemberRole')).toHaveLength(1);
});

test('[AGNT-18] an admin sees all offices page by page, and finds some by name', async () => {
  const offices = { total: 60, results: [] };
  const { graph, requests } = stubGraph({
    PortalWho: { member: { ...member, isAdmin: true }, ownAgent: null },
    UnclaimedOffices: { unclaimedOffices: { total: 0, results: [] } },
    PortalFindOffices: { offices },
  });
  const load = (address: string) => loadPage(part('admin'), request(graph, address));
  expect(await load('/agent-portal/admin?page=2')).toMatchObject({
    status: 200,
    data: { content: { text: '', page: 2, found: offices } },
  });
  await load('/agent-portal/admin?q=Fern');
  expect(written(requests, 'PortalFindOffices').map(({ json }) => JSON.parse(String(json)))).toEqual([
    { skip: expect.any(Number), take: expect.any(Number) },
    { name: 'Fern', take: expect.any(Number) },
  ]);
});

test('[MOD-12] an admin saves the licence of an office in a state, and removes it', async () => {
  const { graph, requests } = stubGraph({
    PortalWho: { member: { ...member, isAdmin: true }, ownAgent: null },
    AdminOffice: {
      office: {
        id: '4',
        slug: 'fern-4',
        name: 'Fern and Co',
        claimed: true,
        phone: null,
        address: null,
        location: { stateCode: 'VIC' },
        licences: [],
        agents: { total: 0, results: [] },
      },
    },
    PortalFeedKeys: { feedKeys: [] },
    OfficeInvites: { officeInvites: [] },
    VerifyLicence: { verifyLicence: [{ number: '091234L' }] },
    WithdrawLicence: { withdrawLicence: [] },
  });
  const send = (fields: Record<string, string>) =>
    submitPage(part('admin-office'), request(graph, '/agent-portal/admin/4', { id: '4' }), fields);
  expect(await send({ form: 'verify', stateCode: 'VIC', number: ' ' })).toMatchObject({
    status: 422,
    data: { refused: { problems: { number: 'Enter the licence number from the register.' } } },
  });
  const location = '/agent-portal/admin/4?done=';
  expect([
    await send({ form: 'verify', stateCode: 'VIC', number: ' 091234L ' }),
    await send({ form: 'unverify', stateCode: 'VIC' }),
  ]).toEqual([
    { status: 303, location: `${location}verified` },
    { status: 303, location: `${location}unverified` },
  ]);
  expect([...written(requests, 'VerifyLicence'), ...written(requests, 'WithdrawLicence')]).toEqual([
    { officeId: '4', stateCode: 'VIC', number: '091234L' },
    { officeId: '4', stateCode: 'VIC' },
  ]);
});
