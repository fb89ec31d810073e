import { laterPage } from '@verandah/areas';
import type { ReviewData } from './data.ts';
import '@verandah/design/report-form.css';
import './review.module.css';

/** One review of a place, to comment on or report. */
export const reviewPage = laterPage<ReviewData>({
  name: 'review', routes: ['/location/:slug/reviews/:review'], takesForms: true,
  async script() {
    const [{ ReviewView: View }, { loadReview: load, submitReview: submit }] = await Promise.all([import('./view.tsx'), import('./load.ts')]);
    return { View, load, submit };
  },
});
