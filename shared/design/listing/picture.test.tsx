import { render, screen } from '@testing-library/react';
import { Picture } from './picture.tsx';

const photo = { key: 'abc', width: 1440, height: 960, colour: '#aabbcc', alt: 'Front of the house' };

test('[LIST-09] a photograph comes in AVIF and WebP in every width, with one JPEG as fallback, and reserves its box', () => {
  const { container } = render(<Picture photo={photo} sizes="50vw" />);
  expect([...container.querySelectorAll('source')].map((source) => source.type)).toEqual(['image/avif', 'image/webp']);
  expect(container.querySelector('source')?.srcset).toContain('/media/abc/640.avif 640w');
  expect(container.querySelector('source')?.sizes).toBe('50vw');
  const image = screen.getByRole('img', { name: 'Front of the house' });
  expect(image).toHaveAttribute('src', '/media/abc/640.jpg');
  expect(image).toHaveAttribute('width', '1440');
  expect(image).toHaveAttribute('height', '960');
  expect(image).not.toHaveAttribute('srcset');
  expect(container.querySelector('picture')).toHaveStyle({ aspectRatio: '1440 / 960', backgroundColor: '#aabbcc' });
});

test('[LIST-09] a photograph is loaded lazily, one on the first screen is fetched first', () => {
  const { rerender } = render(<Picture photo={photo} sizes="50vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  rerender(<Picture photo={photo} sizes="50vw" eager />);
  expect(screen.getByRole('img')).not.toHaveAttribute('loading');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('[LIST-09] a drawing replaces a picture that has not been fetched', () => {
  const { container } = render(<Picture photo={{ ...photo, key: null }} sizes="50vw" />);
  expect(screen.getByRole('img', { name: 'Front of the house' })).toBeInTheDocument();
  expect(container.querySelector('img')).toBeNull();
});
