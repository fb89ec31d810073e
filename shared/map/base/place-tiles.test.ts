import { placeTiles } from './place-tiles.ts';

test('names come in coarse tiles from afar and finer ones close by', () => {
  expect(placeTiles([112, -44, 154, -10], 4)).toEqual(['3/6/4', '3/6/5', '3/7/4', '3/7/5']);
  expect(placeTiles([144.9, -37.85, 145.05, -37.75], 13)).toEqual(['3/7/4', '6/57/39', '9/462/314']);
});

test('a view wider than its level asks for no tiles of it', () => {
  expect(placeTiles([112, -44, 154, -10], 9).every((tile) => tile.startsWith('3/'))).toBe(true);
});

test('a view over the edge of the world asks for tiles that exist', () => {
  for (const tile of placeTiles([-190, -89, 190, 89], 3)) {
    const [z = 0, x = 0, y = 0] = tile.split('/').map(Number);
    expect(x >= 0 && x < 2 ** z && y >= 0 && y < 2 ** z).toBe(true);
  }
});
