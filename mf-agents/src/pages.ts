import { finderPage } from './pages/finder/page.ts';

/** Every page of the area. */
export const pages = [finderPage];
