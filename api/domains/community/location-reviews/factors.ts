/** What a location is rated by, each from 1 to 5; in the order of the form and the page. */
export const placeFactors = [
  'transport',
  'shopsAndCafes',
  'schools',
  'parks',
  'safety',
  'quiet',
  'community',
  'families',
  'parking',
  'value',
] as const;
export type PlaceFactor = (typeof placeFactors)[number];

/** Label of each factor beside its stars. */
export const placeFactorLabels: Readonly<Record<PlaceFactor, string>> = {
  transport: 'Public transport',
  shopsAndCafes: 'Shops and cafes',
  schools: 'Schools',
  parks: 'Parks and green space',
  safety: 'Feeling safe',
  quiet: 'Peace and quiet',
  community: 'Community',
  families: 'Good for families',
  parking: 'Parking and traffic',
  value: 'Value for money',
};

/** The author's relation to the location. */
export const placeRelations = ['lives', 'lived', 'works', 'visits'] as const;
export type PlaceRelation = (typeof placeRelations)[number];
