import type { AreaContract } from '../area.ts';
import type { PageFiles, PersistedOperation } from '../manifest.ts';

/**
 * A build without a version yet: everything in it depends on the source alone. Stored as build.json beside the files.
 */
export interface BuiltArea {
  readonly area: string;
  readonly folder: string;
  readonly outDir: string;
  /**
   * sha256 over all files and the fields below, with placeholders for the version: the same source has the same hash.
   */
  readonly contentHash: string;
  readonly contract: AreaContract;
  /** Paths relative to `outDir`. */
  readonly files: readonly string[];
  readonly entry: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly pages: readonly PageFiles[];
  readonly server: string;
  readonly shared: Readonly<Record<string, string>>;
  readonly operations: readonly PersistedOperation[];
}
