import {
  followedBy,
  followedCounts,
  type FollowedGroup,
  FollowedGroupEnum,
  FollowedPage,
  FollowerPage,
} from '../agencies/public.ts';
import { followedAmong, followerCount, followers } from '../follows/public.ts';
import type { Page } from '../../platform/paging.ts';
import { badInput, builder, sizeWithin } from '../../platform/graph/public.ts';
import { Pagination } from '../listings/public.ts';
import { type Question, questionPage, QuestionType, repliesBy, type Reply, ReplyType } from '../community/public.ts';
import type { Viewer } from '../../platform/identity/public.ts';
import type { Profile, ProfileReview } from './profile.ts';
import { profileBy, reviewsBy } from './store.ts';

const ReviewType = builder.objectRef<ProfileReview>('ProfileReview').implement({
  description: 'A published review of an agent or a place.',
  fields: (t) => ({
    kind: t.field({
      type: builder.enumType('ProfileReviewKind', { values: ['agent', 'location'] as const }),
      resolve: ({ kind }) => kind,
    }),
    reviewId: t.exposeID('reviewId'),
    about: t.exposeString('about', { description: 'The agent or the place.' }),
    path: t.exposeString('path'),
    title: t.exposeString('title'),
    text: t.exposeString('text'),
    rating: t.exposeInt('rating'),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'ISO 8601' }),
  }),
});

interface ReviewPage extends Page<ProfileReview> {
  readonly page: number;
  readonly pageSize: number;
}
const ReviewPageType = builder.objectRef<ReviewPage>('ProfileReviews').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    results: t.field({ type: [ReviewType], resolve: ({ results }) => results }),
    pagination: t.field({
      type: Pagination,
      resolve: ({ total, page, pageSize }) => ({
        currentPage: page,
        totalPages: Math.ceil(total / pageSize),
        skip: (page - 1) * pageSize,
        take: pageSize,
        pageSize,
      }),
    }),
  }),
});

const QuestionsType = builder.objectRef<Page<Question>>('ProfileQuestions').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    results: t.field({ type: [QuestionType], resolve: ({ results }) => results }),
  }),
});
const AnswersType = builder.objectRef<Page<Reply>>('ProfileAnswers').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    results: t.field({ type: [ReplyType], resolve: ({ results }) => results }),
  }),
});

const paging = builder.args((t) => ({ skip: t.int({ defaultValue: 0 }), take: t.int({ defaultValue: 5 }) }));
const within = ({ skip, take }: { skip?: number | null | undefined; take?: number | null | undefined }) => ({
  skip: sizeWithin('skip', skip ?? 0, 50_000),
  take: sizeWithin('take', take ?? 5, 50),
});

/** A profile together with the requested page of reviews. */
type PagedProfile = Profile & { readonly reviewsPage: number; readonly reviewsPageSize: number };

const maySee = (viewer: Viewer | null, id: number): boolean =>
  viewer !== null && (viewer.memberId === id || viewer.role === 'admin');

const FollowingCounts = builder.objectRef<Readonly<Record<FollowedGroup, number>>>('FollowingCounts').implement({
  fields: (t) => ({
    agents: t.exposeInt('agents'),
    locations: t.exposeInt('locations'),
    questions: t.exposeInt('questions'),
    discussions: t.exposeInt('discussions'),
    members: t.exposeInt('members'),
  }),
});

const UserProfile = builder.objectRef<PagedProfile>('UserProfile').implement({
  description: 'What everyone may know of a member.',
  fields: (t) => ({
    id: t.exposeID('id'),
    username: t.exposeString('username'),
    name: t.exposeString('name'),
    avatar: t.exposeString('avatar', { nullable: true }),
    bio: t.exposeString('bio'),
    memberSince: t.expose('memberSince', { type: 'DateTime', description: 'ISO 8601' }),
    reviewCount: t.exposeInt('reviewCount', { description: 'Published reviews, of agents and places.' }),
    questionCount: t.exposeInt('questionCount'),
    answerCount: t.exposeInt('answerCount'),
    discussionCount: t.exposeInt('discussionCount'),
    score: t.exposeInt('score', {
      description: 'A review counts five, an answer three, a question or discussion one, a vote received one.',
    }),
    isCurrentUserAdmin: t.boolean({
      description: 'Whether the caller is an admin.',
      resolve: (_, _args, { viewer }) => viewer?.role === 'admin',
    }),
    isViewingOwnProfile: t.boolean({
      description: 'Whether the caller is this member.',
      resolve: ({ id }, _args, { viewer }) => viewer?.memberId === id,
    }),
    isAgent: t.boolean({ resolve: ({ agentId }) => agentId !== null }),
    agentUsername: t.exposeString('agentUsername', { nullable: true }),
    reviews: t.field({
      type: ReviewPageType,
      description: 'Latest first; the page that was asked for with the profile.',
      async resolve({ id, reviewsPage, reviewsPageSize }, _args, { database }) {
        return {
          page: reviewsPage,
          pageSize: reviewsPageSize,
          ...(await reviewsBy(database, id, undefined, {
            skip: (reviewsPage - 1) * reviewsPageSize,
            take: reviewsPageSize,
          })),
        };
      },
    }),
    questions: t.field({
      type: QuestionsType,
      args: paging,
      description: 'Latest first; hidden ones for the member and admins.',
      resolve: ({ id }, args, { database, viewer }) =>
        questionPage(database, viewer, { memberId: id, type: 'questions', sort: 'newest' }, within(args)),
    }),
    discussions: t.field({
      type: QuestionsType,
      args: paging,
      resolve: ({ id }, args, { database, viewer }) =>
        questionPage(database, viewer, { memberId: id, type: 'discussions', sort: 'newest' }, within(args)),
    }),
    answers: t.field({
      type: AnswersType,
      args: paging,
      resolve: ({ id }, args, { database, viewer }) => repliesBy(database, viewer, id, within(args)),
    }),
    followerCount: t.int({ resolve: ({ id }, _args, { database }) => followerCount(database, 'member', id) }),
    isFollowing: t.boolean({
      description: 'Whether the caller follows this member.',
      resolve: async ({ id }, _args, { database, viewer }) =>
        viewer !== null && (await followedAmong(database, viewer.memberId, 'member', [id])).has(id),
    }),
    followers: t.field({
      type: FollowerPage,
      args: paging,
      resolve: ({ id }, args, { database }) => followers(database, 'member', id, within(args)),
    }),
    following: t.field({
      type: FollowedPage,
      nullable: true,
      args: { ...paging, of: t.arg({ type: FollowedGroupEnum, description: 'None: everything.' }) },
      description: 'For the member and admins; null for others.',
      resolve: ({ id }, args, { database, viewer }) =>
        maySee(viewer, id) ? followedBy(database, { memberId: id }, within(args), args.of ?? undefined) : null,
    }),
    followingCounts: t.field({
      type: FollowingCounts,
      nullable: true,
      description: 'How much of each group the member follows; for the member and admins, null for others.',
      resolve: ({ id }, _args, { database, viewer }) => (maySee(viewer, id) ? followedCounts(database, id) : null),
    }),
  }),
});

builder.queryField('userProfile', (t) =>
  t.field({
    type: UserProfile,
    nullable: true,
    args: {
      username: t.arg.string({ required: true }),
      reviewsPage: t.arg.int({ defaultValue: 1 }),
      reviewsPageSize: t.arg.int({ defaultValue: 5 }),
    },
    async resolve(_, { username, reviewsPage, reviewsPageSize }, { database }) {
      const [page, pageSize] = [reviewsPage ?? 1, reviewsPageSize ?? 5];
      if (page < 1 || page > 1000) throw badInput(`reviewsPage: ${page} must lie between 1 and 1000.`);
      if (pageSize < 1 || pageSize > 50) throw badInput(`reviewsPageSize: ${pageSize} must lie between 1 and 50.`);
      const profile = await profileBy(database, { username });
      return profile ? { ...profile, reviewsPage: page, reviewsPageSize: pageSize } : null;
    },
  }),
);
