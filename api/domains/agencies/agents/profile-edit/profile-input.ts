import { australianPhone } from '@verandah/market';
import * as v from 'valibot';
import { headline, paragraphs } from '../../../../platform/text-input.ts';

const longestAddress = 300;

/** An https or http address without a password, as it is linked from the profile; null for none. */
const link = (isOn?: { readonly hosts: readonly string[]; readonly message: string }) =>
  v.pipe(
    v.nullable(v.pipe(v.string('must be a text'), v.trim(), v.maxLength(longestAddress, 'is too long'))),
    v.transform((text) =>
      text === '' || text === null ? null : /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`,
    ),
    v.check((text) => text === null || isWebAddress(text), 'Enter a web address, such as https://example.com.'),
    v.check(
      (text) => text === null || isOn === undefined || isOn.hosts.some((host) => isBelow(text, host)),
      isOn?.message ?? '',
    ),
    v.transform((text) => (text === null ? null : new URL(text).href)),
  );

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.username === '' &&
    url.password === '' &&
    url.hostname.includes('.')
  );
}
function isBelow(text: string, host: string): boolean {
  const name = URL.parse(text)?.hostname ?? '';
  return name === host || name.endsWith(`.${host}`);
}

/** A short list of words, each once. */
const list = (most: number, longest: number) =>
  v.pipe(
    v.array(headline(1, longest)),
    v.transform((items) => [...new Map(items.map((item) => [item.toLowerCase(), item])).values()]),
    v.maxLength(most, `Add up to ${most}.`),
  );

/** All that an agent writes about themselves. */
export const profileInput = v.strictObject({
  title: v.nullable(headline(0, 60)),
  bio: paragraphs(0, 3000),
  phone: v.pipe(
    v.nullable(v.pipe(v.string('must be a text'), v.trim())),
    v.transform((text) => (text === '' ? null : text)),
    v.check(
      (text) => text === null || australianPhone(text) !== undefined,
      'Enter an Australian phone number like 0412 345 678 or (03) 9876 5432.',
    ),
    v.transform((text) => (text === null ? null : (australianPhone(text) ?? null))),
  ),
  languages: list(10, 40),
  areasOfExpertise: list(12, 60),
  suburbs: v.pipe(v.array(v.pipe(v.string(), v.trim(), v.maxLength(100))), v.maxLength(20, 'Add up to 20 suburbs.')),
  website: link(),
  facebook: link({ hosts: ['facebook.com'], message: 'Enter the address of a page on facebook.com.' }),
  instagram: link({ hosts: ['instagram.com'], message: 'Enter the address of a page on instagram.com.' }),
  linkedin: link({ hosts: ['linkedin.com'], message: 'Enter the address of a page on linkedin.com.' }),
  video: link({
    hosts: ['youtube.com', 'youtu.be', 'vimeo.com'],
    message: 'Enter the address of a video on YouTube or Vimeo.',
  }),
});
