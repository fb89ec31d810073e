import { document } from '@verandah/graph';
import { Memo } from '../../features/memo/memo.ts';
import { placeEntryFields, type PlaceEntry } from '../../features/browse/place-entry.ts';

interface StateAnswer {
  readonly slug: string;
  readonly name: string;
  readonly state: { readonly capital: string };
  readonly listingCounts: { readonly buy: number; readonly rent: number };
}
interface HomeAnswer {
  readonly states: { readonly results: readonly { readonly location: StateAnswer | null }[] } | null;
  readonly popular: { readonly results: readonly { readonly location: PlaceEntry | null }[] } | null;
}

/** The states, and the suburbs with the most reviews and followers. */
export const readPlaces = document<HomeAnswer, Record<string, never>>(`
  query WhereToLive {
    states: locationIndex(type: state) { results { location { slug name state { capital } listingCounts { buy rent } } } }
    popular: locationIndex(type: suburb, sortOrder: popular, take: 12) { results { location { ${placeEntryFields} } } }
  }`);

/** The five suburbs nearest to a position. */
export const readNearest = document<
  { nearestLocations: readonly { readonly distanceMetres: number; readonly location: PlaceEntry }[] },
  { latitude: number; longitude: number }
>(`
  query NearestLocations($latitude: Float!, $longitude: Float!) { nearestLocations(latitude: $latitude, longitude: $longitude, take: 5) { distanceMetres location { ${placeEntryFields} } } }`);

/** Results of `readNearest`, cached for this visit. Browser only. */
export const cachedNearest = new Memo<readonly (PlaceEntry & { readonly distanceMetres: number })[]>();
