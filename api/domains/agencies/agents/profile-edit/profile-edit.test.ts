import { testApi, type TestApi, type TestName } from '../../../../test-kit/test-api.ts';
import { emptyTables } from '../../../../test-kit/empty-tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());
beforeEach(() => emptyTables(api.database, ['throttle']));

const fields =
  'title bio contactDetails { phone } languages areasOfExpertise video servicedLocations { slug } socialLinks { website facebook instagram linkedin twitter }';
const whole = {
  title: 'Senior sales agent',
  bio: 'Sells terraces.\n\nLives among them.',
  phone: '0412 345 678',
  languages: ['English', 'Greek', 'english'],
  areasOfExpertise: ['Terraces'],
  suburbs: ['Richmond, VIC 3121', 'paddington-qld-4064', 'richmond vic'],
  website: 'ada.example.com',
  facebook: 'https://www.facebook.com/ada',
  instagram: null,
  linkedin: '',
  twitter: '',
  video: 'https://youtu.be/abc',
};
const change = async (who: TestName, input: object = {}) => {
  const { data, errors } = await api.as[who].graph(
    `mutation Change($input: AgentProfileInput!) { changeAgentProfile(input: $input) { ${fields} } }`,
    { input: { ...whole, ...input } },
  );
  return { changed: (data as { changeAgentProfile?: unknown } | null)?.changeAgentProfile, errors };
};

test('[AGNT-09] an agent writes their public profile, and everybody reads it', async () => {
  const { changed, errors } = await change('petra');
  expect(errors).toBeUndefined();
  const written = {
    title: 'Senior sales agent',
    bio: whole.bio,
    contactDetails: { phone: '+61412345678' },
    languages: ['english', 'Greek'],
    areasOfExpertise: ['Terraces'],
    video: 'https://youtu.be/abc',
    servicedLocations: expect.arrayContaining([{ slug: 'richmond-vic-3121' }, { slug: 'paddington-qld-4064' }]),
    socialLinks: {
      website: 'https://ada.example.com/',
      facebook: 'https://www.facebook.com/ada',
      instagram: null,
      linkedin: null,
      twitter: null,
    },
  };
  expect(changed).toEqual(written);
  const { data } = await api.as.visitor.graph(`{ agentProfile(username: "ada") { ${fields} } }`);
  expect((data as { agentProfile: unknown }).agentProfile).toEqual(written);
  // The whole profile is replaced.
  const cleared = {
    title: null,
    bio: '',
    phone: '',
    languages: [],
    areasOfExpertise: [],
    suburbs: [],
    website: '',
    facebook: '',
    video: null,
  };
  expect((await change('petra', cleared)).changed).toEqual({
    title: null,
    bio: '',
    contactDetails: { phone: null },
    languages: [],
    areasOfExpertise: [],
    video: null,
    servicedLocations: [],
    socialLinks: { website: null, facebook: null, instagram: null, linkedin: null, twitter: null },
  });
});

test('[AGNT-09] each wrong field is named, and nothing is changed', async () => {
  await change('petra');
  for (const [input, field, message] of [
    [{ phone: '12' }, 'phone', /Australian phone number/],
    [{ website: 'javascript:alert(1)' }, 'website', /web address/],
    [{ website: 'https://user:word@example.com' }, 'website', /web address/],
    [{ facebook: 'https://facebook.com.evil.example/ada' }, 'facebook', /facebook\.com/],
    [{ video: 'https://evil.example/video' }, 'video', /YouTube or Vimeo/],
    [{ title: 'See www.example.com' }, 'title', /links/],
    [{ title: 'x'.repeat(61) }, 'title', /60/],
    [{ bio: 'x'.repeat(3001) }, 'bio', /3000/],
    [{ bio: 'http://a http://b http://c' }, 'bio', /2 links/],
    [{ languages: Array.from({ length: 11 }, (_, n) => `L${n}`) }, 'languages', /up to 10/],
    [{ suburbs: ['Nowhere, VIC 9999'] }, 'suburbs', /Nowhere, VIC 9999/],
  ] as const) {
    const { changed, errors } = await change('petra', input);
    const [error] = (errors ?? []) as readonly {
      readonly extensions?: { readonly problems?: readonly { field: string; message: string }[] };
    }[];
    expect([input, changed ?? null]).toEqual([input, null]);
    expect([input, error?.extensions?.problems?.map((each) => each.field.split('.')[0])]).toEqual([input, [field]]);
    expect(error?.extensions?.problems?.[0]?.message).toMatch(message);
  }
  const { data } = await api.as.visitor.graph('{ agentProfile(username: "ada") { title languages } }');
  expect(data).toMatchObject({ agentProfile: { title: 'Senior sales agent', languages: ['english', 'Greek'] } });
});

test('[AGNT-09] only agents have one to change', async () => {
  for (const who of ['visitor', 'mara', 'quinn'] as const)
    expect([who, (await change(who)).changed ?? null]).toEqual([who, null]);
});
