/**
 * Formats that pictures may be sent in. Nothing else is given to the decoder: it reads SVG, PDF and more, which may
 * refer to other files.
 */
export type SentFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

const asciiText = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/**
 * Format of a picture by its first bytes; null for other formats. Names and content types are not trusted.
 */
export function sentFormat(bytes: Uint8Array): SentFormat | null {
  if (bytes.length < 16) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (asciiText(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (asciiText(bytes, 0, 4) === 'RIFF' && asciiText(bytes, 8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(asciiText(bytes, 0, 6))) return 'gif';
  if (asciiText(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(asciiText(bytes, 8, 12))) return 'avif';
  return null;
}
