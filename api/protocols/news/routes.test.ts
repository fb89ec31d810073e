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

/** Reads the lines that a host gets. */
async function listen(to: TestService): Promise<{ readonly until: (line: string) => Promise<void> }> {
  const { body, status } = await fetch(`${to.address}/internal/news`, {
    headers: { 'x-verandah-internal': tokenFile(to.settings.dataDir, 'internal-token') },
  });
  expect(status).toBe(200);
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  const lines: string[] = [];
  return {
    async until(line) {
      for (let next = lines.shift(); next !== line; next = lines.shift())
        if (next === undefined)
          lines.push(
            ...Buffer.from((await reader.read()).value ?? [])
              .toString()
              .split('\n'),
          );
    },
  };
}

test('[SHELL-97] hosts are notified of changed data and of release operations, whichever process commits them', async () => {
  expect((await fetch(`${service.address}/internal/news`)).status).toBe(401);
  const host = await listen(service);
  // Once it hears them itself.
  for (const line of ['changes', 'registry', 'health']) await host.until(line);
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
