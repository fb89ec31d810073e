import { sql } from 'kysely';
import { onPrimary, type Database } from '../../../platform/database/public.ts';
import { hashSecret } from '../../../platform/identity/public.ts';

/** What the authorization server stores of what it issues. */
export const artifactKinds = [
  'Interaction',
  'AuthorizationCode',
  'AccessToken',
  'RefreshToken',
  'ClientCredentials',
] as const;
export type ArtifactKind = (typeof artifactKinds)[number];

/** As loose as JSON: the library's own. */
export type ArtifactPayload = Readonly<Record<string, unknown>>;

/** How a value is stored. */
export const hashOf = (kind: ArtifactKind, value: string): string => hashSecret(`${kind}\n${value}`);

export interface Artifact {
  readonly payload: ArtifactPayload;
  readonly grantId: string | null;
  /** Seconds since 1970; null for one that was not used. */
  readonly consumedAt: number | null;
}

/**
 * Stores what was issued, or changes it.
 * @throws the database's error 23503 if the consent that it was issued for has ended meanwhile
 */
export async function writeArtifact(
  database: Database,
  kind: ArtifactKind,
  value: string,
  {
    payload,
    grantId,
    clientId,
    seconds,
  }: Pick<Artifact, 'payload' | 'grantId'> & { readonly clientId: string | null; readonly seconds: number },
): Promise<void> {
  await sql`insert into oauth_artifact (id_hash, kind, application_id, grant_id, payload, expires_at)
    values (${hashOf(kind, value)}, ${kind}, (select id from oauth_application where client_id = ${clientId}::text),
      ${grantId}::text, ${JSON.stringify(payload)}::jsonb, now() + make_interval(secs => ${seconds}::float8))
    on conflict (id_hash) do update set payload = excluded.payload, expires_at = excluded.expires_at`.execute(database);
}

export async function readArtifact(
  database: Database,
  kind: ArtifactKind,
  value: string,
): Promise<Artifact | undefined> {
  const { rows } = await onPrimary(() =>
    sql<Artifact>`
      select payload, grant_id as "grantId", extract(epoch from consumed_at)::int as "consumedAt"
      from oauth_artifact where id_hash = ${hashOf(kind, value)} and expires_at > now()`.execute(database),
  );
  return rows[0];
}

/** Marks one as used. @returns whether it had not been used before: of two at once one is the first */
export async function consumeArtifact(database: Database, kind: ArtifactKind, value: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update oauth_artifact set consumed_at = now()
    where id_hash = ${hashOf(kind, value)} and consumed_at is null`.execute(database);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function deleteArtifact(database: Database, kind: ArtifactKind, value: string): Promise<void> {
  await sql`delete from oauth_artifact where id_hash = ${hashOf(kind, value)}`.execute(database);
}

export async function deleteArtifactsOf(database: Database, kind: ArtifactKind, grantId: string): Promise<void> {
  await sql`delete from oauth_artifact where grant_id = ${grantId} and kind = ${kind}`.execute(database);
}
