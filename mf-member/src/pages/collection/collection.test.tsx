import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Site } from '@verandah/areas/test-kit';
import type { CardListing } from '@verandah/design';
import type { Refused } from '../../features/actions/action.ts';
import { stubGraph, settle, signIn } from '../../test-kit/stub-graph.ts';
import { load as loadCollection } from './load.ts';
import { spotsOf } from './spots.ts';
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
  otherOffices: [],
  office: { id: '1', name: 'Fern and Co', brandColour: null, logo: null },
});
const collected = (id: string, suburb: string | null) => ({
  listingId: id,
  memberIdWhoAdded: '4',
  isGone: suburb === null,
  reactions: [],
  notes: [],
  tags: [],
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

async function open(query = '', listings: readonly object[] = homes, change: object = {}, refused?: Refused) {
  const visit = stubGraph({
    Collection: { collection: { ...collection(listings), ...change } },
    SaveCollectionReaction: {},
    SaveCollectionNote: {},
    TakeCollectionReactionBack: {},
    SetCollectionTag: {},
    RenewCollectionLink: { renewCollectionLink: { uri: 'near-work-2' } },
  });
  const loaded = await loadCollection({
    url: new URL(`/collections/near-work-1${query}`, 'https://verandah.example'),
    params: { uri: 'near-work-1' },
    session: { signedIn: true, memberId: '4', username: 'mia', roles: ['member'] },
    flags: {},
    now,
    graph: visit.graph,
  });
  if (!('data' in loaded)) throw new Error(`responded with ${loaded.status}`);
  signIn(visit.bus);
  render(
    <Site given={visit.services} now={now}>
      <CollectionView data={{ ...loaded.data, ...(refused && { refused }) }} />
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

test('[COLL-08] two to four homes that are chosen are compared, and the page states how many to choose', async () => {
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

test('[COLL-09] a home for sale can be tagged as inspected or with an offer, one for rent as applied for', async () => {
  const [sale, rent] = [collected('1', 'Richmond'), collected('2', 'Kew')];
  const { requests } = await open('', [
    { ...sale, tags: [{ tag: 'inspected', setAt: '2026-11-21T00:00:00Z', userId: '4' }] },
    { ...rent, listing: { ...rent.listing, statusType: 'rent' } },
  ]);
  const status = (home: number) => within(screen.getByRole('group', { name: `Status of ${home} Wilson Street` }));
  expect(
    status(1)
      .getAllByRole('button')
      .map((button) => [button.textContent, button.getAttribute('aria-pressed')]),
  ).toEqual([
    ['Inspected 21 Nov 2026, you', 'true'],
    ['Offered', 'false'],
  ]);
  expect(
    status(2)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Inspected', 'Applied']);
  await userEvent.click(status(2).getByRole('button', { name: 'Applied' }));
  await settle();
  await userEvent.click(status(1).getByRole('button', { name: /Inspected/ }));
  await settle();
  expect(requests.filter(({ name }) => name === 'SetCollectionTag').map(({ variables }) => variables)).toEqual([
    { collectionId: '1', listingId: '2', tag: 'applied', isSet: true },
    { collectionId: '1', listingId: '1', tag: 'inspected', isSet: false },
  ]);
});

test('[COLL-09] a note is saved without a like, and the same press takes a like back', async () => {
  const { requests } = await open('', [
    {
      ...collected('1', 'Richmond'),
      reactions: [{ reactionType: 'like', userId: '4' }],
      notes: [
        { note: 'Quiet', userId: '4' },
        { note: 'Dark', userId: '5' },
      ],
    },
  ]);
  expect(
    within(screen.getByRole('list', { name: 'What contributors think of 1 Wilson Street' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['You like itQuiet', 'Someone who has left Dark']);
  const note = screen.getByLabelText('Your note (optional)');
  expect(note).toHaveValue('Quiet');
  await userEvent.clear(note);
  await userEvent.type(note, 'Quiet street{Enter}');
  await settle();
  await userEvent.click(screen.getByRole('button', { name: 'Like 1 Wilson Street' }));
  await settle();
  expect(requests.filter(({ name }) => name !== 'Collection')).toEqual([
    { name: 'SaveCollectionNote', variables: { collectionId: '1', listingId: '1', note: 'Quiet street' } },
    { name: 'TakeCollectionReactionBack', variables: { collectionId: '1', listingId: '1', note: 'Quiet' } },
  ]);
});

test('[COLL-10] the homes with a public position are on a map with their prices', () => {
  const at = (id: string, latitude: number | null, shortDescription: string) => {
    const { listing, ...rest } = collected(id, 'Richmond');
    if (!listing) throw new Error('It is listed.');
    return {
      ...rest,
      memberIdWhoAdded: '4',
      listing: {
        ...listing,
        priceDetails: { shortDescription },
        address: { ...listing.address, latitude, longitude: latitude === null ? null : 145 },
      },
    };
  };
  const withheld = at('6', -37.6, 'Price withheld');
  expect(
    spotsOf([
      at('1', -37.8, '$1,250,000 – $1,350,000'),
      at('2', null, '$900,000'),
      at('3', -37.9, '$650 per week'),
      at('4', -37.7, 'Contact agent'),
      { ...collected('5', null), listing: null },
      { ...withheld, listing: { ...withheld.listing, statusType: 'sold' as const } },
    ]),
  ).toEqual([
    { id: '1', at: [145, -37.8], text: '$1.25M' },
    { id: '3', at: [145, -37.9], text: '$650' },
    { id: '4', at: [145, -37.7], text: 'Contact' },
    { id: '6', at: [145, -37.6], text: 'Sold' },
  ]);
});

test('[COLL-11] where the owner turns the view-only link on, it can be shared', async () => {
  const share = async (change: object) => {
    await open('', homes, change);
    const link = within(screen.getByRole('region', { name: 'View-only link' }));
    return link.queryByRole('button', { name: 'Share link' });
  };
  expect(await share({ isPublic: false })).toBeNull();
  cleanup();
  const shared: unknown[] = [];
  Object.assign(navigator, { share: (given: unknown) => Promise.resolve(shared.push(given)) });
  await userEvent.click((await share({ isPublic: true })) as HTMLElement);
  expect(shared).toEqual([expect.objectContaining({ title: 'Near work' })]);
});

test('[COLL-22] sharing is at the top of a collection, open where an invitation was rejected', async () => {
  const panel = () => screen.getByText('Share', { selector: 'summary' }).closest('details') as HTMLDetailsElement;
  await open();
  const [firstHome] = screen.getAllByRole('article');
  expect(panel().compareDocumentPosition(firstHome as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(panel()).not.toHaveAttribute('open');
  expect(within(panel()).getByLabelText('Invite by email')).toHaveValue('');
  expect(within(panel()).getByRole('button', { name: 'Turn link on' })).toBeInTheDocument();
  cleanup();
  const fields = { do: 'invite', collectionId: '1', uri: 'near-work-1', emails: 'mia@' };
  await open('', homes, {}, { fields, failure: { message: 'Not sent.' } });
  expect(panel()).toHaveAttribute('open');
  expect(within(panel()).getByLabelText('Invite by email')).toHaveValue('mia@');
});

test('[COLL-22] a collaborator leaves in the settings; a reader is shown the owner only, and passes the link on', async () => {
  const tom = { memberId: '5', username: 'tom', name: 'Tom Lee', avatar: null };
  const contributors = { owner: mia, collaborators: [tom] };
  await open('', homes, { viewerRole: 'collaborator', contributors });
  expect(screen.getByText(/homes, by Mia Kovac, Tom Lee$/)).toBeVisible();
  const settings = within(screen.getByRole('region', { name: 'Settings' }));
  expect(settings.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Leave collection']);
  expect(screen.queryByLabelText('Invite by email')).toBeNull();
  cleanup();
  await open('', homes, { viewerRole: 'reader', isPublic: true, contributors });
  expect(screen.getByText(/homes, by Mia Kovac$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Share' })).toBeEnabled();
  expect(screen.queryByRole('region', { name: /Settings|link/ })).toBeNull();
});
