import { lazyView } from '@verandah/areas';

/** The homes viewed last, loaded for those who have viewed some. */
export const lazyViewed = lazyView(async () => (await import('./recently-viewed.tsx')).RecentlyViewed);
