import { laterPage } from '../../later-page.tsx';
import type { CaseData } from './data.ts';

/** One thing that is judged. */
export const casePage = laterPage<CaseData>({ name: 'case', routes: ['/moderation/:kind/:id'], takesForms: true, script: () => import('./script.ts') });
