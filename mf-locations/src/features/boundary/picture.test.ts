import { boundaryPicture, height, width, type Outlined } from './picture.ts';

const square = (slug: string, x: number, y: number, size = 0.02): Outlined => ({
  place: { slug, name: slug },
  centre: { longitude: x, latitude: y },
  rings: [
    {
      points: [
        x - size / 2,
        y - size / 2,
        x + size / 2,
        y - size / 2,
        x + size / 2,
        y + size / 2,
        x - size / 2,
        y + size / 2,
        x - size / 2,
        y - size / 2,
      ],
    },
  ],
});
const real = { approximate: false, credit: 'Bureau' };

test('[LOC-03] a suburb is in the centre of its picture, north up, with degrees of longitude shortened for its latitude', () => {
  const picture = boundaryPicture(square('richmond', 145, -60), [], real);
  // At 60 degrees south a degree of longitude is half as long.
  expect(picture?.path).toBe('M396 437l168 0 0 -334 -168 0z');
  expect(picture).toMatchObject({
    width,
    height,
    approximate: false,
    credit: 'Bureau',
    scale: { kilometres: 1, length: 150 },
  });
});

test('[LOC-03] its neighbours surround it in their positions, except distant ones', () => {
  const picture = boundaryPicture(
    square('richmond', 145, 0),
    [square('east', 145.02, 0), square('north', 145, 0.02), square('far', 149, 0)],
    real,
  );
  expect(picture?.around.map(({ slug, x, y }) => [slug, x, y])).toEqual([
    ['east', 815, 270],
    ['north', 480, -65],
  ]);
});

test('[LOC-03] without an outline there is no picture', () => {
  expect(boundaryPicture({ ...square('a', 1, 1), rings: [] }, [], real)).toBeNull();
});

test('[LOC-03] names are shown where there is room: the suburb’s own, then the nearest', () => {
  const picture = boundaryPicture(
    square('richmond', 145, 0),
    [square('east', 145.012, 0), square('a-long-name-beside-it', 145.013, 0.0005), square('north', 145, 0.0125)],
    real,
  );
  expect(picture?.around.map(({ slug, named }) => [slug, named])).toEqual([
    ['east', true],
    ['a-long-name-beside-it', false],
    ['north', true],
  ]);
});
