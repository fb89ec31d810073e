import { openBytes, sealBytes } from '@verandah/storage';
import type { SealingKeys } from './sealing-keys.ts';

/** The encrypted part of a row. */
export interface SealedRow {
  readonly keyId: string;
  readonly sealed: Buffer;
}

/**
 * Encrypts with the newest key.
 * @param purpose binds the bytes to their row: 'profile of member 7'
 */
export function sealRow(keys: SealingKeys, purpose: string, bytes: Uint8Array): SealedRow {
  const key = keys.key(keys.current);
  if (key === undefined) throw new Error(`SEALING_KEYS has no key ${keys.current}.`);
  return { keyId: keys.current, sealed: sealBytes(bytes, purpose, key) };
}

/** @throws {Error} for the operator, when the row's key is missing or another one */
export function openRow(keys: SealingKeys, purpose: string, { keyId, sealed }: SealedRow): Buffer {
  const key = keys.key(keyId);
  const bytes = key && openBytes(sealed, purpose, key);
  if (bytes === undefined)
    throw new Error(`The ${purpose} cannot be decrypted: SEALING_KEYS needs the key ${keyId} that encrypted it.`);
  return bytes;
}

/** JSON, encrypted. */
export const sealJson = (keys: SealingKeys, purpose: string, value: unknown): SealedRow =>
  sealRow(keys, purpose, Buffer.from(JSON.stringify(value)));

/** @throws {Error} as `openRow` */
export const openJson = (keys: SealingKeys, purpose: string, row: SealedRow): unknown =>
  JSON.parse(openRow(keys, purpose, row).toString());
