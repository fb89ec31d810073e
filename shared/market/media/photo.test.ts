import { photoAddress, photoSources } from './photo.ts';

test('a photograph has an address for every width and format', () => {
  expect(photoAddress('a1b2', 640, 'avif')).toBe('/media/a1b2/640.avif');
  expect(photoAddress('a1b2', 641, 'webp')).toBe('/media/a1b2/960.webp');
  expect(photoAddress('a1b2', 9999, 'jpg')).toBe('/media/a1b2/1440.jpg');
  expect(photoAddress('../x', 320, 'jpg')).toBe('/media/..%2Fx/320.jpg');
  expect(photoSources('a1b2', 'jpg')).toBe(
    '/media/a1b2/320.jpg 320w, /media/a1b2/640.jpg 640w, /media/a1b2/960.jpg 960w, /media/a1b2/1440.jpg 1440w',
  );
});
