import { definePage, laterView } from '@verandah/areas';
import { locationTabs } from '@verandah/market';
import { Suspense } from 'react';
import type { BrowseData } from './data.ts';
import './styles.ts';

const later = laterView(async () => (await import('./view.tsx')).BrowseView);

/** Places by state, region and suburb, and streets. */
export const browsePage = definePage<BrowseData>({
  name: 'browse', routes: locationTabs.flatMap(({ path }) => [path, `${path}/:types`, `${path}/:types/:place`]),
  load: async (request) => {
    const [{ loadBrowse }] = await Promise.all([import('./load.ts'), later.fetch()]);
    return loadBrowse(request);
  },
  fetch: later.fetch,
  View: ({ data }) => <Suspense><later.View data={data} /></Suspense>,
});
