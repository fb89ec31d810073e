import { fireEvent, render, screen } from '@testing-library/react';
import { house } from '../../test-kit/listing.ts';
import { Lightbox } from './lightbox.tsx';
import type { GalleryEntry } from './entries.ts';

beforeAll(() => {
  // Missing in jsdom: two methods of dialogs, and a scrollable track of 1,000 pixels.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Object.defineProperty(HTMLUListElement.prototype, 'clientWidth', { configurable: true, get: () => 1000 });
  HTMLUListElement.prototype.scrollTo = () => undefined;
});

const [photo] = house.media.photos;
const entries = Array.from({ length: 5 }, (): GalleryEntry => ({
  kind: 'photo',
  photo: photo as NonNullable<typeof photo>,
  address: '/media/a/1440.jpg',
  label: 'Photograph',
}));

test('[LIST-09] two quick presses turn two pages and a zoom stays, while the first page is still scrolling', () => {
  render(<Lightbox entries={entries} subject="12 Rose Street" start={0} onClose={() => undefined} />);
  const viewer = screen.getByRole('dialog');
  const track = viewer.querySelector('ul') as HTMLUListElement;
  const scrollTo = (left: number) => {
    track.scrollLeft = left;
    fireEvent.scroll(track);
  };
  fireEvent.keyDown(viewer, { key: 'ArrowRight' });
  scrollTo(120);
  fireEvent.keyDown(viewer, { key: 'ArrowRight' });
  expect(viewer).toHaveTextContent(/^3 of 5/);
  fireEvent.keyDown(viewer, { key: '+' });
  scrollTo(1400);
  scrollTo(2000);
  expect(viewer).toHaveTextContent(/^3 of 5/);
  expect(screen.getByRole('button', { name: 'Smaller' })).toBeEnabled();
  // A swipe is followed again.
  scrollTo(2900);
  expect(viewer).toHaveTextContent(/^4 of 5/);
});
