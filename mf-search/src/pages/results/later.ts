import '@verandah/design/empty-state.css';
import { laterView } from '../../features/later/later-view.ts';
import './no-results.module.css';

// The styles above come with the page: a page without results is drawn on the server too, where this part has no file of its own.

export const laterNoResults = laterView(async () => (await import('./no-results.tsx')).NoResults);
