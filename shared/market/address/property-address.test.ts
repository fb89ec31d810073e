import * as fc from 'fast-check';
import { propertyAddress, propertyAddressOf, propertySlug } from './property-address.ts';

test('[PROP-01] a property has its place, street, house number and unit in its address', () => {
  expect([propertySlug('12A'), propertySlug('12A', '3'), propertySlug('12-14', 'G.02'), propertySlug('Lot 5')]).toEqual(
    ['12a', '12a-unit-3', '12-14-unit-g-02', 'lot-5'],
  );
  expect([propertySlug(null, '3'), propertySlug(' '), propertySlug('12', ' ')]).toEqual(['', '', '12']);
  expect(propertyAddress('richmond-vic-3121', 'smith-street', '12a-unit-3')).toBe(
    '/location/richmond-vic-3121/smith-street/12a-unit-3',
  );
  expect(propertyAddress('richmond-vic-3121', 'smith-street', '')).toBe('/location/richmond-vic-3121/smith-street');
});

test('[PROP-01] the page of an address as it is shown; none without a house number', () => {
  const of = (text: string) => propertyAddressOf('richmond-vic-3121', text);
  expect(of('3/12A Smith Street')).toBe('/location/richmond-vic-3121/smith-street/12a-unit-3');
  expect(of('12 O’Connor St.')).toBe('/location/richmond-vic-3121/o-connor-st/12');
  expect([of('Smith Street'), of('Address available on request'), of('12'), of('')]).toEqual([null, null, null, null]);
  expect(propertyAddressOf('../x', '12 Smith Street')).toBeNull();
});

test('[PROP-01] units and numbers are never confused, and an address has only safe characters', () => {
  const word = fc.stringMatching(/^[0-9]{1,3}[a-c]?$/);
  fc.assert(
    fc.property(word, word, word, word, (number, unit, otherNumber, otherUnit) => {
      const same = number === otherNumber && unit === otherUnit;
      expect(propertySlug(number, unit) === propertySlug(otherNumber, otherUnit)).toBe(same);
    }),
  );
  fc.assert(
    fc.property(fc.string(), fc.string(), (number, unit) => {
      expect(propertySlug(number, unit)).toMatch(/^[a-z0-9-]*$/);
    }),
  );
});
