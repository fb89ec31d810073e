import { Memo } from '../../features/memo/memo.ts';
import type { FetchedPlace } from './fetch-place.ts';

/** Places that this visit has seen, by slug: in the browser only. */
export const cachedPlaces = new Memo<FetchedPlace | Error | null | undefined>();
