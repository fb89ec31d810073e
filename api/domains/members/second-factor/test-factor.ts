import { sql } from 'kysely';
import { now } from '../../../platform/clock.ts';
import { jsonBody, testPassword as password, type TestAccounts } from '../test-accounts.ts';
import type { TestBrowser } from '../test-browser.ts';
import { codeAt } from './totp.ts';

/** The settings of a member's second factor. */
export const factorPath = (id: number): string => `/member/${id}/settings/second-factor`;

/** Response to a wrong code. */
export const wrong = {
  status: 422,
  body: { errors: [{ field: 'code', message: expect.stringContaining('isn’t right') }] },
};

export const signInAs = (visitor: TestBrowser, at = '/auth/signin') => visitor.post(at, { username: 'ada', password });

/** As if the code that was taken last were of long ago: the next may be of the same half minute. */
export const moveClock = ({ database }: TestAccounts) =>
  sql`update member_second_factor set last_step = 0`.execute(database);

/** Ada, who has a second factor. */
export interface Enrolled {
  readonly here: TestBrowser;
  readonly secret: string;
  readonly codes: readonly string[];
  /** What her app shows. */ code(): string;
}

export async function enrolMember(accounts: TestAccounts, id: number): Promise<Enrolled> {
  const here = await accounts.signedIn();
  const { secret } = (await here.post(factorPath(id))).body;
  const code = () => codeAt(secret, now());
  const on = await here.send('PUT', factorPath(id), jsonBody({ code: code() }));
  expect(on.status).toBe(200);
  await moveClock(accounts);
  return { here, secret, codes: on.body.recoveryCodes, code };
}

/** Ada's password is right: no session yet, and the response has a challenge. */
export async function beginChallenge(visitor: TestBrowser): Promise<string> {
  const requested = await signInAs(visitor);
  expect([requested.status, visitor.cookies()]).toEqual([401, {}]);
  return requested.body.challenge;
}
