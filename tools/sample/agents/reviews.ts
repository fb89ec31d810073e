import { sql } from 'kysely';
import { agentFactors } from '@verandah/api';
import { insertRows, reserveIds } from '../bulk.ts';
import { chance, mixSeed, type Chance } from '../chance.ts';
import { firstNames, lastNames } from '../names.ts';
import { daysBefore, hexDigits, type SampleMember, type SampleRun } from '../run.ts';
import { agentReply, agentReviewWords, type ReviewRole } from './review-words.ts';

/** So many agents of a run are reviewed at most. */
export const mostReviewed = 2_000;

interface Reviewed {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly place: string;
}

/**
 * Invitations of vendors and reviews of agents: by members, by invited vendors, imported ones; a few wait or are
 * hidden.
 */
export async function addAgentReviews(run: SampleRun, members: readonly SampleMember[]): Promise<number> {
  const { database, seed, now, agents } = run;
  const { rows: reviewed } = await sql<Reviewed>`
    select a.id, a.name, coalesce(a.title, '') as title, coalesce(l.name, 'the district') as place
    from agent a join office o on o.id = a.office_id left join locality l on l.id = o.locality_id
    where a.id between ${agents.first}::int and ${agents.last}::int order by a.id limit ${mostReviewed}::int`.execute(
    database,
  );
  const made = reviewed.flatMap((agent) => {
    const random = chance(mixSeed(seed, 'agent reviews', agent.id - agents.first));
    const quality = random.fraction();
    const used = new Set<string>();
    const count = random.weighed([
      [0, 3],
      [random.int(1, 4), 5],
      [random.int(5, 9), 2],
      [random.int(10, 16), 1],
    ]);
    const writers = random.some(
      members.filter(({ agentId }) => agentId === null),
      count,
    );
    return Array.from({ length: Math.min(count, writers.length) }, (_, index) =>
      review(random, agent, writers[index] as SampleMember, quality, now, used),
    );
  });
  await insertAll(run, made);
  return made.length;
}

/** 1 open, 2 answered, 3 withdrawn */
function review(random: Chance, agent: Reviewed, writer: SampleMember, quality: number, now: Date, used: Set<string>) {
  const rating = random.weighed([
    [5, 40 + 45 * quality],
    [4, 24],
    [3, 12 - 6 * quality],
    [2, 8 - 7 * quality],
    [1, 7 - 6 * quality],
  ] as const);
  const role: ReviewRole = /manager|Leasing/.test(agent.title)
    ? random.weighed([
        ['landlord', 3],
        ['renter', 4],
      ])
    : random.weighed([
        ['vendor', 5],
        ['buyer', 4],
      ]);
  const age = random.int(3, Math.min(1_100, writer.joined - 1));
  const source = random.weighed([
    ['member', 65],
    ['imported', 15],
    ['vendor', role === 'vendor' ? 30 : 0],
  ] as const);
  const author =
    source === 'member'
      ? writer.name
      : source === 'imported'
        ? `${random.pick(firstNames)} ${random.pick(lastNames).charAt(0)}.`
        : `${random.pick(firstNames)} ${random.pick(lastNames)}`;
  const status = random.weighed([
    ['published', 92],
    ['pending', 5],
    ['hidden', 3],
  ] as const);
  const replied = status === 'published' && random.happens(rating >= 4 ? 0.3 : 0.6);
  return {
    agent_id: agent.id,
    member_id: source === 'member' ? writer.id : null,
    author_name: author,
    role,
    rating,
    source,
    status,
    age,
    ratings: Object.fromEntries(
      random
        .some(
          agentFactors,
          random.weighed([
            [5, 6],
            [3, 2],
            [0, 2],
          ]),
        )
        .map((factor) => [
          factor,
          Math.min(
            5,
            Math.max(
              1,
              rating +
                random.weighed([
                  [0, 6],
                  [1, 2],
                  [-1, 2],
                ]),
            ),
          ),
        ]),
    ),
    ...agentReviewWords(random, role, rating, agent.name.split(' ')[0] ?? agent.name, agent.place, used),
    reply: replied ? agentReply(random, rating) : null,
    replied_at: replied ? daysBefore(now, Math.max(0, age - random.int(1, 3)), random.int(0, 600)) : null,
    created_at: daysBefore(now, status === 'pending' ? random.int(0, 2) : age, random.int(0, 900)),
    token_hash: hexDigits(random.int, 64),
  };
}

async function insertAll({ database, now }: SampleRun, made: readonly ReturnType<typeof review>[]): Promise<void> {
  const first = await reserveIds(database, 'agent_review', made.length);
  const requested = made.filter(({ source }) => source === 'vendor');
  const request = await reserveIds(database, 'vendor_review_request', requested.length);
  const requestOf = new Map(requested.map((row, index) => [row, request + index]));
  await insertRows(
    database,
    'vendor_review_request',
    [
      'id int',
      'agent_id int',
      'vendor_name text',
      'vendor_email text',
      'token_hash text',
      'status smallint',
      'created_at timestamptz',
      'expires_at timestamptz',
    ],
    requested.map((row) => ({
      id: requestOf.get(row),
      agent_id: row.agent_id,
      vendor_name: row.author_name,
      vendor_email: `${row.author_name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@post.example`,
      token_hash: row.token_hash,
      status: 2,
      created_at: daysBefore(now, row.age + 4),
      expires_at: daysBefore(now, row.age - 26),
    })),
  );
  await insertRows(
    database,
    'agent_review',
    [
      'id int',
      'agent_id int',
      'member_id int',
      'request_id int',
      'author_name text',
      'role text',
      'rating smallint',
      'ratings jsonb',
      'title text',
      'text text',
      'source text',
      'status text',
      'reply text',
      'replied_at timestamptz',
      'created_at timestamptz',
    ],
    made.map((row, index) => ({ ...row, id: first + index, request_id: requestOf.get(row) ?? null })),
  );
}
