import { hidden, house } from '../../test-kit/listing.ts';
import { viewEvent } from './view-event.ts';

test('[LIST-11, TRK-01] the view of a listing reports its fields', () => {
  expect(viewEvent(house)).toEqual({
    pageType: 'listing',
    contentType: 'listing',
    listingId: 7,
    listingTier: 'standard',
    propertyType: 'house',
    listingType: 'buy',
    locationId: 1,
    officeId: 2,
    agentId: 1,
    estimatePrice: 1_250_000,
    numBeds: 3,
  });
});

test('[LIST-11, LIST-14] a hidden price is not reported, even if the data hold it', () => {
  expect(viewEvent({ ...hidden, saleDetails: house.saleDetails })).not.toHaveProperty('estimatePrice');
  expect(viewEvent({ ...house, agents: [] })).not.toHaveProperty('agentId');
});
