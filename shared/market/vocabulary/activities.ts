export const reactionTypes = [
  { name: 'like', label: 'Like' },
  { name: 'dislike', label: 'Dislike' },
] as const;
export type ReactionType = (typeof reactionTypes)[number]['name'];

/** Types of entries in an activity feed. */
export const activityTypes = [
  { name: 'ListedAProperty', label: 'Listed a property' },
  { name: 'SoldOrLeasedAProperty', label: 'Sold or leased a property' },
  { name: 'Reviewed', label: 'Reviewed' },
  { name: 'ReviewedALocation', label: 'Reviewed a location' },
  { name: 'AnsweredAQuestion', label: 'Answered a question' },
  { name: 'AskedAQuestion', label: 'Asked a question' },
] as const;
export type ActivityType = (typeof activityTypes)[number]['name'];
