import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NowContext, ServicesContext } from '@verandah/kit';
import { renderToString } from 'react-dom/server';
import { stubGraph, settle } from '../../test-kit/stub-graph.ts';
import { HistoryView } from './view.tsx';

const home = (id: string) => ({
  id,
  uri: `home-${id}`,
  statusType: 'buy',
  tierType: 'basic',
  propertyType: 'house',
  listedAt: '2026-10-21T01:00:00Z',
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

test('[MEMB-14] viewed and enquired homes are shown newest first, and the list can be emptied', async () => {
  const { services, bus, requests } = stubGraph({
    HistoryHomes: ({ ids }: { ids: string[] }) => ({
      listingsById: ids
        .toSorted()
        .filter((id) => id !== '6')
        .map(home),
    }),
  });
  bus.publish('viewed', { listingIds: ['9', '6', '7'] });
  bus.publish('enquired', { listingIds: ['7'] });
  render(
    <ServicesContext value={services}>
      <NowContext value={0}>
        <HistoryView />
      </NowContext>
    </ServicesContext>,
  );
  await act(settle);
  const viewed = screen.getByRole('region', { name: 'Viewed (3)' });
  expect(
    within(viewed)
      .getAllByRole('article')
      .map((card) => within(card).getByRole('heading').textContent),
  ).toEqual(['9 Rose Street Richmond, VIC 3121', '7 Rose Street Richmond, VIC 3121']);
  expect(within(screen.getByRole('region', { name: 'Enquired (1)' })).getAllByRole('article')).toHaveLength(1);
  expect(requests).toHaveLength(2);
  await userEvent.click(within(viewed).getByRole('button', { name: 'Clear list' }));
  expect(bus.last('viewed')).toEqual({ listingIds: [] });
  expect(screen.getByText('No homes yet')).toBeInTheDocument();
});

test('the server renders the lists empty, and explains how they are filled', () => {
  const { services } = stubGraph({});
  const html = renderToString(
    <ServicesContext value={services}>
      <NowContext value={0}>
        <HistoryView />
      </NowContext>
    </ServicesContext>,
  );
  expect(html).toContain('Turn on JavaScript to see them.');
  expect(html).not.toContain('<article');
});
