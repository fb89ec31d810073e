import type { Graph } from '@verandah/graph';
import { graphql, type LocationPinsQuery } from '../../graphql.ts';
import { Memo } from '../memo/memo.ts';

export type PlacePin = NonNullable<LocationPinsQuery['locationPins']>[number];

/** Regions or suburbs within a location, or all regions of the country. */
export interface PinRequest {
  readonly type: 'region' | 'suburb';
  /** Slug of a state, region or postcode; null for the country. */
  readonly within: string | null;
}

export const readLocationPins = graphql(
  `query LocationPins($type: LocationPinType!, $within: String) { locationPins(type: $type,
    identifier: $within) { name slug latitude longitude } }`,
);

/** Pins of this visit. Browser only. */
const cachedPins = new Memo<readonly PlacePin[]>();

/** The places of a map, those with the most people first. */
export const readPins = (graph: Graph, { type, within }: PinRequest): Promise<readonly PlacePin[]> =>
  cachedPins.get(`${type} ${within ?? ''}`, async () => {
    const { locationPins } = await graph.read(readLocationPins, { type, within });
    return locationPins ?? [];
  });
