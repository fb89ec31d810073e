import { sql } from 'kysely';
import { databaseOver, openServerPool, type Database } from '../platform/database/public.ts';

/** A second way to a test's database, on which one statement can be held up: for tests of what happens at once. */
export interface GatedDatabase {
  readonly database: Database;
  /** Holds up the statement that is number `at`, from 0, of those from now on that write, lock or commit. */
  holdUp(at: number): HeldStatement;
}

export interface HeldStatement {
  /** Resolves when the statement is reached. */
  readonly reached: Promise<void>;
  /** Lets it and all that follow pass. */
  release(): void;
}

/** Tables that count attempts, keys and pushes: none of them is what an operation changes. */
export const bookkeeping: readonly string[] = ['throttle', 'idempotency', 'push_event', 'job_wanted', 'page_change'];

const ofBookkeeping = new RegExp(`\\b(?:insert into|update|delete from)\\s+"?(?:${bookkeeping.join('|')})\\b`, 'i');
const writesOrLocks =
  /^\s*(?:commit|insert|update|delete|lock)\b|^\s*with\b[^]*\b(?:insert into|update|delete from)\b|\bfor (?:no key )?(?:update|share)\b|advisory/i;

/** Opens it, on the server of the tests. @param own the test's database */
export async function gatedDatabase(own: Database): Promise<GatedDatabase> {
  const {
    rows: [{ name } = { name: '' }],
  } = await sql<{ name: string }>`select current_database() as name`.execute(own);
  const url = Object.assign(new URL(process.env['TEST_DATABASE_URL'] ?? ''), { pathname: `/${name}` });
  const pool = await openServerPool(url.href, { size: 4 });
  let gate: (statement: string) => Promise<void> | undefined = () => undefined;
  const database = databaseOver({
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      return {
        async query(text, values) {
          await gate(text);
          return client.query(text, values);
        },
        release: (destroy) => client.release(destroy),
      };
    },
  });
  return {
    database,
    holdUp(at) {
      const reached = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      let seen = 0;
      gate = (statement) => {
        if (!writesOrLocks.test(statement) || ofBookkeeping.test(statement) || seen++ !== at) return undefined;
        reached.resolve();
        return released.promise;
      };
      return {
        reached: reached.promise,
        release() {
          gate = () => undefined;
          released.resolve();
        },
      };
    },
  };
}
