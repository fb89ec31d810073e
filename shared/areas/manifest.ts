import type { Provenance } from './provenance.ts';
import type { AreaContract } from './area.ts';

/** One operation of a release: the server runs only these, by their hash. */
export interface PersistedOperation {
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  readonly sha256: string;
  readonly text: string;
}

/** A file of a release's browser build. */
export interface ReleaseFile {
  /** Relative to /r/{area}/{version}/. */
  readonly path: string;
  readonly bytes: number;
  readonly gzipBytes: number;
  /** sha384-… */
  readonly integrity: string;
}

/** What a deferred page needs besides its area's files. */
export interface PageFiles {
  readonly page: string;
  readonly routes: readonly string[];
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The result of building an area: everything the host needs to serve it, without further lookups. */
export interface ReleaseManifest {
  readonly schema: 1;
  readonly area: string;
  readonly version: string;
  /** sha256 over all files and this manifest without itself and the version. */
  readonly contentHash: string;
  readonly contract: AreaContract;
  /** The container's global name: mf_search__1_4_0. */
  readonly container: string;
  readonly files: readonly ReleaseFile[];
  /** Paths: the container's entry, the other scripts of the first page, and its styles. */
  readonly entry: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /**
   * Its scripts wait for the hashes of lazy chunks (in the federation manifest); without it, the page holds all hashes.
   */
  readonly waits?: true;
  /** Pages that need further files. */
  readonly pages?: readonly PageFiles[];
  /** Server bundle, relative to the release's folder, with its sha384. */
  readonly server: { readonly path: string; readonly integrity: string };
  /** Gzip bytes of the entry, `scripts` and the further files of the largest page. */
  readonly firstPageScript: number;
  /** Version ranges of what the host must share: { react: '^19.0.0' }. */
  readonly shared: Readonly<Record<string, string>>;
  readonly operations: readonly PersistedOperation[];
  /** Source revision, '' when the source is not in a repository. */
  readonly revision: string;
  readonly squad: string;
  /** ISO 8601 */
  readonly builtAt: string;
  /** Source maps of all its scripts, never sent to browsers; undefined in older releases. */
  readonly maps?: { readonly path: string; readonly integrity: string };
  /** Who built it, where and from what; undefined in older releases. */
  readonly provenance?: Provenance;
}
