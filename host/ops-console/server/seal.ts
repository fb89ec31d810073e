import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16] as const;

/** A value as text that only holders of the key can read or make, for one purpose. @param key 32 bytes */
export function seal(value: unknown, purpose: string, key: Uint8Array): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(purpose));
  const hidden = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url');
}

/** undefined for what was not sealed with this key for this purpose. */
export function unseal(text: string, purpose: string, key: Uint8Array): unknown {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length <= ivBytes + tagBytes) return undefined;
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes }).setAAD(Buffer.from(purpose));
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString());
  } catch {
    return undefined;
  }
}
