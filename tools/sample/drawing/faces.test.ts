import { drawFace, faces } from './faces.ts';

test('[LIST-09] every portrait is a face of its own, the same each time', () => {
  const drawn = faces.map((face) => drawFace(face, 256));
  for (const svg of drawn) expect(svg).toMatch(/^<svg [^>]*width="256" height="256"/);
  expect(new Set(drawn).size).toBe(72);
  expect(faces.map((face) => drawFace(face, 256))).toEqual(drawn);
  expect(drawn.join('')).not.toMatch(/NaN|undefined/);
});
