/** Public data of a member. */
export interface Profile {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  /** Root-relative address of a square picture. */
  readonly avatar: string | null;
  readonly bio: string;
  /** ISO 8601 */
  readonly memberSince: string;
  /** The agent that this member is. */
  readonly agentId: number | null;
  readonly agentUsername: string | null;
  /** Published reviews, of agents and places. */
  readonly reviewCount: number;
  readonly questionCount: number;
  readonly answerCount: number;
  readonly discussionCount: number;
  readonly score: number;
}

/** Contribution score: 5 per review, 3 per answer, 1 per question, discussion or received vote. */
export const scoreOf = ({
  reviews,
  answers,
  questions,
  votes,
}: Readonly<Record<'reviews' | 'answers' | 'questions' | 'votes', number>>): number =>
  5 * reviews + 3 * answers + questions + Math.max(0, votes);

/** A published review that a member wrote. */
export interface ProfileReview {
  readonly kind: 'agent' | 'location';
  readonly reviewId: number;
  /** The agent or the place, and its page. */
  readonly about: string;
  readonly path: string;
  readonly title: string;
  readonly text: string;
  /** 1 to 5 */
  readonly rating: number;
  /** ISO 8601 */
  readonly createdAt: string;
}

/** The Facebook page of a member who is an agent. */
export interface FacebookPage {
  readonly memberId: number;
  readonly agentId: number;
  readonly username: string;
  readonly name: string;
  readonly url: string;
}
