import { drawScene } from './draw-scene.ts';
import { floorPlans } from './floor-plans.ts';
import { lettering } from './lettering.ts';
import { sceneKinds, scenes, scenesPerKind } from './scenes.ts';

test('[LIST-09] every scene has a picture, 3:2, the same each time and unlike any other', () => {
  expect(scenes).toHaveLength(sceneKinds.length * scenesPerKind);
  const drawn = scenes.map((scene) => drawScene(scene, 480));
  for (const svg of drawn) expect(svg).toMatch(/^<svg [^>]*width="480" height="320"/);
  expect(new Set(drawn).size).toBe(scenes.length);
  expect(scenes.slice(0, 5).map((scene) => drawScene(scene, 480))).toEqual(drawn.slice(0, 5));
  expect(drawn.join('')).not.toMatch(/NaN|undefined|<text/);
});

test('[DATA-04] a floor plan has its area written on it, larger with more bedrooms', () => {
  for (const { name, squareMetres } of floorPlans) {
    const scene = scenes.find((each) => each.name === name);
    expect(scene && drawScene(scene, 480)).toContain(
      lettering(`APPROX. ${squareMetres} SQ M`, 1180, 905, 17, '#2c3338', 2.4),
    );
  }
  const areas = (bedrooms: number) =>
    floorPlans.filter((plan) => plan.bedrooms === bedrooms).map(({ squareMetres }) => squareMetres);
  expect(Math.max(...areas(2))).toBeLessThan(Math.min(...areas(3)));
  expect(Math.max(...areas(3))).toBeLessThan(Math.min(...areas(4)));
  expect([Math.min(...areas(2)), Math.max(...areas(4))].map((area) => area > 80 && area < 200)).toEqual([true, true]);
});
