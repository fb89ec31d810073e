import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16] as const;
const keyOf = (sessionKey: Uint8Array): Uint8Array => new Uint8Array(hkdfSync('sha256', sessionKey, '', 'second factor', 32));
const owner = (memberId: number): Buffer => Buffer.from(`member ${memberId}`);

/** A secret as it is kept: nothing without the session key, nothing in the row of another member. */
export function sealSecret(secret: string, memberId: number, sessionKey: Uint8Array): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(sessionKey), iv).setAAD(owner(memberId));
  const hidden = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url');
}

/** undefined for what was not sealed with this key for this member. */
export function openSecret(sealed: string, memberId: number, sessionKey: Uint8Array): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= ivBytes + tagBytes) return undefined;
  try {
    const decipher = createDecipheriv(algorithm, keyOf(sessionKey), bytes.subarray(0, ivBytes), { authTagLength: tagBytes }).setAAD(owner(memberId));
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString();
  } catch {
    return undefined;
  }
}
