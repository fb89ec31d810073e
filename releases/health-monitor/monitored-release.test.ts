import type { Pin, RegistryEvent } from '@verandah/release-registry';
import { candidatesOf, monitorName } from './candidates.ts';
import { monitoredOf } from './monitored-release.ts';

const start = Date.parse('2026-11-21T14:00:00Z');
const minute = 60_000;
type LogEntry = readonly [
  action: 'promote' | 'rollback' | 'rollout' | 'withdraw',
  from: string | null,
  to: string,
  minutes: number,
  more?: { readonly percent?: number; readonly who?: string },
];
/** Newest first, as in the log. */
const log = (...entries: readonly LogEntry[]): RegistryEvent[] =>
  entries
    .map(([action, from, to, minutes, { percent, who = 'ann' } = {}], at): RegistryEvent => ({
      id: at + 1,
      at: new Date(start + minutes * minute).toISOString(),
      who,
      action,
      area: 'search',
      from,
      to,
      why: null,
      detail: percent === undefined ? null : { percent },
    }))
    .toReversed();
const at = (pin: Pin, events: readonly RegistryEvent[], minutes: number) =>
  monitoredOf(pin, events, 60, start + minutes * minute);
const byMonitor = { who: monitorName };

test('[REL-06] a promotion is watched for its time, against what it replaced', () => {
  const events = log(['promote', null, '1.0.0', -100], ['promote', '1.0.0', '1.0.1', 0]);
  const pin = { version: '1.0.1', previous: '1.0.0' };
  expect(at(pin, events, 59)).toEqual({
    kind: 'promotion',
    version: '1.0.1',
    against: '1.0.0',
    since: start,
    until: start + 60 * minute,
    insisted: false,
    targets: ['1.0.0'],
    joint: false,
  });
  expect(at(pin, events, 60)).toBeNull();
});

test('[REL-36] the first release of an area is watched against nothing; one that was withdrawn and restored stays', () => {
  const first = log(['promote', null, '1.0.0', 0]);
  const pin = { version: '1.0.0', previous: null };
  expect(at(pin, first, 1)).toMatchObject({ kind: 'promotion', against: null, insisted: false, targets: [] });
  const withdrawn = log(['promote', null, '1.0.0', 0], ['withdraw', '1.0.0', '1.0.0', 1, byMonitor]);
  expect(at({ ...pin, withdrawn: { redirects: {} } }, withdrawn, 2)).toBeNull();
  expect(at(pin, withdrawn, 2)).toMatchObject({ insisted: true });
});

test('[REL-06] the target of a rollback is not watched: no loop of rollbacks', () => {
  const back = log(
    ['promote', null, '1.0.0', -100],
    ['promote', '1.0.0', '1.0.1', 0],
    ['rollback', '1.0.1', '1.0.0', 5, byMonitor],
  );
  expect(at({ version: '1.0.0', previous: null }, back, 6)).toBeNull();
  // Promoted again although it was live: nothing new.
  expect(
    at({ version: '1.0.0', previous: null }, log(['promote', null, '1.0.0', -9], ['promote', '1.0.0', '1.0.0', 0]), 1),
  ).toBeNull();
});

test('[REL-06] a rollout is watched while it runs, from its start on, whatever its percentage was', () => {
  const events = log(
    ['promote', null, '1.0.0', -100],
    ['rollout', '1.0.0', '1.0.1', -50, { percent: 10 }],
    ['rollout', '1.0.0', '1.0.1', -40, { percent: 0 }],
    ['rollout', '1.0.0', '1.0.1', 0, { percent: 5 }],
    ['rollout', '1.0.0', '1.0.1', 30, { percent: 50 }],
  );
  expect(
    at({ version: '1.0.0', previous: null, rollout: { version: '1.0.1', percent: 50 } }, events, 5000),
  ).toMatchObject({ kind: 'rollout', version: '1.0.1', against: '1.0.0', since: start, until: null, insisted: false });
});

test('[REL-06] a rolled-back release is no rollback target until promoted again; one rolled back as a precaution stays one', () => {
  const events = log(
    ['promote', null, '1.0.0', -900],
    ['promote', '1.0.0', '1.0.1', -800],
    ['rollback', '1.0.1', '1.0.0', -700],
    ['promote', '1.0.0', '1.0.1', -600],
    ['rollout', '1.0.1', '1.0.2', -500, { percent: 5 }],
    ['rollout', '1.0.1', '1.0.2', -400, { percent: 0, ...byMonitor }],
    ['promote', '1.0.1', '1.0.2', -300],
    ['promote', '1.0.2', '1.0.3', 0],
  );
  expect(at({ version: '1.0.3', previous: '1.0.2' }, events, 1)?.targets).toEqual(['1.0.2', '1.0.1', '1.0.0']);
  // 1.0.1 and 1.0.2 were promoted again: until then they were none.
  expect(candidatesOf(events.slice(5), '1.0.0')).toEqual([
    { version: '1.0.1', skipped: 'rolled back on 2026-11-21 02:20 by ann' },
  ]);
});

test("[REL-06] a release promoted again after an automatic rollback stays; after a person's rollback it is watched", () => {
  const again = (who: string) =>
    log(
      ['promote', null, '1.0.0', -900],
      ['promote', '1.0.0', '1.0.1', -800],
      ['rollback', '1.0.1', '1.0.0', -700, { who }],
      ['promote', '1.0.0', '1.0.1', 0],
    );
  expect([
    at({ version: '1.0.1', previous: '1.0.0' }, again(monitorName), 1)?.insisted,
    at({ version: '1.0.1', previous: '1.0.0' }, again('ann'), 1)?.insisted,
  ]).toEqual([true, false]);
  const tried = log(
    ['promote', null, '1.0.0', -900],
    ['rollout', '1.0.0', '1.0.1', -800, { percent: 5 }],
    ['rollout', '1.0.0', '1.0.1', -700, { percent: 0, ...byMonitor }],
    ['rollout', '1.0.0', '1.0.1', 0, { percent: 5 }],
  );
  expect(at({ version: '1.0.0', previous: null, rollout: { version: '1.0.1', percent: 5 } }, tried, 1)?.insisted).toBe(
    true,
  );
});
