import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { sql } from 'kysely';
import { openDatabase, type Database } from '../../platform/database/public.ts';
import { addHealth } from '../../platform/registry/health.ts';
import { appendEvent } from '../../platform/registry/log.ts';
import { testDatabaseUrl, type TestDatabase } from '../../test-kit/test-database.ts';
import { testService, type TestService } from '../../test-kit/test-service.ts';
import { tokenFile } from '../../platform/token-file.ts';

let own: TestDatabase;
let database: Database;
let service: TestService;
beforeAll(async () => {
  own = await testDatabaseUrl();
  database = await openDatabase({ dataDir: '', databaseUrl: own.url });
  service = await testService(database, { databaseUrl: own.url });
});
afterAll(async () => {
  await service.close();
  await database.destroy();
  await own.drop();
});

interface Listening {
  /** Resolves once these lines have come, in any order: the channels are independent. @throws when the response ends */
  until(...lines: readonly string[]): Promise<void>;
}

/** Reads the lines that a host gets. */
async function listen(to: TestService): Promise<Listening> {
  const { body, status } = await fetch(`${to.address}/internal/news`, {
    headers: { 'x-verandah-internal': tokenFile(to.settings.dataDir, 'internal-token') },
  });
  expect(status).toBe(200);
  const lines = createInterface({ input: Readable.fromWeb(body as WebStream) })[Symbol.asyncIterator]();
  return {
    async until(...awaited) {
      const missing = new Set(awaited);
      while (missing.size > 0) {
        const { value, done } = await lines.next();
        if (done) throw new Error(`The response has ended before ${[...missing].join(', ')}.`);
        missing.delete(value);
      }
    },
  };
}

test('[SHELL-97] hosts are notified of changed data and of release operations, whichever process commits them', async () => {
  expect((await fetch(`${service.address}/internal/news`)).status).toBe(401);
  // Once it hears them itself, a host gets one line of each at first.
  const hears = Promise.withResolvers<void>();
  const endHearing = service.service.channels.on('changes', hears.resolve);
  await hears.promise;
  const host = await listen(service);
  endHearing();
  await host.until('changes', 'registry', 'health');
  await sql`insert into page_change (tag) values ('posts')`.execute(database);
  await host.until('changes');
  await appendEvent(database, { who: 'ann', action: 'freeze' });
  await host.until('registry');
  const counted = { area: 'search', version: '1.0.0', at: '2026-11-21T10:00:00Z', counts: { views: 1 } };
  for (let time = 0; time < 2; time += 1) {
    await addHealth(database, { sums: [counted] });
    await host.until('health');
  }
});

test('[SHELL-97] an API that does not hear of them has its hosts poll', async () => {
  const deaf = await testService(database);
  try {
    await (await listen(deaf)).until('poll');
  } finally {
    await deaf.close();
  }
});
