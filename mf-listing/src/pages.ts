import { healthPage } from './pages/health/page.tsx';
import { listingPage } from './pages/listing/page.ts';

/** All pages of the area. */
export const pages = [listingPage, healthPage];
