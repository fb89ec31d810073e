import { drawing } from './drawing.ts';
import { sceneColour, sceneKeys, sceneKinds, sceneOf, scenesPerKind } from './scenes.ts';

test('[LIST-09] every key has a picture, 3:2, the same each time and unlike any other', () => {
  expect(sceneKeys).toHaveLength(sceneKinds.length * scenesPerKind);
  const drawn = sceneKeys.map((key) => drawing(key, 480));
  for (const svg of drawn) expect(svg).toMatch(/^<svg [^>]*width="480" height="320"/);
  expect(new Set(drawn).size).toBe(sceneKeys.length);
  expect(drawing('drawn-house-03', 480)).toBe(drawn[sceneKeys.indexOf('drawn-house-03')]);
  expect(drawn.join('')).not.toMatch(/NaN|undefined|<text/);
});

test('[LIST-09] a picture has a dominant colour before it has loaded, and an unknown key a neutral one', () => {
  for (const key of sceneKeys) expect(sceneColour(key)).toMatch(/^#[\da-f]{6}$/);
  expect(sceneColour('drawn-castle-01')).toBe('#d9d6d0');
});

test.each([
  'drawn-house-00',
  'drawn-house-13',
  'drawn-house-1',
  'drawn-castle-01',
  '../drawn-house-01',
  'drawn-house-01x',
  '',
])('%p is no scene', (key) => {
  expect(sceneOf(key)).toBeNull();
  expect(drawing(key, 320)).toBeNull();
});
