import * as v from 'valibot';
import type { Enquiry, EnquiryInput, FieldProblem } from './enquiry.ts';
import { australianPhone } from './phone.ts';

const longestMessage = 3000;

const shape = v.object({
  name: v.pipe(v.string('Tell the agent your name.'), v.trim(), v.nonEmpty('Tell the agent your name.'), v.maxLength(100, 'Shorten your name to 100 characters.')),
  email: v.pipe(
    v.string('Enter your e-mail address.'), v.trim(), v.nonEmpty('Enter your e-mail address.'), v.maxLength(254, 'This e-mail address is too long.'),
    v.email('Enter an e-mail address like name@example.com.'),
  ),
  phone: v.optional(v.nullable(v.pipe(
    v.string('Enter a phone number, or leave it out.'), v.trim(),
    v.check((text) => text === '' || australianPhone(text) !== undefined, 'Enter an Australian phone number like 0412 345 678 or (03) 9876 5432.'),
    v.transform((text) => australianPhone(text) ?? null),
  )), null),
  message: v.pipe(
    v.string('Write a message to the agent.'), v.trim(), v.nonEmpty('Write a message to the agent.'),
    v.maxLength(longestMessage, `Shorten your message to ${longestMessage} characters.`),
  ),
  consent: v.literal(true, 'Agree that your details are passed on to the agent.'),
});

/** Checks what a visitor sent: an enquiry, or one problem per field that is wrong. */
export function checkEnquiry(listingId: number, input: unknown): Enquiry | readonly FieldProblem[] {
  const checked = v.safeParse(shape, typeof input === 'object' && input !== null ? input : {}, { abortPipeEarly: true });
  if (checked.success) {
    const { name, email, phone, message } = checked.output;
    return { listingId, name, email, phone, message };
  }
  return checked.issues.map(({ path, message }) => ({ field: String(path?.[0]?.key ?? 'form'), message: friendly(message, path?.[0]?.key) }));
}

/** A field that is missing altogether says the same as an empty one. */
const absent: Readonly<Record<keyof EnquiryInput, string>> = {
  name: 'Tell the agent your name.', email: 'Enter your e-mail address.', phone: 'Enter a phone number, or leave it out.',
  message: 'Write a message to the agent.', consent: 'Agree that your details are passed on to the agent.',
};
function friendly(message: string, field: unknown): string {
  return message.startsWith('Invalid ') && typeof field === 'string' && field in absent ? absent[field as keyof EnquiryInput] : message;
}

/** Whether a text can be the key that makes sending twice harmless. */
export const isIdempotencyKey = (key: unknown): key is string => typeof key === 'string' && /^[\w.:-]{8,100}$/.test(key);

/** How many enquiries one e-mail address may send: about one listing a day, and altogether an hour. */
export const limits = { perListingADay: 3, anHour: 20 } as const;

export function throttleProblem({ aboutListingToday, inTheLastHour }: { aboutListingToday: number; inTheLastHour: number }): FieldProblem | undefined {
  if (aboutListingToday >= limits.perListingADay) {
    return { field: 'email', message: 'You have already enquired about this property several times today. The agent has your messages; call the office if it is urgent.' };
  }
  return inTheLastHour >= limits.anHour ? { field: 'email', message: 'You have sent many enquiries within the hour. Please try again later.' } : undefined;
}
