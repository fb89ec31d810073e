import { sql } from 'kysely';
import type { DocumentKind } from '@verandah/market';
import type { Database } from '../../../platform/database/public.ts';
import { openRow, sealRow, type SealedRow, type SealingKeys } from '../../../platform/sealing/public.ts';
import type { OpenedDocument, RentalDocument } from './document.ts';

interface Row {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly type: RentalDocument['type'];
  readonly size: number;
  readonly addedAt: Date;
}

const columns = sql`d.id, d.kind, d.type, d.size, d.added_at as "addedAt"`;
const purposeOf = (id: string, memberId: number): string => `rental document ${id} of member ${memberId}`;
const documentOf = ({ id, kind, type, size, addedAt }: Row): RentalDocument => ({
  id,
  kind,
  type,
  size,
  addedAt: addedAt.toISOString(),
});

/** Documents of a profile, the oldest first. */
export async function profileDocuments(database: Database, memberId: number): Promise<RentalDocument[]> {
  const { rows } = await sql<Row>`select ${columns} from rental_document d
    where d.member_id = ${memberId}::int and d.on_profile order by d.kind, d.added_at, d.id`.execute(database);
  return rows.map(documentOf);
}

/** Documents that an application was sent with. */
export async function sentDocuments(database: Database, applicationId: number): Promise<RentalDocument[]> {
  const { rows } = await sql<Row>`select ${columns} from rental_application_document a
    join rental_document d on d.id = a.document_id
    where a.application_id = ${applicationId}::int order by d.kind, d.added_at, d.id`.execute(database);
  return rows.map(documentOf);
}

/** Writes a document to a profile. */
export async function writeDocument(
  database: Database,
  keys: SealingKeys,
  memberId: number,
  { id, kind, type, bytes }: Pick<OpenedDocument, 'id' | 'kind' | 'type'> & { readonly bytes: Uint8Array },
): Promise<void> {
  const { keyId, sealed } = sealRow(keys, purposeOf(id, memberId), bytes);
  await sql`insert into rental_document (id, member_id, kind, type, size, key_id, sealed)
    values (${id}::uuid, ${memberId}::int, ${kind}, ${type}, ${bytes.length}::int, ${keyId}, ${sealed}::bytea)`.execute(
    database,
  );
}

/**
 * A document with its file: of the member's own profile or application, or of one application.
 * Undefined when there is none.
 */
export async function openDocument(
  database: Database,
  keys: SealingKeys,
  id: string,
  of: { readonly memberId: number } | { readonly applicationId: number },
): Promise<OpenedDocument | undefined> {
  const where =
    'memberId' in of
      ? sql`d.member_id = ${of.memberId}::int`
      : sql`exists (select from rental_application_document a where a.document_id = d.id
          and a.application_id = ${of.applicationId}::int)`;
  const {
    rows: [row],
  } = await sql<Row & SealedRow & { memberId: number }>`
    select ${columns}, d.member_id as "memberId", d.key_id as "keyId", d.sealed from rental_document d
    where d.id = ${id}::uuid and ${where}`.execute(database);
  return row && { ...documentOf(row), bytes: openRow(keys, purposeOf(id, row.memberId), row) };
}

/** Takes a document off the profile; it is deleted unless an application was sent with it. @returns whether it was there */
export async function removeDocument(database: Database, memberId: number, id: string): Promise<boolean> {
  const { rows } = await sql`update rental_document set on_profile = false
    where id = ${id}::uuid and member_id = ${memberId}::int and on_profile returning id`.execute(database);
  await sql`delete from rental_document d where d.id = ${id}::uuid and d.member_id = ${memberId}::int
    and not d.on_profile
    and not exists (select from rental_application_document a where a.document_id = d.id)`.execute(database);
  return rows.length > 0;
}
