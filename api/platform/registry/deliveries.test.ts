import type { Delivery, PinSet, RegistryEvent } from '@verandah/release-registry';
import { readRetained } from './store.ts';
import { testRegistry, type TestRegistry } from './test-registry.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await testRegistry();
});
afterAll(() => registry.close());

const who = 'ann';
const step = (percent: number, more: object = {}): object => ({
  percent,
  audiences: [],
  minutes: 10,
  views: 0,
  ...more,
});
const steps = [step(0, { audiences: ['staff'] }), step(10), step(100)];

/** An area with 1.0.0 live and 1.1.0 published. */
async function prepare(area: string): Promise<void> {
  for (const version of ['1.0.0', '1.1.0'])
    await registry.call('/releases', {
      area,
      version,
      contentHash: Buffer.from(version.padEnd(32, '.')).toString('hex'),
      manifest: { area, version, files: [] },
      who,
    });
  await registry.call('/pins', { action: 'promote', area, version: '1.0.0', from: null, who });
}
const deliver = (area: string) =>
  registry.call<PinSet>('/deliveries', { area, version: '1.1.0', live: '1.0.0', steps, who });
const planOf = async (area: string): Promise<Delivery | undefined> =>
  (await registry.call<{ deliveries: Delivery[] }>('/deliveries')).body.deliveries.find((one) => one.area === area);
const advance = ({ id, step: at }: Delivery, live = '1.0.0') =>
  registry.call<PinSet & { changed: boolean }>(`/deliveries/${id}/advance`, { step: at, state: 'running', live, who });
const logOf = async (area: string): Promise<readonly unknown[]> =>
  (await registry.call<{ events: RegistryEvent[] }>(`/events?area=${area}`)).body.events
    .toReversed()
    .slice(3)
    .map(({ action, detail }) => [action, detail]);

test('[REL-101] a plan goes through its steps up to the promotion, and the log has each', async () => {
  await prepare('walks');
  expect((await deliver('walks')).body.pins['walks']).toEqual({
    version: '1.0.0',
    previous: null,
    rollout: { version: '1.1.0', percent: 0, audiences: ['staff'] },
  });
  const plan = (await planOf('walks')) as Delivery;
  expect(plan).toMatchObject({ version: '1.1.0', step: 0, state: 'running', who, why: null });
  expect(await deliver('walks')).toMatchObject({ status: 409, body: { reason: 'delivery-active' } });
  expect((await advance(plan)).body.pins['walks']).toMatchObject({ rollout: { version: '1.1.0', percent: 10 } });
  const next = (await planOf('walks')) as Delivery;
  expect(Date.parse(next.stepAt)).toBeGreaterThan(Date.parse(plan.stepAt));
  expect((await advance(next)).body.pins['walks']).toEqual({ version: '1.1.0', previous: '1.0.0' });
  expect(await planOf('walks')).toBeUndefined();
  expect(await logOf('walks')).toEqual([
    ['deliver', { steps }],
    ['rollout', { percent: 0, audiences: ['staff'], before: 0, step: '1 of 3' }],
    ['rollout', { percent: 10, before: 0, step: '2 of 3' }],
    ['promote', { step: '3 of 3' }],
  ]);
  const past = await registry.call<PinSet>(`/at?moment=${new Date(Date.parse(next.stepAt) + 1).toISOString()}`);
  expect(past.body.pins['walks']?.rollout).toEqual({ version: '1.1.0', percent: 10 });
});

test('[REL-101] a step that was made is not made again, whoever repeats the call, and never two at once', async () => {
  await prepare('trails');
  await deliver('trails');
  const plan = (await planOf('trails')) as Delivery;
  const both = await Promise.all([advance(plan), advance(plan)]);
  expect(both.map(({ body }) => body.changed).toSorted()).toEqual([false, true]);
  // Like a host that ended before it had heard of its success.
  expect((await advance(plan)).body.changed).toBe(false);
  expect(await planOf('trails')).toMatchObject({ step: 1 });
  expect((await logOf('trails')).length).toBe(3);
});

test('[REL-101] a plan is held and resumed, by one caller at a time', async () => {
  await prepare('parks');
  await deliver('parks');
  const plan = (await planOf('parks')) as Delivery;
  const set = (state: string, to: string) =>
    registry.call(`/deliveries/${plan.id}/state`, { step: 0, state, to, who, why: 'odd figures' });
  expect((await set('running', 'held')).body).toEqual({ changed: true });
  expect((await set('running', 'held')).body).toEqual({ changed: false });
  expect(await planOf('parks')).toMatchObject({ state: 'held', why: 'odd figures' });
  expect((await advance(plan)).body.changed).toBe(false);
  await set('held', 'running');
  const resumed = (await planOf('parks')) as Delivery;
  expect(resumed).toMatchObject({ state: 'running', why: null });
  expect(Date.parse(resumed.stepAt)).toBeGreaterThan(Date.parse(plan.stepAt));
});

test.each([
  ['rollouts', { version: '1.1.0', live: '1.0.0', percent: 0 }],
  ['rollouts', { version: '1.1.0', live: '1.0.0', percent: 50 }],
  ['pins', { action: 'promote', version: '1.1.0', from: '1.0.0' }],
  ['withdrawals', { live: '1.0.0', redirects: {} }],
])('[REL-101] what else moves the area ends its plan: %s %j', async (path, body) => {
  const area = `${path}-${'percent' in body ? body.percent : 'all'}`;
  await prepare(area);
  await deliver(area);
  await registry.call(`/${path}`, { area, ...body, who });
  expect(await planOf(area)).toBeUndefined();
});

test('[REL-160] a plan that begins with a rehearsal changes nothing for visitors, and is stopped without a rollout', async () => {
  await prepare('dunes');
  const begin = () =>
    registry.call<PinSet & { changed: boolean }>('/deliveries', {
      area: 'dunes',
      version: '1.1.0',
      live: '1.0.0',
      steps: [step(0, { rehearse: true, minutes: 0 }), step(10), step(10, { rehearse: true, minutes: 0 }), step(100)],
      who,
    });
  expect((await begin()).body).toMatchObject({ changed: false, pins: { dunes: { version: '1.0.0' } } });
  const end = { area: 'dunes', live: '1.0.0', percent: 0, who, why: 'enough' };
  await registry.call('/rollouts', { ...end, version: '1.0.0' });
  expect(await planOf('dunes')).toMatchObject({ step: 0, state: 'running', steps: [{ rehearse: true }, {}, {}, {}] });
  await registry.call('/rollouts', { ...end, version: '1.1.0' });
  expect(await planOf('dunes')).toBeUndefined();

  await registry.call('/rollouts', { ...end, version: '1.1.0', percent: 5 });
  expect((await begin()).body.pins['dunes']).toEqual({ version: '1.0.0', previous: null });
  // Files of a release that only a plan refers to stay.
  const later = new Date(Date.now() + 86_400_000).toISOString();
  expect((await readRetained(registry.database, later))['dunes']?.toSorted()).toEqual(['1.0.0', '1.1.0']);
  await advance((await planOf('dunes')) as Delivery);
  const between = (await advance((await planOf('dunes')) as Delivery)).body;
  expect(between).toMatchObject({ changed: false, pins: { dunes: { rollout: { percent: 10 } } } });
  await advance((await planOf('dunes')) as Delivery);
  expect((await logOf('dunes')).map((entry) => (entry as [string])[0])).toEqual([
    'deliver',
    'deliver-rehearse',
    'deliver-stop',
    'rollout',
    'deliver',
    'deliver-rehearse',
    'rollout',
    'rollout',
    'deliver-rehearse',
    'promote',
  ]);
});

test('[REL-101] steps that reach nobody, shrink or do not end with all visitors are rejected, naming the field', async () => {
  await prepare('lakes');
  for (const [wrong, message] of [
    [[], 'must have a step'],
    [[step(0)], 'must each reach somebody'],
    [[step(50), step(10)], 'must not shrink'],
    [[step(100)], 'must begin with less'],
    [[step(5, { audiences: ['everyone'] })], 'must be staff, members'],
    [[step(5), step(5, { rehearse: true })], 'must not end with a rehearsal'],
    [[step(5, { rehearse: true }), step(10)], 'must reach nobody new by a rehearsal'],
  ] as const)
    expect(
      await registry.call('/deliveries', { area: 'lakes', version: '1.1.0', live: '1.0.0', steps: wrong, who }),
    ).toMatchObject({ status: 400, body: { reason: 'invalid', message: expect.stringContaining(message) } });
});
