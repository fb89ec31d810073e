import * as v from 'valibot';
import type { MailKind } from '../../platform/mail/public.ts';

/** How often new homes of an alert can be emailed. */
export const alertFrequencies = ['immediately', 'daily', 'weekly'] as const;
/** Frequency of a member's emails. */
export const digestPaces = [...alertFrequencies, 'never'] as const;
export type MailPace = (typeof digestPaces)[number];

/**
 * What members choose together: replies to what they wrote or follow, news of the suburbs and agents they follow, of
 * homes they saved, of their alerts, invitations; for agents enquiries and reviews, for admins moderation.
 */
export const notificationGroups = [
  'replies',
  'followed',
  'saved',
  'alerts',
  'invitations',
  'enquiries',
  'reviews',
  'moderation',
] as const;
export type NotificationGroup = (typeof notificationGroups)[number];

/** Groups whose notifications are emailed at the chosen frequency, with the kind of mail that its link stops. */
export const groupMails = {
  replies: 'reply',
  followed: 'followed',
  saved: 'saved',
  reviews: 'review',
  moderation: 'moderation',
} as const satisfies Partial<Record<NotificationGroup, MailKind>>;
export type MailedGroup = keyof typeof groupMails;
export const mailedGroups = Object.keys(groupMails) as MailedGroup[];

/**
 * Groups with mails of their own, at once or never. The choice is stored as a suppression only, since these mails go to
 * addresses without an account too.
 */
export const ownMails = { invitations: 'invite', enquiries: 'enquiry' } as const satisfies Partial<
  Record<NotificationGroup, MailKind>
>;
export type OwnMailsGroup = keyof typeof ownMails;

/** What a member chose of notifications. Requested mails (verification, reset) are always sent. */
export interface Preferences {
  /** How often new homes of all alerts are emailed. */
  readonly alertDigest: MailPace;
  /** How often notifications are emailed. */
  readonly emails: Readonly<Record<MailedGroup, MailPace> & Record<OwnMailsGroup, 'immediately' | 'never'>>;
  /** Which notifications are listed and counted on the site. */
  readonly site: Readonly<Record<NotificationGroup, boolean>>;
  /** Which are pushed to the devices that the member has added. */
  readonly devices: Readonly<Record<NotificationGroup, boolean>>;
}

const every: Preferences['site'] = {
  replies: true,
  followed: true,
  saved: true,
  alerts: true,
  invitations: true,
  enquiries: true,
  reviews: true,
  moderation: true,
};

export const defaultPreferences: Preferences = {
  alertDigest: 'daily',
  emails: {
    replies: 'immediately',
    followed: 'weekly',
    saved: 'daily',
    reviews: 'immediately',
    moderation: 'never',
    invitations: 'immediately',
    enquiries: 'immediately',
  },
  site: every,
  devices: every,
};

const pace = v.picklist(digestPaces, 'must be immediately, daily, weekly or never');
const yesOrNo = v.boolean('must be true or false');
const onOrOff = v.picklist(['immediately', 'never'], 'must be immediately or never');
const paces = {
  replies: pace,
  followed: pace,
  saved: pace,
  reviews: pace,
  moderation: pace,
  invitations: onOrOff,
  enquiries: onOrOff,
};
const shown = {
  replies: yesOrNo,
  followed: yesOrNo,
  saved: yesOrNo,
  alerts: yesOrNo,
  invitations: yesOrNo,
  enquiries: yesOrNo,
  reviews: yesOrNo,
  moderation: yesOrNo,
};

/** A change of some preferences. */
export const preferencesChange = v.strictObject({
  alertDigest: v.optional(pace),
  emails: v.optional(v.partial(v.strictObject(paces))),
  site: v.optional(v.partial(v.strictObject(shown))),
  devices: v.optional(v.partial(v.strictObject(shown))),
  // Format of older account pages: replies at once or never. They also sent `news`, which was never emailed.
  notices: v.optional(yesOrNo),
  news: v.optional(yesOrNo),
});
export type PreferencesChange = v.InferOutput<typeof preferencesChange>;

/** All preferences, for the export of an account. */
export const chosenPreferences = v.strictObject({
  alertDigest: pace,
  emails: v.strictObject(paces),
  site: v.strictObject(shown),
  devices: v.strictObject(shown),
});

export const preferencesShape = v.strictObject({
  ...chosenPreferences.entries,
  // As in a change.
  notices: yesOrNo,
  news: yesOrNo,
});

/** With the names that earlier account pages read. */
export const preferencesView = ({
  alertDigest,
  emails,
  site,
  devices,
}: Preferences): v.InferOutput<typeof preferencesShape> => ({
  alertDigest,
  emails: { ...emails },
  site: { ...site },
  devices: { ...devices },
  notices: emails.replies !== 'never',
  news: false,
});

/** Preferences to be stored after a change; omitted ones stay. */
export function changedPreferences(
  before: Preferences,
  { alertDigest, emails, site, devices, notices }: PreferencesChange,
): Preferences {
  const replies = notices === undefined || notices === (before.emails.replies !== 'never') ? undefined : notices;
  return {
    alertDigest: alertDigest ?? before.alertDigest,
    emails: {
      ...before.emails,
      ...(replies !== undefined && { replies: replies ? 'immediately' : 'never' }),
      ...definedFields(emails),
      // Stored as suppressions, which the link of a mail also takes back.
      invitations: 'immediately',
      enquiries: 'immediately',
    },
    site: { ...before.site, ...definedFields(site) },
    devices: { ...before.devices, ...definedFields(devices) },
  };
}

const definedFields = <Fields extends object>(
  fields: Fields | undefined,
): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } =>
  Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => value !== undefined)) as never;

/** Stored preferences, with defaults for missing values and for those of an older version. */
export function readPreferences(stored: unknown): Preferences {
  const { emails } = defaultPreferences;
  // Before the groups there was one switch for all of these.
  const off = v.safeParse(v.object({ notices: v.literal(false) }), stored).success;
  const emailed = (name: MailedGroup) => v.fallback(pace, off && name !== 'moderation' ? 'never' : emails[name]);
  const chosen = (kind: 'site' | 'devices') => {
    const given = defaultPreferences[kind];
    const each = (name: NotificationGroup) => v.fallback(yesOrNo, given[name]);
    return v.fallback(
      v.object({
        replies: each('replies'),
        followed: each('followed'),
        saved: each('saved'),
        alerts: each('alerts'),
        invitations: each('invitations'),
        enquiries: each('enquiries'),
        reviews: each('reviews'),
        moderation: each('moderation'),
      }),
      given,
    );
  };
  const read = v.safeParse(
    v.object({
      alertDigest: v.fallback(pace, defaultPreferences.alertDigest),
      emails: v.fallback(
        v.object({
          replies: emailed('replies'),
          followed: emailed('followed'),
          saved: emailed('saved'),
          reviews: emailed('reviews'),
          moderation: emailed('moderation'),
          invitations: v.fallback(onOrOff, 'immediately'),
          enquiries: v.fallback(onOrOff, 'immediately'),
        }),
        off ? { ...emails, replies: 'never', followed: 'never', saved: 'never', reviews: 'never' } : emails,
      ),
      site: chosen('site'),
      devices: chosen('devices'),
    }),
    stored,
  );
  return read.success ? read.output : defaultPreferences;
}
