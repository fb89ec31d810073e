import { listingUri } from './uri.ts';

const parts = {
  id: 17,
  streetVisible: true,
  unit: '2',
  streetNumber: '39',
  street: 'Main Road',
  suburb: 'Richmond',
  stateCode: 'VIC',
  postcode: '3121',
  propertyType: 7,
};

test('[LIST-14] a listing is named by its address, a hidden one by suburb, kind and number only', () => {
  expect(listingUri(parts)).toBe('2-39-main-road-richmond-vic-3121-house-17');
  expect(listingUri({ ...parts, streetVisible: false })).toBe('richmond-vic-3121-house-17');
  expect(listingUri({ ...parts, unit: null, postcode: null, propertyType: 5 })).toBe(
    '39-main-road-richmond-vic-block-of-units-17',
  );
  expect(listingUri({ ...parts, street: "O'Shanassy Street", streetNumber: '12A' })).toBe(
    '2-12a-oshanassy-street-richmond-vic-3121-house-17',
  );
});
