import {
  array,
  boolean,
  literal,
  looseObject,
  maxLength,
  minValue,
  number,
  object,
  optional,
  pipe,
  record,
  regex,
  string,
  union,
} from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';

/** One topic shared by host and areas. A state is replayed to late subscribers, an event is not. */
export interface TopicRule {
  readonly kind: 'state' | 'event';
  /** Area that is responsible for the schema. */
  readonly owner: string;
  /** Major version of the schema; an added optional field does not change it. */
  readonly version: number;
  readonly schema: GenericSchema;
  /** Also published in the visitor's other tabs. */
  readonly crossesTabs: boolean;
  /**
   * Stored for later pages: in this browser, or in this tab until it is closed. `most` limits a list of listings, the
   * newest first.
   */
  readonly stored?: { readonly where: 'browser' | 'tab'; readonly most?: number };
}

const listingIds = object({ listingIds: array(string()) });
/** Homes saved without an account, the newest first, with notes by listing. Another `version` is not read. */
const shortlist = object({
  version: literal(1),
  listingIds: array(pipe(string(), regex(/^[1-9]\d{0,8}$/))),
  notes: record(string(), pipe(string(), maxLength(500))),
});
/** When this browser was last here: its present visit and the one before, milliseconds since 1970. */
const visit = object({ version: literal(1), current: pipe(number(), minValue(0)), previous: optional(number()) });
const session = object({ signedIn: boolean(), memberId: optional(string()), roles: array(string()) });
const member = object({
  memberId: string(),
  name: optional(string()),
  username: optional(string()),
  agentId: optional(string()),
  avatar: optional(string()),
});
/** A member's alerts: the number of unseen homes, and the addresses of their searches. */
const unseen = object({ unseen: pipe(number(), minValue(0)), searches: optional(array(string())) });
/** The member's next inspection in words, 'Sat 5 Dec, 11:00 am'; '' for none within a week. */
const inspection = object({ next: string() });
const unread = object({ unread: pipe(number(), minValue(0)) });
const navigation = object({ href: string(), area: string(), page: string() });
/** A message to the visitor; `listingId`: the home whose heart was pressed in vain. */
const notification = object({
  kind: union([literal('info'), literal('success'), literal('error')]),
  text: string(),
  link: optional(object({ label: string(), href: string() })),
  listingId: optional(string()),
});
/**
 * The API's events for a signed-in member with an open page; `again`: sent after a gap, in which something may have
 * been missed.
 */
const pushed = looseObject({ kind: string() });
/** Names of a member's data that a write has changed, in this tab or another one: open pages that read them reload. */
const changed = object({ names: array(string()) });
/**
 * Requests of a page to the host's session: a call has signed this browser in (`location` names the member), sign it
 * out, or look again.
 */
const sessionRequested = object({
  ask: union([literal('signed-in'), literal('sign-out'), literal('check')]),
  location: optional(string()),
});
/** A member has just signed in or up in this tab: how, and where on the page they started. */
const signedIn = object({
  mode: union([literal('login'), literal('sign-up')]),
  type: string(),
  position: optional(string()),
  userId: string(),
});
/** A visitor saves a listing, or removes it; the place of the button on the page. */
const saveRequested = object({ listingId: string(), position: optional(string()) });
/**
 * A visitor subscribes to new homes of a search: the address of its results, its name in words, and the place of the
 * button on the page.
 */
const alertRequested = object({ search: string(), name: string(), position: optional(string()) });
/** A view or an action on a page, for the statistics: fields of one of the API's tracking events. */
const tracked = object({
  about: union([literal('listing'), literal('agent')]),
  event: record(string(), union([string(), number()])),
});
/**
 * What a visitor allows us to measure. `agreed` and `declined` are the origins of third-party scripts that they have
 * decided about.
 */
const consent = object({
  analytics: boolean(),
  marketing: boolean(),
  agreed: optional(array(string())),
  declined: optional(array(string())),
});

/** Every topic of the bus. A schema change that older areas would not understand needs a new version. */
export const topics = {
  session: { kind: 'state', owner: 'member', version: 1, schema: session, crossesTabs: true },
  member: { kind: 'state', owner: 'member', version: 1, schema: member, crossesTabs: false },
  alerts: { kind: 'state', owner: 'member', version: 1, schema: unseen, crossesTabs: true },
  /** Of the member's notifications. */
  unread: { kind: 'state', owner: 'member', version: 1, schema: unread, crossesTabs: true },
  inspection: { kind: 'state', owner: 'member', version: 1, schema: inspection, crossesTabs: true },
  collections: { kind: 'state', owner: 'member', version: 1, schema: listingIds, crossesTabs: true },
  /** Saved in this browser, by a visitor who is not signed in. */
  shortlist: {
    kind: 'state',
    owner: 'member',
    version: 1,
    schema: shortlist,
    crossesTabs: true,
    stored: { where: 'browser', most: 200 },
  },
  viewed: {
    kind: 'state',
    owner: 'listing',
    version: 1,
    schema: listingIds,
    crossesTabs: true,
    stored: { where: 'browser', most: 100 },
  },
  visit: { kind: 'state', owner: 'search', version: 1, schema: visit, crossesTabs: true, stored: { where: 'browser' } },
  enquired: {
    kind: 'state',
    owner: 'listing',
    version: 1,
    schema: listingIds,
    crossesTabs: true,
    stored: { where: 'browser', most: 100 },
  },
  /** Left out of results. */
  hidden: {
    kind: 'state',
    owner: 'search',
    version: 1,
    schema: listingIds,
    crossesTabs: true,
    stored: { where: 'browser', most: 500 },
  },
  /** Chosen to be compared. */
  compared: {
    kind: 'state',
    owner: 'search',
    version: 1,
    schema: listingIds,
    crossesTabs: false,
    stored: { where: 'tab', most: 4 },
  },
  navigation: { kind: 'event', owner: 'host', version: 1, schema: navigation, crossesTabs: false },
  'session-asked': { kind: 'event', owner: 'member', version: 1, schema: sessionRequested, crossesTabs: false },
  'signed-in': { kind: 'event', owner: 'host', version: 1, schema: signedIn, crossesTabs: false },
  'save-asked': { kind: 'event', owner: 'member', version: 1, schema: saveRequested, crossesTabs: false },
  'alert-asked': { kind: 'event', owner: 'member', version: 1, schema: alertRequested, crossesTabs: false },
  notifications: { kind: 'event', owner: 'host', version: 1, schema: notification, crossesTabs: false },
  pushed: { kind: 'event', owner: 'host', version: 1, schema: pushed, crossesTabs: true },
  changed: { kind: 'event', owner: 'host', version: 1, schema: changed, crossesTabs: true },
  tracked: { kind: 'event', owner: 'host', version: 1, schema: tracked, crossesTabs: false },
  flags: { kind: 'state', owner: 'host', version: 1, schema: record(string(), boolean()), crossesTabs: false },
  consent: {
    kind: 'state',
    owner: 'host',
    version: 1,
    schema: consent,
    crossesTabs: true,
    stored: { where: 'browser' },
  },
} as const satisfies Record<string, TopicRule>;

export type TopicName = keyof typeof topics;
export type TopicValue<Name extends TopicName> = InferOutput<(typeof topics)[Name]['schema']>;
/** Names of the topics that store their last value. */
export type StateTopic = {
  [Name in TopicName]: (typeof topics)[Name]['kind'] extends 'state' ? Name : never;
}[TopicName];
