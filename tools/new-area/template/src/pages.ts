import { startPage } from './pages/start/page.ts';

/** Every page of the area. */
export const pages = [startPage];
