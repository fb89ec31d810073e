import { limits } from './read/limits.ts';
import type { ReadListing } from './read/listings.ts';
import { listingsApart } from './read/read-apart.ts';

/** How a feed's document is written; both become the same records. */
export type FeedFormat = 'reaxml' | 'json';

/**
 * Streams the listings of a document, which is parsed in a process of its own. The generator's return value is the
 * document's problem, or null. One that is not read to its end must be ended by `return`.
 * @param most listings; what comes after them is left out, which is a problem
 */
export async function* listingsOf(
  format: FeedFormat,
  pieces: AsyncIterable<string> | Iterable<string>,
  most: number = limits.listings,
): AsyncGenerator<ReadListing, string | null> {
  const listings = listingsApart(format, pieces);
  try {
    for (let count = 0; ; count += 1) {
      const next = await listings.next();
      if (next.done === true) return next.value;
      if (count === most)
        return `The document has more than ${most} listings. Those are imported; send the others in documents of their own.`;
      yield next.value;
    }
  } finally {
    // Its process is one of few.
    await listings.return(null);
  }
}

const pieceLength = 256 * 1024;

/** A text in pieces: the listings of one are held at a time. */
export function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += pieceLength) yield text.slice(at, at + pieceLength);
}
