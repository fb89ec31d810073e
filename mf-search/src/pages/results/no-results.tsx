import { ButtonLink, EmptyState } from '@verandah/design';
import { activeFilters, normaliseSearch, resultCountText, type ListingSearch } from '@verandah/market';
import { addressOf } from '../../features/filters/filter-address.ts';
import { withoutFilters } from '../../features/filters/fields.ts';

/** Nothing found: each filter can be let go of, or all of them. */
export function NoResults({ search }: { readonly search: ListingSearch }) {
  const filters = activeFilters(search);
  const widened = normaliseSearch({ ...search, surrounding: true, page: 1 });
  return (
    <EmptyState
      title="No homes match yet"
      actions={
        <>
          {filters.length > 1 && <ButtonLink kind="primary" href={addressOf(withoutFilters(search))}>Clear all filters</ButtonLink>}
          {filters.slice(0, 3).map((filter) => <ButtonLink key={filter.key} href={addressOf(filter.without)}>Without “{filter.label}”</ButtonLink>)}
          {filters.length === 0 && search.page > 1 && <ButtonLink kind="primary" href={addressOf(widened)}>First page</ButtonLink>}
          {filters.length === 0 && search.page === 1 && <ButtonLink kind="primary" href="/">Search somewhere else</ButtonLink>}
        </>
      }
    >
      <p>{resultCountText(0)}</p>
    </EmptyState>
  );
}
