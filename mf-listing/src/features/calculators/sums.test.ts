import { repaymentOf } from './loan.ts';
import { rentBurden } from './rent.ts';

test('[LIST-12] a loan is repaid in equal payments with its interest', () => {
  // $500,000 at 6 % over 30 years: $2,997.75 a month in any published table.
  const { monthly, fortnightly, interest } = repaymentOf({ principal: 500_000, rate: 6, years: 30 });
  expect([monthly.toFixed(2), fortnightly.toFixed(2), Math.round(interest)]).toEqual(['2997.75', '1383.58', 579_191]);
  expect(repaymentOf({ principal: 120_000, rate: 0, years: 10 })).toEqual({
    monthly: 1000,
    fortnightly: (1000 * 12) / 26,
    interest: 0,
  });
  expect(repaymentOf({ principal: 0, rate: 6, years: 30 }).monthly).toBe(0);
  let left = 400_000;
  const part = repaymentOf({ principal: left, rate: 5.5, years: 25 }).monthly;
  for (let month = 0; month < 300; month += 1) left = left * (1 + 0.055 / 12) - part;
  expect(Math.abs(left)).toBeLessThan(0.01);
});

test('[LIST-12] rent is compared with income before tax', () => {
  expect(rentBurden(600, 104_000)).toEqual({
    share: 30,
    isAffordable: true,
    incomeNeeded: 104_000,
    monthly: 2600,
    upFront: 3600,
  });
  expect(rentBurden(600, 80_000, 2000)).toMatchObject({ share: 39, isAffordable: false, upFront: 3200 });
});
