import { partView } from '@verandah/areas';

/** The hidden homes, loaded on request. */
export const LazyHidden = partView('your hidden homes', async () => (await import('./hidden-dialog.tsx')).HiddenDialog);
