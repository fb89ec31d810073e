import { sql } from 'kysely';
import { avatarAddress, formerName } from '../../members/public.ts';
import type { Viewer } from '../../../platform/identity/public.ts';
import type { PostAuthor } from './question.ts';

/** Columns and joins of the author of a post `p`. */
export const authorColumns = sql`case when m.deleted_at is null then p.member_id end as member_id, case
  when m.deleted_at is null then m.username end as username,
  case when m.deleted_at is not null then ${formerName} else coalesce(m.name, p.author_name) end as name,
  case when m.deleted_at is null then m.avatar end as avatar, g.username as agent_username`;
export const authorJoins = sql`left join member m on m.id = p.member_id left
  join agent g on g.id = m.agent_id and m.deleted_at is null`;

export interface AuthorRow {
  member_id: number | null;
  username: string | null;
  name: string;
  avatar: string | null;
  agent_username: string | null;
}

export const authorOf = ({
  member_id: memberId,
  username,
  name,
  avatar,
  agent_username: agentUsername,
}: AuthorRow): PostAuthor => ({ memberId, username, name, avatar: avatarAddress(avatar), agentUsername });

/** Whether a viewer sees a post `p`: hidden ones are for their authors and admins, removed ones for nobody. */
export const seenBy = (viewer: Viewer | null) =>
  viewer === null
    ? sql`not p.removed and p.is_visible`
    : sql`not p.removed and (p.is_visible or p.member_id = ${viewer.memberId}::int
      or ${viewer.role === 'admin'}::boolean)`;
