import type { Logger } from 'pino';
import { cachedTravelAreas } from './cached-areas.ts';
import { noRouter, type TravelAreas } from './travel-areas.ts';
import { valhallaRouter } from './valhalla.ts';

/** Areas by travel time, from the router of the settings. */
export const openTravelAreas = ({ routerUrl }: { readonly routerUrl?: string | undefined }, log: Logger): TravelAreas =>
  routerUrl === undefined ? noRouter : cachedTravelAreas(valhallaRouter(routerUrl), log);
