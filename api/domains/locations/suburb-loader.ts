import DataLoader from 'dataloader';
import type { Database } from '../../platform/database/public.ts';
import { localitiesBySlug } from './locality-store.ts';
import type { Locality } from './locality.ts';

/** Suburbs by their present slug, in lower case; undefined: none has it. Those of one request are looked up once. */
export type SuburbLoader = DataLoader<string, Locality | undefined>;

/** For one request: a page names its suburb in its search as well as beside it. */
export const suburbLoader = (database: Database): SuburbLoader =>
  new DataLoader(async (slugs) => {
    const found = new Map((await localitiesBySlug(database, slugs)).map((locality) => [locality.slug, locality]));
    return slugs.map((slug) => found.get(slug));
  });

declare module '../../platform/graph/context.ts' {
  interface GraphContext {
    readonly suburbs: SuburbLoader;
  }
}
