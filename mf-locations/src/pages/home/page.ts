import { laterPage } from '@verandah/areas';
import type { HomeData } from './data.ts';
import '../browse/styles.ts';
import '../../features/places/section.module.css';
import './home.module.css';

/** Where to live: the states, and suburbs that many know. */
export const homePage = laterPage<HomeData>({
  name: 'home', routes: ['/locations'],
  async script() {
    const [{ HomeView: View }, { loadHome: load }] = await Promise.all([import('./view.tsx'), import('./load.ts')]);
    return { View, load };
  },
});
