import type { TravelFilter, TravelMode } from '@verandah/market';
import { Refusal } from '../../../platform/problems/public.ts';
import type { Ring } from '../search/well-known-text.ts';

/** The areas that can be reached from a point in a time of travel. */
export interface TravelAreas {
  /** The ways to travel that can be searched by; none without a router. */
  readonly modes: readonly TravelMode[];
  /** The outline of the area. @throws {Refusal} unavailable, naming `near`, if it can't be computed */
  areaOf(near: TravelFilter): Promise<Ring>;
}

/** Without `retryAfter`: browsers report it immediately and offer a distance, instead of retrying for seconds. */
const travelUnavailable = (message: string): Refusal =>
  new Refusal('unavailable', message, { problems: [{ field: 'near', message }] });

export const noTravelTimes = (): Refusal =>
  travelUnavailable('Travel times aren’t available right now. Search by distance instead.');
/** No road is near the point. */
export const noRoads = (): Refusal =>
  travelUnavailable('We couldn’t work out travel times from this place. Search by distance instead.');

/** Where no router is set up. */
export const noRouter: TravelAreas = { modes: [], areaOf: () => Promise.reject(noTravelTimes()) };

declare module '../../../platform/service.ts' {
  interface Service {
    /** Areas by travel time around a search's point. */
    readonly travelAreas: TravelAreas;
  }
}

declare module '../../../platform/graph/context.ts' {
  interface GraphContext {
    /** Areas by travel time around a search's point. */
    readonly travelAreas: TravelAreas;
  }
}
