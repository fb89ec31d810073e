import { lazyView, partView } from '@verandah/areas';

// Styles are imported with the page: without script the panel is rendered without its code.
// Filters are half of this page's script, and most visits never open them: they are loaded on demand.

/** Loads the filters in advance. */
export const fetchFilters = () => import('./filter-views.ts');

export const LazyDrawer = partView('the filters', async () => (await fetchFilters()).FilterDrawer);
export const LazyQuickFilter = partView('the filter', async () => (await fetchFilters()).QuickFilter);

/**
 * Price, bedrooms and type of a wide search bar: links in the server's page, pop-overs once their script has come. That
 * page must have loaded it.
 */
export const lazyQuickFilters = lazyView(async () => (await import('./quick-filters.tsx')).QuickFilters);

/** The panel without the drawer, for a page whose filters are open without script. */
export const lazyPanel = lazyView(async () => (await import('./filter-panel.tsx')).FilterPanel);
