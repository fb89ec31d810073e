import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../command/run.ts';
import { readCommand } from '../command/usage.ts';
import { openHealthMonitor, type HealthMonitor } from '../health-monitor/health-monitor.ts';
import { monitorDefaults } from '../health-monitor/settings.ts';
import type { Counts, MonitorMode } from '../health-monitor/shapes.ts';
import { Refusal } from '../refusal.ts';
import type { Rehearsal } from '../rehearsal/rehearsal.ts';
import { ann, operatedSite, opsToken, type OperatedSite } from '../test-kit/operated-site.ts';

const minute = 60_000;
let site: OperatedSite;
let monitors: HealthMonitor[];
/** Resolves the rehearsals that a monitor has begun, oldest first. */
let rehearsals: { readonly signal: AbortSignal; readonly end: (outcome: Rehearsal | Error) => Promise<void> }[];
beforeEach(async () => {
  site = await operatedSite();
  site.now = Date.parse('2026-11-21T10:00:00Z');
  site.client.clock = () => site.now;
  monitors = [];
  rehearsals = [];
  for (const version of ['1.0.0', '1.1.0'])
    await site.operations.accept(await site.sealed({ version, entry: version }), ann);
  await site.operations.promote('search', '1.0.0', ann);
});
afterEach(async () => {
  for (const each of monitors) await each.close();
  await site.close();
});

/** A monitor as a host starts it. */
function startMonitor(mode: MonitorMode = 'on', operations = site.operations): HealthMonitor {
  const made = openHealthMonitor({
    operations,
    client: site.client,
    settings: { ...monitorDefaults, mode },
    rehearse: (_plan, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('stopped')));
        const end = async (outcome: Rehearsal | Error): Promise<void> => {
          if (outcome instanceof Error) reject(outcome);
          else resolve(outcome);
          await made.turn();
        };
        rehearsals.push({ signal, end });
      }),
    now: () => site.now,
    log: { info() {}, warn() {} },
  });
  monitors.push(made);
  return made;
}
const run = async (line: string): Promise<string> =>
  (
    await runCommand(readCommand([...line.split(' '), '--utc']), site.as(opsToken), site.root, 'ann', () =>
      Promise.reject(new Error('builds nothing')),
    )
  ).text;
const pin = async () => (await site.client.pins())?.pins['search'];
const plan = async () => (await site.client.deliveries())[0];
/** Some minutes with views of the new release and the old one beside it. */
async function pass(minutes: number, counts: Counts = {}): Promise<void> {
  const at = new Date(site.now).toISOString();
  const sums = Object.keys(counts).length === 0 ? [] : [{ area: 'search', version: '1.1.0', at, counts }];
  await site.client.addHealth({
    sums: [...sums, { area: 'search', version: '1.0.0', at, counts: { views: 1000, failed: 1 } }],
  });
  site.now += minutes * minute;
}
const well = { views: 300 };
const bad = { views: 300, failed: 30 };

test('[REL-102] a release goes through its plan by itself: each step lasts its minutes and its page views', async () => {
  expect(await run('deliver search 1.1.0 --steps 1,50,100 --minutes 10 --views 200')).toBe(
    'search 1.1.0 is delivered by ann, step 1 of 3: 1 % of the visitors for 10 min and 200 page views, since 2026-11-21T10:00:00Z',
  );
  const monitor = startMonitor();
  await pass(9, well);
  await monitor.turn();
  expect(await plan()).toMatchObject({ step: 0 });
  await pass(1);
  await monitor.turn();
  expect(await pin()).toMatchObject({ version: '1.0.0', rollout: { version: '1.1.0', percent: 50 } });
  expect(await run('status')).toContain('step 2 of 3: 50 % of the visitors');
  // The page views of the first step do not count for the second.
  await pass(15, { views: 100 });
  await monitor.turn();
  expect(await plan()).toMatchObject({ step: 1 });
  await pass(1, well);
  await monitor.turn();
  expect(await pin()).toEqual({ version: '1.1.0', previous: '1.0.0' });
  expect(await plan()).toBeUndefined();
  const text = await run('history search');
  expect(text).toMatch(
    /watch +promote +search +1\.0\.0 → 1\.1\.0 +step 2 of 3: .* ended: 16 of 10 min, 400 of 200 page views/,
  );
  expect(text).toMatch(/ann +deliver +search/);
});

test('[REL-102] a release that is worse goes back by itself, and its plan ends', async () => {
  await run('deliver search 1.1.0 --steps 10,50,100');
  const monitor = startMonitor();
  await pass(3, bad);
  await monitor.turn();
  expect(await pin()).toEqual({ version: '1.0.0', previous: null });
  expect(await plan()).toBeUndefined();
  expect((await site.operations.history('search', 1))[0]).toMatchObject({
    who: 'watch',
    action: 'rollout',
    why: expect.stringContaining('10.0 % of 300 page views failed'),
  });
  await pass(60, well);
  await monitor.turn();
  expect(await pin()).toEqual({ version: '1.0.0', previous: null });
});

test('[REL-102] what is worse but stays, and what the gate rejects, is held with the reason', async () => {
  await run('deliver search 1.1.0 --steps 10,50,100');
  await pass(11, bad);
  await startMonitor('dry-run').turn();
  expect(await pin()).toMatchObject({ rollout: { percent: 10 } });
  expect(await run('status')).toContain('; held: 10.0 % of 300 page views failed');
  await run('deliver stop search');
  expect(await plan()).toBeUndefined();

  await monitors[0]?.close();
  await site.operations.accept(await site.sealed({ version: '1.2.0', entry: 'c' }), ann);
  await run('deliver search 1.2.0 --steps 10,50 --views 0');
  await pass(11);
  site.tryRelease = () => Promise.reject(new Refusal('render-failed', 'it threw'));
  await startMonitor().turn();
  expect(await plan()).toMatchObject({ state: 'held', step: 0, why: 'The next step was rejected: it threw' });
});

test('[REL-102] during a freeze it waits, and goes on after it', async () => {
  await run('deliver search 1.1.0 --steps 10,100 --views 0');
  const until = new Date(site.now + 60 * minute).toISOString();
  const freeze = await site.operations.freeze({ area: null, from: new Date(site.now).toISOString(), until }, ann);
  const monitor = startMonitor();
  await pass(20, well);
  await monitor.turn();
  expect(await plan()).toMatchObject({ state: 'running', step: 0 });
  await site.operations.liftFreeze(freeze.id, ann);
  await monitor.turn();
  expect(await pin()).toMatchObject({ version: '1.1.0' });
});

test('[REL-102] a host that ends between a step and its note makes no step twice, and another goes on', async () => {
  await run('deliver search 1.1.0 --steps 1,10,50,100 --views 0');
  const { advanceDelivery } = site.client;
  // The registry has made the step; the host ends before it hears of that.
  site.client.advanceDelivery = async (input) => {
    await advanceDelivery(input);
    throw new Refusal('registry-away', 'away');
  };
  const first = startMonitor();
  await pass(10, well);
  await first.turn();
  site.client.advanceDelivery = advanceDelivery;
  await first.close();
  const second = startMonitor();
  await second.turn();
  expect(await plan()).toMatchObject({ step: 1, state: 'running' });
  await pass(10, well);
  await second.turn();
  expect(await plan()).toMatchObject({ step: 2 });
  const percents = (await site.operations.history('search')).flatMap(({ action, detail }) =>
    action === 'rollout' ? [(detail as { percent: number }).percent] : [],
  );
  expect(percents).toEqual([50, 10, 1]);
});

test('[REL-102] a plan is held, resumed, advanced and stopped by one command each', async () => {
  await run('deliver search 1.1.0 --steps staff,members,10,100');
  expect(await pin()).toMatchObject({ rollout: { percent: 0, audiences: ['staff'] } });
  expect(await run('status')).toMatch(/search +1\.0\.0 +– +1\.1\.0 to staff/);
  expect(await run('deliver skip search')).toContain('step 2 of 4: staff and members for 10 min');
  expect(await run('deliver hold search --why lunch')).toMatch(/; held: lunch$/);
  await pass(60, well);
  await startMonitor().turn();
  expect(await plan()).toMatchObject({ step: 1, state: 'held' });
  expect(await run('deliver resume search')).toContain('since 2026-11-21T11:00:00Z');
  expect(await run('deliver skip search')).toContain(
    'staff, members and 10 % of the visitors for 10 min and 50 page views',
  );
  expect(await run('deliver stop search')).toBe('the delivery of search 1.1.0 has ended');
  expect(await pin()).toEqual({ version: '1.0.0', previous: null });
  await expect(run('deliver hold search')).rejects.toMatchObject({ reason: 'unknown-delivery' });
});

test('[REL-102] a plan in a file says minutes and views for each step', async () => {
  const file = join(site.root, 'plan.json');
  await writeFile(file, JSON.stringify({ steps: [{ audiences: ['header:x-tester=yes'] }, { percent: 100 }] }));
  await run(`deliver search 1.1.0 --plan ${file}`);
  expect((await plan())?.steps).toEqual([
    { percent: 0, audiences: ['header:x-tester=yes'], minutes: 10, views: 0 },
    { percent: 100, audiences: [], minutes: 10, views: 50 },
  ]);
  await writeFile(file, JSON.stringify({ steps: [{ percent: 'all' }] }));
  await expect(run(`deliver search 1.1.0 --plan ${file}`)).rejects.toThrow(
    `--plan ${file}: steps.0.percent must be a whole number from 0 to 100`,
  );
  for (const [line, message] of [
    ['deliver search 1.1.0', 'needs either --steps'],
    ['deliver search 1.1.0 --steps 1,half', 'half is neither a percentage nor an audience'],
    ['deliver search 1.1.0 --plan nowhere.json', 'there is no such file'],
  ] as const)
    await expect(run(line)).rejects.toThrow(message);
  await expect(
    site.operations.deliver('search', '1.0.0', [{ percent: 1, audiences: [], minutes: 1 }], ann),
  ).rejects.toMatchObject({
    reason: 'percent-invalid',
  });
  await run('deliver stop search');
  await expect(run('deliver search 1.1.0 --steps region:vic,100')).rejects.toThrow('REGION_HEADER');
});

test('[REL-102] a squad needs the rights for what its plan does, and a freeze stops it', async () => {
  const token = async (actions: string[]) =>
    site.as((await site.operations.createToken({ area: 'search', actions, lasts: minute * 60 }, ann)).token);
  const steps = [
    { percent: 10, audiences: [], minutes: 1 },
    { percent: 100, audiences: [], minutes: 1 },
  ];
  const limited = await token(['rollout']);
  await expect(limited.deliver('search', '1.1.0', steps, ann)).rejects.toMatchObject({ reason: 'not-yours' });
  const own = await token(['rollout', 'promote']);
  await own.deliver('search', '1.1.0', steps, ann);
  await expect(limited.changeDelivery('search', 'skip', ann)).rejects.toMatchObject({ reason: 'not-yours' });
  expect(await limited.changeDelivery('search', 'hold', ann)).toMatchObject({ delivery: { state: 'held' } });
  const until = new Date(site.now + minute).toISOString();
  await site.operations.freeze({ area: null, from: new Date(site.now - 1000).toISOString(), until }, ann);
  await expect(own.changeDelivery('search', 'resume', ann)).rejects.toMatchObject({ reason: 'frozen' });
  expect(await own.changeDelivery('search', 'stop', ann)).toMatchObject({ delivery: null });
});

const rehearsal = (problems: readonly string[] = []): Rehearsal => ({
  area: 'search',
  version: '1.1.0',
  live: '1.0.0',
  addresses: ['/a', '/b'].map((address) => ({
    address,
    views: 3,
    status: { live: 200, candidate: 200 },
    ms: { live: 20, candidate: 21 },
    problems: [],
    differences: address === '/a' ? ['title “Houses” in place of “Homes”'] : [],
    pictureDiffers: null,
  })),
  ms: { live: 20, candidate: 21 },
  browser: { addresses: 0, why: 'no browser is installed here' },
  problems,
  passed: problems.length === 0,
});
const actions = async (): Promise<string[]> =>
  (await site.operations.history('search')).map(({ who, action, why }) => `${who} ${action} ${why ?? ''}`).toReversed();

test('[REL-160] a plan begins with a rehearsal: nobody gets the release before it has passed', async () => {
  expect(await run('deliver search 1.1.0 --steps 10,rehearse,100 --views 0 --minutes 1 --rehearse')).toBe(
    'search 1.1.0 is delivered by ann, step 1 of 4: a rehearsal, since 2026-11-21T10:00:00Z',
  );
  expect(await pin()).toEqual({ version: '1.0.0', previous: null });
  const monitor = startMonitor();
  await monitor.turn();
  site.now += 5 * minute;
  await monitor.turn();
  expect(rehearsals).toHaveLength(1);
  expect(await plan()).toMatchObject({ step: 0, state: 'running' });
  await rehearsals[0]?.end(rehearsal());
  expect(await pin()).toMatchObject({ rollout: { version: '1.1.0', percent: 10 } });
  await pass(2, well);
  await monitor.turn();
  // Between steps visitors stay where they are.
  expect(await pin()).toMatchObject({ rollout: { version: '1.1.0', percent: 10 } });
  expect(await plan()).toMatchObject({ step: 2 });
  await monitor.turn();
  await rehearsals[1]?.end(rehearsal());
  expect(await pin()).toEqual({ version: '1.1.0', previous: '1.0.0' });
  expect((await actions()).slice(3)).toEqual([
    'ann deliver ',
    'ann deliver-rehearse ',
    'watch rollout step 1 of 4: a rehearsal ended: 2 addresses as good as with 1.0.0; 1 differ, which may be meant; median 20 → 21 ms; HTML, status and timings only: no browser is installed here',
    expect.stringMatching(/^watch deliver-rehearse step 2 of 4: 10 % of the visitors for 1 min ended: 2 of 1 min;/),
    expect.stringMatching(/^watch promote step 3 of 4: a rehearsal ended/),
  ]);
});

test('[REL-160] a rehearsal that finds problems holds the plan with them, and is run again when it is resumed', async () => {
  await run('deliver search 1.1.0 --steps rehearse,50');
  const monitor = startMonitor();
  await monitor.turn();
  await rehearsals[0]?.end(rehearsal(['/a: has no title', '/b: has no title', '/c: x', '/d: y']));
  const words =
    'The rehearsal: 4 problems in 2 addresses beside 1.0.0: /a: has no title; /b: has no title; /c: x; rehearse search 1.1.0 prints all';
  expect(await plan()).toMatchObject({ state: 'held', step: 0, why: words });
  expect(await run('status')).toContain(`held: ${words}`);
  expect(await run('history search')).toContain(words);
  expect(await pin()).toEqual({ version: '1.0.0', previous: null });
  site.now += minute;
  await run('deliver resume search');
  await monitor.turn();
  expect(rehearsals).toHaveLength(2);
  await rehearsals[1]?.end(new Refusal('nothing-to-rehearse', 'No page was opened.'));
  expect(await plan()).toMatchObject({ state: 'held', why: 'The rehearsal: could not be run: No page was opened.' });
});

test('[REL-160] a rehearsal that a restart cuts is run again by the host that goes on; nothing is decided twice', async () => {
  await run('deliver search 1.1.0 --steps rehearse,10,50');
  const first = startMonitor();
  await first.turn();
  await first.close();
  expect(rehearsals[0]?.signal.aborted).toBe(true);
  expect(await plan()).toMatchObject({ step: 0, state: 'running' });
  const second = startMonitor();
  await second.turn();
  // The registry was away for a moment: that says nothing about the release.
  await rehearsals[1]?.end(new Refusal('registry-away', 'away'));
  expect(await plan()).toMatchObject({ step: 0, state: 'running' });
  await second.turn();
  expect(rehearsals).toHaveLength(2);
  site.now += minute;
  await second.turn();
  // An operator is faster: the outcome belongs to a step that is over.
  await run('deliver skip search');
  await rehearsals[2]?.end(rehearsal(['/a: has no title']));
  expect(rehearsals[2]?.signal.aborted).toBe(true);
  expect(await plan()).toMatchObject({ step: 1, state: 'running' });
  await run('deliver stop search');
  await run('deliver search 1.1.0 --steps rehearse,50');
  for (let attempt = 1; attempt <= 5; attempt++) {
    await second.turn();
    await rehearsals.at(-1)?.end(new Refusal('registry-away', 'away'));
    site.now += minute;
  }
  expect(await plan()).toMatchObject({ state: 'held', why: 'The rehearsal: could not be run: away' });
});

test('[REL-160] a plan in a rehearsal is stopped, and one that nothing can be compared with is rejected', async () => {
  await run('rollout search 1.1.0 --percent 5');
  await run('deliver search 1.1.0 --steps rehearse,50');
  expect(await pin()).toEqual({ version: '1.0.0', previous: null });
  expect(await run('deliver stop search --why enough')).toBe('the delivery of search 1.1.0 has ended');
  expect(await plan()).toBeUndefined();
  expect((await actions()).at(-1)).toBe('ann deliver-stop enough');
  for (const [steps, message] of [
    [[{ rehearse: true }], 'steps: must not end with a rehearsal'],
    [[{ rehearse: true, percent: 5 }, { percent: 50 }], 'steps.0: must have nothing besides rehearse'],
    [[{ percent: 50 }, { percent: 5 }], 'steps: must not shrink'],
  ] as const)
    await expect(site.as(opsToken).deliver('search', '1.1.0', steps as never, ann)).rejects.toThrow(message);
  await site.operations.accept(await site.sealed({ area: 'walks', version: '1.0.0', entry: 'w' }), ann);
  await expect(run('deliver walks 1.0.0 --steps rehearse,50')).rejects.toThrow('Nothing is live in walks');
});

test('[REL-161] who saw another step changes nothing', async () => {
  await run('deliver search 1.1.0 --steps 1,10,50');
  const web = site.as(opsToken);
  await expect(web.changeDelivery('search', 'skip', { ...ann, step: 1 })).rejects.toMatchObject({
    reason: 'moved-meanwhile',
  });
  expect(await web.changeDelivery('search', 'skip', { ...ann, step: 0 })).toMatchObject({ delivery: { step: 1 } });
});
