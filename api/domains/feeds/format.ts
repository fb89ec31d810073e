import { readJsonListings } from './json/read.ts';
import { decode, readDocument, type DecodedDocument } from './read/document.ts';
import { readListings, type ReadListing } from './read/listings.ts';

/** How a feed's document is written; both become the same records. */
export type FeedFormat = 'reaxml' | 'json';

/** Bytes of a feed to text, without what must not be stored. */
export const readFeed = (format: FeedFormat, bytes: Uint8Array): DecodedDocument =>
  format === 'json' ? decode(bytes) : readDocument(bytes);

/** Streams the listings of a document. The generator's return value is the document's problem, or null. */
export const listingsOf = (
  format: FeedFormat,
  pieces: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<ReadListing, string | null> => (format === 'json' ? readJsonListings(pieces) : readListings(pieces));
