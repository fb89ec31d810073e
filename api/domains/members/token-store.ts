import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import { hashSecret, newSecret } from '../../platform/identity/public.ts';
import type { SignInWay } from './security-history/store.ts';

export type TokenPurpose = 'verify-email' | 'reset-password' | 'sign-in' | 'second-factor';

interface NewToken {
  readonly memberId: number;
  readonly email: string;
  readonly purpose: TokenPurpose;
  readonly minutes: number;
  readonly passwordHash?: string | null;
  readonly bound?: string;
  /** The first step of the sign-in that the token finishes. */
  readonly signIn?: SignInWay;
}

/**
 * A one-time token.
 * @param bound a second secret that must accompany it: a browser's cookie
 */
export async function newToken(
  database: Database,
  { memberId, email, purpose, minutes, passwordHash = null, bound = '', signIn }: NewToken,
): Promise<string> {
  const secret = newSecret();
  await sql`insert into member_token (token_hash, purpose, member_id, email, password_hash, sign_in_way,
    sign_in_provider, expires_at)
    values (${hashSecret(secret + bound)}, ${purpose}, ${memberId}::int, ${email}, ${passwordHash},
      ${signIn?.way ?? null}, ${signIn?.provider ?? null}, now() + make_interval(mins => ${minutes}::int))`.execute(
    database,
  );
  return secret;
}

const firstSteps = ['password', 'email-link', 'provider'] as const;

export interface UsedToken {
  readonly memberId: number;
  readonly email: string;
  readonly passwordHash: string | null;
  /** Absent if the token finishes no sign-in. */
  readonly signIn?: SignInWay | undefined;
}

/**
 * Consumes a token; undefined when it is unknown, used or expired. Its member is locked first, as by all that ends
 * tokens: two links of one member, opened at once, would otherwise wait for each other.
 */
export async function takeToken(
  database: Database,
  purpose: TokenPurpose,
  secret: string,
  bound = '',
): Promise<UsedToken | undefined> {
  await sql`select from member where id = (select member_id from member_token
    where token_hash = ${hashSecret(secret + bound)} and purpose = ${purpose}) for no key update`.execute(database);
  const rows = await database
    .updateTable('member_token')
    .set({ used_at: sql<Date>`now()` })
    .where('token_hash', '=', hashSecret(secret + bound))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['member_id', 'email', 'password_hash', 'sign_in_way', 'sign_in_provider'])
    .execute();
  const [row] = rows;
  if (row === undefined) return undefined;
  const way = firstSteps.find((each) => each === row.sign_in_way);
  return {
    memberId: row.member_id,
    email: row.email,
    passwordHash: row.password_hash,
    signIn: way && { way, provider: row.sign_in_provider ?? undefined },
  };
}

/** The member of a token, without consuming it; undefined likewise. */
export async function ownerOfToken(
  database: Database,
  purpose: TokenPurpose,
  secret: string,
): Promise<number | undefined> {
  const rows = await database
    .selectFrom('member_token')
    .select('member_id')
    .where('token_hash', '=', hashSecret(secret))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .execute();
  return rows[0]?.member_id;
}

/** Revokes other links that were sent to a member. */
export async function forgetTokens(
  database: Database,
  memberId: number,
  ...purposes: readonly TokenPurpose[]
): Promise<void> {
  await sql`delete from member_token where member_id = ${memberId}::int and purpose = any(${purposes}::text[])`.execute(
    database,
  );
}
