import { mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../command/run.ts';
import { readCommand } from '../command/usage.ts';
import { markServed } from '../store/host-builds.ts';
import { ann, operatedSite, opsToken, type OperatedSite } from '../test-kit/operated-site.ts';
import { readPreview } from '../trust/preview-token.ts';

let site: OperatedSite;
beforeEach(async () => {
  site = await operatedSite();
});
afterEach(() => site.close());

const day = 86_400_000;
const publish = async (version: string, area = 'search') =>
  site.operations.accept(await site.sealed({ area, version, entry: version }), ann);
const run = async (...line: string[]) =>
  runCommand(readCommand(line), site.as(opsToken), site.root, 'ann', () => Promise.reject(new Error('no build')));
const fileOf = (version: string, path: string): string => join(site.store.folder('search', version), path);

test('[REL-05] a preview is a link for one release that expires and that only the site can create', async () => {
  await publish('1.0.0');
  const { text } = await run('preview', 'search', '1.0.0', '--expires', '3h');
  const [, token = ''] = /^https:\/\/verandah\.example\/preview\/(\S+)$/m.exec(text) ?? [];
  const preview = { area: 'search', version: '1.0.0', until: new Date(site.now + day / 8).toISOString() };
  expect(readPreview(token, site.ring, site.now)).toEqual(preview);
  expect(readPreview(token, site.ring, site.now + day / 8)).toBe('ended');
  const [, keyId = '', value = ''] = token.split('.');
  const forged = [
    Buffer.from(JSON.stringify({ ...preview, version: '1.0.1' })).toString('base64url'),
    keyId,
    value,
  ].join('.');
  for (const wrong of [forged, '', 'a.b.c', `${token}x`.slice(1)])
    expect(readPreview(wrong, site.ring, site.now)).toBeNull();
  expect((await site.operations.history('search'))[0]).toMatchObject({
    action: 'preview',
    to: '1.0.0',
    detail: { until: preview.until },
  });
  await expect(run('preview', 'search', '9.9.9')).rejects.toMatchObject({ reason: 'unknown-release' });
  await expect(run('preview', 'search', '1.0.0', '--expires', '91d')).rejects.toMatchObject({ reason: 'invalid' });
});

test('[REL-07] verify checks the log, and files and signatures of every release', async () => {
  await publish('1.0.0');
  await publish('1.0.1');
  expect(await run('verify')).toMatchObject({ text: expect.stringContaining('2 releases are as they were written') });
  await writeFile(fileOf('1.0.1', 'web/entry.js'), 'evil()');
  const manifest = await readFile(fileOf('1.0.0', 'manifest.json'), 'utf8');
  await writeFile(fileOf('1.0.0', 'manifest.json'), manifest.replace('search-squad', 'other-squad'));
  const found = await run('verify');
  expect(found.failed).toBe(true);
  expect(found.text.split('\n')).toEqual([
    expect.stringMatching(/^search 1\.0\.0: its signature does not fit it\./),
    expect.stringMatching(/^search 1\.0\.1: web\/entry\.js is not the file/),
  ]);
  site.client.verifyLog = async () => ({ entries: 1, head: 'x', broken: 2 });
  expect((await run('verify')).text).toContain('The log is broken at entry 2');
});

test('[REL-33] a release of which a file was changed is not promoted, rolled out or previewed, and a rollback passes over it', async () => {
  for (const version of ['1.0.0', '1.0.1', '1.0.2']) {
    await publish(version);
    await site.operations.promote('search', version, ann);
  }
  await publish('1.0.3');
  for (const version of ['1.0.1', '1.0.3']) await writeFile(fileOf(version, 'web/entry.js'), 'evil()');
  for (const line of [
    ['promote', 'search', '1.0.3'],
    ['rollout', 'search', '1.0.3', '--percent', '5'],
    ['preview', 'search', '1.0.3'],
    ['rollback', 'search', '--to', '1.0.1'],
  ])
    await expect(run(...line)).rejects.toMatchObject({
      reason: 'untrusted-release',
      message: expect.stringMatching(/can't be trusted: web\/entry\.js is not the file .* Publish it again/),
    });
  expect((await run('rollback', 'search')).text).toBe('search is back at 1.0.0, from 1.0.2');
  expect((await site.operations.history('search'))[0]?.detail).toMatchObject({
    considered: [
      { version: '1.0.1', skipped: expect.stringContaining('web/entry.js') },
      { version: '1.0.0', skipped: null },
    ],
  });
});

test('[REL-02] an invalidly signed release is not promoted, previewed or rolled back to; publishing again repairs it', async () => {
  await publish('1.0.0');
  await site.operations.promote('search', '1.0.0', ann);
  await publish('1.0.1');
  await site.operations.promote('search', '1.0.1', ann);
  const manifest = await readFile(fileOf('1.0.0', 'manifest.json'), 'utf8');
  await writeFile(fileOf('1.0.0', 'manifest.json'), manifest.replace('"schema":1', '"schema": 1,"more":true'));
  for (const attempt of [
    run('promote', 'search', '1.0.0'),
    run('rollback', 'search', '--to', '1.0.0'),
    run('rollout', 'search', '1.0.0', '--percent', '5'),
  ]) {
    await expect(attempt).rejects.toMatchObject({
      reason: 'untrusted-release',
      message: expect.stringContaining('its signature does not fit it'),
    });
  }
  await expect(run('rollback', 'search')).rejects.toMatchObject({
    reason: 'nothing-previous',
    message: expect.stringContaining('its signature does not fit it'),
  });
  await expect(run('preview', 'search', '1.0.0')).rejects.toMatchObject({ reason: 'untrusted-release' });
  expect(await publish('1.0.0')).toMatchObject({ existed: false });
  expect(await site.operations.rollback('search', undefined, ann)).toMatchObject({ to: '1.0.0' });
});

test('[REL-02] the status shows a live release with an invalid signature', async () => {
  await publish('1.0.0');
  await site.operations.promote('search', '1.0.0', ann);
  await writeFile(fileOf('1.0.0', 'manifest.sig'), '{}');
  expect((await run('status')).text).toContain("search 1.0.0 can't be served: it is not signed");
});

test('[REL-02] keys rotate and retire by command: intact releases are signed again, tampered ones are not', async () => {
  await publish('1.0.0');
  await publish('1.0.1');
  await writeFile(fileOf('1.0.1', 'server.cjs'), 'evil()');
  const [old] = site.ring.keys();
  const { value } = await run('keys', 'rotate');
  expect((await run('keys', 'list')).text.split('\n')).toHaveLength(3);
  expect((await run('keys', 'retire', old?.id ?? '', '--why', 'yearly')).text).toBe(
    `${old?.id} is no longer trusted; 1 releases were signed again`,
  );
  expect(await site.store.read('search', '1.0.0')).toMatchObject({
    signature: { keyId: (value as { id: string }).id },
  });
  expect(await site.store.read('search', '1.0.1')).toMatchObject({ problem: expect.stringContaining('not trusted') });
  expect(await site.client.manifest({ area: 'search', version: '1.0.0' })).toMatchObject({
    signature: { keyId: (value as { id: string }).id },
  });
  await expect(run('keys', 'retire', old?.id ?? '')).rejects.toMatchObject({ reason: 'key-unusable' });
  expect((await site.operations.history()).slice(0, 2).map(({ action, why }) => [action, why])).toEqual([
    ['key-retire', 'yearly'],
    ['key-rotate', null],
  ]);
});

test('[REL-04] releases stay for 30 days after they were last served; then their files are removed, but never those in use', async () => {
  for (const version of ['1.0.0', '1.0.1', '1.0.2', '1.0.3', '1.0.4']) await publish(version);
  await site.operations.promote('search', '1.0.0', ann);
  await site.operations.promote('search', '1.0.1', ann);
  await site.operations.rollout('search', '1.0.2', 5, ann);
  const requested: string[] = [];
  const { retained } = site.client;
  site.client.retained = async (query) => {
    requested.push(query.moment);
    const { search = [] } = await retained(query);
    return { search: [...search, '1.0.3'] };
  };
  site.now += 29 * day;
  expect((await run('clean')).text).toBe('nothing to remove');
  site.now += 2 * day;
  expect((await run('clean')).text).toBe('search 1.0.4 removed');
  expect(requested.at(-1)).toBe(new Date(site.now - 30 * day).toISOString());
  expect(await site.store.versions('search')).toEqual(['1.0.0', '1.0.1', '1.0.2', '1.0.3']);
  expect((await site.operations.history('search'))[0]).toMatchObject({ action: 'clean', to: '1.0.4' });
  expect(await site.operations.plan('search', { contentHash: 'f'.repeat(64), series: '1.0' })).toEqual({
    version: '1.0.5',
    exists: false,
  });
});

test('[REL-04] builds of the shell are removed 30 days after they were last served, never the newest', async () => {
  const now = new Date(site.now);
  const build = async (version: string, served?: Date) => {
    const folder = join(site.root, 'releases/host', version);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'manifest.json'), '{}');
    const old = new Date(site.now - 90 * day);
    await utimes(join(folder, 'manifest.json'), old, old);
    if (served) await markServed(join(site.root, 'releases'), version, served);
  };
  await build('1.0.0-never');
  await build('1.0.0-old', new Date(site.now - 31 * day));
  await build('1.0.0-lately', new Date(site.now - 29 * day));
  await build('1.0.0-now', now);
  await build('1.0.0-newest');
  await writeFile(join(site.root, 'releases/host/newest'), '1.0.0-newest');
  expect(await site.operations.clean(ann)).toEqual([
    { area: 'host', version: '1.0.0-never' },
    { area: 'host', version: '1.0.0-old' },
  ]);
  expect((await stat(join(site.root, 'releases/host/1.0.0-lately'))).isDirectory()).toBe(true);
});

test('[REL-142] notify adds, lists, tests and removes targets, for operations only; status names those that fail', async () => {
  await publish('1.0.0');
  const { text } = await run('notify', 'add', 'pager', '--webhook', 'https://pager.example/hook', '--areas', 'search');
  expect(text).toMatch(/^whsec_secret\nsigns its messages\. It is not shown again\.\npager is notified from now on/);
  expect((await run('notify', 'add', 'squads', '--mail', '--events', 'freeze,operation')).text).toMatch(/^squads is/);
  const listed = async () => (await run('notify', 'list')).text.split('\n');
  expect(await listed()).toEqual([
    expect.stringMatching(/^name +to +events +areas +last delivered +waiting +given up +problem$/),
    expect.stringMatching(/^pager +webhook https:\/\/pager\.example +monitor,delivery,freeze +search +never +0 +0 +–$/),
    expect.stringMatching(/^squads +mail +freeze,operation +all +never +0 +0 +–$/),
  ]);
  site.client.notified = site.client.notified.map((one) =>
    one.name === 'pager' ? { ...one, failingSince: '2026-11-21T10:00:00.000Z', problem: 'It has status 503.' } : one,
  );
  expect((await run('status', '--utc')).text).toMatch(
    /\nnotifications do not reach pager \(webhook\) since 2026-11-21T10:00:00Z: It has status 503\.$/,
  );
  expect((await run('notify', 'test', 'pager')).text).toMatch(/^a test message to pager is on its way/);
  expect((await run('notify', 'remove', 'pager')).text).toBe('pager is no longer notified');
  await expect(run('notify', 'remove', 'pager')).rejects.toMatchObject({ reason: 'unknown-target' });
  for (const [line, message] of [
    [['pager'], 'notify add needs one of --webhook, --chat, --teams, --mail.'],
    [['pager', '--mail', '--chat', 'https://a.example'], 'notify add needs one of'],
    [['pager', '--mail', '--areas', 'serach'], 'No release of serach was published; there is search.'],
    [['pager', '--mail', '--events', 'all'], '--events all: all is none of monitor, delivery, freeze, operation.'],
  ] as const)
    await expect(run('notify', 'add', ...line)).rejects.toThrow(message);
  const lasts = day;
  const { token } = await site.operations.createToken({ area: 'search', actions: ['promote'], lasts }, ann);
  const squad = site.as(token);
  for (const call of [
    squad.targets(),
    squad.addTarget({ name: 'own', channel: 'mail', areas: [], kinds: ['freeze'] }, ann),
    squad.removeTarget('squads', ann),
    squad.testTarget('squads', ann),
  ])
    await expect(call).rejects.toMatchObject({ reason: 'not-yours' });
  expect((await site.operations.history()).map(({ action }) => action)).toContain('notify-add');
});
