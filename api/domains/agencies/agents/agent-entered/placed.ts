import type { Database } from '../../../../platform/database/public.ts';
import { addressPositions } from '../../../geography/locations/public.ts';

/** Where a listing is, as its columns hold it. */
export interface Placed {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly position_approximate: boolean;
  readonly position_from_file: boolean;
}

/** The columns for a pin that the agent placed. */
export const placeAtPin = ({
  latitude,
  longitude,
}: {
  readonly latitude: number;
  readonly longitude: number;
}): Placed => ({
  latitude,
  longitude,
  position_approximate: false,
  position_from_file: false,
});

interface Address {
  readonly locality_id: number | null;
  readonly unit: string | null;
  readonly street_number: string | null;
  readonly street: string | null;
}

/**
 * The columns of a listing without a pin: the position that the address file has of its address; else the middle of its
 * street, else of its suburb, marked as approximate.
 * @param id null for a new listing
 */
export async function withoutPin(
  database: Database,
  { locality_id: localityId, unit, street_number: streetNumber, street }: Address,
  id: number | null,
): Promise<Placed> {
  const [found = null] =
    localityId === null
      ? []
      : await addressPositions(database, [{ localityId, unit, streetNumber, street, listingId: id }]);
  return {
    latitude: found?.latitude ?? null,
    longitude: found?.longitude ?? null,
    position_approximate: found?.isApproximate === true,
    position_from_file: found?.isApproximate === false,
  };
}
