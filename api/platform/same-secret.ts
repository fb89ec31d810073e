import { createHash, timingSafeEqual } from 'node:crypto';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in constant time. An empty secret never matches. */
export function sameSecret(given: unknown, secret: string): boolean {
  return typeof given === 'string' && secret !== '' && timingSafeEqual(digestOf(given), digestOf(secret));
}
