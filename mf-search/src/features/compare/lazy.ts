import { partView } from '@verandah/areas';

/** The tray, loaded with the first selection. */
export const LazyTray = partView('your comparison', async () => (await import('./compare-tray.tsx')).CompareTray);
