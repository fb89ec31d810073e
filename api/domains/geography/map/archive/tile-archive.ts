import { createHash } from 'node:crypto';
import { FetchSource, PMTiles, ResolvedValueCache, TileType, type Source } from 'pmtiles';
import * as v from 'valibot';
import type { Tile } from '../tiles/tile.ts';
import { ArchiveFile } from './archive-file.ts';

/** Metadata of an archive that a map needs. */
export interface ArchiveDescription {
  /** Changes with the archive's contents. */
  readonly version: string;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** To be shown on the map; may be HTML. */
  readonly attribution: string;
}

/** Milliseconds for one range of an archive behind an address. */
const longest = 10_000;
/** Directories of tiles, of some kilobytes each, that stay in memory. */
const directories = 500;
/** Both schemas that the map styles hold OpenStreetMap's data. */
const usualAttribution = '© OpenStreetMap contributors';

const metadataShape = v.object({ attribution: v.optional(v.pipe(v.string(), v.maxLength(500))) });

/**
 * Vector tiles in one PMTiles file, in the file system or behind an http(s) address that serves range requests, such
 * as a bucket's. Nothing is read before the first call, and a failed read is tried again by the next one.
 */
export class TileArchive {
  readonly #source: Source;
  readonly #archive: PMTiles;

  /** @param location path or address of the file */
  constructor(location: string) {
    this.#source = /^https?:/.test(location) ? withTimeLimit(new FetchSource(location)) : new ArchiveFile(location);
    // It remembers no failures, unlike the library's usual one.
    this.#archive = new PMTiles(this.#source, new ResolvedValueCache(directories));
  }

  /** @throws {Error} when the file cannot be read, is not a PMTiles archive, or contains raster tiles */
  async describe(): Promise<ArchiveDescription> {
    // Read first: it notices that the file has been replaced.
    const metadata: unknown = await this.#archive.getMetadata();
    const header = await this.#archive.getHeader();
    if (header.tileType !== TileType.Mvt)
      throw new Error(`${this.#source.getKey()} holds no Mapbox vector tiles: the map cannot style pictures.`);
    const read = v.safeParse(metadataShape, metadata);
    return {
      version: createHash('sha256')
        .update(JSON.stringify([header, metadata]))
        .digest('hex')
        .slice(0, 12),
      minZoom: header.minZoom,
      maxZoom: header.maxZoom,
      attribution: (read.success && read.output.attribution) || usualAttribution,
    };
  }

  /** A tile, not compressed; empty where the archive has none. @throws {Error} when the file cannot be read */
  async tile({ z, x, y }: Tile): Promise<Uint8Array> {
    const response = await this.#archive.getZxy(z, x, y);
    return new Uint8Array(response?.data ?? new ArrayBuffer(0));
  }
}

const withTimeLimit = (source: Source): Source => ({
  getKey: () => source.getKey(),
  getBytes: (offset, length, signal, etag) => {
    const limit = AbortSignal.timeout(longest);
    return source.getBytes(offset, length, signal ? AbortSignal.any([signal, limit]) : limit, etag);
  },
});
