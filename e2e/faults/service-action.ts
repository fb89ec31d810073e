/** What people and systems do with the site; each is observed separately. */
export const serviceActions = [
  'page',
  'search',
  'typeahead',
  'member',
  'draft',
  'sign-up',
  'provider',
  'feed',
  'operations',
  'bad release',
  'bucket',
] as const;
export type ServiceAction = (typeof serviceActions)[number];
