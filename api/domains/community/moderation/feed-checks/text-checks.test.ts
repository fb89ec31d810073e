import { contactIn, saysSold, severalDwellingsIn } from './text-checks.ts';

test.each([
  ['Call 0412 345 678 today', '0412 345 678'],
  ['Ring (03) 9876 5432', '(03) 9876 5432'],
  ['1300 123 456 for details', '1300 123 456'],
  ['See www.agency.example/12', 'www.agency.example/12'],
  ['more at bestagency.com.au', 'bestagency.com.au'],
  ['ada@agency.com', 'ada@agency.com'],
  ['https://x.example now', 'https://x.example'],
  ['$1,300,000 to $1,400,000', undefined],
  ['Built 1998, renovated 2021', undefined],
  ['3 bed, 2 bath, 1 car', undefined],
  ['12.5 m frontage, 650 m2', undefined],
  ['Light. Bright. Right.', undefined],
  ['Auction 12.30 on 28.11.2026', undefined],
])('[MOD-02] the contact in “%s” is %s', (title, contact) => {
  expect(contactIn(title)).toBe(contact);
});

const home = { title: '', unit: null, streetNumber: '12', propertyType: 13 };
test.each([
  [{ title: 'Two brand-new townhouses' }, 'Two brand-new townhouses'],
  [{ title: 'Choice of 4 units in a quiet street' }, '4 units'],
  [{ title: 'Lots 1-5 Hill Road' }, 'Lots 1-5'],
  [{ unit: '1-4' }, '1-4'],
  [{ unit: '1 & 2' }, '1 & 2'],
  [{ streetNumber: '12 & 14' }, '12 & 14'],
  [{ title: 'Two bedroom units sell fast' }, undefined],
  [{ title: 'One of two townhouses left', propertyType: 5 }, undefined],
  [{ title: 'A home like no other' }, undefined],
  [{ streetNumber: '12-14' }, undefined],
  [{ unit: '2A' }, undefined],
  [{ title: '3 car family homes welcome' }, undefined],
  [{ title: 'Six units, one title', propertyType: 5 }, undefined],
])('[MOD-02] that %j is several dwellings is detected by %s', (facts, evidence) => {
  expect(severalDwellingsIn({ ...home, ...facts })).toBe(evidence);
});

test.each([
  ['SOLD', true],
  ['Sold by Ada Lovell!', true],
  ['** SOLD ** Family home', true],
  ['Just sold', true],
  ['Family home – SOLD', true],
  ['Must be sold', false],
  ['To be sold at auction', false],
  ['Not sold yet', false],
  ['Just sold next door: yours is next', false],
  ['Four cottages, sold separately', false],
  ['Soldiers Road cottage', false],
  ['A solid home', false],
])('[MOD-02] whether “%s” says sold: %s', (title, sold) => {
  expect(saysSold(title)).toBe(sold);
});
