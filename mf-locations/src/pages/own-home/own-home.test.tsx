import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, refusal, request, services, Site, stubGraph, type Responses } from '@verandah/areas/test-kit';
import type { OwnHomeData } from './data.ts';
import { loadOwnHome, submitOwnHome } from './load.ts';
import { OwnHomeView } from './view.tsx';

const place = {
  slug: 'richmond-vic-3121',
  name: 'Richmond',
  label: 'Richmond, VIC 3121',
  type: 'suburb',
  stateCode: 'VIC',
  postcode: '3121',
};
const property = {
  slug: '39',
  streetSlug: 'main-road',
  location: place,
  latest: { propertyType: 'apartment', address: { street: '39 Main Road' }, features: { bedrooms: 2 } },
};
const estimate = { low: 900_000, middle: 1_000_000, high: 1_100_000, sampleSize: 20, medianError: 6, tested: 30 };
const claimed = {
  id: '5',
  address: '39 Main Road',
  propertyType: 'townhouse',
  bedrooms: 3,
  tracked: true,
  location: place,
  estimate,
};
const page = '/location/richmond-vic-3121/main-road/39/mine';
const requestOf = (responses: Responses, session = member, path = page) => {
  const stub = stubGraph(responses);
  const [slug = '', street = '', wanted = ''] = path.split('/').slice(2);
  return { ...stub, request: request(stub.graph, path, { slug, street, property: wanted }, session) };
};
const ok = { ClaimHome: { claimHome: { id: '5' } }, UnclaimHome: { unclaimHome: true } };
const show = async (claimedHome: object | null, responses: Responses = ok) => {
  const { request: wanted } = requestOf({ OwnHome: { property, claimedHome } });
  const loaded = await loadOwnHome(wanted);
  if (loaded.status !== 200) throw new Error('no page');
  const stub = stubGraph(responses);
  const site = services(stub.graph);
  render(
    <Site given={site}>
      <OwnHomeView data={loaded.data as OwnHomeData} />
    </Site>,
  );
  return { ...stub, moves: site.moves };
};
afterEach(cleanup);

test('[PROP-06] a home begins with its listing’s facts, then has its member’s; visitors sign in, others find nothing', async () => {
  const load = (claimedHome: object | null, found: object | null = property, session = member) =>
    loadOwnHome(requestOf({ OwnHome: { property: found, claimedHome } }, session).request);
  expect(await load(null)).toMatchObject({
    data: { claimed: null, fields: { propertyType: 'apartment', bedrooms: '2', tracked: false } },
    head: { noIndex: true },
  });
  expect(await load(claimed)).toMatchObject({
    data: { claimed: { id: '5' }, isPublic: true, fields: { propertyType: 'townhouse', bedrooms: '3', tracked: true } },
  });
  expect(await load(claimed, null)).toMatchObject({ data: { address: '39 Main Road', isPublic: false } });
  expect(await load(null, null)).toEqual({ status: 404 });
  const signIn = {
    status: 303,
    location: `/sign-in?${new URLSearchParams({ return: page, reason: 'home' }).toString()}`,
  };
  expect(await load(claimed, property, { signedIn: false, roles: [], known: true })).toEqual(signIn);
  const { request: ended } = requestOf({ OwnHome: refusal('SIGNED_OUT', 'Sign in.') });
  expect(await loadOwnHome(ended)).toEqual(signIn);
});

test('[PROP-06] claiming, correcting and removing a home with script', async () => {
  const { requests, moves } = await show(null);
  expect(screen.queryByRole('region', { name: 'What it might sell for' })).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Bedrooms' }), '4');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Email me what it’s worth once a month' }));
  await userEvent.click(screen.getByRole('button', { name: 'This is my home' }));
  expect(requests).toEqual([
    {
      name: 'ClaimHome',
      variables: {
        suburb: 'richmond-vic-3121',
        street: 'main-road',
        property: '39',
        input: { propertyType: 'apartment', bedrooms: 4, tracked: true },
      },
    },
  ]);
  expect(moves).toEqual([page]);
  cleanup();
  const own = await show(claimed);
  expect(screen.getByRole('region', { name: 'What it might sell for' })).toHaveTextContent('$900,000 – $1,100,000');
  await userEvent.click(screen.getByRole('button', { name: 'Remove it from my homes' }));
  expect(own.requests).toEqual([{ name: 'UnclaimHome', variables: { homeId: '5' } }]);
  expect(own.moves).toEqual(['/home-value/mine']);
});

test('[PROP-06] the same without script; what is wrong is shown with the form', async () => {
  const post = (form: Readonly<Record<string, string>>, responses: Responses = ok) => {
    const { request: posted } = requestOf({ OwnHome: { property, claimedHome: claimed }, ...responses });
    return submitOwnHome(posted, form);
  };
  const valid = { propertyType: 'house', bedrooms: '' };
  expect(await post(valid)).toEqual({ status: 303, location: `${page}?saved=1` });
  expect(await post({ do: 'remove' })).toEqual({ status: 303, location: '/home-value/mine' });
  expect(await post({ propertyType: 'castle', bedrooms: 'x' })).toMatchObject({
    status: 422,
    data: { problems: { propertyType: 'Choose a property type.', bedrooms: 'Choose a number of bedrooms.' } },
  });
  expect(await post(valid, { ClaimHome: refusal('CONFLICT', 'You can have up to 20 homes.') })).toMatchObject({
    status: 422,
    data: {
      fields: { propertyType: 'house', bedrooms: '', tracked: false },
      problems: { form: 'You can have up to 20 homes.' },
    },
  });
});
