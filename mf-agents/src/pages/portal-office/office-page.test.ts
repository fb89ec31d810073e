import { stubGraph, request } from '@verandah/areas/test-kit';
import { loadPage, submitPage } from '../../features/portal/load-portal.ts';
import { asAgent, part, refusal, written } from '../../test-kit/portal.ts';
import { neutralColour } from './neutral-colour.ts';

const office = {
  id: '1',
  slug: 'harbour-1',
  name: 'Harbour and Vale',
  phone: null,
  address: null,
  about: '',
  brandColour: null,
  logo: null,
  takesApplications: false,
  takesOffers: false,
  socialLinks: { website: null, facebook: null, instagram: null, linkedin: null, twitter: null },
  agents: { total: 0, results: [] },
};
const path = '/agent-portal/office';
const responses = {
  ...asAgent,
  PortalOffice: { office, ownOfficeAdmins: ['3'] },
  OfficeInvites: { officeInvites: [] },
  ChangeOfficePage: { changeOfficePage: { id: '1' } },
  SetOfficeAdmin: { setOfficeAdmin: ['3', '4'] },
};
const send = (fields: Record<string, string>, given: Record<string, unknown> = responses) => {
  const { graph, requests } = stubGraph(given);
  return {
    requests,
    outcome: submitPage(part('office'), request(graph, path), { key: 'abcdef0123456', ...fields }),
  };
};
const typed = {
  form: 'page',
  about: ' On the corner.\r\n\r\nFour of us. ',
  phone: '03 9876 5432',
  brandColour: '#1D4F91',
};

test('[AGNT-11] the form, sent without script too, replaces the whole page; the neutral colour counts as none', async () => {
  const { requests, outcome } = send(typed);
  expect(await outcome).toEqual({ status: 303, location: '/agent-portal/office?done=saved' });
  expect(written(requests, 'ChangeOfficePage')).toEqual([
    {
      input: {
        about: 'On the corner.\n\nFour of us.',
        phone: '03 9876 5432',
        address: '',
        brandColour: '#1d4f91',
        website: '',
        facebook: '',
        instagram: '',
        linkedin: '',
        twitter: '',
      },
    },
  ]);
  const neutral = send({ ...typed, brandColour: neutralColour });
  await neutral.outcome;
  expect(written(neutral.requests, 'ChangeOfficePage')).toMatchObject([{ input: { brandColour: '' } }]);
});

test('[AGNT-11] a rejected colour is beside its field, and everything that was typed is still there', async () => {
  const problem = { field: 'brandColour', message: 'This colour is too light for white text. Try #7a6a00.' };
  const { outcome } = send(
    { ...typed, brandColour: '#ffdd00' },
    { ...responses, ChangeOfficePage: refusal('ChangeOfficePage', 'BAD_USER_INPUT', 'No.', [problem]) },
  );
  expect(await outcome).toMatchObject({
    status: 422,
    data: { refused: { form: 'page', problems: { brandColour: problem.message }, fields: { phone: '03 9876 5432' } } },
  });
});

test('[AGNT-12] an admin makes another agent an admin, and takes it back', async () => {
  const made = send({ form: 'admin', agentId: '4', isAdmin: 'yes' });
  expect(await made.outcome).toMatchObject({ location: '/agent-portal/office?done=admin' });
  expect(written(made.requests, 'SetOfficeAdmin')).toEqual([{ agentId: '4', isAdmin: true }]);
  expect(await send({ form: 'admin', agentId: '4', isAdmin: 'no' }).outcome).toMatchObject({
    location: '/agent-portal/office?done=no-admin',
  });
  const { graph } = stubGraph(responses);
  expect(await loadPage(part('office'), request(graph, path))).toMatchObject({ data: { content: { admins: ['3'] } } });
});
