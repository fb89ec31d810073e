import { drawing } from './drawing.ts';
import { lettering } from './drawing/lettering.ts';
import { floorPlans } from './floor-plans.ts';
import { sceneColour, sceneKeys, sceneKinds, sceneOf, scenesPerKind } from './scenes.ts';

test('[LIST-09] every key has a picture, 3:2, the same each time and unlike any other', () => {
  expect(sceneKeys).toHaveLength(sceneKinds.length * scenesPerKind);
  const drawn = sceneKeys.map((key) => drawing(key, 480));
  for (const svg of drawn) expect(svg).toMatch(/^<svg [^>]*width="480" height="320"/);
  expect(new Set(drawn).size).toBe(sceneKeys.length);
  expect(drawing('drawn-house-03', 480)).toBe(drawn[sceneKeys.indexOf('drawn-house-03')]);
  expect(drawn.join('')).not.toMatch(/NaN|undefined|<text/);
});

test('[DATA-04] a floor plan has the area written on it that is told of it, larger with more bedrooms', () => {
  for (const { key, squareMetres } of floorPlans)
    expect(drawing(key, 480)).toContain(lettering(`APPROX. ${squareMetres} SQ M`, 1180, 905, 17, '#2c3338', 2.4));
  const areas = (bedrooms: number) =>
    floorPlans.filter((plan) => plan.bedrooms === bedrooms).map(({ squareMetres }) => squareMetres);
  expect(Math.max(...areas(2))).toBeLessThan(Math.min(...areas(3)));
  expect(Math.max(...areas(3))).toBeLessThan(Math.min(...areas(4)));
  expect([Math.min(...areas(2)), Math.max(...areas(4))].map((area) => area > 80 && area < 200)).toEqual([true, true]);
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
