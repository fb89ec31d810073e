import { deferredPage } from '@verandah/areas';
import type { WriteReviewData } from './data.ts';

/** Where a member reviews a suburb, or changes their review. */
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
