import { refreshPastSales, refreshRankings, settleCounts, vacuumTables, type Database } from '@verandah/api';
import { sql, type RawBuilder } from 'kysely';
import { withoutIndexes } from './indexes.ts';

/** Listings that are copied. */
export const mostCopied = 50_000;
/** Offices and agents are copied as often: 33,000 offices and four times as many agents. */
const teams = 20;
/** Copies by which the numbers of their streets differ: listings of one home from different years. */
const homes = 60;
/** More than the highest number of a sample's street. */
const numbersOfStreet = 2_400;
/** Copies of which a transaction settles the roll-ups. */
const copiesAtOnce = 10;

const filled = [
  'listing',
  'listing_agent',
  'inspection',
  'inspection_registration',
  'inspection_slot',
  'listing_price',
  'listing_words',
  'listing_street',
  'auction_result',
  'listing_search',
];

/** Distances between the ids of a row and of its copy. */
interface Strides {
  readonly listing: number;
  readonly office: number;
  readonly agent: number;
  /** Listings that are copied. */
  readonly sources: number;
  /** Copies that exist. */
  readonly made: number;
  /** Listings that exist. */
  readonly present: number;
}

/** The n-th copy of all sources, or of some. */
interface Copy {
  readonly number: number;
  readonly listings: number;
  readonly isHistory: boolean;
}

export interface CopyOptions {
  /** Listings that are added. */
  readonly missing: number;
  /** So many listings have the status of their source; whatever is beyond is history: sold, or leased. */
  readonly mostCurrent?: number;
  /** Prints progress. */
  say(line: string): void;
}

/**
 * Copies the first listings of a database, with everything that belongs to them, until it has so many: a million in a
 * minute or two. Copies differ in address, place, price, dates, bathrooms, car spaces and agents. What the product
 * derives from listings is as it would derive it; `copies.test.ts` holds that. Only for a database that nothing else
 * uses.
 */
export async function copyListings(
  database: Database,
  { missing, mostCurrent = 1_000_000, say }: CopyOptions,
): Promise<void> {
  const strides = await takeSources(database);
  const copies: Copy[] = [];
  for (let number = strides.made + 1, left = missing; left > 0; number += 1, left -= strides.sources)
    copies.push({
      number,
      listings: Math.min(left, strides.sources),
      isHistory: strides.present + missing - left >= mostCurrent,
    });
  for (const team of new Set(copies.map(({ number }) => number % teams))) await copyTeam(database, strides, team);
  await sql`alter table listing disable trigger user`.execute(database);
  await withoutIndexes(database, filled, async () => {
    await Promise.all([copyRows(database, strides, copies, say), copySearchRows(database, strides, copies)]);
  });
  await sql`alter table listing enable trigger user`.execute(database);
  say('roll-ups of the copies …');
  await settleCounts(database);
  await sql`select setval(pg_get_serial_sequence('listing', 'id'), (select max(id) from listing)),
    setval(pg_get_serial_sequence('office', 'id'), (select max(id) from office)),
    setval(pg_get_serial_sequence('agent', 'id'), (select max(id) from agent))`.execute(database);
  await sql`drop table copy_source`.execute(database);
  await vacuumTables(database, [
    ...filled,
    'listing_count',
    'listing_count_change',
    'tile_cell',
    'tile_change',
    'office',
    'agent',
  ]);
  await weighSuggestions(database);
  await refreshPastSales(database, 'all');
  await refreshRankings(database, 'all');
  await vacuumTables(database, ['suggestion', 'suggestion_key', 'past_sale', 'office', 'agent', 'agent_location']);
}

/**
 * Stores what copies of listings are computed from, without homes of which several offices have listings: one of the
 * copies would have to stand for the others again.
 */
async function takeSources(database: Database): Promise<Strides> {
  await sql`drop table if exists copy_source`.execute(database);
  await sql`create unlogged table copy_source as
    select l.id, row_number() over (order by l.id)::int as place, s.mode, l.listing_class = 'rental' as rental,
      l.price_visible, l.search_price, l.completed_price, l.completed_price_visible, l.bathrooms, l.car_spaces,
      l.auction_at is not null as auction, o.state_code, l.longitude, l.latitude,
      l.document ? 'auctionOutcome' as outcome,
      jsonb_array_length(l.document->'floorPlans') > 0 as planned,
      exists (select from listing_price p where p.listing_id = l.id) as priced,
      case o.setting when 'metropolitan' then 0.004 when 'semi-rural' then 0.008 else 0.02 end as reach
    from (select * from listing order by id limit ${sql.lit(mostCopied)}) l join locality o on o.id = l.locality_id
    join listing_search s on s.id = l.id and s.mode in (1, 2, 3, 4)
    where not exists (select from merged_listing m where l.id in (m.listing_id, m.lead_id)) order by l.id`.execute(
    database,
  );
  await sql`alter table copy_source add primary key (id)`.execute(database);
  await sql`vacuum (analyze) copy_source`.execute(database);
  const { rows } = await sql<Strides>`
    select x.*, ceil((y.last - x.listing) / x.listing::float8)::int as made, y.present
    from (select max(c.id) as listing, count(*)::int as sources, max(l.office_id) as office,
        (select max(a.id) from agent a where a.office_id <= max(l.office_id)) as agent
      from copy_source c join listing l on l.id = c.id) x,
      (select max(id) as last, count(*)::int as present from listing) y`.execute(database);
  return rows[0] as Strides;
}

/** Offices, and their agents, with the reviews of none. */
async function copyTeam(database: Database, { office, agent }: Strides, team: number): Promise<void> {
  if (team === 0) return;
  const [offices, agents] = [sql.lit(team * office), sql.lit(team * agent)];
  const renamed = (column: string, by: RawBuilder<unknown>) =>
    sql`regexp_replace(${sql.ref(column)}, '-\\d+$', '') || '-' || (id + ${by})`;
  await copyTable(database, 'office', sql`where id <= ${sql.lit(office)}`, {
    id: sql`id + ${offices}`,
    slug: renamed('slug', offices),
    review_count: sql`0`,
    review_sum: sql`0`,
  });
  await copyTable(database, 'agent', sql`where id <= ${sql.lit(agent)}`, {
    id: sql`id + ${agents}`,
    office_id: sql`office_id + ${offices}`,
    username: renamed('username', agents),
    review_count: sql`0`,
    review_sum: sql`0`,
  });
  await copyTable(database, 'agent_location', sql`where agent_id <= ${sql.lit(agent)}`, {
    agent_id: sql`agent_id + ${agents}`,
  });
  await copyTable(
    database,
    'suggestion',
    sql`join office o on t.kind = 'office' and o.slug = t.target where o.id <= ${sql.lit(office)}`,
    { id: null, target: sql`regexp_replace(t.target, '-\\d+$', '') || '-' || (o.id + ${offices})` },
  );
  await copyTable(
    database,
    'suggestion',
    sql`join agent a on t.kind = 'agent' and a.username = t.target where a.id <= ${sql.lit(agent)}`,
    { id: null, target: sql`regexp_replace(t.target, '-\\d+$', '') || '-' || (a.id + ${agents})` },
  );
}

/** Inserts rows of a table again, with some columns changed, or left out (null). */
async function copyTable(
  database: Database,
  table: string,
  among: RawBuilder<unknown>,
  changes: Readonly<Record<string, RawBuilder<unknown> | null>>,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
      and attgenerated = '' order by attnum`.execute(database);
  const names = rows.map(({ name }) => name).filter((name) => changes[name] !== null);
  await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(names.map((name) => changes[name] ?? sql.ref(`t.${name}`)))} from ${sql.table(table)} t ${among}
    on conflict do nothing`.execute(database);
}

/** A number from 0 to 1 of a copy, the same whoever asks. */
const chance = (copyId: RawBuilder<unknown>, salt: number) =>
  sql`((hashint4extended(${copyId}, ${sql.lit(salt)}) & 1048575) / 1048576.0)::float8`;

/** What is computed for a copy, by its source: `c.source` and `c.id`, and whatever differs. */
function copied(strides: Strides, copy: Copy): RawBuilder<unknown> {
  const { number, listings } = copy;
  const history = sql.lit(copy.isHistory);
  const id = sql`(b.id + ${sql.lit(number * strides.listing)})`;
  const rounded = (price: RawBuilder<unknown>, step: number) =>
    sql`(greatest(1, round(${price} * factor / ${sql.lit(step)})) * ${sql.lit(step)})::int`;
  return sql`(
    select priced.*,
      case when mode in (3, 4) then mode when ${history} then mode + 2 else mode end as copied_mode,
      case when mode = 3 then ${rounded(sql`completed_price`, 500)} when ${history} and mode = 1 then requested
        end as got,
      completed_price_visible or (${history} and mode = 1 and price_visible) as got_visible
    from (select varied.*, case when search_price is null then null when rental then ${rounded(sql`search_price`, 5)}
        else ${rounded(sql`search_price`, 5000)} end as requested
      from (select b.id as source, ${id} as id, b.place, b.mode, b.rental, b.auction, b.outcome, b.state_code,
          b.price_visible, b.search_price, b.completed_price, b.completed_price_visible,
          -- A price that was reduced, and an auction that was held, keep their days.
          case when ${history} then 100 + trunc(${chance(id, 1)} * 3650) when b.outcome or b.priced then 0
            else trunc(${chance(id, 1)} * 7) end::int as days,
          trunc(${chance(id, 2)} * 600)::int as minutes,
          21 + trunc(${chance(id, 3)} * 40)::int as days_on_offer,
          case when b.priced then 1 else 0.85 + 0.3 * ${chance(id, 4)} end as factor,
          round((b.longitude + (${chance(id, 5)} - 0.5) * 2 * b.reach)::numeric, 6)::float8 as longitude,
          round((b.latitude + (${chance(id, 6)} - 0.5) * 2 * b.reach)::numeric, 6)::float8 as latitude,
          -- A floor plan shows how many there are.
          case when b.planned then b.bathrooms when b.bathrooms > 0
            then least(6, greatest(1, b.bathrooms + trunc(${chance(id, 7)} * 3) - 1)) else b.bathrooms
            end::smallint as bathrooms,
          case when b.planned then b.car_spaces when b.car_spaces is not null
            then least(6, greatest(0, b.car_spaces + trunc(${chance(id, 8)} * 3) - 1)) end::smallint as car_spaces
        from copy_source b
        where b.place::bigint * ${sql.lit(listings)} / ${sql.lit(strides.sources)}
          > (b.place::bigint - 1) * ${sql.lit(listings)} / ${sql.lit(strides.sources)}) varied) priced)`;
}

/** Minutes by which a copy's appointments differ, the same for all of a team: none comes to two homes at once. */
const later = ({ number }: Copy) => sql.lit(15 * ((number % 5) - 2));
const minutesOf = (minutes: RawBuilder<unknown>) => sql`make_interval(mins => ${minutes})`;

async function copyRows(
  database: Database,
  strides: Strides,
  copies: readonly Copy[],
  say: (line: string) => void,
): Promise<void> {
  let done = 0;
  for (const copy of copies) {
    await copyListing(database, strides, copy);
    await copyDependents(database, strides, copy);
    done += copy.listings;
    say(`${done} listings copied`);
  }
}

async function copyListing(database: Database, strides: Strides, copy: Copy): Promise<void> {
  const history = sql.lit(copy.isHistory);
  const home = sql.lit((copy.number % homes) * numbersOfStreet);
  const number = sql`(substring(t.street_number from '^\\d+')::int + ${home})
    || substring(t.street_number from '\\D*$')`;
  const dollars = (amount: RawBuilder<unknown>) => sql`'$' || to_char(${amount}, 'FM999,999,999,999')`;
  await copyTable(database, 'listing', sql`join ${copied(strides, copy)} c on c.source = t.id order by t.id`, {
    id: sql`c.id`,
    uri: sql`case when t.street_visible then concat_ws('-', t.unit, lower(${number}))
          || substr(substring(t.uri from '^(.*)-\\d+$'), length(concat_ws('-', t.unit, t.street_number)) + 1)
        else substring(t.uri from '^(.*)-\\d+$') end || '-' || c.id`,
    status_type: sql`(array['buy', 'rent', 'sold', 'leased'])[c.copied_mode]`,
    status: sql`case when ${history} then 'completed' else t.status end`,
    under_offer: sql`t.under_offer and not ${history}`,
    office_id: sql`t.office_id + ${sql.lit((copy.number % teams) * strides.office)}`,
    street_number: number,
    search_price: sql`c.requested`,
    price_text: sql`case when t.price_text is null or t.price_text !~ '\\d' then t.price_text
        when c.rental then ${dollars(sql`c.requested`)} || ' per week'
        else substring(t.price_text from '^[^$]*') || ${dollars(sql`c.requested`)}
          || case when t.price_text like '% - %' then ' - ' || ${dollars(sql`floor(c.requested * 1.08)`)}
            else '' end end`,
    completed_price: sql`c.got`,
    completed_price_visible: sql`c.got_visible`,
    bond: sql`case when t.bond is not null then c.requested * 4 end`,
    latitude: sql`c.latitude`,
    longitude: sql`c.longitude`,
    bathrooms: sql`c.bathrooms`,
    car_spaces: sql`c.car_spaces`,
    auction_at: sql`case when not ${history} then t.auction_at + ${minutesOf(later(copy))} end`,
    listed_at: sql`t.listed_at - make_interval(days => c.days, mins => c.minutes)`,
    completed_on: sql`case when ${history} and c.mode < 3 then t.listed_at::date - c.days + c.days_on_offer
        else t.completed_on - c.days end`,
    available_on: sql`case when not ${history} then t.available_on end`,
    document: sql`case when ${history} and c.outcome then t.document - 'auctionOutcome' else t.document end`,
  });
}

/** Rows of other tables that belong to listings. Homes of the past are not inspected. */
async function copyDependents(database: Database, strides: Strides, copy: Copy): Promise<void> {
  const copies = sql`join ${copied(strides, copy)} c on c.source = t.listing_id`;
  const id = { listing_id: sql`c.id` };
  const inOrder = sql`order by c.id`;
  await copyTable(database, 'listing_agent', sql`${copies} ${inOrder}`, {
    ...id,
    agent_id: sql`t.agent_id + ${sql.lit((copy.number % teams) * strides.agent)}`,
  });
  await copyTable(database, 'listing_price', sql`${copies} ${inOrder}`, {
    ...id,
    until: sql`t.until - make_interval(days => c.days)`,
  });
  await copyTable(database, 'listing_words', sql`${copies} ${inOrder}`, id);
  await copyTable(database, 'listing_street', sql`${copies} ${inOrder}`, id);
  if (copy.isHistory) return;
  const times = {
    starts_at: sql`t.starts_at + ${minutesOf(later(copy))}`,
    ends_at: sql`t.ends_at + ${minutesOf(later(copy))}`,
  };
  await copyTable(database, 'inspection', sql`${copies} ${inOrder}`, { ...id, ...times });
  await copyTable(database, 'inspection_slot', sql`${copies} ${inOrder}`, { ...id, ...times });
  await copyTable(database, 'inspection_registration', sql`${copies} ${inOrder}`, id);
  await copyTable(database, 'auction_result', sql`${copies} ${inOrder}`, id);
}

/** Triggers count the rows, and those of their squares of the map when a transaction ends. */
async function copySearchRows(database: Database, strides: Strides, copies: readonly Copy[]): Promise<void> {
  for (let from = 0; from < copies.length; from += copiesAtOnce)
    await database.transaction().execute(async (transaction) => {
      for (const copy of copies.slice(from, from + copiesAtOnce)) await copySearchRow(transaction, strides, copy);
    });
}

async function copySearchRow(database: Database, strides: Strides, copy: Copy): Promise<void> {
  const history = sql.lit(copy.isHistory);
  const days = (day: string) => sql`case when not ${history} then ${sql.ref(`t.${day}`)} end`;
  const moment = (minute: string) => sql`case when not ${history} and ${sql.ref(`t.${minute}`)} > 0
    then ${sql.ref(`t.${minute}`)} + ${later(copy)} when not ${history} then ${sql.ref(`t.${minute}`)} end`;
  await copyTable(
    database,
    'listing_search',
    sql`join ${copied(strides, copy)} c on c.mode = t.mode and c.source = t.id
      join listing l on l.id = c.source order by t.id`,
    {
      mode: sql`c.copied_mode`,
      id: sql`c.id`,
      office_id: sql`t.office_id + ${sql.lit((copy.number % teams) * strides.office)}`,
      position: sql`case when t.position is not null then point(c.longitude, c.latitude) end`,
      price: sql`case when c.copied_mode = 3 then case when c.got_visible then c.got end
        when c.mode = 1 and c.auction and c.state_code = 'QLD' then null
        when c.price_visible then c.requested end`,
      facet_key: sql`(t.facet_key & ~63) + least(coalesce(c.bathrooms, 0), 7) * 8
        + least(coalesce(c.car_spaces, 0), 7)`,
      available_day: days('available_day'),
      reduced_day: days('reduced_day'),
      inspection_days: sql`case when ${history} then 0 else t.inspection_days end`,
      auction_day: days('auction_day'),
      next_inspection: moment('next_inspection'),
      next_auction: moment('next_auction'),
      listed: sql`t.listed - c.days * 1440 - c.minutes`,
      completed: sql`case when ${history} and c.mode < 3
        then l.listed_at::date - c.days + c.days_on_offer - '1970-01-01'
        else t.completed - c.days end`,
      under_offer: sql`t.under_offer and not ${history}`,
    },
  );
}

/** Weights of streets, offices and agents by their homes on offer, and extents of streets, as the product has them. */
async function weighSuggestions(database: Database): Promise<void> {
  const weight = (counted: RawBuilder<unknown>) => sql`(floor(ln(1 + ${counted}) / ln(2::float8) * 2) * 100)::int`;
  const written = sql`w.id = s.id and (s.weight, s.west, s.south, s.east, s.north)
    is distinct from (w.weight, w.west, w.south, w.east, w.north)`;
  await sql`
    update suggestion s set weight = w.weight, west = w.west, south = w.south, east = w.east, north = w.north
    from (select k.suggestion_id as id, ${weight(sql`count(*) filter (where h.mode in (1, 2))`)} as weight,
        min(h.position[0]) as west, min(h.position[1]) as south, max(h.position[0]) as east, max(h.position[1]) as north
      from listing_street k join listing_search h on h.id = k.listing_id and h.mode in (1, 2, 3, 4) group by 1) w
    where ${written}`.execute(database);
  await sql`
    update suggestion s set weight = w.weight from (
      select o.slug as target, ${weight(sql`least(1000, count(h.id))`)} as weight
      from office o left join listing_search h on h.office_id = o.id and h.mode in (1, 2, 11, 12) group by o.id) w
    where s.kind = 'office' and s.target = w.target and s.weight <> w.weight`.execute(database);
  await sql`
    update suggestion s set weight = w.weight from (
      select a.username as target, ${weight(sql`least(1000, count(h.id))`)} as weight
      from agent a left join (listing_agent l join listing_search h on h.id = l.listing_id and h.mode in (1, 2, 11, 12))
        on l.agent_id = a.id group by a.id) w
    where s.kind = 'agent' and s.target = w.target and s.weight <> w.weight`.execute(database);
  // A name that is typed from a later word weighs a tenth.
  await sql`
    update suggestion_key k set weight = w.weight from (
      select key.kind, key.key, key.name, case when key.key = key.name then s.weight else s.weight / 10 end as weight
      from suggestion_key key join (select kind, name, max(weight) as weight from suggestion
        where kind in ('street', 'office', 'agent') group by 1, 2) s using (kind, name)) w
    where k.kind = w.kind and k.key = w.key and k.name = w.name and k.weight <> w.weight`.execute(database);
}
