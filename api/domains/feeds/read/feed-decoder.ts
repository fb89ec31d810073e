import type { OpenParser } from '@verandah/parsing';
import { decode, readDocument, type DecodedDocument } from './document.ts';
import type { EncodedDocument } from './read-apart.ts';

/** Bytes of a feed as text, without what must not be stored. */
const openFeedDecoder: OpenParser<undefined, EncodedDocument, DecodedDocument> =
  () =>
  ({ format, bytes }) =>
    format === 'json' ? decode(bytes) : readDocument(bytes);

export default openFeedDecoder;
