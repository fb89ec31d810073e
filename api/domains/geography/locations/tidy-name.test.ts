import { tidyName } from './tidy-name.ts';

test.each([
  ['RICHMOND', 'Richmond'],
  ['richmond', 'Richmond'],
  ['ISLE OF CAPRI', 'Isle of Capri'],
  ['THE ENTRANCE', 'The Entrance'],
  ['LAVERTON NORTH', 'Laverton North'],
  ['BRIGHTON-LE-SANDS', 'Brighton-Le-Sands'],
  ['MCKINNON', 'McKinnon'],
  ["O'CONNOR", "O'Connor"],
  ['  GUM   TREE FLAT ', 'Gum Tree Flat'],
  ['McCrae', 'McCrae'],
])('[DATA-03] %s is written %s', (written, name) => {
  expect(tidyName(written)).toBe(name);
});
