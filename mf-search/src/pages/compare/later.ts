import '@verandah/design/empty-state.css';
import { laterView } from '../../features/later/later-view.ts';
import './compare.module.css';

/** The table, which no page of results needs; its styles come with the area. */
export const laterCompare = laterView(async () => (await import('./compare.tsx')).Compare);
