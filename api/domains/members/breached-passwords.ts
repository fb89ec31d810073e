import { dictionary } from '@zxcvbn-ts/language-common';

/** Digits and signs that people put around a word. */
const around = /^[\d\W_]+|[\d\W_]+$/g;

let known: ReadonlySet<string> | undefined;

/** The list holds lower case only. Read when first needed: some five megabytes. */
function passwords(): ReadonlySet<string> {
  return (known ??= new Set(
    dictionary['passwords-common'].filter((each): each is string => typeof each === 'string' && each.length >= 5),
  ));
}

/**
 * Whether a password, or the word that it puts digits and signs around, is among the 49,000 that breaches have shown to
 * be common, in whatever case.
 */
export function isBreached(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  return passwords().has(text) || passwords().has(text.replace(around, ''));
}
