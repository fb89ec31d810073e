import { sql } from 'kysely';
import type { Database } from '../database/public.ts';

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
  readonly authorName: string;
  /** null: a draft. One in the future: shown from then on. */
  readonly publishedAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export type DraftText = Pick<Draft, 'title' | 'summary' | 'markdown' | 'topic' | 'cover'>;

type Row = Omit<Draft, 'publishedAt' | 'createdAt' | 'updatedAt'> & { published: Date | null; created: Date; updated: Date };
const columns = sql`id, slug, title, summary, markdown, topic, cover, author_name as "authorName", published_at as published, created_at as created, updated_at as updated`;
const draftOf = ({ published, created, updated, ...row }: Row): Draft => ({
  ...row, publishedAt: published?.toISOString() ?? null, createdAt: created.toISOString(), updatedAt: updated.toISOString(),
});

/** Drafts and published posts, latest change first. */
export async function drafts(database: Database, { skip, take }: { readonly skip: number; readonly take: number }): Promise<{ total: number; results: Draft[] }> {
  const { rows } = await sql<Row>`select ${columns} from post order by updated_at desc, id desc limit ${take}::int offset ${skip}::int`.execute(database);
  const { rows: [count] } = await sql<{ n: number }>`select count(*)::int as n from post`.execute(database);
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
  const { rows } = await sql<{ slug: string }>`select slug from post where starts_with(slug, ${name}) and id is distinct from ${id}::int`.execute(transaction);
  const taken = new Set(rows.map(({ slug }) => slug));
  let slug = name;
  for (let copy = 2; taken.has(slug); copy += 1) slug = `${name}-${copy}`;
  return slug;
}

/** @param name the slug that its title makes */
export async function writeDraft(transaction: Database, memberId: number, name: string, { title, summary, markdown, topic, cover }: DraftText): Promise<Draft> {
  const { rows } = await sql<Row>`
    insert into post (slug, title, summary, markdown, topic, cover, author_id, author_name)
    select ${await freeSlug(transaction, name, null)}, ${title}, ${summary}, ${markdown}, ${topic}, ${cover}, id, name from member where id = ${memberId}::int
    returning ${columns}`.execute(transaction);
  if (rows[0] === undefined) throw new Error('Who writes a post is no member.');
  return draftOf(rows[0]);
}

/** The slug of a post that was published once stays. */
export async function changeDraft(transaction: Database, { id, slug, publishedAt }: Draft, name: string, { title, summary, markdown, topic, cover }: DraftText): Promise<Draft | undefined> {
  const called = publishedAt === null ? await freeSlug(transaction, name, id) : slug;
  const { rows } = await sql<Row>`
    update post set slug = ${called}, title = ${title}, summary = ${summary}, markdown = ${markdown}, topic = ${topic}, cover = ${cover}, updated_at = now()
    where id = ${id}::int returning ${columns}`.execute(transaction);
  return rows[0] && draftOf(rows[0]);
}

/** @param at from when on it is shown; null takes it back */
export async function publishDraft(database: Database, id: number, at: Date | null): Promise<Draft | undefined> {
  const { rows } = await sql<Row>`
    update post set published_at = ${at?.toISOString() ?? null}::timestamptz, updated_at = now() where id = ${id}::int returning ${columns}`.execute(database);
  return rows[0] && draftOf(rows[0]);
}

/** @returns whether there was one */
export async function deleteDraft(database: Database, id: number): Promise<boolean> {
  const { rows } = await sql`delete from post where id = ${id}::int returning id`.execute(database);
  return rows.length > 0;
}
