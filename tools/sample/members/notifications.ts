import { sql } from 'kysely';
import type { SampleRun } from '../run.ts';

/** Notifications of the last three months as their events would have written them; older ones have been read. */
export async function addNotifications({ database }: SampleRun): Promise<void> {
  await sql`
    insert into notification (member_id, kind, target_id, created_at, mailed_at, read_at)
    select member_id, kind, target_id, at, at, case when at < now() - interval '10 days' then at + interval '2 hours'
      end
    from (
      select f.member_id, 'answer' as kind, a.id as target_id, a.created_at as at
        from follow f join answer a on a.question_id = f.target_id and a.member_id is distinct from f.member_id
        where f.kind = 'question'
      union all select a.member_id, 'comment', c.id, c.created_at
        from answer_comment c join answer a on a.id = c.answer_id and a.member_id <> c.member_id
      union all select m.id, 'review', r.id, r.created_at
        from agent_review r join member m on m.agent_id = r.agent_id where r.status = 'published'
      union all select m.id, 'enquiry', e.id, e.created_at from enquiry e join member m on m.agent_id = e.agent_id
      union all select m.id, 'report', r.id, r.created_at from report r join member m on m.role = 'admin'
    ) events where at > now() - interval '90 days' order by at on conflict do nothing`.execute(database);
}
