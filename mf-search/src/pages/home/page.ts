import { definePage } from '@verandah/areas';
import type { HomeData } from './data.ts';
import { Home } from './home.tsx';

/**
 * The way in: a search, featured homes and well-known suburbs. It has little that no other page of the area needs, so
 * it comes with the area.
 */
export const homePage = definePage<HomeData>({
  name: 'home',
  routes: ['/'],
  load: async (request) => (await import('./load.ts')).loadHome(request),
  View: Home,
});
