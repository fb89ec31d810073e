import { namedPlace } from './named-place.ts';

const found = [
  'Richmond, VIC 3121',
  'Mount Richmond, VIC 3305',
  'Newtown, QLD 4350',
  'Newtown, QLD 4305',
  'Yarra, VIC',
  'Victoria',
].map((label) => ({ label }));

test.each([
  ['richmond vic', 'Richmond, VIC 3121'],
  ['Richmond, VIC 3121', 'Richmond, VIC 3121'],
  ['RICHMOND  3121', 'Richmond, VIC 3121'],
  ['newtown 4305', 'Newtown, QLD 4305'],
  ['newtown qld', undefined],
  ['richmond', undefined],
  ['yarra vic', 'Yarra, VIC'],
  ['victoria', 'Victoria'],
])('[LOC-03] “%s” names %s', (term, label) => {
  expect(namedPlace(term, found)?.label).toBe(label);
});
