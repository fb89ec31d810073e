import { lazyView } from '@verandah/areas';

/** Agents, streets, schools and nearby suburbs: links that need no script. */
export const lazyAround = lazyView(async () => (await import('./around.tsx')).Around);
