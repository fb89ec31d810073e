import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';

/** A post as its editors see it. Times are ISO 8601. */
export interface Draft {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly markdown: string;
  readonly topic: string;
  /** Media key. */
  readonly cover: string | null;
  /** Text alternative of the picture; empty without one. */
  readonly coverAlt: string;
  readonly authorName: string;
  /** null: a draft. One in the future: shown from then on. */
  readonly publishedAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Version number: a save names the version that it started from. */
  readonly version: number;
}

export type DraftText = Pick<Draft, 'title' | 'summary' | 'markdown' | 'topic' | 'cover' | 'coverAlt'>;

type Row = Omit<Draft, 'publishedAt' | 'createdAt' | 'updatedAt'> & {
  published: Date | null;
  created: Date;
  updated: Date;
};
const columns = sql`id, slug, title, summary, markdown, topic, cover, cover_alt as "coverAlt",
  author_name as "authorName", published_at as published, created_at as created, updated_at as updated, version`;
const draftOf = ({ published, created, updated, ...row }: Row): Draft => ({
  ...row,
  publishedAt: published?.toISOString() ?? null,
  createdAt: created.toISOString(),
  updatedAt: updated.toISOString(),
});

/** Drafts and published posts, latest change first. */
export async function readDrafts(
  database: Database,
  { skip, take }: { readonly skip: number; readonly take: number },
): Promise<{ total: number; results: Draft[] }> {
  const { rows } = await sql<Row>`select ${columns} from post order by updated_at desc, id desc
      limit ${take}::int offset ${skip}::int`.execute(database);
  const {
    rows: [count],
  } = await sql<{ n: number }>`select count(*)::int as n from post`.execute(database);
  return { total: count?.n ?? 0, results: rows.map(draftOf) };
}

export async function draftById(database: Database, id: number): Promise<Draft | undefined> {
  const { rows } = await sql<Row>`select ${columns} from post where id = ${id}::int`.execute(database);
  return rows[0] && draftOf(rows[0]);
}

/** What a post is called in addresses: that of its title, with a number when it is taken. */
async function freeSlug(transaction: Database, name: string, id: number | null): Promise<string> {
  // Two posts of one title take turns.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`post ${name}`}, 7))`.execute(transaction);
  const { rows } = await sql<{
    slug: string;
  }>`select slug from post where starts_with(slug, ${name}) and id is distinct from ${id}::int`.execute(transaction);
  const taken = new Set(rows.map(({ slug }) => slug));
  let slug = name;
  for (let copy = 2; taken.has(slug); copy += 1) slug = `${name}-${copy}`;
  return slug;
}

/** @param name the slug that its title makes */
export async function writeDraft(
  transaction: Database,
  memberId: number,
  name: string,
  { title, summary, markdown, topic, cover, coverAlt }: DraftText,
): Promise<Draft> {
  const { rows } = await sql<Row>`
    insert into post (slug, title, summary, markdown, topic, cover, cover_alt, author_id, author_name)
    select ${await freeSlug(transaction, name, null)}, ${title}, ${summary}, ${markdown}, ${topic}, ${cover},
      ${coverAlt}, id, name from member where id = ${memberId}::int
    returning ${columns}`.execute(transaction);
  if (rows[0] === undefined) throw new Error('The author of the post is not a member.');
  return draftOf(rows[0]);
}

/** The slug of a post that was published once stays. @param wanted a slug of the editor's own choice, which is free */
export async function changeDraft(
  transaction: Database,
  { id, slug, publishedAt }: Draft,
  name: string,
  wanted: string | null,
  { title, summary, markdown, topic, cover, coverAlt }: DraftText,
): Promise<Draft | undefined> {
  const called = wanted !== null ? wanted : publishedAt === null ? await freeSlug(transaction, name, id) : slug;
  const { rows } = await sql<Row>`
    update post set slug = ${called}, title = ${title}, summary = ${summary}, markdown = ${markdown}, topic = ${topic},
      cover = ${cover}, cover_alt = ${coverAlt}, updated_at = now(), version = version + 1
    where id = ${id}::int returning ${columns}`.execute(transaction);
  return rows[0] && draftOf(rows[0]);
}

/** Whether a slug is another post's. */
export async function slugTaken(transaction: Database, slug: string, id: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`post ${slug}`}, 7))`.execute(transaction);
  const { rows } = await sql<object>`select from post where slug = ${slug} and id <> ${id}::int`.execute(transaction);
  return rows.length > 0;
}

/** Holds a post until the transaction ends, so that two editors take turns. */
export async function holdDraft(transaction: Database, id: number): Promise<void> {
  await sql`select from post where id = ${id}::int for update`.execute(transaction);
}

/** @param at from when on it is shown; null takes it back */
export async function publishDraft(database: Database, id: number, at: Date | null): Promise<Draft | undefined> {
  const { rows } = await sql<Row>`
    update post set published_at = ${at?.toISOString() ?? null}::timestamptz, updated_at = now(), version = version + 1
      where id = ${id}::int returning ${columns}`.execute(database);
  return rows[0] && draftOf(rows[0]);
}

/** @returns whether there was one */
export async function deleteDraft(database: Database, id: number): Promise<boolean> {
  const rows = await database.deleteFrom('post').where('id', '=', id).returning('id').execute();
  return rows.length > 0;
}
