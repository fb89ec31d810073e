import { compactPrice } from './compact-price.ts';
import { pathPriceLimit } from './limits.ts';
import { formatMoney } from './money.ts';
import { maximumPrice, maximumPriceOptions, minimumPriceOptions, priceOptions } from './options.ts';
import { priceRangeLabel } from './price-label.ts';
import { isValidPrice, suggestPrice } from './typed-price.ts';

test('[SRCH-12] rent is priced from 0 to 2,050 by 50, between $Min and $Max', () => {
  const options = priceOptions('rent');
  expect(options[0]).toEqual({ value: null, label: '$Min' });
  expect(options.at(-1)).toEqual({ value: null, label: '$Max' });
  expect(options.slice(1, -1).map(({ value }) => value)).toEqual(Array.from({ length: 42 }, (_, step) => step * 50));
  expect(options.slice(-3, -1).map(({ label }) => label)).toEqual(['$2,000', '$2,050']);
  expect(priceOptions('leased')).toEqual(options);
});

test('[SRCH-12] sales are priced in steps that widen', () => {
  const values = priceOptions('buy').map(({ value }) => value);
  const by = (from: number, to: number, step: number): number[] =>
    Array.from({ length: (to - from) / step }, (_, index) => from + (index + 1) * step);
  expect(values).toEqual([
    0,
    ...by(0, 1e6, 5e4),
    ...by(1e6, 2e6, 1e5),
    ...by(2e6, 3e6, 2.5e5),
    ...by(3e6, 5e6, 5e5),
    ...by(5e6, 11e6, 1e6),
  ]);
  expect(priceOptions('sold')).toEqual(priceOptions('buy'));
  const label = (value: number): string | undefined =>
    priceOptions('buy').find((option) => option.value === value)?.label;
  expect([50_000, 950_000, 1_000_000, 1_100_000, 2_250_000, 11_000_000].map(label)).toEqual([
    '$50k',
    '$950k',
    '$1m',
    '$1.1m',
    '$2.25m',
    '$11m',
  ]);
});

test('[SRCH-12] lowest and highest price can be left open', () => {
  expect(minimumPriceOptions('buy').slice(0, 2)).toEqual([
    { value: null, label: '$Min' },
    { value: 50_000, label: '$50k' },
  ]);
  expect(maximumPriceOptions('buy').slice(-2)).toEqual([
    { value: 11_000_000, label: '$11m' },
    { value: null, label: '$Max' },
  ]);
});

test('[SRCH-12] ranges read Under, Over and from - to', () => {
  expect(priceRangeLabel({ max: 500_000 }, 'buy')).toBe('Under $500k');
  expect(priceRangeLabel({ min: 0, max: 500_000 }, 'buy')).toBe('Under $500k');
  expect(priceRangeLabel({ min: 300_000 }, 'buy')).toBe('Over $300k');
  expect(priceRangeLabel({ min: 300_000, max: 1_200_000 }, 'sold')).toBe('$300k–$1.2m');
  expect(priceRangeLabel({ min: 400, max: 1050 }, 'rent')).toBe('$400–$1,050');
  expect(priceRangeLabel({ max: 512_345 }, 'buy')).toBe('Under $512,345');
  expect(priceRangeLabel({}, 'buy')).toBe('');
});

test('[SRCH-13] a typed price is valid when it can be read, is above 0 and at most the last option', () => {
  expect(['$450,000', '450000', '450k', ' 0.45M ', '450 000'].map(suggestPrice)).toEqual([
    450_000, 450_000, 450_000, 450_000, 450_000,
  ]);
  expect(['', 'cheap', '-5', '1e9', '5kk', '$'].map(suggestPrice)).toEqual([null, null, null, null, null, null]);
  expect(isValidPrice('450k', 'buy')).toBe(true);
  expect(isValidPrice(0, 'buy')).toBe(false);
  expect(isValidPrice('a lot', 'buy')).toBe(false);
  expect([maximumPrice('buy'), maximumPrice('sold'), maximumPrice('rent'), maximumPrice('leased')]).toEqual([
    11e6, 11e6, 2050, 2050,
  ]);
  expect([isValidPrice(11_000_000, 'buy'), isValidPrice(11_000_001, 'buy')]).toEqual([true, false]);
  expect([isValidPrice(2050, 'rent'), isValidPrice(2051, 'rent')]).toEqual([true, false]);
});

test('[SRCH-13, URL-07] the path has a limit of its own', () => {
  expect([pathPriceLimit('buy'), pathPriceLimit('sold'), pathPriceLimit('rent'), pathPriceLimit('leased')]).toEqual([
    2e6, 2e6, 1000, 1000,
  ]);
});

test('[SRCH-14] compact prices', () => {
  expect([1_000_000, 1_200_000, 1_234_567, 12_500_000].map((price) => compactPrice(price, 'buy'))).toEqual([
    '$1M',
    '$1.2M',
    '$1.23M',
    '$12.5M',
  ]);
  expect([100_000, 650_000, 649_600, 999_499].map((price) => compactPrice(price, 'sold'))).toEqual([
    '$100k',
    '$650k',
    '$650k',
    '$999k',
  ]);
  expect(compactPrice(999_999, 'buy')).toBe('$1M');
  expect(compactPrice(99_999, 'buy')).toBe('$99,999');
  expect([compactPrice(550, 'rent'), compactPrice(1250, 'leased')]).toEqual(['$550pw', '$1,250pw']);
});

test('[LIST-10] money has thousands separators and two decimals by default', () => {
  expect(formatMoney(1_234_567.5)).toBe('$1,234,567.50');
  expect(formatMoney(0)).toBe('$0.00');
  expect(formatMoney(999)).toBe('$999.00');
  expect(formatMoney(650_000, 0)).toBe('$650,000');
  expect(formatMoney(-1234.5)).toBe('-$1,234.50');
});
