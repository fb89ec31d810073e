import type { Database } from '../../../../platform/database/public.ts';
import {
  regionSlug,
  suggestPlaces,
  type Suggestion,
  type SuggestionKind,
} from '../../../geography/locations/public.ts';

/** A location in the finder's suggestions. */
export interface FoundPlace {
  readonly slug: string;
  readonly name: string;
  readonly type: string;
  readonly stateCode: string | null;
}

const most = 8;
const places: readonly SuggestionKind[] = ['suburb', 'region', 'state', 'postcode'];

/** Locations that match a typed text. */
export async function placesLike(database: Database, text: string): Promise<FoundPlace[]> {
  return (await suggestPlaces(database, text, places, most)).flatMap((found) => {
    const slug = slugOf(found);
    return slug === null ? [] : [{ slug, name: found.label, type: found.kind, stateCode: found.stateCode }];
  });
}

function slugOf({ kind, target, stateCode }: Suggestion): string | null {
  if (kind === 'suburb' || kind === 'region') return target;
  if (kind === 'state') return regionSlug({ kind, stateCode: target });
  return kind === 'postcode' ? regionSlug({ kind, postcode: target, stateCode: stateCode ?? undefined }) : null;
}
