import type { Logger } from 'pino';
import { cachedTravelAreas } from './cached-areas.ts';
import { cachedTravelTimes } from './cached-times.ts';
import { noRouter, type TravelAreas } from './travel-areas.ts';
import { noTimes, type TravelTimes } from './travel-times.ts';
import { valhallaMatrix, valhallaRouter } from './valhalla.ts';

interface RouterSettings {
  readonly routerUrl?: string | undefined;
}

/** Areas by travel time, from the router of the settings. */
export const openTravelAreas = ({ routerUrl }: RouterSettings, log: Logger): TravelAreas =>
  routerUrl === undefined ? noRouter : cachedTravelAreas(valhallaRouter(routerUrl), log);

/** Minutes of travel, from the same router. */
export const openTravelTimes = ({ routerUrl }: RouterSettings, log: Logger): TravelTimes =>
  routerUrl === undefined ? noTimes : cachedTravelTimes(valhallaMatrix(routerUrl), log);
