import type { AreaContract } from '@verandah/areas';
import { compareHomesField, compareHomesPath, searchQueryNames, searchRoutes } from '@verandah/market';
import { filterFieldNames, formMark } from './src/features/filters/field-names.ts';

/** Query fields of search addresses, and of the two forms that work without script: filters and locations. */
const resultsQuery = [...searchQueryNames, formMark, ...filterFieldNames, 'q', 'mode'];

/** The search area: the home page and every page of results. */
export const area: AreaContract = {
  name: 'search',
  class: 'primary',
  squad: 'search',
  routes: ['/', ...searchRoutes, compareHomesPath],
  query: {
    ...Object.fromEntries(searchRoutes.map((route) => [route, resultsQuery])),
    [compareHomesPath]: [compareHomesField],
  },
  navigation: [
    { label: 'Home', href: '/', order: 10 },
    { label: 'Buy', href: '/for-sale', order: 20 },
    { label: 'Rent', href: '/for-rent', order: 30 },
    { label: 'Sold', href: '/sold-properties', order: 40 },
    { label: 'Leased', href: '/leased-properties', order: 45 },
  ],
  topics: {
    publishes: ['visit@1', 'hidden@1', 'compared@1', 'save-asked@1', 'alert-asked@1', 'tracked@1'],
    follows: ['viewed@1', 'visit@1', 'hidden@1', 'compared@1', 'collections@1', 'shortlist@1'],
  },
  // Saving, hiding and comparing on cards, the box for several locations, and the links of the quick filters are part of
  // the first view. Everything else is loaded on demand.
  budgets: { firstPageScript: 45_500 },
  healthPath: '/',
};
