import { hidden, house } from '../../test-kit/listing.ts';
import { costProblems } from './fields.ts';
import { purchaseFields, purchaseSum } from './purchase-sum.ts';
import { calculatorOf, startFields } from './start.ts';

const none = new URLSearchParams();

test('[LIST-12] the calculators start with the shown price, a fifth of it as deposit, and the values of the address', () => {
  expect(startFields(house, none)).toMatchObject({
    price: '1,250,000',
    deposit: '250,000',
    rate: '6',
    years: '30',
    buyer: 'owner',
    bought: 'new',
  });
  expect(
    startFields({ ...house, propertyType: 'land' }, new URLSearchParams('costs=1&price=900000&buyer=first')),
  ).toMatchObject({ price: '900000', deposit: '250,000', buyer: 'first', bought: 'land' });
  expect(
    startFields(
      {
        ...house,
        statusType: 'rent',
        saleDetails: null,
        priceDetails: { shortDescription: '$650 pw', longDescription: '$650 per week', isHidden: false },
      },
      none,
    ).rent,
  ).toBe('650');
});

test('[LIST-12, LIST-13, LIST-14] a price that may not be shown is not filled in', () => {
  for (const listing of [hidden, { ...hidden, saleDetails: house.saleDetails }])
    expect(startFields(listing, none)).toMatchObject({ price: '', deposit: '', rent: '' });
  expect(purchaseSum(startFields(hidden, none), 'QLD')).toEqual({ sum: null, problems: {} });
});

test('[LIST-12] sold and leased listings have no calculators', () => {
  expect([
    calculatorOf(house),
    calculatorOf({ ...house, statusType: 'rent' }),
    calculatorOf({ ...house, statusType: 'sold', status: 'completed' }),
    calculatorOf({ ...house, status: 'completed' }),
  ]).toEqual(['purchase', 'rental', null, null]);
});

test('[LIST-12] unusable values are named with an example', () => {
  const fields = startFields(house, new URLSearchParams({ price: 'a lot', deposit: '-1', rate: '99', years: '2.5' }));
  expect(costProblems(fields, purchaseFields)).toEqual({
    price: 'Enter a price in dollars, like 850,000.',
    deposit: 'Enter a deposit in dollars, like 170,000.',
    rate: 'Enter an interest rate between 0 and 25 per cent, like 6.15.',
    years: 'Enter a number of years from 1 to 40, like 30.',
  });
  expect(costProblems({ ...startFields(house, none), deposit: '2,000,000' }, purchaseFields)).toEqual({
    deposit: 'The deposit is more than the price. Enter a smaller one.',
  });
  expect(purchaseSum({ ...startFields(house, none), deposit: '' }, 'VIC').sum).toMatchObject({
    loan: 1_250_000,
    loanShare: 100,
    upFront: 68_750,
  });
});
