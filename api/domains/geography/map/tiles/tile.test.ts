import fc from 'fast-check';
import { extent, inTile, readTile, tileBounds, tileNumber, type Tile } from './tile.ts';

const anyTile = fc.integer({ min: 0, max: 18 }).chain((z) =>
  fc.record({
    z: fc.constant(z),
    x: fc.integer({ min: 0, max: 2 ** z - 1 }),
    y: fc.integer({ min: 0, max: 2 ** z - 1 }),
  }),
);

test('a tile is read when it exists', () => {
  expect(readTile('4', '14', '9', 18)).toEqual({ z: 4, x: 14, y: 9 });
  for (const [z, x, y] of [
    ['19', '0', '0'],
    ['4', '16', '0'],
    ['4', '0', '16'],
    ['-1', '0', '0'],
    ['4', '1.5', '0'],
    ['', '', ''],
    ['4', '1e1', '0'],
    ['99999999', '0', '0'],
  ]) {
    expect(readTile(z as string, x as string, y as string, 18)).toBeUndefined();
  }
});

test('the centre of a tile is in the middle of its coordinates, its edge within them', () => {
  fc.assert(
    fc.property(anyTile, (tile) => {
      const [west, , east, north] = tileBounds(tile);
      const [, south] = tileBounds({ ...tile, z: tile.z + 1, x: tile.x * 2, y: tile.y * 2 });
      const [x, y] = inTile(tile, (west + east) / 2, south);
      expect(Math.abs(x - extent / 2)).toBeLessThanOrEqual(1);
      expect(Math.abs(y - extent / 2)).toBeLessThanOrEqual(1);
      expect(inTile(tile, east + 1, north + 1)).toEqual([extent - 1, 0]);
    }),
  );
});

test('a tile’s number is a prefix of all cells in it', () => {
  fc.assert(
    fc.property(anyTile, fc.integer({ min: 0, max: 3 }), (tile, quarter) => {
      const child: Tile = { z: tile.z + 1, x: tile.x * 2 + (quarter & 1), y: tile.y * 2 + (quarter >> 1) };
      expect(tileNumber(child)).toBe(tileNumber(tile) * 4n + BigInt(quarter));
    }),
  );
});
