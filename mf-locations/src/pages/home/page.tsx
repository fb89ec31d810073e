import { definePage, laterView } from '@verandah/areas';
import { Suspense } from 'react';
import type { HomeData } from './data.ts';
import '../browse/styles.ts';
import '../../features/places/section.module.css';
import './home.module.css';

const later = laterView(async () => (await import('./view.tsx')).HomeView);

/** Where to live: the states, and suburbs that many know. */
export const homePage = definePage<HomeData>({
  name: 'home', routes: ['/locations'],
  load: async (request) => {
    const [{ loadHome }] = await Promise.all([import('./load.ts'), later.fetch()]);
    return loadHome(request);
  },
  fetch: later.fetch,
  View: ({ data }) => <Suspense><later.View data={data} /></Suspense>,
});
