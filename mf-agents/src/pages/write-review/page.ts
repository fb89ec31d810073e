import { deferredPage } from '@verandah/areas';
import type { WriteReviewData } from './load.ts';

/** A member’s review of an agent. */
export const writeReviewPage = deferredPage<WriteReviewData>({
  name: 'write-review',
  routes: ['/agent/:username/reviews/new'],
  takesForms: true,
  view: async () => (await import(/* webpackChunkName: "agents-write-review" */ './view.tsx')).WriteReviewView,
  source: async () => ({
    load: (await import('./load.ts')).loadWriteReview,
    submit: async (request, form) => (await import('./submit.ts')).submitReview(request, form),
  }),
});
