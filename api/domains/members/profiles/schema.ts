import {
  followedBy,
  followedCounts,
  type FollowedGroup,
  FollowedGroupEnum,
  FollowedPage,
  FollowerPage,
} from '../../agencies/public.ts';
import { followedAmong, followerCount, readFollowers } from '../follows/public.ts';
import type { Page } from '../../../platform/paging.ts';
import { badInput, builder, sizeWithin, withDescriptions, useUri } from '../../../platform/graph/public.ts';
import { Pagination } from '../../listings/public.ts';
import { type Question, questionPage, QuestionType, repliesBy, type Reply, ReplyType } from '../../community/public.ts';
import type { Viewer } from '../../../platform/identity/public.ts';
import type { Profile, ProfileReview } from './profile.ts';
import { profileBy, reviewsBy } from './store.ts';

const ReviewType = builder.objectRef<ProfileReview>('ProfileReview').implement({
  description: 'A published review of an agent or a place.',
  fields: (t) => ({
    kind: t.field({
      type: builder.enumType('ProfileReviewKind', {
        description: 'What a member reviewed.',
        values: withDescriptions(['agent', 'location'] as const, { agent: 'An agent.', location: 'A suburb.' }),
      }),
      description: 'Whether an agent or a suburb was reviewed.',
      resolve: ({ kind }) => kind,
    }),
    reviewId: t.exposeID('reviewId', { description: 'ID of the review.' }),
    about: t.exposeString('about', { description: 'The agent or the place.' }),
    uri: t.exposeString('path', { description: 'Root-relative address of the review.' }),
    path: t.exposeString('path', { description: 'The same as uri.', deprecationReason: useUri }),
    title: t.exposeString('title', { description: 'Heading; may be empty.' }),
    text: t.exposeString('text', { description: 'The review itself; plain text.' }),
    rating: t.exposeInt('rating', { description: 'Stars, 1 to 5.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
  }),
});

interface ReviewPage extends Page<ProfileReview> {
  readonly page: number;
  readonly pageSize: number;
}
const ReviewPageType = builder.objectRef<ReviewPage>('ProfileReviews').implement({
  description: "A page of a member's reviews, latest first.",
  fields: (t) => ({
    total: t.exposeInt('total'),
    results: t.field({ type: [ReviewType], resolve: ({ results }) => results }),
    pagination: t.field({
      type: Pagination,
      description: 'Which page this is.',
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
  description: "A page of a member's questions or discussions, latest first.",
  fields: (t) => ({
    total: t.exposeInt('total'),
    results: t.field({ type: [QuestionType], resolve: ({ results }) => results }),
  }),
});
const AnswersType = builder.objectRef<Page<Reply>>('ProfileAnswers').implement({
  description: "A page of a member's answers, latest first.",
  fields: (t) => ({
    total: t.exposeInt('total'),
    results: t.field({ type: [ReplyType], resolve: ({ results }) => results }),
  }),
});

const paging = builder.args((t) => ({ skip: t.int({ defaultValue: 0 }), take: t.int({ defaultValue: 5 }) }));
const pageWithin = ({ skip, take }: { skip?: number | null | undefined; take?: number | null | undefined }) => ({
  skip: sizeWithin('skip', skip ?? 0, 50_000),
  take: sizeWithin('take', take ?? 5, 50),
});

/** A profile together with the requested page of reviews. */
type PagedProfile = Profile & { readonly reviewsPage: number; readonly reviewsPageSize: number };

const maySee = (viewer: Viewer | null, id: number): boolean =>
  viewer !== null && (viewer.memberId === id || viewer.role === 'admin');

const FollowingCounts = builder.objectRef<Readonly<Record<FollowedGroup, number>>>('FollowingCounts').implement({
  description: 'Number of items that a member follows, by group.',
  fields: (t) => ({
    agents: t.exposeInt('agents', { description: 'Agents that they follow.' }),
    locations: t.exposeInt('locations', { description: 'Suburbs that they follow.' }),
    questions: t.exposeInt('questions', { description: 'Questions that they follow.' }),
    discussions: t.exposeInt('discussions', { description: 'Discussions that they follow.' }),
    members: t.exposeInt('members', { description: 'Members that they follow.' }),
  }),
});

const UserProfile = builder.objectRef<PagedProfile>('UserProfile').implement({
  description: 'Public profile of a member.',
  fields: (t) => ({
    id: t.exposeID('id'),
    username: t.exposeString('username'),
    name: t.exposeString('name', { description: 'Public name.' }),
    avatar: t.exposeString('avatar', { nullable: true }),
    bio: t.exposeString('bio', { description: "The member's text about themselves; plain text." }),
    memberSince: t.expose('memberSince', { type: 'DateTime', description: 'When they joined.' }),
    reviewCount: t.exposeInt('reviewCount', { description: 'Published reviews, of agents and places.' }),
    questionCount: t.exposeInt('questionCount', { description: 'Questions that everyone sees.' }),
    answerCount: t.exposeInt('answerCount', { description: 'Answers that everyone sees.' }),
    discussionCount: t.exposeInt('discussionCount', { description: 'Discussions that everyone sees.' }),
    score: t.exposeInt('score', {
      description: 'Contribution score: 5 per review, 3 per answer, 1 per question, discussion or received vote.',
    }),
    isCurrentUserAdmin: t.boolean({
      description: 'Whether the caller is an admin.',
      resolve: (_, _args, { viewer }) => viewer?.role === 'admin',
    }),
    isViewingOwnProfile: t.boolean({
      description: 'Whether the caller is this member.',
      resolve: ({ id }, _args, { viewer }) => viewer?.memberId === id,
    }),
    isAgent: t.boolean({ description: 'Whether they are an agent.', resolve: ({ agentId }) => agentId !== null }),
    agentUsername: t.exposeString('agentUsername', {
      nullable: true,
      description: 'Username of their profile as an agent; absent for others.',
    }),
    reviews: t.field({
      type: ReviewPageType,
      description: 'Reviews, latest first; the page that was requested with the profile.',
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
      description: 'Questions, latest first; includes hidden ones for the member and admins.',
      resolve: ({ id }, args, { database, viewer }) =>
        questionPage(database, viewer, { memberId: id, type: 'questions', sort: 'newest' }, pageWithin(args)),
    }),
    discussions: t.field({
      type: QuestionsType,
      description: 'Their discussions, latest first.',
      args: paging,
      resolve: ({ id }, args, { database, viewer }) =>
        questionPage(database, viewer, { memberId: id, type: 'discussions', sort: 'newest' }, pageWithin(args)),
    }),
    answers: t.field({
      type: AnswersType,
      description: 'Their answers, latest first.',
      args: paging,
      resolve: ({ id }, args, { database, viewer }) => repliesBy(database, viewer, id, pageWithin(args)),
    }),
    followerCount: t.int({
      description: 'Members who follow them.',
      resolve: ({ id }, _args, { database }) => followerCount(database, 'member', id),
    }),
    isFollowing: t.boolean({
      description: 'Whether the caller follows this member.',
      resolve: async ({ id }, _args, { database, viewer }) =>
        viewer !== null && (await followedAmong(database, viewer.memberId, 'member', [id])).has(id),
    }),
    followers: t.field({
      type: FollowerPage,
      description: 'Members who follow them, latest first.',
      args: paging,
      resolve: ({ id }, args, { database }) => readFollowers(database, 'member', id, pageWithin(args)),
    }),
    following: t.field({
      type: FollowedPage,
      nullable: true,
      args: { ...paging, of: t.arg({ type: FollowedGroupEnum, description: 'All groups if omitted.' }) },
      description: 'What the member follows. For the member and admins; null for others.',
      resolve: ({ id }, args, { database, viewer }) =>
        maySee(viewer, id) ? followedBy(database, { memberId: id }, pageWithin(args), args.of ?? undefined) : null,
    }),
    followingCounts: t.field({
      type: FollowingCounts,
      nullable: true,
      description: 'Number of items that the member follows, by group. For the member and admins; null for others.',
      resolve: ({ id }, _args, { database, viewer }) => (maySee(viewer, id) ? followedCounts(database, id) : null),
    }),
  }),
});

builder.queryField('userProfile', (t) =>
  t.field({
    type: UserProfile,
    nullable: true,
    description: "A member's public profile; null for an unknown one.",
    args: {
      username: t.arg.string({ required: true }),
      reviewsPage: t.arg.int({ defaultValue: 1, description: 'Number of the page of reviews, from 1.' }),
      reviewsPageSize: t.arg.int({ defaultValue: 5, description: 'Reviews per page.' }),
    },
    async resolve(_, { username, reviewsPage, reviewsPageSize }, { database }) {
      const [page, pageSize] = [reviewsPage ?? 1, reviewsPageSize ?? 5];
      if (page < 1 || page > 1000) throw badInput(`reviewsPage: ${page} must be between 1 and 1000.`);
      if (pageSize < 1 || pageSize > 50) throw badInput(`reviewsPageSize: ${pageSize} must be between 1 and 50.`);
      const profile = await profileBy(database, { username });
      return profile ? { ...profile, reviewsPage: page, reviewsPageSize: pageSize } : null;
    },
  }),
);
