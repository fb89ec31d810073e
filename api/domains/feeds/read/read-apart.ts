import { openParser, parseApart, ParserFailure, type ParserLimits } from '@verandah/parsing';
import type { DecodedDocument } from './document.ts';
import { limits } from './limits.ts';
import type { ReadListing } from './listings.ts';

type Format = 'reaxml' | 'json';

/** A document as it was sent. */
export interface EncodedDocument {
  readonly format: Format;
  readonly bytes: Uint8Array;
}

/** What a piece of a document completed. */
export interface FeedPart {
  readonly listings: readonly ReadListing[];
  /** Nothing more will be read. */
  readonly stopped: boolean;
  readonly problem: string | null;
}

const advice = 'What was complete before is imported; check the document and send the rest again, in smaller parts.';

/**
 * Bytes of a feed as text, without what must not be stored: decoded in another process.
 * @returns an empty text and the problem for a document that could not be decoded within the limits
 */
export async function decodeApart(
  format: Format,
  bytes: Uint8Array,
  limit: ParserLimits = limits,
): Promise<DecodedDocument> {
  const document: EncodedDocument = { format, bytes };
  try {
    return await parseApart(new URL('./feed-decoder.ts', import.meta.url), document, limit);
  } catch (error) {
    if (!(error instanceof ParserFailure)) throw error;
    return { text: '', problem: `The document cannot be decoded: ${error.message}. Send it in smaller parts.` };
  }
}

/**
 * Streams the listings of a document, parsed in a process of its own. The generator's return value is the document's
 * problem, or null; a piece that takes longer than its limits, or more memory, is one. A generator that is not read to
 * its end must be ended by `return`: its process is one of few.
 */
export async function* listingsApart(
  format: Format,
  pieces: AsyncIterable<string> | Iterable<string>,
  limit: ParserLimits = limits,
): AsyncGenerator<ReadListing, string | null> {
  const parser = await openParser<Format, string | null, FeedPart>(
    new URL('./feed-parser.ts', import.meta.url),
    format,
    limit,
  );
  try {
    for await (const piece of pieces) {
      const { listings, stopped } = await parser.result(piece);
      yield* listings;
      if (stopped) break;
    }
    const { listings, problem } = await parser.result(null);
    yield* listings;
    return problem;
  } catch (error) {
    if (!(error instanceof ParserFailure)) throw error;
    return `The document cannot be read to its end: ${error.message}. ${advice}`;
  } finally {
    parser.end();
  }
}
