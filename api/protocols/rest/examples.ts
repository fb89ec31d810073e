import { readFileSync } from 'node:fs';

/** A call of an operation that succeeded, as `pnpm --filter @verandah/api examples` recorded it. */
export interface RecordedExample {
  /** Of the path and the query, by name. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly answer?: unknown;
}

/** Of operations that need a cookie, a code of the present half minute or a file. */
const written: Readonly<Record<string, RecordedExample>> = {
  refreshAuth: { parameters: {}, answer: { id: 1, username: 'mara', expiresIn: 600 } },
  legacyAuthCookies: {
    parameters: {},
    body: { refreshToken: 'xxxxxxxxxxxxxxxxxxxx' },
    answer: { id: 1, username: 'mara', expiresIn: 600 },
  },
  confirmSecondFactor: {
    parameters: { id: '1' },
    body: { code: '314159' },
    answer: { recoveryCodes: ['LWYD-3WEW-24MU-SO6G-JGN6-L3DI'] },
  },
  sendFeedPicture: {
    parameters: { name: 'front.jpg' },
    answer: { name: 'front.jpg', width: 1440, height: 960, colour: '#8fa3b8' },
  },
};

/** By the id of the operation. */
export const recordedExamples: Readonly<Record<string, RecordedExample>> = {
  ...written,
  ...(JSON.parse(readFileSync(new URL('./examples.json', import.meta.url), 'utf8')) as Readonly<
    Record<string, RecordedExample>
  >),
};
