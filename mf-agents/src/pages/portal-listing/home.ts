import type { ListingHome } from '../../features/portal/listing-home.ts';

/** Labels of the home's fields, for their validation errors. */
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

/** Initial values of the fields, in the order of the form. */
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
  suburb: suburb ?? '',
  unit: unit ?? '',
  streetNumber: streetNumber ?? '',
  street: street ?? '',
  position: isApproximate || latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`,
  propertyType,
  landMetres: sizeText(landMetres),
  frontageMetres: sizeText(frontageMetres),
  buildingMetres: sizeText(buildingMetres),
  video: video ?? '',
});
