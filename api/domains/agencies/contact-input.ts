import { australianPhone } from '@verandah/market';
import * as v from 'valibot';

const longestAddress = 300;

/** An https or http address without a password, as a public page links it; null for none. */
export const linkInput = (isOn?: { readonly hosts: readonly string[]; readonly message: string }) =>
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

/** The links that agents and offices have on their public pages. */
export const socialInput = {
  website: linkInput(),
  facebook: linkInput({ hosts: ['facebook.com'], message: 'Enter the address of a page on facebook.com.' }),
  instagram: linkInput({ hosts: ['instagram.com'], message: 'Enter the address of a page on instagram.com.' }),
  linkedin: linkInput({ hosts: ['linkedin.com'], message: 'Enter the address of a page on linkedin.com.' }),
  twitter: linkInput({ hosts: ['x.com', 'twitter.com'], message: 'Enter the address of a page on x.com.' }),
} as const;

/** A public telephone number, as it is dialled from abroad; null for none. */
export const phoneInput = v.pipe(
  v.nullable(v.pipe(v.string('must be a text'), v.trim())),
  v.transform((text) => (text === '' ? null : text)),
  v.check(
    (text) => text === null || australianPhone(text) !== undefined,
    'Enter an Australian phone number like 0412 345 678 or (03) 9876 5432.',
  ),
  v.transform((text) => (text === null ? null : (australianPhone(text) ?? null))),
);
