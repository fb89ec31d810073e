import { finderPage } from './pages/finder/page.ts';
import { profilePage } from './pages/profile/page.ts';

/** Every page of the area. */
export const pages = [finderPage, profilePage];
