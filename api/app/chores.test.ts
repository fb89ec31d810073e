import { sql } from 'kysely';
import { testDatabase } from '../test-kit/test-database.ts';
import { testService } from '../test-kit/test-service.ts';
import { startChores } from './chores.ts';

test('[REL-134] the operations that an API has run are recorded when it ends', async () => {
  const database = await testDatabase();
  const { service, graph, close } = await testService(database);
  const chores = startChores(service);
  expect((await graph({ query: 'query States { states { name } }' })).status).toBe(200);
  await chores.stop();
  const { rows } = await sql`select operation, calls, failed from releases.operation_time`.execute(database);
  expect(rows).toEqual([{ operation: 'other', calls: 1, failed: 0 }]);
  await close();
  await database.destroy();
});
