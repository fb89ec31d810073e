/** The reason that says nothing by itself: a report with it needs a text. */
export const otherReason = 'Something else';

/** Reasons for reporting a listing, in the words that visitors choose and moderators read. */
export const listingReportReasons = [
  'The price is wrong',
  'Other facts or the photos are wrong',
  'It’s no longer available',
  'The same home is listed twice',
  'It looks like a scam',
  'It’s offensive or discriminates',
  otherReason,
] as const;
