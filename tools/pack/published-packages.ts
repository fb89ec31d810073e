import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders below `shared/` of the libraries that an area in a repository of its own installs. */
export const publishedFolders = ['market', 'bus', 'graph', 'design', 'map', 'kit', 'areas'] as const;

/** A package's source manifest, as far as packing reads it. */
export interface SourceManifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly sideEffects?: boolean | readonly string[];
  readonly exports: Readonly<Record<string, string>>;
  /** Node's versions; those of the platform if absent. */
  readonly engines?: { readonly node: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** A published package: the folder of its source and its manifest there. */
export interface PublishedPackage {
  readonly folder: string;
  readonly manifest: SourceManifest;
}

/** Reads the manifests of all libraries that areas install. */
export const publishedPackages = (root: string): PublishedPackage[] =>
  publishedFolders.map((name) => publishedPackage(root, name));

/** Name of the client of the REST API: for programs elsewhere, not for areas. */
export const clientName = '@verandah/client';

/** Reads the manifest of the client. */
export const clientPackage = (root: string): PublishedPackage => publishedPackage(root, 'client');

function publishedPackage(root: string, name: string): PublishedPackage {
  const folder = join(root, 'shared', name);
  return { folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as SourceManifest };
}
