import type { PageRequest } from '@verandah/areas';
import { textOf } from '../../features/portal/form-values.ts';
import type { Sent } from '../../features/portal/portal-part.ts';
import { propertyTypeOf } from '../../features/portal/property-type-options.ts';
import { NotTaken } from '../../features/portal/refused.ts';
import { changeHome, type homeLabels } from './home.ts';
import type { ListingHomeInput, ListingPositionInput } from '../../graphql.ts';
import { seenSince } from './save-order.ts';

/** '1,250 m²' → 1250; null for '', NaN if the text is not a size. */
function sizeOf(text: string): number | null {
  if (text === '') return null;
  const plain = text.replaceAll(',', '').replace(/\s*m(?:²|2)?$/i, '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** The pin as its field holds it, '-37.8183, 145.0012'; null without one, undefined if it is invalid. */
function positionOf(text: string): ListingPositionInput | null | undefined {
  if (text === '') return null;
  const [, latitude, longitude] = /^(-?\d{1,3}(?:\.\d+)?)[,\s]+(-?\d{1,3}(?:\.\d+)?)$/.exec(text) ?? [];
  return latitude === undefined || longitude === undefined
    ? undefined
    : { latitude: Number(latitude), longitude: Number(longitude) };
}

/** Saves address, property type and sizes of a listing created by hand. */
export async function saveHome(
  { graph, params: { id = '' } }: PageRequest,
  { fields, keyFor }: Sent,
): Promise<{ readonly location: string }> {
  const typed = (name: keyof typeof homeLabels): string => textOf(fields, name).trim();
  const propertyType = propertyTypeOf(typed('propertyType'));
  const position = textOf(fields, 'unpin') === 'yes' ? null : positionOf(typed('position'));
  const [landMetres, frontageMetres, buildingMetres] = [
    sizeOf(typed('landMetres')),
    sizeOf(typed('frontageMetres')),
    sizeOf(typed('buildingMetres')),
  ] as const;
  const problems: Record<string, string> = {};
  if (propertyType === null) problems['propertyType'] = 'Choose a property type.';
  if (typed('suburb') === '') problems['suburb'] = 'Enter suburb, state and postcode, such as Richmond, VIC 3121.';
  if (typed('street') === '') problems['street'] = 'Enter the street name.';
  if (position === undefined) problems['position'] = 'We couldn’t read where the pin is. Place it again.';
  for (const [name, size] of Object.entries({ landMetres, frontageMetres, buildingMetres }))
    if (Number.isNaN(size)) problems[name] = 'Enter a number of metres, such as 412 or 412.5.';
  if (propertyType === null || position === undefined || Object.keys(problems).length > 0) throw new NotTaken(problems);
  const input: ListingHomeInput = {
    propertyType,
    suburb: typed('suburb'),
    unit: typed('unit') || null,
    streetNumber: typed('streetNumber') || null,
    street: typed('street'),
    position,
    landMetres,
    frontageMetres,
    buildingMetres,
    video: typed('video') || null,
  };
  const seen = await seenSince(textOf(fields, 'seen'));
  const {
    changeListingHome: { published },
  } = await graph.write(changeHome, { id, input, seen, key: keyFor('home', { id, input, seen }) });
  return { location: `/agent-portal/listings/${id}?done=${published ? 'home' : 'draftSaved'}#home` };
}
