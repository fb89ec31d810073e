import { document } from '@verandah/graph';
import { placeEntryFields, type PlaceEntry } from '../../features/browse/place-entry.ts';

interface StateAnswer { readonly slug: string; readonly name: string; readonly stateCode: string; readonly state: { readonly capital: string }; readonly listingCounts: { readonly buy: number; readonly rent: number } }
interface HomeAnswer {
  readonly states: { readonly results: readonly { readonly location: StateAnswer | null }[] } | null;
  readonly popular: { readonly results: readonly { readonly location: PlaceEntry | null }[] } | null;
}

/** The states, and the suburbs that are reviewed and followed most. */
export const readPlaces = document<HomeAnswer, Record<string, never>>(`
  query WhereToLive {
    states: locationIndex(type: state) { results { location { slug name stateCode state { capital } listingCounts { buy rent } } } }
    popular: locationIndex(type: suburb, sortOrder: popular, take: 12) { results { location { ${placeEntryFields} } } }
  }`);
