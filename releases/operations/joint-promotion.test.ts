import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { runCommand } from '../command/run.ts';
import { readCommand } from '../command/usage.ts';
import type { AreaBuild } from '../publish.ts';
import { writeRelease, type HandWritten } from '../test-kit/hand-written-release.ts';
import { operatedSite, opsToken, type OperatedSite } from '../test-kit/operated-site.ts';

let site: OperatedSite;
beforeEach(async () => {
  site = await operatedSite();
});
afterEach(() => site.close());

/** The source of an area: what its next release is. */
async function writeSource(area: string, version: string, release: HandWritten): Promise<void> {
  const folder = join(site.root, `mf-${area}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ version }));
  await writeFile(join(folder, 'release.json'), JSON.stringify({ area, entry: version, ...release }));
}
const build: AreaBuild = {
  async buildArea({ folder, outDir }) {
    const source = await readFile(join(folder, 'release.json'), 'utf8');
    await writeFile(join(outDir, 'release.json'), source);
    const { area } = JSON.parse(source) as { area: string };
    return { area, contentHash: createHash('sha256').update(source).digest('hex') };
  },
  async sealRelease(outDir, version) {
    const release = JSON.parse(await readFile(join(outDir, 'release.json'), 'utf8')) as HandWritten;
    await rm(join(outDir, 'release.json'));
    await writeRelease(outDir, { ...release, version });
  },
};
/** Runs a typed command. */
const run = async (line: string): Promise<string> =>
  (await runCommand(readCommand(line.split(' ')), site.as(opsToken), site.root, 'ann', async () => build)).text;
const live = async () =>
  Object.fromEntries(
    Object.entries((await site.client.pins())?.pins ?? {}).map(([area, { version, withdrawn }]) => [
      area,
      withdrawn ? null : version,
    ]),
  );
async function goLive(area: string, version: string, release: HandWritten): Promise<void> {
  await writeSource(area, version, release);
  await run(`publish ${area}`);
  await run(`promote ${area} ${version}`);
}

/** The commands of the section that says how a route moves, without their comments. */
async function documentedSteps(): Promise<readonly string[]> {
  const text = await readFile(join(import.meta.dirname, '../../docs/squads.md'), 'utf8');
  const [, block = ''] = /^## Move a route or a topic between areas$[^]*?```\n([^]*?)```/m.exec(text) ?? [];
  return block
    .trim()
    .split('\n')
    .map((line) => line.replace(/^npm run ops -- /, '').replace(/ +# .*$/, ''));
}

test('[REL-100] a route moves between areas by the documented steps, and back', async () => {
  await goLive('listing', '1.9.0', { routes: ['/listing/*', '/viewings'] });
  await goLive('search', '1.3.0', { routes: ['/search/*'] });
  await writeSource('search', '1.4.0', { routes: ['/search/*', '/viewings'] });
  await writeSource('listing', '2.0.0', { routes: ['/listing/*'] });
  const [claim = '', give = '', preview = '', promote = '', back = '', ...more] = await documentedSteps();
  expect(more).toEqual([]);
  expect(await run(claim)).toBe(
    "search 1.4.0 published; npm run ops -- promote search 1.4.0 --with listing@VERSION makes them live together\n  note: It claims /viewings, which listing 1.9.0 owns. Take it out of one area's routes, or promote both together: --with listing@VERSION.",
  );
  await expect(run('promote search 1.4.0')).rejects.toMatchObject({ reason: 'route-owned' });
  expect(await run(give)).toMatch(/^listing 2\.0\.0 published; npm run ops -- promote listing 2\.0\.0 makes it live/);
  expect(await run(preview)).toContain('shows search 1.4.0, listing 2.0.0');
  expect(await live()).toEqual({ listing: '1.9.0', search: '1.3.0' });
  expect(await run(promote)).toMatch(/^search 1\.4\.0, listing 2\.0\.0 are live together/);
  expect(await live()).toEqual({ listing: '2.0.0', search: '1.4.0' });
  await run(back);
  expect(await live()).toEqual({ listing: '1.9.0', search: '1.3.0' });
});

test('[REL-100] published last, the claimant is shown the release that gives the route up', async () => {
  await goLive('listing', '1.9.0', { routes: ['/listing/*', '/viewings'] });
  await goLive('search', '1.3.0', { routes: ['/search/*'] });
  await writeSource('listing', '2.0.0', { routes: ['/listing/*'] });
  await run('publish listing');
  await writeSource('search', '1.4.0', { routes: ['/search/*', '/viewings'] });
  expect(await run('publish search')).toContain('promote search 1.4.0 --with listing@2.0.0 makes them live together');
});

test("[REL-100] a topic's new major version moves in both areas at once", async () => {
  await goLive('listing', '1.0.0', { publishes: ['hidden@1'] });
  await goLive('search', '1.0.0', { follows: ['hidden@1'] });
  await writeSource('search', '1.1.0', { follows: ['hidden@2'] });
  await writeSource('listing', '1.1.0', { publishes: ['hidden@2'] });
  await run('publish search');
  expect(await run('publish listing')).toContain('promote listing 1.1.0 --with search@1.1.0 makes them live together');
  await expect(run('promote listing 1.1.0')).rejects.toMatchObject({ reason: 'topic-lost' });
  await run('promote listing 1.1.0 --with search@1.1.0');
  expect(await live()).toEqual({ listing: '1.1.0', search: '1.1.0' });
  await run('rollback search');
  expect(await live()).toEqual({ listing: '1.0.0', search: '1.0.0' });
});

test('[REL-100] a fragment moves to another area: the command names the area that takes it over', async () => {
  await goLive('member', '1.0.0', { follows: ['save-asked@1'] });
  await goLive('search', '1.0.0', { publishes: ['save-asked@1'] });
  await goLive('saved', '1.0.0', {});
  await writeSource('saved', '1.1.0', { follows: ['save-asked@1'] });
  await run('publish saved');
  await writeSource('member', '1.1.0', {});
  expect(await run('publish member')).toContain('promote member 1.1.0 --with saved@1.1.0 makes them live together');
  await expect(run('promote member 1.1.0')).rejects.toMatchObject({ reason: 'topic-lost' });
  await run('promote member 1.1.0 --with saved@1.1.0');
  await run('rollback saved');
  expect(await live()).toEqual({ member: '1.0.0', saved: '1.0.0', search: '1.0.0' });
});

test('[REL-100] what needs a newer package of the host waits for it, and goes live together with another area', async () => {
  let rendered = 0;
  site.tryRelease = async () => void rendered++;
  await writeSource('search', '1.0.0', { shared: { react: '^20.0.0' } });
  await writeSource('listing', '1.0.0', { shared: { react: '^20.0.0' } });
  expect(await run('publish search')).toBe(
    "search 1.0.0 published; it can go live once the host is released\n  note: It needs react ^20.0.0; the host shares 19.3.1. Release the host first, or build it against the host's version.",
  );
  await run('publish listing');
  expect(rendered).toBe(0);
  await expect(run('promote search 1.0.0 --with listing@1.0.0')).rejects.toMatchObject({
    reason: 'shared-unsatisfied',
  });
  site.react = '20.1.0';
  await run('promote search 1.0.0 --with listing@1.0.0');
  expect(await live()).toEqual({ listing: '1.0.0', search: '1.0.0' });
  expect(rendered).toBe(2);
});
