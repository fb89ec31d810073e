import { render, screen } from '@testing-library/react';
import { AreaBoundary } from './area-boundary.tsx';

const Broken = (): never => {
  throw new Error('no page');
};
const draw = (address: string, broken: boolean, reports: unknown[]) => (
  <main>
    <p>The rest</p>
    <AreaBoundary address={address} report={(error, kind) => reports.push([kind, (error as Error).message])}>
      {broken ? <Broken /> : <p>Fine</p>}
    </AreaBoundary>
  </main>
);

test('[SHELL-09] an error in an area is shown there only and reported; the next address is tried again', () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const reports: unknown[] = [];
  const { rerender } = render(draw('/a', true, reports));
  expect(screen.getByRole('alert')).toHaveTextContent('This part of the page could not be shown');
  expect(screen.getByText('The rest')).toBeInTheDocument();
  // Only a page load helps: here the same code would fail again.
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('data-reload');
  expect(reports).toEqual([['render', 'no page']]);
  rerender(draw('/a', false, reports));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  rerender(draw('/b', false, reports));
  expect(screen.getByText('Fine')).toBeInTheDocument();
  silence.mockRestore();
});
