export interface JsonLimits {
  /** Nested objects and arrays. */
  readonly depth: number;
  /** Values and members in all. */
  readonly values: number;
}

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const isOpening = (byte: number | undefined): boolean => byte === 0x7b || byte === 0x5b;
const isClosing = (byte: number | undefined): boolean => byte === 0x7d || byte === 0x5d;

/**
 * Whether a JSON text (UTF-8) is nested too deeply or has too many values, in linear time and constant memory:
 * `JSON.parse` needs dozens of bytes for each outside of the heap, which its limit does not count.
 */
export function findJsonProblem(bytes: Uint8Array, { depth: deepest, values: most }: JsonLimits): string | null {
  let [depth, values, inString] = [0, 0, false];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (inString) {
      if (byte === backslash) at += 1;
      else if (byte === quote) inString = false;
    } else if (byte === quote) inString = true;
    else if (byte === comma) values += 1;
    else if (isClosing(byte)) depth -= 1;
    else if (isOpening(byte)) {
      [depth, values] = [depth + 1, values + 1];
      if (depth > deepest) return `it is nested more than ${deepest} deep`;
    }
    if (values > most) return `it has more than ${most.toLocaleString('en-AU')} values`;
  }
  return null;
}
