import { slugText } from '@verandah/market';
import * as v from 'valibot';
import { withBounds } from '../../../platform/bounded.ts';
import { inTransaction, type Database } from '../../../platform/database/public.ts';
import { memberCaller, runOnce } from '../../../platform/idempotency/public.ts';
import { notForYou, signedIn, type Viewer } from '../../../platform/identity/public.ts';
import { checkInput, headlineBetween } from '../../../platform/text-input.ts';
import { invalidInput, notFound, Refusal } from '../../../platform/problems/public.ts';
import {
  changeDraft,
  deleteDraft,
  draftById,
  readDrafts,
  holdDraft,
  publishDraft,
  slugTaken,
  writeDraft,
  type Draft,
  type DraftText,
} from './draft-store.ts';
import { slugPattern, type BlogAuthor, type Cms, type Post, type PostPage, type PostPaging } from './post.ts';
import { renderWritten } from './rich-text.ts';

const noteUpTo = (most: number) =>
  v.pipe(
    v.string('must be a text'),
    withBounds({ maxLength: most }),
    v.transform((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()),
    v.maxLength(most, `must have at most ${most} characters`),
  );

/** Addresses of the blog that are not posts. */
const reserved = new Set(['editor', 'post', 'questions', 'review', 'page', 'topic', 'authors']);

/** What an editor writes. */
export const postInput = v.object({
  title: headlineBetween(3, 150),
  summary: v.optional(noteUpTo(300), ''),
  /** Markdown; HTML in it is cleaned. */
  markdown: v.pipe(
    v.string('must be a text'),
    v.maxLength(100_000, 'must have at most 100,000 characters'),
    v.transform((text) => text.replace(/[^\P{Cc}\n\t]/gu, '')),
  ),
  topic: v.optional(noteUpTo(40), ''),
  cover: v.nullish(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, 'must be the key of a picture')), null),
  /** What the picture shows. */
  coverAlt: v.optional(noteUpTo(200), ''),
});

/** A change: besides, the slug that the editor wants (of a draft), and the version that it began with. */
export const postChange = v.object({
  ...postInput.entries,
  slug: v.nullish(
    v.pipe(
      v.string(),
      v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be words of a to z and digits, joined by hyphens'),
      v.maxLength(80, 'must have at most 80 characters'),
      v.check((text) => !reserved.has(text), 'is an address of the blog itself'),
    ),
    null,
  ),
  version: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647)), null),
});

function nameOf(title: string): string {
  const name = slugText(title).slice(0, 80).replace(/-$/, '');
  return name === '' || reserved.has(name) ? `post${name === '' ? '' : `-${name}`}` : name;
}

/** Posts, latest first; none for an author that cannot be one. */
export const listPosts = async (cms: Cms, { author, ...paging }: PostPaging): Promise<PostPage> => {
  if (author === undefined) return cms.list(paging);
  const slug = author.toLowerCase();
  return slugPattern.test(slug) ? cms.list({ ...paging, author: slug }) : { results: [], total: 0, hasMore: false };
};

/** null if the post does not exist or is not published yet. */
export const findPost = async (cms: Cms, text: string): Promise<Post | null> =>
  slugPattern.test(text.toLowerCase()) ? cms.bySlug(text.toLowerCase()) : null;

/** null for someone without a published post. */
export const findAuthor = async (cms: Cms, text: string): Promise<BlogAuthor | null> =>
  slugPattern.test(text.toLowerCase()) ? cms.author(text.toLowerCase()) : null;

/** @throws {Refusal} signed-out, forbidden */
export function requireEditor(caller: Viewer | null): Viewer {
  const viewer = signedIn(caller);
  if (viewer.role !== 'admin') throw notForYou(viewer, 'This is for blog editors.');
  return viewer;
}

function requireDraft(draft: Draft | undefined): Draft {
  if (draft === undefined) throw notFound('post');
  return draft;
}

export async function listDrafts(
  database: Database,
  caller: Viewer | null,
  paging: PostPaging,
): Promise<{ total: number; results: Draft[] }> {
  requireEditor(caller);
  return readDrafts(database, paging);
}

/** @throws {Refusal} as `editor`; not-found; the same holds for the functions below */
export async function readDraft(database: Database, caller: Viewer | null, id: number): Promise<Draft> {
  requireEditor(caller);
  return requireDraft(await draftById(database, id));
}

/**
 * How a text will look, as HTML that may be shown.
 * @throws {Refusal} as `readDraft`; invalid for a text that could not be saved
 */
export async function previewOf(caller: Viewer | null, markdown: string): Promise<string> {
  requireEditor(caller);
  return renderWritten(checkInput(v.object({ markdown: postInput.entries.markdown }), { markdown }).markdown);
}

/** A picture needs a text alternative; without a picture the text is dropped. */
function withWords<Text extends Pick<DraftText, 'cover' | 'coverAlt'>>(text: Text): Text {
  if (text.cover !== null && text.coverAlt.length < 3)
    throw invalidInput({
      field: 'coverAlt',
      message: 'Describe the image for people who can’t see it.',
    });
  return text.cover === null ? { ...text, coverAlt: '' } : text;
}

const textOf = (input: unknown): DraftText => withWords(checkInput(postInput, input));

/** @param key of idempotency: repeats have no effect. @throws {Refusal} as `readDraft`; invalid */
export async function addDraft(
  database: Database,
  caller: Viewer | null,
  input: unknown,
  key?: string,
): Promise<Draft> {
  const { memberId } = requireEditor(caller);
  const text = textOf(input);
  await renderWritten(text.markdown);
  return runOnce(database, memberCaller(caller), key, 'addDraft', text, (own) =>
    inTransaction(own, (transaction) => writeDraft(transaction, memberId, nameOf(text.title), text)),
  );
}

/**
 * @param key as in `addDraft`.
 * @throws {Refusal} as `readDraft`; invalid; conflict when someone else has changed it since its version
 */
export async function saveDraft(
  database: Database,
  caller: Viewer | null,
  id: number,
  input: unknown,
  key?: string,
): Promise<Draft> {
  requireEditor(caller);
  const { slug: wanted, version, ...text } = withWords(checkInput(postChange, input));
  await renderWritten(text.markdown);
  return runOnce(database, memberCaller(caller), key, 'saveDraft', { id, wanted, version, text }, (own) =>
    inTransaction(own, async (transaction) => {
      await holdDraft(transaction, id);
      const draft = requireDraft(await draftById(transaction, id));
      if (version !== null && version !== draft.version) {
        throw new Refusal(
          'conflict',
          'Someone else has changed this post. Copy your changes, reopen the post and add them again.',
        );
      }
      const other = wanted !== null && wanted !== draft.slug;
      if (other && draft.publishedAt !== null)
        throw invalidInput({ field: 'slug', message: 'cannot be changed once the post is published' });
      if (other && (await slugTaken(transaction, wanted, id)))
        throw invalidInput({ field: 'slug', message: "is another post's: choose a different one" });
      return requireDraft(
        await changeDraft(transaction, draft, nameOf(text.title), other || wanted === draft.slug ? wanted : null, text),
      );
    }),
  );
}

/** Publishes a post, now or at a given time; a published one keeps its time unless another is given. */
export async function publishPost(
  database: Database,
  caller: Viewer | null,
  id: number,
  at: Date | undefined,
): Promise<Draft> {
  requireEditor(caller);
  const draft = requireDraft(await draftById(database, id));
  if (draft.markdown.trim() === '') throw new Refusal('conflict', 'Add some text to the post.');
  return draft.publishedAt !== null && at === undefined
    ? draft
    : requireDraft(await publishDraft(database, id, at ?? new Date()));
}

/** Makes it a draft again. */
export async function withdrawPost(database: Database, caller: Viewer | null, id: number): Promise<Draft> {
  requireEditor(caller);
  return requireDraft(await publishDraft(database, id, null));
}

export async function removePost(database: Database, caller: Viewer | null, id: number): Promise<void> {
  requireEditor(caller);
  if (!(await deleteDraft(database, id))) throw notFound('post');
}
