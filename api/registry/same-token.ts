import { timingSafeEqual } from 'node:crypto';

/** Compares without telling by its time how much was right. */
export function sameToken(given: unknown, token: string): boolean {
  if (typeof given !== 'string' || token === '') return false;
  const [left, right] = [Buffer.from(given), Buffer.from(token)];
  return left.length === right.length && timingSafeEqual(left, right);
}
