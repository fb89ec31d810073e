/** A new idempotency key for a write. */
export const newKey = (): string =>
  `community-${Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, '0')).join('')}`;
