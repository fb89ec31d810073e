import './pages/styles.ts';
import { laterPage } from '@verandah/areas';
import { portalPages } from './pages/portal-pages.ts';

/** Every page of the area. Their styles come with the area, since the server draws them; their script when they are asked for. */
export const pages = [
  laterPage({ name: 'finder', routes: ['/agent-finder'], staysMounted: true, script: () => import('./pages/finder/script.ts') }),
  laterPage({ name: 'profile', routes: ['/agent/:username', '/agent/:username/:tab'], staysMounted: true, takesForms: true, script: () => import('./pages/profile/script.ts') }),
  laterPage({ name: 'write-review', routes: ['/agent/:username/reviews/new'], takesForms: true, script: () => import('./pages/write-review/script.ts') }),
  laterPage({ name: 'vendor-review', routes: ['/review/:token'], takesForms: true, script: () => import('./pages/vendor-review/script.ts') }),
  laterPage({ name: 'office', routes: ['/real-estate-agency/:slug'], takesForms: true, script: () => import('./pages/office/script.ts') }),
  laterPage({ name: 'company', routes: ['/real-estate-company/:slug'], script: () => import('./pages/company/script.ts') }),
  ...portalPages,
];
