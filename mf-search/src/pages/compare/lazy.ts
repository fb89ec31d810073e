import '@verandah/design/empty-state.css';
import { lazyView } from '@verandah/areas';
import './compare.module.css';

/** The table, which no page of results needs; its styles come with the area. */
export const lazyCompare = lazyView(async () => (await import('./compare.tsx')).Compare);
