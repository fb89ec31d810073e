import { answering, request } from '@verandah/areas/test-kit';
import { loadPage, submitPage } from '../../features/portal/load-portal.ts';
import { member, part, written } from '../../test-kit/portal.ts';

test('[PORT-04] an admin makes offices, and a feed key that is told once', async () => {
  const admin = { PortalWho: { member: { ...member, isAdmin: true }, ownAgent: null } };
  const office = {
    id: '4',
    slug: 'fern-4',
    name: 'Fern and Co',
    claimed: false,
    phone: null,
    address: null,
    agents: { total: 0, results: [] },
  };
  const { graph, asked } = answering({
    ...admin,
    UnclaimedOffices: { unclaimedOffices: { total: 0, results: [] } },
    PortalSuburb: { locationSearch: [{ slug: 'richmond-vic-3121', label: 'Richmond, VIC 3121' }] },
    AddOffice: { addOffice: { id: '4' } },
    AdminOffice: { office, feedKeys: [] },
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
  expect(written(asked, 'AddOffice')[0]).toMatchObject({
    input: { name: 'Fern and Co', agentId: 'FERN', suburb: 'richmond-vic-3121', phone: null },
    key: expect.stringMatching(/^office-/),
  });
  expect(
    await submitPage(part('admin'), request(graph, '/agent-portal/admin'), { form: 'make', name: '' }),
  ).toMatchObject({ status: 422, data: { refused: { problems: { name: 'Enter the office’s name.' } } } });
  expect(
    await submitPage(part('admin-office'), request(graph, '/agent-portal/admin/4', { id: '4' }), { form: 'add-key' }),
  ).toMatchObject({ status: 200, data: { told: 'vfk_secret' } });
  expect(
    JSON.stringify(await loadPage(part('admin-office'), request(graph, '/agent-portal/admin/4', { id: '4' }))),
  ).not.toContain('vfk_secret');
});
