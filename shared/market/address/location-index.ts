/** Types of locations that can be browsed, each within any of those before it. */
export const locationIndexTypes = ['state', 'region', 'suburb', 'street'] as const;
export type LocationIndexType = (typeof locationIndexTypes)[number];

/** A tab of the location pages. */
export interface LocationTab {
  readonly label: string;
  readonly path: string;
  readonly type: LocationIndexType;
  /** `popular`: the most viewed ones first, instead of by name. */
  readonly order: 'popular' | 'name';
}

export const locationTabs: readonly LocationTab[] = [
  { label: 'Popular suburbs', path: '/where-to-live', type: 'suburb', order: 'popular' },
  { label: 'Regions', path: '/find-region', type: 'region', order: 'name' },
  { label: 'Suburbs', path: '/find-suburb', type: 'suburb', order: 'name' },
  { label: 'Streets', path: '/find-street', type: 'street', order: 'name' },
];

/** The content of a browsing address. */
export interface LocationIndexAddress {
  readonly tab: LocationTab;
  readonly type: LocationIndexType;
  /** Type of `place` according to the address: 'suburb-by-state'. */
  readonly byType: LocationIndexType | null;
  /** Slug of the location that contains them. */
  readonly place: string | null;
}

const isType = (word: string | undefined): word is LocationIndexType =>
  locationIndexTypes.some((type) => type === word);

/**
 * Reads a browsing path: '/find-street', '/find-suburb/suburb-by-state/vic'. The tab is in the path, the types are in
 * the segment `{type}-by-{type}`. Undefined for any other path, and for a type within one that it does not lie in.
 */
export function readLocationIndexPath(path: string): LocationIndexAddress | undefined {
  const [first, types, place, ...more] = path.split('/').slice(1);
  const tab = locationTabs.find((each) => each.path === `/${first}`);
  if (!tab || more.length > 0) return undefined;
  if (types === undefined || types === '')
    return place === undefined ? { tab, type: tab.type, byType: null, place: null } : undefined;
  const [, type, byType] = /^([a-z]+)-by-([a-z]+)$/.exec(types) ?? [];
  if (!isType(type) || !isType(byType) || locationIndexTypes.indexOf(byType) >= locationIndexTypes.indexOf(type))
    return undefined;
  return { tab, type, byType, place: place === undefined || place === '' ? null : place };
}

/** The path of a tab, or of a location's parts. */
export function locationIndexPath(
  tab: LocationTab,
  within?: { readonly byType: LocationIndexType; readonly place: string },
): string {
  return within === undefined
    ? tab.path
    : `${tab.path}/${tab.type}-by-${within.byType}/${encodeURIComponent(within.place)}`;
}
