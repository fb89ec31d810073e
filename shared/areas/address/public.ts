// Must not import React: the host's server matches addresses in the same way as the areas' bundles.
export { matchRoute, type Routed } from './match-route.ts';
export { queryNames, withoutUnknownNames } from './query-names.ts';
export { routeTable, type RouteMatch, type RouteTable } from './route-table.ts';
