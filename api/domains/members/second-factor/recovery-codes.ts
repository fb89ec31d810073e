import { randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';
import { hashSecret } from '../../../platform/identity/public.ts';

const [count, bytes] = [10, 15] as const;

/** Ten codes of 120 random bits, in groups that can be read and typed: 'K5QX-…'. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: count }, () => {
    // A buffer may be a view of a larger one.
    const text = new Secret({ buffer: new Uint8Array(randomBytes(bytes)).buffer }).base32;
    return text.match(/.{4}/g)?.join('-') ?? text;
  });

/** A code as it was typed, without what groups it; undefined for what can't be one. */
export function readRecoveryCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return /^[A-Z2-7]{24}$/.test(code) ? code : undefined;
}

/** The stored form of a code: with this many random bits it cannot be guessed. */
export const recoveryHash = (memberId: number, code: string): string =>
  hashSecret(`${memberId} ${readRecoveryCode(code) ?? ''}`);
