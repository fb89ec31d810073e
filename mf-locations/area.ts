import type { AreaContract } from '@verandah/areas';
import { homeValuePath, locationTabs, ownHomesPath } from '@verandah/market';
import { addedField, comparedField, comparePath } from './src/features/compare/compare-address.ts';
import { withoutField } from './src/features/estimate/left-out.ts';
import { sentMark } from './src/pages/appraisal/marks.ts';
import { auctionsPath, pageField } from './src/pages/auctions/address.ts';
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
    '/location/:slug/:street/:property/mine',
    '/location/:slug/:street/:property/appraisal',
    homeValuePath,
    ownHomesPath,
    auctionsPath,
    `${auctionsPath}/:city`,
    `${auctionsPath}/:city/:week`,
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
    '/location/:slug/:street/:property': [withoutField],
    '/location/:slug/:street/:property/appraisal': [sentMark],
    [homeValuePath]: ['q'],
    [`${auctionsPath}/:city`]: [pageField],
    [`${auctionsPath}/:city/:week`]: [pageField],
  },
  // The first is private because a member who has reviewed the suburb gets that review to edit.
  privateRoutes: ['/location/:slug/reviews/new', '/location/:slug/:street/:property/mine', ownHomesPath],
  navigation: [
    { label: 'Locations', href: '/locations', order: 60 },
    { label: 'What’s my home worth?', href: homeValuePath, order: 62, footer: true },
    { label: 'Auction results', href: auctionsPath, order: 64, footer: true },
  ],
  topics: { publishes: ['tracked@1'], follows: ['viewed@1'] },
  // 26.5 KB of the page itself, plus 8.5 KB that every remote's entry has.
  budgets: { firstPageScript: 35_400 },
  healthPath: '/locations/health-check',
};
