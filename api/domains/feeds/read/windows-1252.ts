// windows-1252 where it differs from ISO-8859-1, from byte 0x80 on: letters are turned into bytes too, and TextDecoder
// of early Node 24 takes the two for the same.
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const bytesOf = new Map([...upper].map((letter, index) => [letter, 0x80 + index]));

/** A letter by its byte. */
export const windows1252Letter = (byte: number): string =>
  byte >= 0x80 && byte < 0xa0 ? (upper[byte - 0x80] ?? '') : String.fromCharCode(byte);

/** The byte of a letter; for others, a byte that is not valid UTF-8. */
export const windows1252Byte = (letter: string): number =>
  bytesOf.get(letter) ?? (letter.charCodeAt(0) <= 0xff ? letter.charCodeAt(0) : 0xff);

/** Bytes as text. */
export const decodeWindows1252 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    .toString('latin1')
    .replace(/[\u0080-\u009F]/g, (letter) => windows1252Letter(letter.charCodeAt(0)));

/** How many bytes a UTF-8 sequence that begins with a byte has; 0 when none does. */
function sequenceLength(byte: number): number {
  if (byte < 0x80) return 1;
  if (byte >= 0xc2 && byte < 0xe0) return 2;
  if (byte >= 0xe0 && byte < 0xf0) return 3;
  return byte >= 0xf0 && byte < 0xf5 ? 4 : 0;
}

const newline = 0x0a;

/** A line of mixed bytes: whole sequences of UTF-8 as such, other bytes as windows-1252. */
function decodeLine(line: Buffer): { readonly text: string; readonly utf8: boolean } {
  let [text, utf8] = ['', false];
  for (let at = 0; at < line.length;) {
    const first = line[at] ?? 0;
    const length = sequenceLength(first);
    const rest = line.subarray(at + 1, at + length);
    const isWhole = length > 0 && rest.length === length - 1 && rest.every((byte) => (byte & 0xc0) === 0x80);
    const letters = isWhole ? line.toString('utf8', at, at + length) : windows1252Letter(first);
    const isUtf8 = isWhole && !letters.includes('\ufffd');
    utf8 ||= isUtf8 && length > 1;
    text += isUtf8 ? letters : windows1252Letter(first);
    at += isUtf8 ? length : 1;
  }
  return { text, utf8 };
}

/**
 * Bytes that are UTF-8 here and windows-1252 there, each read as what it is.
 * @returns the text, and whether any of it is UTF-8 outside ASCII
 */
export function decodeMixed(bytes: Uint8Array): { readonly text: string; readonly utf8: boolean } {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const pieces: string[] = [];
  let utf8 = false;
  for (let at = 0; at < whole.length;) {
    const end = whole.indexOf(newline, at);
    const line = whole.subarray(at, end === -1 ? whole.length : end + 1);
    at += line.length;
    try {
      const text = strict.decode(line);
      utf8 ||= text.length < line.length;
      pieces.push(text);
    } catch {
      const mixed = decodeLine(line); // not UTF-8: decoded below as Windows-1252
      utf8 ||= mixed.utf8;
      pieces.push(mixed.text);
    }
  }
  return { text: pieces.join(''), utf8 };
}
