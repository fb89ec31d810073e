import { laterPage } from '@verandah/areas';
import type { StreetData } from './data.ts';
import './street.module.css';

/** A street of a suburb. */
export const streetPage = laterPage<StreetData>({
  name: 'street', routes: ['/location/:slug/:street'],
  async script() {
    const [{ StreetView: View }, { loadStreet: load }] = await Promise.all([import('./view.tsx'), import('./load.ts')]);
    return { View, load };
  },
});
