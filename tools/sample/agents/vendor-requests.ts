import { insertRows } from '../bulk.ts';
import { chance, mixSeed } from '../chance.ts';
import { firstNames, lastNames } from '../names.ts';
import { daysBefore, hexDigits, type SampleRun } from '../run.ts';

/** Requests of one agent that wait for an answer, or were taken back. */
export async function addOpenRequests({ database, seed, now }: SampleRun, agentId: number): Promise<void> {
  const random = chance(mixSeed(seed, 'vendor requests'));
  await insertRows(
    database,
    'vendor_review_request',
    [
      'agent_id int',
      'vendor_name text',
      'vendor_email text',
      'token_hash text',
      'status smallint',
      'created_at timestamptz',
      'expires_at timestamptz',
    ],
    ([1, 1, 1, 3] as const).map((status) => {
      const name = `${random.pick(firstNames)} ${random.pick(lastNames)}`;
      const age = random.int(1, 20);
      return {
        agent_id: agentId,
        vendor_name: name,
        vendor_email: `${name.toLowerCase().replaceAll(' ', '.')}@post.example`,
        token_hash: hexDigits(random.int, 64),
        status,
        created_at: daysBefore(now, age),
        expires_at: daysBefore(now, age - 30),
      };
    }),
  );
}
