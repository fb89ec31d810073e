import type { Loaded, PageRequest } from '@verandah/areas';
import { questionAddress } from '@verandah/market';
import { readQuestion } from '../../features/thread/queries.ts';
import type { QuestionData } from './data.ts';
import { questionHead } from './head.ts';

/** Address of a hidden question, for its author and moderators. */
export const hiddenQuestionAddress = (uri: string): string => `/questions/hidden/${encodeURIComponent(uri)}`;
const isHiddenAddress = (url: URL): boolean => url.pathname.startsWith('/questions/hidden/');

/** Query field that marks the address after a report without script: 'answer.7'. */
const reportedMark = 'reported';
export function reportedAddress(address: string, kind: string, id: string): string {
  const post = `${kind === 'answer' ? 'answer' : 'comment'}-${id}`;
  return `${address}?${reportedMark}=${kind}.${id}#${kind === 'question' ? 'report' : post}`;
}

function reportedOf(url: URL): QuestionData['reported'] {
  const [, kind, id] =
    /^(question|answer|answerComment)\.(\d{1,9})$/.exec(url.searchParams.get(reportedMark) ?? '') ?? [];
  return kind !== undefined && id !== undefined ? { kind, id } : null;
}

/**
 * Loads a question with its answers. Former addresses redirect to the present one, a hidden question to its own page.
 */
export async function loadQuestion({ params, url, graph, session }: PageRequest): Promise<Loaded<QuestionData>> {
  const uri = params.uri ?? '';
  const { qAndA: found } = await graph.read(readQuestion, { uri });
  if (!found) return { status: 404 };
  const address = found.isVisible ? questionAddress(found.uri) : hiddenQuestionAddress(found.uri);
  if (found.uri !== uri) return { status: 301, location: address };
  if (found.isVisible === isHiddenAddress(url)) return { status: 302, location: address };
  const { related, ...thread } = found;
  const reported = reportedOf(url);
  const head = questionHead(thread);
  return {
    status: 200,
    data: {
      thread,
      related,
      viewer: session.signedIn ? (session.memberId ?? null) : null,
      refused: null,
      reported,
      problem: null,
    },
    head: reported || !thread.isVisible ? { ...head, noIndex: true } : head,
  };
}
