import { propertyTypeByName } from '@verandah/market';
import type * as v from 'valibot';
import type { Database } from '../../../../platform/database/public.ts';
import type { HandMadeChange, HandMadeRow } from './change.ts';
import type { homeInput } from './home-input.ts';
import { placeAtPin, withoutPin } from './placed.ts';
import { suburbOf } from './suburb.ts';

/**
 * What an agent's changes of a home set; absent fields stay. Without a pin the position is approximate and follows the
 * address.
 * @throws {Refusal} invalid for an unknown suburb
 */
export async function changedHome(
  row: HandMadeRow,
  transaction: Database,
  {
    propertyType,
    suburb,
    unit,
    streetNumber,
    street,
    position,
    landMetres,
    frontageMetres,
    buildingMetres,
    video,
  }: v.InferOutput<typeof homeInput>,
): Promise<HandMadeChange> {
  const address = {
    locality_id: suburb === undefined ? row.locality_id : (await suburbOf(transaction, suburb)).id,
    street: street ?? row.street,
    street_number: streetNumber === undefined ? row.street_number : streetNumber,
    unit: unit === undefined ? row.unit : unit,
  };
  const hasPin = row.latitude !== null && !row.position_approximate && !row.position_from_file;
  // The form returns the position of the address file unchanged: that is not a pin.
  const isPin =
    position !== undefined &&
    position !== null &&
    !(row.position_from_file && position.latitude === row.latitude && position.longitude === row.longitude);
  return {
    ...address,
    ...(isPin
      ? placeAtPin(position)
      : position === null || !hasPin
        ? await withoutPin(transaction, address, row.id)
        : {}),
    ...(propertyType !== undefined && { property_type: propertyTypeByName(propertyType).number }),
    ...(landMetres !== undefined && { land_metres: landMetres }),
    ...(frontageMetres !== undefined && { frontage_metres: frontageMetres }),
    ...(buildingMetres !== undefined && { building_metres: buildingMetres }),
    ...(video !== undefined && {
      document: {
        ...row.document,
        videos: [
          ...(video === null ? [] : [{ type: 'Video' as const, url: video }]),
          ...row.document.videos.filter(({ type }) => type !== 'Video'),
        ],
      },
    }),
  };
}
