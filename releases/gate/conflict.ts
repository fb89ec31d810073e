/** Why a release can't be live beside what is live now. It can be stored, and goes live with what resolves it. */
export interface Conflict {
  readonly reason: 'route-owned' | 'topic-lost' | 'shared-unsatisfied';
  /** Follows the name of the release: 'claims /buy, which listing 1.0.0 owns. …' */
  readonly words: string;
  /** The route, topic or package. */
  readonly subject: string;
  /** The area that has to move with it; null: the host. */
  readonly other: string | null;
}
