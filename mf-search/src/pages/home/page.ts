import { definePage } from '@verandah/areas';
import type { HomeData } from './data.ts';
import { Home } from './home.tsx';
import { laterHome } from './later.ts';

/** The way in: a search, featured homes and well-known suburbs. */
export const homePage = definePage<HomeData>({ name: 'home', routes: ['/'], fetch: () => laterHome.fetch(), load: async (request) => (await import('./load.ts')).loadHome(request), View: Home });
