import { lazyView } from '@verandah/areas';

/** What was chosen, fetched with the first choice. */
export const lazyTray = lazyView(async () => (await import('./compare-tray.tsx')).CompareTray);
