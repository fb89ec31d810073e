import type { Database } from '@verandah/api';
import { sampleAccounts } from '@verandah/sample';
import { sql } from 'kysely';
import type { Call } from '../api-under-load.ts';
import type { Samples } from './samples.ts';

/** A member who follows and unfollows agents and marks reviews as helpful, one after the other. */
export interface Member {
  readonly acknowledged: number;
  stop(): Promise<void>;
  /** What of that the database lacks. */
  missing(database: Database): Promise<readonly string[]>;
}

interface Variables {
  readonly kind?: string;
  readonly targetId?: string;
  readonly reviewId?: string;
  readonly helpful?: boolean;
}

/** Milliseconds; an access token is valid for ten minutes. */
const freshFor = 5 * 60_000;

/**
 * @param calls writes of the mix
 * @param rest milliseconds between two
 */
export function startMember(
  host: string,
  calls: readonly Call[],
  rest: number,
  samples: Pick<Samples, 'request'>,
): Member {
  const follows = new Map<string, boolean>();
  const helpful = new Map<string, boolean>();
  let [token, signedInAt, acknowledged, stopping] = ['', -Infinity, 0, false];
  const signIn = async (): Promise<void> => {
    const { member: email, password } = sampleAccounts;
    await samples.request(
      'member',
      `${host}/auth/signin`,
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email, password }) },
      (response) => {
        const given = /^access=([^;]+)/.exec(
          response.headers.getSetCookie().find((cookie) => cookie.startsWith('access=')) ?? '',
        )?.[1];
        if (given === undefined) return 'gave no token';
        [token, signedInAt] = [given, performance.now()];
        return undefined;
      },
    );
  };
  const write = async (body: string): Promise<void> => {
    const { query, variables } = JSON.parse(body) as { query: string; variables: Variables };
    const { good } = await samples.request(
      'member',
      `${host}/graphql`,
      {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', accept: 'application/json', authorization: `Bearer ${token}` },
      },
      (_, text) => (text.startsWith('{"data":{') ? undefined : `responded ${text.slice(0, 200)}`),
    );
    const review = variables.reviewId;
    // Without a response it may have been carried out or not, so it is not checked.
    if (!good) {
      if (review === undefined) follows.delete(variables.targetId ?? '');
      else helpful.delete(review);
      return;
    }
    acknowledged += 1;
    if (review === undefined) follows.set(variables.targetId ?? '', query.includes('{ follow('));
    else helpful.set(review, variables.helpful === true);
  };
  const running = (async () => {
    for (let turn = 0; !stopping; turn += 1) {
      if (performance.now() - signedInAt > freshFor) await signIn();
      await write((calls[turn % calls.length] as Call).body);
      await new Promise((resolve) => {
        setTimeout(resolve, rest);
      });
    }
  })();
  return {
    get acknowledged() {
      return acknowledged;
    },
    async stop() {
      stopping = true;
      await running;
    },
    async missing(database) {
      const me = sql`(select id from member where email = ${sampleAccounts.member})`;
      const { rows: followed } = await sql<{
        id: number;
      }>`select target_id as id from follow where kind = 'agent' and member_id = ${me}`.execute(database);
      const { rows: found } = await sql<{
        id: number;
        helpful: boolean;
      }>`select review_id as id, helpful from location_review_helpful where member_id = ${me}`.execute(database);
      const [now, marked] = [
        new Set(followed.map(({ id }) => String(id))),
        new Map(found.map((row) => [String(row.id), row.helpful])),
      ];
      return [
        ...[...follows]
          .filter(([id, is]) => now.has(id) !== is)
          .map(([id, is]) => `agent ${id} is ${is ? 'not ' : ''}followed`),
        ...[...helpful]
          .filter(([id, is]) => (marked.get(id) ?? false) !== is)
          .map(([id]) => `review ${id} was found otherwise`),
      ];
    },
  };
}
