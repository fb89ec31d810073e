import type { Database } from '@verandah/api';
import { sql } from 'kysely';
import { operations } from './operations.ts';

/** One call of the mix. */
export interface Call {
  readonly kind: keyof typeof shares;
  readonly body: string;
}

/** Calls of each kind among twenty: 70 % searches, 20 % listings, 5 % places, 5 % members' writes. */
const shares = { search: 14, listing: 4, location: 1, write: 1 } as const;

type Row = Readonly<Record<string, string | number>>;

/** Rounds of twenty distinct calls: suburbs with filters, their listings, their pages, and writes of one member. */
export async function callMix(database: Database, rounds: number): Promise<Call[]> {
  const rows = async (query: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> =>
    (await query.execute(database)).rows;
  const suburbs = await rows(
    sql<Row>`select l.slug from locality l join listing g on g.locality_id = l.id where g.status_type = 'buy'
      group by l.id order by count(*) desc, l.id limit 60`,
  );
  const homes = await rows(
    sql<Row>`select uri from listing where status = 'available' order by id % 1009, id limit 400`,
  );
  const agents = await rows(sql<Row>`select id from agent order by id % 101, id limit 50`);
  const reviews = await rows(sql<Row>`select id from location_review where status = 'published' order by id limit 50`);
  if (suburbs.length === 0 || homes.length === 0 || agents.length === 0 || reviews.length === 0)
    throw new Error('The sample is too small for the mix: use more listings.');
  const at = (list: readonly Row[], index: number): Row => list[index % list.length] as Row;
  const call = (kind: Call['kind'], name: keyof typeof operations, variables: object): Call => ({
    kind,
    body: JSON.stringify({ query: operations[name], variables }),
  });
  const search = (number: number): Call => {
    const slug = String(at(suburbs, number)['slug']);
    return call('search', 'search', {
      places: [slug],
      query: {
        searchMode: 'location',
        statusType: number % 3 === 2 ? 'rent' : 'buy',
        locationSearchContext: { searchLocations: [{ slug }], includeSurroundingSuburbs: number % 2 === 0 },
        paging: { skip: 0, take: 20 },
        ...(number % 4 === 1 ? { bedrooms: { min: 2 }, propertyTypes: ['house', 'apartment', 'townhouse'] } : {}),
        ...(number % 5 === 3 ? { price: { max: 1_500_000 } } : {}),
      },
    });
  };
  const write = (number: number): Call => {
    const agent = { kind: 'agent', targetId: String(at(agents, Math.floor(number / 3))['id']) };
    if (number % 3 === 0) return call('write', 'follow', agent);
    if (number % 3 === 1) return call('write', 'unfollow', agent);
    return call('write', 'helpful', { reviewId: String(at(reviews, number)['id']), helpful: number % 2 === 0 });
  };
  return Array.from({ length: rounds }, (_, round) =>
    [
      ...Array.from({ length: shares.search }, (_each, index) => search(round * shares.search + index)),
      ...Array.from({ length: shares.listing }, (_each, index) =>
        call('listing', 'listing', { uri: at(homes, round * shares.listing + index)['uri'] }),
      ),
      call('location', 'location', { identifier: at(suburbs, round)['slug'] }),
      write(round),
    ].toSorted((a, b) => ((a.body.length * 7919) % 101) - ((b.body.length * 7919) % 101)),
  ).flat();
}
