import { moneyIn } from './money.ts';
import { priceLawBreach } from './price-law.ts';
import { shownPrice, type StoredPrice } from './price.ts';

const stored: StoredPrice = {
  statusType: 'buy',
  stateCode: 'VIC',
  auction: false,
  searchPrice: 950_000,
  priceVisible: true,
  priceText: null,
  completedPrice: null,
  completedPriceVisible: false,
};
const long = (price: Partial<StoredPrice>) => shownPrice({ ...stored, ...price }).long;

test('[LIST-14] only an explicit yes shows a price; a hidden one reveals no figure', () => {
  expect(shownPrice({ ...stored, priceVisible: false })).toEqual({
    short: 'Contact agent',
    long: 'Contact agent',
    amount: undefined,
  });
  expect(long({ priceVisible: false, priceText: 'Offers around $950,000' })).toBe('Contact agent');
  expect(long({ priceVisible: false, priceText: 'Around nine hundred thousand' })).toBe('Contact agent');
  expect(long({ priceVisible: false, priceText: 'Expressions of interest' })).toBe('Expressions of interest');
  expect(long({ searchPrice: 0 })).toBe('Contact agent');
});

test("[LIST-03] sold and leased prices are shown where known and visible, otherwise withheld; the asking price isn't", () => {
  expect(long({ statusType: 'sold', completedPrice: 1_010_000, completedPriceVisible: true })).toBe('$1,010,000');
  expect(long({ statusType: 'sold', completedPrice: 1_010_000 })).toBe('Price withheld');
  expect(long({ statusType: 'leased', searchPrice: 600 })).toBe('$600 per week');
});

test("[LIST-13] an agent's text is shown where the law allows it, else none and no figure either", () => {
  expect(long({ priceText: '$900,000 - $990,000' })).toBe('$900,000 - $990,000');
  expect(shownPrice({ ...stored, priceText: '$900,000 - $1.1m' })).toEqual({
    short: 'Contact agent',
    long: 'Contact agent',
    amount: undefined,
  });
  expect(long({ priceText: 'From $950k' })).toBe('Contact agent');
  expect(shownPrice({ ...stored, priceText: 'Contact agent' }).amount).toBeUndefined();
  expect(long({ priceText: 'From $950k', stateCode: 'WA' })).toBe('From $950k');
  expect(long({ statusType: 'rent', searchPrice: 550, priceText: '$550 - $600 per week' })).toBe('Contact agent');
  expect(long({ statusType: 'rent', searchPrice: 550, priceText: '$550 weekly' })).toBe('$550 weekly');
  const both = '$550 pw ($2,390 pcm), bond $2,200';
  expect(long({ statusType: 'rent', searchPrice: 550, priceText: both })).toBe(both);
});

test('[LIST-13] a Queensland auction shows no price guide', () => {
  expect(shownPrice({ ...stored, stateCode: 'QLD', auction: true, priceText: 'Guide $950,000' })).toEqual({
    short: 'Auction',
    long: 'Auction',
    amount: undefined,
  });
  expect(long({ stateCode: 'QLD', auction: true, priceText: 'Auction on site' })).toBe('Auction on site');
  expect(long({ stateCode: 'QLD', priceText: 'Guide $950,000' })).toBe('Guide $950,000');
});

test.each([
  ['$900,000 - $990,000', 'NSW', undefined],
  ['$900,000 - $991,000', 'NSW', 'range-over-10-percent'],
  ['$900k+', 'VIC', 'vic-open-ended'],
  ['Offers above $900k', 'VIC', 'vic-open-ended'],
  ['Offers over $900k', 'QLD', undefined],
  ['430-450k', 'VIC', undefined],
  ['1.1-1.3m', 'VIC', 'range-over-10-percent'],
  ['$900,000, call 0412 345 678', 'VIC', undefined],
  ['Contact agent', 'VIC', undefined],
])('[LIST-13] %s in %s breaks %s', (text, stateCode, rule) => {
  expect(priceLawBreach(text, { stateCode, rental: false, auction: false })?.rule).toBe(rule);
});

test.each([
  ['$1.2m to $1.32 million, 850k, $925,000 - 3 bed, 650m²', [1_200_000, 1_320_000, 850_000, 925_000]],
  ['430-450k', [430_000, 450_000]],
  ['Between 1.2 and $1.3 mill', [1_200_000, 1_300_000]],
  ['3 - 450k', [450_000]],
  ['$900 to $1k', [900, 1000]],
  ['$450,000 on 600 sqm, 1,012 m2', [450_000]],
  ['$550pw', [550]],
  ['Call 0412 345 678 or 1300 123 456, auction 12 December 2026, 12/12/2026', []],
])('[LIST-13] reads the dollars of %s', (text, amounts) => {
  expect(moneyIn(text).map(({ amount }) => amount)).toEqual(amounts);
});
