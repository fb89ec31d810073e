import '@verandah/design/empty-state.css';
import { laterView } from '@verandah/areas';
import './no-results.module.css';

// The styles above come with the page: pages without results are drawn on the server too, where these parts have no
// files of their own.

/** What the next results are found with: the first page has its data already. */
export const fetchLoad = () => import('./load.ts');

export const laterNoResults = laterView(async () => (await import('./no-results.tsx')).NoResults);

export const laterUnknownPlace = laterView(async () => (await import('./unknown-place.tsx')).UnknownPlaceView);
