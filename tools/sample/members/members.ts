import { slugText } from '@verandah/market';
import { sql } from 'kysely';
import { insertRows, reserveIds } from '../bulk.ts';
import { chance, mixSeed } from '../chance.ts';
import { firstNames, lastNames } from '../names.ts';
import { samplePortrait } from '../portraits.ts';
import { daysBefore, type SampleMember, type SampleRun } from '../run.ts';

const bios = [
  'Looking for a first home with room for a vegetable garden.',
  'Renting in the inner city, saving for a terrace.',
  'Moved interstate for work and stayed for the beaches.',
  'Two kids, one dog, too many bikes.',
  'Retired teacher who knows every walking track.',
  'Architecture nerd. Likes old brick and good light.',
  'Shift worker, so quiet streets matter.',
  'Bought in 2019, happy to answer questions.',
  'Downsizing once the tomatoes are in.',
  'Born here, left, came back.',
  'Keeps bees and a spreadsheet of sold prices.',
] as const;

/** How many members a market of so many listings has. */
export const memberCount = (listings: number): number => Math.min(3_000, Math.max(60, Math.round(listings / 50)));

/** Members without passwords: they can't sign in. One in twenty is an agent of the run; a few have left. */
export async function addMembers(run: SampleRun, count: number): Promise<SampleMember[]> {
  const { database, seed, now, agents, pictures } = run;
  const first = await reserveIds(database, 'member', count);
  const { rows: free } = await sql<{ id: number; name: string; username: string; portrait: string | null }>`
    select id, name, username, portrait from agent a where id between ${agents.first}::int and ${agents.last}::int
      and id % 3 = 1
      and not exists (select from member m where m.agent_id = a.id) order by id
        limit ${Math.floor(count / 20)}::int`.execute(database);
  const rows = Array.from({ length: count }, (_, index) => {
    const random = chance(mixSeed(seed, 'member', index));
    const id = first + index;
    const agent = index % 20 === 19 ? free[Math.floor(index / 20)] : undefined;
    const name = agent?.name ?? `${random.pick(firstNames)} ${random.pick(lastNames)}`;
    const gone = agent === undefined && random.happens(0.01);
    const joined = random.int(30, 1_500);
    const face = chance(mixSeed(seed, 'face of a member', index));
    return {
      joined,
      id,
      name,
      username: agent?.username ?? `${slugText(name).replaceAll('-', '')}${id}`,
      email: `${slugText(name).replaceAll('-', '.')}.${id}@post.example`,
      email_verified_at:
        random.happens(0.94) || agent !== undefined ? daysBefore(now, joined, -random.int(2, 90)) : null,
      avatar: gone
        ? null
        : agent !== undefined
          ? agent.portrait
          : face.happens(0.6)
            ? pictures.portrait(samplePortrait(name, index))
            : null,
      bio: random.happens(0.35) ? random.pick(bios) : '',
      agent_id: agent?.id ?? null,
      preferences: random.happens(0.2) ? { alertDigest: random.pick(['weekly', 'never']) } : {},
      created_at: daysBefore(now, joined),
      deleted_at: gone ? daysBefore(now, random.int(1, 29)) : null,
    };
  });
  await insertRows(
    database,
    'member',
    [
      'id int',
      'name text',
      'username text',
      'email text',
      'email_verified_at timestamptz',
      'avatar text',
      'bio text',
      'agent_id int',
      'preferences jsonb',
      'created_at timestamptz',
      'deleted_at timestamptz',
    ],
    rows,
  );
  return rows
    .filter(({ email_verified_at: verified, deleted_at: gone }) => verified !== null && gone === null)
    .map(({ id, name, joined, agent_id: agentId }) => ({ id, name, joined, agentId }));
}
