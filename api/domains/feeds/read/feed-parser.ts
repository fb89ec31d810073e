import type { OpenParser } from '@verandah/parsing';
import { JsonListingReader } from '../json/read.ts';
import { ListingReader } from './listings.ts';
import type { FeedPart } from './read-apart.ts';

/** Parses the listings of a document in chunks; null marks its end. */
const openFeedParser: OpenParser<'reaxml' | 'json', string | null, FeedPart> = (format) => {
  const reader = format === 'json' ? new JsonListingReader() : new ListingReader();
  return (piece) => {
    const listings = piece === null ? reader.end() : reader.push(piece);
    return { listings, stopped: reader.stopped, problem: reader.problem };
  };
};

export default openFeedParser;
