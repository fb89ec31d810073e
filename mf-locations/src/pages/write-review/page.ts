import { deferredPage } from '@verandah/areas';
import type { WriteReviewData } from './data.ts';

/** The form for a member's review of a suburb, new or existing. */
export const writeReviewPage = deferredPage<WriteReviewData>({
  name: 'write-review',
  routes: ['/location/:slug/reviews/new'],
  takesForms: true,
  view: async () => (await import(/* webpackChunkName: "locations-write-review" */ './view.tsx')).WriteReviewView,
  async source() {
    const { loadWriteReview: load, submitWriteReview: submit } = await import('./load.ts');
    return { load, submit };
  },
});
