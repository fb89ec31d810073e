import { dutySchedule, stampDuty } from './duty/stamp-duty.ts';
import type { Bought, Buyer, DutySchedule } from './duty/schedule.ts';
import { amountOf, buyers, costProblems, kindsBought, type CostFields, type CostProblems } from './fields.ts';
import { repaymentOf, type Repayment } from './loan.ts';

/** Per cent of the price: a larger loan usually needs lenders mortgage insurance. */
export const insuredAbove = 80;

export interface PurchaseSum {
  readonly loan: number;
  /** Loan-to-price ratio, per cent. */
  readonly loanShare: number;
  readonly repayment: Repayment;
  readonly duty: number;
  readonly schedule: DutySchedule;
  /** Deposit and duty. */
  readonly upFront: number;
}

export const purchaseFields = ['price', 'deposit', 'rate', 'years', 'buyer', 'bought'] as const;

const oneOf = <Value extends string>(
  options: readonly { readonly value: Value }[],
  value: string,
  fallback: Value,
): Value => options.find((option) => option.value === value)?.value ?? fallback;

/** Costs of a purchase. Without a sum while a value is missing or invalid. */
export function purchaseSum(
  fields: CostFields,
  stateCode: string,
): { readonly sum: PurchaseSum | null; readonly problems: CostProblems } {
  const problems = costProblems(fields, purchaseFields);
  const [price, deposit, rate, years] = [fields.price, fields.deposit || '0', fields.rate, fields.years].map(
    amountOf,
  ) as [number, number, number, number];
  const schedule = dutySchedule(stateCode);
  if (Object.keys(problems).length > 0 || !schedule || [price, deposit, rate, years].some(Number.isNaN))
    return { sum: null, problems };
  const loan = price - deposit;
  const duty = stampDuty(schedule, {
    value: price,
    buyer: oneOf<Buyer>(buyers, fields.buyer, 'owner'),
    bought: oneOf<Bought>(kindsBought, fields.bought, 'home'),
  });
  return {
    problems,
    sum: {
      loan,
      loanShare: Math.round((loan / price) * 100),
      repayment: repaymentOf({ principal: loan, rate, years }),
      duty,
      schedule,
      upFront: deposit + duty,
    },
  };
}
