import { laterPage } from '@verandah/areas';
import type { WriteReviewData } from './data.ts';
import '@verandah/design/text-input.css';
import './write-review.module.css';

/** Where a member reviews a suburb, or changes their review. */
export const writeReviewPage = laterPage<WriteReviewData>({
  name: 'write-review', routes: ['/location/:slug/reviews/new'], takesForms: true,
  async script() {
    const [{ WriteReviewView: View }, { loadWriteReview: load, submitWriteReview: submit }] = await Promise.all([import('./view.tsx'), import('./load.ts')]);
    return { View, load, submit };
  },
});
