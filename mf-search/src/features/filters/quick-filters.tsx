import { HiddenText, useHydrated } from '@verandah/design';
import type { ActiveFilter, ListingSearch } from '@verandah/market';
import { Suspense, useRef, useState, type MouseEvent } from 'react';
import { formMark, formOpen } from './field-names.ts';
import { withQuery } from './filter-address.ts';
import { fetchFilters, LazyQuickFilter } from './lazy.ts';
import { quickGroups, quickLabel, type QuickGroup } from './quick-groups.ts';
import { useAddressOf } from './use-address-of.ts';
import type { LiveCount } from './use-live-count.ts';
import styles from './quick-filters.module.css';

interface QuickFiltersProps {
  readonly search: ListingSearch;
  readonly active: readonly ActiveFilter[];
  readonly known: LiveCount;
}

const fetchAhead = () => {
  // A failure shows when a filter is opened, not before.
  fetchFilters().catch(() => undefined);
};

/**
 * Price, bedrooms and type in a wide search bar, each with its own pop-over. Links to their place in the form of all
 * filters, which work without script.
 */
export function QuickFilters({ search, active, known }: QuickFiltersProps) {
  const addressOf = useAddressOf();
  const hydrated = useHydrated();
  const [open, setOpen] = useState<QuickGroup['name'] | null>(null);
  const opener = useRef<HTMLElement>(null);
  const form = withQuery(addressOf(search), formMark, formOpen);
  const toggle = (name: QuickGroup['name']) => (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    opener.current = event.currentTarget;
    setOpen(open === name ? null : name);
  };
  const close = (returnFocus: boolean) => {
    if (returnFocus) opener.current?.focus({ preventScroll: true });
    setOpen(null);
  };
  return (
    <div className={styles.filters}>
      {quickGroups.map((group) => {
        const label = quickLabel(group, active);
        return (
          <div key={group.name} className={styles.filter}>
            <a
              className={styles.opener}
              href={`${form}#filter-${group.name}`}
              rel="nofollow"
              data-set={label ? '' : undefined}
              aria-haspopup={hydrated ? 'dialog' : undefined}
              aria-expanded={hydrated ? open === group.name : undefined}
              onClick={toggle(group.name)}
              onPointerEnter={fetchAhead}
              onFocus={fetchAhead}
            >
              {label && <HiddenText>{group.title}: </HiddenText>}
              <span className={styles.label}>{label || group.title}</span>
            </a>
            {open === group.name && (
              <Suspense>
                <LazyQuickFilter group={group} search={search} known={known} onClose={close} />
              </Suspense>
            )}
          </div>
        );
      })}
    </div>
  );
}
