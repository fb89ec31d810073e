import { locationAddress, stateByCode } from '@verandah/market';
import type { NamedPlace } from './place.ts';

export interface Crumb {
  readonly name: string;
  readonly href: string;
}

/** Breadcrumbs from all locations to this one: its state, its region. */
export function placeCrumbs(
  { type, stateCode, name, slug }: NamedPlace,
  region: Pick<NamedPlace, 'name' | 'slug'> | null,
): readonly Crumb[] {
  const state = type === 'state' ? undefined : stateByCode(stateCode);
  return [
    { name: 'Locations', href: locationAddress() },
    ...(state ? [{ name: state.name, href: locationAddress(state.stateCode.toLowerCase()) }] : []),
    ...(region ? [{ name: region.name, href: locationAddress(region.slug) }] : []),
    { name, href: locationAddress(slug) },
  ];
}

/** Breadcrumbs as schema.org data. */
export const breadcrumbList = (crumbs: readonly Crumb[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: href,
  })),
});
