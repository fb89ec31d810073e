import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ReleaseFile, ReleaseManifest } from '../manifest.ts';
import type { BuiltArea } from './built-area.ts';
import { federationManifestFile, withIntegrity } from './federation/federation-manifest.ts';
import { containerName, identifierOf, withVersion } from './placeholders.ts';
import { originOf } from '../provenance.ts';
import { provenanceOf } from './provenance-of.ts';
import { mapsFile } from './source-maps.ts';

const compress = promisify(gzip);
const textFile = /\.(js|css|json|svg|cjs)$/;
const integrityOf = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Writes the version into a build (in place) and writes manifest.json. The folder is then a release and never changes.
 */
export async function sealRelease(outDir: string, version: string): Promise<ReleaseManifest> {
  const built = JSON.parse(await readFile(join(outDir, 'build.json'), 'utf8')) as BuiltArea;
  const sealed = await Promise.all(built.files.map((path) => sealFile(outDir, path, version)));
  const others = sealed.filter(({ path }) => path !== federationManifestFile);
  const federation = join(outDir, federationManifestFile);
  await writeFile(federation, withIntegrity(await readFile(federation, 'utf8'), others));
  const files = [...others, await describeFile(outDir, federationManifestFile)];
  const server = await sealFile(outDir, built.server, version);
  const gzipOf = (paths: readonly string[]): number =>
    files.filter(({ path }) => paths.includes(path)).reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
  const maps = await describeFile(outDir, mapsFile);
  const builtAt = new Date().toISOString();
  const provenance = await provenanceOf({ ...built, version }, builtAt);
  const manifest: ReleaseManifest = {
    schema: 1,
    area: built.area,
    version,
    contentHash: built.contentHash,
    contract: built.contract,
    container: containerName(built.area, identifierOf(version)),
    files,
    entry: built.entry,
    scripts: built.scripts,
    styles: built.styles,
    waits: true,
    pages: built.pages,
    server: { path: server.path, integrity: server.integrity },
    maps: { path: mapsFile, integrity: maps.integrity },
    firstPageScript:
      gzipOf([built.entry, ...built.scripts]) + Math.max(0, ...built.pages.map(({ scripts }) => gzipOf(scripts))),
    shared: built.shared,
    operations: built.operations,
    revision: originOf(provenance).commit,
    squad: built.contract.squad,
    builtAt,
    provenance,
  };
  await writeFile(join(outDir, 'manifest.json'), JSON.stringify(manifest, null, 1));
  await rm(join(outDir, 'build.json'));
  return manifest;
}

async function sealFile(outDir: string, path: string, version: string): Promise<ReleaseFile> {
  const file = join(outDir, path);
  if (textFile.test(path)) await writeFile(file, withVersion(await readFile(file, 'utf8'), version));
  return describeFile(outDir, path);
}

async function describeFile(outDir: string, path: string): Promise<ReleaseFile> {
  const bytes = await readFile(join(outDir, path));
  return {
    path,
    bytes: bytes.length,
    gzipBytes: (await compress(bytes, { level: 9 })).length,
    integrity: integrityOf(bytes),
  };
}
