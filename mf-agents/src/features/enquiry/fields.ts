import type { SubmissionState } from '@verandah/design';
import {
  checkEnquiry,
  emptyEnquiry,
  enquiryFields,
  formText,
  type EnquiryFields,
  type EnquiryProblems,
} from '@verandah/market';
import { askField } from './marks.ts';

/** Purpose of an enquiry: a message, an appraisal of the sender's own home, or help with finding one. */
export const contactKinds = [
  { name: 'message', label: 'Message' },
  { name: 'appraisal', label: 'Appraisal' },
  { name: 'buyer', label: 'Looking for a home' },
] as const;
export type ContactKind = (typeof contactKinds)[number]['name'];

export const intentions = [
  { value: 'appraisal', label: 'Find out what it’s worth' },
  { value: 'sell', label: 'Sell' },
  { value: 'let', label: 'Rent it out' },
] as const;
export const timings = [
  { value: '', label: 'Not sure yet' },
  { value: 'now', label: 'As soon as possible' },
  { value: 'threeMonths', label: 'Within 3 months' },
  { value: 'sixMonths', label: 'Within 6 months' },
  { value: 'later', label: 'Later' },
] as const;
export const modes = [
  { value: 'buy', label: 'Buy' },
  { value: 'rent', label: 'Rent' },
] as const;
export const bedroomChoices = [
  { value: '', label: 'Any' },
  ...[1, 2, 3, 4, 5].map((count) => ({ value: String(count), label: `${count} or more` })),
];

/** Fields of the form for all purposes, as typed. */
export type ContactFields = { readonly [Name in keyof EnquiryFields]: EnquiryFields[Name] } & {
  readonly address: string;
  readonly intention: string;
  readonly timing: string;
  readonly mode: string;
  readonly bedrooms: string;
  readonly priceMaximum: string;
};
export type ContactProblems = Readonly<Partial<Record<keyof ContactFields | 'form', string>>>;

export const emptyContact: ContactFields = {
  ...emptyEnquiry,
  address: '',
  intention: 'appraisal',
  timing: '',
  mode: 'buy',
  bedrooms: '',
  priceMaximum: '',
};

/** In the order of the form. */
export const contactFieldNames: readonly (keyof ContactFields)[] = [
  'name',
  'email',
  'phone',
  'address',
  'intention',
  'timing',
  'mode',
  'bedrooms',
  'priceMaximum',
  'message',
  'consent',
];

/** Initial state of the enquiry form: empty, or as submitted without script. */
export interface EnquiryStart {
  readonly kind: ContactKind;
  readonly fields: ContactFields;
  readonly problems: ContactProblems;
  readonly state: SubmissionState;
}
export const emptyStart: EnquiryStart = { kind: 'message', fields: emptyContact, problems: {}, state: 'idle' };

/** The purpose in an address ('?ask=appraisal'). */
export const contactKindOf = ({ searchParams }: URL): ContactKind =>
  contactKinds.find(({ name }) => name === searchParams.get(askField))?.name ?? 'message';

/** Reads a submitted form. */
export function contactFields(form: Readonly<Record<string, string | readonly string[] | undefined>>): ContactFields {
  const among = (name: string, list: readonly { readonly value: string }[], otherwise: string): string =>
    list.find(({ value }) => value === formText(form, name))?.value ?? otherwise;
  return {
    ...enquiryFields(form),
    address: formText(form, 'address'),
    intention: among('intention', intentions, 'appraisal'),
    timing: among('timing', timings, ''),
    mode: among('mode', modes, 'buy'),
    bedrooms: among('bedrooms', bedroomChoices, ''),
    priceMaximum: formText(form, 'priceMaximum'),
  };
}

/** Parses dollars as typed ('$1,200,000'); undefined for any other text. */
export function readDollars(text: string): number | undefined {
  const plain = text.trim().replace(/^\$/, '').replaceAll(/[\s,]/g, '');
  return /^\d{1,9}$/.test(plain) ? Number(plain) : undefined;
}

/** Validation errors, in words for the visitor. */
export function checkContact(kind: ContactKind, fields: ContactFields): ContactProblems {
  const problems: Partial<Record<keyof ContactFields, string>> = { ...(checkEnquiry(fields) as EnquiryProblems) };
  if (kind === 'appraisal' && !fields.address.trim()) problems.address = 'Enter your property’s address.';
  if (kind === 'appraisal' && fields.address.trim().length > 200)
    problems.address = 'The address can be up to 200 characters.';
  if (kind === 'buyer' && fields.priceMaximum.trim() && readDollars(fields.priceMaximum) === undefined)
    problems.priceMaximum = 'Enter a price in dollars, such as 850,000, or leave it blank.';
  return problems;
}
