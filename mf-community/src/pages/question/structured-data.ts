import { agentAddress, questionAddress, questionsAddress } from '@verandah/market';
import type { Author } from '../../features/questions/question.ts';
import type { Comment, Reply, Thread } from '../../features/thread/thread.ts';

const toPerson = ({ name, agentUsername, username }: Author): object => ({
  '@type': 'Person',
  name,
  ...(agentUsername
    ? { url: agentAddress(agentUsername) }
    : username
      ? { url: `/user/${encodeURIComponent(username)}` }
      : {}),
});

const commentOf =
  (uri: string) =>
  ({ postId, text, createdAt, author }: Comment): object => ({
    '@type': 'Comment',
    text,
    dateCreated: createdAt,
    author: toPerson(author),
    url: questionAddress(uri, `comment-${postId}`),
  });

/**
 * A question as schema.org data: QAPage for questions, DiscussionForumPosting for discussions. Hidden posts are left
 * out.
 */
export function structuredData(thread: Thread): readonly object[] {
  const { uri, title, content, createdAt, editedAt, author, votes, bestAnswerId, location, isDiscussion } = thread;
  const replies = thread.replies.filter(({ isVisible }) => isVisible);
  const url = questionAddress(uri);
  const comments = (reply: Reply): object => {
    const seen = reply.comments.filter(({ isVisible }) => isVisible);
    return seen.length > 0 ? { comment: seen.map(commentOf(uri)) } : {};
  };
  const answer = (reply: Reply): object => ({
    '@type': isDiscussion ? 'Comment' : 'Answer',
    text: reply.text,
    dateCreated: reply.createdAt,
    upvoteCount: Math.max(0, reply.votes),
    url: questionAddress(uri, `answer-${reply.postId}`),
    author: toPerson(reply.author),
    ...comments(reply),
  });
  const crumbs = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { name: 'Questions', item: questionsAddress() },
      { name: location.label, item: questionsAddress(location.slug) },
      { name: title, item: url },
    ].map((each, at) => ({ '@type': 'ListItem', position: at + 1, ...each })),
  };
  const post = {
    text: content || title,
    dateCreated: createdAt,
    ...(editedAt && { dateModified: editedAt }),
    author: toPerson(author),
    upvoteCount: Math.max(0, votes),
  };
  if (isDiscussion) {
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'DiscussionForumPosting',
        headline: title,
        url,
        datePublished: createdAt,
        ...post,
        commentCount: replies.length,
        comment: replies.map(answer),
      },
      crumbs,
    ];
  }
  const best = replies.find(({ postId }) => postId === bestAnswerId);
  const others = replies.filter((reply) => reply !== best);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'QAPage',
      mainEntity: {
        '@type': 'Question',
        name: title,
        url,
        ...post,
        answerCount: replies.length,
        ...(best && { acceptedAnswer: answer(best) }),
        ...(others.length > 0 && { suggestedAnswer: others.map(answer) }),
      },
    },
    crumbs,
  ];
}
