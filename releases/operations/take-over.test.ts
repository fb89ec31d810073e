import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../command/run.ts';
import { readCommand } from '../command/usage.ts';
import { writeRelease } from '../test-kit/hand-written-release.ts';
import { ann, operatedSite, opsToken, type OperatedSite } from '../test-kit/operated-site.ts';

let staging: OperatedSite;
let production: OperatedSite;
beforeEach(async () => {
  [staging, production] = await Promise.all([operatedSite(), operatedSite({ cleanOnly: true })]);
  process.env['VERANDAH_FROM_TOKEN'] = opsToken;
});
afterEach(async () => {
  delete process.env['VERANDAH_FROM_TOKEN'];
  await Promise.all([staging.close(), production.close()]);
});

const origin = { commit: '0a1b2c3d4e5f', unclean: false, who: 'ann', where: 'https://ci.example/run/7' };
const run = async (at: OperatedSite, ...line: string[]): Promise<string> =>
  (
    await runCommand(readCommand(line), at.as(opsToken), at.root, 'ann', () =>
      Promise.reject(new Error('builds nothing')),
    )
  ).text;
const promote = (version = '1.4.0') =>
  run(production, 'promote', 'search', version, '--from', staging.address, '--why', 'tried on staging');
/** The documented step: staging's public key, in a file, is trusted in production. */
async function trust(): Promise<string> {
  const file = join(production.root, 'staging.pem');
  await writeFile(file, await run(staging, 'keys', 'show'));
  return run(production, 'keys', 'trust', file);
}
const accept = async (release: Parameters<typeof writeRelease>[1]) =>
  staging.operations.accept(await staging.sealed({ version: '1.4.0', ...release }), ann);

test('[REL-105] a release goes from staging to production as the same bytes, signed by a source that is trusted', async () => {
  await accept({ origin });
  await expect(promote()).rejects.toMatchObject({
    reason: 'untrusted-release',
    message: expect.stringMatching(/signed by [0-9a-f]{16}, a key that is not trusted.*keys trust FILE/),
  });
  expect(await trust()).toMatch(/^releases signed by [0-9a-f]{16} can be taken over/);
  expect(await run(production, 'keys', 'list')).toMatch(/no +another installation/);
  expect(await promote()).toBe('search 1.4.0 is live');
  for (const file of ['manifest.json', 'server.cjs', 'web/entry.js'])
    expect(await readFile(join(production.store.folder('search', '1.4.0'), file), 'utf8')).toBe(
      await readFile(join(staging.store.folder('search', '1.4.0'), file), 'utf8'),
    );
  const { problems, origins } = await production.operations.verify();
  expect([problems, origins]).toEqual([[], [expect.stringContaining('built from 0a1b2c3d4e5f by ann')]]);
  // A second time nothing is stored again.
  expect(await promote()).toBe('search 1.4.0 was live already');
  expect((await production.operations.history()).map(({ action }) => action)).toEqual([
    'promote',
    'publish',
    'key-trust',
    'refuse',
  ]);
});

test('[REL-105] a source vouches for releases to be taken over, and for nothing else', async () => {
  await accept({ origin });
  await trust();
  await promote();
  const found = await staging.store.read('search', '1.4.0');
  if (!('manifest' in found)) throw new Error('not stored');
  expect(production.ring.problem('release', found.document, found.signature)).toContain('a key that is not trusted');
  expect(production.ring.sourceProblem(found.document, found.signature)).toBeNull();
  // Once its key is retired, nothing more comes from there; what was taken over stays.
  await run(production, 'keys', 'retire', found.signature.keyId);
  await accept({ version: '1.5.0', origin });
  await expect(promote('1.5.0')).rejects.toMatchObject({ reason: 'untrusted-release' });
  expect((await production.operations.verify()).problems).toEqual([]);
});

test('[REL-105] what was changed on the way, was not built from a commit, or says nothing of its build is rejected', async () => {
  await trust();
  await accept({});
  await expect(promote()).rejects.toMatchObject({ message: expect.stringContaining('who built it is not recorded') });
  await accept({ version: '1.4.1', origin: { ...origin, unclean: true } });
  await expect(promote('1.4.1')).rejects.toMatchObject({ reason: 'unclean-source' });
  await accept({ version: '1.4.2', origin });
  const manifest = join(staging.store.folder('search', '1.4.2'), 'manifest.json');
  const folder = await staging.sealed({ version: '1.4.2', origin, entry: 'self.entry = "changed";' });
  await writeFile(join(folder, 'manifest.sig'), await readFile(join(manifest, '../manifest.sig')));
  await expect(production.operations.accept(folder, { ...ann, takenOver: true })).rejects.toMatchObject({
    message: expect.stringContaining('its signature does not fit it'),
  });
  expect(await production.store.versions('search')).toEqual([]);
});

test('[REL-105] the address and the token of the other installation are checked, and so is the right to its files', async () => {
  await expect(run(production, 'promote', 'search', '1.4.0', '--from', 'http://staging.example')).rejects.toThrow(
    'is not the address of a site, such as https://staging.example',
  );
  process.env['VERANDAH_FROM_TOKEN'] = 'guessed';
  await expect(promote()).rejects.toMatchObject({ reason: 'not-allowed' });
  delete process.env['VERANDAH_FROM_TOKEN'];
  await expect(promote()).rejects.toThrow('Set VERANDAH_FROM_TOKEN');
  const { token } = await staging.operations.createToken(
    { area: 'listing', actions: ['publish'], lasts: 3_600_000 },
    ann,
  );
  process.env['VERANDAH_FROM_TOKEN'] = token;
  await expect(promote()).rejects.toMatchObject({ reason: 'not-yours' });
});
