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

/** What a page whose view comes later needs besides its area's files. */
export interface PageFiles {
  readonly page: string;
  readonly routes: readonly string[];
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What a build of an area is: everything the host must know to serve it, with nothing to look up later. */
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
  /** Paths: the container's entry, what the first page needs besides it, and its styles. */
  readonly entry: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /**
   * Its scripts wait for the hashes of what they load later (integrity.json); a page of a release without it holds them
   * all.
   */
  readonly waits?: true;
  /** Pages that need more than that. */
  readonly pages?: readonly PageFiles[];
  /** Server bundle, relative to the release's folder, with its sha384. */
  readonly server: { readonly path: string; readonly integrity: string };
  /** Gzip bytes of the entry, `scripts` and what the page with the largest script of its own needs besides. */
  readonly firstPageScript: number;
  /** Ranges of what the host must share: { react: '^19.0.0' }. */
  readonly shared: Readonly<Record<string, string>>;
  readonly operations: readonly PersistedOperation[];
  /** Source revision, '' when the tree is not a repository. */
  readonly revision: string;
  readonly squad: string;
  /** ISO 8601 */
  readonly builtAt: string;
}
