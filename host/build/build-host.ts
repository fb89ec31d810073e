import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { gatherMaps, mapsFile, runWebpack, sharedVersions } from '@verandah/areas/build';
import {
  consoleConfiguration,
  graphiqlConfiguration,
  kitConfiguration,
  serverConfiguration,
  webConfiguration,
  workerConfiguration,
} from './configuration.ts';
import type { HostManifest } from './host-manifest.ts';

const packageFile = join(dirname(fileURLToPath(import.meta.url)), '../package.json');
/** The hashes of all browser files, for the pages. */
const integrityFile = 'web/integrity.json';
const integrityOf = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Builds the shell into `outDir`: web/, server.cjs, service-worker.js, maps.br and manifest.json. The same source has
 * the same version.
 */
export async function buildHost(outDir: string): Promise<HostManifest> {
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  const stats = await runWebpack(webConfiguration(outDir));
  await runWebpack(kitConfiguration(outDir));
  const consoleStats = await runWebpack(consoleConfiguration(outDir));
  const graphiqlStats = await runWebpack(graphiqlConfiguration(outDir));
  await runWebpack(serverConfiguration(outDir));
  await runWebpack(workerConfiguration(outDir));
  await gatherMaps(outDir);
  const assetsOf = (entry: string): string[] =>
    (stats.entrypoints?.[entry]?.assets ?? []).map(({ name }) => `web/${name}`);
  const entry = assetsOf('shell');
  const [beforePaint = ''] = assetsOf('before-paint');
  const [firstFiles = ''] = assetsOf('first-files');
  const ofConsole = (consoleStats.entrypoints?.['console']?.assets ?? []).map(({ name }) => `web/ops/${name}`);
  const ofGraphiql = (graphiqlStats.entrypoints?.['graphiql']?.assets ?? []).map(({ name }) => `web/graphiql/${name}`);
  await writeFile(join(outDir, integrityFile), JSON.stringify(await hashesOf(outDir)));
  const files = await filesOf(outDir);
  const contents = new Map(
    await Promise.all(
      [...files, 'server.cjs', 'service-worker.js'].map(
        async (path) => [path, await readFile(join(outDir, path))] as const,
      ),
    ),
  );
  const hash = createHash('sha256');
  for (const [path, bytes] of contents) hash.update(`${path}\0`).update(bytes);
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string };
  const scripts = entry.filter((path) => path.endsWith('.js'));
  const bytesOf = (path: string): Buffer => contents.get(path) ?? Buffer.alloc(0);
  const manifest: HostManifest = {
    schema: 1,
    version: `${version}-${hash.digest('hex').slice(0, 10)}`,
    scripts,
    beforePaint,
    firstFiles,
    styles: entry.filter((path) => path.endsWith('.css')),
    integrity: Object.fromEntries(files.map((path) => [path, integrityOf(bytesOf(path))])),
    server: { path: 'server.cjs', integrity: integrityOf(bytesOf('server.cjs')) },
    worker: { path: 'service-worker.js', integrity: integrityOf(bytesOf('service-worker.js')) },
    maps: { path: mapsFile, integrity: integrityOf(await readFile(join(outDir, mapsFile))) },
    console: byKind(ofConsole),
    graphiql: byKind(ofGraphiql),
    firstPageScript: [...scripts, beforePaint, firstFiles].reduce(
      (sum, path) => sum + gzipSync(bytesOf(path), { level: 9 }).length,
      0,
    ),
    shared: sharedVersions(),
  };
  await writeFile(join(outDir, 'manifest.json'), JSON.stringify(manifest, null, 1));
  return manifest;
}

const byKind = (paths: readonly string[]): NonNullable<HostManifest['console']> => ({
  scripts: paths.filter((path) => path.endsWith('.js')),
  styles: paths.filter((path) => path.endsWith('.css')),
});

/** Hashes of the pages' scripts and styles, by path. A page fetches this map after its first files. */
async function hashesOf(outDir: string): Promise<Record<string, string>> {
  const paths = (await filesOf(outDir)).filter((path) => /^web\/(?:js|css)\//.test(path));
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, integrityOf(await readFile(join(outDir, path)))])),
  );
}

async function filesOf(outDir: string): Promise<string[]> {
  const found = await readdir(join(outDir, 'web'), { recursive: true, withFileTypes: true });
  return found
    .filter((file) => file.isFile())
    .map((file) => relative(outDir, join(file.parentPath, file.name)))
    .toSorted();
}
