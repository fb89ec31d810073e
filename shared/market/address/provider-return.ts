import { decodeText } from './query-string.ts';

/** The parameters that the return from a sign-in provider adds to an address. */
const added: readonly string[] = ['providerName', 'authCode', 'fullName', 'email', 'authError'];
/** Those of which one makes it a return. */
const providerNames: readonly string[] = ['providerName', 'authCode', 'authError'];

/**
 * Set where a sign-in through a provider ends, for some minutes: without it an address with these parameters is
 * forged, and nothing in it is shown or used.
 */
export const providerReturnCookie = { name: 'sign-in-return', path: '/', httpOnly: true, maxAge: 300 } as const;

/** Whether a query ('?a=1') holds a provider's return: its code, or why it failed. */
export const carriesProviderReturn = (search: string): boolean =>
  namesIn(search).some((name) => providerNames.includes(name));

/** A query without a provider's return. Everything else stays as it was written, in order. */
export function withoutProviderReturn(search: string): string {
  const rest = partsOf(search).filter((part) => !added.includes(nameOf(part)));
  return rest.length > 0 ? `?${rest.join('&')}` : '';
}

const partsOf = (search: string): readonly string[] =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '');
const namesIn = (search: string): readonly string[] => partsOf(search).map(nameOf);

function nameOf(part: string): string {
  const name = part.split('=', 1)[0] ?? '';
  return decodeText(name.replaceAll('+', ' ')) ?? name;
}
