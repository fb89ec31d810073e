import '@verandah/design/empty-state.css';
import { laterView } from '@verandah/areas';
import './compare.module.css';

/** The table, which no page of results needs; its styles come with the area. */
export const laterCompare = laterView(async () => (await import('./compare.tsx')).Compare);
