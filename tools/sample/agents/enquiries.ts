import { sql } from 'kysely';
import { insertRows } from '../bulk.ts';
import { chance, mixSeed, type Chance } from '../chance.ts';
import { firstNames, lastNames, mobileNumber } from '../names.ts';
import { daysBefore, type SampleMember, type SampleRun } from '../run.ts';

const aboutSales = [
  'Is the home still available, and could we see it on a weekday evening?',
  'We missed the open home. When is the next one?',
  'Could you send me the contract, please?',
  'How old is the roof, and has it been repaired?',
  'Would the owners consider a longer settlement?',
  'Do you know what the council rates are?',
  'Are pets allowed in the building?',
  'We have sold our home and are ready to move. What are the owners hoping for?',
  'Is the garage wide enough for a van?',
  'Which school zone is it in?',
  'Could we bring a building inspector this week?',
  "My parents can't manage stairs. Is there a step at the entrance?",
] as const;
const aboutRentals = [
  'Is it still available from next month?',
  'We are a couple with one cat. May we apply?',
  'Could I inspect on Saturday morning?',
  'Is there somewhere to put a bike?',
  'Would you consider an eighteen-month lease?',
  'Does the rent include water?',
  'I start a new job nearby and would love to see it this week.',
  'Is the place furnished?',
] as const;
const general = [
  'Could you call me about selling our unit?',
  'I would like to know what our house might be worth. No hurry.',
  'We are looking for three bedrooms and a garden. Do you have something coming up?',
] as const;

interface SampleEnquiry {
  readonly id: number;
  readonly rental: boolean;
}

/** Enquiries about listings, most of them about those of one agent, and some to that agent; with a status each. */
export async function addEnquiries(
  { database, seed, now, listings }: SampleRun,
  agentId: number,
  members: readonly SampleMember[],
): Promise<number> {
  const { rows: own } = await sql<SampleEnquiry>`
    select l.id, l.listing_class = 'rental' as rental from listing l join listing_agent la on la.listing_id = l.id
    where la.agent_id = ${agentId}::int and l.status = 'available' order by l.id limit 60`.execute(database);
  const { rows: others } = await sql<SampleEnquiry>`
    select id, listing_class = 'rental' as rental from listing where id between ${listings.first}::int
      and ${listings.last}::int and status = 'available' order by id % 97, id limit 150`.execute(database);
  const random = chance(mixSeed(seed, 'enquiries'));
  // One after the other, so that no two neighbours are alike.
  const turn = random.int(0, 9);
  const messageOf = ({ rental }: SampleEnquiry, index: number): string =>
    (rental
      ? aboutRentals[(turn + index) % aboutRentals.length]
      : aboutSales[(turn + index) % aboutSales.length]) as string;
  const rows = [
    ...own.flatMap((listing, place) =>
      Array.from({ length: random.int(0, 4) }, (_, index) => ({
        ...person(random, members, now),
        listing_id: listing.id,
        agent_id: null,
        kind: 'listing',
        message: messageOf(listing, place * 3 + index),
      })),
    ),
    ...others.map((listing, index) => ({
      ...person(random, members, now),
      listing_id: listing.id,
      agent_id: null,
      kind: 'listing',
      message: messageOf(listing, index),
    })),
    ...general.map((message) => ({
      ...person(random, members, now),
      listing_id: null,
      agent_id: agentId,
      kind: 'agent',
      message,
    })),
  ];
  await insertRows(
    database,
    'enquiry',
    [
      'listing_id int',
      'agent_id int',
      'member_id int',
      'kind text',
      'name text',
      'email text',
      'phone text',
      'message text',
      'status text',
      'consent_at timestamptz',
      'created_at timestamptz',
      'answered_at timestamptz',
    ],
    rows,
  );
  return rows.length;
}

function person(random: Chance, members: readonly SampleMember[], now: Date) {
  const member = random.happens(0.5) ? random.pick(members) : undefined;
  const name = member?.name ?? `${random.pick(firstNames)} ${random.pick(lastNames)}`;
  const age = random.int(0, 25);
  const status =
    age < 2
      ? 'new'
      : random.weighed([
          ['new', 2],
          ['read', 3],
          ['answered', 6],
          ['closed', 2],
        ] as const);
  const at = daysBefore(now, age, random.int(0, 900));
  return {
    name,
    member_id: member?.id ?? null,
    email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@post.example`,
    phone: random.happens(0.6) ? mobileNumber(random.int(0, 99)).replaceAll(' ', '') : null,
    status,
    consent_at: at,
    created_at: at,
    answered_at: status === 'answered' ? daysBefore(now, Math.max(0, age - 1), random.int(0, 300)) : null,
  };
}
