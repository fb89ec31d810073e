import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16] as const;

/**
 * Encrypts bytes for one purpose: only holders of the key can read or create them.
 * @param key 32 bytes
 */
export function sealBytes(bytes: Uint8Array, purpose: string, key: Uint8Array): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(purpose));
  const hidden = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), hidden]);
}

/** undefined for bytes that were not encrypted with this key for this purpose. */
export function openBytes(sealed: Uint8Array, purpose: string, key: Uint8Array): Buffer | undefined {
  if (sealed.length <= ivBytes + tagBytes) return undefined;
  try {
    const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    }).setAAD(Buffer.from(purpose));
    decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
  } catch {
    return undefined; // sealed by another key, or changed: as if there was none
  }
}

/** `sealBytes` for a text, as base64url. */
export const sealText = (text: string, purpose: string, key: Uint8Array): string =>
  sealBytes(Buffer.from(text), purpose, key).toString('base64url');

/** undefined for a text that was not encrypted with this key for this purpose. */
export const openText = (sealed: string, purpose: string, key: Uint8Array): string | undefined =>
  openBytes(Buffer.from(sealed, 'base64url'), purpose, key)?.toString();
