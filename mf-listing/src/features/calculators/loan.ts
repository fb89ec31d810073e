export interface Loan {
  readonly principal: number;
  /** Per cent per year. */
  readonly rate: number;
  readonly years: number;
}

export interface Repayment {
  readonly monthly: number;
  readonly fortnightly: number;
  readonly interest: number;
}

/** One of `count` equal payments that repay a loan with its interest. */
function paymentOf(principal: number, ratePerPeriod: number, count: number): number {
  return ratePerPeriod === 0 ? principal / count : (principal * ratePerPeriod) / (1 - (1 + ratePerPeriod) ** -count);
}

/**
 * Principal and interest, calculated monthly; a fortnightly payment is 12/26 of a monthly one. The interest is the
 * total over the term. Dollars, not rounded.
 */
export function repaymentOf({ principal, rate, years }: Loan): Repayment {
  const monthly = paymentOf(principal, rate / 100 / 12, years * 12);
  return { monthly, fortnightly: (monthly * 12) / 26, interest: monthly * years * 12 - principal };
}
