import type { OpenParser } from '@verandah/parsing';
import { decodeDocument, readDocument, type DecodedDocument } from './document.ts';
import type { EncodedDocument } from './read-apart.ts';

/** Bytes of a feed as text, without what must not be stored. */
const openFeedDecoder: OpenParser<undefined, EncodedDocument, DecodedDocument> =
  () =>
  ({ format, bytes }) =>
    format === 'json' ? decodeDocument(bytes) : readDocument(bytes);

export default openFeedDecoder;
