import { decodeJwt } from 'jose';
import { hearClock, now } from './clock.ts';
import { type Database } from './database/public.ts';
import { testDatabase } from '../test-kit/test-database.ts';
import { readViewer, secondsLeft, signAccess, type Viewer } from './identity/viewer.ts';

const key = new TextEncoder().encode('a key for tests of the clock, 32 bytes');
const mia: Viewer = {
  memberId: 4,
  username: 'mia',
  role: 'member',
  agentId: null,
  sessionId: '00000000-0000-4000-8000-000000000004',
};
const day = 86_400_000;
const realNow = Date.now;
let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => database.destroy());

test('[MEMB-04] sessions last exactly as intended in a process whose clock is wrong or is set while it runs', async () => {
  const before = await signAccess(mia, key);
  await hearClock(database);
  for (const wrong of [day, -day, 3_600_000, 0]) {
    jest.spyOn(Date, 'now').mockImplementation(() => realNow() + wrong);
    expect(Math.abs(now() - realNow())).toBeLessThan(day / 24);
    const token = await signAccess(mia, key);
    // Another process with a correct clock reads it.
    expect((decodeJwt(token).exp ?? 0) * 1000 - realNow()).toBeLessThanOrEqual(11 * 60_000);
    for (const each of [before, token]) {
      expect(await readViewer(`Bearer ${each}`, key)).toEqual(mia);
      expect(secondsLeft(`Bearer ${each}`)).toBeGreaterThan(0);
    }
  }
});
