import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import { undoDays } from './email-change/held-address.ts';
import { avatarAddress, type Member } from './member.ts';
import { groupMails, ownMails, readPreferences, type Preferences } from './preferences.ts';

interface Row {
  id: number;
  username: string;
  name: string;
  email: string;
  email_verified_at: Date | null;
  avatar: string | null;
  bio: string;
  password_hash: string | null;
  role: 'member' | 'admin';
  agent_id: number | null;
  preferences: unknown;
  created_at: Date;
  suspended_at: Date | null;
  second_factor: boolean;
  /** Kinds of mails that were unsubscribed from by a mail's link. */
  stopped: string[];
}

/** Their choices, with what they have stopped since by the link of a mail. */
function preferencesOf({ preferences, stopped }: Row): Preferences {
  const chosen = readPreferences(preferences);
  return {
    ...chosen,
    ...(stopped.includes('alert-digest') && { alertDigest: 'never' }),
    emails: {
      ...chosen.emails,
      ...Object.fromEntries(
        Object.entries({ ...groupMails, ...ownMails })
          .filter(([, kind]) => stopped.includes(kind))
          .map(([group]) => [group, 'never']),
      ),
    },
  };
}

const memberOf = (row: Row): Member => ({
  id: row.id,
  username: row.username,
  name: row.name,
  email: row.email,
  emailVerified: row.email_verified_at !== null,
  avatar: avatarAddress(row.avatar),
  bio: row.bio,
  role: row.role,
  agentId: row.agent_id,
  hasPassword: row.password_hash !== null,
  preferences: preferencesOf(row),
  createdAt: row.created_at,
  suspendedAt: row.suspended_at,
  secondFactor: row.second_factor,
});

const columns = sql.raw(
  `id, username, name, email, email_verified_at, avatar, bio, password_hash, role, agent_id, preferences, created_at,
    suspended_at, exists (select from member_second_factor f
    where f.member_id = member.id and f.confirmed_at is not null) as second_factor, array(select s.kind
    from mail_suppression s where s.email = lower(member.email) or (s.kind = 'enquiry'
    and s.email = (select lower(a.email) from agent a where a.id = member.agent_id))) as stopped`,
);

/** undefined for unknown and deleted ones, here and below */
export async function memberById(database: Database, id: number): Promise<Member | undefined> {
  const { rows } = await sql<Row>`select ${columns} from member where id = ${id}::int and deleted_at is null`.execute(
    database,
  );
  return rows[0] && memberOf(rows[0]);
}

/** Locks the member: no concurrent sign-in or change of the second factor until the transaction ends. */
export async function lockMember(transaction: Database, id: number): Promise<void> {
  await sql`select from member where id = ${id}::int for no key update`.execute(transaction);
}

export async function memberByUsername(database: Database, username: string): Promise<Member | undefined> {
  const { rows } =
    await sql<Row>`select ${columns} from member where username = lower(${username}) and deleted_at is null`.execute(
      database,
    );
  return rows[0] && memberOf(rows[0]);
}

export async function memberByEmail(database: Database, email: string): Promise<Member | undefined> {
  const { rows } =
    await sql<Row>`select ${columns} from member where lower(email) = lower(${email}) and deleted_at is null`.execute(
      database,
    );
  return rows[0] && memberOf(rows[0]);
}

export async function passwordHashOf(database: Database, id: number): Promise<string | null> {
  const rows = await database
    .selectFrom('member')
    .select('password_hash')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
  return rows[0]?.password_hash ?? null;
}

export interface NewMember {
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly verified: boolean;
  readonly role: 'member' | 'admin';
  readonly agentId: number | null;
}

/** undefined when the username or the email address is taken, or the address is held for its former account */
export async function insertMember(
  database: Database,
  { username, name, email, passwordHash, verified, role, agentId }: NewMember,
): Promise<Member | undefined> {
  const { rows } = await sql<Row>`
    insert into member (username, name, email, password_hash, email_verified_at, role, agent_id)
    select lower(${username}), ${name}, ${email}, ${passwordHash}, case when ${verified}::boolean then now() end,
      ${role}, ${agentId}::int
    where not exists (select from email_change c where lower(c.old_email) = lower(${email})
      and c.confirmed_at > now() - make_interval(days => ${undoDays}::int) and c.undone_at is null)
    on conflict do nothing returning ${columns}`.execute(database);
  return rows[0] && memberOf(rows[0]);
}

/** Changes the given fields. */
export interface MemberChange {
  readonly name?: string | undefined;
  readonly bio?: string | undefined;
  readonly preferences?: Preferences | undefined;
}
export async function changeMember(
  database: Database,
  id: number,
  { name, bio, preferences }: MemberChange,
): Promise<void> {
  await sql`update member set name = coalesce(${name ?? null}, name), bio = coalesce(${bio ?? null}, bio),
    preferences = coalesce(${preferences === undefined ? null : JSON.stringify(preferences)}::jsonb, preferences)
    where id = ${id}::int and deleted_at is null`.execute(database);
}

/** @returns the key of the avatar before */
export async function changeAvatar(database: Database, id: number, key: string | null): Promise<string | null> {
  const { rows } = await sql<{ before: string | null }>`
    update member set avatar = ${key} from (select id, avatar as before from member
      where id = ${id}::int for update) old
    where member.id = old.id returning before`.execute(database);
  return rows[0]?.before ?? null;
}

export async function changePassword(database: Database, id: number, passwordHash: string | null): Promise<void> {
  await database.updateTable('member').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

export async function markVerified(database: Database, id: number): Promise<void> {
  await sql`update member set email_verified_at = coalesce(email_verified_at, now()) where id = ${id}::int`.execute(
    database,
  );
}
