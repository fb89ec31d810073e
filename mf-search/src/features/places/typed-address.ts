import type { Services } from '@verandah/kit';
import type { ListingSearch } from '@verandah/market';
import { findPlace } from './find-place.ts';
import type { ChosenPlace } from './place-address.ts';
import type { Suggestion } from './queries.ts';
import { placeAddress } from './suggestion-address.ts';

/**
 * Address that typed text leads to: of the best suggestion, else of what the API finds; null if nothing is similar.
 * @throws {GraphError} of a failed request
 */
export async function typedAddress(
  typed: string,
  best: Suggestion | undefined,
  search: ListingSearch,
  places: readonly ChosenPlace[],
  services: Services,
): Promise<string | null> {
  const place = best ?? (await findPlace(services.graph, typed));
  return place && placeAddress(place, search, places, services);
}
