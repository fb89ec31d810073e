import { decodeMixed, decodeWindows1252 } from './windows-1252.ts';

/** A feed document as text, without credentials. */
export interface DecodedDocument {
  readonly text: string;
  /** Problem of the encoding and how the text was decoded; null without one. */
  readonly problem: string | null;
}

// The order of a text's first bytes identifies UTF-16 even without a byte order mark.
function sniffEncoding(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0x3c && bytes[1] === 0) return 'utf-16le';
  if (bytes[0] === 0 && bytes[1] === 0x3c) return 'utf-16be';
  return null;
}

function declaredEncoding(bytes: Uint8Array): string | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  return /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([A-Za-z][\w.-]*)["']/.exec(head)?.[1]?.toLowerCase() ?? null;
}

const latin = new Set(['iso-8859-1', 'latin1', 'iso_8859-1', 'windows-1252', 'cp1252', 'us-ascii', 'ascii']);

/** Bytes to text: UTF-8, UTF-16 and windows-1252, without a byte order mark. */
export function decodeDocument(bytes: Uint8Array): DecodedDocument {
  const name = sniffEncoding(bytes) ?? declaredEncoding(bytes) ?? 'utf-8';
  if (latin.has(name)) return { text: decodeWindows1252(bytes), problem: null };
  // A declaration that is readable byte by byte is not UTF-16, even if it claims so.
  const encoding = name.startsWith('utf-16') && sniffEncoding(bytes) !== null ? name : 'utf-8';
  const unknown =
    encoding === 'utf-8' && name !== 'utf-8' && name !== 'utf8' && !name.startsWith('utf-16')
      ? `The encoding ${name} is not supported; the document was read as UTF-8.`
      : null;
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), problem: unknown };
  } catch {
    // The bytes are not in the encoding that is declared.
    if (encoding !== 'utf-8')
      return {
        text: new TextDecoder(encoding).decode(bytes),
        problem: `The document is not valid ${encoding.toUpperCase()}; it was read as ${encoding.toUpperCase()}.`,
      };
    const { text, utf8 } = decodeMixed(bytes);
    return {
      text,
      problem: utf8
        ? 'The document mixes UTF-8 and windows-1252; each character was read as what it is. Send UTF-8 only.'
        : 'The document is not valid UTF-8; it was read as windows-1252.',
    };
  }
}

const firstListing = /<(?:residential|rental|land|rural|holidayRental|commercial|commercialLand|business)[\s/>]/;
const credential = /(\b(?:user(?:name)?|pass(?:word)?)\s*=\s*)("[^"]*(?:"|$)|'[^']*(?:'|$))/gi;

/**
 * Blanks user names and passwords in everything before the first listing, comments included; lines and columns stay.
 * Runs before the document is stored.
 */
export function withoutCredentials(text: string): string {
  const end = text.search(firstListing);
  const head = end === -1 ? text : text.slice(0, end);
  const blanked = head.replace(
    credential,
    (_whole, before: string, quoted: string) => before + quoted[0] + quoted.slice(1).replace(/[^"'\r\n]/g, '*'),
  );
  return end === -1 ? blanked : blanked + text.slice(end);
}

/**
 * Bytes of a feed to text: UTF-8, UTF-16 and windows-1252 by byte order mark or declaration. Bytes that are not what
 * they claim are read as windows-1252, which is what such bytes nearly always are, and the problem is named.
 */
export function readDocument(bytes: Uint8Array): DecodedDocument {
  const { text, problem } = decodeDocument(bytes);
  return { text: withoutCredentials(text).replace(/^\uFEFF/, ''), problem };
}
