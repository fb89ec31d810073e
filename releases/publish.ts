import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seriesOf } from './next-version.ts';
import type { Accepted, Operations, Reason } from './operations/operations.ts';
import { Refusal } from './refusal.ts';

/** Builds an area into files: the interface of @verandah/areas/build. */
export interface AreaBuild {
  /**
   * Builds an area's folder into `outDir`, with a placeholder for the version.
   * @param options.cacheDir holds what the build before left for this one; without it everything is built
   */
  buildArea(options: { readonly folder: string; readonly outDir: string; readonly cacheDir?: string }): Promise<Built>;
  /** Sets the version of a build: fills the placeholders, computes the integrity of each file, writes manifest.json. */
  sealRelease(outDir: string, version: string): Promise<unknown>;
}
/** What publishing needs of a build. `contentHash` does not depend on the version. */
export interface Built {
  readonly area: string;
  readonly contentHash: string;
  /** Writes what the next build may leave out. Earlier versions did so before the build was done. */
  storeCache?(): Promise<void>;
}

export interface PublishRequest extends Reason {
  /** The area's folder, with package.json and area.ts. */
  readonly folder: string;
  /** Sets the version; by default it is the next of the package's series. */
  readonly version?: string;
  /** The source tree may differ from its commit. */
  readonly allowUnclean?: boolean;
  /** Folder of the cache between builds of the area; without it nothing is cached. */
  readonly cacheDir?: string;
}

/**
 * Publishes a release of one area: build → version → seal → check, store and record. Does not make it live.
 * @throws {Refusal}
 */
export async function publishArea(
  request: PublishRequest,
  operations: Operations,
  build: AreaBuild,
): Promise<Accepted> {
  const { version, who, why, allowUnclean } = request;
  const outDir = await mkdtemp(join(tmpdir(), 'verandah-publish-'));
  try {
    const series = await readSeries(request.folder);
    const draft = await buildStep(request, outDir, build);
    const plan = await operations.plan(draft.area, {
      contentHash: draft.contentHash,
      series,
      ...(version === undefined ? {} : { version }),
    });
    if (plan.exists) {
      await storeCache(draft);
      return { area: draft.area, version: plan.version, existed: true, notes: [] };
    }
    await build.sealRelease(outDir, plan.version);
    const accepted = operations.accept(outDir, {
      who,
      ...(why === undefined ? {} : { why }),
      ...(allowUnclean && { allowUnclean }),
    });
    // While the site checks the release.
    await Promise.allSettled([accepted, storeCache(draft)]);
    return await accepted;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

async function storeCache(draft: Built): Promise<void> {
  await draft.storeCache?.().catch(() => undefined); // it would only make the next publication faster
}

async function readSeries(folder: string): Promise<string> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => {
    throw new Refusal('build-failed', `${folder} is not an area: it has no package.json.`);
  });
  return seriesOf((JSON.parse(text) as { version: string }).version);
}

async function buildStep({ folder, cacheDir }: PublishRequest, outDir: string, build: AreaBuild): Promise<Built> {
  try {
    return await build.buildArea({ folder, outDir, ...(cacheDir !== undefined && { cacheDir }) });
  } catch (problem) {
    throw new Refusal('build-failed', problem instanceof Error ? problem.message : String(problem));
  }
}
