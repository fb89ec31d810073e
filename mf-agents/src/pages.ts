import { companyPage } from './pages/company/page.ts';
import { finderPage } from './pages/finder/page.ts';
import { officePage } from './pages/office/page.ts';
import { portalPages } from './pages/portal-pages.ts';
import { profilePage } from './pages/profile/page.ts';
import { vendorReviewPage } from './pages/vendor-review/page.ts';
import { writeReviewPage } from './pages/write-review/page.ts';

/** All pages of the area. */
export const pages = [
  finderPage,
  profilePage,
  writeReviewPage,
  vendorReviewPage,
  officePage,
  companyPage,
  ...portalPages,
];
