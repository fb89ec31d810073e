import { render, screen } from '@testing-library/react';
import { MapCredits } from './map-credits.tsx';

test('[MAP-11, SRCH-94] the first source is named, and a press lists them all', async () => {
  render(<MapCredits credits="© OpenStreetMap contributors, ODbL · Natural Earth" hasSatellite={false} />);
  const summary = screen.getByText('Sources of the map:').parentElement as HTMLElement;
  expect(summary).toHaveTextContent('Sources of the map: © OpenStreetMap contributors, ODbL and others');
  expect(screen.getByText('Natural Earth')).not.toBeVisible();
  summary.click();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '© OpenStreetMap contributors, ODbL',
    'Natural Earth',
  ]);
  expect(screen.getByText('This map has no satellite images.')).toBeVisible();
});

test('[MAP-11] one source has no others', () => {
  render(<MapCredits credits="© Example" hasSatellite />);
  expect(screen.getByText('Sources of the map:').parentElement as HTMLElement).toHaveTextContent(
    /^Sources of the map: © Examplei$/,
  );
  expect(screen.queryByText('This map has no satellite images.')).toBeNull();
});
