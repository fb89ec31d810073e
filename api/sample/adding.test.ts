import { sql } from 'kysely';
import { testDatabase } from '../database/public.ts';
import { loadGazetteer } from '../locations/public.ts';
import { fillSample } from './fill.ts';

test('[DATA-04] more can be added to a sample', async () => {
  const database = await testDatabase();
  try {
    await loadGazetteer(database);
    await fillSample(database, { listings: 200, seed: 3, accounts: true });
    expect(await fillSample(database, { listings: 10, seed: 1, accounts: true })).toMatchObject({ listings: 10, accounts: 3 });
    // Agents end in a hyphen and their number; a member of that shape could meet an agent of the same name who joins later.
    const { rows } = await sql`select username from member where agent_id is null and username ~ '-[0-9]+$'`.execute(database);
    expect(rows).toEqual([]);
  } finally {
    await database.destroy();
  }
});
