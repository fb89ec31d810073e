import { sql } from 'kysely';
import { browser } from '../../domains/members/test-browser.ts';
import { databaseWithPlaces } from '../../test-kit/built-in-places.ts';
import { testService } from '../../test-kit/test-service.ts';
import { tokenFile } from '../../platform/token-file.ts';
import { fillSample } from './fill.ts';
import { countAccounts, sampleAccounts } from './members/accounts.ts';

jest.setTimeout(300_000);

test('[DATA-04] in production a sample comes without the accounts that anybody could sign in with; elsewhere more can be added to it', async () => {
  const database = await databaseWithPlaces();
  const service = await testService(database, { appEnv: 'production', developmentProvider: false });
  try {
    const made = await fetch(`${service.address}/internal/sample`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${tokenFile(service.settings.dataDir, 'ops-token')}`,
      },
      body: JSON.stringify({ listings: 200, seed: 3 }),
    });
    expect([made.status, JSON.parse((await made.text()).trim().split('\n').at(-1) ?? '')]).toMatchObject([
      200,
      { report: { listings: 200, accounts: 0 } },
    ]);
    expect([
      await countAccounts(database),
      (
        await browser(service.address).post('/auth/signin', {
          email: sampleAccounts.admin,
          password: sampleAccounts.password,
        })
      ).status,
    ]).toEqual([0, 401]);
    expect(await fillSample(database, { listings: 10, seed: 1, accounts: true })).toMatchObject({
      listings: 10,
      accounts: 3,
    });
    // Agents end in a hyphen and their number; a member of that shape could meet an agent of the same name who joins
    // later.
    const { rows } = await sql`select username from member where agent_id is null and username ~ '-[0-9]+$'`.execute(
      database,
    );
    expect(rows).toEqual([]);
  } finally {
    await service.close();
    await database.destroy();
  }
});
