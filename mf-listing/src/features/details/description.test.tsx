import { fireEvent, render, screen } from '@testing-library/react';
import { Description } from './description.tsx';

const text = Array.from({ length: 12 }, (_, at) => `Paragraph ${at}: ${'a bright room, '.repeat(20)}`).join('\n\n');

test('[LIST-64] a description that is cut on the screen is printed whole, and is cut again after printing', () => {
  const { unmount } = render(<Description title="A home" text={text} />);
  const details = screen.getByText('Read more').closest('details') as HTMLDetailsElement;
  expect(details.open).toBe(false);
  fireEvent(window, new Event('beforeprint'));
  expect(details.open).toBe(true);
  fireEvent(window, new Event('afterprint'));
  expect(details.open).toBe(false);
  // What the reader has opened stays open.
  details.open = true;
  fireEvent(window, new Event('beforeprint'));
  fireEvent(window, new Event('afterprint'));
  expect(details.open).toBe(true);
  unmount();
  fireEvent(window, new Event('beforeprint'));
});
