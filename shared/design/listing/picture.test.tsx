import { render, screen } from '@testing-library/react';
import { Picture } from './picture.tsx';

const photo = { key: 'abc', width: 1440, height: 960, colour: '#aabbcc', alt: 'Front of the house' };

test('[LIST-09] a photograph comes in AVIF in every width, with one WebP as fallback, and reserves its box', () => {
  const { container } = render(<Picture photo={photo} sizes="50vw" />);
  expect([...container.querySelectorAll('source')].map((source) => source.type)).toEqual(['image/avif']);
  expect(container.querySelector('source')?.srcset).toContain('/media/abc/640.avif 640w');
  expect(container.querySelector('source')?.sizes).toBe('50vw');
  const image = screen.getByRole('img', { name: 'Front of the house' });
  expect(image).toHaveAttribute('src', '/media/abc/960.webp');
  expect(image).toHaveAttribute('width', '1440');
  expect(image).toHaveAttribute('height', '960');
  expect(image).not.toHaveAttribute('srcset');
  expect(container.querySelector('picture')).toHaveStyle({ aspectRatio: '1440 / 960', backgroundColor: '#aabbcc' });
});

test('[LIST-09, SHELL-22] a picture that fills a box has no size of its own', () => {
  const { key, colour, alt } = photo;
  const { container } = render(<Picture photo={{ key, colour, alt }} sizes="112px" fill />);
  expect(screen.getByRole('img')).not.toHaveAttribute('width');
  expect(container.querySelector('source')?.srcset).toBe('/media/abc/320.avif 320w, /media/abc/640.avif 640w');
  expect(screen.getByRole('img')).toHaveAttribute('src', '/media/abc/640.webp');
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
