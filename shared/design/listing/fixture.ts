import type { CardListing } from './card-listing.ts';

/** Noon in Melbourne on Saturday 21 November 2026. */
export const noon = Date.parse('2026-11-21T01:00:00Z');

/** A listing for tests, listed for sale a month ago. */
export const cardListing = (change: Partial<CardListing> = {}): CardListing => ({
  id: '7',
  uri: '12-rose-street-richmond-vic-3121-7',
  statusType: 'buy',
  tierType: 'premiere',
  propertyType: 'house',
  listedAt: '2026-10-21T01:00:00Z',
  priceDetails: { shortDescription: '$1,250,000' },
  priceReducedOn: null,
  address: {
    street: '12 Rose Street',
    suburb: 'Richmond',
    stateCode: 'VIC',
    postcode: '3121',
    timeZone: 'Australia/Melbourne',
  },
  features: { bedrooms: 3, bathrooms: 1, cars: null },
  landFeatures: { area: 412 },
  inspections: [],
  auction: null,
  saleDetails: { isUnderOffer: false, soldOn: null },
  rentalDetails: null,
  media: {
    photos: ['a', 'b', 'c'].map((key) => ({
      key,
      width: 1440,
      height: 960,
      colour: '#abcdef',
      alt: `Photograph ${key}`,
    })),
  },
  agents: [{ id: '1', name: 'Amelia Tran' }],
  otherOffices: [],
  office: { id: '9', name: 'Finch Estate Agents', brandColour: '#1d4f91', logo: null },
  ...change,
});
