import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { StatsCompilation } from 'webpack';
import type { PersistedOperation } from '../manifest.ts';
import type { BuiltArea } from './built-area.ts';
import { fragmentsFile, serverConfiguration, webConfiguration, type BundleOptions } from './configuration.ts';
import { appFiles } from './file-groups.ts';
import { DeclaringModules } from './declaring-modules.ts';
import { pageFiles } from './page-files.ts';
import { readContract } from './read-contract.ts';
import { compile, type Compiled } from './run-webpack.ts';
import { loadServerBundle } from './server-bundle.ts';
import { sharedRanges } from './shared-modules.ts';
import { gatherMaps } from './source-maps.ts';

/** A build, and what the next one may leave out. */
export interface Build extends BuiltArea {
  /** Writes the cache, which takes a second: for when nobody waits for the build any more. */
  readonly storeCache: () => Promise<void>;
}

/**
 * Builds an area's remote (outDir/web) and server bundle (outDir/server.cjs), without a version.
 * @param options.cacheDir makes the build repeat only what has changed since one with the same folder; its bytes are
 * the same
 * @throws {Error} with a message for the squad when the source does not build or its contract is not valid
 */
export async function buildArea({
  folder,
  outDir,
  cacheDir,
}: {
  readonly folder: string;
  readonly outDir: string;
  readonly cacheDir?: string;
}): Promise<Build> {
  const options = {
    area: await areaOf(folder),
    folder: resolve(folder),
    outDir: resolve(outDir),
    ...(cacheDir !== undefined && { cacheDir: resolve(cacheDir) }),
  };
  await rm(options.outDir, { recursive: true, force: true });
  await mkdir(options.outDir, { recursive: true });
  const { stats, close } = await compileBundles(options);
  try {
    const built = await describeBuild(options, stats);
    if (cacheDir === undefined) await close();
    return { ...built, storeCache: close };
  } catch (problem) {
    await close().catch(() => undefined); // the build's own problem is the one to tell
    throw problem;
  }
}

/** Builds the bundles into files. @returns the statistics of the one for browsers, and how to end both compilers */
async function compileBundles(options: BundleOptions): Promise<Compiled> {
  const declaring = new DeclaringModules();
  // The server bundle is built while the minimizer's threads work on the browser bundle.
  const web = compile(webConfiguration(options, declaring));
  const server = Promise.race([declaring.known, web.then(() => declaring.files)]).then((files) =>
    compile(serverConfiguration(options, files)),
  );
  // When one has failed, the other must end before anybody removes its folders.
  const both = await Promise.allSettled([web, server]);
  let closed: Promise<void> | undefined;
  const closeAll = async (): Promise<void> => {
    for (const each of both) if (each.status === 'fulfilled') await each.value.close();
  };
  const close = (): Promise<void> => (closed ??= closeAll());
  const failed = both.find((each) => each.status === 'rejected');
  if (failed) {
    await close();
    throw failed.reason;
  }
  return { stats: (await web).stats, close };
}

async function describeBuild(options: BundleOptions, stats: StatsCompilation): Promise<BuiltArea> {
  const { area } = options;
  // The plugin's own record of the build: no host reads it.
  await rm(join(options.outDir, 'web/mf-stats.json'), { force: true });
  await gatherMaps(options.outDir);
  const bundle = loadServerBundle(join(options.outDir, 'server.cjs'));
  const first = firstPageFiles(stats);
  const files = await browserFiles(options.outDir);
  const contract = readContract(bundle.contract, area);
  if ((contract.fragments !== undefined) !== existsSync(join(options.folder, fragmentsFile))) {
    throw new Error(`mf-${area}: an area with "fragments" in its contract has ${fragmentsFile}, and no other has.`);
  }
  const description = {
    contract,
    files,
    ...first,
    pages: bundle.chunks.map((page) => pageFiles(area, page, stats, [first.entry, ...first.scripts, ...first.styles])),
    server: 'server.cjs',
    shared: sharedRanges(options.folder),
    operations: operationsOf(bundle.documents),
  };
  const built: BuiltArea = {
    area,
    folder: options.folder,
    outDir: options.outDir,
    contentHash: await hashOf(options.outDir, description),
    ...description,
  };
  await writeFile(join(options.outDir, 'build.json'), JSON.stringify(built));
  return built;
}

async function areaOf(folder: string): Promise<string> {
  const { verandah } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    verandah?: { area?: unknown };
  };
  if (typeof verandah?.area !== 'string')
    throw new Error(`${folder}/package.json must name its area: "verandah": { "area": "…" }`);
  return verandah.area;
}

/** The files that the browser needs for the area's first page. */
function firstPageFiles({ namedChunkGroups }: StatsCompilation): Pick<BuiltArea, 'entry' | 'scripts' | 'styles'> {
  const files = (namedChunkGroups?.[appFiles]?.assets ?? []).map(({ name }) => `web/${name}`);
  if (files.length === 0) throw new Error('The remote does not expose ./app.');
  const entry = 'web/remoteEntry.js';
  return {
    entry,
    scripts: files.filter((path) => path.endsWith('.js') && path !== entry),
    styles: files.filter((path) => path.endsWith('.css')),
  };
}

async function browserFiles(outDir: string): Promise<string[]> {
  const found = await readdir(join(outDir, 'web'), { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(outDir, join(entry.parentPath, entry.name)))
    .toSorted();
}

const operationsOf = (
  documents: readonly { readonly name: string; readonly kind: 'query' | 'mutation'; readonly text: string }[],
): PersistedOperation[] =>
  documents
    .map(({ name, kind, text }) => ({ name, kind, text, sha256: createHash('sha256').update(text).digest('hex') }))
    .toSorted((a, b) => (a.sha256 < b.sha256 ? -1 : 1));

async function hashOf(
  outDir: string,
  description: { readonly files: readonly string[]; readonly server: string },
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(description));
  for (const path of [...description.files, description.server])
    hash.update(`\0${path}\0`).update(await readFile(join(outDir, path)));
  return hash.digest('hex');
}
