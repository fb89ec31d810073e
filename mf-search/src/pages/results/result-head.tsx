import { hiddenMarks } from '@verandah/bus';
import { Chip, useHydrated } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { activeFilters, formatMoney, isRental, locationAddress, resultCount, resultCountText } from '@verandah/market';
import { AlertButton } from '../../features/alert/alert-button.tsx';
import { useAddressOf } from '../../features/filters/use-address-of.ts';
import { withoutFilters } from '../../features/filters/fields.ts';
import { SortSelect } from '../../features/sort/sort-select.tsx';
import type { FoundResults } from './data.ts';
import { sharesOf } from './shares.ts';
import styles from './result-head.module.css';

interface ResultHeadProps {
  readonly data: FoundResults;
  /** An object for each outcome of a search, also of one that failed. */
  readonly outcome: object;
  /** The number of homes hidden by the visitor, in any search. */
  readonly hidden: number;
  onShowHidden(): void;
}

/** Header of the results: title, count, median, hidden homes, alert, sort order and active filters. */
export function ResultHead({ data, outcome, hidden, onShowHidden }: ResultHeadProps) {
  const { search, title, total, exactTotal, median, places } = data;
  const { isLive } = useServices();
  const addressOf = useAddressOf();
  const hydrated = useHydrated();
  const about =
    places.length === 1 && places[0] ? { name: places[0].name, href: locationAddress(places[0].slug) } : null;
  const shares = sharesOf(data);
  const filters = activeFilters(search);
  return (
    <header className={styles.head}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <div className={styles.line}>
        <div className={styles.found}>
          <p>
            <output className={styles.total}>{total > 0 ? resultCountText(total) : 'No homes'}</output>
            {median !== null && total > 0 && (
              <>
                <span className={styles.dot}> · </span>
                <span>
                  <button type="button" className={styles.median} popoverTarget="median">
                    median {formatMoney(median, 0)}
                    {isRental(search.mode) ? ' per week' : ''}
                  </button>
                  <span popover="auto" id="median" className={styles.basis}>
                    The middle of the prices shown on these homes. Source: listings on Verandah.
                  </span>
                </span>
              </>
            )}
            {about && isLive(about.href) && (
              <>
                <span className={styles.dot}> · </span>
                <a className={styles.about} href={about.href}>
                  Living in {about.name}
                </a>
              </>
            )}
            {/* One element before and after hydration, whether or not homes are hidden. */}
            <span {...(hydrated ? { hidden: hidden === 0 } : { className: styles.ifHidden, [hiddenMarks.ifAny]: '' })}>
              <span className={styles.dot}> · </span>
              <button
                type="button"
                className={styles.hidden}
                onClick={onShowHidden}
                {...(!hydrated && { [hiddenMarks.count]: '' })}
              >
                Hidden homes{hydrated ? ` (${hidden})` : ''}
              </button>
            </span>
          </p>
          {shares && shares.near > 0 && exactTotal > 0 && (
            <p className={styles.shares}>
              {resultCount(exactTotal)} in {shares.place}, {resultCount(shares.near)} nearby
            </p>
          )}
        </div>
        <div className={styles.tools}>
          <AlertButton search={search} title={title} />
          <SortSelect search={search} outcome={outcome} />
        </div>
      </div>
      {filters.length > 0 && (
        <ul className={styles.chips} aria-label="Active filters">
          {filters.map((filter) => (
            <li key={filter.key}>
              <Chip href={addressOf(filter.without)}>{filter.label}</Chip>
            </li>
          ))}
          {filters.length > 1 && (
            <li>
              <a className={styles.clear} href={addressOf(withoutFilters(search))} rel="nofollow">
                Clear all
              </a>
            </li>
          )}
        </ul>
      )}
    </header>
  );
}
