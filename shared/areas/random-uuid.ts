const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * A UUID of version 4 (RFC 9562). `crypto.randomUUID` exists on secure pages only: a phone that opens a development
 * site over the local network has none.
 */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const [version = 0, variant = 0] = [bytes[6], bytes[8]];
  bytes[6] = (version & 0x0f) | 0x40;
  bytes[8] = (variant & 0x3f) | 0x80;
  return [0, 4, 6, 8, 10].map((start, index, starts) => toHex(bytes.slice(start, starts[index + 1]))).join('-');
}
