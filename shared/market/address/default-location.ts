/** Stands for the location in the address of a mapped or drawn area, which is in no one suburb. */
export const wholeCountrySlug = 'australia';

/** Location of a search that names none: Melbourne's centre. In addresses it is plain Melbourne. */
export const defaultLocation = {
  name: 'Melbourne CBD',
  stateCode: 'VIC',
  postcode: '3000',
  slug: 'melbourne-vic-3000',
  label: 'Melbourne CBD, VIC 3000',
  latitude: -37.8136,
  longitude: 144.9631,
} as const;
