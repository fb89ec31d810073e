import { sql } from 'kysely';
import { insertRows } from '../bulk.ts';
import { chance, mixSeed } from '../chance.ts';
import { daysBefore, type SampleRun } from '../run.ts';

/** Share of the offices whose licence was verified. */
const verifiedShare = 0.7;

/** Verified licences of most offices, in their own state. */
export async function addLicences({ database, seed, now, offices }: SampleRun): Promise<void> {
  const random = chance(mixSeed(seed, 'licences'));
  const { rows } = await sql<{ id: number; state: string }>`
    select o.id, l.state_code as state from office o join locality l on l.id = o.locality_id
    where o.id between ${offices.first}::int and ${offices.last}::int order by o.id`.execute(database);
  const licences = rows.flatMap(({ id, state }) => {
    const number = String(random.int(1_000_000, 9_999_999));
    const at = daysBefore(now, random.int(5, 300));
    return random.happens(verifiedShare)
      ? [{ office_id: id, state_code: state, number, verified_by: 'Verandah', verified_at: at }]
      : [];
  });
  await insertRows(
    database,
    'office_licence',
    ['office_id int', 'state_code text', 'number text', 'verified_by text', 'verified_at timestamptz'],
    licences,
    'on conflict do nothing',
  );
}
