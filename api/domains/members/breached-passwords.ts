import { dictionary } from '@zxcvbn-ts/language-common';

/** Digits and punctuation around a word. */
const around = /^[\d\W_]+|[\d\W_]+$/g;

let known: ReadonlySet<string> | undefined;

/** The lower-case list, about five megabytes, loaded on first use. */
function breachedPasswords(): ReadonlySet<string> {
  return (known ??= new Set(
    dictionary['passwords-common'].filter((each): each is string => typeof each === 'string' && each.length >= 5),
  ));
}

/**
 * Whether a password, with or without surrounding digits and punctuation, is one of 49,000 common passwords from
 * breaches; case-insensitive.
 */
export function isBreached(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  return breachedPasswords().has(text) || breachedPasswords().has(text.replace(around, ''));
}
