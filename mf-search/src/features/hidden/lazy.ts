import { lazyView } from '@verandah/areas';

/** What was hidden, fetched when someone asks. */
export const lazyHidden = lazyView(async () => (await import('./hidden-dialog.tsx')).HiddenDialog);
