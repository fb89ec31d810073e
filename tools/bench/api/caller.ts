import { Agent, request } from 'node:http';
import { sampleAccounts } from '@verandah/sample';
import type { Call } from './mix.ts';

/** Calls the graph API as a member, over persistent connections. */
export interface Caller {
  /** @throws {Error} when the response lacks the requested data */
  call(call: Call): Promise<void>;
  close(): void;
}

/** Signs in as the fixtures' member, and again before the access token expires. */
export async function openCaller(address: string, connections: number): Promise<Caller> {
  let token = await signIn(address);
  let signedInAt = Date.now();
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const post = ({ kind, body }: Call): Promise<void> =>
    new Promise((resolve, reject) => {
      const sent = request(
        `${address}/graphql`,
        {
          method: 'POST',
          agent,
          headers: {
            'content-type': 'application/json',
            accept: 'application/json',
            'content-length': Buffer.byteLength(body),
            ...(kind === 'write' ? { authorization: `Bearer ${token}` } : {}),
          },
        },
        (response) => {
          const parts: Buffer[] = [];
          response
            .on('data', (part: Buffer) => parts.push(part))
            .on('error', reject)
            .on('end', () => {
              const text = Buffer.concat(parts);
              if (response.statusCode === 200 && text.subarray(0, 9).equals(dataFirst)) resolve();
              else
                reject(new Error(`A ${kind} responded ${response.statusCode}: ${text.toString('utf8').slice(0, 300)}`));
            });
        },
      );
      sent.on('error', reject).end(body);
    });
  return {
    async call(call) {
      if (call.kind === 'write' && Date.now() - signedInAt > freshFor) {
        signedInAt = Date.now();
        token = await signIn(address);
      }
      await post(call);
    },
    close: () => agent.destroy(),
  };
}

/** Milliseconds; a token is valid for ten minutes. */
const freshFor = 5 * 60_000;

async function signIn(address: string): Promise<string> {
  const { member: email, password } = sampleAccounts;
  const signedIn = await fetch(`${address}/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const token = /^access=([^;]+)/.exec(
    signedIn.headers.getSetCookie().find((cookie) => cookie.startsWith('access=')) ?? '',
  )?.[1];
  if (!signedIn.ok || token === undefined)
    throw new Error(`Signing in as ${email} failed with status ${signedIn.status}.`);
  return token;
}

/** Responses with errors start differently. */
const dataFirst = Buffer.from('{"data":{');
