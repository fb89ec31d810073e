import { Chip } from '@verandah/design';
import { activeFilters, formatMoney, isRental, resultCountText } from '@verandah/market';
import { addressOf } from '../../features/filters/filter-address.ts';
import { withoutFilters } from '../../features/filters/fields.ts';
import { SortSelect } from '../../features/sort/sort-select.tsx';
import type { FoundResults } from './data.ts';
import styles from './result-head.module.css';

/** What was searched and found: title, count, median, the filters that are set, and the order. */
export function ResultHead({ data }: { readonly data: FoundResults }) {
  const { search, title, total, median } = data;
  const filters = activeFilters(search);
  return (
    <header className={styles.head}>
      <h1 className={styles.title} tabIndex={-1}>{title}</h1>
      <div className={styles.line}>
        <p className={styles.count}>
          <output className={styles.total}>{total > 0 ? resultCountText(total) : 'No properties'}</output>
          {median !== null && total > 0 && <span className={styles.median}> · median {formatMoney(median, 0)}{isRental(search.mode) ? ' a week' : ''}</span>}
        </p>
        <SortSelect search={search} />
      </div>
      {filters.length > 0 && (
        <ul className={styles.chips} aria-label="Filters that are set">
          {filters.map((filter) => <li key={filter.key}><Chip href={addressOf(filter.without)}>{filter.label}</Chip></li>)}
          {filters.length > 1 && <li><a className={styles.clear} href={addressOf(withoutFilters(search))} rel="nofollow">Clear all</a></li>}
        </ul>
      )}
    </header>
  );
}
