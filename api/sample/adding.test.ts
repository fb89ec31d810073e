import { testDatabase } from '../database/public.ts';
import { loadGazetteer } from '../locations/public.ts';
import { fillSample } from './fill.ts';

test('[DATA-04] more can be added to a sample', async () => {
  const database = await testDatabase();
  try {
    await loadGazetteer(database);
    await fillSample(database, { listings: 200, seed: 3, accounts: true });
    expect(await fillSample(database, { listings: 10, seed: 1, accounts: true })).toMatchObject({ listings: 10, accounts: 3 });
  } finally {
    await database.destroy();
  }
});
