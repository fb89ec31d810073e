import { definePage } from '@verandah/areas';
import type { HomeData } from './data.ts';
import { Home } from './home.tsx';

/**
 * The home page: a search, featured homes and well-known suburbs. It has little code that other pages of the area don't
 * share, so it is part of the area's main script.
 */
export const homePage = definePage<HomeData>({
  name: 'home',
  routes: ['/'],
  load: async (request) => (await import('./load.ts')).loadHome(request),
  View: Home,
  viewed: () => ({ about: 'listing', event: { pageType: 'home', contentType: 'home' } }),
});
