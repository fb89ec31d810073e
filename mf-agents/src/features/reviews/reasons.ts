/** Reasons for reporting a review. */
export const reportReasons = [
  'It’s advertising',
  'It’s rude or hurtful',
  'It’s not about this agent',
  'It’s not true',
  'Something else',
] as const;
