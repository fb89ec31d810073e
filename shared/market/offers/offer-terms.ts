import { australianPhone } from '../labels/phone.ts';
import { formatMoney } from '../prices/money.ts';

/** How a buyer would pay. */
export const financeKinds = {
  cash: 'No loan needed',
  approved: 'Loan approved',
  subject: 'Subject to finance',
} as const;
export type FinanceKind = keyof typeof financeKinds;

export const offerFieldNames = [
  'amount',
  'deposit',
  'settlementDays',
  'finance',
  'conditions',
  'buyer',
  'phone',
] as const;
export type OfferFieldName = (typeof offerFieldNames)[number];
/** Fields of the form of an offer; text as typed, '' when empty. */
export type OfferFields = Readonly<Record<OfferFieldName, string>>;

export const emptyOffer: OfferFields = {
  amount: '',
  deposit: '',
  settlementDays: '',
  finance: 'subject',
  conditions: '',
  buyer: '',
  phone: '',
};
export const mostConditions = 1000;

/** The terms of an offer: dollars and days; null for what is left open. */
export interface OfferTerms {
  readonly amount: number;
  readonly deposit: number | null;
  readonly settlementDays: number | null;
  readonly finance: FinanceKind;
  readonly conditions: string;
  /** Who would sign; '' for the sender. */
  readonly buyer: string;
  readonly phone: string;
}

const dollarsOf = (text: string): number | undefined => {
  const digits = text.replace(/[$,\s]/g, '');
  return /^\d{1,9}$/.test(digits) && Number(digits) > 0 ? Number(digits) : undefined;
};
const isFinance = (text: string): text is FinanceKind => Object.hasOwn(financeKinds, text);

export type OfferProblems = Readonly<Partial<Record<OfferFieldName | 'form', string>>>;

/** Validation problems by field, in words for the buyer; empty when all is well. */
export function checkOffer({
  amount,
  deposit,
  settlementDays,
  finance,
  conditions,
  buyer,
  phone,
}: OfferFields): OfferProblems {
  const [price, paid] = [dollarsOf(amount), dollarsOf(deposit)];
  return {
    ...(price === undefined && { amount: 'Enter your offer in whole dollars.' }),
    ...(deposit.trim() !== '' && paid === undefined && { deposit: 'Enter whole dollars, or leave it empty.' }),
    ...(price !== undefined &&
      paid !== undefined &&
      paid > price && { deposit: 'The deposit is more than the offer.' }),
    ...(settlementDays.trim() !== '' &&
      !/^(?:[1-9]\d?|[12]\d\d|3[0-5]\d|36[0-5])$/.test(settlementDays.trim()) && {
        settlementDays: 'Enter 1 to 365 days, or leave it empty.',
      }),
    ...(!isFinance(finance) && { finance: 'Choose how you would pay.' }),
    ...(conditions.trim().length > mostConditions && { conditions: `Use up to ${mostConditions} characters.` }),
    ...(buyer.trim().length > 200 && { buyer: 'Use up to 200 characters.' }),
    ...(australianPhone(phone) === undefined && {
      phone: 'Enter an Australian phone number like 0412 345 678 or (03) 9876 5432.',
    }),
  };
}

/** The terms of fields without problems. */
export const offerTerms = (fields: OfferFields): OfferTerms => ({
  amount: dollarsOf(fields.amount) ?? 0,
  deposit: dollarsOf(fields.deposit) ?? null,
  settlementDays: fields.settlementDays.trim() === '' ? null : Number(fields.settlementDays),
  finance: isFinance(fields.finance) ? fields.finance : 'subject',
  conditions: fields.conditions.trim(),
  buyer: fields.buyer.trim(),
  phone: fields.phone.trim(),
});

/** The terms with their labels, as both sides read them. */
export const labelledTerms = (terms: OfferTerms): readonly { readonly label: string; readonly text: string }[] =>
  [
    { label: 'Offer', text: formatMoney(terms.amount, 0) },
    { label: 'Deposit', text: terms.deposit === null ? '' : formatMoney(terms.deposit, 0) },
    { label: 'Settlement', text: terms.settlementDays === null ? '' : `${terms.settlementDays} days` },
    { label: 'Finance', text: financeKinds[terms.finance] },
    { label: 'Conditions', text: terms.conditions },
    { label: 'Buyer on the contract', text: terms.buyer },
    { label: 'Phone', text: terms.phone },
  ].filter(({ text }) => text !== '');

/** What an offer here is, beside every one. */
export const offerIsIntent =
  'This is a form of intent, not a contract. It binds nobody: until both sides have signed and exchanged contracts, the seller may refuse it or sell to someone else, and the buyer may withdraw it.';
