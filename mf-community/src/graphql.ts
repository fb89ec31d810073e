// Generated from the GraphQL API's schema and this area's operations by npm run contracts. Do not edit.
import { document, type DeclareDocument, type GraphDocument } from '@verandah/graph';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Types of locations. */
export type LocationKind =
  /** All suburbs of a postcode. */
  | 'postcode'
  /** A region of several suburbs. */
  | 'region'
  /** A state or territory. */
  | 'state'
  /** A suburb or town. */
  | 'suburb';

/** Action of a moderator on reported content. */
export type ModerationAction =
  /** Closes the reports and changes nothing. */
  | 'dismiss'
  /** Hides it from others until it is shown again. */
  | 'hide'
  /** Closes it for answers and comments. */
  | 'lock'
  /** Removes it permanently. */
  | 'remove'
  /** Restores removed content. */
  | 'restore'
  /** Shows content that was hidden or is awaiting approval. */
  | 'show'
  /** Opens it for answers and comments again. */
  | 'unlock'
  /** Warns the author and changes nothing. */
  | 'warn';

/** Action on one item of a batch. */
export type ModerationChoice = {
  /** What is done. */
  readonly action: ModerationAction;
  /** What was reported. */
  readonly kind: ReportKind;
  /** ID of what was reported. */
  readonly targetId: string;
};

/** Visibility of reported content. */
export type ModerationState =
  /** Visible only to its author and moderators. */
  | 'hidden'
  /** Awaiting moderation; not visible yet. */
  | 'pending'
  /** Deleted; not visible. */
  | 'removed'
  /** Visible to everyone. */
  | 'visible';

/** A complete post. A change replaces all of it. */
export type PostInput = {
  /** Media key of a picture, as returned by `POST /rest/posts/editor/covers`. */
  readonly cover?: string | null | undefined;
  /** Text alternative of the picture, at most 200 characters; required with a picture. */
  readonly coverAlt?: string | null | undefined;
  /** The text in Markdown. */
  readonly markdown: string;
  /** Name in the address of a draft that was saved before. */
  readonly slug?: string | null | undefined;
  /** At most 300 characters. */
  readonly summary?: string | null | undefined;
  /** 3 to 150 characters */
  readonly title: string;
  /** At most 40 characters. */
  readonly topic?: string | null | undefined;
  /** Version that the change is based on. */
  readonly version?: number | null | undefined;
};

/** Omitted fields stay unchanged. */
export type QuestionChange = {
  /** The question in full. */
  readonly content?: string | null | undefined;
  /** The question in a sentence. */
  readonly title?: string | null | undefined;
  /** All topics, at most three. */
  readonly topics?: ReadonlyArray<QuestionTopic> | null | undefined;
};

/** A question or discussion about a suburb. */
export type QuestionInput = {
  /** At most 5,000 characters. */
  readonly content?: string | null | undefined;
  /** Whether it is a discussion rather than a question. */
  readonly isDiscussion?: boolean | null | undefined;
  /** One street of the suburb that it is about. */
  readonly street?: string | null | undefined;
  /** 8 to 150 characters */
  readonly title: string;
  /** Topics, at most three. */
  readonly topics?: ReadonlyArray<QuestionTopic> | null | undefined;
};

/** Which questions are listed. */
export type QuestionKind =
  /** Questions and discussions. */
  | 'all'
  /** Discussions only. */
  | 'discussions'
  /** Questions only. */
  | 'questions';

/** Kinds of posts about a suburb. */
export type QuestionPostKind =
  /** An answer. */
  | 'answer'
  /** A comment on an answer. */
  | 'comment'
  /** A question or discussion. */
  | 'question';

/** Order of questions. */
export type QuestionSort =
  /** Latest first. */
  | 'newest'
  /** Earliest first. */
  | 'oldest'
  /** By votes and answers. */
  | 'popular'
  /** Unanswered questions, newest first. */
  | 'unanswered';

/** Topics of questions. */
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

/** What can be reported. */
export type ReportKind =
  /** A review of an agent. */
  | 'agentReview'
  /** An answer to a question. */
  | 'answer'
  /** A comment on an answer. */
  | 'answerComment'
  /** A listing. */
  | 'listing'
  /** A review of a suburb. */
  | 'locationReview'
  /** A comment on a review of a suburb. */
  | 'locationReviewComment'
  /** A question or discussion. */
  | 'question';

/** What can be voted on. */
export type VoteKind =
  /** An answer. */
  | 'answer'
  /** A question or discussion. */
  | 'question';

export type ModerationCaseQueryVariables = Exact<{
  kind: ReportKind;
  id: string;
}>;


export type ModerationCaseQuery = { readonly moderationCase: { readonly kind: ReportKind, readonly targetId: string, readonly state: ModerationState, readonly isLocked: boolean, readonly text: string, readonly authorName: string, readonly place: string, readonly path: string, readonly author: { readonly username: string, readonly memberSince: string, readonly published: number, readonly rejected: number } | null, readonly reports: ReadonlyArray<{ readonly reason: string, readonly detail: string, readonly reporter: string, readonly createdAt: string }>, readonly history: ReadonlyArray<{ readonly at: string, readonly who: string, readonly action: ModerationAction, readonly why: string }> } };

export type ModerationQueueQueryVariables = Exact<{
  kind?: ReportKind | null | undefined;
  skip: number;
  take: number;
}>;


export type ModerationQueueQuery = { readonly moderationQueue: { readonly total: number, readonly results: ReadonlyArray<{ readonly reportCount: number, readonly since: string, readonly case: { readonly kind: ReportKind, readonly targetId: string, readonly state: ModerationState, readonly isLocked: boolean, readonly text: string, readonly authorName: string, readonly place: string, readonly path: string, readonly author: { readonly username: string, readonly memberSince: string, readonly published: number, readonly rejected: number } | null, readonly reports: ReadonlyArray<{ readonly reason: string, readonly detail: string, readonly reporter: string, readonly createdAt: string }>, readonly history: ReadonlyArray<{ readonly at: string, readonly who: string, readonly action: ModerationAction, readonly why: string }> } }> } };

export type ModerateMutationVariables = Exact<{
  kind: ReportKind;
  id: string;
  action: ModerationAction;
  why: string;
}>;


export type ModerateMutation = { readonly moderate: { readonly kind: ReportKind, readonly targetId: string, readonly state: ModerationState, readonly isLocked: boolean, readonly text: string, readonly authorName: string, readonly place: string, readonly path: string, readonly author: { readonly username: string, readonly memberSince: string, readonly published: number, readonly rejected: number } | null, readonly reports: ReadonlyArray<{ readonly reason: string, readonly detail: string, readonly reporter: string, readonly createdAt: string }>, readonly history: ReadonlyArray<{ readonly at: string, readonly who: string, readonly action: ModerationAction, readonly why: string }> } };

export type ModerateSeveralMutationVariables = Exact<{
  choices: ReadonlyArray<ModerationChoice> | ModerationChoice;
  why: string;
}>;


export type ModerateSeveralMutation = { readonly moderateSeveral: ReadonlyArray<{ readonly kind: ReportKind, readonly targetId: string, readonly problem: string | null }> };

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


export type QuestionPageQuery = { readonly qAndA: { readonly viewerVote: number, readonly followerCount: number, readonly isFollowing: boolean, readonly isLocked: boolean, readonly updatedAt: string, readonly editedAt: string | null, readonly postId: string, readonly uri: string, readonly title: string, readonly content: string, readonly isDiscussion: boolean, readonly isVisible: boolean, readonly street: string | null, readonly topics: ReadonlyArray<QuestionTopic>, readonly bestAnswerId: string | null, readonly createdAt: string, readonly votes: number, readonly replyCount: number, readonly related: ReadonlyArray<{ readonly postId: string, readonly uri: string, readonly title: string, readonly replyCount: number, readonly location: { readonly name: string } }>, readonly replies: ReadonlyArray<{ readonly postId: string, readonly text: string, readonly isVisible: boolean, readonly createdAt: string, readonly editedAt: string | null, readonly votes: number, readonly viewerVote: number, readonly author: { readonly memberId: string | null, readonly username: string | null, readonly name: string, readonly avatar: string | null, readonly agentUsername: string | null }, readonly comments: ReadonlyArray<{ readonly postId: string, readonly text: string, readonly isVisible: boolean, readonly createdAt: string, readonly editedAt: string | null, readonly author: { readonly memberId: string | null, readonly username: string | null, readonly name: string, readonly avatar: string | null, readonly agentUsername: string | null } }> }>, readonly location: { readonly name: string, readonly slug: string, readonly label: string }, readonly author: { readonly memberId: string | null, readonly username: string | null, readonly name: string, readonly avatar: string | null, readonly agentUsername: string | null } } | null };

export type QuestionThreadQueryVariables = Exact<{
  uri: string;
}>;


export type QuestionThreadQuery = { readonly qAndA: { readonly viewerVote: number, readonly followerCount: number, readonly isFollowing: boolean, readonly isLocked: boolean, readonly updatedAt: string, readonly editedAt: string | null, readonly postId: string, readonly uri: string, readonly title: string, readonly content: string, readonly isDiscussion: boolean, readonly isVisible: boolean, readonly street: string | null, readonly topics: ReadonlyArray<QuestionTopic>, readonly bestAnswerId: string | null, readonly createdAt: string, readonly votes: number, readonly replyCount: number, readonly replies: ReadonlyArray<{ readonly postId: string, readonly text: string, readonly isVisible: boolean, readonly createdAt: string, readonly editedAt: string | null, readonly votes: number, readonly viewerVote: number, readonly author: { readonly memberId: string | null, readonly username: string | null, readonly name: string, readonly avatar: string | null, readonly agentUsername: string | null }, readonly comments: ReadonlyArray<{ readonly postId: string, readonly text: string, readonly isVisible: boolean, readonly createdAt: string, readonly editedAt: string | null, readonly author: { readonly memberId: string | null, readonly username: string | null, readonly name: string, readonly avatar: string | null, readonly agentUsername: string | null } }> }>, readonly location: { readonly name: string, readonly slug: string, readonly label: string }, readonly author: { readonly memberId: string | null, readonly username: string | null, readonly name: string, readonly avatar: string | null, readonly agentUsername: string | null } } | null };

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


export type AskPlaceQuery = { readonly locationQAndAIndex: { readonly location: { readonly name: string, readonly slug: string, readonly label: string, readonly type: LocationKind } } | null };

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

export type BlogAuthorQueryVariables = Exact<{
  author: string;
  skip: number;
  take: number;
}>;


export type BlogAuthorQuery = { readonly blogAuthor: { readonly slug: string, readonly name: string, readonly portrait: string | null, readonly biography: string } | null, readonly posts: { readonly total: number | null, readonly hasMore: boolean, readonly results: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly summary: string, readonly topic: string, readonly topicSlug: string, readonly cover: string | null, readonly coverAlt: string, readonly authorName: string, readonly authorSlug: string, readonly publishedAt: string, readonly updatedAt: string }> } };

export type BlogQueryVariables = Exact<{
  skip: number;
  take: number;
  topic?: string | null | undefined;
}>;


export type BlogQuery = { readonly posts: { readonly total: number | null, readonly hasMore: boolean, readonly results: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly summary: string, readonly topic: string, readonly topicSlug: string, readonly cover: string | null, readonly coverAlt: string, readonly authorName: string, readonly authorSlug: string, readonly publishedAt: string, readonly updatedAt: string }> }, readonly postTopics: ReadonlyArray<{ readonly slug: string, readonly name: string, readonly postCount: number }> };

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

export type PostPreviewQueryVariables = Exact<{
  markdown: string;
}>;


export type PostPreviewQuery = { readonly postPreview: string };

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


export type BlogPostQuery = { readonly post: { readonly slug: string, readonly title: string, readonly summary: string, readonly topic: string, readonly topicSlug: string, readonly cover: string | null, readonly coverAlt: string, readonly authorName: string, readonly authorSlug: string, readonly publishedAt: string, readonly updatedAt: string, readonly html: string } | null, readonly posts: { readonly results: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly summary: string, readonly topic: string, readonly topicSlug: string, readonly cover: string | null, readonly coverAlt: string, readonly authorName: string, readonly authorSlug: string, readonly publishedAt: string, readonly updatedAt: string }> } };

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

export type ModerationCaseFragment = { readonly kind: ReportKind, readonly targetId: string, readonly state: ModerationState, readonly isLocked: boolean, readonly text: string, readonly authorName: string, readonly place: string, readonly path: string, readonly author: { readonly username: string, readonly memberSince: string, readonly published: number, readonly rejected: number } | null, readonly reports: ReadonlyArray<{ readonly reason: string, readonly detail: string, readonly reporter: string, readonly createdAt: string }>, readonly history: ReadonlyArray<{ readonly at: string, readonly who: string, readonly action: ModerationAction, readonly why: string }> };

export type QuestionEntryFragment = { readonly postId: string, readonly uri: string, readonly title: string, readonly content: string, readonly isDiscussion: boolean, readonly isVisible: boolean, readonly street: string | null, readonly topics: ReadonlyArray<QuestionTopic>, readonly bestAnswerId: string | null, readonly createdAt: string, readonly votes: number, readonly replyCount: number, readonly location: { readonly name: string, readonly slug: string, readonly label: string }, readonly author: { readonly memberId: string | null, readonly username: string | null, readonly name: string, readonly avatar: string | null, readonly agentUsername: string | null } };

export type PostAuthorFragment = { readonly memberId: string | null, readonly username: string | null, readonly name: string, readonly avatar: string | null, readonly agentUsername: string | null };

export type QuestionThreadFragment = { readonly viewerVote: number, readonly followerCount: number, readonly isFollowing: boolean, readonly isLocked: boolean, readonly updatedAt: string, readonly editedAt: string | null, readonly postId: string, readonly uri: string, readonly title: string, readonly content: string, readonly isDiscussion: boolean, readonly isVisible: boolean, readonly street: string | null, readonly topics: ReadonlyArray<QuestionTopic>, readonly bestAnswerId: string | null, readonly createdAt: string, readonly votes: number, readonly replyCount: number, readonly replies: ReadonlyArray<{ readonly postId: string, readonly text: string, readonly isVisible: boolean, readonly createdAt: string, readonly editedAt: string | null, readonly votes: number, readonly viewerVote: number, readonly author: { readonly memberId: string | null, readonly username: string | null, readonly name: string, readonly avatar: string | null, readonly agentUsername: string | null }, readonly comments: ReadonlyArray<{ readonly postId: string, readonly text: string, readonly isVisible: boolean, readonly createdAt: string, readonly editedAt: string | null, readonly author: { readonly memberId: string | null, readonly username: string | null, readonly name: string, readonly avatar: string | null, readonly agentUsername: string | null } }> }>, readonly location: { readonly name: string, readonly slug: string, readonly label: string }, readonly author: { readonly memberId: string | null, readonly username: string | null, readonly name: string, readonly avatar: string | null, readonly agentUsername: string | null } };

export type PostSummaryFragment = { readonly slug: string, readonly title: string, readonly summary: string, readonly topic: string, readonly topicSlug: string, readonly cover: string | null, readonly coverAlt: string, readonly authorName: string, readonly authorSlug: string, readonly publishedAt: string, readonly updatedAt: string };

interface Documents {
  readonly "query ModerationCase($kind: ReportKind!, $id: ID!) { moderationCase(kind: $kind, targetId: $id) { ...ModerationCase } }": GraphDocument<ModerationCaseQuery, ModerationCaseQueryVariables>;
  readonly "query ModerationQueue($kind: ReportKind, $skip: Int!, $take: Int!) {\n    moderationQueue(kind: $kind, skip: $skip, take: $take) { total results { reportCount since case { ...ModerationCase } } }\n  }": GraphDocument<ModerationQueueQuery, ModerationQueueQueryVariables>;
  readonly "mutation Moderate($kind: ReportKind!, $id: ID!, $action: ModerationAction!, $why: String!) { moderate(kind: $kind, targetId: $id, action: $action, why: $why) { ...ModerationCase } }": GraphDocument<ModerateMutation, ModerateMutationVariables>;
  readonly "mutation ModerateSeveral($choices: [ModerationChoice!]!, $why: String!) { moderateSeveral(choices: $choices, why: $why) { kind targetId problem } }": GraphDocument<ModerateSeveralMutation, ModerateSeveralMutationVariables>;
  readonly "mutation ChangeAnswer($id: ID!, $text: String!) { changeAnswer(postId: $id, text: $text) { postId } }": GraphDocument<ChangeAnswerMutation, ChangeAnswerMutationVariables>;
  readonly "mutation ChangeComment($id: ID!, $text: String!) { changeComment(postId: $id, text: $text) { postId } }": GraphDocument<ChangeCommentMutation, ChangeCommentMutationVariables>;
  readonly "\n  mutation ChangeQuestion($id: ID!, $change: QuestionChange!) { changeQuestion(postId: $id, change: $change) { uri } }": GraphDocument<ChangeQuestionMutation, ChangeQuestionMutationVariables>;
  readonly "query OwnPosts($username: String!) {\n    userProfile(username: $username) {\n      questions(take: 25) { total results { ...QuestionEntry } } discussions(take: 25) { total results { ...QuestionEntry } }\n      answers(take: 25) { total results { postId questionId text isVisible createdAt votes } }\n    }\n  }": GraphDocument<OwnPostsQuery, OwnPostsQueryVariables>;
  readonly "\n  query OwnPost($kind: QuestionPostKind!, $id: ID!) {\n    ownPost(kind: $kind, postId: $id) { kind postId text isVisible isAnswered question { postId uri title isVisible isDiscussion topics bestAnswerId replies(take: 50) { postId text author { name } } } }\n  }": GraphDocument<OwnPostQuery, OwnPostQueryVariables>;
  readonly "mutation WithdrawPost($kind: QuestionPostKind!, $id: ID!) { withdrawPost(kind: $kind, postId: $id) }": GraphDocument<WithdrawPostMutation, WithdrawPostMutationVariables>;
  readonly "\n  query SuggestSuburbs($term: String!, $take: Int!) { locationSearch(filter: { term: $term, take: $take, kinds: [suburb] }) { label slug } }": GraphDocument<SuggestSuburbsQuery, SuggestSuburbsQueryVariables>;
  readonly "mutation FollowQuestion($id: ID!) { follow(kind: question, targetId: $id) { isFollowing followerCount } }": GraphDocument<FollowQuestionMutation, FollowQuestionMutationVariables>;
  readonly "query QuestionPage($uri: String!) { qAndA(questionUniqueUri: $uri) { ...QuestionThread related(take: 5) { postId uri title replyCount location { name } } } }": GraphDocument<QuestionPageQuery, QuestionPageQueryVariables>;
  readonly "query QuestionThread($uri: String!) { qAndA(questionUniqueUri: $uri) { ...QuestionThread } }": GraphDocument<QuestionThreadQuery, QuestionThreadQueryVariables>;
  readonly "mutation UnfollowQuestion($id: ID!) { unfollow(kind: question, targetId: $id) { isFollowing followerCount } }": GraphDocument<UnfollowQuestionMutation, UnfollowQuestionMutationVariables>;
  readonly "\n  mutation AnswerQuestion($questionId: ID!, $text: String!, $key: String) { answerQuestion(questionId: $questionId, text: $text, idempotencyKey: $key) { postId } }": GraphDocument<AnswerQuestionMutation, AnswerQuestionMutationVariables>;
  readonly "\n  mutation ChooseBestAnswer($questionId: ID!, $answerId: ID) { chooseBestAnswer(questionId: $questionId, answerId: $answerId) { bestAnswerId } }": GraphDocument<ChooseBestAnswerMutation, ChooseBestAnswerMutationVariables>;
  readonly "\n  mutation CommentOnAnswer($answerId: ID!, $text: String!, $key: String) { commentOnAnswer(answerId: $answerId, text: $text, idempotencyKey: $key) { postId } }": GraphDocument<CommentOnAnswerMutation, CommentOnAnswerMutationVariables>;
  readonly "\n  mutation ReportPost($kind: ReportKind!, $id: ID!, $reason: String!, $detail: String!) { report(kind: $kind, targetId: $id, reason: $reason, detail: $detail) }": GraphDocument<ReportPostMutation, ReportPostMutationVariables>;
  readonly "\n  mutation VoteOnPost($kind: VoteKind!, $postId: ID!, $value: Int!, $key: String) { voteOnPost(kind: $kind, postId: $postId, value: $value, idempotencyKey: $key) { votes viewerVote } }": GraphDocument<VoteOnPostMutation, VoteOnPostMutationVariables>;
  readonly "\n  query AskPlace($location: String!) { locationQAndAIndex(locationUniqueUri: $location) { location { name slug label type } } }": GraphDocument<AskPlaceQuery, AskPlaceQueryVariables>;
  readonly "\n  query SimilarQuestions($title: String!, $location: String) { similarQuestions(title: $title, locationUniqueUri: $location, take: 4) { postId uri title replyCount location { name } } }": GraphDocument<SimilarQuestionsQuery, SimilarQuestionsQueryVariables>;
  readonly "\n  mutation AskQuestion($location: String!, $input: QuestionInput!, $key: String) { askQuestion(locationUniqueUri: $location, input: $input, idempotencyKey: $key) { uri } }": GraphDocument<AskQuestionMutation, AskQuestionMutationVariables>;
  readonly "query BlogAuthor($author: String!, $skip: Int!, $take: Int!) {\n    blogAuthor(slug: $author) { slug name portrait biography } posts(author: $author, skip: $skip, take: $take) { results { ...PostSummary } total hasMore }\n  }": GraphDocument<BlogAuthorQuery, BlogAuthorQueryVariables>;
  readonly "query Blog($skip: Int!, $take: Int!, $topic: String) {\n    posts(skip: $skip, take: $take, topic: $topic) { results { ...PostSummary } total hasMore } postTopics { slug name postCount }\n  }": GraphDocument<BlogQuery, BlogQueryVariables>;
  readonly "\n  query PostDrafts($skip: Int!, $take: Int!) { postDrafts(skip: $skip, take: $take) { total results { id title topic publishedAt updatedAt authorName } } }": GraphDocument<PostDraftsQuery, PostDraftsQueryVariables>;
  readonly "mutation PublishPost($id: ID!) { publishPost(id: $id) { slug } }": GraphDocument<PublishPostMutation, PublishPostMutationVariables>;
  readonly "query PostDraft($id: ID!) { postDraft(id: $id) { id version slug title summary markdown topic cover coverAlt publishedAt updatedAt html } }": GraphDocument<PostDraftQuery, PostDraftQueryVariables>;
  readonly "query PostPreview($markdown: String!) { postPreview(markdown: $markdown) }": GraphDocument<PostPreviewQuery, PostPreviewQueryVariables>;
  readonly "mutation RemovePost($id: ID!) { removePost(id: $id) }": GraphDocument<RemovePostMutation, RemovePostMutationVariables>;
  readonly "mutation SavePost($id: ID, $input: PostInput!) { savePost(id: $id, input: $input) { id } }": GraphDocument<SavePostMutation, SavePostMutationVariables>;
  readonly "mutation WithdrawPostDraft($id: ID!) { withdrawPostDraft(id: $id) { id } }": GraphDocument<WithdrawPostDraftMutation, WithdrawPostDraftMutationVariables>;
  readonly "query BlogPost($slug: String!) { post(slug: $slug) { slug title summary topic topicSlug cover coverAlt authorName authorSlug publishedAt updatedAt html } posts(take: 12) { results { ...PostSummary } } }": GraphDocument<BlogPostQuery, BlogPostQueryVariables>;
  readonly "query PlaceQuestions($location: String!, $sort: QuestionSort!, $page: Int!, $topic: QuestionTopic, $kind: QuestionKind!, $term: String!) {\n    locationQAndAIndex(locationUniqueUri: $location, sortOrder: $sort, page: $page) { location { name slug label } questions(take: 15, topic: $topic, kind: $kind, term: $term) { total results { ...QuestionEntry } pagination { totalPages } } }\n  }": GraphDocument<PlaceQuestionsQuery, PlaceQuestionsQueryVariables>;
  readonly "query Questions($sort: QuestionSort!, $page: Int!, $topic: QuestionTopic, $kind: QuestionKind!, $term: String!) {\n    qAndAIndex {\n      questions(sortOrder: $sort, page: $page, take: 15, topic: $topic, kind: $kind, term: $term) { total results { ...QuestionEntry } pagination { totalPages } }\n      popular { ...QuestionEntry } unanswered { ...QuestionEntry }\n      places: locations { questionCount location { name slug label } } topics { topic questionCount }\n    }\n  }": GraphDocument<QuestionsQuery, QuestionsQueryVariables>;
}
/** Declares an operation of this area: its types follow from its text. Unknown text: run `npm run contracts`. */
export const graphql = document as DeclareDocument<Documents>;
