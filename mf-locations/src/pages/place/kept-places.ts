import { Kept } from '../../features/kept/kept.ts';
import type { FetchedPlace } from './fetch-place.ts';

/** Places that this visit has seen, by slug: in the browser only. */
export const keptPlaces = new Kept<FetchedPlace | Error | null | undefined>();
