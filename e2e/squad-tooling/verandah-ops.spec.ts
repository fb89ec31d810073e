import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { expect, test } from '../test.ts';
import { runCommand } from '../command.ts';
import { by, siteOperations } from '../faulty-area.ts';
import { liveVersions } from '../live.ts';
import { republishArea } from '../republished.ts';
import { dataFolder, site } from '../site.ts';

const place = mkdtempSync(join(tmpdir(), 'on-call-'));
let live = '';
test.beforeAll(async () => {
  live = (await liveVersions()).areas['community'] as string;
});
test.afterAll(async () => {
  rmSync(place, { recursive: true });
  if ((await liveVersions()).areas['community'] !== live) await siteOperations().rollback('community', live, by);
});

/** Runs a program in a folder that knows nothing of this repository. */
async function run(
  program: string,
  args: readonly string[],
  token = readFileSync(join(dataFolder, 'ops-token'), 'utf8').trim(),
): Promise<{ readonly code: number | null; readonly output: string }> {
  const child = spawn(program, args, {
    cwd: place,
    env: {
      PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`,
      HOME: process.env['HOME'] ?? place,
      VERANDAH_HOST: site,
      VERANDAH_TOKEN: token,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output.trim() };
}
const ops = (args: readonly string[], token?: string) =>
  run(join(place, 'node_modules/.bin/verandah-ops'), args, token);

test('[REL-32] verandah-ops, packed and installed elsewhere, promotes and rolls back on the running site', async () => {
  test.setTimeout(240_000);
  const next = await republishArea('community', live);
  const packages = join(place, 'packages');
  expect(await runCommand('tools/pack/main.ts', [packages])).toMatchObject({ status: 0 });
  writeFileSync(join(place, 'package.json'), '{ "private": true }');
  const tarball = join(packages, 'verandah-ops-1.0.0.tgz');
  expect(await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball])).toMatchObject({ code: 0 });

  expect(await ops(['promote', 'community', next, '--why', 'from a machine without the source'])).toEqual({
    code: 0,
    output: expect.stringContaining(`community ${next} is live, ${live} was`),
  });
  expect((await liveVersions()).areas['community']).toBe(next);
  const listing = await siteOperations().createToken({ area: 'listing', actions: ['rollback'], lasts: 60_000 }, by);
  const refused = await ops(['rollback', 'community', '--json'], listing.token);
  expect([refused.code, JSON.parse(refused.output)]).toEqual([3, expect.objectContaining({ reason: 'not-yours' })]);
  expect((await liveVersions()).areas['community']).toBe(next);
  expect(await ops(['rollback', 'community', '--why', 'as it was'])).toEqual({
    code: 0,
    output: `community is back at ${live}, from ${next}`,
  });
  expect((await liveVersions()).areas['community']).toBe(live);
});
