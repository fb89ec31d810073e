import type { AreaContract } from '@verandah/areas';

/** The newcomer area. */
export const area: AreaContract = {
  name: 'newcomer',
  // 'primary' if its failure fails the page, 'essential' or 'regular' if the page is useful without it.
  class: 'primary',
  squad: 'newcomer',
  routes: ['/newcomer'],
  // Query parameters that pages read, by route: { '/newcomer': ['page'] }. A page sees no others.
  query: {},
  // An entry in the header: { label: 'Newcomer', href: '/newcomer', order: 90 }.
  navigation: [],
  topics: { publishes: [], follows: [] },
  // The page's own 22 KB, and 8.5 KB of every remote's entry.
  budgets: { firstPageScript: 31_000 },
  healthPath: '/newcomer',
};
