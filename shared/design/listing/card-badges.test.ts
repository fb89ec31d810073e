import { cardBadges } from './card-badges.ts';
import { cardListing, noon } from './fixture.ts';

const texts = (change: Parameters<typeof cardListing>[0]) =>
  cardBadges(cardListing(change), noon).map((badge) => badge.text);

test('a listing is new for three days', () => {
  expect(texts({ listedAt: '2026-11-19T01:00:00Z' })).toEqual(['New']);
  expect(texts({ listedAt: '2026-11-18T00:59:00Z' })).toEqual([]);
});

test('[LIST-30] an auction has its date and time like everything else, in the property’s time zone', () => {
  expect(texts({ auction: { startsAt: '2026-11-21T22:30:00Z' } })).toEqual(['Auction Sun 22 Nov, 9:30\u00A0am']);
});

test('a past auction has no badge, an offer has', () => {
  expect(
    texts({ auction: { startsAt: '2026-11-20T00:00:00Z' }, saleDetails: { isUnderOffer: true, soldOn: null } }),
  ).toEqual(['Under offer']);
});

test('sold and leased listings show when', () => {
  expect(texts({ statusType: 'sold', saleDetails: { isUnderOffer: false, soldOn: '2026-11-02' } })).toEqual([
    'Sold 2 Nov 2026',
  ]);
  expect(
    texts({ statusType: 'leased', rentalDetails: { availableOn: null, leasedOn: null, isPetFriendly: false } }),
  ).toEqual(['Leased']);
});

test('a lower price is shown beside what is more urgent, at most three together', () => {
  expect(texts({ priceReducedOn: '2026-11-12' })).toEqual(['Reduced']);
  expect(
    texts({
      priceReducedOn: '2026-11-20',
      listedAt: '2026-11-19T01:00:00Z',
      saleDetails: { isUnderOffer: true, soldOn: null },
      auction: { startsAt: '2026-11-28T00:00:00Z' },
    }),
  ).toEqual(['Under offer', 'New', 'Reduced']);
  expect(texts({ priceReducedOn: '2026-11-12', statusType: 'sold' })).toEqual(['Sold']);
});
