import { definePage } from '@verandah/areas';
import type { HomeData } from './data.ts';
import { loadHome } from './load.ts';
import { HomeView } from './view.tsx';

/** Where to live: the states, and suburbs that many know. */
export const homePage = definePage<HomeData>({ name: 'home', routes: ['/locations'], load: loadHome, View: HomeView });
