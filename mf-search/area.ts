import type { AreaContract } from '@verandah/areas';
import { searchQueryNames, searchRoutes } from '@verandah/market';
import { compareField, comparePath } from './src/features/compare/compare-address.ts';
import { filterFieldNames, formMark } from './src/features/filters/field-names.ts';

/** What addresses of a search say, and the forms that lead to them without script: of filters, and of places. */
const resultsQuery = [...searchQueryNames, formMark, ...filterFieldNames, 'q', 'mode'];

/** The search area: the home page and every page of results. */
export const area: AreaContract = {
  name: 'search',
  class: 'primary',
  squad: 'search',
  routes: ['/', ...searchRoutes, comparePath],
  query: { ...Object.fromEntries(searchRoutes.map((route) => [route, resultsQuery])), [comparePath]: [compareField] },
  navigation: [
    { label: 'Home', href: '/', order: 10 },
    { label: 'Buy', href: '/for-sale', order: 20 },
    { label: 'Rent', href: '/for-rent', order: 30 },
    { label: 'Sold', href: '/sold-properties', order: 40 },
  ],
  topics: {
    publishes: ['hidden@1', 'compared@1', 'save-asked@1', 'alert-asked@1'],
    follows: ['viewed@1', 'hidden@1', 'compared@1', 'collections@1'],
  },
  // Cards that can be saved, hidden and compared, and a box for several places, are there at first sight; everything
  // else comes when it is reached for.
  budgets: { firstPageScript: 39_500 },
  healthPath: '/',
};
