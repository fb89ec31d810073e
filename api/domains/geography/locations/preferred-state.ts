import { stateByCode, states } from '@verandah/market';
import type { Database } from '../../../platform/database/public.ts';
import { invalidInput } from '../../../platform/problems/public.ts';
import { country, nearestPlaces } from './nearest.ts';

/** A state by its code, or by a position in it. */
export interface StatePreference {
  readonly stateCode?: string | null | undefined;
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
}

/**
 * The code of the state that suggestions should be in first; null without a preference, and for a position outside
 * Australia.
 * @throws for an unknown code
 */
export async function preferredState(
  database: Database,
  { stateCode, latitude, longitude }: StatePreference,
): Promise<string | null> {
  if (typeof stateCode === 'string') {
    const state = stateByCode(stateCode);
    if (!state)
      throw invalidInput({ field: 'stateCode', message: `must be ${states.map((each) => each.stateCode).join(', ')}` });
    return state.stateCode;
  }
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  const { south, west, north, east } = country;
  if (!(latitude >= south && latitude <= north && longitude >= west && longitude <= east)) return null;
  const [nearest] = await nearestPlaces(database, latitude, longitude, 1);
  return nearest?.locality.stateCode ?? null;
}
