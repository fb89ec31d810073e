import { sql } from 'kysely';
import { onPrimary, type Database } from '../../../platform/database/public.ts';
import type { Application, ApplicationKind } from './application.ts';

const columns = sql.raw(
  'id, client_id as "clientId", name, kind, redirect_uris as "redirectUris", scopes, ' +
    'secret_hash is not null as "hasSecret", created_at as "createdAt"',
);

/** A member's own applications, newest first. */
export async function applicationsOf(database: Database, ownerId: number): Promise<readonly Application[]> {
  const { rows } = await onPrimary(() =>
    sql<Application>`select ${columns} from oauth_application where owner_id = ${ownerId}::int order by id desc`.execute(
      database,
    ),
  );
  return rows;
}

export interface NewApplication {
  readonly ownerId: number;
  readonly clientId: string;
  readonly name: string;
  readonly kind: ApplicationKind;
  readonly redirectUris: readonly string[];
  readonly scopes: readonly string[];
  readonly secretHash: string | null;
}

/** @returns undefined if the owner, whom the caller has locked, has the maximum */
export async function insertApplication(
  transaction: Database,
  { ownerId, clientId, name, kind, redirectUris, scopes, secretHash }: NewApplication,
  most: number,
): Promise<Application | undefined> {
  const { rows } = await sql<Application>`
    insert into oauth_application (owner_id, client_id, name, kind, redirect_uris, scopes, secret_hash)
    select ${ownerId}::int, ${clientId}, ${name}, ${kind}, ${[...redirectUris]}::text[], ${[...scopes]}::text[],
      ${secretHash}::text
    where (select count(*) from oauth_application where owner_id = ${ownerId}::int) < ${most}::int
    returning ${columns}`.execute(transaction);
  return rows[0];
}

/**
 * Replaces a secret. Tokens that a service got by the earlier one end.
 * @returns the name; undefined if the owner does not have it, or it is one without a secret
 */
export async function replaceSecret(
  transaction: Database,
  ownerId: number,
  id: number,
  secretHash: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    with renewed as (update oauth_application set secret_hash = ${secretHash}
        where id = ${id}::int and owner_id = ${ownerId}::int and kind <> 'public' returning id, name),
      ended as (delete from oauth_artifact
        where kind = 'ClientCredentials' and application_id = (select id from renewed))
    select name from renewed`.execute(transaction);
  return rows[0]?.name;
}

/** @returns the name; undefined if the owner does not have it */
export async function deleteApplication(
  transaction: Database,
  ownerId: number,
  id: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    delete from oauth_application where id = ${id}::int and owner_id = ${ownerId}::int returning name`.execute(
    transaction,
  );
  return rows[0]?.name;
}

/** An application as the authorization server sees it. */
export type Client = Pick<Application, 'id' | 'clientId' | 'name' | 'kind' | 'redirectUris' | 'scopes'> & {
  readonly secretHash: string | null;
};

/**
 * The application of an identifier, as long as its owner may sign in; undefined also for a service without a secret.
 */
export async function clientById(database: Database, clientId: string): Promise<Client | undefined> {
  const { rows } = await onPrimary(() =>
    sql<Client>`
      select a.id, a.client_id as "clientId", a.name, a.kind, a.redirect_uris as "redirectUris", a.scopes,
        a.secret_hash as "secretHash"
      from oauth_application a join member m on m.id = a.owner_id
      where a.client_id = ${clientId} and m.deleted_at is null and m.suspended_at is null
        and (a.kind = 'public' or a.secret_hash is not null)`.execute(database),
  );
  return rows[0];
}
