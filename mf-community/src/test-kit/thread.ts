import type { Author } from '../features/questions/question.ts';
import type { Comment, Reply, Thread } from '../features/thread/thread.ts';

export const author = (name: string, memberId: string | null = null): Author => ({
  memberId,
  username: name.toLowerCase(),
  name,
  avatar: null,
  agentUsername: null,
});

export const comment: Comment = {
  postId: '31',
  text: 'Thank you.',
  isVisible: true,
  author: author('Mara', '1'),
  createdAt: '2026-11-12T00:00:00Z',
  editedAt: null,
};

export const reply = (postId: string, more: Partial<Reply> = {}): Reply => ({
  postId,
  text: `Answer ${postId}.`,
  isVisible: true,
  author: author('Noah', '2'),
  createdAt: '2026-11-11T00:00:00Z',
  editedAt: null,
  votes: 3,
  viewerVote: 0,
  comments: [],
  ...more,
});

/** Mara's question about Richmond with two answers; tests change the fields they examine. */
export const thread: Thread = {
  postId: '7',
  uri: 'what-is-parking-like-richmond-vic-3121-7',
  title: 'What is parking like?',
  content: 'Two cars.\n\nSee https://example.com/a?b=1.',
  isDiscussion: false,
  isVisible: true,
  street: null,
  topics: ['transport'],
  bestAnswerId: null,
  location: { name: 'Richmond', slug: 'richmond-vic-3121', label: 'Richmond, VIC 3121' },
  author: author('Mara', '1'),
  createdAt: '2026-11-10T00:00:00Z',
  votes: 4,
  replyCount: 2,
  viewerVote: 0,
  followerCount: 2,
  isFollowing: false,
  isLocked: false,
  updatedAt: '2026-11-11T00:00:00Z',
  editedAt: null,
  replies: [reply('21', { comments: [comment] }), reply('22', { votes: 1 })],
};
