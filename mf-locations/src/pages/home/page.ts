import { deferredPage } from '@verandah/areas';
import type { HomeData } from './data.ts';

/** Where to live: the states, and popular suburbs. */
export const homePage = deferredPage<HomeData>({
  name: 'home',
  routes: ['/locations'],
  view: async () => (await import(/* webpackChunkName: "locations-home" */ './view.tsx')).HomeView,
  source: async () => ({ load: (await import('./load.ts')).loadHome }),
});
