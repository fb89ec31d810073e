import { ChevronLeftIcon } from '../icons/chevron-left.tsx';
import { ChevronRightIcon } from '../icons/chevron-right.tsx';
import { Icon } from '../base/icon.tsx';
import styles from './pagination.module.css';

interface PaginationProps {
  readonly current: number;
  readonly total: number;
  /** Address of a page, from 1. */
  href(page: number): string;
  readonly label?: string;
}

/** First, last, and the current page with a neighbour on each side; null where pages are left out. */
export function pageWindow(current: number, total: number): (number | null)[] {
  const wanted = [...new Set([1, current - 1, current, current + 1, total])]
    .filter((page) => page >= 1 && page <= total)
    .sort((a, b) => a - b);
  return wanted.flatMap((page, index) => {
    const before = wanted[index - 1];
    if (before === undefined || page === before + 1) return [page];
    return page === before + 2 ? [page - 1, page] : [null, page];
  });
}

/** Pages as real links. Renders nothing when there is only one. */
export function Pagination({ current, total, href, label = 'Pages of results' }: PaginationProps) {
  if (total <= 1) return null;
  return (
    <nav className={styles.nav} aria-label={label}>
      {current > 1 && (
        <a className={styles.step} rel="prev" href={href(current - 1)}>
          <Icon shape={ChevronLeftIcon} />
          Previous
        </a>
      )}
      <ol className={styles.pages}>
        {pageWindow(current, total).map((page, index) =>
          page === null ? (
            <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <a
                className={styles.page}
                href={href(page)}
                aria-label={`Page ${page}`}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </a>
            </li>
          ),
        )}
      </ol>
      {current < total && (
        <a className={styles.step} rel="next" href={href(current + 1)}>
          Next
          <Icon shape={ChevronRightIcon} />
        </a>
      )}
    </nav>
  );
}
