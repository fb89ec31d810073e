import { questionsPage } from './pages/questions/page.ts';

/** Every page of the area. */
export const pages = [questionsPage];
