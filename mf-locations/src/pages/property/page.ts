import { deferredPage } from '@verandah/areas';
import type { PropertyData } from './data.ts';

/** A property at a shown address that is not on offer. */
export const propertyPage = deferredPage<PropertyData>({
  name: 'property',
  routes: ['/location/:slug/:street/:property'],
  view: async () => (await import(/* webpackChunkName: "locations-property" */ './view.tsx')).PropertyView,
  source: async () => ({ load: (await import('./load.ts')).loadProperty }),
});
