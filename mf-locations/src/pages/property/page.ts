import { deferredPage } from '@verandah/areas';
import type { PropertyData } from './data.ts';
import { fetchParts } from './lazy-parts.tsx';

/** A property at a shown address that is not on offer. */
export const propertyPage = deferredPage<PropertyData>({
  name: 'property',
  routes: ['/location/:slug/:street/:property'],
  view: async () => (await import(/* webpackChunkName: "locations-property" */ './view.tsx')).PropertyView,
  async source() {
    const [{ loadProperty: load }] = await Promise.all([import('./load.ts'), fetchParts()]);
    return { load };
  },
});
