import type { ActiveFilter } from '@verandah/market';
import type { GroupName } from './groups.ts';

/** Groups of filters with a button of their own in a wide search bar, in its order. */
export const quickGroups = [
  { name: 'price', title: 'Price' },
  { name: 'bedrooms', title: 'Beds' },
  { name: 'types', title: 'Type' },
] as const satisfies readonly { readonly name: GroupName; readonly title: string }[];

export type QuickGroup = (typeof quickGroups)[number];

/** Keys of filters that are choices of the bedrooms: studios are. */
const ofBedrooms: readonly string[] = ['bedrooms', 'bedrooms:studio', 'studio', 'propertyTypes:studio'];

function groupOf({ key }: ActiveFilter): QuickGroup['name'] | undefined {
  if (key === 'price') return 'price';
  if (ofBedrooms.includes(key)) return 'bedrooms';
  return key.startsWith('propertyTypes:') ? 'types' : undefined;
}

/** What a group narrows the search to: 'Under $800,000', '2 types'; '' for nothing. */
export function quickLabel(group: QuickGroup, active: readonly ActiveFilter[]): string {
  const own = active.filter((filter) => groupOf(filter) === group.name);
  return group.name === 'types' && own.length > 1 ? `${own.length} types` : own.map(({ label }) => label).join(', ');
}
