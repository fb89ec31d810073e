import { matchRoutes } from '@verandah/kit';

/** Something that answers to route patterns: a page within its area, or an area within the site. */
export interface Routed {
  readonly routes: readonly string[];
}
export interface RouteMatch<Target> {
  readonly target: Target;
  /** The pattern that matched. */
  readonly route: string;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * The most specific owner of a path ('/property/1'), with what the pattern's names stand for; null when nobody owns it.
 */
export function matchRoute<Target extends Routed>(
  targets: readonly Target[],
  pathname: string,
): RouteMatch<Target> | null {
  const table = targets.flatMap((target) => target.routes.map((path) => ({ path, target })));
  const found = matchRoutes(table, pathname)?.at(-1);
  if (!found) return null;
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(found.params)) if (value !== undefined) params[name] = value;
  const { target, path: route } = found.route as (typeof table)[number];
  return { target, route, params };
}
