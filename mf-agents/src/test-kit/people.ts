import type { CardAgent } from '../features/cards/card-agent.ts';
import type { CardOffice } from '../features/cards/card-office.ts';

/** An agent as a card is told of them; tests change what they are about. */
export const olivia: CardAgent = {
  id: '1', username: 'olivia-nakamura', name: 'Olivia Nakamura', title: 'Property consultant', portrait: null,
  office: { slug: 'pelican-2', name: 'Pelican Homes', brandColour: '#553377' },
  reviewSummary: { average: 4.6, count: 31 },
  performance: { forSale: 5, forRent: 0, soldInPeriod: 14, leasedInPeriod: 0, medianSoldPrice: 1_250_000, medianSoldPriceCount: 11, medianRent: null, medianRentCount: 0 },
};

export const pelican: CardOffice = {
  id: '2', slug: 'pelican-2', name: 'Pelican Homes', brandColour: '#553377', averageRating: 4.4, reviewCount: 120,
  location: { suburb: 'Richmond', stateCode: 'VIC', postcode: '3121' }, listingCounts: { buy: 12, rent: 7, sold: 80, leased: 41 },
};
