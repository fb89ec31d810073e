import { deferredPage } from '@verandah/areas';
import type { ReviewsData } from './data.ts';

/** All reviews of a location. */
export const reviewsPage = deferredPage<ReviewsData>({
  name: 'reviews',
  routes: ['/location/:slug/reviews'],
  view: async () => (await import(/* webpackChunkName: "locations-reviews" */ './view.tsx')).ReviewsView,
  source: async () => ({ load: (await import('./load.ts')).loadReviews }),
});
