import { builtInCredits, readTileJson } from './base-source.ts';

test('the base map’s source comes from its document, with its attribution as plain text', () => {
  expect(
    readTileJson({
      tiles: ['/tiles/base/3/{z}/{x}/{y}.mvt'],
      minzoom: 2,
      maxzoom: 12,
      attribution: '&copy; <a href="https://tiles.example">Tiles &amp; Co</a>',
    }),
  ).toEqual({
    url: '/tiles/base/3/{z}/{x}/{y}.mvt',
    builtIn: true,
    kind: 'vector',
    minZoom: 2,
    maxZoom: 12,
    attribution: '© Tiles & Co',
  });
});

test('a document with few fields is read with the usual defaults; one without tiles is rejected', () => {
  expect(readTileJson({ tiles: ['/t/{z}/{x}/{y}'], minzoom: 'x', maxzoom: 99 })).toEqual({
    url: '/t/{z}/{x}/{y}',
    builtIn: false,
    kind: 'vector',
    minZoom: 0,
    maxZoom: 14,
    attribution: builtInCredits,
  });
  expect(readTileJson({ tiles: ['https://tiles.example/{z}/{x}/{y}.png'], format: 'png' }).kind).toBe('picture');
  for (const document of [null, {}, { tiles: [] }, { tiles: ['nowhere'] }, 7])
    expect(() => readTileJson(document)).toThrow('names no tiles');
});

test('[SRCH-94] images of satellites are a further layer with an attribution of their own; without tiles there are none', () => {
  const document = { tiles: ['/tiles/base/3/{z}/{x}/{y}.mvt'], attribution: 'Natural Earth' };
  const satellite = { tiles: ['https://images.example/{z}/{x}/{y}.jpg'], maxzoom: 19, attribution: '&copy; Images' };
  expect(readTileJson({ ...document, satellite })).toMatchObject({
    attribution: 'Natural Earth · © Images',
    satellite: { url: 'https://images.example/{z}/{x}/{y}.jpg', maxZoom: 19 },
  });
  for (const none of [undefined, null, {}, { tiles: ['nowhere'] }, 7])
    expect(readTileJson({ ...document, satellite: none })).not.toHaveProperty('satellite');
});
