import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import type { Database } from '@verandah/api';
import { sql } from 'kysely';
import { writeFileSync, appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchCase } from './cases.ts';

/** The comparison: DuckDB in this process, over the same search rows, with two threads. */
export interface Duck {
  /** Runs one statement. */
  query(statement: string): Promise<Record<string, unknown>[]>;
  close(): void;
}

const selections = {
  home: `select mode, id, locality_id, position[0], position[1], price, facet_key >> 9, least(facet_key >> 6 & 7, 5), least(facet_key >> 3 & 7, 5), least(facet_key & 7, 5),
    auction_day, next_auction, listed, tier from listing_search order by mode, cell, id`,
  visit: `select listing_id, local_date - date '1970-01-01', extract(epoch from ends_at)::bigint from inspection order by listing_id`,
  near: 'select locality_id, near_id, 0 from locality_near',
  named: `select kind, replace(key, ',', ' '), replace(name, ',', ' '), weight from suggestion_key`,
};
const tables = {
  home: `mode tinyint, id integer, locality_id integer, longitude double, latitude double, price integer, type tinyint, beds tinyint, baths tinyint, cars tinyint,
    auction_day integer, next_auction integer, listed integer, tier tinyint`,
  visit: 'listing_id integer, day integer, ends_at bigint',
  near: 'locality_id integer, near_id integer, nothing integer',
  named: 'kind varchar, key varchar, name varchar, weight integer',
};
/** The most concurrent statements. */
const connections = 8;

/** Copies the search rows out of PostgreSQL, in the order of the map, so that DuckDB skips what is elsewhere. */
export async function openDuck(database: Database, folder: string): Promise<Duck> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '2' });
  const open = await Promise.all(Array.from({ length: connections }, () => instance.connect()));
  for (const name of Object.keys(tables) as (keyof typeof tables)[])
    await copy(database, open[0] as DuckDBConnection, folder, name);
  let statements = 0;
  return {
    query: async (statement) =>
      (await (open[statements++ % connections] as DuckDBConnection).runAndReadAll(statement)).getRowObjectsJson(),
    close() {
      for (const connection of open) connection.closeSync();
      instance.closeSync();
    },
  };
}

async function copy(
  database: Database,
  connection: DuckDBConnection,
  folder: string,
  name: keyof typeof tables,
): Promise<void> {
  const file = join(folder, `${name}.csv`);
  const batch = 100_000;
  writeFileSync(file, '');
  await database.connection().execute(async (one) => {
    await sql`create temporary table exported as select row_number() over () as place, translate(line::text, '()',
      '') as line from (${sql.raw(selections[name])}) line`.execute(one);
    for (let from = 0; ; from += batch) {
      const { rows } = await sql<{
        lines: string | null;
      }>`select string_agg(line, E'\n' order by place) as lines from exported
        where place > ${from} and place <= ${from + batch}`.execute(one);
      if (!rows[0]?.lines) break;
      appendFileSync(file, `${rows[0].lines}\n`);
    }
    await sql`drop table exported`.execute(one);
  });
  await connection.run(`create table ${name} (${tables[name]})`);
  await connection.run(`copy ${name} from '${file}' (format csv, header false)`);
}

/** Names in which any word starts with the term, else those with similar spelling; the most important first. */
export function duckSuggest(term: string): string {
  const word = `'${term.replaceAll("'", "''")}'`;
  const distance = `levenshtein(key[1:${term.length}], ${word})`;
  return `select kind, name, min(case when starts_with(key, ${word}) then 0 else ${distance} end) as far, max(weight) as weight from named
    where starts_with(key, ${word})${term.length > 4 ? ` or (key[1] = ${word}[1] and ${distance} <= 2)` : ''} group by all order by far, weight desc limit 8`;
}

/** Only the page and the total. */
export function duckPage({ area, first = 'true', filters }: SearchCase): string {
  const passed = Object.values(filters)
    .map((filter) => ` and ${filter}`)
    .join('');
  return `with found as materialized (select * from home where mode = 1 and ${area}${passed}) select (select count(*) from found) as total,
    (select list(id) from (select id from found order by ${first} desc, tier desc, listed desc, id desc limit 25)) as page`;
}

/** Page, total, median and every facet in one statement, with one scan of the area's rows. */
export function duckSearch(
  { area, first = 'true', filters }: SearchCase,
  priceStarts: readonly number[],
  minute: number,
): string {
  type Filter = keyof SearchCase['filters'];
  const passed = (...without: readonly Filter[]): string =>
    Object.entries(filters)
      .filter(([name]) => !without.includes(name as Filter))
      .map(([, filter]) => ` and ${filter}`)
      .join('');
  const counted = (value: string, ...without: readonly Filter[]): string =>
    `select ${value} as value, count(*) as n from found where true${passed(...without)} group by 1`;
  const listed = (counts: string): string =>
    `(select list([value, n] order by value) from (${counts}) where value is not null)`;
  const facet = (value: string, without?: Filter): string => listed(counted(value, ...(without ? [without] : [])));
  // A studio is a type and a number of bedrooms: it passes by either filter. Land has no number.
  const studios = (value: number): string =>
    `union all ${counted(`case when type = 11 then ${value} end`, 'types', 'beds')}`;
  const band = `case when price is null then null ${priceStarts
    .toReversed()
    .map((start, at) => `when price >= ${start} then ${priceStarts.length - at}`)
    .join(' ')} end`;
  return `with found as materialized (select * from home where mode = 1 and ${area}) select
    (select count(*) from found where true${passed()}) as total,
    (select list(id) from (select id from found where true${passed()} order by ${first} desc, tier desc, listed desc, id desc limit 25)) as page,
    (select median(price) from found where true${passed()}) as median,
    ${listed(`${counted('case when type <> 11 then type end', 'types')} ${studios(11)}`)} as types,
    ${listed(`${counted('nullif(beds, 0)', 'beds')} ${studios(0)}`)} as beds, ${facet('baths', 'baths')} as baths, ${facet('cars')} as cars, ${facet(band, 'price')} as prices,
    ${facet(`case when next_auction >= ${minute} then auction_day end`)} as auctions,
    (select list([day, n] order by day) from (select day, count(distinct id) as n from found join visit on listing_id = id where ends_at > ${minute * 60}${passed()} group by 1)) as inspections`;
}
