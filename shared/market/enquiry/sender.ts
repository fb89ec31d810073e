import { australianPhone } from '../labels/phone.ts';

/** Fields of every enquiry form. Text as typed. */
export interface EnquiryFields {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly consent: boolean;
}

export type EnquiryField = keyof EnquiryFields;
/** What is wrong, by field; `form` is about the whole. */
export type EnquiryProblems = Readonly<Partial<Record<EnquiryField | 'form', string>>>;

/** In the order of the form. */
export const enquiryFieldNames: readonly EnquiryField[] = ['name', 'email', 'phone', 'message', 'consent'];

export const emptyEnquiry: EnquiryFields = { name: '', email: '', phone: '', message: '', consent: false };

/** A field of a posted form as text; the first value of a repeated field, '' when missing. */
export function formText(form: Readonly<Record<string, string | readonly string[] | undefined>>, name: string): string {
  const value = form[name];
  return (typeof value === 'string' ? value : (value?.[0] ?? '')).replaceAll('\r\n', '\n');
}

/** Reads a posted form. */
export function enquiryFields(form: Readonly<Record<string, string | readonly string[] | undefined>>): EnquiryFields {
  const text = (name: string): string => formText(form, name);
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
    consent: text('consent') !== '',
  };
}

/**
 * Validation problems, in words for the visitor: empty when all is well. Saves a request; the API decides, with the
 * same rules.
 */
export function checkEnquiry({ name, email, phone, message, consent }: EnquiryFields): EnquiryProblems {
  const problems: Partial<Record<EnquiryField, string>> = {};
  if (!name.trim()) problems.name = 'Enter your name.';
  else if (name.trim().length > 100) problems.name = 'Your name can be up to 100 characters.';
  if (!email.trim()) problems.email = 'Enter your email address.';
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim()))
    problems.email = 'Enter an email address like name@example.com.';
  if (phone.trim() && australianPhone(phone) === undefined)
    problems.phone = 'Enter an Australian phone number like 0412 345 678 or (03) 9876 5432.';
  if (!message.trim()) problems.message = 'Write a message to the agent.';
  else if (message.trim().length > 3000) problems.message = 'Shorten your message to 3000 characters.';
  if (!consent) problems.consent = 'Agree to pass your details on to the agent.';
  return problems;
}

/** Fields that identify an enquiry, for its `onceKey`. */
export const enquiryParts = ({ name, email, phone, message }: EnquiryFields): readonly string[] => [
  name,
  email.toLowerCase(),
  phone,
  message,
];
