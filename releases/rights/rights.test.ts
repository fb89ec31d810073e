import { join } from 'node:path';
import { runCommand } from '../command/run.ts';
import { momentOf } from '../command/time.ts';
import { readCommand } from '../command/usage.ts';
import type { Operations } from '../operations/operations.ts';
import { ann, operatedSite, opsToken, type OperatedSite } from '../test-kit/operated-site.ts';
import { durationOf } from './duration.ts';

let site: OperatedSite;
let ops: Operations;
beforeEach(async () => {
  site = await operatedSite();
  ops = site.as(opsToken);
});
afterEach(() => site.close());

const day = 86_400_000;
const squad = async (area: string, actions: string[], lasts = 90 * day): Promise<Operations> =>
  site.as((await ops.createToken({ name: `ci-${area}`, area, actions, lasts }, ann)).token);
const publish = async (through: Operations, area: string, version = '1.0.0') =>
  through.accept(await site.sealed({ area, version, entry: version }), { who: 'a runner' });

test("[REL-07] two squads' tokens can't touch each other's area", async () => {
  const all = ['publish', 'promote', 'rollback', 'rollout', 'preview'];
  const search = await squad('search', all);
  const listing = await squad('listing', all);
  for (const [own, area, other] of [
    [search, 'search', listing],
    [listing, 'listing', search],
  ] as const) {
    for (const version of ['1.0.0', '1.0.1']) await publish(own, area, version);
    const tries = [
      () => publish(other, area, '1.0.2'),
      () => other.plan(area, { contentHash: 'x', series: '1.0' }),
      () => other.promote(area, '1.0.0', ann),
      () => other.rollback(area, '1.0.0', ann),
      () => other.rollout(area, '1.0.1', 5, ann),
      () => other.preview(area, '1.0.0', 60_000, ann),
    ];
    for (const attempt of tries)
      await expect(attempt()).rejects.toMatchObject({
        reason: 'not-yours',
        message: expect.stringContaining(`in ${area}.`),
      });
    expect(await own.promote(area, '1.0.0', ann)).toMatchObject({ changed: true });
    expect(await own.rollout(area, '1.0.1', 5, ann)).toMatchObject({ changed: true });
    expect(await own.promote(area, '1.0.1', ann)).toMatchObject({ changed: true });
    expect(await own.rollback(area, undefined, ann)).toMatchObject({ to: '1.0.0' });
  }
  expect((await ops.status()).areas.map(({ area, live }) => [area, live])).toEqual([
    ['listing', '1.0.0'],
    ['search', '1.0.0'],
  ]);
});

test('[REL-17] any token reads what areas are built for; without one it is forbidden', async () => {
  const listing = await squad('listing', ['preview']);
  expect(await listing.contract()).toEqual({ schema: 'type Query { word: String }\n', shared: { react: '19.3.1' } });
  await expect(site.as('no such token').contract()).rejects.toMatchObject({ reason: 'not-allowed' });
});

test('[REL-07] a caller without the right to publish is rejected before anything is built', async () => {
  const listing = await squad('listing', ['publish']);
  const build = (): Promise<never> => {
    throw new Error('It builds.');
  };
  const root = join(import.meta.dirname, '../..');
  await expect(runCommand(readCommand(['publish', 'search']), listing, root, 'a runner', build)).rejects.toMatchObject({
    reason: 'not-yours',
    message: 'The token ci-listing may publish in listing; it may not publish in search.',
  });
  await expect(runCommand(readCommand(['publish', 'listing']), listing, root, 'a runner', build)).rejects.toThrow(
    'It builds.',
  );
});

test("[REL-07] an upload under one area that is another's release is rejected", async () => {
  await squad('search', ['publish']);
  const { token } = await ops.createToken({ name: 'thief', area: 'search', actions: ['publish'], lasts: day }, ann);
  const { packUpload } = await import('../upload.ts');
  const body = JSON.stringify(await packUpload(await site.sealed({ area: 'listing' })));
  const response = await fetch(`${site.address}/ops/api/areas/search/releases`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body,
  });
  expect([response.status, await response.json()]).toEqual([
    403,
    {
      title: 'not yours',
      status: 403,
      detail: 'The token thief may publish in search; it may not publish in listing.',
      reason: 'not-yours',
      message: 'The token thief may publish in search; it may not publish in listing.',
    },
  ]);
  expect(await site.store.versions('listing')).toEqual([]);
});

test('[REL-07] a token does only what it is for, and nothing of operations; operations do everything', async () => {
  const builder = await squad('search', ['publish']);
  await publish(builder, 'search');
  await expect(builder.promote('search', '1.0.0', ann)).rejects.toMatchObject({
    reason: 'not-yours',
    message: 'The token ci-search may publish in search; it may not promote in search.',
  });
  for (const attempt of [
    () => builder.tokens(),
    () => builder.createToken({ area: null, actions: [], lasts: day }, ann),
    () => builder.revokeToken('ci-search', ann),
    () => builder.liftFreeze(1, ann),
    () => builder.freeze({ area: null, from: '2026-01-01T00:00:00Z', until: '2999-01-01T00:00:00Z' }, ann),
    () => builder.keys(),
    () => builder.rotateKey(ann),
    () => builder.retireKey('0'.repeat(16), ann),
    () => builder.verify(),
    () => builder.clean(ann),
  ])
    await expect(attempt()).rejects.toMatchObject({
      reason: 'not-yours',
      message: expect.stringContaining('for operations'),
    });
  const colleague = site.as(
    (await ops.createToken({ name: 'colleague', area: null, actions: [], lasts: day }, ann)).token,
  );
  expect(await colleague.promote('search', '1.0.0', { who: 'somebody else' })).toMatchObject({ changed: true });
  expect((await ops.history('search'))[0]).toMatchObject({ action: 'promote', who: 'colleague' });
});

test("[REL-07] every use stands in the log under the token's name, what was refused too", async () => {
  const search = await squad('search', ['publish', 'promote']);
  await publish(search, 'search');
  await search.promote('search', '1.0.0', { who: 'ops', why: 'new map' });
  await search.rollback('listing', undefined, { who: 'ops' }).catch(() => {});
  expect((await ops.history()).map(({ who, action, area, why }) => [who, action, area, why])).toEqual([
    [
      'ci-search',
      'deny',
      'listing',
      'The token ci-search may publish, promote in search; it may not rollback in listing.',
    ],
    ['ci-search', 'promote', 'search', 'new map'],
    ['ci-search', 'publish', 'search', null],
    ['ann', 'token-create', 'search', null],
  ]);
});

test('[REL-07] a token ends when it expires or is revoked; only its hash is stored', async () => {
  const { token } = await ops.createToken({ name: 'short', area: 'search', actions: ['publish'], lasts: day }, ann);
  const short = site.as(token);
  expect(await short.status()).toMatchObject({ areas: [] });
  site.now += 2 * day;
  await expect(short.status()).rejects.toMatchObject({
    reason: 'not-allowed',
    message: expect.stringContaining('The token short ended at'),
  });
  site.now -= 2 * day;
  await ops.revokeToken('short', ann);
  await expect(short.status()).rejects.toMatchObject({
    reason: 'not-allowed',
    message: expect.stringContaining('was revoked'),
  });
  await expect(site.as(`${token}x`).status()).rejects.toMatchObject({
    reason: 'not-allowed',
    message: expect.stringContaining('missing or wrong'),
  });
  expect(JSON.stringify(await ops.tokens())).not.toContain(token);
  await expect(ops.createToken({ name: 'long', area: null, actions: [], lasts: 400 * day }, ann)).rejects.toMatchObject(
    { reason: 'invalid' },
  );
  await expect(
    ops.createToken({ name: 'both', area: null, actions: ['publish'], lasts: day }, ann),
  ).rejects.toMatchObject({ reason: 'invalid' });
  const without = await fetch(`${site.address}/ops/api/tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${opsToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ lasts: day }),
  });
  expect([without.status, await without.json()]).toEqual([
    400,
    {
      title: 'invalid',
      status: 400,
      detail: expect.stringContaining('area'),
      reason: 'invalid',
      message: expect.stringContaining('area'),
    },
  ]);
  await expect(ops.createToken({ name: 'idle', area: 'search', actions: [], lasts: day }, ann)).rejects.toMatchObject({
    reason: 'invalid',
    message: expect.stringContaining('publish, promote'),
  });
});

test('[REL-07] in a freeze squads put nothing live, operations only with a reason; everyone may roll back', async () => {
  const search = await squad('search', ['publish', 'promote', 'rollback', 'rollout']);
  for (const version of ['1.0.0', '1.0.1']) await publish(search, 'search', version);
  await search.promote('search', '1.0.0', ann);
  const until = new Date(site.now + 10 * day).toISOString();
  const freeze = await ops.freeze(
    { area: null, from: new Date(site.now + day).toISOString(), until },
    { who: 'ann', why: 'the holidays' },
  );
  await search.promote('search', '1.0.1', ann);
  site.now += 2 * day;
  await expect(search.promote('search', '1.0.0', ann)).rejects.toMatchObject({
    reason: 'frozen',
    message: expect.stringMatching(/until .*the holidays.*Rolling back is possible/),
  });
  await expect(search.rollout('search', '1.0.0', 5, ann)).rejects.toMatchObject({ reason: 'frozen' });
  await expect(ops.promote('search', '1.0.0', { who: 'ann' })).rejects.toMatchObject({
    reason: 'frozen',
    message: expect.stringContaining('--why'),
  });
  expect(await publish(search, 'search', '1.0.2')).toMatchObject({ version: '1.0.2' });
  expect(await search.rollback('search', '1.0.0', ann)).toMatchObject({ changed: true });
  expect(await ops.promote('search', '1.0.1', { who: 'ann', why: 'prices are wrong' })).toMatchObject({
    changed: true,
  });
  expect((await search.status()).freezes).toEqual([freeze]);
  await ops.liftFreeze(freeze.id, ann);
  expect(await search.promote('search', '1.0.2', ann)).toMatchObject({ changed: true });
});

test('[REL-04, REL-07] a rollback goes to the previously live release: anything else is a promotion, with its rules', async () => {
  const publisher = await squad('search', ['publish']);
  const onCall = site.as(
    (await ops.createToken({ name: 'on-call', area: 'search', actions: ['rollback'], lasts: day }, ann)).token,
  );
  for (const version of ['1.0.0', '1.0.1', '1.0.2']) await publish(publisher, 'search', version);
  for (const version of ['1.0.0', '1.0.1']) await ops.promote('search', version, ann);
  await ops.freeze({ area: null, from: '2026-01-01T00:00:00Z', until: '2999-01-01T00:00:00Z' }, ann);
  await expect(onCall.rollback('search', '1.0.2', ann)).rejects.toMatchObject({ reason: 'never-live', status: 409 });
  await expect(ops.rollback('search', '1.0.2', ann)).rejects.toMatchObject({ reason: 'never-live' });
  expect(await onCall.rollback('search', '1.0.0', ann)).toMatchObject({ from: '1.0.1', to: '1.0.0' });
  expect((await ops.releases('search')).map(({ version, wentLive }) => [version, wentLive])).toEqual([
    ['1.0.2', false],
    ['1.0.1', true],
    ['1.0.0', true],
  ]);
});

test('[REL-07] the commands for tokens and freezes', async () => {
  const run = async (...line: string[]) =>
    (await runCommand(readCommand(line), ops, site.root, 'ann', () => Promise.reject(new Error('no build')))).text;
  const made = await run(
    'token',
    'create',
    '--area',
    'search',
    '--actions',
    'publish, promote',
    '--expires',
    '90d',
    '--name',
    'ci',
  );
  expect(made).toMatch(/^verandah_[\w-]{43}\nis ci: publish, promote in search, until .*It is not shown again\.$/);
  expect(await site.as(made.split('\n')[0] ?? '').status()).toMatchObject({ areas: [] });
  expect(await run('token', 'list')).toMatch(/ci +search +publish,promote/);
  expect(await run('token', 'revoke', 'ci')).toBe('ci is revoked');
  await expect(run('token', 'create', '--expires', '90d')).rejects.toThrow('either for one area');
  await expect(run('token', 'create', '--operations', '--expires', 'long')).rejects.toMatchObject({
    reason: 'invalid',
    message: expect.stringContaining('90d'),
  });
  await expect(
    run('token', 'create', '--area', 'search', '--actions', 'destroy', '--expires', '1d'),
  ).rejects.toMatchObject({ reason: 'invalid', message: expect.stringContaining('actions.0') });
  expect(await run('freeze', '--until', '2999-01-04T08:00', '--why', 'holidays')).toMatch(
    /^freeze 1: nothing goes live in any area from .* to 2999-/,
  );
  expect(await run('freeze', 'list')).toContain('holidays');
  expect(await run('freeze', 'lift', '1')).toBe('freeze 1 is lifted');
  await expect(run('freeze', '--until', '2020-01-04T08:00', '--why', 'past')).rejects.toMatchObject({
    reason: 'invalid',
  });
  await expect(run('freeze', '--until', 'monday', '--why', 'past')).rejects.toThrow('is not a time such as');
});

test('durations and times are parsed as typed', () => {
  expect([durationOf('30m'), durationOf('2h'), durationOf('90d')]).toEqual([1_800_000, 7_200_000, 90 * day]);
  expect(momentOf('2026-11-21T14:05')).toBe(new Date(2026, 10, 21, 14, 5).toISOString());
});
