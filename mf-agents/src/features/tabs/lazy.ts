import { lazyView } from '@verandah/areas';

/** The tabs that an agent's own address does not show. Their script is loaded with the first of them. */
export const lazyTabs = lazyView(async () => (await import('./other-tabs.tsx')).OtherTabs);
