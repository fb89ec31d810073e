import { laterView } from '@verandah/areas';

/** What was chosen, fetched with the first choice. */
export const laterTray = laterView(async () => (await import('./compare-tray.tsx')).CompareTray);
