import { sql } from 'kysely';
import { insertRows } from '../bulk.ts';
import { chance, mixSeed } from '../chance.ts';
import { daysBefore, type SampleMember, type SampleRun } from '../run.ts';

const sources = [
  {
    kind: 'agent-review',
    table: 'agent_review',
    seen: sql`status = 'published' and rating <= 2`,
    reasons: [
      ['untrue', 'We have no record of this person.'],
      ['abusive', 'This is about a colleague, not about the sale.'],
    ],
  },
  {
    kind: 'location-review',
    table: 'location_review',
    seen: sql`status = 'published' and rating <= 2`,
    reasons: [
      ['untrue', 'There has been a new bus line since spring.'],
      ['other', 'Reads as if it were about another suburb.'],
    ],
  },
  {
    kind: 'answer',
    table: 'answer',
    seen: sql`is_visible and not removed`,
    reasons: [
      ['spam', 'The same text stands under another question.'],
      ['off-topic', 'This does not answer the question.'],
    ],
  },
] as const;

/** Days since a report at most. */
const oldestReport = 6;

/** A few open reports for moderators, about what members wrote last before. */
export async function addReports(
  { database, seed, now }: SampleRun,
  members: readonly SampleMember[],
): Promise<number> {
  const random = chance(mixSeed(seed, 'reports'));
  let made = 0;
  for (const { kind, table, seen, reasons } of sources) {
    const { rows } = await sql<{
      id: number;
    }>`select id from ${sql.table(table)} where ${seen}
      and created_at < ${daysBefore(now, oldestReport + 1)}::timestamptz order by created_at desc, id limit 6`.execute(
      database,
    );
    const reports = random.some(rows, 3).map(({ id }) => {
      const [reason, detail] = random.pick<readonly [string, string]>(reasons);
      return {
        kind,
        target_id: id,
        member_id: random.pick(members).id,
        reason,
        detail,
        created_at: daysBefore(now, random.int(0, oldestReport), random.int(0, 900)),
      };
    });
    await insertRows(
      database,
      'report',
      ['kind text', 'target_id int', 'member_id int', 'reason text', 'detail text', 'created_at timestamptz'],
      reports,
      'on conflict do nothing',
    );
    made += reports.length;
  }
  return made;
}
