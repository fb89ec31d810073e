import { appraisalPage } from './pages/appraisal/page.ts';
import { auctionsPage } from './pages/auctions/page.ts';
import { browsePage } from './pages/browse/page.ts';
import { comparePage } from './pages/compare/page.ts';
import { healthPage } from './pages/health/page.tsx';
import { homeValuePage } from './pages/home-value/page.ts';
import { homePage } from './pages/home/page.ts';
import { ownHomePage } from './pages/own-home/page.ts';
import { ownHomesPage } from './pages/own-homes/page.ts';
import { placePage } from './pages/place/page.ts';
import { propertyPage } from './pages/property/page.ts';
import { reviewPage } from './pages/review/page.ts';
import { reviewsPage } from './pages/reviews/page.ts';
import { streetPage } from './pages/street/page.ts';
import { writeReviewPage } from './pages/write-review/page.ts';

/** All pages of the area. */
export const pages = [
  homePage,
  comparePage,
  browsePage,
  placePage,
  reviewsPage,
  writeReviewPage,
  reviewPage,
  streetPage,
  propertyPage,
  ownHomePage,
  appraisalPage,
  homeValuePage,
  ownHomesPage,
  auctionsPage,
  healthPage,
];
