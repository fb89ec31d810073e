import { readFileSync } from 'node:fs';

/** A call of an operation that succeeded, as `pnpm --filter @verandah/api examples` recorded it. */
export interface RecordedExample {
  /** Of the path and the query, by name. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly response?: unknown;
}

/** A credential, as browsers write one in JSON; shortened. */
const credential = { id: 'Kx3qZ0mPq1c', rawId: 'Kx3qZ0mPq1c', type: 'public-key' };
const signature = {
  ...credential,
  response: {
    clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
    authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4',
    signature: 'MEUCIQDx',
    userHandle: 'handle',
  },
};

/** Of operations that need a cookie, a code of the present half minute, a fresh signature or a file. */
const written: Readonly<Record<string, RecordedExample>> = {
  refreshAuth: { parameters: {}, response: { id: 1, username: 'mara', expiresIn: 600 } },
  legacyAuthCookies: {
    parameters: {},
    body: { refreshToken: 'xxxxxxxxxxxxxxxxxxxx' },
    response: { id: 1, username: 'mara', expiresIn: 600 },
  },
  confirmSecondFactor: {
    parameters: { id: '1' },
    body: { code: '314159' },
    response: { recoveryCodes: ['LWYD-3WEW-24MU-SO6G-JGN6-L3DI'] },
  },
  signInByPasskey: {
    parameters: {},
    body: { credential: signature },
    response: { id: 1, username: 'mara', expiresIn: 600 },
  },
  proveByPasskey: { parameters: {}, body: { credential: signature } },
  addPasskey: {
    parameters: { id: '1' },
    body: {
      name: 'Phone',
      credential: {
        ...credential,
        response: { clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0', attestationObject: 'o2NmbXRkbm9uZQ' },
      },
    },
    response: { id: 1, name: 'Phone', backedUp: true, createdAt: '2026-11-27T13:35:41.918Z', lastUsedAt: null },
  },
  consentRequest: {
    parameters: { uid: 'xxxxxxxxxxxxxxxxxxxx' },
    response: {
      application: 'Home Planner',
      returnsTo: 'planner.example.com',
      scopes: [{ name: 'saved:read', description: 'Read saved alerts and what is followed' }],
      account: 'mara@example.com',
    },
  },
  decideConsent: {
    parameters: { uid: 'xxxxxxxxxxxxxxxxxxxx' },
    body: { decision: 'allow' },
    response: { location: '/oauth/authorize/xxxxxxxxxxxxxxxxxxxx' },
  },
  sendFeedPicture: {
    parameters: { name: 'front.jpg' },
    response: { name: 'front.jpg', width: 1440, height: 960, colour: '#8fa3b8' },
  },
};

/** By the id of the operation. */
export const recordedExamples: Readonly<Record<string, RecordedExample>> = {
  ...written,
  ...(JSON.parse(readFileSync(new URL('./examples.json', import.meta.url), 'utf8')) as Readonly<
    Record<string, RecordedExample>
  >),
};
