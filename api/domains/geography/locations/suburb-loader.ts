import DataLoader from 'dataloader';
import type { EntityKind, CachedEntities } from '../../../platform/changes/public.ts';
import type { Database } from '../../../platform/database/public.ts';
import { localitiesBySlug } from './locality-store.ts';
import type { Locality } from './locality.ts';

/** Suburbs by their present slug, in lower case; undefined: none has it. Those of one request are looked up once. */
export type SuburbLoader = DataLoader<string, Locality | undefined>;

async function suburbsBySlug(database: Database, slugs: readonly string[]): Promise<(Locality | undefined)[]> {
  const found = new Map((await localitiesBySlug(database, slugs)).map((locality) => [locality.slug, locality]));
  return slugs.map((slug) => found.get(slug));
}

const suburbs: EntityKind<string, Locality | undefined> = {
  madeOf: ['places'],
  most: 5000,
  nameOf: (slug) => slug,
  read: suburbsBySlug,
};

/**
 * For one request: a page names its suburb in its search as well as beside it.
 * @param cachedEntities of the request; without them they are read from the database
 */
export const suburbLoader = (database: Database, cachedEntities?: CachedEntities): SuburbLoader =>
  new DataLoader((slugs) => (cachedEntities ? cachedEntities.ofMany(suburbs, slugs) : suburbsBySlug(database, slugs)));

declare module '../../../platform/graph/context.ts' {
  interface GraphContext {
    readonly suburbs: SuburbLoader;
  }
}
