import { deferredPage } from '@verandah/areas';
import type { OwnHomeData } from './data.ts';

/** A property as the member's own home. */
export const ownHomePage = deferredPage<OwnHomeData>({
  name: 'own-home',
  routes: ['/location/:slug/:street/:property/mine'],
  takesForms: true,
  view: async () => (await import(/* webpackChunkName: "locations-own-home" */ './view.tsx')).OwnHomeView,
  async source() {
    const { loadOwnHome: load, submitOwnHome: submit } = await import('./load.ts');
    return { load, submit };
  },
});
