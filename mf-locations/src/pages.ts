import { healthPage } from './pages/health/page.tsx';
import { homePage } from './pages/home/page.ts';

/** Every page of the area. */
export const pages = [homePage, healthPage];
