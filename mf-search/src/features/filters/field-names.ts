/** Marks an address as a filter form that was sent without script. */
export const formMark = 'filters';
export const formSent = 'set';
export const formOpen = 'open';

/** Fields of the filter form besides the query fields of a search address. */
export const filterFieldNames: readonly string[] = [
  'type',
  'bedrooms-more',
  'bathrooms-more',
  'carspaces-more',
  'price-min',
  'price-max',
  'near-reach',
  'land-min',
  'land-max',
  'frontage-min',
  'frontage-max',
  'floor-min',
  'floor-max',
  'trait',
  'feature',
  'inspection',
  'auction',
  'underoffer-asked',
  'surrounding-asked',
];
