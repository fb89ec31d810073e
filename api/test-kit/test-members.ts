import { sql } from 'kysely';
import type { Database } from '../platform/database/public.ts';
import { signAccess, type Viewer } from '../platform/identity/viewer.ts';
import { sessionKeyOf } from '../app/make-service.ts';
import type { TestService } from './test-service.ts';

/** Sessions of members in tests end in the member's number. */
export const testSession = (memberId: number): string =>
  `00000000-0000-4000-8000-${String(memberId).padStart(12, '0')}`;

const viewerOf = (memberId: number, username: string, facts: Partial<Viewer> = {}): Viewer => ({
  memberId,
  username,
  role: 'member',
  agentId: null,
  sessionId: testSession(memberId),
  ...facts,
});

/**
 * Members of tests: Mara and Noah, Olive who has not verified her email, Petra who is agent 1 (Ada Lovell), the admin
 * Quinn.
 */
export const testMembers = {
  mara: viewerOf(1, 'mara'),
  noah: viewerOf(2, 'noah'),
  olive: viewerOf(3, 'olive'),
  petra: viewerOf(4, 'petra', { agentId: 1 }),
  quinn: viewerOf(5, 'quinn', { role: 'admin' }),
} as const;

/** Writes them; the agents of the test places must be there. */
export async function fillTestMembers(database: Database): Promise<void> {
  await sql`insert into member (id, username, name, email, email_verified_at, role, agent_id) values
    (1, 'mara', 'Mara Quill', 'mara@example.com', now(), 'member', null),
      (2, 'noah', 'Noah Field', 'noah@example.com', now(), 'member', null),
    (3, 'olive', 'Olive Hart', 'olive@example.com', null, 'member', null),
      (4, 'petra', 'Petra Lane', 'petra@example.com', now(), 'member', 1),
    (5, 'quinn', 'Quinn Admin', 'quinn@example.com', now(), 'admin', null)`.execute(database);
  for (const { memberId } of Object.values(testMembers)) await openTestSession(database, memberId);
}

/** A session that is live, unless a test has ended it. */
async function openTestSession(database: Database, memberId: number): Promise<void> {
  const id = testSession(memberId);
  await sql`insert into member_session (id, member_id, refresh_hash, expires_at)
    select ${id}::uuid, id, ${id}, now() + interval '1 day' from member where id = ${memberId}::int
    on conflict do nothing`.execute(database);
}

/** Calls a service as a member, or as a visitor. */
export interface TestCaller {
  /** Data and errors of an operation of the graph API. */
  graph(query: string, variables?: object): Promise<Awaited<ReturnType<TestService['graph']>>['body']>;
  /** Headers that authenticate a call of one's own. */
  proof(): Promise<Record<string, string>>;
  /** Status and body of a REST or legacy call (with the domain header). */
  call(
    method: string,
    path: string,
    body?: unknown,
    more?: Readonly<Record<string, string>>,
  ): Promise<{ status: number; body: ReturnType<typeof JSON.parse> }>;
}

interface CallerOptions {
  /** Milliseconds since their access tokens were issued. */
  readonly age?: number;
  /** false: their session is there, or is not, by what the test writes. */
  readonly opensSession?: boolean;
}

/** Milliseconds for which a token is used: far fewer than it lives, on a busy machine too. */
const freshFor = 60_000;

export async function callerOf(
  service: TestService,
  who: Viewer | null,
  { age = 0, opensSession = true }: CallerOptions = {},
): Promise<TestCaller> {
  let [signedAt, token] = [0, ''];
  // Tests of everything outlast a token on a busy machine. A session that a test ended stays ended.
  const proof = async (): Promise<Record<string, string>> => {
    if (who === null) return {};
    const now = Date.now();
    if (Math.abs(now - signedAt) > freshFor) {
      const viewer = { ...who, sessionId: testSession(who.memberId) };
      [signedAt, token] = [now, await signAccess(viewer, sessionKeyOf(service.settings), now - age)];
    }
    if (opensSession) await openTestSession(service.service.database, who.memberId);
    return { authorization: `Bearer ${token}` };
  };
  return {
    proof,
    graph: async (query, variables = {}) => (await service.graph({ query, variables }, await proof())).body,
    async call(method, path, body, more = {}) {
      const response = await fetch(`${service.address}${path}`, {
        method,
        headers: {
          ...(await proof()),
          ...more,
          domain: 'www.verandah.example',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return {
        status: response.status,
        body:
          text === ''
            ? null
            : response.headers.get('content-type')?.includes('json') === true
              ? JSON.parse(text)
              : text,
      };
    },
  };
}
