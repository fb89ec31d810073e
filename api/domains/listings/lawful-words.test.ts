import { lawfulWords } from './lawful-words.ts';

const words = (text: string, stateCode: string, auction = false) =>
  lawfulWords(text, { stateCode, auction, rental: false });

test.each([
  ['Price guide $900,000. Council rates $2,000.', 'Price guide contact agent. Council rates $2,000.'],
  ['Bidding from 1.1m to 1.2m, land 650 m2', 'Bidding from contact agent to contact agent, land 650 m2'],
  ['Auction on site', 'Auction on site'],
])('[LIST-13] beside an auction in Queensland no words tell a price guide: %s', (text, shown) => {
  expect(words(text, 'QLD', true)).toBe(shown);
  expect(words(text, 'QLD')).toBe(text);
});

test.each([
  ['Offers above $900,000. Walk to the park.', 'VIC', 'Offers above contact agent. Walk to the park.'],
  ['$900k+ on a quiet street', 'VIC', 'contact agent on a quiet street'],
  ['Range $900,000 - $1.1m! Call us.', 'NSW', 'Range contact agent - contact agent! Call us.'],
  [
    'Range $900,000 - $990,000. Renovated in 2020 for $120,000.',
    'VIC',
    'Range $900,000 - $990,000. Renovated in 2020 for $120,000.',
  ],
  ['Offers above $900,000', 'WA', 'Offers above $900,000'],
  ['Rates from $2,000 a year', 'VIC', 'Rates from $2,000 a year'],
])("[LIST-13] an agent's words hold what the law lets stand: %s in %s", (text, stateCode, shown) => {
  expect(words(text, stateCode)).toBe(shown);
});

test('[LIST-13] the text of a rental is unchanged', () => {
  expect(lawfulWords('$550 pw, parking $50 pw', { stateCode: 'VIC', auction: false, rental: true })).toBe(
    '$550 pw, parking $50 pw',
  );
});
