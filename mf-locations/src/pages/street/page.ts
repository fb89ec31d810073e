import { deferredPage } from '@verandah/areas';
import type { StreetData } from './data.ts';

/** A street of a suburb. */
export const streetPage = deferredPage<StreetData>({
  name: 'street',
  routes: ['/location/:slug/:street'],
  view: async () => (await import(/* webpackChunkName: "locations-street" */ './view.tsx')).StreetView,
  source: async () => ({ load: (await import('./load.ts')).loadStreet }),
});
