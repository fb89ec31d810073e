import { cleanup, render, screen, within } from '@testing-library/react';
import { stubGraph, Site } from '@verandah/areas/test-kit';
import { services } from '../../test-kit/site.tsx';
import type { StreetData } from './data.ts';
import { StreetView } from './view.tsx';

afterEach(cleanup);

const data: StreetData = {
  name: 'Wilson Street',
  slug: 'wilson-street',
  label: 'Wilson Street, Richmond, VIC 3121',
  suburb: {
    slug: 'richmond-vic-3121',
    name: 'Richmond',
    label: 'Richmond, VIC 3121',
    type: 'suburb',
    stateCode: 'VIC',
    postcode: '3121',
    region: null,
  },
  rating: { average: 4.6, count: 5 },
  prices: [
    { kind: 'house', sold: { median: 1_040_000, sampleSize: 31 }, rent: { median: 650, sampleSize: 1 } },
    { kind: 'unit', sold: { median: null, sampleSize: 2 }, rent: { median: 500, sampleSize: 9 } },
  ],
  others: [{ name: 'Swan Street', slug: 'swan-street', listingCounts: { buy: 2, rent: 0 } }],
  counts: { buy: 0, rent: 0, sold: 0, leased: 0 },
  mode: 'buy',
  listings: [],
  total: 0,
  page: 1,
  pages: 0,
  properties: [],
  questions: [],
};
const show = (change: Partial<StreetData> = {}, live = true) =>
  render(
    <Site
      given={{ ...services(stubGraph({}).graph), isLive: () => live }}
      at="/location/richmond-vic-3121/wilson-street"
    >
      <StreetView data={{ ...data, ...change }} />
    </Site>,
  );

test('[LOC-11] a street has the prices of its suburb, its other streets, and a link to ask about it', () => {
  show();
  const prices = screen.getByRole('region', { name: 'Prices in Richmond' });
  expect(prices).toHaveTextContent('Houses$1,040,000 (31 sales), $650 per week (1 rental)');
  expect(prices).toHaveTextContent('Units$500 per week (9 rentals)');
  const others = screen.getByRole('region', { name: 'Other streets in Richmond' });
  expect(within(others).getByRole('link', { name: 'Swan Street' })).toHaveAttribute(
    'href',
    '/location/richmond-vic-3121/swan-street',
  );
  expect(others).toHaveTextContent('2 for sale');
  expect(screen.getByRole('link', { name: 'Ask about Wilson Street' })).toHaveAttribute(
    'href',
    '/questions/ask?location=richmond-vic-3121',
  );
  expect(screen.getByText(/^Nobody has asked about Wilson Street yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Homes in Richmond' })).toHaveAttribute(
    'href',
    '/for-sale/richmond-vic-3121/real-estate',
  );
});

test('[LOC-11] without the area of questions there is no link to ask; without medians no prices are shown', () => {
  show({ prices: [], others: [] }, false);
  expect(screen.getAllByRole('region')).toEqual([screen.getByRole('region', { name: 'Reviews of Richmond' })]);
});

test('[LOC-19] a street has the stars of its suburb, with links to its reviews and to writing one', () => {
  const { unmount } = show();
  const reviews = within(screen.getByRole('region', { name: 'Reviews of Richmond' }));
  expect(reviews.getByText('4.6 out of 5 stars from 5 reviews')).toBeInTheDocument();
  expect(reviews.getByRole('link', { name: 'All 5 reviews' })).toHaveAttribute(
    'href',
    '/location/richmond-vic-3121/reviews',
  );
  expect(reviews.getByRole('link', { name: 'Review Richmond' })).toHaveAttribute(
    'href',
    '/location/richmond-vic-3121/reviews/new',
  );
  unmount();
  show({ rating: { average: null, count: 0 } });
  expect(screen.getByText(/^Nobody has reviewed Richmond yet/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /reviews$/ })).toBeNull();
});
