import { insertRows } from '../bulk.ts';
import { chance, mixSeed } from '../chance.ts';
import { daysBefore, type KnownPlace, type SampleMember, type SampleRun } from '../run.ts';

/** Members follow some agents, places and each other. */
export async function addFollows(
  { database, seed, now, agents }: SampleRun,
  places: readonly KnownPlace[],
  members: readonly SampleMember[],
): Promise<void> {
  const ids = Array.from(
    { length: Math.min(1_500, agents.last - agents.first + 1) },
    (_, index) => agents.first + index,
  );
  const rows = members.flatMap((member, index) => {
    const random = chance(mixSeed(seed, 'follows', index));
    const followed = (kind: string, targets: readonly number[], most: number) =>
      random.some(targets, random.int(0, most)).map((target) => ({
        member_id: member.id,
        kind,
        target_id: target,
        created_at: daysBefore(now, random.int(0, Math.min(500, member.joined - 1)), random.int(0, 900)),
      }));
    return [
      ...followed(
        'agent',
        ids.filter((id) => id !== member.agentId),
        5,
      ),
      ...followed(
        'location',
        places.map(({ id }) => id),
        4,
      ),
      ...followed(
        'member',
        members.filter(({ id }) => id !== member.id).map(({ id }) => id),
        2,
      ),
    ];
  });
  await insertRows(
    database,
    'follow',
    ['member_id int', 'kind text', 'target_id int', 'created_at timestamptz'],
    rows,
    'on conflict do nothing',
  );
}
