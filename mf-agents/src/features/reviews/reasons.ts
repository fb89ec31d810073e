/** Reasons for reporting a review. */
export const reportReasons = [
  'It is advertising',
  'It is rude or hurts someone',
  'It is not about this agent',
  'It is not true',
  'Something else',
] as const;
