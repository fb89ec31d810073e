import { lazyView } from '@verandah/areas';

/** Cards of other listings; the server renders them with the page. */
export const lazyBeside = lazyView(async () => (await import('./beside.tsx')).Beside);
