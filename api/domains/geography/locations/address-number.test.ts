import { foldAddressStreet, foldUnit, readAddressNumber } from './address-number.ts';

test('[DATA-18] numbers, ranges and lots are compared by meaning; other text is ignored', () => {
  const read = (text: string): string | undefined => readAddressNumber(text)?.number;
  expect(['12', ' 012 ', '12 A', '10 - 14', '10–14', '10 to 14', '12-12', 'Lot 5', 'lot5'].map(read)).toEqual([
    '12',
    '12',
    '12a',
    '10-14',
    '10-14',
    '10-14',
    '12',
    'lot 5',
    'lot 5',
  ]);
  expect(['', '0', '14-10', '3/12', 'RMB 4', '99999999', '12-', 'Lot'].map(read)).toEqual(Array(8).fill(undefined));
  expect(readAddressNumber('10A-14B')).toEqual({ number: '10a-14b', first: 10, last: 14 });
});

test('[DATA-18] units and streets are compared without their words and abbreviations', () => {
  expect(['Unit 03', '3', 'Apt. G01', 'U5', 'Lot 5', ''].map(foldUnit)).toEqual(['3', '3', 'g01', '5', '', '']);
  expect(['MAIN ROAD NORTH', 'Main Rd N', 'Main Rd North'].map(foldAddressStreet)).toEqual(
    Array(3).fill('main road north'),
  );
  expect(foldAddressStreet('St Georges Tce')).toBe(foldAddressStreet('ST GEORGES TERRACE'));
});
