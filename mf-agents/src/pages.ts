import './pages/styles.ts';
import { laterPage } from './pages/later-page.tsx';
import { portalPages } from './pages/portal-pages.ts';

/** Every page of the area. Their styles come with the area, since the server draws them; their script when they are asked for. */
export const pages = [
  laterPage({ name: 'finder', routes: ['/agent-finder'], staysMounted: true }, async () => (await import('./pages/finder/page.ts')).finderPage),
  laterPage({ name: 'profile', routes: ['/agent/:username', '/agent/:username/:tab'], staysMounted: true, takesForms: true }, async () => (await import('./pages/profile/page.ts')).profilePage),
  laterPage({ name: 'write-review', routes: ['/agent/:username/reviews/new'], takesForms: true }, async () => (await import('./pages/write-review/page.ts')).writeReviewPage),
  laterPage({ name: 'vendor-review', routes: ['/review/:token'], takesForms: true }, async () => (await import('./pages/vendor-review/page.ts')).vendorReviewPage),
  laterPage({ name: 'office', routes: ['/real-estate-agency/:slug'], takesForms: true }, async () => (await import('./pages/office/page.ts')).officePage),
  laterPage({ name: 'company', routes: ['/real-estate-company/:slug'] }, async () => (await import('./pages/company/page.ts')).companyPage),
  ...portalPages,
];
