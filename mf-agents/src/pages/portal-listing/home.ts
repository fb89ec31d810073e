import type { PageRequest } from '@verandah/areas';
import { document } from '@verandah/graph';
import type { PropertyTypeName } from '@verandah/market';
import { textOf } from '../../features/portal/form-values.ts';
import type { ListingHome } from '../../features/portal/listing-home.ts';
import type { Sent } from '../../features/portal/portal-part.ts';
import { propertyTypeOf } from '../../features/portal/property-type-options.ts';
import { NotTaken } from '../../features/portal/refused.ts';

export interface HomeInput {
  propertyType: PropertyTypeName; suburb: string; unit: string | null; streetNumber: string | null; street: string; position: { latitude: number; longitude: number } | null;
  landMetres: number | null; frontageMetres: number | null; buildingMetres: number | null; video: string | null;
}
export const changeHome = document<{ changeListingHome: { id: string } }, { id: string; input: HomeInput; seen: string; key: string }>(`
  mutation ChangeListingHome($id: ID!, $input: ListingHomeInput!, $seen: String, $key: String) { changeListingHome(id: $id, input: $input, seen: $seen, idempotencyKey: $key) { id } }`);

/** Labels of the form, for what is said of its fields. */
export const homeLabels = {
  propertyType: 'Kind', suburb: 'Suburb', unit: 'Unit', streetNumber: 'Number', street: 'Street', position: 'Place on the map', landMetres: 'Land', frontageMetres: 'Frontage', buildingMetres: 'Building', video: 'Video',
} as const;

const sizeText = (size: number | null): string => (size === null ? '' : String(size));

/** What the form begins with. */
export const valuesOfHome = ({ propertyType, suburb, unit, streetNumber, street, latitude, longitude, landMetres, frontageMetres, buildingMetres, video }: ListingHome): Readonly<Record<keyof typeof homeLabels, string>> => ({
  propertyType, suburb: suburb ?? '', unit: unit ?? '', streetNumber: streetNumber ?? '', street: street ?? '', position: latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`,
  landMetres: sizeText(landMetres), frontageMetres: sizeText(frontageMetres), buildingMetres: sizeText(buildingMetres), video: video ?? '',
});

/** '1,250 m²' → 1250; null for nothing, NaN for what is no size. */
function sizeOf(text: string): number | null {
  if (text === '') return null;
  const plain = text.replaceAll(',', '').replace(/\s*m(?:²|2)?$/i, '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** '-37.8183, 145.0012', as maps copy it; undefined when it can't be read. */
function positionOf(text: string): HomeInput['position'] | undefined {
  if (text === '') return null;
  const [, latitude, longitude] = /^(-?\d{1,3}(?:\.\d+)?)[,\s]+(-?\d{1,3}(?:\.\d+)?)$/.exec(text) ?? [];
  return latitude === undefined || longitude === undefined ? undefined : { latitude: Number(latitude), longitude: Number(longitude) };
}

/** Saves address, kind and sizes of a listing that was made by hand. */
export async function saveHome({ graph, params: { id = '' } }: PageRequest, { fields, keyFor }: Sent): Promise<{ readonly location: string }> {
  const typed = (name: keyof typeof homeLabels): string => textOf(fields, name).trim();
  const propertyType = propertyTypeOf(typed('propertyType'));
  const position = positionOf(typed('position'));
  const [landMetres, frontageMetres, buildingMetres] = [sizeOf(typed('landMetres')), sizeOf(typed('frontageMetres')), sizeOf(typed('buildingMetres'))] as const;
  const problems: Record<string, string> = {};
  if (propertyType === null) problems['propertyType'] = 'Choose what kind of home it is.';
  if (typed('suburb') === '') problems['suburb'] = 'Enter suburb, state and postcode, such as Richmond, VIC 3121.';
  if (typed('street') === '') problems['street'] = 'Enter the name of the street.';
  if (position === undefined) problems['position'] = 'Enter latitude and longitude, such as -37.8183, 145.0012.';
  for (const [name, size] of Object.entries({ landMetres, frontageMetres, buildingMetres })) if (Number.isNaN(size)) problems[name] = 'Enter a number of metres, such as 412 or 412.5.';
  if (propertyType === null || position === undefined || Object.keys(problems).length > 0) throw new NotTaken(problems);
  const input: HomeInput = {
    propertyType, suburb: typed('suburb'), unit: typed('unit') || null, streetNumber: typed('streetNumber') || null, street: typed('street'), position, landMetres, frontageMetres, buildingMetres, video: typed('video') || null,
  };
  const seen = textOf(fields, 'seen');
  await graph.write(changeHome, { id, input, seen, key: keyFor('home', { id, input, seen }) });
  return { location: `/agent-portal/listings/${id}?done=home#home` };
}
