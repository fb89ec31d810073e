import { render, screen } from '@testing-library/react';
import { Pagination, pageWindow } from './pagination.tsx';

test('pages are real links, and the current one is marked', () => {
  render(<Pagination current={2} total={40} href={(page) => `/for-sale/page-${page}`} />);
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/for-sale/page-1');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/for-sale/page-3');
  expect(screen.getByRole('link', { name: 'Page 40' })).toBeInTheDocument();
});

test('one page needs no links', () => {
  const { container } = render(<Pagination current={1} total={1} href={String} />);
  expect(container).toBeEmptyDOMElement();
});

test.each([
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [4, 6, [1, 2, 3, 4, 5, 6]],
  [9, 9, [1, null, 8, 9]],
])('page %d of %d shows its neighbours and both ends', (current, total, shown) => {
  expect(pageWindow(current, total)).toEqual(shown);
});
