import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { avatarAddress } from '../../members/public.ts';
import {
  collectionTags,
  type Collection,
  type CollectionListing,
  type Contributor,
  type Note,
  type Reaction,
  type SetTag,
} from './collection.ts';

interface Row {
  id: number;
  uri: string;
  owner_id: number;
  name: string;
  is_public: boolean;
  created_on: Date;
  modified_on: Date;
}
interface ListingRow {
  collection_id: number;
  listing_id: number;
  member_id: number | null;
  added_at: Date;
  gone: boolean;
}

/** Selects collections: the viewer's, by id, or by slug. */
export type Wanted = { readonly ids: readonly number[] } | { readonly uri: string } | { readonly of: number };

/**
 * Collections that the viewer may see, latest changed first, without those of deleted members.
 * @param viewerId null: a visitor
 */
export async function readCollections(
  database: Database,
  viewerId: number | null,
  wanted: Wanted,
): Promise<Collection[]> {
  const mine = sql`(c.owner_id = ${viewerId}::int or exists (select from collection_collaborator k
    where k.collection_id = c.id and k.member_id = ${viewerId}::int))`;
  const which =
    'ids' in wanted
      ? sql`c.id = any(${[...wanted.ids]}::int[]) and ${mine}`
      : 'uri' in wanted
        ? sql`c.uri = ${wanted.uri} and (c.is_public or ${mine})`
        : sql`c.id in (
      select id from collection where owner_id = ${wanted.of}::int union select collection_id
        from collection_collaborator where member_id = ${wanted.of}::int) and ${mine}`;
  const { rows } = await sql<Row>`
    select c.id, c.uri, c.owner_id, c.name, c.is_public, c.created_on, c.modified_on
    from collection c join member o on o.id = c.owner_id and o.deleted_at is null
      where ${which} order by c.modified_on desc, c.id desc limit 200`.execute(database);
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  const listings = await listingsOf(database, ids);
  const people = await peopleOf(database, ids);
  const reactions = await reactionsOf(database, ids);
  const notes = await notesOf(database, ids);
  const tags = await tagsOf(database, ids);
  const invites = await invitesOf(database, ids);
  return rows.flatMap((row): Collection[] => {
    const team = people.filter((one) => one.collectionId === row.id);
    const owner = team.find((one) => one.memberId === row.owner_id);
    if (owner === undefined) return [];
    const viewerRole =
      viewerId === row.owner_id ? 'owner' : team.some((one) => one.memberId === viewerId) ? 'collaborator' : 'reader';
    return [
      {
        id: row.id,
        uri: row.uri,
        name: row.name,
        isPublic: row.is_public,
        createdOn: row.created_on.toISOString(),
        modifiedOn: row.modified_on.toISOString(),
        viewerRole,
        pendingInvites:
          viewerRole === 'owner' ? invites.filter((one) => one.collection_id === row.id).map(({ email }) => email) : [],
        owner: toContributor(owner),
        collaborators: team.filter((one) => one !== owner).map(toContributor),
        listings: listings
          .filter((one) => one.collection_id === row.id)
          .map((one): CollectionListing => ({
            listingId: one.listing_id,
            memberIdWhoAdded: one.member_id,
            addedOn: one.added_at.toISOString(),
            isGone: one.gone,
            ...(viewerRole === 'reader'
              ? { reactions: [], notes: [], tags: [] }
              : {
                  reactions: reactions.get(`${row.id} ${one.listing_id}`) ?? [],
                  notes: notes.get(`${row.id} ${one.listing_id}`) ?? [],
                  tags: tags.get(`${row.id} ${one.listing_id}`) ?? [],
                }),
          })),
      },
    ];
  });
}

const toContributor = ({ memberId, username, name, avatar }: Contributor): Contributor => ({
  memberId,
  username,
  name,
  avatar,
});

async function listingsOf(database: Database, ids: readonly number[]): Promise<readonly ListingRow[]> {
  const { rows } = await sql<ListingRow>`
    select cl.collection_id, cl.listing_id, m.id as member_id, cl.added_at, (not l.published
      or l.status = 'removed') as gone
    from collection_listing cl join listing l on l.id = cl.listing_id left join member m on m.id = cl.member_id
      and m.deleted_at is null
    where cl.collection_id = any(${[...ids]}::int[]) order by cl.added_at desc, cl.listing_id desc`.execute(database);
  return rows;
}

async function peopleOf(
  database: Database,
  ids: readonly number[],
): Promise<readonly (Contributor & { collectionId: number })[]> {
  const { rows } = await sql<Contributor & { collectionId: number; avatar: string | null }>`
    select team.collection_id as "collectionId", m.id as "memberId", m.username, m.name, m.avatar from (
      select id as collection_id, owner_id as member_id, created_on as at from collection
        where id = any(${[...ids]}::int[])
      union all select collection_id, member_id, joined_at from collection_collaborator
        where collection_id = any(${[...ids]}::int[])
    ) team join member m on m.id = team.member_id and m.deleted_at is null order by team.at, m.id`.execute(database);
  return rows.map((row) => ({ ...row, avatar: avatarAddress(row.avatar) }));
}

/** By collection and listing. */
async function reactionsOf(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<string, readonly Reaction[]>> {
  const { rows } = await sql<Reaction & { collection_id: number; listing_id: number }>`
    select r.collection_id, r.listing_id, r.reaction_type as "reactionType", r.comment, r.member_id as "userId"
    from collection_reaction r join member m on m.id = r.member_id and m.deleted_at is null
    where r.collection_id = any(${[...ids]}::int[]) order by r.created_at, r.member_id`.execute(database);
  const found = Map.groupBy(rows, (row) => `${row.collection_id} ${row.listing_id}`);
  return new Map(
    [...found].map(([key, list]) => [
      key,
      list.map(({ reactionType, comment, userId }) => ({ reactionType, comment, userId })),
    ]),
  );
}

/** By collection and listing: notes, and comments that came with a reaction. */
async function notesOf(database: Database, ids: readonly number[]): Promise<ReadonlyMap<string, readonly Note[]>> {
  const { rows } = await sql<Note & { key: string }>`
    select w.collection_id || ' ' || w.listing_id as key, w.note, m.id as "userId" from (
      select collection_id, listing_id, member_id, note, written_at from collection_note
        where collection_id = any(${[...ids]}::int[])
      union all
      select r.collection_id, r.listing_id, r.member_id, r.comment, r.created_at from collection_reaction r
      where r.collection_id = any(${[...ids]}::int[]) and r.comment <> '' and not exists (
        select from collection_note n where (n.collection_id, n.listing_id, n.member_id) = (r.collection_id,
          r.listing_id, r.member_id))
    ) w join member m on m.id = w.member_id and m.deleted_at is null order by w.written_at, m.id`.execute(database);
  return new Map(
    [...Map.groupBy(rows, ({ key }) => key)].map(([key, list]) => [
      key,
      list.map(({ note, userId }) => ({ note, userId })),
    ]),
  );
}

/** By collection and listing. */
async function tagsOf(database: Database, ids: readonly number[]): Promise<ReadonlyMap<string, readonly SetTag[]>> {
  const { rows } = await sql<Omit<SetTag, 'setAt'> & { key: string; at: Date }>`
    select t.collection_id || ' ' || t.listing_id as key, t.tag, t.set_at as at, m.id as "userId" from collection_tag t
    left join member m on m.id = t.member_id and m.deleted_at is null
    where t.collection_id = any(${[...ids]}::int[]) order by array_position(${[...collectionTags]}::text[],
      t.tag)`.execute(database);
  return new Map(
    [...Map.groupBy(rows, ({ key }) => key)].map(([key, list]) => [
      key,
      list.map(({ tag, at, userId }) => ({ tag, userId, setAt: at.toISOString() })),
    ]),
  );
}

async function invitesOf(
  database: Database,
  ids: readonly number[],
): Promise<readonly { collection_id: number; email: string }[]> {
  const { rows } = await sql<{ collection_id: number; email: string }>`
    select collection_id, email from collection_invite where collection_id = any(${[...ids]}::int[])
      order by created_at, email`.execute(database);
  return rows;
}

/** A collection for a write, locked until the transaction ends. */
export interface Held {
  readonly id: number;
  readonly uri: string;
  readonly name: string;
  readonly ownerId: number;
  readonly isOwner: boolean;
  readonly listings: number;
}

/** Of the given collections those to which the viewer contributes. */
export async function holdCollections(
  transaction: Database,
  viewerId: number,
  ids: readonly number[],
): Promise<readonly Held[]> {
  const { rows } = await sql<Held>`
    select c.id, c.uri, c.name, c.owner_id as "ownerId", c.owner_id = ${viewerId}::int as "isOwner",
      (select count(*)::int from collection_listing cl where cl.collection_id = c.id) as listings
    from collection c join member o on o.id = c.owner_id and o.deleted_at is null
    where c.id = any(${[...ids]}::int[])
      and (c.owner_id = ${viewerId}::int or exists (select from collection_collaborator k
        where k.collection_id = c.id and k.member_id = ${viewerId}::int))
    order by c.id for update of c`.execute(transaction);
  return rows;
}

/** Who else is notified of a change. */
export async function othersOf(database: Database, collectionId: number, viewerId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select owner_id as id from collection where id = ${collectionId}::int and owner_id <> ${viewerId}::int
    union select member_id from collection_collaborator where collection_id = ${collectionId}::int
      and member_id <> ${viewerId}::int`.execute(database);
  return rows.map(({ id }) => id);
}
