import { lazyView } from '@verandah/areas';

/** The tray, loaded with the first selection. */
export const lazyTray = lazyView(async () => (await import('./compare-tray.tsx')).CompareTray);
