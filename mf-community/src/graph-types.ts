// Made of the graph API's schema and this area's operations by npm run contracts. The compiler holds the area's own types against it.
import type { ResultOf, VariablesOf } from '@verandah/graph';
import type * as module0 from './features/moderation/queries.ts';
import type * as module1 from './features/own/queries.ts';
import type * as module2 from './features/places/find-place.ts';
import type * as module3 from './features/thread/queries.ts';
import type * as module4 from './pages/ask/queries.ts';
import type * as module5 from './pages/blog/load.ts';
import type * as module6 from './pages/drafts/load.ts';
import type * as module7 from './pages/editor/load.ts';
import type * as module8 from './pages/post/load.ts';
import type * as module9 from './pages/questions/queries.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ModerationAction =
  | 'dismiss'
  | 'hide'
  | 'lock'
  | 'remove'
  | 'restore'
  | 'show'
  | 'unlock'
  | 'warn';

export type ModerationState =
  | 'hidden'
  | 'pending'
  | 'removed'
  | 'visible';

export type PostInput = {
  /** Media key of a picture, as `POST /rest/posts/editor/covers` answers it. */
  readonly cover?: string | null | undefined;
  /** What the picture shows: with a picture it must be said, in at most 200 characters. */
  readonly coverAlt?: string | null | undefined;
  readonly markdown: string;
  /** Of a draft that has been saved before: its address. */
  readonly slug?: string | null | undefined;
  /** At most 300 characters. */
  readonly summary?: string | null | undefined;
  /** 3 to 150 characters */
  readonly title: string;
  /** At most 40 characters. */
  readonly topic?: string | null | undefined;
  /** The version that the change began with. */
  readonly version?: number | null | undefined;
};

/** What is left out stays. */
export type QuestionChange = {
  readonly content?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly topics?: ReadonlyArray<QuestionTopic> | null | undefined;
};

export type QuestionInput = {
  /** At most 5,000 characters. */
  readonly content?: string | null | undefined;
  readonly isDiscussion?: boolean | null | undefined;
  /** One street of the suburb that it is about. */
  readonly street?: string | null | undefined;
  /** 8 to 150 characters */
  readonly title: string;
  /** At most three. */
  readonly topics?: ReadonlyArray<QuestionTopic> | null | undefined;
};

export type QuestionKind =
  | 'all'
  | 'discussions'
  | 'questions';

export type QuestionPostKind =
  | 'answer'
  | 'comment'
  | 'question';

export type QuestionSort =
  | 'newest'
  | 'oldest'
  /** By votes and answers. */
  | 'popular'
  /** Those that nobody has answered, newest first. */
  | 'unanswered';

export type QuestionTopic =
  /** Building and renovating */
  | 'building'
  /** Buying and selling */
  | 'buying'
  /** Costs */
  | 'costs'
  /** Noise, weather and nature */
  | 'environment'
  /** Lifestyle */
  | 'lifestyle'
  /** Neighbours */
  | 'neighbours'
  /** Renting */
  | 'renting'
  /** Safety */
  | 'safety'
  /** Schools and childcare */
  | 'schools'
  /** Council and services */
  | 'services'
  /** Transport and parking */
  | 'transport';

export type ReportKind =
  | 'agentReview'
  | 'answer'
  | 'answerComment'
  | 'listing'
  | 'locationReview'
  | 'locationReviewComment'
  | 'question';

export type VoteKind =
  | 'answer'
  | 'question';

export type ModerationCaseQueryVariables = Exact<{
  kind: ReportKind;
  id: string;
}>;


export type ModerationCaseQuery = { readonly moderationCase: { readonly kind: ReportKind, readonly targetId: string, readonly state: ModerationState, readonly isLocked: boolean, readonly text: string, readonly path: string, readonly authorName: string, readonly reports: ReadonlyArray<{ readonly reason: string, readonly detail: string, readonly reporter: string, readonly createdAt: string }>, readonly history: ReadonlyArray<{ readonly at: string, readonly who: string, readonly action: ModerationAction, readonly why: string }> } };

export type ModerationQueueQueryVariables = Exact<{
  kind?: ReportKind | null | undefined;
  skip: number;
  take: number;
}>;


export type ModerationQueueQuery = { readonly moderationQueue: { readonly total: number, readonly results: ReadonlyArray<{ readonly reportCount: number, readonly since: string, readonly case: { readonly kind: ReportKind, readonly targetId: string, readonly state: ModerationState, readonly isLocked: boolean, readonly text: string, readonly path: string, readonly authorName: string, readonly reports: ReadonlyArray<{ readonly reason: string, readonly detail: string, readonly reporter: string, readonly createdAt: string }>, readonly history: ReadonlyArray<{ readonly at: string, readonly who: string, readonly action: ModerationAction, readonly why: string }> } }> } };

export type ModerateMutationVariables = Exact<{
  kind: ReportKind;
  id: string;
  action: ModerationAction;
  why: string;
}>;


export type ModerateMutation = { readonly moderate: { readonly kind: ReportKind, readonly targetId: string, readonly state: ModerationState, readonly isLocked: boolean, readonly text: string, readonly path: string, readonly authorName: string, readonly reports: ReadonlyArray<{ readonly reason: string, readonly detail: string, readonly reporter: string, readonly createdAt: string }>, readonly history: ReadonlyArray<{ readonly at: string, readonly who: string, readonly action: ModerationAction, readonly why: string }> } };

export type ChangeAnswerMutationVariables = Exact<{
  id: string;
  text: string;
}>;


export type ChangeAnswerMutation = { readonly changeAnswer: { readonly postId: string } };

export type ChangeCommentMutationVariables = Exact<{
  id: string;
  text: string;
}>;


export type ChangeCommentMutation = { readonly changeComment: { readonly postId: string } };

export type ChangeQuestionMutationVariables = Exact<{
  id: string;
  change: QuestionChange;
}>;


export type ChangeQuestionMutation = { readonly changeQuestion: { readonly uri: string } };

export type OwnPostsQueryVariables = Exact<{
  username: string;
}>;


export type OwnPostsQuery = { readonly userProfile: { readonly questions: { readonly total: number, readonly results: ReadonlyArray<{ readonly postId: string, readonly uri: string, readonly title: string, readonly content: string, readonly isDiscussion: boolean, readonly isVisible: boolean, readonly street: string | null, readonly topics: ReadonlyArray<QuestionTopic>, readonly bestAnswerId: string | null, readonly createdAt: string, readonly votes: number, readonly replyCount: number, readonly location: { readonly name: string, readonly slug: string, readonly label: string }, readonly author: { readonly memberId: string | null, readonly username: string | null, readonly name: string, readonly avatar: string | null, readonly agentUsername: string | null } }> }, readonly discussions: { readonly total: number, readonly results: ReadonlyArray<{ readonly postId: string, readonly uri: string, readonly title: string, readonly content: string, readonly isDiscussion: boolean, readonly isVisible: boolean, readonly street: string | null, readonly topics: ReadonlyArray<QuestionTopic>, readonly bestAnswerId: string | null, readonly createdAt: string, readonly votes: number, readonly replyCount: number, readonly location: { readonly name: string, readonly slug: string, readonly label: string }, readonly author: { readonly memberId: string | null, readonly username: string | null, readonly name: string, readonly avatar: string | null, readonly agentUsername: string | null } }> }, readonly answers: { readonly total: number, readonly results: ReadonlyArray<{ readonly postId: string, readonly questionId: string, readonly text: string, readonly isVisible: boolean, readonly createdAt: string, readonly votes: number }> } } | null };

export type OwnPostQueryVariables = Exact<{
  kind: QuestionPostKind;
  id: string;
}>;


export type OwnPostQuery = { readonly ownPost: { readonly kind: QuestionPostKind, readonly postId: string, readonly text: string, readonly isVisible: boolean, readonly isAnswered: boolean, readonly question: { readonly postId: string, readonly uri: string, readonly title: string, readonly isVisible: boolean, readonly isDiscussion: boolean, readonly topics: ReadonlyArray<QuestionTopic>, readonly bestAnswerId: string | null, readonly replies: ReadonlyArray<{ readonly postId: string, readonly text: string, readonly author: { readonly name: string } }> } } };

export type WithdrawPostMutationVariables = Exact<{
  kind: QuestionPostKind;
  id: string;
}>;


export type WithdrawPostMutation = { readonly withdrawPost: boolean };

export type SuggestSuburbsQueryVariables = Exact<{
  term: string;
  take: number;
}>;


export type SuggestSuburbsQuery = { readonly locationSearch: ReadonlyArray<{ readonly label: string, readonly slug: string | null }> };

export type FollowQuestionMutationVariables = Exact<{
  id: string;
}>;


export type FollowQuestionMutation = { readonly follow: { readonly isFollowing: boolean, readonly followerCount: number } };

export type QuestionPageQueryVariables = Exact<{
  uri: string;
}>;


export type QuestionPageQuery = { readonly qAndA: { readonly postId: string, readonly uri: string, readonly title: string, readonly content: string, readonly isDiscussion: boolean, readonly isVisible: boolean, readonly street: string | null, readonly topics: ReadonlyArray<QuestionTopic>, readonly bestAnswerId: string | null, readonly createdAt: string, readonly votes: number, readonly replyCount: number, readonly viewerVote: number, readonly followerCount: number, readonly isFollowing: boolean, readonly isLocked: boolean, readonly updatedAt: string, readonly editedAt: string | null, readonly location: { readonly name: string, readonly slug: string, readonly label: string }, readonly author: { readonly memberId: string | null, readonly username: string | null, readonly name: string, readonly avatar: string | null, readonly agentUsername: string | null }, readonly replies: ReadonlyArray<{ readonly postId: string, readonly text: string, readonly isVisible: boolean, readonly createdAt: string, readonly editedAt: string | null, readonly votes: number, readonly viewerVote: number, readonly author: { readonly memberId: string | null, readonly username: string | null, readonly name: string, readonly avatar: string | null, readonly agentUsername: string | null }, readonly comments: ReadonlyArray<{ readonly postId: string, readonly text: string, readonly isVisible: boolean, readonly createdAt: string, readonly editedAt: string | null, readonly author: { readonly memberId: string | null, readonly username: string | null, readonly name: string, readonly avatar: string | null, readonly agentUsername: string | null } }> }>, readonly related: ReadonlyArray<{ readonly postId: string, readonly uri: string, readonly title: string, readonly replyCount: number, readonly location: { readonly name: string } }> } | null };

export type QuestionThreadQueryVariables = Exact<{
  uri: string;
}>;


export type QuestionThreadQuery = { readonly qAndA: { readonly postId: string, readonly uri: string, readonly title: string, readonly content: string, readonly isDiscussion: boolean, readonly isVisible: boolean, readonly street: string | null, readonly topics: ReadonlyArray<QuestionTopic>, readonly bestAnswerId: string | null, readonly createdAt: string, readonly votes: number, readonly replyCount: number, readonly viewerVote: number, readonly followerCount: number, readonly isFollowing: boolean, readonly isLocked: boolean, readonly updatedAt: string, readonly editedAt: string | null, readonly location: { readonly name: string, readonly slug: string, readonly label: string }, readonly author: { readonly memberId: string | null, readonly username: string | null, readonly name: string, readonly avatar: string | null, readonly agentUsername: string | null }, readonly replies: ReadonlyArray<{ readonly postId: string, readonly text: string, readonly isVisible: boolean, readonly createdAt: string, readonly editedAt: string | null, readonly votes: number, readonly viewerVote: number, readonly author: { readonly memberId: string | null, readonly username: string | null, readonly name: string, readonly avatar: string | null, readonly agentUsername: string | null }, readonly comments: ReadonlyArray<{ readonly postId: string, readonly text: string, readonly isVisible: boolean, readonly createdAt: string, readonly editedAt: string | null, readonly author: { readonly memberId: string | null, readonly username: string | null, readonly name: string, readonly avatar: string | null, readonly agentUsername: string | null } }> }> } | null };

export type UnfollowQuestionMutationVariables = Exact<{
  id: string;
}>;


export type UnfollowQuestionMutation = { readonly unfollow: { readonly isFollowing: boolean, readonly followerCount: number } };

export type AnswerQuestionMutationVariables = Exact<{
  questionId: string;
  text: string;
  key?: string | null | undefined;
}>;


export type AnswerQuestionMutation = { readonly answerQuestion: { readonly postId: string } };

export type ChooseBestAnswerMutationVariables = Exact<{
  questionId: string;
  answerId?: string | null | undefined;
}>;


export type ChooseBestAnswerMutation = { readonly chooseBestAnswer: { readonly bestAnswerId: string | null } };

export type CommentOnAnswerMutationVariables = Exact<{
  answerId: string;
  text: string;
  key?: string | null | undefined;
}>;


export type CommentOnAnswerMutation = { readonly commentOnAnswer: { readonly postId: string } };

export type ReportPostMutationVariables = Exact<{
  kind: ReportKind;
  id: string;
  reason: string;
  detail: string;
}>;


export type ReportPostMutation = { readonly report: boolean };

export type VoteOnPostMutationVariables = Exact<{
  kind: VoteKind;
  postId: string;
  value: number;
  key?: string | null | undefined;
}>;


export type VoteOnPostMutation = { readonly voteOnPost: { readonly votes: number, readonly viewerVote: number } };

export type AskPlaceQueryVariables = Exact<{
  location: string;
}>;


export type AskPlaceQuery = { readonly locationQAndAIndex: { readonly location: { readonly name: string, readonly slug: string, readonly label: string } } | null };

export type SimilarQuestionsQueryVariables = Exact<{
  title: string;
  location?: string | null | undefined;
}>;


export type SimilarQuestionsQuery = { readonly similarQuestions: ReadonlyArray<{ readonly postId: string, readonly uri: string, readonly title: string, readonly replyCount: number, readonly location: { readonly name: string } }> };

export type AskQuestionMutationVariables = Exact<{
  location: string;
  input: QuestionInput;
  key?: string | null | undefined;
}>;


export type AskQuestionMutation = { readonly askQuestion: { readonly uri: string } };

export type BlogQueryVariables = Exact<{
  skip: number;
  take: number;
  topic?: string | null | undefined;
}>;


export type BlogQuery = { readonly posts: { readonly total: number | null, readonly hasMore: boolean, readonly results: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly summary: string, readonly topic: string, readonly topicSlug: string, readonly cover: string | null, readonly coverAlt: string, readonly authorName: string, readonly publishedAt: string, readonly updatedAt: string }> }, readonly postTopics: ReadonlyArray<{ readonly slug: string, readonly name: string, readonly postCount: number }> };

export type PostDraftsQueryVariables = Exact<{
  skip: number;
  take: number;
}>;


export type PostDraftsQuery = { readonly postDrafts: { readonly total: number, readonly results: ReadonlyArray<{ readonly id: string, readonly title: string, readonly topic: string, readonly publishedAt: string | null, readonly updatedAt: string, readonly authorName: string }> } };

export type PublishPostMutationVariables = Exact<{
  id: string;
}>;


export type PublishPostMutation = { readonly publishPost: { readonly slug: string } };

export type PostDraftQueryVariables = Exact<{
  id: string;
}>;


export type PostDraftQuery = { readonly postDraft: { readonly id: string, readonly version: number, readonly slug: string, readonly title: string, readonly summary: string, readonly markdown: string, readonly topic: string, readonly cover: string | null, readonly coverAlt: string, readonly publishedAt: string | null, readonly updatedAt: string, readonly html: string } };

export type RemovePostMutationVariables = Exact<{
  id: string;
}>;


export type RemovePostMutation = { readonly removePost: boolean };

export type SavePostMutationVariables = Exact<{
  id?: string | null | undefined;
  input: PostInput;
}>;


export type SavePostMutation = { readonly savePost: { readonly id: string } };

export type WithdrawPostDraftMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawPostDraftMutation = { readonly withdrawPostDraft: { readonly id: string } };

export type BlogPostQueryVariables = Exact<{
  slug: string;
}>;


export type BlogPostQuery = { readonly post: { readonly slug: string, readonly title: string, readonly summary: string, readonly topic: string, readonly topicSlug: string, readonly cover: string | null, readonly coverAlt: string, readonly authorName: string, readonly publishedAt: string, readonly updatedAt: string, readonly html: string } | null, readonly posts: { readonly results: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly summary: string, readonly topic: string, readonly topicSlug: string, readonly cover: string | null, readonly coverAlt: string, readonly authorName: string, readonly publishedAt: string, readonly updatedAt: string }> } };

export type PlaceQuestionsQueryVariables = Exact<{
  location: string;
  sort: QuestionSort;
  page: number;
  topic?: QuestionTopic | null | undefined;
  kind: QuestionKind;
  term: string;
}>;


export type PlaceQuestionsQuery = { readonly locationQAndAIndex: { readonly location: { readonly name: string, readonly slug: string, readonly label: string }, readonly questions: { readonly total: number, readonly results: ReadonlyArray<{ readonly postId: string, readonly uri: string, readonly title: string, readonly content: string, readonly isDiscussion: boolean, readonly isVisible: boolean, readonly street: string | null, readonly topics: ReadonlyArray<QuestionTopic>, readonly bestAnswerId: string | null, readonly createdAt: string, readonly votes: number, readonly replyCount: number, readonly location: { readonly name: string, readonly slug: string, readonly label: string }, readonly author: { readonly memberId: string | null, readonly username: string | null, readonly name: string, readonly avatar: string | null, readonly agentUsername: string | null } }>, readonly pagination: { readonly totalPages: number } } } | null };

export type QuestionsQueryVariables = Exact<{
  sort: QuestionSort;
  page: number;
  topic?: QuestionTopic | null | undefined;
  kind: QuestionKind;
  term: string;
}>;


export type QuestionsQuery = { readonly qAndAIndex: { readonly questions: { readonly total: number, readonly results: ReadonlyArray<{ readonly postId: string, readonly uri: string, readonly title: string, readonly content: string, readonly isDiscussion: boolean, readonly isVisible: boolean, readonly street: string | null, readonly topics: ReadonlyArray<QuestionTopic>, readonly bestAnswerId: string | null, readonly createdAt: string, readonly votes: number, readonly replyCount: number, readonly location: { readonly name: string, readonly slug: string, readonly label: string }, readonly author: { readonly memberId: string | null, readonly username: string | null, readonly name: string, readonly avatar: string | null, readonly agentUsername: string | null } }>, readonly pagination: { readonly totalPages: number } }, readonly popular: ReadonlyArray<{ readonly postId: string, readonly uri: string, readonly title: string, readonly content: string, readonly isDiscussion: boolean, readonly isVisible: boolean, readonly street: string | null, readonly topics: ReadonlyArray<QuestionTopic>, readonly bestAnswerId: string | null, readonly createdAt: string, readonly votes: number, readonly replyCount: number, readonly location: { readonly name: string, readonly slug: string, readonly label: string }, readonly author: { readonly memberId: string | null, readonly username: string | null, readonly name: string, readonly avatar: string | null, readonly agentUsername: string | null } }>, readonly unanswered: ReadonlyArray<{ readonly postId: string, readonly uri: string, readonly title: string, readonly content: string, readonly isDiscussion: boolean, readonly isVisible: boolean, readonly street: string | null, readonly topics: ReadonlyArray<QuestionTopic>, readonly bestAnswerId: string | null, readonly createdAt: string, readonly votes: number, readonly replyCount: number, readonly location: { readonly name: string, readonly slug: string, readonly label: string }, readonly author: { readonly memberId: string | null, readonly username: string | null, readonly name: string, readonly avatar: string | null, readonly agentUsername: string | null } }>, readonly places: ReadonlyArray<{ readonly questionCount: number, readonly location: { readonly name: string, readonly slug: string, readonly label: string } }>, readonly topics: ReadonlyArray<{ readonly topic: QuestionTopic, readonly questionCount: number }> } };
type Agrees<Wanted, Given extends Wanted> = Given;
export type ModerationCaseQueryProof = [Agrees<ResultOf<typeof module0.readCase>, ModerationCaseQuery>, Agrees<ModerationCaseQueryVariables, VariablesOf<typeof module0.readCase>>];
export type ModerationQueueQueryProof = [Agrees<ResultOf<typeof module0.readQueue>, ModerationQueueQuery>, Agrees<ModerationQueueQueryVariables, VariablesOf<typeof module0.readQueue>>];
export type ModerateMutationProof = [Agrees<ResultOf<typeof module0.writeJudgement>, ModerateMutation>, Agrees<ModerateMutationVariables, VariablesOf<typeof module0.writeJudgement>>];
export type ChangeAnswerMutationProof = [Agrees<ResultOf<typeof module1.changeAnswer>, ChangeAnswerMutation>, Agrees<ChangeAnswerMutationVariables, VariablesOf<typeof module1.changeAnswer>>];
export type ChangeCommentMutationProof = [Agrees<ResultOf<typeof module1.changeComment>, ChangeCommentMutation>, Agrees<ChangeCommentMutationVariables, VariablesOf<typeof module1.changeComment>>];
export type ChangeQuestionMutationProof = [Agrees<ResultOf<typeof module1.changeQuestion>, ChangeQuestionMutation>, Agrees<ChangeQuestionMutationVariables, VariablesOf<typeof module1.changeQuestion>>];
export type OwnPostsQueryProof = [Agrees<ResultOf<typeof module1.readOwn>, OwnPostsQuery>, Agrees<OwnPostsQueryVariables, VariablesOf<typeof module1.readOwn>>];
export type OwnPostQueryProof = [Agrees<ResultOf<typeof module1.readOwnPost>, OwnPostQuery>, Agrees<OwnPostQueryVariables, VariablesOf<typeof module1.readOwnPost>>];
export type WithdrawPostMutationProof = [Agrees<ResultOf<typeof module1.withdrawPost>, WithdrawPostMutation>, Agrees<WithdrawPostMutationVariables, VariablesOf<typeof module1.withdrawPost>>];
export type SuggestSuburbsQueryProof = [Agrees<ResultOf<typeof module2.suggestSuburbs>, SuggestSuburbsQuery>, Agrees<SuggestSuburbsQueryVariables, VariablesOf<typeof module2.suggestSuburbs>>];
export type FollowQuestionMutationProof = [Agrees<ResultOf<typeof module3.followQuestion>, FollowQuestionMutation>, Agrees<FollowQuestionMutationVariables, VariablesOf<typeof module3.followQuestion>>];
export type QuestionPageQueryProof = [Agrees<ResultOf<typeof module3.readQuestion>, QuestionPageQuery>, Agrees<QuestionPageQueryVariables, VariablesOf<typeof module3.readQuestion>>];
export type QuestionThreadQueryProof = [Agrees<ResultOf<typeof module3.readThread>, QuestionThreadQuery>, Agrees<QuestionThreadQueryVariables, VariablesOf<typeof module3.readThread>>];
export type UnfollowQuestionMutationProof = [Agrees<ResultOf<typeof module3.unfollowQuestion>, UnfollowQuestionMutation>, Agrees<UnfollowQuestionMutationVariables, VariablesOf<typeof module3.unfollowQuestion>>];
export type AnswerQuestionMutationProof = [Agrees<ResultOf<typeof module3.writeAnswer>, AnswerQuestionMutation>, Agrees<AnswerQuestionMutationVariables, VariablesOf<typeof module3.writeAnswer>>];
export type ChooseBestAnswerMutationProof = [Agrees<ResultOf<typeof module3.writeBest>, ChooseBestAnswerMutation>, Agrees<ChooseBestAnswerMutationVariables, VariablesOf<typeof module3.writeBest>>];
export type CommentOnAnswerMutationProof = [Agrees<ResultOf<typeof module3.writeComment>, CommentOnAnswerMutation>, Agrees<CommentOnAnswerMutationVariables, VariablesOf<typeof module3.writeComment>>];
export type ReportPostMutationProof = [Agrees<ResultOf<typeof module3.writeReport>, ReportPostMutation>, Agrees<ReportPostMutationVariables, VariablesOf<typeof module3.writeReport>>];
export type VoteOnPostMutationProof = [Agrees<ResultOf<typeof module3.writeVote>, VoteOnPostMutation>, Agrees<VoteOnPostMutationVariables, VariablesOf<typeof module3.writeVote>>];
export type AskPlaceQueryProof = [Agrees<ResultOf<typeof module4.readPlace>, AskPlaceQuery>, Agrees<AskPlaceQueryVariables, VariablesOf<typeof module4.readPlace>>];
export type SimilarQuestionsQueryProof = [Agrees<ResultOf<typeof module4.readSimilar>, SimilarQuestionsQuery>, Agrees<SimilarQuestionsQueryVariables, VariablesOf<typeof module4.readSimilar>>];
export type AskQuestionMutationProof = [Agrees<ResultOf<typeof module4.writeQuestion>, AskQuestionMutation>, Agrees<AskQuestionMutationVariables, VariablesOf<typeof module4.writeQuestion>>];
export type BlogQueryProof = [Agrees<ResultOf<typeof module5.readBlog>, BlogQuery>, Agrees<BlogQueryVariables, VariablesOf<typeof module5.readBlog>>];
export type PostDraftsQueryProof = [Agrees<ResultOf<typeof module6.readDrafts>, PostDraftsQuery>, Agrees<PostDraftsQueryVariables, VariablesOf<typeof module6.readDrafts>>];
export type PublishPostMutationProof = [Agrees<ResultOf<typeof module7.publishPost>, PublishPostMutation>, Agrees<PublishPostMutationVariables, VariablesOf<typeof module7.publishPost>>];
export type PostDraftQueryProof = [Agrees<ResultOf<typeof module7.readDraft>, PostDraftQuery>, Agrees<PostDraftQueryVariables, VariablesOf<typeof module7.readDraft>>];
export type RemovePostMutationProof = [Agrees<ResultOf<typeof module7.removePost>, RemovePostMutation>, Agrees<RemovePostMutationVariables, VariablesOf<typeof module7.removePost>>];
export type SavePostMutationProof = [Agrees<ResultOf<typeof module7.savePost>, SavePostMutation>, Agrees<SavePostMutationVariables, VariablesOf<typeof module7.savePost>>];
export type WithdrawPostDraftMutationProof = [Agrees<ResultOf<typeof module7.withdrawDraft>, WithdrawPostDraftMutation>, Agrees<WithdrawPostDraftMutationVariables, VariablesOf<typeof module7.withdrawDraft>>];
export type BlogPostQueryProof = [Agrees<ResultOf<typeof module8.readPost>, BlogPostQuery>, Agrees<BlogPostQueryVariables, VariablesOf<typeof module8.readPost>>];
export type PlaceQuestionsQueryProof = [Agrees<ResultOf<typeof module9.readPlaceQuestions>, PlaceQuestionsQuery>, Agrees<PlaceQuestionsQueryVariables, VariablesOf<typeof module9.readPlaceQuestions>>];
export type QuestionsQueryProof = [Agrees<ResultOf<typeof module9.readQuestions>, QuestionsQuery>, Agrees<QuestionsQueryVariables, VariablesOf<typeof module9.readQuestions>>];
