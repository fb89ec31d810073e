import { lazyView } from '@verandah/areas';

/** The hidden homes, loaded on request. */
export const lazyHidden = lazyView(async () => (await import('./hidden-dialog.tsx')).HiddenDialog);
