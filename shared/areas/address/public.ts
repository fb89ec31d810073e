// Without React: the host's server reads addresses as its areas' bundles do.
export { matchRoute, type Routed } from './match-route.ts';
export { queryNames, withoutUnknownNames } from './query-names.ts';
export { routeTable, type RouteMatch, type RouteTable } from './route-table.ts';
