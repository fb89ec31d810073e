import { sql } from 'kysely';
import { type Database } from '../../platform/database/public.ts';
import { testDatabase } from '../../test-kit/test-database.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { testService, type TestService } from '../../test-kit/test-service.ts';
import { resetLinkJob, sendResetLink } from './recover.ts';
import { createMember, type CreateMember } from './create-member.ts';
import { openBrowser, type TestBrowser } from './test-browser.ts';
import { emptyTables } from '../../test-kit/empty-tables.ts';

/** Of every account here. */
export const testPassword = 'correct horse battery staple';
export const wrongPassword = 'not the right one';

/** Who signs in, in tests of accounts. */
const people = {
  ada: { name: 'Ada Lovell', username: 'ada', email: 'ada@example.com', password: testPassword },
  ben: { name: 'Ben Marsh', username: 'ben', email: 'ben@example.com', password: testPassword },
  quinn: { name: 'Quinn Admin', username: 'quinn', email: 'quinn@example.com', password: testPassword, role: 'admin' },
} as const satisfies Record<string, CreateMember>;
export type TestPerson = keyof typeof people;

/** A mail that waits to be sent. */
export interface TestMail {
  readonly kind: string;
  readonly email: string;
  readonly subject: string;
  readonly text: string;
}

/** The API on its own database, with members created by the test and browsers that sign in. */
export interface TestAccounts {
  readonly database: Database;
  readonly service: TestService;
  /** Resets members, attempts and waiting mails, and creates these members. @returns their numbers */
  begin<Name extends TestPerson>(...names: readonly Name[]): Promise<Readonly<Record<Name, number>>>;
  create(name: TestPerson): Promise<number>;
  open(): TestBrowser;
  /** A browser that a person is signed in with. */
  signedIn(name?: TestPerson): Promise<TestBrowser>;
  /** In the order in which they were written. */
  mails(): Promise<readonly TestMail[]>;
  /** Everybody has shown so many minutes ago who they are. */
  provenBefore(minutes: number): Promise<void>;
  close(): Promise<void>;
}

/** @param fill writes what else there is, before the API starts */
export async function testAccounts(
  settings: Partial<Settings> = {},
  fill?: (database: Database) => Promise<unknown>,
): Promise<TestAccounts> {
  const database = await testDatabase();
  await fill?.(database);
  const service = await testService(database, settings);
  const create = (name: TestPerson): Promise<number> => createMember(database, people[name]);
  const open = (): TestBrowser => openBrowser(service.address);
  return {
    database,
    service,
    create,
    open,
    async begin<Name extends TestPerson>(...names: readonly Name[]) {
      await emptyTables(database, ['member', 'throttle', 'mail']);
      const numbers: Partial<Record<Name, number>> = {};
      for (const name of names) numbers[name] = await create(name);
      return numbers as Record<Name, number>;
    },
    async signedIn(name = 'ada') {
      const visitor = open();
      expect((await visitor.post('/auth/signin', { username: name, password: testPassword })).status).toBe(200);
      return visitor;
    },
    async mails() {
      // Run here rather than by the queue, which would send the mails as well.
      const { rows: wanted } = await sql<{ data: unknown }>`
        delete from job_wanted where name = ${resetLinkJob} returning data`.execute(database);
      for (const { data } of wanted) await sendResetLink(service.service, data);
      return (
        await sql<TestMail>`select kind, email, subject, text from mail order by queued_at, ctid`.execute(database)
      ).rows;
    },
    async provenBefore(minutes) {
      await sql`update member_session set proved_at = now() - make_interval(mins => ${minutes}::int)`.execute(database);
    },
    async close() {
      await service.close();
      await database.destroy();
    },
  };
}

/** A body as `browser.send` takes one. */
export const jsonBody = (body: object) => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});
