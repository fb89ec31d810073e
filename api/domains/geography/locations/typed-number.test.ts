import { readAddressNumber } from './address-number.ts';
import { isSameNumber, typedNumber } from './typed-number.ts';

test.each([
  ['39 main road', '39', ''],
  ['39A main road', '39a', ''],
  ['2/39 main road', '39', '2'],
  ['U12/500 Collins St', '500', '12'],
  ['u 12/500 Collins St', '500', '12'],
  ['Unit 12, 500 Collins St', '500', '12'],
  ['Flat 2 12 Smith St', '12', '2'],
  ['Apt. 4B/7 Smith St', '7', '4b'],
  ['G01/12 Smith St', '12', 'g01'],
  ['5/500-502 Collins St', '500-502', '5'],
  ['10 – 14 Smith St', '10-14', ''],
  ['7 & 9 Smith St', '7-9', ''],
  ['Lot 3 Smith St', 'lot 3', ''],
  ['lot 3, Smith St', 'lot 3', ''],
  ['No. 12 Smith St', '12', ''],
  ['12 St Kilda Rd', '12', ''],
])('[SRCH-30] %s begins with the number %s, unit "%s"', (text, number, unit) => {
  expect(typedNumber(text)).toMatchObject({ number: { number }, unit });
});

test.each(['main road', '39', '3121', 'Lot', '1st avenue', '', '/'])('[SRCH-30] %s begins with no number', (text) => {
  expect(typedNumber(text)).toBeUndefined();
});

test.each([
  ['500-502', '500', true],
  ['501', '500-502', true],
  ['500-502', '502-504', true],
  ['12', '12A', false],
  ['12', '12', true],
  ['12', '13', false],
  ['lot 3', 'Lot 3', true],
  ['lot 3', '3', false],
])('[SRCH-30] %s and %s are one house: %s', (one, other, expected) => {
  const [first, second] = [readAddressNumber(one), readAddressNumber(other)];
  expect(first && second && isSameNumber(first, second)).toBe(expected);
});
