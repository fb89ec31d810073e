import { BellIcon, Icon, useHydrated } from '@verandah/design';
import { useServices } from '@verandah/kit';
import type { ListingSearch } from '@verandah/market';
import { addressOf } from '../filters/filter-address.ts';
import styles from './alert-button.module.css';

/** Maximum length of an alert's name, in characters. */
const longestName = 100;

/**
 * Saves the search and subscribes to new homes, in one press. The server reserves the space of the button; the button
 * appears after hydration without a layout shift.
 */
export function AlertButton({ search, title }: { readonly search: ListingSearch; readonly title: string }) {
  const { bus, isLive } = useServices();
  const ready = useHydrated();
  if (!isLive('/alerts')) return null;
  const ask = () =>
    bus.publish('alert-asked', {
      search: addressOf({ ...search, page: 1 }),
      name: title.slice(0, longestName),
      position: 'results',
    });
  return (
    <button type="button" className={styles.ask} data-waiting={!ready || undefined} onClick={ask}>
      <Icon shape={BellIcon} />
      Create alert
    </button>
  );
}
