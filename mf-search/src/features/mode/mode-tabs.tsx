import { TabLinks } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { otherModes, resultCount, statusTypes, switchMode, type ListingSearch } from '@verandah/market';
import { addressOf } from '../filters/filter-address.ts';

interface ModeTabsProps {
  readonly search: ListingSearch;
  /** Slug of where the search looks, when it names no place itself. */
  readonly place?: string | undefined;
  /** How many homes each mode has, shown beside its name. */
  readonly counts?: Readonly<Record<ListingSearch['mode'], number>> | undefined;
}

/**
 * Buy, rent, sold, leased: the same search in each mode, with what still applies of it; then agents, reviews and
 * questions about the same place, as far as an area answers them.
 */
export function ModeTabs({ search, place, counts }: ModeTabsProps) {
  const { isLive } = useServices();
  const others = otherModes(search, place).filter(({ href }) => isLive(href));
  return (
    <TabLinks
      label={
        others.length > 0
          ? `Buy, rent, sold, leased, ${others.map(({ name }) => name).join(', ')}`
          : 'Buy, rent, sold or leased'
      }
      tabs={[
        ...statusTypes.map(({ name, label }) => ({
          label: counts ? `${label} (${resultCount(counts[name])})` : label,
          href: addressOf(switchMode(search, name)),
          current: name === search.mode,
        })),
        ...others.map(({ label, href }) => ({ label, href, current: false })),
      ]}
    />
  );
}
