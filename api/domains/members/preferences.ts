import * as v from 'valibot';

/** How often new homes of an alert can be emailed. */
export const alertFrequencies = ['immediately', 'daily', 'weekly'] as const;
/** How often a member wants them emailed. */
export const digestPaces = [...alertFrequencies, 'never'] as const;

/** Kinds of optional mails. Requested mails (verification, reset) and replies to enquiries are always sent. */
export interface Preferences {
  readonly alertDigest: (typeof digestPaces)[number];
  /** Answers to own questions, comments on own answers and reviews, agents' replies to own reviews. */
  readonly notices: boolean;
  readonly news: boolean;
}

export const defaultPreferences: Preferences = { alertDigest: 'daily', notices: true, news: false };

const alertDigest = v.picklist(digestPaces, 'must be immediately, daily, weekly or never');
const yesOrNo = v.boolean('must be true or false');

/** A change of some of them. */
export const preferencesChange = v.strictObject({
  alertDigest: v.optional(alertDigest),
  notices: v.optional(yesOrNo),
  news: v.optional(yesOrNo),
});
export const preferencesShape = v.strictObject({ alertDigest, notices: yesOrNo, news: yesOrNo });

/** Stored preferences, with defaults for missing values and for those of an older version. */
export function readPreferences(kept: unknown): Preferences {
  const read = v.safeParse(
    v.object({
      alertDigest: v.fallback(alertDigest, defaultPreferences.alertDigest),
      notices: v.fallback(yesOrNo, defaultPreferences.notices),
      news: v.fallback(yesOrNo, defaultPreferences.news),
    }),
    kept,
  );
  return read.success ? read.output : defaultPreferences;
}
