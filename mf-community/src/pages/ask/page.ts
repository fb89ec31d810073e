import { laterPage } from '../../later-page.tsx';
import type { AskData } from './data.ts';

/** Where something is asked. */
export const askPage = laterPage<AskData>({ name: 'ask', routes: ['/questions/ask'], takesForms: true, script: () => import('./script.ts') });
