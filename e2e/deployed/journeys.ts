/**
 * Journeys that also run against a deployed site (E2E_SITE), which has several hosts, sample listings, the accounts
 * that accounts.spec.ts signs up, and nothing of development. The others change files or processes of a site on this
 * machine, need data of the sample accounts, or claim to come from a network of their own.
 */
export const deployedJourneys = [
  'addresses',
  'compare',
  'federation',
  'agent-entered-listing',
  'hide',
  'listing',
  'map',
  'moving-between-areas',
  'near',
  'near-point',
  'no-results',
  'not-found',
  'results-layout',
  'searching',
  'steady-pages',
  'structured-data',
  'typeahead',
  'without-script',
] as const;
