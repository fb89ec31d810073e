import { sql } from 'kysely';
import { onPrimary, type Database } from '../../platform/database/public.ts';
import { sessionDays } from './session-store.ts';
import { readViewer, type Viewer } from '../../platform/identity/public.ts';

/** What a caller is authenticated by. */
interface Authentication {
  readonly database: Database;
  readonly sessionKey: Uint8Array;
  readonly settings: { readonly adminSecondFactor: 'required' | 'optional' };
}

/** Whether an access token claims privileges. Its claims may be up to ten minutes out of date. */
const isPrivileged = ({ role, agentId }: Viewer): boolean => role === 'admin' || agentId !== null;

/**
 * Authenticates a call by its `Authorization: Bearer …` header, for every API. A member is identified by the token
 * alone; for admins and agents, session, role, agent and second factor are read from the database, so that signing out,
 * demotion, suspension and deletion take effect at once.
 * @returns null for visitors, and for privileged callers without a live session
 */
export async function authenticateRequest(
  { database, sessionKey, settings: { adminSecondFactor } }: Authentication,
  authorization: string | null | undefined,
): Promise<Viewer | null> {
  const claimed = await readViewer(authorization, sessionKey);
  if (claimed === null || !isPrivileged(claimed)) return claimed;
  const viewer = await storedViewer(database, claimed);
  return viewer !== null && viewer.role === 'admin' && adminSecondFactor === 'required' && viewer.secondFactor !== true
    ? { ...viewer, role: 'member', needsFactor: true }
    : viewer;
}

interface StoredViewer {
  readonly username: string;
  readonly role: 'member' | 'admin';
  readonly agentId: number | null;
  readonly secondFactor: boolean;
}

/** The viewer of a live session, read from the primary: a replica may lag behind its end. */
async function storedViewer(database: Database, { memberId, sessionId }: Viewer): Promise<Viewer | null> {
  const { rows } = await onPrimary(() =>
    sql<StoredViewer>`
      select m.username, m.role, m.agent_id as "agentId",
        exists (select from member_second_factor f
          where f.member_id = m.id and f.confirmed_at is not null) as "secondFactor"
      from member_session s join member m on m.id = s.member_id
      where s.id = ${sessionId}::uuid and s.member_id = ${memberId}::int
        and s.revoked_at is null and s.expires_at > now()
        and s.created_at > now() - make_interval(days => ${sessionDays.longest}::int)
        and m.deleted_at is null and m.suspended_at is null`.execute(database),
  );
  const [stored] = rows;
  if (stored === undefined) return null;
  const { username, role, agentId, secondFactor } = stored;
  return { memberId, sessionId, username, role, agentId, ...(secondFactor && { secondFactor: true }) };
}
