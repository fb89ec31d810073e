import type { CollectedListing, Reaction } from './queries.ts';

/** What one contributor thinks of a home: a like or dislike, a note, or both. */
export interface Opinion {
  readonly userId: string;
  readonly reactionType: Reaction['reactionType'] | null;
  readonly note: string;
}

/** The opinions of a home's contributors, those who reacted first. */
export function opinionsOf({ reactions, notes }: Pick<CollectedListing, 'reactions' | 'notes'>): readonly Opinion[] {
  const reacted = new Set(reactions.map(({ userId }) => userId));
  return [
    ...reactions.map(({ userId, reactionType }) => ({
      userId,
      reactionType,
      note: notes.find((each) => each.userId === userId)?.note ?? '',
    })),
    ...notes
      .filter(({ userId }) => !reacted.has(userId))
      .map(({ userId, note }) => ({ userId, reactionType: null, note })),
  ];
}
