import type { AreaContract } from '@verandah/areas';

/** The newcomer area. */
export const area: AreaContract = {
  name: 'newcomer',
  // 'primary' when its failure is the page's failure, 'essential' or 'regular' when the page is worth having without
  // it.
  class: 'primary',
  squad: 'newcomer',
  routes: ['/newcomer'],
  // Names of the query that pages read, by route: { '/newcomer': ['page'] }. A page sees no others.
  query: {},
  // An entry in the header: { label: 'Newcomer', href: '/newcomer', order: 90 }.
  navigation: [],
  topics: { publishes: [], follows: [] },
  // The page's own 22 KB, and 8.5 KB of every remote's entry.
  budgets: { firstPageScript: 31_000 },
  healthPath: '/newcomer',
};
