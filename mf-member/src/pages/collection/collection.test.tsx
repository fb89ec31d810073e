import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Site } from '@verandah/areas/test-kit';
import type { CardListing } from '@verandah/design';
import { answering, settle, signIn } from '../../test-kit/answering.ts';
import { loadCollection } from './load.ts';
import { CollectionView } from './view.tsx';

const now = Date.parse('2026-11-27T00:00:00Z');
const listingAt = (id: string, suburb: string): CardListing => ({
  id,
  uri: `${id}-wilson-street-${id}`,
  statusType: 'buy',
  tierType: 'basic',
  propertyType: 'house',
  listedAt: '2026-11-01T00:00:00Z',
  priceDetails: { shortDescription: '$1,250,000' },
  priceReducedOn: null,
  address: {
    street: `${id} Wilson Street`,
    suburb,
    stateCode: 'VIC',
    postcode: '3121',
    timeZone: 'Australia/Melbourne',
  },
  features: { bedrooms: 3, bathrooms: 1, cars: null },
  landFeatures: null,
  inspections: [],
  auction: null,
  saleDetails: null,
  rentalDetails: null,
  media: { photos: [] },
  agents: [],
  office: { id: '1', name: 'Fern and Co', brandColour: null },
});
const collected = (id: string, suburb: string | null) => ({
  listingId: id,
  memberIdWhoAdded: '4',
  isGone: suburb === null,
  reactions: [],
  listing: suburb === null ? null : listingAt(id, suburb),
});
const mia = { memberId: '4', username: 'mia', name: 'Mia Kovac', avatar: null };
const collection = (listings: readonly object[]) => ({
  id: '1',
  name: 'Near work',
  uri: 'near-work-1',
  isPublic: false,
  viewerRole: 'owner',
  pendingInvites: [],
  listings,
  contributors: { owner: mia, collaborators: [] },
});
const suburbs = ['Richmond', 'Abbotsford', 'Kew', 'Hawthorn', 'Carlton'];
const homes = suburbs.map((suburb, index) => collected(String(index + 1), suburb));

async function open(query = '', listings: readonly object[] = homes) {
  const visit = answering({ Collection: { collection: collection(listings) }, SaveCollectionReaction: {} });
  const loaded = await loadCollection({
    url: new URL(`/collections/near-work-1${query}`, 'https://verandah.example'),
    params: { uri: 'near-work-1' },
    session: { signedIn: true, memberId: '4', username: 'mia', roles: ['member'] },
    flags: {},
    now,
    graph: visit.graph,
  });
  if (!('data' in loaded)) throw new Error(`answered ${loaded.status}`);
  signIn(visit.bus);
  render(
    <Site given={visit.services} now={now}>
      <CollectionView data={loaded.data} />
    </Site>,
  );
  return visit;
}

test('[COLL-08] homes are in the order of the address, which stays when a home is liked', async () => {
  const { moves } = await open('?sort=suburb');
  expect(screen.getAllByRole('heading', { level: 2, name: /Wilson Street/ })[0]).toHaveTextContent('Abbotsford');
  const orders = within(screen.getByRole('navigation', { name: 'Order of the homes' })).getAllByRole('link');
  expect(
    orders.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
  ).toEqual([
    ['Latest added', '/collections/near-work-1', null],
    ['Most liked', '/collections/near-work-1?sort=liked', null],
    ['Next inspection', '/collections/near-work-1?sort=inspection', null],
    ['Suburb', '/collections/near-work-1?sort=suburb', 'page'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Like 2 Wilson Street' }));
  await settle();
  expect(moves).toEqual(['/collections/near-work-1?sort=suburb']);
});

test('[COLL-08] two to four homes that are chosen are compared, and the page says how many to choose', async () => {
  await open();
  const box = (id: number) => screen.getByRole('checkbox', { name: `Compare ${id} Wilson Street` });
  expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull();
  await userEvent.click(box(1));
  const button = screen.getByRole('button', { name: 'Compare' });
  expect(button).toBeDisabled();
  expect(screen.getByText('Choose another home to compare.')).toBeVisible();
  await userEvent.click(box(3));
  expect(screen.getByText('2 homes chosen.')).toBeVisible();
  expect(button).toBeEnabled();
  const form = button.closest('form') as HTMLFormElement;
  expect([form.getAttribute('action'), form.method, new FormData(form).getAll('homes')]).toEqual([
    '/compare',
    'get',
    ['1', '3'],
  ]);
  for (const id of [2, 4, 5]) fireEvent.click(box(id));
  expect(screen.getByText('Choose at most 4 homes.')).toBeVisible();
  expect(button).toBeDisabled();
});

test('[COLL-08] a single home that is listed is neither ordered nor compared', async () => {
  await open('', [collected('1', 'Richmond')]);
  expect(screen.queryByRole('navigation', { name: 'Order of the homes' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
