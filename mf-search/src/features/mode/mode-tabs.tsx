import { TabLinks } from '@verandah/design';
import { statusTypes, switchMode, type ListingSearch } from '@verandah/market';
import { addressOf } from '../filters/filter-address.ts';

/** Buy, rent, sold, leased: the same search in each mode, with what still applies of it. */
export const ModeTabs = ({ search }: { readonly search: ListingSearch }) => (
  <TabLinks
    label="Buy, rent, sold or leased"
    tabs={statusTypes.map(({ name, label }) => ({ label, href: addressOf(switchMode(search, name)), current: name === search.mode }))}
  />
);
