import { runCommand } from '../command/run.ts';
import { readCommand } from '../command/usage.ts';
import { ann, operatedSite, opsToken, type OperatedSite } from '../test-kit/operated-site.ts';

let site: OperatedSite;
beforeEach(async () => {
  site = await operatedSite();
});
afterEach(() => site.close());

test('[REL-04] an action on an outdated view is rejected by every operation; with the version that is live, it is done', async () => {
  const ops = site.as(opsToken);
  for (const version of ['1.0.0', '1.0.1', '1.0.2'])
    await ops.accept(await site.sealed({ version, entry: version }), ann);
  expect(await ops.promote('search', '1.0.0', { ...ann, expected: null })).toMatchObject({ changed: true });
  await ops.promote('search', '1.0.1', { who: 'ben' });
  const rejection = {
    reason: 'moved-meanwhile',
    message: 'search is now at 1.0.1, not at 1.0.0: it was changed meanwhile. Look again before you continue.',
  };
  await expect(ops.promote('search', '1.0.2', { ...ann, expected: '1.0.0' })).rejects.toMatchObject(rejection);
  await expect(ops.rollback('search', undefined, { ...ann, expected: '1.0.0' })).rejects.toMatchObject(rejection);
  await expect(ops.rollout('search', '1.0.2', 5, { ...ann, expected: '1.0.0' })).rejects.toMatchObject(rejection);
  await expect(ops.promote('search', '1.0.2', { ...ann, expected: null })).rejects.toMatchObject({
    reason: 'moved-meanwhile',
    message: expect.stringContaining('not at no release'),
  });
  const response = await fetch(`${site.address}/ops/api/areas/search/promote`, {
    method: 'POST',
    headers: { authorization: `Bearer ${opsToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ version: '1.0.2', expected: '1.0.0' }),
  });
  expect(response.status).toBe(409);
  const command = (...line: string[]) =>
    runCommand(readCommand(line), ops, site.root, 'ann', () => Promise.reject(new Error('no build')));
  await expect(command('promote', 'search', '1.0.2', '--expected', '1.0.0')).rejects.toMatchObject(rejection);
  expect(await ops.rollout('search', '1.0.2', 5, { ...ann, expected: '1.0.1' })).toMatchObject({ changed: true });
  expect(await ops.rollback('search', '1.0.0', { ...ann, expected: '1.0.1' })).toMatchObject({
    from: '1.0.1',
    to: '1.0.0',
  });
});

test('[REL-04] the status shows since when and by whom a release is live, and the published releases', async () => {
  const ops = site.as(opsToken);
  await ops.accept(await site.sealed({ version: '1.0.0', entry: 'a' }), ann);
  await ops.accept(await site.sealed({ version: '1.0.1', entry: 'b' }), ann);
  expect((await ops.status()).areas[0]).toMatchObject({ live: null, since: null, sourceRevision: null });
  await ops.promote('search', '1.0.1', { who: 'ben', why: 'prices' });
  expect((await ops.status()).areas[0]).toMatchObject({
    live: '1.0.1',
    since: { who: 'ben', why: 'prices', at: expect.stringMatching(/^\d{4}-/) },
  });
  expect((await ops.releases('search')).map(({ version, problem }) => [version, problem])).toEqual([
    ['1.0.1', null],
    ['1.0.0', null],
  ]);
});

test('[REL-07] the log is read page by page', async () => {
  const ops = site.as(opsToken);
  await ops.accept(await site.sealed({ version: '1.0.0', entry: 'a' }), ann);
  await ops.promote('search', '1.0.0', ann);
  const [last, ...rest] = await ops.history();
  expect(await ops.history(undefined, 10, last?.id)).toEqual(rest);
  expect(await ops.history(undefined, 10, rest.at(-1)?.id)).toEqual([]);
});
