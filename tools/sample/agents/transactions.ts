import { sql } from 'kysely';
import { insertRows } from '../bulk.ts';
import { chance, mixSeed } from '../chance.ts';
import { kinds, type Kind } from '../kinds.ts';
import { streetKinds, streetNames } from '../names.ts';
import type { Place } from '../places.ts';
import { salePrice, weeklyRent } from '../price.ts';
import { daysBefore, type SampleRun } from '../run.ts';
import { agentsPerOffice, isManager } from './team.ts';

/** So many agents of a run show transactions at most. */
const mostAgents = 2_000;
/** Property types of the vocabulary. */
const [house, apartment] = [7, 4];
/** Homes of the last twelve months that were not on this site, by an agent's index in the office. */
const lastYear = [
  [6, 14],
  [3, 9],
  [2, 6],
  [8, 18],
] as const;
/** Homes of the five years before. */
const earlier = [2, 6] as const;

/**
 * What agents have sold and leased: the sample's completed listings, and older ones of their districts. A listing whose
 * street is hidden shows its suburb alone; a hidden price isn't written at all.
 */
export async function addTransactions({ database, seed, now, agents, places }: SampleRun): Promise<void> {
  const last = Math.min(agents.last, agents.first + mostAgents - 1);
  await sql`
    insert into agent_transaction (agent_id, listing_id, kind, side, address, locality_id, property_type, bedrooms,
      bathrooms, car_spaces, price, price_visible, completed_on, created_at, updated_at)
    select la.agent_id, l.id, l.status_type, case l.status_type when 'sold' then 'vendor' else 'landlord' end,
      case when l.street_visible then concat_ws('/', l.unit, l.street_number) || ' ' || l.street || ', ' else '' end ||
        concat_ws(' ', p.name, p.state_code, p.postcode),
      l.locality_id, l.property_type, l.bedrooms, l.bathrooms, l.car_spaces, case when s.shown then s.price end,
        s.shown, l.completed_on,
      l.completed_on::timestamptz, l.completed_on::timestamptz
    from listing_agent la join listing l on l.id = la.listing_id join locality p on p.id = l.locality_id
    cross join lateral (select case l.status_type when 'sold' then l.completed_price else l.search_price end as price,
      case l.status_type when 'sold' then l.completed_price_visible else l.price_visible end as shown) s
    where la.agent_id between ${agents.first}::int and ${last}::int and la.place = 0 and l.status_type in ('sold',
      'leased') and l.completed_on is not null
    order by la.agent_id, l.completed_on`.execute(database);
  const { rows } = await sql<{ id: number; locality_id: number }>`
    select a.id, o.locality_id from agent a join office o on o.id = a.office_id
    where a.id between ${agents.first}::int and ${last}::int order by a.id`.execute(database);
  const placeOf = new Map(places.map((place) => [place.id, place]));
  await insertRows(
    database,
    'agent_transaction',
    [
      'agent_id int',
      'kind text',
      'side text',
      'address text',
      'locality_id int',
      'property_type smallint',
      'bedrooms smallint',
      'bathrooms smallint',
      'car_spaces smallint',
      'price int',
      'price_visible boolean',
      'completed_on date',
      'created_at timestamptz',
      'updated_at timestamptz',
    ],
    rows.flatMap(({ id, locality_id: localityId }) => {
      const place = placeOf.get(localityId);
      return place === undefined ? [] : earlierDeals(id, id - agents.first, place, seed, now);
    }),
  );
}

/** What one agent has sold or let, or found for a buyer or renter. */
function earlierDeals(agent: number, number: number, place: Place, seed: number, now: Date) {
  const random = chance(mixSeed(seed, 'transactions', number));
  const index = number % agentsPerOffice;
  const leased = isManager(index);
  const [fewest, most] = lastYear[index] ?? [0, 0];
  const ages = [
    ...Array.from({ length: random.int(fewest, most) }, () => random.int(5, 360)),
    ...Array.from({ length: random.int(...earlier) }, () => random.int(361, 2_200)),
  ];
  return ages.map((age) => {
    const bedrooms = random.int(1, 5);
    const kind = kinds.find(({ number }) => number === (bedrooms < 3 ? apartment : house)) as Kind;
    const price = salePrice(random, place, kind, bedrooms, null);
    const at = daysBefore(now, age);
    return {
      agent_id: agent,
      kind: leased ? 'leased' : 'sold',
      side: leased
        ? random.weighed([
            ['landlord', 8],
            ['renter', 1],
          ])
        : random.weighed([
            ['vendor', 7],
            ['buyer', 2],
          ]),
      address:
        `${random.int(1, 180)} ${random.pick(streetNames)} ${random.weighed(streetKinds)}, ${place.name} ${place.stateCode} ${place.postcode ?? ''}`.trim(),
      locality_id: place.id,
      property_type: kind.number,
      bedrooms,
      bathrooms: Math.max(1, bedrooms - random.int(1, 2)),
      car_spaces: random.int(0, 2),
      ...(random.happens(0.8)
        ? { price: leased ? weeklyRent(price) : price, price_visible: true }
        : { price: null, price_visible: false }),
      completed_on: at.slice(0, 10),
      created_at: at,
      updated_at: at,
    };
  });
}
