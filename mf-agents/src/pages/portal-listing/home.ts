import type { ListingHome } from '../../features/portal/listing-home.ts';
import { graphql } from '../../graphql.ts';

export const changeHome = graphql(`
  mutation ChangeListingHome($id: ID!, $input: ListingHomeInput!, $seen: String,
    $key: String) { changeListingHome(id: $id, input: $input, seen: $seen, idempotencyKey: $key) { id published } }`);

/** Labels of the form, for its validation errors. */
export const homeLabels = {
  propertyType: 'Property type',
  suburb: 'Suburb',
  unit: 'Unit',
  streetNumber: 'Number',
  street: 'Street',
  position: 'Pin',
  landMetres: 'Land',
  frontageMetres: 'Frontage',
  buildingMetres: 'Building',
  video: 'Video',
} as const;

const sizeText = (size: number | null): string => (size === null ? '' : String(size));

/** Initial values of the form. */
export const valuesOfHome = ({
  propertyType,
  suburb,
  unit,
  streetNumber,
  street,
  latitude,
  longitude,
  isApproximate,
  landMetres,
  frontageMetres,
  buildingMetres,
  video,
}: ListingHome): Readonly<Record<keyof typeof homeLabels, string>> => ({
  propertyType,
  suburb: suburb ?? '',
  unit: unit ?? '',
  streetNumber: streetNumber ?? '',
  street: street ?? '',
  position: isApproximate || latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`,
  landMetres: sizeText(landMetres),
  frontageMetres: sizeText(frontageMetres),
  buildingMetres: sizeText(buildingMetres),
  video: video ?? '',
});
