import { comparePage } from './pages/compare/page.ts';
import { homePage } from './pages/home/page.ts';
import { resultsPage } from './pages/results/page.ts';

/** All pages of the area. */
export const pages = [homePage, resultsPage, comparePage];
