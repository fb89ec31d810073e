import {
  buildAddress,
  emptySearch,
  normaliseSearch,
  searchTitle,
  toListingSearchQuery,
  type ListingSearch,
} from '@verandah/market';
import { sql } from 'kysely';
import { deriveAlert, findListings, momentAt, wantsNothing } from '@verandah/api';
import { insertRows, reserveIds } from '../bulk.ts';
import { chance, mixSeed, type Chance } from '../chance.ts';
import { daysBefore, type KnownPlace, type SampleMember, type SampleRun } from '../run.ts';

/** An alert finds so many homes at most. */
const mostMatched = 12;

interface Place extends KnownPlace {
  readonly label: string;
  readonly latitude: number;
  readonly longitude: number;
}
interface Wanted {
  readonly search: ListingSearch;
  readonly label: string;
}

/**
 * Saved searches of members, over suburbs, maps, drawings and offices, with the homes that they have found, some of
 * them not seen yet.
 */
export async function addAlerts(
  { database, seed, now, offices, listings }: SampleRun,
  places: readonly KnownPlace[],
  members: readonly SampleMember[],
  account: SampleMember | null,
): Promise<number> {
  const random = chance(mixSeed(seed, 'alerts'));
  const near = await withHomes(database, places, listings);
  if (near.length === 0) return 0;
  const agencies = await database
    .selectFrom('office')
    .select(['slug', 'name'])
    .where('id', '>=', offices.first)
    .orderBy('id')
    .limit(60)
    .execute();
  const owners = [
    ...Array.from({ length: account === null ? 0 : 4 }, () => account as SampleMember),
    ...random.some(members, Math.min(60, Math.ceil(members.length / 6))),
  ];
  const wanted = owners.map((owner, index) => {
    // The account shows one of each kind.
    const kind =
      owner === account
        ? index
        : random.weighed([
            [0, 6],
            [1, 2],
            [2, 1],
            [3, 1],
          ]);
    const place = owner === account ? (near[index % near.length] as Place) : random.pick(near);
    const { search, label } = searchOf(random, kind, place, random.pick(agencies));
    return { owner, search: normaliseSearch(search), label, created: random.int(4, Math.min(120, owner.joined - 1)) };
  });
  const first = await reserveIds(database, 'alert', wanted.length);
  await insertRows(
    database,
    'alert',
    [
      'id int',
      'member_id int',
      'name text',
      'description text',
      'address text',
      'mode smallint',
      'created_at timestamptz',
      'updated_at timestamptz',
    ],
    wanted.map(({ owner, search, label, created }, index) => {
      const at = daysBefore(now, created, 45);
      return {
        id: first + index,
        member_id: owner.id,
        name: searchTitle(search, [label]),
        description: describe(search),
        address: buildAddress(search),
        mode: 1,
        created_at: at,
        updated_at: at,
      };
    }),
  );
  for (const [index, { search }] of wanted.entries()) await deriveAlert(database, first + index, search);
  await insertRows(
    database,
    'alert_listing',
    ['alert_id int', 'listing_id int', 'matched_at timestamptz', 'seen_at timestamptz'],
    (
      await matches(
        { database, now },
        wanted.map(({ search }) => search),
      )
    ).flatMap((ids, index) =>
      ids.map((id, place) => {
        const age = Math.min(wanted[index]?.created ?? 0, place + random.int(0, 2));
        return {
          alert_id: first + index,
          listing_id: id,
          matched_at: daysBefore(now, age, 20),
          seen_at: place > 3 ? daysBefore(now, Math.max(0, age - 1)) : null,
        };
      }),
    ),
  );
  return wanted.length;
}

function searchOf(
  random: Chance,
  kind: number,
  { slug, label, latitude, longitude }: Place,
  office: { readonly slug: string; readonly name: string } | undefined,
): Wanted {
  const rental = kind < 2 && random.happens(0.35);
  const base = emptySearch(rental ? 'rent' : 'buy');
  const filters: Partial<ListingSearch> = {
    ...(random.happens(0.6) ? { bedrooms: { only: [], min: random.int(1, 3) } } : {}),
    ...(random.happens(0.4)
      ? { propertyTypes: random.pick([['house'], ['apartment', 'unit'], ['townhouse', 'house']] as const) }
      : {}),
    ...(random.happens(0.5)
      ? {
          price: rental ? { max: random.pick([600, 750, 900]) } : { max: random.pick([900_000, 1_200_000, 2_000_000]) },
        }
      : {}),
  };
  const reach = 0.06;
  const round = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;
  const around = {
    south: round(latitude - reach),
    west: round(longitude - reach),
    north: round(latitude + reach),
    east: round(longitude + reach),
  };
  if (kind === 1) return { search: { ...base, ...filters, context: 'map', locations: [], bounds: around }, label };
  if (kind === 2) {
    const { south, west, north, east } = around;
    const shape = [
      { latitude: south, longitude: round(longitude) },
      { latitude: round(latitude), longitude: east },
      { latitude: north, longitude: round(longitude) },
      { latitude: round(latitude), longitude: west },
    ];
    return { search: { ...base, ...filters, context: 'draw', locations: [], shape }, label };
  }
  if (kind === 3 && office !== undefined)
    return { search: { ...base, context: 'office', locations: [], office: office.slug }, label: office.name };
  return { search: { ...base, ...filters, locations: [slug], surrounding: random.happens(0.7) }, label };
}

/** The criteria of the alert, in words. */
function describe({ bedrooms, price, mode }: ListingSearch): string {
  const limit =
    price.max === undefined ? '' : `up to $${price.max.toLocaleString('en-AU')}${mode === 'rent' ? ' a week' : ''}`;
  const rooms = bedrooms.min === undefined ? '' : `${bedrooms.min} or more bedrooms`;
  return [rooms, limit].filter(Boolean).join(', ');
}

async function matches(
  { database, now }: Pick<SampleRun, 'database' | 'now'>,
  searches: readonly ListingSearch[],
): Promise<number[][]> {
  const found: number[][] = [];
  for (const search of searches) {
    const { response } = await findListings(
      database,
      { ...toListingSearchQuery({ ...search, sort: 'newest' }), paging: { skip: 0, take: mostMatched } },
      { ...wantsNothing, results: true },
      momentAt(now.getTime()),
    );
    found.push([...response.ids]);
  }
  return found;
}

/** Of the known places, those where most is offered come first. */
async function withHomes(
  database: SampleRun['database'],
  places: readonly KnownPlace[],
  listings: SampleRun['listings'],
): Promise<Place[]> {
  const { rows } = await sql<{ id: number; label: string; latitude: number; longitude: number }>`
    select p.id, p.name || ', ' || concat_ws(' ', p.state_code, p.postcode) as label, p.latitude, p.longitude
    from listing l join locality p on p.id = l.locality_id
    where l.id between ${listings.first}::int and ${listings.last}::int and l.status = 'available'
      and p.id = any(${places.map(({ id }) => id)}::int[])
    group by p.id order by count(*) desc, p.id limit 40`.execute(database);
  const known = new Map(places.map((place) => [place.id, place]));
  return rows.flatMap(({ id, ...rest }) => {
    const place = known.get(id);
    return place === undefined ? [] : [{ ...place, ...rest }];
  });
}
