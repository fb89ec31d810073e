import { plural } from './plural.ts';
import { addressText, hiddenStreet } from './address-text.ts';
import { countLabel } from './count-label.ts';
import { locationLabel, locationSlug } from './location-label.ts';

test('[LOC-02] a location is name, state and postcode; without one it is Australia', () => {
  expect(locationLabel({ name: 'Richmond', stateCode: 'VIC', postcode: '3121' })).toBe('Richmond, VIC 3121');
  expect(locationLabel({ name: 'Richmond', stateCode: 'VIC', postcode: null })).toBe('Richmond, VIC');
  expect(locationLabel({ name: 'Richmond', postcode: '3121' })).toBe('Richmond, 3121');
  expect(locationLabel({ name: 'Richmond' })).toBe('Richmond');
  expect([locationLabel(null), locationLabel(undefined), locationLabel({ name: '' })]).toEqual([
    'Australia',
    'Australia',
    'Australia',
  ]);
});

test('[LOC-02] a slug has the same parts', () => {
  expect(locationSlug({ name: 'Melbourne', stateCode: 'VIC', postcode: '3000' })).toBe('melbourne-vic-3000');
  expect(locationSlug({ name: "O'Connor", stateCode: 'ACT' })).toBe('oconnor-act');
  expect(locationSlug({ name: 'St. Kilda (East)', stateCode: 'VIC', postcode: '3183' })).toBe('st-kilda-east-vic-3183');
});

test('[LIST-02] a hidden street is this property inside a text', () => {
  const hidden = { street: hiddenStreet, suburb: 'Richmond', stateCode: 'VIC', postcode: '3121' };
  expect(hiddenStreet).toBe('Address available on request');
  expect(addressText(hidden)).toBe('Address available on request, Richmond, VIC 3121');
  expect(addressText(hidden, { inText: true })).toBe('this property');
  expect(addressText({ ...hidden, street: ' ' }, { inText: true })).toBe('this property');
  expect(addressText({ ...hidden, street: '2/39 Main Road' }, { inText: true })).toBe(
    '2/39 Main Road, Richmond, VIC 3121',
  );
});

test('[SRCH-10] five means five or more', () => {
  expect([0, 1, 4, 5, 9].map(countLabel)).toEqual(['0', '1', '4', '5+', '5+']);
});

test('[SHELL-57] a number has the noun that fits it', () => {
  expect([0, 1, 2, 1234].map((count) => plural(count, 'review'))).toEqual([
    '0 reviews',
    '1 review',
    '2 reviews',
    '1,234 reviews',
  ]);
  expect([plural(1, 'enquiry', 'enquiries'), plural(2, 'enquiry', 'enquiries')]).toEqual(['1 enquiry', '2 enquiries']);
});
