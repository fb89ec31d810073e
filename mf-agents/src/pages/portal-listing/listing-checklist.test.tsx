import { render, screen } from '@testing-library/react';
import { ownListing } from '../../test-kit/portal.ts';
import { Checklist } from './listing-checklist.tsx';
import { checkPoints } from './checklist.ts';

const missing = (listing: Parameters<typeof checkPoints>[0]) =>
  checkPoints(listing)
    .filter(({ isDone }) => !isDone)
    .map(({ label, isRequired }) => (isRequired ? `${label}!` : label));

const bare = {
  ...ownListing,
  title: '',
  description: '',
  searchPrice: null,
  priceText: null,
  bedrooms: null,
  inspections: [],
  home: { ...ownListing.home, photos: [], isApproximate: true },
};

test('[LIST-39] the checklist names what a draft lacks; only what the API demands is required', () => {
  expect(missing(bare)).toEqual([
    'Price!',
    'Price wording',
    'Photos',
    'Headline',
    'Description',
    'Floor plan',
    'Bedrooms and bathrooms',
    'Pin on the map',
    'Inspection times',
  ]);
  expect(missing(ownListing)).toEqual(['Description', 'Floor plan']);
  // A display price is a price of a sale, not of a rental.
  expect(missing({ ...bare, priceText: 'Contact agent' })).not.toContain('Price!');
  expect(missing({ ...bare, priceText: 'Contact agent', listingType: 'rental' })).toContain('Price!');
});

test('[LIST-39] no floor plan is required of land, no pin of a hidden address, no inspection before an auction', () => {
  const land = missing({ ...bare, home: { ...bare.home, propertyType: 'land' } });
  expect(land).not.toContain('Floor plan');
  expect(land).not.toContain('Bedrooms and bathrooms');
  expect(missing({ ...bare, streetVisible: false })).not.toContain('Pin on the map');
  expect(missing({ ...bare, auctionAt: '2026-12-05T00:00:00.000Z' })).not.toContain('Inspection times');
});

test('[LIST-39] photos that could not be downloaded do not count', () => {
  const photos = ownListing.home.photos.map((photo) => ({ ...photo, key: null, problem: 'Not there.' }));
  expect(missing({ ...ownListing, home: { ...ownListing.home, photos } })).toContain('Photos');
});

test('[LIST-39] a missing point links to its section with advice, a present one is done', () => {
  const { rerender } = render(<Checklist listing={ownListing} />);
  expect(screen.getByText('8 of 10 done. You can publish now, and complete the rest later.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Floor plan' })).toHaveAttribute('href', '#pictures');
  expect(screen.queryByRole('link', { name: 'Photos' })).toBeNull();
  rerender(<Checklist listing={bare} />);
  expect(screen.getByText(/Save what is required/)).toBeVisible();
});
