import { addressParts, middleOf } from './typed-address.ts';

const found = { latLong: null, bounds: null };
const street = { ...found, kind: 'street' as const, label: 'Wilson Street, Richmond, VIC 3121' };

test('[LIST-38] an address is made of the chosen street and the typed number', () => {
  const wilson = { unit: '', streetNumber: '', street: 'Wilson Street', suburb: 'Richmond, VIC 3121' };
  expect(addressParts('wilson st', street)).toEqual(wilson);
  expect(addressParts('12 wilson st rich', street)).toEqual({ ...wilson, streetNumber: '12' });
  expect(addressParts('Unit 3, 12A-14 Wilson', street)).toEqual({ ...wilson, unit: '3', streetNumber: '12A-14' });
  expect(addressParts('3 / 12a wilson', street)).toEqual({ ...wilson, unit: '3', streetNumber: '12a' });
});

test('[LIST-38] a known property has its own number; an unknown street stays as typed beside its suburb', () => {
  expect(
    addressParts('3/12 wils', { ...found, kind: 'address', label: '3/12 Wilson Street, Richmond, VIC 3121' }),
  ).toEqual({ unit: '3', streetNumber: '12', street: 'Wilson Street', suburb: 'Richmond, VIC 3121' });
  const suburb = { ...found, kind: 'suburb' as const, label: 'Richmond, VIC 3121' };
  expect(addressParts('7 New Lane, richmond', suburb)).toEqual({
    unit: '',
    streetNumber: '7',
    street: 'New Lane',
    suburb: 'Richmond, VIC 3121',
  });
  expect(addressParts('richmond', suburb)).toMatchObject({ street: '', suburb: 'Richmond, VIC 3121' });
});

test('[LIST-38] an address has its own position, else the middle of its street', () => {
  expect(middleOf({ ...street, latLong: { latitude: -37, longitude: 145 } })).toEqual([145, -37]);
  expect(middleOf({ ...street, bounds: [-38, 144, -37, 145] })).toEqual([144.5, -37.5]);
  expect(middleOf(street)).toBeNull();
});
