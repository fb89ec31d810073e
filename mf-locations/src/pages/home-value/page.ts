import { deferredPage } from '@verandah/areas';
import { homeValuePath } from '@verandah/market';
import type { HomeValueData } from './data.ts';

/** Where visitors find what their home is worth, by its address. */
export const homeValuePage = deferredPage<HomeValueData>({
  name: 'home-value',
  routes: [homeValuePath],
  view: async () => (await import(/* webpackChunkName: "locations-home-value" */ './view.tsx')).HomeValueView,
  source: async () => ({ load: (await import('./load.ts')).loadHomeValue }),
});
