import { jsonIdentity, mapJsonListing } from '../json/map.ts';
import type { DisplayDefault } from '../read/element.ts';
import type { ReadListing } from '../read/listings.ts';
import { identityOf, mapListing, type MappedListing } from './listing.ts';

/** Kind and ids of a listing in either format, as far as they can be read. */
export const identityOfRead = ({ element, json }: ReadListing): ReturnType<typeof identityOf> =>
  json === undefined ? identityOf(element) : jsonIdentity(json.value);

/** A listing in either format as a record. @param missing how a missing `display` is read */
export function mapRead({ element, refusal, json }: ReadListing, missing: DisplayDefault): MappedListing {
  if (refusal !== null) return { record: null, refusal };
  if (json === undefined) return mapListing(element, missing);
  const mapped = mapJsonListing(json.value, element, missing);
  return mapped.record === null ? mapped : { ...mapped, notes: [...json.notes, ...mapped.notes] };
}
