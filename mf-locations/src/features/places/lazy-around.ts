import { lazyView } from '@verandah/areas';

/** Agents, streets, schools and suburbs around: links that need no script. */
export const lazyAround = lazyView(async () => (await import('./around.tsx')).Around);
