/** Reasons for a report, in the words that moderators read. */
export const reportReasons = [
  'Spam or advertising',
  'Rude or hateful',
  'Untrue or misleading',
  'Private details of someone',
  'Off topic',
  'Something else',
] as const;
