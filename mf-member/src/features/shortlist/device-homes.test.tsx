import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { request, visitor } from '@verandah/areas/test-kit';
import { NowContext, ServicesContext } from '@verandah/kit';
import { renderToString } from 'react-dom/server';
import { load as loadCollections } from '../../pages/collections/load.ts';
import { CollectionsView } from '../../pages/collections/view.tsx';
import { stubGraph, settle, signIn } from '../../test-kit/stub-graph.ts';
import { DeviceHomes } from './device-homes.tsx';

const home = (id: string) => ({
  id,
  uri: `home-${id}`,
  statusType: 'buy',
  tierType: 'basic',
  propertyType: 'house',
  listedAt: '2026-10-21T01:00:00Z',
  priceReducedOn: null,
  priceDetails: { shortDescription: '$1' },
  address: {
    street: `${id} Rose Street`,
    suburb: 'Richmond',
    stateCode: 'VIC',
    postcode: '3121',
    timeZone: 'Australia/Melbourne',
  },
  features: { bedrooms: 1, bathrooms: 1, cars: 1 },
  landFeatures: null,
  inspections: [],
  auction: null,
  saleDetails: null,
  rentalDetails: null,
  media: { photos: [] },
  agents: [],
  otherOffices: [],
  office: { id: '1', name: 'Office', brandColour: null, logo: null },
});

function open(view = <CollectionsView data={{ collections: null }} />) {
  const given = stubGraph({
    HistoryHomes: ({ ids }: { ids: string[] }) => ({
      listingsById: ids.filter((id) => id !== '6').map(home),
    }),
  });
  const services = { ...given.services, isLive: () => true };
  const tree = (
    <ServicesContext value={services}>
      <NowContext value={0}>{view}</NowContext>
    </ServicesContext>
  );
  return { ...given, tree };
}

test('[SRCH-39] a visitor sees the homes saved in this browser, writes notes, compares and removes them', async () => {
  const { bus, tree } = open();
  bus.publish('session', { signedIn: false, roles: [] });
  bus.publish('shortlist', { version: 1, listingIds: ['7', '6', '8'], notes: { '8': 'Sunny' } });
  render(tree);
  await act(settle);
  const saved = screen.getByRole('region', { name: 'Saved on this device (3)' });
  expect(within(saved).getAllByRole('article')).toHaveLength(2);
  expect(within(saved).getByText('This home is no longer listed.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in or create account' })).toHaveAttribute(
    'href',
    '/sign-in?return=%2Fcollections&reason=shortlist',
  );
  expect(screen.getByLabelText(/note on 8 Rose Street/)).toHaveValue('Sunny');
  await userEvent.type(screen.getByLabelText(/note on 7 Rose Street/), 'Tram');
  expect(bus.last('shortlist')?.notes).toEqual({ '8': 'Sunny', '7': 'Tram' });
  for (const id of ['7', '8'])
    await userEvent.click(screen.getByRole('checkbox', { name: `Compare ${id} Rose Street` }));
  expect(bus.last('compared')).toEqual({ listingIds: ['7', '8'] });
  expect(screen.getByRole('link', { name: 'Compare 2 homes' })).toHaveAttribute('href', '/compare?homes=7,8');
  await userEvent.click(screen.getByRole('button', { name: 'Remove 8 Rose Street' }));
  expect(bus.last('shortlist')).toEqual({ version: 1, listingIds: ['7', '6'], notes: { '7': 'Tram' } });
});

test('[SRCH-39] a visitor without saved homes reads how to save one', async () => {
  const { bus, tree } = open();
  bus.publish('session', { signedIn: false, roles: [] });
  render(tree);
  await act(settle);
  expect(screen.queryByText(/saved in this browser only/)).toBeNull();
  expect(screen.getByText(/Select the heart on a home/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find homes' })).toHaveAttribute('href', '/for-sale');
  expect(screen.getByRole('link', { name: 'Sign in or create account' })).toHaveAttribute(
    'href',
    '/sign-in?return=%2Fcollections&reason=collection',
  );
});

test('[SRCH-39] the server renders the page without homes, and requires no sign-in', async () => {
  const { graph, requests, tree } = open();
  const loaded = await loadCollections(request(graph, '/collections', {}, visitor));
  expect(loaded).toMatchObject({ status: 200, data: { collections: null }, head: { noIndex: true } });
  expect(requests).toEqual([]);
  const html = renderToString(tree);
  expect(html).toContain('Turn on JavaScript to see them.');
  expect(html).not.toContain('<article');
});

test('[SRCH-39] a member sees only what could not be moved to their collections', async () => {
  const { bus, tree } = open(<DeviceHomes />);
  signIn(bus);
  render(tree);
  await act(settle);
  expect(screen.queryByRole('region', { name: /Saved on this device/ })).toBeNull();
  act(() => bus.publish('shortlist', { version: 1, listingIds: ['7'], notes: {} }));
  await act(settle);
  expect(screen.getByRole('region', { name: 'Saved on this device (1)' })).toHaveTextContent('could not be moved');
});
