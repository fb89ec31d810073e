import { createHash, createHmac, randomBytes } from 'node:crypto';
import { sameSecret } from '../same-secret.ts';

/** 256 random bits, for links and cookies. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** SHA-256 in hex: how a secret of 256 random bits, or an email address in a key, is stored. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const sealOf = (text: string, purpose: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url');

/**
 * Signs a text: 'text.seal'.
 * @param purpose separates uses: a seal for one purpose is invalid for another
 */
export const sealText = (text: string, purpose: string, key: Uint8Array): string =>
  `${text}.${sealOf(text, purpose, key)}`;

/** The text of a valid seal; undefined otherwise. */
export function unsealText(sealed: string, purpose: string, key: Uint8Array): string | undefined {
  const dot = sealed.lastIndexOf('.');
  if (dot < 0) return undefined;
  const text = sealed.slice(0, dot);
  return sameSecret(sealed.slice(dot + 1), sealOf(text, purpose, key)) ? text : undefined;
}
