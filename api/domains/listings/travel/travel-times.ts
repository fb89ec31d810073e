import type { Point, TravelMode } from '@verandah/market';

/** A way from a searched point to a home. */
export interface Trip {
  readonly point: Point;
  readonly home: Point;
  readonly by: TravelMode;
}

/** Minutes of travel for each trip; null where they can't be worked out: cards then show the distance. Never rejects. */
export type TravelTimes = (trips: readonly Trip[]) => Promise<readonly (number | null)[]>;

/** Where no router is set up. */
export const noTimes: TravelTimes = (trips) => Promise.resolve(trips.map(() => null));

declare module '../../../platform/service.ts' {
  interface Service {
    /** Minutes of travel between a search's point and homes. */
    readonly travelTimes: TravelTimes;
  }
}

declare module '../../../platform/graph/context.ts' {
  interface GraphContext {
    /** Minutes of travel between a search's point and homes. */
    readonly travelTimes: TravelTimes;
  }
}
