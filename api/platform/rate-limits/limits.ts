import type { Limit } from '@verandah/rate-limits';

/** A rate limit, and what it counts by. */
export interface NamedLimits {
  readonly per:
    | 'member'
    | 'agent'
    | 'network'
    | 'account'
    | 'account and network'
    | 'account and device'
    | 'office'
    | 'enquiry'
    | 'token';
  /** Several make the waits grow with the tries. */
  readonly limits: readonly Limit[];
}

const [minute, quarter, hour, day] = [60, 900, 3600, 86_400];
const limitPer = (
  who: NamedLimits['per'],
  ...limits: readonly (readonly [most: number, seconds: number])[]
): NamedLimits => ({ per: who, limits: limits.map(([most, seconds]) => ({ most, seconds })) });
const fromOneNetwork = limitPer('network', [30, minute], [150, hour], [600, day]);
const ofOneAccount = [
  [5, minute],
  [10, quarter],
  [20, hour],
  [40, day],
] as const;

/**
 * Every limit that is counted in the database, by all processes together. The documents of the APIs list them from
 * here.
 */
export const callLimits = {
  // Tries at one account from one network, by a device that its member knows, from anywhere else, and from one network
  // at any account. Strangers can lock nobody out for longer than an hour.
  'sign-in:network': fromOneNetwork,
  'sign-in:here': limitPer('account and network', ...ofOneAccount),
  'sign-in:device': limitPer('account and device', ...ofOneAccount),
  'sign-in:account': limitPer('account', [30, quarter], [60, hour]),
  // Calls that send a mail to a typed address.
  'mail:network': limitPer('network', [20, hour], [60, day]),
  'mail:account': limitPer('account', [3, hour], [6, day]),
  // Confirmations of alerts by email, so that they leave what signing in may send.
  'alert-mail': limitPer('account', [5, hour], [10, day]),
  // Mails to addresses that somebody typed and nobody has confirmed here, of all kinds together: invitations to
  // collections and offices, requests for reviews, confirmations of alerts by email, receipts of enquiries. By who gets
  // them, whoever sends them, and by who sends them.
  'typed-mail': limitPer('account', [10, hour], [20, day]),
  'typed-mail:member': limitPer('member', [60, hour], [120, day]),
  'typed-mail:network': limitPer('network', [20, hour], [60, day]),
  // Changes of the email address that a member requests, and links that are sent again.
  'email-change': limitPer('member', [5, hour], [10, day]),
  // Receipts of enquiries to unconfirmed addresses.
  'receipt:network': limitPer('network', [10, hour], [30, day]),
  receipt: limitPer('account', [2, hour], [4, day]),
  // Registrations for inspections by visitors without an account.
  inspection: limitPer('network', [20, hour], [60, day]),
  // Links and codes; and what a member proves by the password while signed in.
  token: fromOneNetwork,
  // Invalid access tokens; and tokens created by a member.
  'access-token': limitPer('network', [30, minute], [150, hour]),
  'access-token-made': limitPer('member', [20, hour]),
  // Requests of applications for a member's consent, consents, and their exchanges for tokens; applications registered.
  'oauth-request': limitPer('network', [60, minute], [600, hour]),
  'oauth-consent': limitPer('member', [30, hour], [100, day]),
  'oauth-token': limitPer('network', [300, minute]),
  'application-made': limitPer('member', [20, hour]),
  proof: limitPer('member', ...ofOneAccount),
  // Codes of a second factor, at signing in and later.
  'second-factor': limitPer('member', ...ofOneAccount),
  // Sign-ins by passkey that are begun, which the sign-in page does at once where the browser offers passkeys beside
  // the field; and passkeys that a member adds.
  passkey: limitPer('network', [120, minute], [1200, hour]),
  'passkey-made': limitPer('member', [20, hour]),
  enquiry: limitPer('network', [60, hour]),
  'enquiry-answer': limitPer('agent', [200, day]),
  // Replies by email, of both sides together; and recipients of mails that do not exist.
  'enquiry-reply': limitPer('enquiry', [20, hour], [60, day]),
  'reply-address': fromOneNetwork,
  listing: limitPer('member', [60, hour]),
  picture: limitPer('member', [300, hour]),
  cover: limitPer('member', [100, hour]),
  avatar: limitPer('member', [20, hour]),
  'rental-document': limitPer('member', [40, hour]),
  'rental-application': limitPer('member', [30, day]),
  offer: limitPer('member', [20, day]),
  'push-device': limitPer('member', [20, hour]),
  report: limitPer('member', [20, hour]),
  // Reports of a member of whose recent reports moderators have dismissed most.
  'report-doubted': limitPer('member', [2, day]),
  'vendor-request': limitPer('agent', [30, day]),
  'agent-review': limitPer('member', [10, day]),
  'location-review': limitPer('member', [10, day]),
  'location-review-change': limitPer('member', [50, day]),
  'location-review-comment': limitPer('member', [30, hour]),
  ask: limitPer('member', [5, hour], [15, day]),
  answer: limitPer('member', [20, hour], [60, day]),
  comment: limitPer('member', [30, hour], [100, day]),
  vote: limitPer('member', [120, hour]),
  change: limitPer('member', [60, hour]),
  invite: limitPer('member', [50, day]),
  'collection-invite': limitPer('member', [40, day]),
  'error-reports': limitPer('network', [30, minute]),
  tracking: limitPer('network', [300, minute]),
  // A feed as text from the pages of an office; documents and pictures by its key; tries with keys that are none.
  feed: limitPer('member', [60, hour]),
  'feed-document': limitPer('office', [60, minute], [600, hour]),
  'feed-picture': limitPer('office', [600, minute], [6000, hour]),
  'feed-key': limitPer('network', [30, minute], [150, hour]),
  // Test events and replays of an office's webhooks.
  'webhook-send': limitPer('office', [60, hour], [300, day]),
  operations: limitPer('token', [600, minute]),
} as const satisfies Record<string, NamedLimits>;
export type LimitName = keyof typeof callLimits;

/** Limits that do not reject a call: its effect is skipped. @internal for the test of what the API documents */
export const silentLimits: readonly LimitName[] = ['receipt', 'receipt:network'];

/**
 * Points for a millisecond of CPU time, of Node and PostgreSQL together, on a core that the prices were measured on
 * (`api/protocols/prices`, `npm run bench -- prices`).
 */
export const pointsPerMillisecond = 40;
/** Points that two such cores do in a minute. */
export const capacityOfTwoCores = 2 * 60_000 * pointsPerMillisecond;

/**
 * What each process counts in its own memory, since every call is counted, in fixed windows: so much may be spent at
 * once, and is available again when the minute ends that started with the first call. The operations of a
 * page that a browser fetches cost at most a hundredth of them; what a page costs the site's own server isn't counted
 * here. Costs are those of a machine with `capacityOfTwoCores`; another has as many times them as it measured of itself
 * when it started.
 */
export const budgets = {
  // Of a member, all devices together: operations of the graph API, and requests for all else but pictures and tiles.
  calls: { per: 'member', most: 3000, seconds: minute },
  // Of a personal access token, or of an application for one member, wherever it is sent from.
  'token-calls': { per: 'token', most: 600, seconds: minute },
  // What operations of the graph API, reads and writes of the REST API, and feeds of searches cost: those of a member,
  // and those of all visitors of a network, be it of a school.
  'graph-cost': { per: 'member', most: capacityOfTwoCores / 16, seconds: minute },
  'graph-cost-network': { per: 'network', most: capacityOfTwoCores / 8, seconds: minute },
  // Of all networks together, members included. Once it is spent, only those go on that had less than an equal share,
  // which spend as much again at most.
  'graph-cost-all': { per: 'network', most: capacityOfTwoCores / 2, seconds: minute },
} as const satisfies Record<string, Limit & { readonly per: NamedLimits['per'] }>;
export type BudgetName = keyof typeof budgets;
