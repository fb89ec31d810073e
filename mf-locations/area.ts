import type { AreaContract } from '@verandah/areas';
import { locationTabs } from '@verandah/market';
import { addedField, comparedField, comparePath } from './src/features/compare/compare-address.ts';
import { followedMark } from './src/pages/place/marks.ts';
import { outcomeField } from './src/pages/review/marks.ts';

/** The locations area: an index of states, regions, suburbs and streets, and a page for each. */
export const area: AreaContract = {
  name: 'locations',
  class: 'primary',
  squad: 'locations',
  routes: [
    '/locations',
    comparePath,
    ...locationTabs.flatMap(({ path }) => [path, `${path}/:types`, `${path}/:types/:place`]),
    '/location/:slug',
    '/location/:slug/reviews',
    '/location/:slug/reviews/new',
    '/location/:slug/reviews/:review',
    '/location/:slug/:street',
    '/location/:slug/:street/:property',
    '/locations/health-check',
  ],
  query: {
    '/locations': ['q', 'near'],
    [comparePath]: [comparedField, addedField],
    ...Object.fromEntries(
      locationTabs.flatMap(({ path }) =>
        [path, `${path}/:types`, `${path}/:types/:place`].map((route) => [route, ['state', 'letter', 'page']]),
      ),
    ),
    '/location/:slug': [followedMark],
    '/location/:slug/reviews': ['order', 'page'],
    '/location/:slug/reviews/:review': [outcomeField],
    '/location/:slug/:street': ['mode', 'page'],
  },
  // Private, because a member who has reviewed the suburb gets that review to edit.
  privateRoutes: ['/location/:slug/reviews/new'],
  navigation: [{ label: 'Locations', href: '/locations', order: 60 }],
  topics: { publishes: ['tracked@1'], follows: ['viewed@1'] },
  // 23 KB of the page itself, plus 8.5 KB that every remote's entry has.
  budgets: { firstPageScript: 33_600 },
  healthPath: '/locations/health-check',
};
