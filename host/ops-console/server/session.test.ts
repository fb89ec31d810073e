import { randomBytes } from 'node:crypto';
import { sealText } from '@verandah/storage';
import { endedSession, sessionCookie, sessionIn, sessionSeconds } from './session.ts';
import { tryLimiter } from './tries.ts';

const key = randomBytes(32);
const now = Date.parse('2026-11-21T10:00:00Z');
const grant = { name: 'ann', area: null, actions: [] };

afterEach(() => {
  jest.restoreAllMocks();
});

test('[REL-07] a session is invalid after its end, with another key, and when it was sealed for another purpose', () => {
  const cookie = sessionCookie({ grant, until: now + sessionSeconds * 1000, tokenHash: 'h' }, key, true);
  expect(sessionIn(cookie, key, now)).toMatchObject({ grant });
  expect(sessionIn(cookie, key, now + sessionSeconds * 1000)).toBeNull();
  expect(sessionIn(cookie, randomBytes(32), now)).toBeNull();
  expect(
    sessionIn(
      `ops-session=${sealText(JSON.stringify({ grant, until: now + 1000, tokenHash: 'h' }), 'another', key)}`,
      key,
      now,
    ),
  ).toBeNull();
  expect(sessionIn(`ops-session=${sealText('{"grant":"ann"}', 'ops-session', key)}`, key, now)).toBeNull();
  expect(sessionIn(endedSession(true), key, now)).toBeNull();
});

test('[REL-07] wrong tries are forgotten after a quarter of an hour, and by the right one', async () => {
  let at = now;
  jest.spyOn(Date, 'now').mockImplementation(() => at);
  const counted = tryLimiter();
  for (let count = 0; count < 10; count++) await counted.consume('a');
  expect([await counted.wait('a'), await counted.wait('b')]).toEqual([900, 0]);
  at += 900_000;
  expect(await counted.wait('a')).toBe(0);
  for (let count = 0; count < 10; count++) await counted.consume('a');
  counted.delete('a');
  expect(await counted.wait('a')).toBe(0);
});
