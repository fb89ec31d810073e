import { isTravel, ringAround, type NearFilter } from '@verandah/market';
import type { TravelAreas } from '../travel/travel-areas.ts';
import type { NearArea } from './search-request.ts';
import type { Ring } from './well-known-text.ts';

/** The area that homes near a point are in. @throws {Refusal} unavailable, if a travel time can't be computed */
export async function nearArea(near: NearFilter | undefined, travelAreas: TravelAreas): Promise<NearArea | undefined> {
  if (!near) return undefined;
  return { point: near, outline: isTravel(near) ? await travelAreas.areaOf(near) : distanceRing(near) };
}

const distanceRing = (near: Parameters<typeof ringAround>[0]): Ring => ({
  kind: 'ring',
  points: ringAround(near).map(({ longitude, latitude }) => [longitude, latitude] as const),
});
