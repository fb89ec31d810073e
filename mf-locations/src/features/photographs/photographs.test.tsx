import { cleanup, render, screen, within } from '@testing-library/react';
import { soldHome } from '../../test-kit/overview.ts';
import { Photographs } from './photographs.tsx';

afterEach(cleanup);
const home = (number: number, keys: readonly (string | null)[] = [`photo-${number}`]) => ({
  ...soldHome,
  id: String(number),
  uri: `${number}-wilson-street-richmond-vic-3121-house-${number}`,
  statusType: number % 2 ? ('buy' as const) : ('rent' as const),
  address: { ...soldHome.address, street: `${number} Wilson Street` },
  media: { photos: keys.map((key) => ({ key, colour: '#9db8a5', alt: 'The front of the house' })) },
});

test('[LOC-18] up to five photographs of homes on the market link to their homes, with alt text, fetched when near', () => {
  render(<Photographs name="Richmond" listings={[1, 2, 3, 4, 5, 6].map((number) => home(number))} />);
  const row = screen.getByRole('region', { name: 'Photos of homes in Richmond' });
  const links = within(row).getAllByRole('link');
  expect(links).toHaveLength(5);
  expect(links[0]).toHaveAttribute('href', '/property/1-wilson-street-richmond-vic-3121-house-1');
  expect(links.map(({ textContent }) => textContent).slice(0, 2)).toEqual([
    '1 Wilson StreetFor sale',
    '2 Wilson StreetFor rent',
  ]);
  for (const picture of within(row).getAllByRole('img')) {
    expect(picture).toHaveAttribute('alt', 'The front of the house');
    expect(picture).toHaveAttribute('loading', 'lazy');
  }
});

test('[LOC-18] fewer than three photographs show nothing; missing and duplicate pictures do not count', () => {
  const { container } = render(
    <Photographs name="Richmond" listings={[home(1), home(2), home(3, [null]), home(4, []), home(5, ['photo-1'])]} />,
  );
  expect(container).toBeEmptyDOMElement();
  cleanup();
  // A home whose first picture is another's shows its next one.
  render(<Photographs name="Richmond" listings={[home(1), home(2), home(3, [null, 'photo-1', 'photo-3'])]} />);
  expect(screen.getAllByRole('link')).toHaveLength(3);
});
