import { randomInt } from 'node:crypto';

/** Lower case letters, digits and hyphens, with at least one letter: a number alone would be an id. */
export const isUsername = (text: string): boolean => /^(?=.{2,40}$)(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

const letters = 'bcdfghjkmnpqrstvwxz23456789';
const tail = (length: number): string => Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

/** A username from a name, 'ada-lovell-x7k2'. The end is by chance always: a plain one would tell whether somebody has the name already. */
export function usernameFor(name: string): string {
  const base = name.normalize('NFKD').replace(/\p{M}+/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').slice(0, 30).replace(/^-+|-+$/g, '');
  return `${base === '' ? 'member' : base}-${tail(base === '' ? 8 : 4)}`;
}
