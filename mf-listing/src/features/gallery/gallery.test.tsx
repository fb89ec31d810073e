import { fireEvent, render, screen } from '@testing-library/react';
import { house } from '../../test-kit/listing.ts';
import { Gallery } from './gallery.tsx';

beforeAll(() => {
  // Missing in jsdom.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

test('[SHELL-101] a press on a photograph shows on the gallery until the viewer’s script has come', async () => {
  const { container } = render(<Gallery listing={house} subject="12 Rose Street" />);
  const gallery = screen.getByRole('region', { name: 'Photos of 12 Rose Street' });
  const photograph = container.querySelector('li a');
  if (!photograph) throw new Error('There is no photograph.');
  fireEvent.click(photograph);
  expect(gallery).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(gallery).not.toHaveAttribute('aria-busy');
});
