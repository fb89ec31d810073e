/** Reasons for a report, in the words that moderators read. */
export const reportReasons = [
  'Spam or advertising',
  'Rude or hateful',
  'Untrue or misleading',
  'Someone’s private details',
  'Off topic',
  'Something else',
] as const;
