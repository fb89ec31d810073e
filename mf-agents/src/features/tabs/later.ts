import { laterView } from '@verandah/areas';

/** The tabs that an agent's own address does not show: their script comes with the first of them. */
export const laterTabs = laterView(async () => (await import('./other-tabs.tsx')).OtherTabs);
