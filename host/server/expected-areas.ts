import { routeTable } from '@verandah/areas/address';
import type { ReleaseSet } from './release-set.ts';

/** Areas that are about to be live, such as in the first start of a site: their routes by name. */
export type ExpectedAreas = Readonly<Record<string, readonly string[]>>;

/**
 * Whether a path belongs to an area that is expected and not live yet. Once it is, its live release alone says which
 * paths it has.
 */
export function isExpected(path: string, expected: ExpectedAreas, { areas }: Pick<ReleaseSet, 'areas'>): boolean {
  const live = new Set(areas.map(({ name }) => name));
  const routes = Object.entries(expected).flatMap(([name, each]) => (live.has(name) ? [] : each));
  return routeTable(routes.map((route) => ({ path: route, target: route }))).match(path) !== null;
}
