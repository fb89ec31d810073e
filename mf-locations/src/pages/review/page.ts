import { deferredPage } from '@verandah/areas';
import type { ReviewData } from './data.ts';

/** One review of a location, to comment on or report. */
export const reviewPage = deferredPage<ReviewData>({
  name: 'review',
  routes: ['/location/:slug/reviews/:review'],
  takesForms: true,
  view: async () => (await import(/* webpackChunkName: "locations-review" */ './view.tsx')).ReviewView,
  async source() {
    const { loadReview: load, submitReview: submit } = await import('./load.ts');
    return { load, submit };
  },
});
