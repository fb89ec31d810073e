import { laterPage } from '@verandah/areas';
import type { ReviewsData } from './data.ts';
import './reviews.module.css';

/** All reviews of a place. */
export const reviewsPage = laterPage<ReviewsData>({
  name: 'reviews', routes: ['/location/:slug/reviews'],
  async script() {
    const [{ ReviewsView: View }, { loadReviews: load }] = await Promise.all([import('./view.tsx'), import('./load.ts')]);
    return { View, load };
  },
});
