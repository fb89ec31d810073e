import type { AreaContract } from '@verandah/areas';

/** An area's routes in the boot data: each of them once, since every page contains those of all areas. */
export interface BootRoutes {
  /** The public ones. */
  readonly routes: readonly string[];
  readonly privateRoutes?: readonly string[];
  /** Those of `privateRoutes` whose pages their member can read offline. */
  readonly offlineRoutes?: readonly string[];
}

/** The routes of a contract, which lists private ones among all. */
export const bootRoutes = ({
  routes,
  privateRoutes = [],
  offlineRoutes,
}: Pick<AreaContract, 'routes' | 'privateRoutes' | 'offlineRoutes'>): BootRoutes => ({
  routes: routes.filter((route) => !privateRoutes.includes(route)),
  ...(privateRoutes.length > 0 && { privateRoutes }),
  ...(offlineRoutes && { offlineRoutes }),
});

/** Public and private ones. */
export const allRoutes = ({ routes, privateRoutes = [] }: BootRoutes): readonly string[] => [
  ...routes,
  ...privateRoutes,
];
