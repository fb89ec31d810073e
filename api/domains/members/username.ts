import { randomInt } from 'node:crypto';

const letters = 'bcdfghjkmnpqrstvwxz23456789';
const randomTail = (length: number): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

/**
 * A username from a name, 'ada-lovell-x7k2'. The suffix is always random; a plain name would reveal whether it was
 * taken.
 */
export function usernameFor(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 30)
    .replace(/^-+|-+$/g, '');
  if (plain === '') return `member-${randomTail(8)}`;
  // The end may be of digits alone: a letter comes from the name.
  const base = /[a-z]/.test(plain) ? plain : `member-${plain.slice(0, 23).replace(/-+$/, '')}`;
  return `${base}-${randomTail(4)}`;
}
