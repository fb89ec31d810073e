import { gzipSync } from 'node:zlib';
import { Compression, TileType, zxyToTileId } from 'pmtiles';
import type { Tile } from '../tiles/tile.ts';

interface ArchiveContents {
  readonly tiles: readonly (Tile & { readonly body: Uint8Array })[];
  readonly metadata?: object;
  readonly minZoom?: number;
  readonly maxZoom?: number;
  readonly tileType?: TileType;
}

/** A PMTiles archive of the third version, with one directory and gzipped tiles. */
export function archiveOf({
  tiles,
  metadata = {},
  minZoom = 0,
  maxZoom = 15,
  tileType = TileType.Mvt,
}: ArchiveContents): Buffer {
  const entries = tiles
    .map(({ z, x, y, body }) => ({ id: zxyToTileId(z, x, y), body: gzipSync(body) }))
    .toSorted((one, other) => one.id - other.id);
  const directory = gzipSync(
    Buffer.from(
      [
        entries.length,
        ...entries.map(({ id }, at) => id - (entries[at - 1]?.id ?? 0)),
        ...entries.map(() => 1), // each represents one tile
        ...entries.map(({ body }) => body.length),
        ...entries.map((_, at) => (at === 0 ? 1 : 0)), // the first begins at 0, each other where the last one ends
      ].flatMap(encodeVarint),
    ),
  );
  const about = gzipSync(JSON.stringify(metadata));
  const data = Buffer.concat(entries.map(({ body }) => body));
  const header = Buffer.alloc(127);
  header.write('PMTiles');
  header[7] = 3;
  let end = header.length;
  for (const [at, part] of [directory, about, Buffer.alloc(0), data].entries()) {
    header.writeBigUInt64LE(BigInt(end), 8 + at * 16);
    header.writeBigUInt64LE(BigInt(part.length), 16 + at * 16);
    end += part.length;
  }
  for (const field of [72, 80, 88]) header.writeBigUInt64LE(BigInt(entries.length), field);
  header.set([1, Compression.Gzip, Compression.Gzip, tileType, minZoom, maxZoom], 96);
  return Buffer.concat([header, directory, about, data]);
}

function encodeVarint(value: number): number[] {
  const bytes = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) + 128);
  }
}
