import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import type { Page, Paging } from '../../../platform/paging.ts';
import type { Viewer } from '../../../platform/identity/public.ts';
import { authorColumns, authorJoins, authorOf, seenBy, type AuthorRow } from './author.ts';
import type { Reply, ReplyComment } from './question.ts';
import { votesOf } from './vote-store.ts';

interface ReplyRow extends AuthorRow {
  id: number;
  question_id: number;
  text: string;
  is_visible: boolean;
  votes: number;
  created_at: Date;
  edited_at: Date | null;
}

const replyColumns = sql`p.id, p.question_id, p.text, p.is_visible, p.votes, p.created_at, p.edited_at,
  ${authorColumns}`;

async function readReplies(
  database: Database,
  viewer: Viewer | null,
  statement: RawBuilder<ReplyRow>,
): Promise<Reply[]> {
  const { rows } = await statement.execute(database);
  const votes =
    viewer === null || rows.length === 0
      ? new Map<number, 1 | -1>()
      : await votesOf(
          database,
          viewer.memberId,
          'answer',
          rows.map(({ id }) => id),
        );
  return rows.map((row) => ({
    postId: row.id,
    questionId: row.question_id,
    text: row.text,
    isVisible: row.is_visible,
    author: authorOf(row),
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    votes: row.votes,
    viewerVote: votes.get(row.id) ?? 0,
  }));
}

/**
 * Answers of some questions that the viewer sees, the one that the asker chose first, then the best: of each question
 * one page.
 */
export function repliesOf(
  database: Database,
  viewer: Viewer | null,
  questionIds: readonly number[],
  { skip, take }: Paging,
): Promise<Reply[]> {
  return readReplies(
    database,
    viewer,
    sql<ReplyRow>`
    select * from (
      select ${replyColumns}, row_number() over (partition by p.question_id order by p.id is not distinct
        from o.best_answer_id desc, p.votes desc, p.created_at, p.id) as place
      from answer p join question o on o.id = p.question_id ${authorJoins}
        where p.question_id = any(${[...questionIds]}::int[]) and ${seenBy(viewer)}
    ) each where place > ${skip}::int and place <= ${skip + take}::int order by question_id, place`,
  );
}

/** Undefined for an answer that the viewer does not see, or whose question they don't. */
export async function replyById(database: Database, viewer: Viewer | null, id: number): Promise<Reply | undefined> {
  return (
    await readReplies(
      database,
      viewer,
      sql<ReplyRow>`
    select ${replyColumns} from answer p ${authorJoins}
    where p.id = ${id}::int and ${seenBy(viewer)} and exists (select from question o
      where o.id = p.question_id and ${questionOf(viewer)})`,
    )
  )[0];
}

/** The condition of `seenBy` for the question `o` of an answer. */
const questionOf = (viewer: Viewer | null) =>
  viewer === null
    ? sql`not o.removed and o.is_visible`
    : sql`not o.removed and (o.is_visible or o.member_id = ${viewer.memberId}::int
      or ${viewer.role === 'admin'}::boolean)`;

/** What a member answered, newest first. */
export async function repliesBy(
  database: Database,
  viewer: Viewer | null,
  memberId: number,
  { skip, take }: Paging,
): Promise<Page<Reply>> {
  const found = sql`p.member_id = ${memberId}::int and ${seenBy(viewer)} and exists (select from question o
    where o.id = p.question_id and ${questionOf(viewer)})`;
  const {
    rows: [count],
  } = await sql<{ n: number }>`select count(*)::int as n from answer p where ${found}`.execute(database);
  return {
    total: count?.n ?? 0,
    results: await readReplies(
      database,
      viewer,
      sql<ReplyRow>`
      select ${replyColumns} from answer p ${authorJoins} where ${found} order by p.created_at desc, p.id desc
        limit ${take}::int offset ${skip}::int`,
    ),
  };
}

interface CommentRow extends AuthorRow {
  id: number;
  answer_id: number;
  text: string;
  is_visible: boolean;
  created_at: Date;
  edited_at: Date | null;
}

const commentColumns = sql`p.id, p.answer_id, p.text, p.is_visible, p.created_at, p.edited_at, ${authorColumns}`;
const commentOf = (row: CommentRow): ReplyComment => ({
  postId: row.id,
  replyId: row.answer_id,
  text: row.text,
  isVisible: row.is_visible,
  author: authorOf(row),
  createdAt: row.created_at.toISOString(),
  editedAt: row.edited_at?.toISOString() ?? null,
});

/** Comments on some answers that the viewer sees, oldest first, of each answer at most `most`. */
export async function commentsOf(
  database: Database,
  viewer: Viewer | null,
  replyIds: readonly number[],
  most: number,
): Promise<ReplyComment[]> {
  const { rows } = await sql<CommentRow>`
    select * from (
      select ${commentColumns}, row_number() over (partition by p.answer_id order by p.created_at, p.id) as place
      from answer_comment p ${authorJoins} where p.answer_id = any(${[...replyIds]}::int[]) and ${seenBy(viewer)}
    ) each where place <= ${most}::int order by answer_id, place`.execute(database);
  return rows.map(commentOf);
}

/** A comment by its id. */
export async function commentById(
  database: Database,
  viewer: Viewer | null,
  id: number,
): Promise<ReplyComment | undefined> {
  const { rows } = await sql<CommentRow>`select ${commentColumns} from answer_comment p ${authorJoins}
      where p.id = ${id}::int and ${seenBy(viewer)}`.execute(database);
  return rows[0] && commentOf(rows[0]);
}
