import { laterView } from '@verandah/areas';

/** What was hidden, fetched when someone asks. */
export const laterHidden = laterView(async () => (await import('./hidden-dialog.tsx')).HiddenDialog);
