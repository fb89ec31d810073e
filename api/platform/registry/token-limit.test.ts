import { sql } from 'kysely';
import type { Limit } from '@verandah/rate-limits';
import { callLimits } from '../rate-limits/limits.ts';
import { testRegistry, type TestRegistry } from './test-registry.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await testRegistry();
});
afterAll(() => registry.close());

test('[REL-07] a token has a limit of lookups a minute over all hosts, which its holder reads; invalid ones fill no table', async () => {
  const hash = 'a'.repeat(64);
  await registry.call('/tokens', {
    name: 'ci-search',
    hash,
    area: 'search',
    actions: ['promote'],
    expiresAt: '2999-01-01T00:00:00.000Z',
    who: 'ann',
    why: null,
  });
  expect(await registry.call('/tokens/find', { hash })).toMatchObject({
    status: 200,
    body: { token: { name: 'ci-search' } },
  });
  const [{ most, seconds }] = callLimits.operations.limits as unknown as readonly [Limit];
  const now = Math.floor(Date.now() / 1000 / seconds);
  // As if it had been used as often as it may be, in this minute and in the next.
  for (const at of [now, now + 1]) {
    await sql`insert into throttle (key, window_start, count)
      values (${`operations:ci-search:${seconds}`}, to_timestamp(${at * seconds}), ${most})
      on conflict (key, window_start) do update set count = excluded.count`.execute(registry.database);
  }
  const refused = await registry.call('/tokens/find', { hash });
  expect(refused).toMatchObject({
    status: 429,
    body: {
      reason: 'too-often',
      message: expect.stringMatching(
        /^The token ci-search is used more than 600 times in 60 seconds\. Try again in \d+ seconds\.$/,
      ),
    },
  });
  expect((await registry.call('/tokens/find', { hash: 'b'.repeat(64) })).body).toEqual({ token: null });
  expect(
    (await sql`select 1 from throttle where key not like 'operations:ci-search:%'`.execute(registry.database)).rows,
  ).toEqual([]);
});
