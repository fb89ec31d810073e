import { routeTable, type RouteTable } from '@verandah/areas/address';

const tables = new WeakMap<readonly string[], RouteTable<string>>();

/** The pattern that a path goes by; null when none fits. A path itself may hold what a visitor typed. */
export function routePattern(patterns: readonly string[], path: string): string | null {
  const table = tables.get(patterns) ?? routeTable(patterns.map((pattern) => ({ path: pattern, target: pattern })));
  tables.set(patterns, table);
  return table.match(path)?.route ?? null;
}
