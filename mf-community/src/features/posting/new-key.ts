/** A new idempotency key for a write. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return `community-${Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('')}`;
}
