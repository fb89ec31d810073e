import { defaultLocation, locationLabel } from '@verandah/market';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { onePlan, onePlanOfFew, type Database } from '../../../platform/database/public.ts';
import { foldName } from './fold.ts';
import { refreshKeys } from './suggest-keys.ts';
import { foldStreet, streetLabel } from './suggest-street.ts';
import { writeSuggestions, type SuggestionRow } from './suggestion-rows.ts';
import { refreshSuggestions } from './suggestions.ts';

/** Maximum number of homes that count for the weight, so that a change in a large office does not count all of them. */
const mostCounted = 1000;
/** Homes on the market, in steps of about 50 %, so that most changes of listings do not change the weight. */
const stepsOf = (count: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(floor(ln(1 + ${count}) / ln(2::float8) * 2) * 100)::int`;

/**
 * Updates the suggestions that depend on these listings: streets of visible addresses (current and previous), offices
 * and agents. Call it in the transaction that changed the listings, after their search rows.
 */
export async function refreshListingSuggestions(database: Database, which: readonly number[] | 'all'): Promise<void> {
  if (which === 'all') {
    await inBatches(database, 'listing', (ids) => refreshListingSuggestions(database, ids));
    return;
  }
  if (which.length === 0) return;
  await refreshStreets(database, which);
  await refreshPeople(
    database,
    sql`select office_id from listing where id = any(${which}::int[])`,
    sql`select agent_id from listing_agent where listing_id = any(${which}::int[])`,
  );
}

interface ShownStreet {
  readonly listing: number;
  readonly street: string | null;
  readonly locality: number | null;
  readonly suburb: string;
  readonly state_code: string;
  readonly postcode: string | null;
  readonly before: number | null;
  readonly target: string | null;
}

async function refreshStreets(database: Database, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<ShownStreet>`
    ${onePlanOfFew(ids)}select l.id as listing, case when l.published and l.status <> 'removed'
      and l.street_visible then l.street end as street, o.id as locality, o.name as suburb,
      o.state_code, o.postcode, k.suggestion_id as before, s.target
    from listing l left join locality o on o.id = l.locality_id
    left join listing_street k on k.listing_id = l.id left join suggestion s on s.id = k.suggestion_id
    where l.id = any(${ids}::int[])`.execute(database);
  const streets = new Map<string, SuggestionRow>();
  const moved: { listing: number; target: string | null }[] = [];
  const touched = new Set<number>();
  for (const { listing, street, locality, suburb, state_code, postcode, before, target } of rows) {
    const name = street === null || locality === null ? '' : foldStreet(street.slice(0, 100));
    const now = name === '' ? null : `${locality}:${name}`;
    if (before !== null) touched.add(before);
    if (now === target) continue;
    moved.push({ listing, target: now });
    if (now !== null) {
      streets.set(now, {
        target: now,
        name,
        label: `${streetLabel((street ?? '').slice(0, 100))}, ${locationLabel({ name: suburb, stateCode: state_code, postcode })}`,
        weight: 0,
        locality_id: locality,
        state_code,
        postcode,
        place: foldName([suburb, state_code, postcode].filter(Boolean).join(' ')),
      });
    }
  }
  if (moved.length > 0) {
    await sql`
      ${onePlanOfFew(ids)}insert into suggestion (kind, target, label, name, weight, locality_id, state_code, postcode,
        place)
      select 'street', r.* from jsonb_to_recordset(${JSON.stringify([...streets.values()])}::jsonb)
        as r(target text, label text, name text, weight int, locality_id int, state_code text, postcode text,
          place text)
      order by target on conflict (kind, target) do nothing`.execute(database);
    const { rows: into } = await sql<{ id: number }>`
      ${onePlanOfFew(ids)}with moved as (
        select m.listing, s.id from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as m(listing int, target text)
        left join suggestion s on s.kind = 'street' and s.target = m.target
      ), gone as (delete from listing_street k using moved m where m.id is null and k.listing_id = m.listing)
      insert into listing_street (listing_id, suggestion_id) select listing, id from moved where id is not null
      on conflict (listing_id) do update set suggestion_id = excluded.suggestion_id
        returning suggestion_id as id`.execute(database);
    for (const { id } of into) touched.add(id);
  }
  await countStreets(database, [...touched]);
}

/** Updates weight and extent of streets, and deletes streets without listings. */
async function countStreets(database: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  // Serialises transactions that remove the last listings of a street, so that the later one deletes it.
  await sql`${onePlanOfFew(ids)}select from suggestion where id = any(${ids}::int[]) order by id for update`.execute(
    database,
  );
  const { rows } = await sql<{ name: string }>`
    ${onePlanOfFew(ids)}with counted as (
      select s.id, s.name, count(l.id) as listings, ${stepsOf(sql`count(l.id)
        filter (where l.status = 'available')`)} as weight,
        min(l.longitude) filter (where not l.position_approximate) as west, min(l.latitude)
          filter (where not l.position_approximate) as south,
        max(l.longitude) filter (where not l.position_approximate) as east, max(l.latitude)
          filter (where not l.position_approximate) as north
      from suggestion s left join listing_street k on k.suggestion_id = s.id left join listing l on l.id = k.listing_id
      where s.id = any(${ids}::int[]) group by s.id, s.name
    ), gone as (delete from suggestion s using counted c where c.id = s.id and c.listings = 0 returning s.name),
    changed as (
      update suggestion s set weight = c.weight, west = c.west, south = c.south, east = c.east, north = c.north
        from counted c
      where c.id = s.id and c.listings > 0 and (s.weight, s.west, s.south, s.east, s.north) is distinct
        from (c.weight, c.west, c.south, c.east, c.north) returning s.name)
    select name from gone union select name from changed`.execute(database);
  await refreshKeys(
    database,
    'street',
    rows.map(({ name }) => name),
  );
}

interface PersonRow {
  readonly kind: 'office' | 'agent';
  readonly target: string;
  readonly label: string;
  readonly weight: number;
  readonly locality_id: number | null;
  readonly suburb: string | null;
  readonly state_code: string | null;
  readonly postcode: string | null;
  readonly office: string;
  readonly known: { readonly label: string; readonly weight: number; readonly detail: string } | null;
}

/** Updates offices and agents, given by queries for their ids. */
async function refreshPeople(
  database: Database,
  offices: RawBuilder<unknown>,
  agents: RawBuilder<unknown>,
): Promise<void> {
  // Two that count at once would each miss what the other writes.
  await sql`select from agent where id in (${agents}) order by id for no key update`.execute(database);
  await sql`select from office where id in (${offices}) order by id for no key update`.execute(database);
  const { rows } = await sql<PersonRow>`
    ${onePlan}with people as (
      select 'office' as kind, o.slug as target, o.name as label, o.id as office_id, (
        select ${stepsOf(sql`count(*)`)} from (select from listing_search s
          where s.office_id = o.id and s.mode in (1, 2, 11, 12) limit ${sql.lit(mostCounted)}) offered) as weight
      from office o where o.id in (${offices})
      union all
      select 'agent', a.username, a.name, a.office_id, (
        select ${stepsOf(sql`count(*)`)} from (
          select from listing_agent n join listing l on l.id = n.listing_id
            where n.agent_id = a.id and l.status = 'available' and l.published limit ${sql.lit(mostCounted)}) offered)
      from agent a where a.id in (${agents})
    )
    select p.kind, p.target, p.label, p.weight, o.name as office, l.id as locality_id, l.name as suburb, l.state_code,
      l.postcode,
      case when s.id is not null then jsonb_build_object('label', s.label, 'weight', s.weight, 'detail',
        s.detail) end as known
    from people p join office o on o.id = p.office_id left join locality l on l.id = o.locality_id
    left join suggestion s on s.kind = p.kind and s.target = p.target`.execute(database);
  for (const kind of ['office', 'agent'] as const) {
    const changed = rows.flatMap((row): SuggestionRow[] => {
      const suburb =
        row.suburb === null
          ? ''
          : locationLabel({ name: row.suburb, stateCode: row.state_code, postcode: row.postcode });
      const detail = kind === 'office' ? suburb : row.office;
      const { known, target, label, weight, locality_id, state_code, postcode } = row;
      if (row.kind !== kind || (known?.label === label && known.weight === weight && known.detail === detail))
        return [];
      const place = foldName(
        [kind === 'agent' ? row.office : '', row.suburb, state_code, postcode].filter(Boolean).join(' '),
      );
      return [{ target, label, weight, name: foldName(label), locality_id, state_code, postcode, detail, place }];
    });
    if (changed.length > 0) await writeSuggestions(database, kind, changed, false);
  }
}

/**
 * Backfills suggestions that an older version of the product did not write, in batches, until the signal aborts it.
 * Idempotent.
 * @returns the number of listings, offices and agents read
 */
export async function fillMissingSuggestions(database: Database, signal?: AbortSignal): Promise<number> {
  const {
    rows: [missing],
  } = await sql<{ places: boolean; people: boolean }>`select
    (exists (select from locality) and not exists (select from suggestion_key where kind = 'suburb'))
      or exists (select from suggestion where kind = 'suburb' and target = ${defaultLocation.slug}
        and label <> ${defaultLocation.label}) as places,
    exists (select from office) and not exists (select from suggestion where kind = 'office') as people`.execute(
    database,
  );
  if (missing?.places) await refreshSuggestions(database);
  if (!missing?.people) return 0;
  const inTransaction = (refresh: (transaction: Database) => Promise<void>): Promise<void> =>
    database.transaction().execute(refresh);
  let done = await inBatches(
    database,
    'listing',
    (ids) => inTransaction((transaction) => refreshListingSuggestions(transaction, ids)),
    signal,
  );
  // Offices and agents without listings; offices last, since they mark completion.
  done += await inBatches(
    database,
    'agent',
    (ids) =>
      inTransaction((transaction) =>
        refreshPeople(transaction, sql`select null::int`, sql`select unnest(${ids}::int[])`),
      ),
    signal,
  );
  done += await inBatches(
    database,
    'office',
    (ids) =>
      inTransaction((transaction) =>
        refreshPeople(transaction, sql`select unnest(${ids}::int[])`, sql`select null::int`),
      ),
    signal,
  );
  return done;
}

async function inBatches(
  database: Database,
  of: 'listing' | 'agent' | 'office',
  refresh: (ids: readonly number[]) => Promise<void>,
  signal?: AbortSignal,
): Promise<number> {
  let done = 0;
  for (let from = 0; ;) {
    const { rows } = await sql<{
      id: number;
    }>`select id from ${sql.table(of)} where id > ${from}::int order by id limit 1000`.execute(database);
    if (rows.length === 0 || signal?.aborted) return done;
    from = rows.at(-1)?.id ?? from;
    done += rows.length;
    await refresh(rows.map(({ id }) => id));
  }
}
