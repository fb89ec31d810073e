import { browsePage } from './pages/browse/page.tsx';
import { healthPage } from './pages/health/page.tsx';
import { homePage } from './pages/home/page.tsx';
import { placePage } from './pages/place/page.ts';

/** Every page of the area. */
export const pages = [homePage, browsePage, placePage, healthPage];
