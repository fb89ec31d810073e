import type { FormFields, Loaded, PageRequest } from '@verandah/areas';
import { GraphError, unreachable } from '@verandah/graph';
import { signInHref } from '@verandah/kit';
import { questionAddress, questionTopicNames } from '@verandah/market';
import { changeAnswer, changeComment, changeQuestion, readOwnPost, withdrawPost } from '../../features/own/queries.ts';
import { fieldProblems } from '../../features/posting/problem.ts';
import { deleteMark, type PostKind } from '../../features/thread/own-actions.tsx';
import { writeBest } from '../../features/thread/queries.ts';
import { fieldOf, fieldsOf } from '../../features/words/form-field.ts';
import type { EditProblems, EditData } from './view.tsx';

export { EditView as View } from './view.tsx';

const kinds: readonly PostKind[] = ['question', 'answer', 'comment'];

/** Loads an own post to edit or delete. */
export async function load({ params, url, session, graph }: PageRequest): Promise<Loaded<EditData>> {
  if (!session.signedIn) return { status: 302, location: signInHref(url.pathname, 'account') };
  const kind = kinds.find((each) => each === params.kind);
  if (!kind || !/^\d{1,9}$/.test(params.id ?? '')) return { status: 404 };
  try {
    const { ownPost: post } = await graph.read(readOwnPost, { kind, id: params.id ?? '' });
    return {
      status: 200,
      data: { post, problems: {}, isDeleting: url.searchParams.has(deleteMark) },
      head: { title: `Edit your ${kind}`, noIndex: true },
    };
  } catch (error) {
    if (error instanceof GraphError && error.code === 'NOT_FOUND') return { status: 404 };
    throw error;
  }
}

/** Handles the form: edits, deletes or accepts an answer, then redirects (303) to the question. */
export async function submit(request: PageRequest, form: FormFields): Promise<Loaded<EditData>> {
  const loaded = await load(request);
  if (loaded.status !== 200) return loaded;
  const { graph } = request;
  const { post } = loaded.data;
  const { kind, postId: id, question } = post;
  const text = fieldOf(form, 'text');
  const title = fieldOf(form, 'title');
  const topics = questionTopicNames.filter((name) => fieldsOf(form, 'topics').includes(name));
  const reject = (problems: EditProblems): Loaded<EditData> => ({
    status: 422,
    head: loaded.head,
    data: {
      post: { ...post, text, question: { ...question, topics, ...(title && { title }) } },
      problems,
      isDeleting: false,
    },
  });
  const address = question.isVisible
    ? questionAddress(question.uri)
    : `/questions/hidden/${encodeURIComponent(question.uri)}`;
  try {
    if (fieldOf(form, 'do') === 'delete') {
      await graph.write(withdrawPost, { kind, id });
      return { status: 303, location: kind === 'question' ? '/questions/yours' : address };
    }
    if (kind === 'question') {
      await graph.write(changeQuestion, {
        id,
        change: { ...(post.isAnswered ? {} : { title }), content: text, topics },
      });
      const best = fieldOf(form, 'best');
      if (!question.isDiscussion && form['best'] !== undefined && best !== (question.bestAnswerId ?? ''))
        await graph.write(writeBest, { questionId: id, answerId: best || null });
    } else if (kind === 'answer') await graph.write(changeAnswer, { id, text });
    else await graph.write(changeComment, { id, text });
    return { status: 303, location: kind === 'question' ? address : `${address}#${kind}-${id}` };
  } catch (error) {
    const { content, ...found } = fieldProblems(error, ['title', 'text', 'content', 'topics']);
    const problems: EditProblems = { ...found, ...(content !== undefined && { text: content }) };
    return reject(Object.keys(problems).length > 0 ? problems : { form: unreachable });
  }
}
