import { stubGraph, request } from '@verandah/areas/test-kit';
import { loadPage, submitPage } from '../../features/portal/load-portal.ts';
import { asAgent, member, part, refusal, written } from '../../test-kit/portal.ts';

describe('[PORT-04] invitations', () => {
  test('the link of an invitation shows it, accepting creates the agent, an expired one has a message', async () => {
    const invitation = { officeName: 'Harbour and Vale', email: member.email, expiresAt: '2026-12-01T00:00:00Z' };
    const { graph, requests } = stubGraph({
      PortalWho: { member, ownAgent: null },
      PortalInvitation: { officeInvite: invitation },
      AcceptOfficeInvite: { acceptOfficeInvite: '9' },
    });
    expect(await loadPage(part('overview'), request(graph, '/agent-portal?invite=abc'))).toMatchObject({
      status: 200,
      data: { title: 'Join Harbour and Vale', content: { kind: 'invitation', invitation } },
    });
    expect(await submitPage(part('overview'), request(graph, '/agent-portal?invite=abc'), { form: 'accept' })).toEqual({
      status: 303,
      location: '/agent-portal?done=joined',
    });
    expect(written(requests, 'AcceptOfficeInvite')).toEqual([{ token: 'abc' }]);
    const ended = stubGraph({
      PortalWho: { member, ownAgent: null },
      PortalInvitation: refusal(
        'PortalInvitation',
        'GONE',
        'This invitation has expired. Ask the office for a new one.',
      ),
    });
    expect(await loadPage(part('overview'), request(ended.graph, '/agent-portal?invite=abc'))).toMatchObject({
      data: { content: { kind: 'no-invitation', why: expect.stringContaining('has expired') } },
    });
  });

  test('an agent invites to their own office and leaves only after confirmation', async () => {
    const office = {
      id: '1',
      slug: 'harbour-1',
      name: 'Harbour and Vale',
      phone: null,
      address: null,
      about: '',
      brandColour: null,
      logo: null,
      socialLinks: { website: null, facebook: null, instagram: null, linkedin: null, twitter: null },
      agents: { total: 0, results: [] },
    };
    const { graph, requests } = stubGraph({
      ...asAgent,
      PortalOffice: { office, ownOfficeAdmins: ['3'] },
      OfficeInvites: { officeInvites: [] },
      AddOfficeInvite: { addOfficeInvite: {} },
      LeaveOffice: { leaveOffice: '3' },
    });
    const send = (fields: Record<string, string>) =>
      submitPage(part('office'), request(graph, '/agent-portal/office'), { key: 'abcdef0123456', ...fields });
    expect(await send({ form: 'invite', email: ' new@example.com ' })).toMatchObject({
      location: '/agent-portal/office?done=invited',
    });
    expect(written(requests, 'AddOfficeInvite')).toEqual([
      { officeId: '1', email: 'new@example.com', key: expect.stringMatching(/^invite-/) },
    ]);
    expect(await send({ form: 'invite', email: '' })).toMatchObject({
      status: 422,
      data: { refused: { problems: { email: 'Enter an email address.' } } },
    });
    expect(await send({ form: 'leave' })).toMatchObject({
      status: 422,
      data: { refused: { message: expect.stringContaining('Select the box') } },
    });
    expect(written(requests, 'LeaveOffice')).toEqual([]);
    expect(await send({ form: 'leave', sure: 'yes' })).toMatchObject({ location: '/agent-portal?done=left' });
  });
});
