import { laterPage } from '../../later-page.tsx';
import type { QueueData } from './data.ts';

/** What waits for moderators. */
export const moderationPage = laterPage<QueueData>({ name: 'moderation', routes: ['/moderation'], staysMounted: true, script: () => import('./script.ts') });
