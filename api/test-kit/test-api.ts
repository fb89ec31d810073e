import { type Database } from '../platform/database/public.ts';
import { testDatabase } from './test-database.ts';
import { fillTestListings, fillTestPlaces, testNow, type TestListing } from '../domains/listings/test-market.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { callerOf, fillTestMembers, testMembers, type TestCaller } from './test-members.ts';
import { testService, type TestService } from './test-service.ts';

/** Callers: the members of the tests, and a visitor. */
export type TestName = keyof typeof testMembers | 'visitor';

/** A service over a database of its own with places, members and listings: what most tests of a domain begin with. */
export interface TestApi {
  readonly database: Database;
  readonly service: TestService;
  readonly as: Readonly<Record<TestName, TestCaller>>;
  close(): Promise<void>;
}

interface Wanted {
  readonly listings?: readonly TestListing[];
  readonly settings?: Partial<Settings>;
  /** The moment that listings are fresh at; `testNow`. */
  readonly now?: number;
  /** Writes what else there is, before the API starts. */
  readonly fill?: (database: Database) => Promise<unknown>;
}

export async function testApi({ listings = [], settings = {}, now = testNow, fill }: Wanted = {}): Promise<TestApi> {
  const database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
  if (listings.length > 0) await fillTestListings(database, listings, now);
  await fill?.(database);
  const service = await testService(database, settings);
  const names = ['visitor', ...Object.keys(testMembers)] as TestName[];
  const as = Object.fromEntries(
    await Promise.all(
      names.map(
        async (name) => [name, await callerOf(service, name === 'visitor' ? null : testMembers[name])] as const,
      ),
    ),
  ) as TestApi['as'];
  return {
    database,
    service,
    as,
    async close() {
      await service.close();
      await database.destroy();
    },
  };
}
