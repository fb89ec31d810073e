import { laterPage } from '@verandah/areas';
import { locationTabs } from '@verandah/market';
import type { BrowseData } from './data.ts';
import './styles.ts';

/** Places by state, region and suburb, and streets. */
export const browsePage = laterPage<BrowseData>({
  name: 'browse', routes: locationTabs.flatMap(({ path }) => [path, `${path}/:types`, `${path}/:types/:place`]),
  async script() {
    const [{ BrowseView: View }, { loadBrowse: load }] = await Promise.all([import('./view.tsx'), import('./load.ts')]);
    return { View, load };
  },
});
