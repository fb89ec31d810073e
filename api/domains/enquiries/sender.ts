import { australianPhone } from '@verandah/market';
import * as v from 'valibot';
import { withBounds } from '../../platform/bounded.ts';
import { namesAddress } from '../../platform/web-address.ts';
import type { Sender } from './enquiry.ts';

const longestMessage = 3000;
const longestName = 100;
/** Characters as they are typed; a number has at most 15 digits. */
const longestPhone = 40;

/** Text without control characters, as it is stored. */
const plain = v.transform((text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/[^\P{Cc}\n\t]+/gu, ' ')
    .trim(),
);

/** A missing field. */
const absent: Readonly<Record<string, string>> = {
  name: 'Tell the agent your name.',
  email: 'Enter your email address.',
  message: 'Write a message to the agent.',
  consent: 'Agree to pass your details on to the agent.',
};

/** The sender, with their consent; the same for every kind of enquiry. */
export const senderEntries = {
  name: v.pipe(
    v.string(absent['name']),
    withBounds({ minLength: 1, maxLength: longestName }),
    v.transform((text) => text.replace(/\s+/gu, ' ')),
    plain,
    v.nonEmpty(absent['name']),
    v.maxLength(longestName, `Your name can be up to ${longestName} characters.`),
    v.check((text) => !namesAddress(text), 'Enter your name without web or email addresses.'),
  ),
  email: v.pipe(
    v.string(absent['email']),
    v.trim(),
    v.maxLength(254, 'This email address is too long.'),
    v.email('Enter an email address like name@example.com.'),
  ),
  phone: v.optional(
    v.nullable(
      v.pipe(
        v.string('Enter a phone number or leave it blank.'),
        v.maxLength(longestPhone, 'This phone number is too long.'),
        v.trim(),
        v.description('Australian phone number.'),
        v.check(
          (text) => text === '' || australianPhone(text) !== undefined,
          'Enter an Australian phone number like 0412 345 678 or (03) 9876 5432.',
        ),
        v.transform((text) => australianPhone(text) ?? null),
      ),
    ),
    null,
  ),
  message: v.pipe(
    v.string(absent['message']),
    withBounds({ minLength: 1, maxLength: longestMessage }),
    plain,
    v.nonEmpty(absent['message']),
    v.maxLength(longestMessage, `Shorten your message to ${longestMessage} characters.`),
  ),
  consent: v.pipe(
    v.literal(true, absent['consent']),
    v.description("Whether the sender's details are passed on to the agent."),
  ),
} as const;

/** The error for an invalid body or one without a required field. */
export const whatIsMissing = (issue: v.BaseIssue<unknown>): string =>
  absent[String(issue.path?.at(-1)?.key)] ?? 'Send the fields of the enquiry as JSON.';

/** The sender alone. */
export const senderShape = v.object(senderEntries, whatIsMissing);

export const senderOf = ({ name, email, phone, message }: v.InferOutput<typeof senderShape>): Sender => ({
  name,
  email,
  phone,
  message,
});
