import { lazyView } from '@verandah/areas';
import { activeFilters, type ListingSearch } from '@verandah/market';
import { memo, Suspense } from 'react';
import type { LiveCount } from './use-live-count.ts';

const lazyQuickFilters = lazyView(async () => (await import('./quick-filters.tsx')).QuickFilters);

/** Loads them; a page that shows them does so first. */
export const fetchQuickFilters = (): Promise<void> => lazyQuickFilters.fetch();

/**
 * Price, bedrooms and type of a wide search bar: links in the server's page, pop-overs once their script has come. Only
 * other results render them again: what is not hydrated yet must not be changed by what a visitor opens beside it, or
 * React holds back both.
 */
export const LazyQuickFilters = memo(
  ({ search, known }: { readonly search: ListingSearch; readonly known: LiveCount }) => (
    <Suspense>
      <lazyQuickFilters.View search={search} active={activeFilters(search)} known={known} />
    </Suspense>
  ),
);
