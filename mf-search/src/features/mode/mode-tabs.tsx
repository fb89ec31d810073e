import { TabLinks } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { otherModes, resultCount, statusTypes, switchMode, type ListingSearch } from '@verandah/market';
import { useAddressOf } from '../filters/use-address-of.ts';

interface ModeTabsProps {
  readonly search: ListingSearch;
  /** Slug of the location when the search itself names none. */
  readonly place?: string | undefined;
  /** Number of homes in each mode, shown beside its name. */
  readonly counts?: Readonly<Record<ListingSearch['mode'], number>> | undefined;
}

/**
 * Tabs for buy, rent, sold and leased: the same search in each mode, with the filters that still apply. Then agents,
 * reviews and questions of the location, where a live area serves them.
 */
export function ModeTabs({ search, place, counts }: ModeTabsProps) {
  const { isLive } = useServices();
  const addressOf = useAddressOf();
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
