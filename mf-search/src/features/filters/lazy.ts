import { lazyView, partView } from '@verandah/areas';

// Styles are imported with the page: without script the panel is rendered without its code.
// Filters are half of this page's script, and most visits never open them: they are loaded on demand.

/** Loads the filters in advance. */
export const fetchFilters = () => import('./filter-views.ts');

export const LazyDrawer = partView('the filters', async () => (await fetchFilters()).FilterDrawer);
export const LazyQuickFilter = partView('the filter', async () => (await fetchFilters()).QuickFilter);

/** The panel without the drawer, for a page whose filters are open without script. */
export const lazyPanel = lazyView(async () => (await import('./filter-panel.tsx')).FilterPanel);
