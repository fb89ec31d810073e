import { sql } from 'kysely';
import { onBehalfOf } from '../turns/public.ts';
import { GivenUp } from '../turns/given-up.ts';
import { testDatabase } from '../../test-kit/test-database.ts';

test('[SEC-85] a statement whose caller leaves is cancelled, and the next of the same connection is not', async () => {
  const database = await testDatabase();
  await database.connection().execute(async (connection) => {
    for (let time = 0; time < 5; time++) {
      const leave = new AbortController();
      const sleeping = onBehalfOf({ party: 'a', signal: leave.signal }, () =>
        sql`select pg_sleep(600)`.execute(connection),
      );
      setImmediate(() => leave.abort());
      await expect(sleeping).rejects.toThrow(GivenUp);
      const { rows } = await sql<{ one: number }>`select 1 as one from pg_sleep(0.01)`.execute(connection);
      expect(rows).toEqual([{ one: 1 }]);
      await expect(
        onBehalfOf({ party: 'a', signal: leave.signal }, () => sql`select 1`.execute(connection)),
      ).rejects.toThrow(GivenUp);
    }
  });
  await database.destroy();
});
