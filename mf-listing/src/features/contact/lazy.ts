import { lazyView } from '@verandah/areas';

/** Form and people. Until its script is loaded, the form posts to the page's address. */
export const lazyContact = lazyView(async () => (await import('./contact.tsx')).Contact);
