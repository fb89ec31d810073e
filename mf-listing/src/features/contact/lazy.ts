import { lazyView } from '@verandah/areas';

/** Form and people; the form posts to its page's address until its script is there. */
export const lazyContact = lazyView(async () => (await import('./contact.tsx')).Contact);
