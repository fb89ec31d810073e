import type { FormFields, Loaded, PageRequest } from '@verandah/areas';
import { GraphError, unreachable } from '@verandah/graph';
import { noEntry } from '../../features/moderation/no-entry.ts';
import { fieldProblems } from '../../features/posting/problem.ts';
import { readHtml, type RichNode } from '../../features/rich-text/read-html.ts';
import { fieldOf } from '../../features/words/form-field.ts';
import { graphql, type PostDraftQuery } from '../../graphql.ts';

export type PostDraft = PostDraftQuery['postDraft'];
/** Fields of the form, as typed. */
export interface EditorFields {
  readonly title: string;
  readonly summary: string;
  readonly markdown: string;
  readonly topic: string;
  readonly slug: string;
  readonly version: string;
  /** Media key of the picture; '' for none. */ readonly cover: string;
  readonly coverAlt: string;
}
export type EditorProblems = Readonly<Partial<Record<keyof EditorFields | 'form', string>>>;
export interface EditorData {
  /** Null for a new post. */
  readonly draft: Omit<PostDraft, 'html' | 'markdown'> | null;
  readonly fields: EditorFields;
  /** The text of the fields as readers will see it. */
  readonly preview: readonly RichNode[];
  /** Whether a preview was requested: it gets the focus. */
  readonly isPreview: boolean;
  readonly problems: EditorProblems;
  readonly saved: boolean;
}

export const readDraft = graphql(
  `query PostDraft($id: ID!) { postDraft(id: $id) { id version slug title summary markdown topic cover coverAlt
    publishedAt updatedAt html } }`,
);
export const readPreview = graphql(`query PostPreview($markdown: String!) { postPreview(markdown: $markdown) }`);
export const savePost = graphql(
  `mutation SavePost($id: ID, $input: PostInput!) { savePost(id: $id, input: $input) { id } }`,
);
export const publishPost = graphql(`mutation PublishPost($id: ID!) { publishPost(id: $id) { slug } }`);
export const withdrawDraft = graphql(`mutation WithdrawPostDraft($id: ID!) { withdrawPostDraft(id: $id) { id } }`);
export const removePost = graphql(`mutation RemovePost($id: ID!) { removePost(id: $id) }`);

/** Fields of the form that can have a validation error, in the form's order. */
export const editorNames = [
  'title',
  'summary',
  'topic',
  'slug',
  'cover',
  'coverAlt',
  'markdown',
] as const satisfies readonly (keyof EditorFields)[];
export type EditorName = (typeof editorNames)[number];

export const editorAddress = (id: string | null): string => `/blog/editor/${id ?? 'new'}`;

/** Loads a post in its editor; 'new' for a new post. */
export async function loadEditor(request: PageRequest): Promise<Loaded<EditorData>> {
  const refused = noEntry(request, 'moderation');
  if (refused) return refused;
  const { params, url, graph } = request;
  if (params.id === 'new') {
    const empty = { title: '', summary: '', markdown: '', topic: '', slug: '', version: '', cover: '', coverAlt: '' };
    return {
      status: 200,
      data: { draft: null, fields: empty, preview: [], isPreview: false, problems: {}, saved: false },
      head: { title: 'New post', noIndex: true },
    };
  }
  if (!/^\d{1,9}$/.test(params.id ?? '')) return { status: 404 };
  try {
    const {
      postDraft: { html, markdown, ...draft },
    } = await graph.read(readDraft, { id: params.id ?? '' });
    const { title, summary, topic, slug, version, cover, coverAlt } = draft;
    return {
      status: 200,
      head: { title: `${title} – editor`, noIndex: true },
      data: {
        draft,
        fields: { title, summary, markdown, topic, slug, version: String(version), cover: cover ?? '', coverAlt },
        preview: readHtml(html),
        isPreview: false,
        problems: {},
        saved: url.searchParams.has('saved'),
      },
    };
  } catch (error) {
    if (error instanceof GraphError && error.code === 'NOT_FOUND') return { status: 404 };
    throw error;
  }
}

/**
 * Handles the editor's form: previews, saves, publishes, unpublishes or deletes. If it is rejected, everything typed is
 * returned.
 */
export async function submitEditor(request: PageRequest, form: FormFields): Promise<Loaded<EditorData>> {
  const loaded = await loadEditor(request);
  if (loaded.status !== 200) return loaded;
  const { graph } = request;
  const id = loaded.data.draft?.id ?? null;
  const typed: EditorFields = {
    title: fieldOf(form, 'title'),
    summary: fieldOf(form, 'summary'),
    markdown: fieldOf(form, 'markdown'),
    topic: fieldOf(form, 'topic'),
    slug: fieldOf(form, 'slug'),
    version: fieldOf(form, 'version'),
    cover: fieldOf(form, 'cover'),
    coverAlt: fieldOf(form, 'coverAlt'),
  };
  const what = fieldOf(form, 'do');
  try {
    if (id !== null && what === 'delete') {
      await graph.write(removePost, { id });
      return { status: 303, location: '/blog/editor' };
    }
    if (id !== null && what === 'withdraw') {
      await graph.write(withdrawDraft, { id });
      return { status: 303, location: `${editorAddress(id)}?saved=1` };
    }
    if (what === 'preview') {
      const { postPreview } = await graph.read(readPreview, { markdown: typed.markdown });
      return {
        status: 200,
        head: loaded.head,
        data: { ...loaded.data, fields: typed, preview: readHtml(postPreview), isPreview: true, saved: false },
      };
    }
    const { slug, version, cover, ...text } = typed;
    const { savePost: saved } = await graph.write(savePost, {
      id,
      input: {
        ...text,
        cover: cover || null,
        slug: slug || null,
        version: /^\d{1,9}$/.test(version) ? Number(version) : null,
      },
    });
    if (what === 'publish') await graph.write(publishPost, { id: saved.id });
    return { status: 303, location: `${editorAddress(saved.id)}?saved=1` };
  } catch (error) {
    const problems = fieldProblems(error, [...editorNames, 'version'] as const);
    return {
      status: 422,
      head: loaded.head,
      data: {
        ...loaded.data,
        fields: typed,
        problems: Object.keys(problems).length > 0 ? problems : { form: unreachable },
        saved: false,
      },
    };
  }
}
