import { lazyView } from '@verandah/areas';

const nothing = () => null;

/** The homes viewed last, loaded for those who have viewed some. Nothing if their script can’t be had. */
export const lazyViewed = lazyView(() =>
  import('./recently-viewed.tsx').then(
    ({ RecentlyViewed }) => RecentlyViewed,
    () => nothing, // the strip is left out
  ),
);
