import { routeTable } from '@verandah/areas/address';
import type { ReleaseSet } from './release-set.ts';

/** Areas that will be live soon, as on the first start of a site: route patterns by area name. */
export type ExpectedAreas = Readonly<Record<string, readonly string[]>>;

/**
 * Whether a path belongs to an expected area that is not live yet. Once the area is live, its release alone defines its
 * paths.
 */
export function isExpected(
  path: string,
  expected: ExpectedAreas,
  { areas, withdrawn }: Pick<ReleaseSet, 'areas' | 'withdrawn'>,
): boolean {
  const live = new Set([...areas, ...withdrawn].map(({ name }) => name));
  const routes = Object.entries(expected).flatMap(([name, each]) => (live.has(name) ? [] : each));
  return routeTable(routes.map((route) => ({ path: route, target: route }))).match(path) !== null;
}
