import { photoAddress, photoSources, plainPhotoAddress } from './photo.ts';

test('a photograph has an address for every width and format', () => {
  expect(photoAddress('a1b2', 640, 'avif')).toBe('/media/a1b2/640.avif');
  expect(photoAddress('a1b2', 641, 'webp')).toBe('/media/a1b2/960.webp');
  expect(photoAddress('a1b2', 9999, 'jpg')).toBe('/media/a1b2/1440.jpg');
  expect(photoAddress('../x', 320, 'jpg')).toBe('/media/..%2Fx/320.jpg');
});

test('[LIST-09, SHELL-22] a page offers the widths that a picture of its size can need', () => {
  expect(photoSources('a1b2', '50vw')).toBe(
    '/media/a1b2/320.avif 320w, /media/a1b2/640.avif 640w, /media/a1b2/960.avif 960w, /media/a1b2/1440.avif 1440w',
  );
  expect(photoSources('a1b2', '112px')).toBe('/media/a1b2/320.avif 320w, /media/a1b2/640.avif 640w');
  expect(photoSources('a1b2', '900px')).toContain('1440w');
  expect(plainPhotoAddress('a1b2', '50vw')).toBe('/media/a1b2/960.webp');
  expect(plainPhotoAddress('a1b2', '80px')).toBe('/media/a1b2/320.webp');
});
