import { isBreached } from './breached-passwords.ts';

export const passwordLength = { least: 8, most: 200 } as const;

/** Words that a password must not consist of. */
export interface PasswordOwner {
  readonly name?: string;
  readonly email?: string;
  readonly username?: string;
}

const site = 'verandah';
const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The validation error of a password; undefined for a valid one. Follows NIST SP 800-63B: a minimum length, no
 * composition rules, no common passwords.
 */
export function passwordProblem(password: string, owner: PasswordOwner = {}): string | undefined {
  const { length } = [...password.normalize('NFKC')];
  if (length < passwordLength.least)
    return `Use at least ${passwordLength.least} characters. Three or four words that don't belong together are easy to keep.`;
  if (length > passwordLength.most) return `Use at most ${passwordLength.most} characters.`;
  if (isBreached(password)) return 'This is one of the passwords attackers try first. Choose another one.';
  if (isTrivial(password, owner))
    return 'Choose a password that isn’t your name, your email address, “Verandah” or one repeated character.';
  return undefined;
}

function isTrivial(password: string, { name = '', email = '', username = '' }: PasswordOwner): boolean {
  if (new Set(password).size < 3) return true;
  const core = lettersOf(password).replace(/^\d+|\d+$/g, '');
  const known = [site, name, username, email, email.split('@')[0] ?? ''].map((text) =>
    lettersOf(text).replace(/^\d+|\d+$/g, ''),
  );
  return core !== '' && known.includes(core);
}
