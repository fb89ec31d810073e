import { lazyView, partView } from '@verandah/areas';

// Styles are imported with the page: without script the panel is rendered without its code.
// Filters are half of this page's script, and most visits never open them: they are loaded on demand.

/** Loads the drawer in advance. */
export const fetchDrawer = () => import('./filter-drawer.tsx');

export const LazyDrawer = partView('the filters', async () => (await fetchDrawer()).FilterDrawer);

/** The panel without the drawer, for a page whose filters are open without script. */
export const lazyPanel = lazyView(async () => (await import('./filter-panel.tsx')).FilterPanel);
