import type { Bought, Buyer } from './duty/schedule.ts';
import type { costFieldNames } from './field-names.ts';

/** The texts of the calculator's fields, as in the address. */
export type CostFields = Readonly<Record<CostField, string>>;
export type CostField = (typeof costFieldNames)[number];
export type CostProblems = Readonly<Partial<Record<CostField, string>>>;

export const buyers: readonly { readonly value: Buyer; readonly label: string }[] = [
  { value: 'owner', label: 'To live in' },
  { value: 'first', label: 'As a first home' },
  { value: 'investor', label: 'As an investment' },
];
export const kindsBought: readonly { readonly value: Bought; readonly label: string }[] = [
  { value: 'home', label: 'An established home' },
  { value: 'new', label: 'A new home' },
  { value: 'land', label: 'Land to build a home on' },
];

/**
 * Defaults for empty fields. The rate is close to what lenders charge owner-occupiers; it is shown and can be changed.
 */
export const assumed = { depositShare: 20, rate: '6', years: '30', income: '' } as const;

/** '$1,250,000.50' → 1250000.5; NaN if the text is not an amount. */
export const amountOf = (text: string): number =>
  /^\$?\s*\d{1,3}(?:,?\d{3})*(?:\.\d{1,2})?$/.test(text.trim()) ? Number(text.replaceAll(/[$,\s]/g, '')) : NaN;

interface Limit {
  readonly least: number;
  readonly most: number;
  readonly name: string;
  readonly example: string;
}

const limits: Readonly<Partial<Record<CostField, Limit>>> = {
  price: { least: 1, most: 100_000_000, name: 'a price in dollars', example: '850,000' },
  deposit: { least: 0, most: 100_000_000, name: 'a deposit in dollars', example: '170,000' },
  rate: { least: 0, most: 25, name: 'an interest rate between 0 and 25 per cent', example: '6.15' },
  years: { least: 1, most: 40, name: 'a number of years from 1 to 40', example: '30' },
  rent: { least: 1, most: 100_000, name: 'a rent in dollars a week', example: '650' },
  income: { least: 1, most: 100_000_000, name: 'an income in dollars a year', example: '95,000' },
};

/** Validation errors by field, in words. An empty field has none, because there is nothing to calculate yet. */
export function costProblems(fields: CostFields, names: readonly CostField[]): CostProblems {
  const problems: Partial<Record<CostField, string>> = {};
  for (const name of names) {
    const limit = limits[name];
    const text = fields[name].trim();
    if (!limit || text === '') continue;
    const amount = amountOf(text);
    if (
      Number.isNaN(amount) ||
      amount < limit.least ||
      amount > limit.most ||
      (name === 'years' && !Number.isInteger(amount))
    )
      problems[name] = `Enter ${limit.name}, like ${limit.example}.`;
  }
  const [price, deposit] = [amountOf(fields.price), amountOf(fields.deposit)];
  if (names.includes('deposit') && !problems.price && !problems.deposit && deposit > price)
    problems.deposit = 'The deposit is more than the price. Enter a smaller one.';
  return problems;
}
