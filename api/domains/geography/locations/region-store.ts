import { slugText } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';

/** A region without an id; names are unique in a state. */
export interface NewRegion {
  readonly name: string;
  readonly stateCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** A named group of suburbs of a state: a coast, a part of a city, a local government area. */
export interface Region extends NewRegion {
  readonly id: number;
  /** 'gold-coast-qld'; never the slug of a suburb. */
  readonly slug: string;
}

/** Regions by slug or by the id that the APIs give them ('region-12'), in this order, without unknown ones. */
export async function regionsBySlug(database: Database, slugs: readonly string[]): Promise<Region[]> {
  if (slugs.length === 0) return [];
  const wanted = slugs.map((slug) => slug.toLowerCase());
  const { rows } = await sql<Region>`
    select id, slug, name, state_code as "stateCode", latitude, longitude from region
    where slug = any(${wanted}::text[]) or 'region-' || id = any(${wanted}::text[])
    order by coalesce(array_position(${wanted}::text[], slug), array_position(${wanted}::text[],
      'region-' || id))`.execute(database);
  return rows;
}

/**
 * Upserts regions by state and name: existing ones keep id and slug and get new positions; new ones get a slug that no
 * suburb has or had.
 * @returns them with their ids, in the order given
 */
export async function storeRegions(transaction: Database, regions: readonly NewRegion[]): Promise<Region[]> {
  const known = await transaction
    .selectFrom('region')
    .select(['id', 'slug', 'name', 'state_code as stateCode', 'latitude', 'longitude'])
    .execute();
  const { rows: taken } = await sql<{
    slug: string;
  }>`select slug from locality union select slug from former_locality_slug`.execute(transaction);
  const slugs = new Set([...taken, ...known].map(({ slug }) => slug));
  const slugOf = new Map(known.map((region) => [keyOf(region), region.slug]));
  for (const region of regions) {
    if (slugOf.has(keyOf(region))) continue;
    const plain = slugText(`${region.name} ${region.stateCode}`);
    const own = [plain, slugText(`${region.name} region ${region.stateCode}`)].find((slug) => !slugs.has(slug));
    let slug = own ?? plain;
    for (let copy = 2; slugs.has(slug); copy += 1) slug = `${plain}-${copy}`;
    slugs.add(slug);
    slugOf.set(keyOf(region), slug);
  }
  const { rows } = await sql<Region>`
    insert into region (slug, name, state_code, latitude, longitude)
    select slug, name, "stateCode", latitude, longitude
    from jsonb_to_recordset(${JSON.stringify(regions.map((region) => ({ ...region, slug: slugOf.get(keyOf(region)) })))}::jsonb)
      as r(slug text, name text, "stateCode" text, latitude float8, longitude float8)
    on conflict (slug) do update set latitude = excluded.latitude, longitude = excluded.longitude
    returning id, slug, name, state_code as "stateCode", latitude, longitude`.execute(transaction);
  const stored = new Map(rows.map((region) => [keyOf(region), region]));
  return regions.flatMap((region) => stored.get(keyOf(region)) ?? []);
}

const keyOf = ({ stateCode, name }: Pick<NewRegion, 'stateCode' | 'name'>): string => `${stateCode} ${name}`;

/** Deletes regions without localities. */
export async function dropEmptyRegions(transaction: Database): Promise<void> {
  await sql`delete from region r where not exists (select from locality l where l.region_id = r.id)`.execute(
    transaction,
  );
}
