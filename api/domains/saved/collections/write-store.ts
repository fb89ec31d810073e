import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import type { CollectionTag, ReactionType } from './collection.ts';

/** The owner's collections by lower-case name; locks the owner, so that concurrent writes are serialised. */
export async function ownedNames(transaction: Database, ownerId: number): Promise<ReadonlyMap<string, number>> {
  await sql`select from member where id = ${ownerId}::int for update`.execute(transaction);
  const { rows } = await sql<{
    id: number;
    name: string;
  }>`select id, lower(name) as name from collection where owner_id = ${ownerId}::int`.execute(transaction);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

export async function insertCollection(
  transaction: Database,
  { uri, ownerId, name, isPublic }: { uri: string; ownerId: number; name: string; isPublic: boolean },
): Promise<number> {
  const rows = await transaction
    .insertInto('collection')
    .values({ uri, owner_id: ownerId, name, is_public: isPublic })
    .returning('id')
    .execute();
  if (rows[0] === undefined) throw new Error('A collection was not written.');
  return rows[0].id;
}

export async function changeCollection(
  transaction: Database,
  id: number,
  { name, isPublic }: { name?: string | undefined; isPublic?: boolean | undefined },
): Promise<void> {
  await sql`update collection set name = coalesce(${name ?? null}, name),
    is_public = coalesce(${isPublic ?? null}::boolean, is_public), modified_on = now()
    where id = ${id}::int`.execute(transaction);
}

export async function removeCollection(transaction: Database, id: number): Promise<void> {
  await transaction.deleteFrom('collection').where('id', '=', id).execute();
}

/** Of the given listings those that can be saved: published and not removed. */
export async function savableIds(database: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{
    id: number;
  }>`select id from listing where id = any(${[...ids]}::int[]) and published and status <> 'removed'`.execute(database);
  return new Set(rows.map(({ id }) => id));
}

/** Of the given collections those that contain a listing, and who added it. */
export async function holdersOf(
  database: Database,
  ids: readonly number[],
  listingId: number,
): Promise<ReadonlyMap<number, number | null>> {
  const { rows } = await sql<{ id: number; by: number | null }>`
    select collection_id as id, member_id as by from collection_listing where collection_id = any(${[...ids]}::int[])
      and listing_id = ${listingId}::int`.execute(database);
  return new Map(rows.map(({ id, by }) => [id, by]));
}

/** Of the given listings those that are in a collection. */
export async function listedOf(
  database: Database,
  collectionId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{
    id: number;
  }>`select listing_id as id from collection_listing where collection_id = ${collectionId}::int
    and listing_id = any(${[...ids]}::int[])`.execute(database);
  return new Set(rows.map(({ id }) => id));
}

/** @returns those that the member had in no collection before */
export async function addListings(
  transaction: Database,
  collectionId: number,
  listingIds: readonly number[],
  memberId: number,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    with added as (
      insert into collection_listing (collection_id, listing_id, member_id)
      select ${collectionId}::int, listing_id, ${memberId}::int from unnest(${[...listingIds]}::int[]) listing_id
        on conflict do nothing returning listing_id
    ) select listing_id as id from added where not exists (
      select from collection_listing o where o.listing_id = added.listing_id and o.member_id = ${memberId}::int
        and o.collection_id <> ${collectionId}::int)`.execute(transaction);
  await changeCollection(transaction, collectionId, {});
  return rows.map(({ id }) => id);
}

export async function removeListing(transaction: Database, collectionId: number, listingId: number): Promise<void> {
  await transaction
    .deleteFrom('collection_listing')
    .where('collection_id', '=', collectionId)
    .where('listing_id', '=', listingId)
    .execute();
  await changeCollection(transaction, collectionId, {});
}

/** A contributor and a listing of a collection. */
export interface Opinion {
  readonly collectionId: number;
  readonly listingId: number;
  readonly memberId: number;
}

const keyOfOpinion = ({ collectionId, listingId, memberId }: Opinion) =>
  sql`collection_id = ${collectionId}::int and listing_id = ${listingId}::int and member_id = ${memberId}::int`;

/** One reaction for each member and listing: the latest. @param comment replaces the member's note */
export async function writeReaction(
  transaction: Database,
  opinion: Opinion,
  reactionType: ReactionType,
  comment: string,
): Promise<void> {
  const { collectionId, listingId, memberId } = opinion;
  await sql`insert into collection_reaction (collection_id, listing_id, member_id, reaction_type, comment)
    values (${collectionId}::int, ${listingId}::int, ${memberId}::int, ${reactionType}, ${comment})
    on conflict (collection_id, listing_id, member_id) do update
      set reaction_type = excluded.reaction_type, comment = excluded.comment`.execute(transaction);
  await sql`delete from collection_note where ${keyOfOpinion(opinion)}`.execute(transaction);
}

/** Removes a reaction. The comment that came with it stays as a note. */
export async function removeReaction(transaction: Database, opinion: Opinion): Promise<void> {
  await sql`with gone as (delete from collection_reaction where ${keyOfOpinion(opinion)}
    returning collection_id, listing_id, member_id, comment, created_at)
    insert into collection_note (collection_id, listing_id, member_id, note, written_at)
    select collection_id, listing_id, member_id, comment, created_at from gone where comment <> ''
      on conflict do nothing`.execute(transaction);
}

/** One note for each member and listing; '' removes it. */
export async function writeNote(transaction: Database, opinion: Opinion, note: string): Promise<void> {
  const { collectionId, listingId, memberId } = opinion;
  await sql`update collection_reaction set comment = '' where ${keyOfOpinion(opinion)} and comment <> ''`.execute(
    transaction,
  );
  if (note === '') await sql`delete from collection_note where ${keyOfOpinion(opinion)}`.execute(transaction);
  else
    await sql`insert into collection_note (collection_id, listing_id, member_id, note)
      values (${collectionId}::int, ${listingId}::int, ${memberId}::int, ${note})
      on conflict (collection_id, listing_id, member_id) do update
        set note = excluded.note, written_at = now()`.execute(transaction);
}

/** Sets a tag, which retains its first author, or removes it. */
export async function writeTag(
  transaction: Database,
  { collectionId, listingId, memberId }: Opinion,
  tag: CollectionTag,
  isSet: boolean,
): Promise<void> {
  if (isSet)
    await sql`insert into collection_tag (collection_id, listing_id, tag, member_id)
      values (${collectionId}::int, ${listingId}::int, ${tag}, ${memberId}::int)
      on conflict do nothing`.execute(transaction);
  else
    await sql`delete from collection_tag where collection_id = ${collectionId}::int and listing_id = ${listingId}::int
      and tag = ${tag}`.execute(transaction);
}

/** Changes the address of a collection. */
export async function changeUri(transaction: Database, id: number, uri: string): Promise<void> {
  await sql`update collection set uri = ${uri}, modified_on = now() where id = ${id}::int`.execute(transaction);
}

/**
 * Adds notes to a member's reactions: a like where there is none yet, after what they wrote before. A note that is
 * there already is not added again.
 */
export async function addNotes(
  transaction: Database,
  collectionId: number,
  memberId: number,
  notes: readonly { readonly listingId: number; readonly note: string }[],
): Promise<void> {
  await sql`insert into collection_reaction (collection_id, listing_id, member_id, reaction_type, comment)
    select ${collectionId}::int, given.listing_id, ${memberId}::int, 'like', given.note
    from unnest(${notes.map(({ listingId }) => listingId)}::int[], ${notes.map(({ note }) => note)}::text[]) as given
      (listing_id, note)
    on conflict (collection_id, listing_id, member_id) do update set comment = case
      when position(excluded.comment in collection_reaction.comment) > 0 then collection_reaction.comment
      else ltrim(collection_reaction.comment || E'\\n' || excluded.comment, E'\\n') end`.execute(transaction);
}

/** @returns the invite's secret when the address was not invited before */
export async function insertInvite(
  transaction: Database,
  collectionId: number,
  email: string,
  invitedBy: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ secret: string }>`
    insert into collection_invite (collection_id, email, invited_by)
      select ${collectionId}::int, ${email}, ${invitedBy}::int
    where not exists (
      select from member m where lower(m.email) = ${email} and m.deleted_at is null and (m.id = ${invitedBy}::int
        or exists (
        select from collection_collaborator k where k.collection_id = ${collectionId}::int and k.member_id = m.id)))
    on conflict do nothing returning unique_identifier as secret`.execute(transaction);
  return rows[0]?.secret;
}

export async function openInvites(transaction: Database, collectionId: number): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from collection_invite where collection_id = ${collectionId}::int`.execute(transaction);
  return rows[0]?.n ?? 0;
}

export async function removeInvites(
  transaction: Database,
  collectionId: number,
  emails: readonly string[],
): Promise<void> {
  await sql`delete from collection_invite where collection_id = ${collectionId}::int
    and email = any(${[...emails]}::text[])`.execute(transaction);
}

/** The address that an invite was sent to; locked until the transaction ends. */
export async function holdInvite(
  transaction: Database,
  collectionId: number,
  secret: string,
): Promise<{ email: string } | undefined> {
  const { rows } = await sql<{ email: string }>`
    select i.email from collection_invite i join collection c on c.id = i.collection_id
      join member o on o.id = c.owner_id and o.deleted_at is null
    where i.collection_id = ${collectionId}::int and i.unique_identifier = ${secret}::uuid for update of i, c`.execute(
    transaction,
  );
  return rows[0];
}

export async function collaboratorCount(transaction: Database, collectionId: number): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from collection_collaborator where collection_id = ${collectionId}::int`.execute(
    transaction,
  );
  return rows[0]?.n ?? 0;
}

export async function addCollaborator(transaction: Database, collectionId: number, memberId: number): Promise<void> {
  await transaction
    .insertInto('collection_collaborator')
    .values({ collection_id: collectionId, member_id: memberId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes a collaborator with their reactions and notes. @returns whether they were one */
export async function removeCollaborator(
  transaction: Database,
  collectionId: number,
  memberId: number,
): Promise<boolean> {
  const rows = await transaction
    .deleteFrom('collection_collaborator')
    .where('collection_id', '=', collectionId)
    .where('member_id', '=', memberId)
    .returning('member_id')
    .execute();
  if (rows.length > 0)
    for (const table of ['collection_reaction', 'collection_note'] as const)
      await transaction
        .deleteFrom(table)
        .where('collection_id', '=', collectionId)
        .where('member_id', '=', memberId)
        .execute();
  return rows.length > 0;
}
