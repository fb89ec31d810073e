import { Memo } from '../../features/memo/memo.ts';
import type { FetchedPlace } from './fetch-place.ts';

/** Locations of this visit, cached by slug. Browser only. */
export const cachedPlaces = new Memo<FetchedPlace | Error | null | undefined>();
