import {
  array,
  boolean,
  literal,
  nullable,
  number,
  object,
  optional,
  record,
  string,
  union,
  type InferOutput,
} from 'valibot';

/** Options for how often alerts are emailed, in their order. */
export const paces = { immediately: 'As it happens', daily: 'Daily', weekly: 'Weekly', never: 'Never' } as const;

const pace = union([literal('immediately'), literal('daily'), literal('weekly'), literal('never')]);

export const settingsShape = object({
  id: number(),
  username: string(),
  name: string(),
  email: nullable(string()),
  emailVerified: optional(nullable(boolean())),
  avatar: nullable(string()),
  bio: string(),
  agentId: optional(nullable(number())),
  role: optional(nullable(string())),
  preferences: object({
    alertDigest: pace,
    emails: record(string(), pace),
    site: record(string(), boolean()),
    /** Absent if the API does not push to devices. */
    devices: optional(record(string(), boolean())),
  }),
  /** The new address that awaits confirmation; absent if the API does not change addresses. */
  awaitedEmail: optional(nullable(object({ email: string(), expiresAt: string() }))),
  hasPassword: boolean(),
  proven: boolean(),
  linkedSignIns: array(object({ provider: string(), label: string(), linkedAt: string() })),
  /** Absent if the API does not offer second factors. */
  secondFactor: optional(object({ on: boolean(), codesLeft: number(), required: boolean() })),
});
/** The member's own settings. */
export type Settings = InferOutput<typeof settingsShape>;

export const devicesShape = array(
  object({ id: string(), device: string(), current: boolean(), signedInAt: string(), usedAt: string() }),
);
/** A signed-in device; times are ISO 8601. */
export type Device = InferOutput<typeof devicesShape>[number];

export const pushShape = object({
  publicKey: string(),
  devices: array(object({ id: number(), device: string(), current: boolean(), since: string() })),
});
/** Devices with notifications, and the key that browsers subscribe with. */
export type PushDevices = InferOutput<typeof pushShape>;

export const tokensShape = array(
  object({
    id: number(),
    name: string(),
    ending: string(),
    scopes: array(string()),
    expiresAt: string(),
    lastUsedAt: nullable(string()),
  }),
);
/** An access token of the member, without the token itself; times are ISO 8601. */
export type AccessToken = InferOutput<typeof tokensShape>[number];
/** A new token, returned once. */
export const madeTokenShape = object({ token: string(), ending: string() });

export const applicationsShape = array(
  object({
    id: number(),
    clientId: string(),
    name: string(),
    kind: union([literal('public'), literal('confidential'), literal('service')]),
    redirectUris: array(string()),
    scopes: array(string()),
    hasSecret: boolean(),
  }),
);
/** An application that the member has registered. */
export type Application = InferOutput<typeof applicationsShape>[number];
/** The secret of an application, returned once; null for one without. */
export const shownSecretShape = object({ clientSecret: nullable(string()) });

export const connectionsShape = array(
  object({
    applicationId: number(),
    name: string(),
    scopes: array(string()),
    connectedAt: string(),
    lastUsedAt: nullable(string()),
  }),
);
/** An application that may act for the member; times are ISO 8601. */
export type Connection = InferOutput<typeof connectionsShape>[number];

export const passkeysShape = object({
  available: boolean(),
  passkeys: array(
    object({ id: number(), name: string(), backedUp: boolean(), createdAt: string(), lastUsedAt: nullable(string()) }),
  ),
});
/** The member's passkeys, and whether the site's address allows any; times are ISO 8601. */
export type Passkeys = InferOutput<typeof passkeysShape>;

/** Set-up of an authenticator app: by typed secret, or by QR code (SVG). */
export const setupShape = object({ secret: string(), qr: string() });
export type FactorSetup = InferOutput<typeof setupShape>;
export const codesShape = object({ recoveryCodes: array(string()) });
