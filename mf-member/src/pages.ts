import { signInPage } from './pages/sign-in/page.ts';

/** Every page of the area. */
export const pages = [signInPage];
