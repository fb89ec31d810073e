import { stubGraph, request } from '@verandah/areas/test-kit';
import { loadPage, submitPage } from '../../features/portal/load-portal.ts';
import { asAgent, part } from '../../test-kit/portal.ts';

const profile = {
  name: 'Ada Lovell',
  portrait: null,
  title: 'Senior sales agent',
  bio: 'Sells terraces.',
  contactDetails: { phone: '+61412345678' },
  languages: ['English', 'Greek'],
  areasOfExpertise: ['Terraces'],
  servicedLocations: [{ label: 'Richmond, VIC 3121' }],
  socialLinks: { website: null, facebook: null, instagram: null, linkedin: null, twitter: null },
  video: null,
};
const typed = {
  form: 'profile',
  key: 'abcdef0123456',
  title: ' Director ',
  bio: 'Sells terraces.\r\n\r\nLives among them.',
  phone: '',
  languages: 'English\r\n\r\n Greek ',
  areasOfExpertise: '',
  suburbs: 'Richmond, VIC 3121\r\nCremorne, VIC 3121',
  website: 'ada.example.com',
};
const path = '/agent-portal/profile';

test('[AGNT-09] an agent sees their profile with a link to the public page', async () => {
  const { graph } = stubGraph({ ...asAgent, PortalProfile: { agentProfile: profile } });
  expect(await loadPage(part('profile'), request(graph, path))).toMatchObject({
    data: { title: 'Your profile', content: { profile, address: expect.stringMatching(/^\/agent\//) } },
  });
});

test('[AGNT-09] the form, also without script, replaces the whole profile: one item a line', async () => {
  const { graph, requests } = stubGraph({
    ...asAgent,
    PortalProfile: { agentProfile: profile },
    ChangeAgentProfile: { changeAgentProfile: { id: '1' } },
  });
  expect(await submitPage(part('profile'), request(graph, path), typed)).toEqual({
    status: 303,
    location: '/agent-portal/profile?done=saved',
  });
  expect(requests.find(({ name }) => name === 'ChangeAgentProfile')).toMatchObject({
    name: 'ChangeAgentProfile',
    variables: {
      input: {
        title: 'Director',
        bio: 'Sells terraces.\n\nLives among them.',
        phone: '',
        languages: ['English', 'Greek'],
        areasOfExpertise: [],
        suburbs: ['Richmond, VIC 3121', 'Cremorne, VIC 3121'],
        website: 'ada.example.com',
        video: '',
      },
    },
  });
});

test('[AGNT-10] the error of a portrait sent without script is beside its field', async () => {
  const { graph } = stubGraph({ ...asAgent, PortalProfile: { agentProfile: profile } });
  for (const [query, problem] of [
    ['', ''],
    ['?picture=unreadable', expect.stringContaining('JPEG')],
    ['?picture=constructor', expect.stringContaining('Try again')],
  ] as const)
    expect(await loadPage(part('profile'), request(graph, `${path}${query}`))).toMatchObject({
      data: { content: { pictureProblem: problem } },
    });
});
