import { areaRoutes } from '../../tools/areas.ts';
import { root } from '../site.ts';

const patterns = Object.entries(await areaRoutes(root)).map(
  ([area, routes]) => [area, routes.map((route) => new URLPattern({ pathname: route }))] as const,
);

/** The area whose page is at an address of the site. */
export const areaOf = (address: string): string | undefined =>
  patterns.find(([, routes]) => routes.some((route) => route.test({ pathname: new URL(address).pathname })))?.[0];
