import {
  EntityCache,
  findListings,
  listingTile,
  readTileAddress,
  requestOf,
  suburbLoader,
  suggestPlaces,
  type Database,
} from '@verandah/api';
import { sorts } from '@verandah/market';
import { inCountry, inDrawing, inSuburb, withSurroundings, type SearchCase, type Suburb } from './cases.ts';
import { duckPage, duckSearch, duckSuggest, type Duck } from './duck.ts';
import { together } from '../together.ts';
import { measure } from './measure.ts';
import { compared, everything, pageOnly, priceStarts, type Compared, type Now } from './sides.ts';

/** The tile of a zoom level that holds a point. */
function tileAt(z: number, { latitude, longitude }: Suburb): { z: number; x: number; y: number } {
  const across = 2 ** z;
  const y = (1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2;
  return { z, x: Math.floor(((longitude + 180) / 360) * across), y: Math.floor(y * across) };
}

/**
 * Vector tiles around the suburb; DuckDB groups the tile's listings into a grid of 16 by 16 with their number and
 * prices.
 */
export async function compareTiles(
  database: Database,
  duck: Duck,
  suburb: Suburb,
  now: Now,
  rounds: number,
): Promise<Compared[]> {
  const request = await requestOf(database, readTileAddress('/for-sale?searchMode=map'));
  const rows: Compared[] = [];
  for (const z of [4, 8, 12, 15]) {
    const tile = tileAt(z, suburb);
    const [x, y] = ['(longitude + 180) / 360', '(1 - asinh(tan(radians(latitude))) / pi()) / 2'].map(
      (share) => `${share} * ${2 ** z}`,
    ) as [string, string];
    const west = (tile.x / 2 ** z) * 360 - 180;
    const statement = `select floor((${x} - ${tile.x}) * 16) as gx, floor((${y} - ${tile.y}) * 16) as gy, count(*), min(price), max(price), avg(longitude), avg(latitude), min(id)
      from home where mode = 1 and longitude between ${west} and ${west + 360 / 2 ** z} and ${y} >= ${tile.y} and ${y} < ${tile.y + 1} group by 1, 2`;
    const ours = await measure(rounds, () => listingTile(database, request, tile, now));
    rows.push(compared(`tile at zoom ${z}`, ours, await measure(rounds, () => duck.query(statement))));
  }
  return rows;
}

/** The first page of the country in every sort order. */
export async function compareSorts(database: Database, duck: Duck, now: Now, rounds: number): Promise<Compared[]> {
  const order: Readonly<Record<string, string>> = {
    expensive: 'price desc nulls last',
    highestSoldPrice: 'price desc nulls last',
    cheapest: 'price asc nulls last',
    lowestSoldPrice: 'price asc nulls last',
    oldest: 'listed',
    newest: 'listed desc',
    nextAuction: 'next_auction asc nulls last, tier desc, listed desc',
  };
  const rows: Compared[] = [];
  // Nearest first needs a point.
  for (const { name } of sorts.filter((sort) => sort.name !== 'nearest')) {
    const statusType = /sold/i.test(name) ? ('sold' as const) : ('buy' as const);
    const mode = statusType === 'buy' ? 1 : 3;
    const statement = `select (select count(*) from home where mode = ${mode}) as total,
      (select list(id) from (select id from home where mode = ${mode} order by ${order[name] ?? 'tier desc, listed desc'}, id limit 25)) as page`;
    const ours = await measure(rounds, () =>
      findListings(database, { ...inCountry.query, statusType, sortBy: name }, pageOnly, now),
    );
    rows.push(compared(`country by ${name}`, ours, await measure(rounds, () => duck.query(statement))));
  }
  return rows;
}

const terms = [
  'r',
  'ri',
  'rich',
  'richmond',
  'richmnd',
  'st kil',
  '3121',
  'new fa',
  'bondi',
  'paddingtn',
  'mel',
  'gold co',
];

/** Terms that visitors type, including misspelt ones. */
export async function compareTypeahead(database: Database, duck: Duck, rounds: number): Promise<Compared> {
  const term = (round: number): string => terms[(round + terms.length) % terms.length] as string;
  const ours = await measure(rounds, (round) => suggestPlaces(database, term(round)));
  return compared('typeahead', ours, await measure(rounds, (round) => duck.query(duckSuggest(term(round)))));
}

/**
 * Requests per second on both sides, eight at a time, ours with the API's cache of entities, which is nearly empty at
 * first: of ten, six pages of a suburb, two with surroundings and filters, one typeahead, one drawn area; half of the
 * pages with every facet. Suburbs in proportion to their listings for sale.
 */
export async function compareMix(
  database: Database,
  duck: Duck,
  suburbs: readonly Suburb[],
  now: Now,
  requests: number,
): Promise<Mix> {
  const suburbOf = (number: number): Suburb => suburbs[number % suburbs.length] as Suburb;
  const typed = ({ slug }: Suburb): string => slug.slice(0, 5).replaceAll('-', ' ');
  const cache = new EntityCache(database);
  const find = ({ query }: SearchCase, wants: typeof everything) => {
    const cachedEntities = cache.begin();
    return findListings(database, query, wants, now, undefined, {
      cachedEntities,
      suburbs: suburbLoader(database, cachedEntities),
    });
  };
  const ours = await perSecond(requests, (number) => {
    const [suburb, kind] = [suburbOf(number), number % 10];
    if (kind < 6) return find(inSuburb(suburb), kind < 3 ? everything : pageOnly);
    if (kind < 8) return find(withSurroundings(suburb), kind === 6 ? everything : pageOnly);
    return kind === 8 ? suggestPlaces(database, typed(suburb)) : find(inDrawing(suburb), pageOnly);
  });
  const theirs = await perSecond(Math.ceil(requests / 5), (number) => {
    const [suburb, kind] = [suburbOf(number), number % 10];
    const [question, whole] =
      kind < 6
        ? [inSuburb(suburb), kind < 3]
        : kind < 8
          ? [withSurroundings(suburb), kind === 6]
          : [inDrawing(suburb), false];
    return duck.query(
      kind === 8
        ? duckSuggest(typed(suburb))
        : whole
          ? duckSearch(question, priceStarts, now.minute)
          : duckPage(question),
    );
  });
  return { name: 'mix at concurrency 8', perSecond: ours, duck: theirs, ratio: theirs / ours };
}

/** Requests per second; with a ratio below 1 ours is faster. */
export interface Mix {
  readonly name: string;
  readonly perSecond: number;
  readonly duck: number;
  readonly ratio: number;
}

async function perSecond(requests: number, send: (number: number) => Promise<unknown>): Promise<number> {
  for (let number = 0; number < 40; number += 1) await send(number);
  const start = performance.now();
  await together(
    Array.from({ length: requests }, (_, number) => number),
    8,
    async (number) => void (await send(number)),
  );
  return (requests / (performance.now() - start)) * 1000;
}
