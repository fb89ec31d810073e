import { routeTable, type RouteMatch, type RouteTable } from './route-table.ts';

/** Something with route patterns: a page within its area, or an area within the site. */
export interface Routed {
  readonly routes: readonly string[];
}

const tables = new WeakMap<readonly Routed[], RouteTable<Routed>>();

/**
 * The most specific owner of a path ('/property/1'), with the values of the pattern's parameters; null when no area
 * owns it. Patterns are compiled once for each list of owners, which must not change after that.
 */
export function matchRoute<Target extends Routed>(
  targets: readonly Target[],
  pathname: string,
): RouteMatch<Target> | null {
  const table =
    tables.get(targets) ?? routeTable(targets.flatMap((target) => target.routes.map((path) => ({ path, target }))));
  tables.set(targets, table);
  return table.match(pathname) as RouteMatch<Target> | null;
}
