import { routeTable, type RouteTable } from '@verandah/areas/address';

const tables = new WeakMap<readonly string[], RouteTable<string>>();

/** The route pattern of a path; null when none matches. The path itself may contain what a visitor typed. */
export function routePattern(patterns: readonly string[], path: string): string | null {
  const table = tables.get(patterns) ?? routeTable(patterns.map((pattern) => ({ path: pattern, target: pattern })));
  tables.set(patterns, table);
  return table.match(path)?.route ?? null;
}
