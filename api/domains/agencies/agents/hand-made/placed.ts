import type { Database } from '../../../../platform/database/public.ts';
import { streetCentre } from '../../../locations/public.ts';

/** Where a listing is, as its columns hold it. */
export interface Placed {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly position_approximate: boolean;
}

/** The columns for a pin that the agent placed. */
export const pinned = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): Placed => ({
  latitude,
  longitude,
  position_approximate: false,
});

/**
 * The columns of a listing without a pin: the middle of its street, else of its suburb, marked as approximate.
 * @param id null for a new listing
 */
export async function withoutPin(
  database: Database,
  { locality_id: localityId, street }: { readonly locality_id: number | null; readonly street: string | null },
  id: number | null,
): Promise<Placed> {
  const centre = localityId === null ? null : await streetCentre(database, localityId, street ?? '', id);
  return {
    latitude: centre?.latitude ?? null,
    longitude: centre?.longitude ?? null,
    position_approximate: centre !== null,
  };
}
