import { sampleAccounts } from '@verandah/sample';
import type { startWrites } from '@verandah/api/test-kit';

type Viewer = Parameters<typeof startWrites>[0]['viewer'];

/** The claims of an access token. */
interface Claims {
  readonly sub: string;
  readonly username: string;
  readonly sid: string;
}

/**
 * Signs in the sample's administrator: their writes need a session.
 * @throws {Error} when the site has none
 */
export async function signedInAdmin(host: string): Promise<Viewer> {
  const { admin: email, password } = sampleAccounts;
  const response = await fetch(`${host}/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const token = response.headers
    .getSetCookie()
    .flatMap((line) => /^access=[\w-]+\.([\w-]+)\./.exec(line)?.[1] ?? [])
    .at(0);
  if (token === undefined) throw new Error(`The sample's administrator could not sign in: ${await response.text()}`);
  const { sub, username, sid } = JSON.parse(Buffer.from(token, 'base64url').toString()) as Claims;
  return { memberId: Number(sub), username, role: 'admin', agentId: null, sessionId: sid };
}
